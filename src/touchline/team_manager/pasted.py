"""Card text that somebody pasted, and the line of the card language that is printed like it."""

from typing import Final

from touchline.table.errors import TouchlineError
from touchline.table.pasted import what_to_write
from touchline.team_manager import card_kinds
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.text import line_text

ON_PLAYERS: Final = (card_kinds.PLAYER, card_kinds.STAR)


def meant(catalogue: Catalogue, text: str, kind: int) -> str:
    """What to write in place of a text on a kind of card, by the lines of the cards there are."""
    known = [(line, printed) for line in lines_like(catalogue, kind) for printed in printed_as(catalogue, line, kind)]
    return what_to_write(text, known, lambda line: printed_as(catalogue, line, kind))


def lines_like(catalogue: Catalogue, kind: int) -> list[str]:
    """The lines of all cards that can have what a card of this kind has, each once: of players, or of the others."""
    lines: dict[str, None] = {}
    for face, abilities in enumerate(catalogue.abilities):
        if (catalogue.kinds[face] in ON_PLAYERS) == (kind in ON_PLAYERS):
            lines |= dict.fromkeys(ability.line for ability in abilities)
    return list(lines)


def printed_as(catalogue: Catalogue, line: str, kind: int) -> list[str]:
    """The texts of a line in every language; none of one that is wrong."""
    try:
        return [line_text(catalogue, line, kind, language) for language in catalogue.texts]
    except TouchlineError:
        return []
