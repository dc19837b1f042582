"""Chromium for the tests in a browser: found on this machine, or installed where that is possible.

Looked for in this order: ``$CHROMIUM``, the path, the system's package manager (as root). Without one the command ends
with a sentence that says what to install; the tests never pass for want of a browser.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES: Final = ("chromium", "fonts-noto-cjk")  # without the fonts Japanese is drawn as boxes
MISSING: Final = (
    "The tests in a browser need Chromium: install it (on Debian `apt-get install chromium fonts-noto-cjk`), "
    "or name one with CHROMIUM=/path/to/it."
)


def found() -> str:
    """Where Chromium is; empty if it is not there."""
    named = os.environ.get("CHROMIUM", "")
    if named:
        return named if Path(named).is_file() else ""
    return next((path for path in map(shutil.which, NAMES) if path), "")


def install() -> None:
    """By the package manager, where we may."""
    apt = Path(__file__).with_name("apt.py")
    subprocess.run([sys.executable, apt, "to test the page in a browser", *PACKAGES], check=False)


def main() -> int:
    if not found() and not os.environ.get("CHROMIUM"):
        install()
    if not found():
        print(MISSING, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
