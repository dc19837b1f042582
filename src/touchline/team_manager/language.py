"""The card language: one line for each ability (``docs/cards/language.md``).

``parse`` reads a line into a ``Line``: a small tree of ``Node``s that keeps the words as the designer meant them.
``compiler.py`` turns it into ``Ability`` records made of numbers, which the rules carry out; ``text.py`` turns the same
``Line`` into the printed text. The words stand in ``vocabulary``, each with all that belongs to it.
"""

from touchline.team_manager.parser import Line, Parser
from touchline.team_manager.sense import check_sense


def parse(source: str, path: str = "", line: int = 1, column: int = 1) -> Line:
    """Read one line of the card language. ``column`` is where its first character stands."""
    parser = Parser(source, path, line, column)
    parsed = parser.parse()
    check_sense(parser, parsed)
    return parsed
