"""Extras: what an install may bring beyond the engine, and which of them has a package that is missing."""

from typing import Final

# By extra, the packages that Touchline imports for it, by the names they are imported by.
PACKAGES: Final = {
    "play": ("rich", "typer"),
    "server": ("msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets"),
}
NEEDED_BY: Final = {
    "play": "The commands in the terminal need",
    "server": "The server needs",
}


def missing(module: str) -> str:
    """What to do about a module that could not be imported, in a sentence; empty if no extra has it."""
    package = module.partition(".")[0]
    for extra, packages in PACKAGES.items():
        if package in packages:
            return f"{NEEDED_BY[extra]} the package {package!r}; install it with: pip install 'touchline[{extra}]'"
    return ""
