"""What penalty cards say (TM 16.4): losses that their manager chooses, and what lasts while they lie faceup."""

from collections.abc import Callable
from typing import Any, Final

from touchline.table.decision import codes_for, first_of
from touchline.table.dice import REVEALS
from touchline.table.registry import CARD, NUMBER, OPTION, SEAT, EventKind, Kind, Step, Verb
from touchline.team_manager import card_kinds, events, places, slots, verbs, whom
from touchline.team_manager.cards import Ability, Catalogue, note_value, value_of
from touchline.team_manager.effects import rule_of
from touchline.team_manager.holding import always
from touchline.team_manager.mechanics.contracts import OWN, SUPPLY
from touchline.team_manager.mechanics.penalty_piles import (
    THROWN_AWAY,
    facedown,
    faceup,
    receive,
    throw_away,
)
from touchline.team_manager.payouts import STAFF
from touchline.team_manager.pitch import discard
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.counts import roster
from touchline.team_manager.vocabulary.fans import opponents
from touchline.team_manager.vocabulary.lasting import lasting
from touchline.team_manager.vocabulary.word import Count, Effect, phrase

ON_PENALTIES: Final = "penalties"
ANY_UPGRADE: Final = 0  # else the kind of card, as the step has it

# --- Losses (TM 16.4.4 to 16.4.6) ----------------------------------------------------------------------------------


