"""The log of a table: followed from the store, taken back, and gone on from when the rules have changed."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import touchline
from touchline.proof import commitment
from touchline.server.play.played import STRIDE, Played, loaded, without_digest
from touchline.server.play.record import BOT, PERSON, RESUME, Row, Stored, TableRecord
from touchline.table.errors import VersionMismatch
from touchline.table.said import Said
from touchline.table.said import number as counted

GAMES = touchline.games()
SETTINGS = {
    "team-manager": '{"seats":3,"teams":[],"rules":[],"first":-1}',
    "blitz-bowl": '{"seats":2,"teams":["dwarf","orc"],"rules":["pitch=stone"],"first":0}',
}


def record_of(game: str, seed: int = 1) -> TableRecord:
    return TableRecord("t", game, SETTINGS[game], bytes([seed]) * 32, "", "0.1.0", "", 0)


class Kept:
    """A table and what the store would have of it."""

    def __init__(self, game: str, seed: int = 1) -> None:
        self.played = Played(record_of(game, seed))
        self.rows: list[Row] = []
        self.positions = {0: self.played.table.position()}

    def add(self, row: Row) -> None:
        self.rows.append(row)
        self.positions.update(self.played.due(self.played.sequence))

    def play(self, chance: random.Random, choices: int, maker: Callable[[], str] = lambda: PERSON) -> None:
        for _ in range(choices):
            table = self.played.table
            if table.kind < 0:
                return
            self.add(self.played.choose(chance.choice(table.codes), maker()))

    def undo(self) -> bool:
        made = self.played.made
        seat = made[-1].seat if made else 0
        number = self.played.may_undo(seat)
        if number:
            self.add(self.played.undo(seat, number))
        return bool(number)

    def stored(self) -> Stored:
        latest = max(self.positions)
        wanted = {latest, *(row.number for row in self.rows if row.kind == RESUME)}
        positions = {number: text for number, text in self.positions.items() if number in wanted}
        return Stored(self.played.record, [], list(self.rows), positions)


def same(one: Played, other: Played) -> None:
    assert one.table.position() == other.table.position()
    assert one.table.events == other.table.events
    assert one.sequence == other.sequence
    assert one.made == other.made
    assert one.lengths == other.lengths
    assert one.ends == other.ends


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_table_comes_back_from_its_log_at_any_moment(game: str, seed: int) -> None:
    kept = Kept(game, seed)
    chance = random.Random(seed)
    undone = 0
    while kept.played.table.kind >= 0:
        kept.play(chance, chance.randrange(1, 12), lambda: chance.choice([PERSON, PERSON, BOT]))
        if chance.random() < 0.6:
            undone += kept.undo()
        again, gained = loaded(kept.stored())
        assert gained == []
        assert again.notice is None
        same(again, kept.played)
    assert undone
    assert max(kept.positions) >= STRIDE


@pytest.mark.parametrize("game", GAMES)
def test_taking_back_leads_to_the_very_same_table(game: str) -> None:
    undone = 0
    for seed in range(8):
        kept = Kept(game, seed)
        chance = random.Random(seed)
        while kept.played.table.kind >= 0:
            before = kept.played.table.position()
            kept.play(chance, 1)
            barrier = kept.played.table.barrier
            table = kept.played.table
            if barrier < table.choices and table.kind >= 0:
                assert kept.played.may_undo(kept.played.made[-1].seat), "the engine would let it be taken back"
            if chance.random() < 0.5 and kept.undo():
                undone += 1
                assert kept.played.table.position() == before
    assert undone > 20


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_was_rolled_or_shown_can_be_taken_back(game: str) -> None:
    """Whoever takes a choice back knows no more than before: the same choice again gives the same table."""
    for seed in range(8):
        kept = Kept(game, seed)
        chance = random.Random(seed)
        while kept.played.table.kind >= 0:
            table = kept.played.table
            dice = list(table.dice.offsets), list(table.dice.blocks)
            known = list(table.known)  # type: ignore[attr-defined]
            kept.play(chance, 1)
            made = kept.played.made[-1]
            now = list(table.known)  # type: ignore[attr-defined]
            if (list(table.dice.offsets), list(table.dice.blocks)) != dice or now != known:
                assert not made.quiet
                assert not kept.played.may_undo(made.seat)
        assert not kept.played.may_undo(kept.played.made[-1].seat), "the seed is known now"


def test_only_whoever_chose_last_may_take_back() -> None:
    kept = Kept("blitz-bowl")
    kept.play(random.Random(1), 3)
    seats = [made.seat for made in kept.played.made]
    assert seats == [0, 0, 0]
    assert kept.played.may_undo(0) == 1
    assert kept.played.may_undo(1) == 0
    assert kept.played.may_undo(7) == 0
    kept.play(random.Random(1), 1, lambda: "standing")
    assert kept.played.may_undo(0) == 2, "what followed of itself goes with it"
    kept.play(random.Random(1), 1, lambda: BOT)
    assert kept.played.may_undo(0) == 0


@pytest.mark.parametrize("game", GAMES)
def test_events_since_any_state_make_up_the_log(game: str) -> None:
    """A client that replaces what it has from ``events_from`` on always has exactly the events that still hold."""
    kept = Kept(game, 3)
    chance = random.Random(3)
    clients: list[tuple[int, list[Any]]] = [(0, list(kept.played.table.events))]
    while kept.played.table.kind >= 0:
        kept.play(chance, chance.randrange(1, 6))
        if chance.random() < 0.5:
            kept.undo()
        for number, (since, events) in enumerate(clients):
            if chance.random() < 0.3:
                start, news = kept.played.events_since(since)
                events[start:] = news
                assert events == kept.played.table.events
                clients[number] = (kept.played.sequence, events)
        if len(clients) < 6:
            clients.append((kept.played.sequence, list(kept.played.table.events)))
    assert kept.played.events_since(-1) == (0, kept.played.table.events)
    assert kept.played.events_since(10**6) == (0, kept.played.table.events)


# --- Other rules ----------------------------------------------------------------------------------------------------


def other_rules(kept: Kept) -> Stored:
    """As if the log had been written under rules that lead elsewhere."""
    stored = kept.stored()
    rows = list(stored.rows)
    rows[2] = replace(rows[2], kind="no-such-kind")
    return Stored(stored.record, [], rows, stored.positions)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_other_rules_goes_on_from_its_latest_position(game: str) -> None:
    kept = Kept(game)
    chance = random.Random(4)
    kept.play(chance, 50)
    stored = other_rules(kept)
    played, gained = loaded(stored)
    assert [row.kind for row in gained] == [RESUME]
    assert gained[0].number == 40 == max(stored.positions)
    assert played.sequence == 51
    assert played.notice == Said("changed", {"n": counted(40)})
    assert without_digest(played.table.position()) == without_digest(stored.positions[40])
    assert played.events_since(20)[0] == 0
    # it goes on, and comes back from the store as it is
    positions = {**stored.positions, 51: played.table.position()}
    rows = [*stored.rows, *gained]
    for _ in range(15):
        rows.append(played.choose(chance.choice(played.table.codes), PERSON))
        positions.update(played.due(played.sequence))
    again, more = loaded(Stored(stored.record, [], rows, positions))
    assert more == []
    assert again.notice == played.notice
    same(again, played)
    # and once more, when the rules change again
    rows[-2] = Row("no-such-kind", "x", "", 0, PERSON)
    third, gained = loaded(Stored(stored.record, [], rows, positions))
    assert gained[0].number == max(positions)
    assert third.sequence == len(rows) + 1


@pytest.mark.parametrize("game", GAMES)
def test_a_position_that_differs_shows_that_the_rules_have_changed(game: str) -> None:
    kept = Kept(game)
    kept.play(random.Random(4), 45)
    stored = kept.stored()
    text = stored.positions[40]
    digest = next(line for line in text.split("\n") if line.startswith("cards: "))
    stored.positions[40] = text.replace(digest, "cards: 0123456789abcdef")
    played, gained = loaded(stored)
    assert gained[0].number == 40
    assert played.table.kind >= 0


def test_a_position_that_cannot_be_read_is_a_sentence() -> None:
    kept = Kept("blitz-bowl")
    kept.play(random.Random(4), 45)
    stored = kept.stored()
    stored.positions[40] = stored.positions[40].replace("dwarf", "gnome")
    with pytest.raises(VersionMismatch, match="under other rules"):
        loaded(stored)


def test_a_commitment_binds_seed_table_and_rules() -> None:
    first = commitment(b"a" * 32, "t", "d")
    assert len(first) == 64
    others = [(b"b" * 32, "t", "d"), (b"a" * 32, "u", "d"), (b"a" * 32, "t", "e")]
    assert first not in [commitment(*other) for other in others]
