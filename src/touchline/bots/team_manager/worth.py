"""What cards are worth: a beginner's price list, worked out from what is printed on them.

Two units are used. *Power* is Star Power at a matchup. *Fans* are what the season is won with. One fan is worth about
``POWER_OF_A_FAN`` Star Power.
"""

from typing import Final

from touchline.team_manager import card_kinds, counts, families, headings, icons, moments, places, whom
from touchline.team_manager import lexicon as lexicon  # it numbers the words
from touchline.team_manager.cards import Ability, Catalogue, Payout
from touchline.team_manager.view import View
from touchline.team_manager.vocabulary.counts import (
    FREEBOOTERS,
    LOGO_STARS,
    OTHER_STARS,
    STAFF_UPGRADES,
    STARS,
    TEAM_UPGRADES,
)
from touchline.team_manager.vocabulary.fans import GAIN

POWER_OF_A_FAN: Final = 2.0
SKILL_POWER: Final = {icons.CHEAT: 0.3, icons.PASS: 2.0, icons.SPRINT: 0.4, icons.TACKLE: 1.2}
ABILITY_POWER: Final = 0.4
UNSEEN: Final = -1  # the face of a card that is not known
WEEKLY_FANS: Final = 0.5  # of an upgrade that helps once a week


class Worth:
    """The price list of a catalogue. Lists have one entry for each face."""

    def __init__(self, cards: Catalogue) -> None:
        tokens = [
            face for face, kind in enumerate(cards.kinds) for _ in range(cards.copies[face]) if kind == card_kinds.TOKEN
        ]
        number = max(1, len(tokens))
        self.token_stays = 1 - sum(1 for face in tokens if cards.token_ejects[face]) / number
        self.token = [
            cards.token_power[face] + cards.token_fans[face] * POWER_OF_A_FAN for face in range(len(cards.kinds))
        ]
        self.token.append(sum(self.token[face] for face in tokens) / number)  # at UNSEEN: of one that lies facedown
        faces = range(len(cards.kinds))
        self.player = [player_worth(cards, face) for face in faces]
        self.carrier = [carrier_worth(cards, face) for face in faces]


def player_worth(cards: Catalogue, face: int) -> float:
    """A player in hand: Star Power first, then skills, then abilities."""
    power = cards.standing[face] + 0.3 * cards.downed[face]
    for skill in cards.skills[face]:
        power += SKILL_POWER.get(skill, 0.0)
    return power + ABILITY_POWER * len(cards.abilities[face])


def carrier_worth(cards: Catalogue, face: int) -> float:
    """Who should have the ball: those who gain by it, and those who are hard to take it from."""
    power = float(cards.carrier_power[face])
    if cards.firm[face]:
        power += 1.0
    if cards.sure_hands[face]:
        power += 0.7
    for ability in cards.abilities[face]:
        if ability.event == moments.SCORING and any(
            who & whom.CARRIER and who & whom.THIS for _, _, who, _ in ability.conditions
        ):
            power += fans_of(ability) * POWER_OF_A_FAN
    return power


def fans_of(ability: Ability) -> int:
    return sum(number for effect, number, _who, _count in ability.effects if effect == GAIN.number)


_worths: dict[str, Worth] = {}


def worth_of(cards: Catalogue) -> Worth:
    """The price list of a catalogue, made once."""
    worth = _worths.get(cards.digest)
    if worth is None:
        worth = _worths[cards.digest] = Worth(cards)
    return worth


# --- Payouts --------------------------------------------------------------------------------------------------


def payout_worth(payout: Payout, weeks: int) -> float:
    """Fans of a payout section; ``weeks`` are still to come, and stars that come too late are worth nothing."""
    fans = float(payout.fans)
    if payout.stars:
        fans += STAR_FANS[min(weeks, LAST)] + MORE_TO_CHOOSE * (payout.stars - 1)
    if payout.team:
        fans += TEAM_FANS[min(weeks, LAST)] + MORE_TO_CHOOSE * (payout.team - 1)
    if payout.staff:
        fans += STAFF_FANS[min(weeks, LAST)] + MORE_TO_CHOOSE * (payout.staff - 1)
    return fans


MORE_TO_CHOOSE: Final = 0.25
STAR_FANS: Final = (0.1, 1.5, 2.2, 2.8, 3.2)
TEAM_FANS: Final = (0.4, 1.0, 1.5, 1.9, 2.2)
STAFF_FANS: Final = (1.0, 1.4, 1.7, 2.0, 2.3)
LAST: Final = 4


def section_worth(cards: Catalogue, face: int, weeks: int) -> list[float]:
    """The sections of a highlight or tournament; of a choice the better one counts."""
    return [max(payout_worth(payout, weeks) for payout in choices) for choices in cards.sections[face]]


# --- Improvements ---------------------------------------------------------------------------------------------


def improvement_worth(view: View, face: int, weeks: int) -> float:
    """A Star Player or an upgrade that could be kept, in fans."""
    cards = view.table.catalogue
    if cards.kinds[face] == card_kinds.STAR:
        return worth_of(cards).player[face] * STAR_FANS[min(weeks, LAST)] / 5
    fans = 0.0
    for ability in cards.abilities[face]:
        if ability.label == headings.END:
            fans += end_worth(view, ability, face)
        else:
            fans += WEEKLY_FANS * weeks * max(1, fans_of(ability))
    return fans


def end_worth(view: View, ability: Ability, face: int) -> float:
    """What an End of Game ability pays, as the roster is now."""
    fans = 0.0
    for effect, number, _who, what in ability.effects:
        if effect == GAIN.number:
            fans += number * (counted(view, what, face) if what != counts.NONE else 1)
    return fans / 2 if ability.conditions else fans


def counted(view: View, what: int, face: int) -> int:
    """How many cards of the kind this seat has; an upgrade that counts its own kind counts itself."""
    table = view.table
    kinds = table.catalogue.kinds
    if what in (TEAM_UPGRADES.number, STAFF_UPGRADES.number):
        kind = card_kinds.TEAM_UPGRADE if what == TEAM_UPGRADES.number else card_kinds.STAFF_UPGRADE
        mine = [table.face[card] for card in table.piles[places.IN_PLAY + view.seat]] + [face]
        return sum(1 for one in mine if kinds[one] == kind)
    stars = [one for one in roster_faces(view) if kinds[one] == card_kinds.STAR]
    cards = table.catalogue
    if what == FREEBOOTERS.number:
        return sum(1 for one in stars if cards.freebooter[one])
    if what == STARS.number:
        return sum(1 for one in stars if not cards.freebooter[one])
    if what == LOGO_STARS.number:
        return sum(1 for one in stars if cards.logos[one] == table.teams[view.seat])
    if what == OTHER_STARS.number:
        return sum(1 for one in stars if cards.logos[one] != table.teams[view.seat])
    return 1


def roster_faces(view: View) -> list[int]:
    """The faces of this seat's players: those in sight, and those known to be somewhere in the deck."""
    table = view.table
    family = families.ROSTER + view.seat
    faces = [
        table.face[card]
        for card, kin in enumerate(table.family)
        if kin == family and table.face[card] >= 0 and table.place[card] != places.BOX
    ]
    return faces + [entry & 1023 for entry in view.hidden if entry >> 10 == family]