def lose_upgrade(t: Season, _frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    ask_upgrade(t, t.owner[source], number, ANY_UPGRADE)


def lose_team_upgrade(t: Season, _frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    ask_upgrade(t, t.owner[source], number, card_kinds.TEAM_UPGRADE)


def lose_staff_upgrade(t: Season, _frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    ask_upgrade(t, t.owner[source], number, card_kinds.STAFF_UPGRADE)


def upgrades(t: Season, seat: int, kind: int) -> list[int]:
    sorts = t.catalogue.kinds
    return [card for card in t.piles[places.IN_PLAY + seat] if not kind or sorts[t.face[card]] == kind]


def ask_upgrade(t: Season, seat: int, number: int, kind: int) -> None:
    """He chooses what he loses, as far as he has it (TM 16.4.4, 16.4.5)."""
    codes = codes_for(GIVE_UP.number, upgrades(t, seat, kind))
    if number and codes:
        t.ask(WHICH_UPGRADE.number, seat, codes, UPGRADE_LOST.number, seat, number << 8 | kind)


def upgrade_lost(t: Season, seat: int, packed: int, code: int) -> None:
    to_the_box(t, seat, first_of(code))
    ask_upgrade(t, seat, (packed >> 8) - 1, packed & 255)


def to_the_box(t: Season, seat: int, card: int) -> None:
    """A lost improvement still counts as gained (TM 16.4.6)."""
    if t.mechanics is not None:
        t.mechanics.laid_open(t, card)
    t.show(card, t.all)
    t.turned[card] = 0
    t.put(card, places.BOX)
    if t.loud:
        t.say(events.CARD_DISCARDED, seat, card, -1, 0, "TM 16.4.6")


def lose_star(t: Season, _frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    """He looks through his deck for it, and shuffles that afterwards."""
    seat = t.owner[source]
    for card in t.piles[places.DECK + seat]:
        t.show(card, 1 << seat)
    t.agenda.append((STARS_OVER.number, seat, 0, 0))
    ask_star(t, seat, number)


def star_codes(t: Season, seat: int) -> list[int]:
    """Every Star Player of the roster, wherever he is."""
    sorts = t.catalogue.kinds
    return codes_for(GIVE_UP.number, [card for card in roster(t, seat) if sorts[t.face[card]] == card_kinds.STAR])


def ask_star(t: Season, seat: int, number: int) -> None:
    codes = star_codes(t, seat)
    if number and codes:
        t.ask(WHICH_STAR.number, seat, codes, STAR_LOST.number, seat, number)


def star_lost(t: Season, seat: int, number: int, code: int) -> None:
    to_the_box(t, seat, first_of(code))
    ask_star(t, seat, number - 1)


def stars_over(t: Season, seat: int, _b: int, _c: int) -> None:
    t.shuffle(t.piles[places.DECK + seat])


def lose_contract(t: Season, _frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    """At random, and unseen back into the supply, which is mixed (TM 15.1.7)."""
    if t.mechanics is None or OWN not in t.mechanics.piles:
        return
    seat = t.owner[source]
    supply = t.mechanics.place(SUPPLY)
    for _ in range(number):
        own = t.piles[t.mechanics.place(OWN, seat)]
        if not own:
            break
        token = own[-1]
        other = own[t.dice.roll(REVEALS, len(own))]
        t.face[token], t.face[other] = t.face[other], t.face[token]
        t.put(token, supply)
        if t.loud:
            t.say(CONTRACT_LOST.number, seat, token, -1, 1, "TM 15.1.7")
    t.shuffle(t.piles[supply])


def discard_hand(t: Season, _frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    ask_card(t, t.owner[source], number)


def ask_card(t: Season, seat: int, number: int) -> None:
    codes = codes_for(verbs.DISCARD, t.piles[places.HAND + seat])
    if number and codes:
        t.ask(WHICH_CARD.number, seat, codes, CARD_LOST.number, seat, number)


def card_lost(t: Season, seat: int, number: int, code: int) -> None:
    discard(t, first_of(code), "TM 16.4.5")
    ask_card(t, seat, number - 1)


def discard_deck(t: Season, _frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    """From the top; an empty deck is made anew, as when cards are drawn (TM 4.2.2)."""
    seat = t.owner[source]
    for _ in range(number):
        if not t.piles[places.DECK + seat]:
            t.new_deck(seat)
        if t.piles[places.DECK + seat]:
            discard(t, t.piles[places.DECK + seat][-1], "TM 16.4.2")


# --- Penalties themselves -------------------------------------------------------------------------------------------


def take_penalty(t: Season, frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    receive(t, t.owner[source], number, rule_of(t, frame))


def opponents_take(t: Season, frame: int, source: int, number: int, who: int, _extra: int) -> None:
    """Several managers for the same reason: in turn order (TM 16.1.4)."""
    for seat in opponents(t, source, who):
        receive(t, seat, number, rule_of(t, frame))


def has_opponents(t: Season, ability: Ability, pc: int, source: int) -> bool:
    return bool(opponents(t, source, ability.effects[pc][2]))


def discard_faceup(t: Season, _frame: int, source: int, _number: int, _who: int, _extra: int) -> None:
    seat = t.owner[source]
    codes = codes_for(GIVE_UP.number, faceup(t, seat))
    if codes:
        t.ask(WHICH_PENALTY.number, seat, codes, PENALTY_GONE.number, seat, 0)


def penalty_gone(t: Season, _seat: int, _b: int, code: int) -> None:
    throw_away(t, first_of(code))


def discard_facedown(t: Season, _frame: int, source: int, _number: int, _who: int, _extra: int) -> None:
    """Nobody knows them, so any will do."""
    pile = facedown(t, t.owner[source])
    if pile:
        throw_away(t, pile[-1])


def has_faceup(t: Season, _ability: Ability, _pc: int, source: int) -> bool:
    return bool(faceup(t, t.owner[source]))


def has_facedown(t: Season, _ability: Ability, _pc: int, source: int) -> bool:
    return bool(facedown(t, t.owner[source]))


def penalties(t: Season, _who: int, seat: int, _source: int) -> int:
    return len(faceup(t, seat)) + len(facedown(t, seat))


# --- What lasts (TM 16.4.3) -----------------------------------------------------------------------------------------

POWER: Final = "penalty-power"
TOTAL: Final = "penalty-total"
HAND: Final = "penalty-hand"
STAFF_DRAWN: Final = "penalty-staff"


def noted(catalogue: Catalogue, there: bool, name: str, number: int) -> None:
    """Only of cards that say it, so that the digests of others stay as they are."""
    if there:
        note_value(catalogue, name, number)


def fold_power(catalogue: Catalogue, there: bool, number: int, _who: int) -> None:
    noted(catalogue, there, POWER, number)


def fold_total(catalogue: Catalogue, there: bool, number: int, _who: int) -> None:
    noted(catalogue, there, TOTAL, number)


def fold_hand(catalogue: Catalogue, there: bool, number: int, _who: int) -> None:
    noted(catalogue, there, HAND, number)


def fold_staff(catalogue: Catalogue, there: bool, number: int, _who: int) -> None:
    noted(catalogue, there, STAFF_DRAWN, number)


def in_force(t: Season, seat: int, name: str) -> int:
    """What a manager's faceup penalties come to."""
    number = 0
    for card in faceup(t, seat):
        number += value_of(t.catalogue, name, t.face[card])
    return number


def strength(t: Season, card: int) -> int:
    return in_force(t, t.owner[card], POWER)


def total(t: Season, seat: int, _matchup: int) -> int:
    return in_force(t, seat, TOTAL)


def hand_size(t: Season, seat: int) -> int:
    return -in_force(t, seat, HAND)


def drawing(t: Season, seat: int, kind: int) -> int:
    return -in_force(t, seat, STAFF_DRAWN) if kind == STAFF else 0


# --- The words ------------------------------------------------------------------------------------------------------

GIVE_UP: Final = Verb("give-up", (CARD,), (slots.HELD, slots.CARD))
WHICH_UPGRADE: Final = Kind("lost-upgrade", ("give-up",), "TM 16.4.5", "give-up")
WHICH_STAR: Final = Kind("lost-star", ("give-up",), "TM 16.4.5", "give-up")
WHICH_CARD: Final = Kind("lost-card", ("discard",), "TM 16.4.5", "discard")
WHICH_PENALTY: Final = Kind("discarded-penalty", ("give-up",), "TM 16.4.3", "give-up")
UPGRADE_LOST: Final = Step("upgrade-lost", (SEAT, NUMBER, OPTION), upgrade_lost)
STAR_LOST: Final = Step("star-lost", (SEAT, NUMBER, OPTION), star_lost)
STARS_OVER: Final = Step("stars-looked-through", (SEAT, "", ""), stars_over)
CARD_LOST: Final = Step("card-lost", (SEAT, NUMBER, OPTION), card_lost)
PENALTY_GONE: Final = Step("penalty-gone", (SEAT, "", OPTION), penalty_gone)
CONTRACT_LOST: Final = EventKind("contract-lost")

LOSE_UPGRADE: Final = Effect("lose upgrade", (phrase("lose {n} upgrade(s)", "do.lose_upgrade"),), lose_upgrade, always)
LOSE_TEAM: Final = Effect(
    "lose team upgrade", (phrase("lose {n} team upgrade(s)", "do.lose_team_upgrade"),), lose_team_upgrade, always
)
LOSE_STAFF: Final = Effect(
    "lose staff upgrade", (phrase("lose {n} staff upgrade(s)", "do.lose_staff_upgrade"),), lose_staff_upgrade, always
)
LOSE_STAR: Final = Effect("lose star", (phrase("lose {n} star(s)", "do.lose_star"),), lose_star, always)
LOSE_CONTRACT: Final = Effect(
    "lose contract", (phrase("lose {n} contract(s)", "do.lose_contract"),), lose_contract, always
)
DISCARD_HAND: Final = Effect(
    "discard from hand", (phrase("discard {n} from hand", "do.discard_hand"),), discard_hand, always
)
DISCARD_DECK: Final = Effect(
    "discard from deck", (phrase("discard {n} from deck", "do.discard_deck"),), discard_deck, always
)
TAKE: Final = Effect("take penalty", (phrase("take {n} penalty card(s)", "do.take_penalty"),), take_penalty, always)
OPPONENTS_TAKE: Final = Effect(
    "opponents take penalty",
    (
        phrase("each opponent here takes {n} penalty card(s)", "do.opponents_take_penalty", who=whom.HERE),
        phrase("each opponent takes {n} penalty card(s)", "do.opponents_take_penalty"),
    ),
    opponents_take,
    has_opponents,
)
DISCARD_FACEUP: Final = Effect(
    "discard faceup penalty",
    (phrase("discard a faceup penalty", "do.discard_faceup_penalty"),),
    discard_faceup,
    has_faceup,
)
DISCARD_FACEDOWN: Final = Effect(
    "discard facedown penalty",
    (phrase("discard a facedown penalty", "do.discard_facedown_penalty"),),
    discard_facedown,
    has_facedown,
)
ACTING: Final[tuple[Effect, ...]] = (
    *(LOSE_UPGRADE, LOSE_TEAM, LOSE_STAFF, LOSE_STAR, LOSE_CONTRACT, DISCARD_HAND, DISCARD_DECK),
    *(TAKE, OPPONENTS_TAKE, DISCARD_FACEUP, DISCARD_FACEDOWN),
)
for one in ACTING:
    one.most = 5
    one.way = one.personal = True

LASTING: Final[tuple[Effect, ...]] = (
    lasting(
        "penalty power",
        ON_PENALTIES,
        phrase("{signed} star power for your players", "static.penalty_power"),
        fold_power,
    ),
    lasting(
        "penalty total", ON_PENALTIES, phrase("{signed} star power for your teams", "static.penalty_total"), fold_total
    ),
    lasting("smaller hand", ON_PENALTIES, phrase("{n} card(s) fewer in hand", "static.smaller_hand"), fold_hand, 3),
    lasting("fewer staff", ON_PENALTIES, phrase("draw {n} staff fewer", "static.fewer_staff"), fold_staff, 5),
)
PENALTIES: Final = Count("penalty", "penalty", "penalties", penalties)
PENALTIES.owned = True

EFFECTS: Final[tuple[Effect, ...]] = (*ACTING, *LASTING)
COUNTS: Final[tuple[Count, ...]] = (PENALTIES,)
STEPS: Final[tuple[Step, ...]] = (UPGRADE_LOST, STAR_LOST, STARS_OVER, CARD_LOST, PENALTY_GONE)
VERBS: Final[tuple[Verb, ...]] = (GIVE_UP,)
KINDS: Final[tuple[Kind, ...]] = (WHICH_UPGRADE, WHICH_STAR, WHICH_CARD, WHICH_PENALTY)
EVENTS: Final[tuple[EventKind, ...]] = (CONTRACT_LOST, THROWN_AWAY)
OPTIONS: Final[dict[str, Callable[[Any, int], list[int]]]] = {"lost-star": star_codes}
