"""Words that bring players to matchups: moving, committing and fielding them (TM 8.5)."""

from typing import Final

from touchline.table.decision import code_of, codes_at, codes_for, first_of, second_of, verb_of
from touchline.team_manager import bare, events, headings, kinds, moments, places, steps, verbs, whom
from touchline.team_manager.cards import Ability
from touchline.team_manager.effects import ability_of, players_meant
from touchline.team_manager.holding import always
from touchline.team_manager.pitch import field, move
from touchline.team_manager.records import info_of, spot_of
from touchline.team_manager.responses import fire
from touchline.team_manager.selecting import here, moves, select
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Effect, phrase
from touchline.team_manager.zones import card_may_enter, open_zones


def ask_move(t: Season, frame: int, source: int, _number: int, who: int, _extra: int) -> None:
    """Ask whom to move, and where; "When Played" leaves it to the manager whether he does."""
    seat = t.owner[source]
    players = players_meant(t, frame, source, who)
    codes = [code_of(verbs.MOVE, card, zone) for card, zone in moves(t, players)]
    if not codes:
        return
    if ability_of(t, frame).label == headings.PLAYED:
        codes.append(bare.DECLINE)
    t.ask(kinds.MOVE, seat, codes, steps.MOVED, seat, 0)


def can_move(t: Season, ability: Ability, pc: int, source: int) -> bool:
    seat = t.owner[source]
    return bool(moves(t, select(t, ability.effects[pc][2], seat, source, -1, -1)))


def moved(t: Season, by: int, _b: int, code: int) -> None:
    """A moved ball carrier leaves the ball with a friend whom his manager chooses, else at midfield (TM 8.5.3)."""
    if verb_of(code) == verbs.DECLINE:
        return
    card = first_of(code)
    seat = t.owner[card]
    matchup = t.matchup_of(card)
    carried = t.ball[matchup] == card
    move(t, card, second_of(code))
    if t.mechanics is not None:
        t.mechanics.moved(t, card, t.matchup_of(card), by)
    if not carried:
        return
    zone = t.zone_of(seat, matchup)
    codes = codes_for(verbs.GIVE, t.piles[zone]) if zone >= 0 else []
    if codes:
        t.ask(kinds.BALL_LEFT, seat, codes, steps.BALL_LEFT, card, matchup)
    else:
        t.ball[matchup] = places.MIDFIELD
        if t.loud:
            t.say(events.BALL_DROPPED, seat, card, -1, matchup, "TM 8.5.3")
        fire(t, moments.LOST_BALL, card, -1, matchup, info_of(True, not t.turned[card], -1))
        if t.mechanics is not None:
            t.mechanics.carrier_changed(t, matchup, places.MIDFIELD, card)


def ball_left(t: Season, _card: int, _matchup: int, code: int) -> None:
    t.agenda.append((steps.BALL, first_of(code), 1, 0))


def zones_at(t: Season, seat: int, card: int, matchup: int) -> list[int]:
    return [
        zone
        for zone in open_zones(t, seat)
        if (zone - places.ZONE) // places.ZONES == matchup and card_may_enter(t, card, zone)
    ]


def commit_top(t: Season, _frame: int, source: int, _number: int, _who: int, _extra: int) -> None:
    top_card(t, t.owner[source], here(t, source), 0, "TM 8.3.1")


def field_top(t: Season, frame: int, source: int, _number: int, who: int, _extra: int) -> None:
    matchup = spot_of(frame) if who & whom.AT_CHOSEN else here(t, source)
    top_card(t, t.owner[source], matchup, 1, "TM 8.5.4")


def top_card(t: Season, seat: int, matchup: int, fielding: int, rule: str) -> None:
    """Draw the top card for a matchup; one that may not come there stays in hand (TM-R91).

    It is committed, or put there standing without skills (TM 8.5.4).
    """
    card = t.draw(seat)
    if card < 0:
        return
    if t.loud:
        t.say(events.DRAWN, seat, card, -1, 1, rule)
    codes = codes_at(verbs.COMMIT, card, zones_at(t, seat, card, matchup))
    if codes:
        t.ask(kinds.COMMIT_ZONE, seat, codes, steps.COMMIT_ZONE_CHOSEN, seat, fielding)


def commit_zone_chosen(t: Season, _seat: int, fielding: int, code: int) -> None:
    if fielding:
        field(t, first_of(code), second_of(code))
    else:
        t.agenda.append((steps.COMMIT, first_of(code), second_of(code), 0))


MOVE: Final = Effect("move", (phrase("move {who}", "do.move"),), ask_move, can_move)
MOVE.way = True
MOVE.asks = (0,)

COMMIT_TOP: Final = Effect(
    "commit top", (phrase("commit top card here", "do.draw_commit", who=whom.HERE),), commit_top, always
)
FIELD_TOP: Final = Effect(
    "field top",
    (
        phrase("field top card here", "do.field_top", who=whom.HERE),
        phrase("field top card at chosen", "do.field_top", who=whom.AT_CHOSEN),
    ),
    field_top,
    always,
)
for one in (COMMIT_TOP, FIELD_TOP):
    one.way = one.personal = True

EFFECTS: Final[tuple[Effect, ...]] = (MOVE, COMMIT_TOP, FIELD_TOP)
