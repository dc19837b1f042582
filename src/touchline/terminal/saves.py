"""Files of games: replays that a person names, and those of unfinished games that are kept for him.

What is kept holds the seed and with it every hidden card, so nobody else may read it.
"""

import os
import time
from typing import Any, Final

from touchline.table.errors import BadArgument, BadFile
from touchline.terminal.speech import Shared

KEPT: Final = 20  # unfinished games; older ones are thrown away
SUFFIX: Final = ".tlr"


def data_folder() -> str:
    """Where things of this person are kept, by the XDG base directories; nothing where there is no such place."""
    home = os.environ.get("XDG_DATA_HOME", "")
    if not os.path.isabs(home):
        home = os.environ.get("LOCALAPPDATA", "") if os.name == "nt" else os.path.expanduser("~/.local/share")
    return os.path.join(home, "touchline") if os.path.isabs(home) else ""


def games_folder() -> str:
    folder = data_folder()
    return os.path.join(folder, "games") if folder else ""


def write_private(path: str, text: str) -> None:
    """Write a file that this person alone may read, whole or not at all; its folder is made."""
    for folder in (data_folder(), os.path.dirname(path)):
        os.makedirs(folder, mode=0o700, exist_ok=True)
    partial = f"{path}.{os.getpid()}.part"
    if os.path.lexists(partial):
        os.remove(partial)
    with open(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(partial, path)


# --- Unfinished games -------------------------------------------------------------------------------------------------


def is_ours(path: str) -> bool:
    """Whether a file is one of the games that are kept."""
    folder = games_folder()
    return bool(folder) and os.path.dirname(os.path.realpath(path)) == os.path.realpath(folder)


def new_place(game: str) -> str:
    """The file of a game that begins now; nothing where none can be kept."""
    folder = games_folder()
    if not folder:
        return ""
    stamp = f"{game}.{time.strftime('%Y-%m-%d-%H%M%S')}"
    places = (os.path.join(folder, f"{stamp}{more}{SUFFIX}") for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next((place for place in places if not os.path.exists(place)), "")


def kept(game: str = "") -> list[str]:
    """The games that are kept, the latest first; those of one game alone, if it is named."""
    folder = games_folder()
    if not folder:
        return []
    try:
        with os.scandir(folder) as found:
            files = [(one.stat().st_mtime, one.path) for one in found if is_kept(one.name, game)]
    except OSError:
        return []
    return [path for _, path in sorted(files, reverse=True)]


def is_kept(name: str, game: str) -> bool:
    return name.endswith(SUFFIX) and (not game or name.startswith(f"{game}."))


def latest(game: str = "") -> str:
    """The game that was kept last, or one sentence."""
    found = kept(game)
    if not found:
        raise BadArgument(f"No unfinished game{f' of {game}' if game else ''} is kept here; name a file to go on with.")
    return found[0]


def forget(path: str) -> None:
    """A game that is over, or goes on elsewhere, is kept no more."""
    try:
        os.remove(path)
    except OSError:
        pass


def prune() -> None:
    """Old games make room for new ones."""
    for path in kept()[KEPT:]:
        forget(path)


# --- Files that a person names ----------------------------------------------------------------------------------------


def unwritable(path: str) -> str:
    """Why a file cannot be written, as a code of the terminal's messages (``ask``); nothing if it can."""
    if os.path.isdir(path):
        return "is-folder"
    folder = os.path.dirname(os.path.abspath(path))
    if not os.path.isdir(folder):
        return "no-folder"
    return "" if os.access(path if os.path.exists(path) else folder, os.W_OK) else "not-writable"


def writable(path: str) -> None:
    """Find out before the game, not after it, whether it can be saved."""
    trouble = unwritable(path)
    if trouble:
        raise BadFile(Shared().say(f"ask.{trouble}"), path)


def save_replay(replay: Any, path: str) -> None:
    try:
        replay.save(path)
    except OSError as error:
        raise BadFile("cannot be written", path) from error
