"""The corrupt ref (TM 18): whoever is committed where he is gets a faceup cheating token, and he walks on."""

from typing import Final

from touchline.table.decision import codes_for, first_of
from touchline.table.dice import REVEALS
from touchline.table.registry import OPTION, PLACE, EventKind, Kind, Step, Verb
from touchline.team_manager import places, slots, sorts
from touchline.team_manager.in_play import COMMITTED, Dial
from touchline.team_manager.mechanic import Mechanic
from touchline.team_manager.mechanics.penalty_piles import receive
from touchline.team_manager.state import Season

NOWHERE: Final = -1


def spaces(t: Season) -> list[int]:
    """The matchups from the Highlight deck towards the Spike! deck, the tournament last (TM 18.1.4)."""
    return [matchup for matchup in range(places.MATCHUPS) if t.ball[matchup] != places.NO_BALL]


# --- Placing him ---------------------------------------------------------------------------------------------------


def kick_off(t: Season) -> None:
    """After the balls; with two managers he waits for highlights that can leave (TM 18.1.1 to 18.1.3)."""
    t.dials[AT.number][0] = NOWHERE
    t.dials[UNSEEN.number][0] = 0
    if not t.keep_highlights or t.reel <= t.keep_highlights:
        t.agenda.append((COME.number, 0, 0, 0))


def reel_settled(t: Season) -> None:
    """The player who made them leave was committed before he came (TM 18.1.2)."""
    if t.dials[AT.number][0] == NOWHERE:
        t.dials[UNSEEN.number][0] = 1
        t.agenda.append((COME.number, 0, 0, 0))


def come(t: Season, _a: int, _b: int, _c: int) -> None:
    codes = codes_for(PLACE_REF.number, [places.MATCHUP + matchup for matchup in spaces(t)])
    if codes:
        t.ask(ASKED.number, t.coin, codes, CHOSEN.number, 0, 0)


def chosen(t: Season, _a: int, _b: int, code: int) -> None:
    stand_at(t, t.coin, first_of(code) - places.MATCHUP, "TM 18.1.1")


def stand_at(t: Season, seat: int, matchup: int, rule: str) -> None:
    t.dials[AT.number][0] = matchup
    if t.loud:
        t.say(STANDS.number, seat, -1, -1, matchup, rule)


# --- What he does ---------------------------------------------------------------------------------------------------


def entered(t: Season, card: int, matchup: int, how: int) -> None:
    """A token for a committed player, and then he walks (TM 18.2.1, 18.2.2)."""
    unseen = t.dials[UNSEEN.number][0]
    t.dials[UNSEEN.number][0] = 0
    if how == COMMITTED and not unseen and t.dials[AT.number][0] == matchup:
        give_token(t, card)
        walk(t, card)


def give_token(t: Season, card: int) -> None:
    """Faceup, at random; none from an empty pool (TM 18.2.1, 18.2.3)."""
    pool = t.piles[places.POOL]
    if not pool:
        return
    token = pool[-1]
    other = pool[t.dice.roll(REVEALS, len(pool))]
    t.face[token], t.face[other] = t.face[other], t.face[token]
    t.show(token, t.all)
    t.put(token, places.ON + card)
    if t.loud:
        t.say(GIVEN.number, t.owner[card], token, card, 1, "TM 18.2.1")


def walk(t: Season, card: int) -> None:
    """So many spaces as the printed standing Star Power, and round again (TM 18.1.5)."""
    all_spaces = spaces(t)
    at = all_spaces.index(t.dials[AT.number][0])
    further = all_spaces[(at + t.catalogue.standing[t.face[card]]) % len(all_spaces)]
    stand_at(t, t.owner[card], further, "TM 18.1.5")


def scoring_begins(t: Season, matchup: int) -> None:
    """Who has no faceup token there takes a penalty; then all of them are set aside (TM 18.3.1, 18.3.2)."""
    if t.dials[AT.number][0] != matchup:
        return
    for turn in range(t.seats):
        seat = (t.coin + turn) % t.seats
        zone = t.zone_of(seat, matchup)
        if zone >= 0 and not any(exposed(t, card) for card in t.piles[zone]):
            receive(t, seat, 1, "TM 18.3.1")
    for card in t.players_at(matchup):
        for token in exposed(t, card):
            t.put(token, places.ASIDE)
            if t.loud:
                t.say(SET_ASIDE.number, t.owner[card], token, card, 1, "TM 18.3.2")


def exposed(t: Season, card: int) -> list[int]:
    """The faceup tokens of a player."""
    return [token for token in t.piles[places.ON + card] if t.known[token] == t.all]


def cleared(t: Season, matchup: int) -> None:
    if t.dials[AT.number][0] == matchup:
        t.dials[AT.number][0] = NOWHERE


def extras(t: Season, matchup: int) -> list[tuple[str, int, int]]:
    return [("corrupt-ref", 1, -1)] if t.dials[AT.number][0] == matchup else []


AT: Final = Dial("ref-at")
AT.start = NOWHERE
AT.shown = False
UNSEEN: Final = Dial("ref-has-not-seen")  # the player whose coming made the highlights leave
UNSEEN.shown = False
PLACE_REF: Final = Verb("place-ref", (PLACE,), (slots.MATCHUP,))
ASKED: Final = Kind("place-ref", ("place-ref",), "TM 18.1.1", "place-ref")
COME: Final = Step("ref-comes", ("", "", ""), come)
CHOSEN: Final = Step("ref-placed", ("", "", OPTION), chosen)
STANDS: Final = EventKind("ref-stands", amount=sorts.MATCHUP)
GIVEN: Final = EventKind("ref-token")
SET_ASIDE: Final = EventKind("ref-token-aside")

MECHANIC: Final[Mechanic] = Mechanic("corrupt-ref")
MECHANIC.steps = (COME, CHOSEN)
MECHANIC.verbs = (PLACE_REF,)
MECHANIC.kinds = (ASKED,)
MECHANIC.events = (STANDS, GIVEN, SET_ASIDE)
MECHANIC.dials = (AT, UNSEEN)
MECHANIC.messages = ("mark.corrupt-ref",)
MECHANIC.kick_off = kick_off
MECHANIC.reel_settled = reel_settled
MECHANIC.entered = entered
MECHANIC.scoring_begins = scoring_begins
MECHANIC.cleared = cleared
MECHANIC.extras = extras
