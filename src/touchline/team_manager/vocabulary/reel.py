"""Words for highlights (TM 4.5, 5.13.1)."""

from typing import Final

from touchline.table.decision import codes_for, first_of, verb_of
from touchline.team_manager import bare, events, headings, kinds, places, steps, verbs
from touchline.team_manager.cards import Ability
from touchline.team_manager.holding import always
from touchline.team_manager.selecting import own_highlights
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Effect, phrase


def more_highlights(t: Season, _frame: int, _source: int, number: int, _who: int, _extra: int) -> None:
    t.extra_highlights = min(t.extra_highlights + number, places.MOST_HIGHLIGHTS)


def replace_highlight(t: Season, _frame: int, source: int, _number: int, _who: int, _extra: int) -> None:
    """Ask which highlight, if the deck has another and the manager has a player at one."""
    seat = t.owner[source]
    codes = codes_for(verbs.REPLACE, [places.MATCHUP + matchup for matchup in own_highlights(t, seat)])
    if codes and t.piles[places.HIGHLIGHT_DECK]:
        t.ask(kinds.HIGHLIGHT, seat, codes, steps.REPLACED, seat, 0)


def can_replace(t: Season, _ability: Ability, _pc: int, source: int) -> bool:
    return bool(t.piles[places.HIGHLIGHT_DECK] and own_highlights(t, t.owner[source]))


def replaced(t: Season, seat: int, _b: int, code: int) -> None:
    """Only the card under the players changes (TM-R43); then it may be turned."""
    place = first_of(code)
    old = t.piles[place][0]
    t.turned[old] = 0
    t.put(old, places.BOX)
    card = t.piles[places.HIGHLIGHT_DECK][-1]
    t.show(card, t.all)
    t.put(card, place)
    if t.loud:
        t.say(events.HIGHLIGHT_REPLACED, seat, card, -1, place - places.MATCHUP, "TM 5.13.1")
    t.ask(kinds.FACING, seat, [bare.FACE_LEFT, bare.FACE_RIGHT], steps.FACING_CHOSEN, card, seat)


def facing_chosen(t: Season, card: int, seat: int, code: int) -> None:
    if verb_of(code) == verbs.FACE_RIGHT:
        t.turned[card] = 1
        if t.loud:
            t.say(events.HIGHLIGHT_TURNED, seat, card, -1, 0, "TM 5.13.1")


REPLACE_HIGHLIGHT: Final = Effect(
    "replace highlight",
    (phrase("replace a highlight where you play", "do.replace_highlight"),),
    replace_highlight,
    can_replace,
)
REPLACE_HIGHLIGHT.way = REPLACE_HIGHLIGHT.personal = True

MORE_HIGHLIGHTS: Final = Effect(
    "more highlights", (phrase("{n} more highlight(s)", "do.more_highlights"),), more_highlights, always
)
MORE_HIGHLIGHTS.most = places.MOST_HIGHLIGHTS
MORE_HIGHLIGHTS.headings = (headings.NOW,)
MORE_HIGHLIGHTS.otherwise = "this happens under the heading 'now' only"

EFFECTS: Final[tuple[Effect, ...]] = (REPLACE_HIGHLIGHT, MORE_HIGHLIGHTS)
