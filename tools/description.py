"""What the package says of itself where it is offered: the README without the ways that lead nowhere from there.

In a checkout the README's links lead to files beside it. Elsewhere they lead to the project's home on the web; where
the project names none, words stay without their links, and pictures stay away.
"""

import re
from typing import Final

WAY: Final = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s]+)\)")
PAGES: Final = {
    "Homepage": "",
    "Source": "",
    "Documentation": "/tree/main/docs",
    "Changelog": "/blob/main/CHANGELOG.md",
    "Issues": "/issues",
}


def urls(home: str) -> dict[str, str]:
    """The addresses that go with a project's home."""
    return {name: home + rest for name, rest in PAGES.items()} if home else {}


def readme(text: str, home: str) -> str:
    """The README for readers who have no checkout."""
    blocks = [block for block in text.split("\n\n") if home or not shows_pictures(block)]
    return "\n\n".join(block if block.startswith("```") else led(block, home) for block in blocks)


def shows_pictures(block: str) -> bool:
    return any(found.group(1) for found in WAY.finditer(block))


def led(block: str, home: str) -> str:
    """With ways that lead somewhere."""

    def put(found: re.Match[str]) -> str:
        picture, words, path = found.groups()
        if not home:
            return words
        return f"{picture}[{words}]({home}/{'raw' if picture else 'blob'}/main/{path})"

    return WAY.sub(put, block)
