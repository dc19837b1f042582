"""Card text that somebody pasted, and the line of the card language that is printed like it."""

from touchline.table.errors import TouchlineError
from touchline.table.pasted import what_to_write
from touchline.team_manager import card_kinds
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.text import line_text


def meant(catalogue: Catalogue, text: str, kind: int) -> str:
    """What to write in place of a text on a kind of card, by the lines of the cards there are."""
    known: list[tuple[str, str]] = []
    on_player = kind in (card_kinds.PLAYER, card_kinds.STAR)
    for face, abilities in enumerate(catalogue.abilities):
        if (catalogue.kinds[face] in (card_kinds.PLAYER, card_kinds.STAR)) == on_player:
            for ability in abilities:
                for printed in printed_as(catalogue, ability.line, kind):
                    if (ability.line, printed) not in known:
                        known.append((ability.line, printed))
    return what_to_write(text, known, lambda line: printed_as(catalogue, line, kind))


def printed_as(catalogue: Catalogue, line: str, kind: int) -> list[str]:
    """The texts of a line in every language; none of one that is wrong."""
    try:
        return [line_text(catalogue, line, kind, language) for language in catalogue.texts]
    except TouchlineError:
        return []
