"""Words for the ball (TM 5.7, 5.12)."""

from typing import Final

from touchline.table.decision import codes_for, first_of
from touchline.team_manager import kinds, moments, steps, verbs
from touchline.team_manager.cards import Ability
from touchline.team_manager.effects import players_meant, which
from touchline.team_manager.holding import always, never
from touchline.team_manager.selecting import select
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Effect, phrase


def give_ball(t: Season, frame: int, source: int, _number: int, who: int, _extra: int) -> None:
    players = players_meant(t, frame, source, who)
    which(t, frame, source, [card for card in players if t.ball[t.matchup_of(card)] != card], False)


def given(t: Season, _frame: int, _source: int, card: int, _number: int) -> None:
    t.agenda.append((steps.BALL, card, 1, 0))


def can_get_ball(t: Season, ability: Ability, pc: int, source: int) -> bool:
    players = select(t, ability.effects[pc][2], t.owner[source], source, -1, -1)
    return any(t.ball[t.matchup_of(card)] != card for card in players)


def ball_as_usual(t: Season, _frame: int, source: int, _number: int, _who: int, _extra: int) -> None:
    t.agenda.append((steps.PASS_USUAL, source, 0, 0))


def ball_stays(_t: Season, _frame: int, _source: int, _number: int, _who: int, _extra: int) -> None:
    """Nothing happens to it."""


def ball_to_opponent(t: Season, _frame: int, player: int, _number: int, _who: int, _extra: int) -> None:
    """An opposing manager picks one of his players here; at a tournament the active one says which (TM-R47)."""
    seat = t.owner[player]
    matchup = t.matchup_of(player)
    opponents: list[int] = []
    for card in t.players_at(matchup):
        if t.owner[card] != seat and t.owner[card] not in opponents:
            opponents.append(t.owner[card])
    if opponents:
        codes = codes_for(verbs.OPPOSE, opponents)
        t.ask(kinds.OPPONENT, seat, codes, steps.OPPONENT_CHOSEN, matchup, 0)


def opponent_chosen(t: Season, matchup: int, _b: int, code: int) -> None:
    opponent = first_of(code)
    codes = codes_for(verbs.GIVE, t.piles[t.zone_of(opponent, matchup)])
    t.ask(kinds.OPPONENT_PLAYER, opponent, codes, steps.OPPONENT_PLAYER_CHOSEN, matchup, 0)


def opponent_player_chosen(t: Season, _matchup: int, _b: int, code: int) -> None:
    t.agenda.append((steps.BALL, first_of(code), 1, 0))


BALL: Final = Effect("ball", (phrase("ball to {who}", "do.ball"),), give_ball, can_get_ball)
BALL.picked = given
BALL.goes_on = False
BALL.way = BALL.ball = True

BALL_AS_USUAL: Final = Effect("ball as usual", (phrase("ball as usual", "do.ball_as_usual"),), ball_as_usual, always)
BALL_STAYS: Final = Effect("ball stays", (phrase("ball stays", "do.ball_stays"),), ball_stays, never)
BALL_TO_OPPONENT: Final = Effect(
    "ball to opponent", (phrase("ball to an opponent", "do.ball_to"),), ball_to_opponent, always
)
for one in (BALL_AS_USUAL, BALL_TO_OPPONENT):
    one.ball = True
    one.moments = (moments.PASSED,)
    one.otherwise = "this needs the moment 'when any uses pass'"
BALL_STAYS.ball = BALL_STAYS.idle = True

EFFECTS: Final[tuple[Effect, ...]] = (BALL, BALL_AS_USUAL, BALL_STAYS, BALL_TO_OPPONENT)
