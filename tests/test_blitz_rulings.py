"""Rulings of Blitz Bowl that a case cannot show in full: the deck, the drawing of trapdoors, the throw ruler."""

from pathlib import Path

import pytest

from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.catalogue import base_pack, load_catalogue
from touchline.blitz_bowl.pitch import square_at, square_named
from touchline.blitz_bowl.state import Match
from touchline.games import read
from touchline.table.dice import scripted
from touchline.table.errors import TouchlineError

pytestmark = pytest.mark.engine

VARIANT_B = str(Path(base_pack()).parent / "variant-b")
DISPUTED = ["break-some-bones/raw-talent", "play-as-a-team/aggressive-mark", "take-them-down/blocking-play"]
OTHERS = ["break-some-bones/blocking-play", "showboat-for-the-crowd/raw-talent", "take-them-down/inspiration"]
NO_BALL = """touchline-position 1
game: blitz-bowl
teams: orc, human
absent: others
pitch: timber
players 1: lineman-1 a1
players 2: lineman-1 o1
"""
# The most rows away that is in range, for each number of columns: as shaded in the figure of 2022.
SHORT = (4, 4, 4, 3, 2)
LONG = (8, 8, 8, 8, 7, 7, 6, 5, 3)


def deck(cards: Catalogue) -> list[str]:
    return [cards.face_ids[face] for face in cards.deck_faces]


@pytest.mark.rules("BB-R12", "BB 2.3.1", "BB 7.1.2")
def test_three_disputed_cards_are_as_in_the_list_we_follow_and_the_others_come_as_a_pack() -> None:
    """BB-R12: the two lists have all cards but three in common."""
    ours, theirs = deck(load_catalogue()), deck(load_catalogue((VARIANT_B,)))
    assert len(ours) == len(theirs)
    assert len(DISPUTED) == 3
    assert sorted(set(ours) - set(theirs)) == DISPUTED
    assert sorted(set(theirs) - set(ours)) == OTHERS


def new_ball(door: int) -> Match:
    """A turn that begins without a ball, with a result for the trapdoor and one for the bounce."""
    table = read(NO_BALL)
    assert isinstance(table, Match)
    table.dice = scripted([door, 1])
    assert table.decision is not None
    table.choose(next(option for option in table.decision.options if option.verb == "end-turn"))
    return table


@pytest.mark.rules("BB-R36", "BB 5.5.2")
def test_a_trapdoor_is_drawn_with_a_die_that_has_a_side_for_each() -> None:
    """BB-R36: all are equally likely."""
    assert new_ball(0).ball_square == (square_named("e3"),)
    assert new_ball(1).ball_square == (square_named("k7"),)
    with pytest.raises(TouchlineError):
        new_ball(2)


@pytest.mark.rules("BB-R32", "BB 14.3.1")
def test_the_throw_ruler_covers_exactly_the_squares_of_the_figure() -> None:
    """BB-R32: in each direction, from a square in the middle and from a corner."""
    pitch = next(one for one in load_catalogue().pitches if one.id == "brazier")
    for column, row in ((7, 5), (0, 0), (14, 10)):
        start = square_at(column, row)
        for x in range(15):
            for y in range(11):
                columns, rows = abs(x - column), abs(y - row)
                short = columns < len(SHORT) and rows <= SHORT[columns]
                in_range = columns < len(LONG) and rows <= LONG[columns]
                bit = 1 << square_at(x, y)
                if columns or rows:
                    assert bool(pitch.short[start] & bit) == short, (x, y)
                    assert bool((pitch.short[start] | pitch.long[start]) & bit) == in_range, (x, y)
