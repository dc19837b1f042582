"""What the commands share: what people give is read, and what they get is shown."""

import json
from typing import Any

import typer

from touchline.table.errors import BadArgument


def example(*lines: str) -> str:
    """The end of a help page."""
    return "Example: " + "  or  ".join(lines)


def names(text: str) -> list[str]:
    """``a,b`` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]


def whole(text: str, what: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadArgument(f"{what} is a whole number, not {text[:40]!r}.") from None


def count(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"


def print_json(value: Any) -> None:
    typer.echo(json.dumps(value, indent=2, ensure_ascii=False))


def console() -> Any:
    from touchline.terminal.folding import FoldingConsole

    return FoldingConsole(highlight=False, soft_wrap=False)


def progress(total: int, what: str) -> Any:
    """A bar on the error stream, where somebody can see it."""
    from touchline.terminal.progress import shown

    return shown(total, what)
