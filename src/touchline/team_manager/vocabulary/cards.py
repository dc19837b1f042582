"""Words for cards: drawing them, and losing the card itself (TM 4.2, 4.4.3, 6.8.2, 8.2.3)."""

from typing import Final

from touchline.team_manager import events, headings, moments, places, steps
from touchline.team_manager.cards import Ability
from touchline.team_manager.effects import rule_of
from touchline.team_manager.holding import always
from touchline.team_manager.maintenance import draw_cards, take_stars
from touchline.team_manager.pitch import leave
from touchline.team_manager.skills import draw, draw_then_discard
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Effect, phrase


def draw_some(t: Season, frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    draw(t, t.owner[source], number, rule_of(t, frame))


def draw_and_discard(t: Season, frame: int, source: int, number: int, _who: int, _extra: int) -> None:
    draw_then_discard(t, t.owner[source], number, rule_of(t, frame))


def has_cards(t: Season, _ability: Ability, _pc: int, source: int) -> bool:
    seat = t.owner[source]
    return bool(t.piles[places.DECK + seat] or t.piles[places.DISCARD + seat])


def more_stars(_t: Season, _frame: int, _source: int, _number: int, _who: int, _extra: int) -> None:
    """They are counted when Star Players are drawn for a payout (``payouts.more_stars``)."""


def discard_this(t: Season, _frame: int, source: int, _number: int, _who: int, _extra: int) -> None:
    """The card itself goes to the box (TM 8.2.3); a player leaves his tokens and the ball behind."""
    matchup = t.matchup_of(source)
    if matchup >= 0:
        if t.ball[matchup] == source:
            t.agenda.append((steps.DROP, source, matchup, 0))
        leave(t, source)
    t.put(source, places.BOX)
    t.turned[source] = 0
    if t.loud:
        t.say(events.CARD_DISCARDED, t.owner[source], source, -1, 0, "TM 8.2.3")


def each_draws(t: Season, _frame: int, _source: int, number: int, _who: int, _extra: int) -> None:
    for turn in range(t.seats):
        draw_cards(t, (t.coin + turn) % t.seats, number, "TM 4.4.3")


def each_takes_star(t: Season, _frame: int, _source: int, number: int, _who: int, _extra: int) -> None:
    for turn in range(t.seats):
        take_stars(t, (t.coin + turn) % t.seats, number)


MORE_STARS: Final = Effect("more stars", (phrase("draw {n} more star(s)", "do.more_stars"),), more_stars, always)
MORE_STARS.most = 10
MORE_STARS.moments = (moments.COLLECT,)
MORE_STARS.otherwise = "more stars are drawn 'when you collect stars'"

DRAW: Final = Effect("draw", (phrase("draw {n} then discard {n}", "do.draw_discard"),), draw_and_discard, always)
DRAW.most = 10
DRAW.way = DRAW.personal = True

DRAW_ONLY: Final = Effect("draw only", (phrase("draw {n}", "do.draw"),), draw_some, has_cards)
DRAW_ONLY.most = 10
DRAW_ONLY.way = DRAW_ONLY.personal = True

DISCARD_THIS: Final = Effect("discard this", (phrase("discard this card", "do.discard_this"),), discard_this, always)
DISCARD_THIS.way = DISCARD_THIS.personal = True

EACH_DRAWS: Final = Effect("each draws", (phrase("each manager draws {n}", "do.each_draws"),), each_draws, always)
EACH_DRAWS.most = 10

EACH_TAKES_STAR: Final = Effect(
    "each takes star", (phrase("each manager takes {n} star(s)", "do.each_takes_star"),), each_takes_star, always
)
EACH_TAKES_STAR.most = 5

for one in (EACH_DRAWS, EACH_TAKES_STAR):
    one.headings = (headings.NOW,)
    one.otherwise = "this happens under the heading 'now' only"

EFFECTS: Final[tuple[Effect, ...]] = (MORE_STARS, DRAW, DRAW_ONLY, DISCARD_THIS, EACH_DRAWS, EACH_TAKES_STAR)
