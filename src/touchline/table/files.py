"""Reading a file that somebody else may have written: its text, or one sentence."""

import os

from touchline.table.errors import BadFile


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
