"""Playing games between bots: one, or thousands on all cores.

A game of a simulation is fixed by the seed and its number alone: its own seed, who sits where, and which teams play. So
it does not matter how many workers share the games, and any game can be played again by itself.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from time import perf_counter
from typing import Any, Final

import touchline
from touchline.arena.report import GameRecord, Report
from touchline.bots.protocol import check_bot, make_bot
from touchline.games import DEFAULT, game_of, list_of_names, whole_number
from touchline.table.dice import SETUP, seed_key, seeded
from touchline.table.errors import BadArgument, IllegalChoice, TouchlineError, shown
from touchline.table.table import Table

MOST_DECISIONS: Final = 100_000  # no game comes near; one that does goes round in circles
SHARE: Final = 25  # games that a worker takes at a time

Progress = Callable[[int, int], None]


class Stopped(KeyboardInterrupt):
    """Somebody stopped the games between two shares; the report tells of those that were played."""

    def __init__(self, report: Report) -> None:
        super().__init__()
        self.report = report


class Clock:
    """How many decisions each seat has made, and how long it thought."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats


def play_game(table: Any, bots: Any, clock: Clock | None = None) -> None:
    """Play a table to its end: each bot is asked with the view of its seat, and nothing else.

    A single option is taken without asking the bot, and is no decision.
    """
    if not isinstance(table, Table):
        raise BadArgument(f"A table is played, as touchline.new gives it, not {shown(table)}.")
    if not isinstance(bots, Sequence) or not all(callable(getattr(bot, "choose", None)) for bot in bots):
        raise BadArgument(f"The bots are a list of what has a name and choose(view), not {shown(bots)}.")
    if len(bots) != table.seats:
        raise BadArgument(f"{len(bots)} bots cannot play at {table.seats} seats; name one for each.")
    clock = clock or Clock(table.seats)
    for _ in range(MOST_DECISIONS):
        if table.kind < 0:
            return
        if len(table.codes) == 1:
            table.choose_code(table.codes[0])
            continue
        seat = table.seat
        start = perf_counter()
        code = bots[seat].choose(table.view(seat))
        clock.seconds[seat] += perf_counter() - start
        clock.decisions[seat] += 1
        if code not in table.codes:
            kind = table.registry.kinds[table.kind]
            raise IllegalChoice(f"The bot {bots[seat].name!r} answered {kind.name!r} with {shown(code)}.", kind.rule)
        table.choose_code(code)
    raise TouchlineError(f"The game was not over after {MOST_DECISIONS} decisions.")


# --- Many games -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games are to be played. Workers get it whole, and numbers of games."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one for each seat
    seed: int | bytes
    rules: tuple[str, ...]
    teams: tuple[str, ...]  # to draw from
    packs: tuple[str, ...]  # folders of further cards
    expansions: tuple[str, ...] = ()

    def seed_of(self, number: int) -> int:
        """The seed of one game."""
        digest = blake2b(str(number).encode(), digest_size=7, key=seed_key(self.seed), person=b"touchline-game")
        return int.from_bytes(digest.digest(), "little")

    def bots_of(self, number: int) -> list[str]:
        """Who sits where: the bots move on by one seat from game to game."""
        return [self.bots[(seat + number) % self.seats] for seat in range(self.seats)]

    def teams_of(self, number: int) -> list[str]:
        """Teams at the seats: drawn anew when every bot has sat everywhere, so that each has played each of them."""
        round_ = number // self.seats
        digest = blake2b(str(round_).encode(), digest_size=32, key=seed_key(self.seed), person=b"touchline-teams")
        order = list(range(len(self.teams)))
        seeded(digest.digest()).shuffle(SETUP, order)
        return [self.teams[team] for team in order[: self.seats]]

    def table(self, teams: Sequence[str], seed: int | bytes) -> Table:
        """A table for these teams, as all games of the plan have it."""
        return touchline.new(
            self.game,
            teams=teams,
            seed=seed,
            rules=self.rules,
            expansions=self.expansions,
            packs=self.packs,
            events=False,
        )

    def play(self, number: int) -> GameRecord:
        """Play one game. A fault in it names the seed with which it can be seen again."""
        seed = self.seed_of(number)
        names = self.bots_of(number)
        teams = self.teams_of(number)
        try:
            table = self.table(teams, seed)
            clock = Clock(self.seats)
            play_game(table, [make_bot(name, seed, seat) for seat, name in enumerate(names)], clock)
        except Exception as error:
            error.add_note(f"game {number}: seed={seed}, teams={teams}, rules={list(self.rules)}, bots={names}")
            raise
        result = table.result
        return GameRecord(
            number=number,
            seed=seed,
            teams=teams,
            bots=names,
            places=result.places,
            scores=result.scores,
            decisions=clock.decisions,
            length=game_of(self.game).length(table),
            seconds=clock.seconds,
        )


