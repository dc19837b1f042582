"""What a seat may not know is not in the bytes it is sent: two worlds that differ only in what is hidden.

Whole games are played in lockstep, as the tests of the engine do it; here the very bytes of the state that a seat would
be sent are compared, with its scene, its options, its events and whether it may undo.
"""

import random
from typing import Any

import pytest

from tests import blitz_worlds, worlds
from tests.test_two_worlds import agree, came_to_light
from touchline.server.play.played import Made, Played
from touchline.server.play.record import BOT, CREATOR, PERSON, SeatRecord, TableRecord
from touchline.server.play.seating import Seating
from touchline.server.play.state import state_of
from touchline.server.protocol.reading import ENCODER
from touchline.server.protocol.state import Clock, Sitting
from touchline.server.workers.thinking import imagined
from touchline.table.table import SPECTATOR, Table

SITTINGS = [Sitting(0, "A", "", True)]
CLOCK = Clock(0, 30.0, 60)
# What nobody is told before the game is over is another in each world: seed, secret, and the words of the seats.
SEALS = ((b"s" * 32, b"k" * 32, ["one", "two"]), (b"S" * 32, b"K" * 32, ["three", "four"]))


def world(table: Table, made: list[Made], ends: list[int], seed: bytes, secret: bytes) -> Played:
    """A table as the server holds it, made from one that a test has at hand."""
    played = Played.__new__(Played)
    played.record = TableRecord("t", table.registry.game, "{}", seed, "c", "0", "d", 0, secret=secret, clock=60)
    played.table = table
    played.made = made
    played.ends = ends
    played.lengths = list(range(len(made) + 1))
    played.base = ""
    played.base_row = 0
    return played


def sent(table: Table, made: list[Made], ends: list[int], seat: int, since: int, other: bool = False) -> bytes:
    seed, secret, words = SEALS[other]
    played = world(table, made, ends, seed, secret)
    link = CREATOR if seat == SPECTATOR and since % 2 else seat
    holder = SeatRecord(link, standing={"respond": "never"}, word=words[0])
    return ENCODER.encode(state_of(played, holder, SITTINGS, since, words=words, clock=CLOCK))


@pytest.mark.parametrize("seed", range(20))
def test_the_bytes_of_a_season_hold_nothing_hidden(seed: int) -> None:
    chance = random.Random(seed)
    first = worlds.new_table(seed, loud=True)
    seat = SPECTATOR if seed % 5 == 4 else seed % first.seats
    second = worlds.other_world(first, seat, seed)
    made: list[Made] = []
    ends = [len(first.events)]
    compared = 0
    while first.kind >= 0:
        common = first.codes if first.seat == seat else [code for code in first.codes if code in second.codes]
        code = chance.choice(common)
        agree(second, first, first.known[:], seat, code)
        asked = first.seat
        first.choose_code(code)
        second.choose_code(code)
        made.append(Made(code, asked, PERSON if asked == seat else BOT, chance.random() < 0.5))
        ends.append(len(first.events))
        if came_to_light(first, second, seat):
            second = worlds.other_world(first, seat, seed + first.choices)
            continue
        if first.kind >= 0:
            since = max(0, len(made) - chance.randrange(1, 4))
            bytes_of = sent(second, made, ends, seat, since, other=True)
            assert sent(first, made, ends, seat, since) == bytes_of, (seed, first.choices)
            compared += 1
    assert compared > 40
    over = sent(first, made, ends, seat, len(made))
    assert b'"secret":"' + (b"k" * 32).hex().encode() + b'","words":["one","two"]' in over


@pytest.mark.parametrize("seed", range(20))
def test_the_bytes_of_a_match_hold_nothing_hidden(seed: int) -> None:
    """At every moment of a match, a world imagined from the seat's own view gives it the same bytes."""
    first = blitz_worlds.new_match(seed, loud=True)
    seat = (0, 1, SPECTATOR)[seed % 3]
    made: list[Made] = []
    ends = [len(first.events)]
    compared = different = 0
    for table in blitz_worlds.play(first, seed):
        second = blitz_worlds.other_world(table, seat, seed + table.choices)
        different += second.face != table.face
        since = max(0, len(made) - seed % 3)
        ends[len(made) :] = [len(table.events)]
        bytes_of = sent(second, made, ends, seat, since, other=True)
        assert sent(table, made, ends, seat, since) == bytes_of, (seed, table.choices)
        compared += 1
        made.append(Made(0, table.seat, PERSON if table.seat == seat else BOT, True))
        ends.append(0)
    assert compared > 30
    assert different > 20


def test_the_comparison_can_fail() -> None:
    first = worlds.new_table(11, loud=True)
    second = worlds.other_world(first, 0, 5)
    assert sent(first, [], [len(first.events)], 0, 0) == sent(second, [], [len(second.events)], 0, 0, other=True)
    assert sent(first, [], [len(first.events)], 1, 0) != sent(second, [], [len(second.events)], 1, 0)


def test_the_bytes_of_a_lobby_hold_nothing_hidden() -> None:
    """Before the deal there is nothing to see but who sits there and whose word has been heard."""
    told = set()
    for secret, word in ((b"k" * 32, "one"), (b"K" * 32, "two")):
        record = TableRecord("t", "blitz-bowl", "{}", b"", "c", "0", "d", 0, secret=secret)
        seats = Seating([SeatRecord(0, "h", word=word), SeatRecord(1, "i"), SeatRecord(SPECTATOR, "j")])
        for holder in (*seats.records, SeatRecord(CREATOR)):
            state = state_of(Played(record), holder, seats.sittings({1}, lobby=True), -1, words=seats.words())
            told.add((holder.seat, ENCODER.encode(state)))
            assert state.lobby
            assert [sitting.worded for sitting in state.seats] == [True, False]
    assert len(told) == 4


@pytest.mark.parametrize("seed", range(6))
def test_what_a_bot_is_given_is_its_view_and_no_more(seed: int) -> None:
    """The text that crosses to a bot's process gives the same view again, and what it hides is dealt anew."""
    modules: list[tuple[Any, Table]] = [(worlds, worlds.new_table(seed)), (blitz_worlds, blitz_worlds.new_match(seed))]
    for module, start in modules:
        import touchline

        dealt_anew = 0
        for table in module.play(start, seed):
            text = imagined(table.view(table.seat))
            copy = touchline.read(text)
            mine, theirs = module.received(table, table.seat), module.received(copy, table.seat)
            del mine["events"], theirs["events"]
            assert theirs == mine
            dealt_anew += copy.face != table.face  # type: ignore[attr-defined]
        assert dealt_anew > 20
