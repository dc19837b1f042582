"""The page to play on: files that the web build has left in a folder, served as they lie there.

The addresses of the page's own making all answer with ``index.html``; the page finds out for itself what they mean.
Files under ``assets`` have a hash of their content in the name, so a browser may keep them for good.
"""

import re
from pathlib import Path
from typing import Final

from touchline.server.http.cached import ASK_FIRST, FOR_GOOD, CachedAnswer, cached

# The first words of the addresses that are the page's; whatever follows them is its business too.
PLACES: Final = ("t", "new", "mine", "learn", "replay", "open", "rules", "cards")

# What lies beside the page under a name of its own: its sign, and whose the fonts and the code of others in it are.
BESIDE: Final = ("favicon.svg", "third-party.txt")

HTML: Final = "text/html; charset=utf-8"
MEDIA: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": HTML,
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PLAIN_NAME: Final = re.compile(r"[\w-][\w.-]{0,199}", re.ASCII)  # one word: no way leads out of the folder

NOT_BUILT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Touchline</title>
<h1>Touchline</h1>
<p>The server runs, but the page to play on has not been built: stop the server, run <code>make play</code> in the
checkout, and come back.</p>
</html>
"""


def page_paths() -> list[str]:
    """The addresses at which the page is."""
    return ["/", *(f"/{place}" for place in PLACES), *(f"/{place}/{{rest:path}}" for place in PLACES)]


class Page:
    """The folder of the built page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def index(self) -> CachedAnswer:
        """The page itself, or how to build it."""
        return self.file("index.html") or cached(NOT_BUILT, HTML)

    def asset(self, name: str) -> CachedAnswer | None:
        """A file whose name changes with its content."""
        return self.file(name, "assets", FOR_GOOD)

    def file(self, name: str, under: str = "", cache: str = ASK_FIRST) -> CachedAnswer | None:
        """A file of a kind that pages are made of; None if there is none by that name."""
        media = MEDIA.get(Path(name).suffix)
        if media is None or not PLAIN_NAME.fullmatch(name):
            return None
        path = self.folder / under / name
        data = read(path)
        return None if data is None else cached(data, media, read(path.with_name(name + ".gz")), cache)


def read(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:
        return None
