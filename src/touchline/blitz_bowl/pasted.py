"""Card text that somebody pasted, and the line of the card language that is printed like it."""

from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.text import lines_text
from touchline.table.errors import TouchlineError
from touchline.table.pasted import what_to_write


def meant(catalogue: Catalogue, text: str, kind: str) -> str:
    """What to write in place of a text on a kind of card, by the lines of the cards there are."""
    known = [(line, printed) for line in lines_of(catalogue, kind) for printed in printed_as(catalogue, line, kind)]
    return what_to_write(text, known, lambda line: printed_as(catalogue, line, kind))


def lines_of(catalogue: Catalogue, kind: str) -> list[str]:
    """All lines of the cards of a kind, each once."""
    found: list[str] = []
    if kind == "ability":
        found = [line for lines in catalogue.ability_lines.values() for line in lines]
    elif kind == "challenge":
        found = [challenge.line for challenge in catalogue.challenges]
    elif kind == "play":
        found = [play.line for play in catalogue.plays]
    elif kind == "event":
        found = [line for event in catalogue.events for line in event.lines]
    elif kind == "arena":
        found = [line for arena in catalogue.arenas for line in arena.lines]
    else:
        found = [line for ball in catalogue.balls for line in ball.lines]
    return list(dict.fromkeys(found))


def printed_as(catalogue: Catalogue, line: str, kind: str) -> list[str]:
    """The texts of a line in every language; none of one that is wrong."""
    try:
        return [lines_text(catalogue, kind, (line,), language) for language in catalogue.texts]
    except TouchlineError:
        return []