def play_share(share: tuple[Plan, int, int]) -> list[GameRecord]:
    """What one worker does at a time."""
    plan, first, end = share
    return [plan.play(number) for number in range(first, end)]


def simulate(
    game: str = DEFAULT,
    games: int = 100,
    seats: int = 0,
    bots: Sequence[str] = ("rookie", "random"),
    seed: int | bytes = 0,
    rules: Sequence[str] = (),
    teams: Sequence[str] = (),
    packs: Sequence[str] = (),
    expansions: Sequence[str] = (),
    workers: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Play many games between bots.

    ``bots`` are the names at the seats, in turn: fewer names than ``seats`` are repeated. Where nobody says how many
    seats there are, several names have one each, and one name has as many as the game. They change seats from game
    to game. ``teams`` are those to draw from, all when it is empty. ``workers`` are
    processes, 0 for one on each core. ``progress`` is told how many games are done, and of how many. An interrupt
    comes back as ``Stopped`` once some games are done.
    """
    plan = make_plan(game, games, seats, bots, seed, rules, teams, packs, expansions)
    if whole_number("workers", workers) < 0:
        raise BadArgument(f"There cannot be {workers} workers; 1 plays here, 0 uses every core.")
    workers = min(workers or os.cpu_count() or 1, -(-games // SHARE))
    start = perf_counter()
    records: list[GameRecord] = []
    try:
        for played in shares_played(plan, games, workers):
            records += played
            if progress is not None:
                progress(len(records), games)
    except KeyboardInterrupt:
        if not records:
            raise
        raise Stopped(Report(game, plan.seats, seed, list(rules), records, perf_counter() - start)) from None
    return Report(game, plan.seats, seed, list(rules), records, perf_counter() - start)


def make_plan(
    game: str,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int | bytes,
    rules: Sequence[str],
    teams: Sequence[str],
    packs: Sequence[str] = (),
    expansions: Sequence[str] = (),
) -> Plan:
    """A plan in which nothing is missing; what is wrong is said before the first game."""
    if whole_number("games", games) < 1:
        raise BadArgument(f"{games} games cannot be played; 1 or more can.")
    for name in list_of_names("bots", bots):
        check_bot(name)
    chosen = game_of(game)
    seats = whole_number("seats", seats) or (len(bots) if len(bots) > 1 else chosen.seats)
    with_ = tuple(list_of_names("expansions", expansions))
    touchline.new(game, seats=seats, expansions=with_, packs=packs, events=False)  # complains where so many cannot sit
    if not 1 <= len(bots) <= seats:
        raise BadArgument(f"{len(bots)} bots are named for {seats} seats; name 1 to {seats}, which take turns.")
    line_up = tuple(bots[seat % len(bots)] for seat in range(seats))
    folders = tuple(list_of_names("packs", packs))
    drawn_from = tuple(list_of_names("teams", teams)) or tuple(chosen.teams(chosen.folders(with_, folders)))
    if len(drawn_from) < seats:
        raise BadArgument(f"{len(drawn_from)} teams cannot fill {seats} seats; name {seats} or more.")
    plan = Plan(game, seats, line_up, seed, tuple(list_of_names("rules", rules)), drawn_from, folders, with_)
    plan.table(drawn_from[:seats], seed)  # complains of what is wrong
    return plan


def shares_played(plan: Plan, games: int, workers: int) -> Iterator[list[GameRecord]]:
    """The games in order, some at a time."""
    shares = [(plan, first, min(first + SHARE, games)) for first in range(0, games, SHARE)]
    if workers <= 1:
        yield from map(play_share, shares)
        return
    with deaf_to_interrupts():
        pool = multiprocessing.get_context("spawn").Pool(workers)
    with pool:
        yield from pool.imap(play_share, shares)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes that begin in here ignore Ctrl-C, which a terminal sends to all: who began them ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
