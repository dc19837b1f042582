"""The browser of whoever starts the server: opened where there is one with windows, and never waited for."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from typing import Final

# Without one of these a Unix has no windows, and Python would start a text browser in the terminal of the server.
SCREENS: Final = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")


def has_windows(platform: str, environment: Mapping[str, str]) -> bool:
    return platform in ("darwin", "win32") or any(environment.get(name) for name in SCREENS)


def open_page(address: str) -> bool:
    """Open the page, if there is a browser that can; says whether there is."""
    if not has_windows(sys.platform, os.environ):
        return False
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    threading.Thread(target=found.open, args=(address,), daemon=True).start()
    return True
