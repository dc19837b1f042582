"""Reading a file that somebody else may have written: its text, or one sentence."""

import os
from typing import Any

from touchline.table.errors import BadArgument, BadFile, shown


def file_name(path: Any, what: str) -> str:
    """The name of a file that somebody names as a text or as a path."""
    name = os.fspath(path) if isinstance(path, str | os.PathLike) else path
    if not isinstance(name, str) or not name:
        raise BadArgument(f"{what} is named by its path, as in 'game.tlr', not by {shown(path)}.")
    return name


def read_text(path: str, what: str, largest: int) -> str:
    """The text of a file of at most so many bytes; ``what`` names it in errors, as in "A replay"."""
    try:
        if os.path.getsize(path) > largest:
            raise BadFile(f"{what} has at most {largest} bytes.", path)
        with open(path, encoding="utf-8") as file:
            return file.read()
    except UnicodeDecodeError:
        raise BadFile(f"{what} is text in UTF-8, and this is not.", path) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "its name cannot be"
        raise BadFile(f"{what} cannot be read here: {reason}.", path) from None
