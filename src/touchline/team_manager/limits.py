"""How much the packs of a season may hold: what codes, steps and frames have room for."""

from typing import Final

from touchline.table.decision import ARGUMENT_MASK
from touchline.table.pack import Pack, check_room
from touchline.team_manager import card_kinds, places
from touchline.team_manager.cards import Catalogue

MOST_CARDS: Final = ARGUMENT_MASK  # an option names a card by its handle
MOST_ABILITIES: Final = 4095  # a step names an ability by twelve bits
OF_A_TEAM: Final = (card_kinds.PLAYER, card_kinds.TEAM_UPGRADE)


def check_limits(catalogue: Catalogue, packs: list[Pack]) -> None:
    """Whether any season with these packs has room in what the rules work with."""
    abilities = sum(len(abilities) for abilities in catalogue.abilities)
    check_room(packs, "different cards", len(catalogue.ids), MOST_CARDS)
    check_room(packs, "abilities", abilities, MOST_ABILITIES)
    check_room(packs, "cards on the table of the largest season", most_cards(catalogue), MOST_CARDS)


def most_cards(catalogue: Catalogue) -> int:
    """The cards of a season with as many managers as can be, of the teams that have the most."""
    teams = [0] * len(catalogue.teams)
    common = 0
    for kind, team, copies in zip(catalogue.kinds, catalogue.logos, catalogue.copies):
        if kind in OF_A_TEAM:
            teams[team] += copies
        else:
            common += copies
    return common + sum(sorted(teams)[-places.MOST_SEATS :])
