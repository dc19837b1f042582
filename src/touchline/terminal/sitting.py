"""A game from the command to its end: who sits where, where it is kept, how it stops, and how it goes on later.

After the choices of a person the game is kept (``terminal.saves``) until it is over, so that it can be resumed
however it stopped. Bots that come back are asked again what they were asked before: their chance then goes on where
it was.
"""

import copy
import os
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Any, Final

from rich.console import Console

from touchline.bots.protocol import Bot, make_bot
from touchline.games import games
from touchline.table.errors import BadArgument, BadFile
from touchline.table.languages import ENGLISH
from touchline.table.replay import PERSON, Replay
from touchline.table.replay_reader import load_replay
from touchline.table.table import Table
from touchline.terminal import saves
from touchline.terminal.keyboard import HANGUP, Closed, Keyboard
from touchline.terminal.play import Game, Leave
from touchline.terminal.speech import Shared, known_language

INTERRUPTED: Final = 130
DEFAULT_BOT: Final = "rookie"
SELDOM: Final = 20.0  # a game is kept so seldom that it takes less than a twentieth of the time
LAST_LINES: Final = 6  # of the log, shown when a game is resumed


# --- Who sits where ---------------------------------------------------------------------------------------------------


def people_at(me: Sequence[int], humans: int | None, seats: int) -> list[int]:
    """The seats of people, from 0; ``me`` counts from 1. Seat 1 unless somebody says otherwise."""
    if me and humans is not None:
        raise BadArgument("--me and --humans say the same in two ways; give one of them.")
    for seat in me:
        if not 1 <= seat <= seats:
            raise BadArgument(f"There is no seat {seat}; seats are 1 to {seats}.")
    if me:
        return sorted({seat - 1 for seat in me})
    people = 1 if humans is None else humans
    if not 0 <= people <= seats:
        raise BadArgument(f"{people} people cannot play at {seats} seats; 0 to {seats} can.")
    return list(range(people))


def seated(people: Sequence[int], bots: Sequence[str], seats: int, before: Sequence[str] = ()) -> list[str]:
    """Who plays at each seat: people, and at the others the bots in turn, or else whoever sat there before."""
    players = [PERSON] * seats
    empty = [seat for seat in range(seats) if seat not in people]
    for n, seat in enumerate(empty):
        stayed = before[seat] if before and before[seat] != PERSON else DEFAULT_BOT
        players[seat] = bots[n % len(bots)] if bots else stayed
    return players


def bots_of(players: Sequence[str], seed: int | bytes) -> dict[int, Bot]:
    return {seat: make_bot(name, seed, seat) for seat, name in enumerate(players) if name != PERSON}


# --- A game that stopped ----------------------------------------------------------------------------------------------


def place_to_resume(named: str, resume: bool) -> str:
    """The file to go on with; nothing if a new game is meant. What is named may be a file or a game."""
    if named in games():
        return saves.latest(named) if resume else ""
    if resume:
        return named or saves.latest()
    return named if named.endswith(saves.SUFFIX) or os.path.isfile(named) else ""


def brought_back(replay: Replay, bots: Mapping[int, Bot], path: str) -> Table:
    """The table after the last choice of a replay, and the bots as they were then."""
    table: Table = replay.start()
    for n in range(len(replay.choices)):
        bot = bots.get(table.seat)
        if bot is not None and len(table.codes) > 1:
            bot.choose(table.view(table.seat))
        replay.step(table, n)
    if table.over:
        raise BadFile("this game is over; touchline replay shows it", path)
    return table


# --- The game at this terminal ----------------------------------------------------------------------------------------


class Sitting:
    """One game at this terminal."""

    def __init__(
        self,
        table: Table,
        players: list[str],
        bots: Mapping[int, Bot],
        console: Console,
        save: str,
        language: str = ENGLISH,
    ) -> None:
        self.shared = Shared(language)
        self.players = players
        self.console = console
        self.keyboard = Keyboard(history=players.count(PERSON) == 1)
        self.game = Game(table, bots, console, self.keyboard, save, language)
        self.game.keep = self.keep
        self.began = table.choices
        self.proof: dict[str, Any] = {}
        self.came_from = ""  # where it was kept before it was resumed
        self.place = ""  # where it is kept now
        self.chosen = False  # whether a person has chosen anything
        self.due = 0.0  # when it is kept again
        self.trouble = ""  # why it is not kept

    def play(self) -> int:
        """Play until the game is over or stops; gives the status with which the command ends."""
        last = ""
        status = 0
        gone = False
        with self.keyboard:  # until all is written: a terminal that goes may say so more than once
            try:
                self.game.play()
            except Leave:
                last = self.shared.say("sitting.left")
            except EOFError:
                last = "\n" + self.shared.say("sitting.ended")
            except KeyboardInterrupt:
                last = "\n" + self.shared.say("sitting.stopped")
                status = INTERRUPTED
            except Closed as closed:
                gone = True
                status = closed.status
            except OSError:
                if not self.keyboard.gone():
                    raise
                gone = True
                status = Closed(HANGUP).status
            finally:
                self.store()
        if not gone:
            self.tell(last)
        return status

    # --- Where it is kept -------------------------------------------------------------------------------------

    def replay(self) -> Replay:
        replay: Replay = self.game.table.replay()
        replay.players = self.players
        replay.proof = self.proof
        return replay

    def keep(self) -> None:
        """A person has chosen: keep the game, unless that was done a moment ago."""
        self.chosen = True
        start = monotonic()
        if start >= self.due:
            self.keep_now()
            now = monotonic()
            self.due = now + max(1.0, SELDOM * (now - start))

    def keep_now(self) -> None:
        """Keep the game as it is. It goes on even where that fails."""
        table = self.game.table
        if not self.chosen or table.over or self.trouble:
            return
        replay = self.replay()
        replay.setting = anywhere(replay.setting)
        self.place = self.place or saves.new_place(table.registry.game)
        if not self.place:
            self.trouble = self.shared.say("sitting.no-place")
            return
        try:
            saves.write_private(self.place, replay.text())
        except OSError as error:
            detail = str(error.strerror or error)
            self.trouble = self.shared.say("sitting.not-kept", detail=detail, file=self.place)
            return
        if self.came_from:
            saves.forget(self.came_from)
            self.came_from = ""
        saves.prune()

    def store(self) -> None:
        """The game stops: write it where it was to be saved, or else keep it if it is not over."""
        self.keep_now()
        if self.game.save and (self.game.table.choices != self.began or not os.path.exists(self.game.save)):
            saves.save_replay(self.replay(), self.game.save)
        if self.game.save or self.game.table.over:
            for place in (self.place, self.came_from):
                saves.forget(place)

    def tell(self, last: str) -> None:
        """Why it stops, and where it can be found again."""
        over = self.game.table.over
        for line in (last, self.trouble):
            if line:
                self.console.print(line)
        if self.game.save:
            key = "saved" if over else "saved-open"
            self.console.print(self.shared.say(f"sitting.{key}", file=self.game.save))
        elif not over and (self.place or self.came_from):
            self.console.print(self.shared.say("sitting.kept"))


def anywhere(setting: Any) -> Any:
    """The same setting for somebody who comes back in another folder."""
    setting = copy.copy(setting)
    setting.packs = [os.path.abspath(pack) for pack in setting.packs]
    return setting


# --- How it begins ----------------------------------------------------------------------------------------------------


class Wishes:
    """What a person asks of a game, beside what it is made from."""

    def __init__(
        self,
        me: Sequence[int],
        humans: int | None,
        bots: Sequence[str],
        save: str,
        force: bool,
        language: str = ENGLISH,
    ) -> None:
        self.me = me
        self.humans = humans
        self.bots = bots
        self.save = save
        self.force = force
        self.language = known_language(language)

    def check(self, own: str = "") -> None:
        """Whether the file can be written, and nobody minds losing what is there; ``own`` is the game's file."""
        if not self.save:
            return
        saves.writable(self.save)
        if os.path.exists(self.save) and not self.force:
            if not (own and os.path.samefile(self.save, own)):
                raise BadFile("is there already; name another file, or write over it with --force", self.save)


def begun(table: Table, seed: int | bytes, wishes: Wishes, console: Console) -> Sitting:
    """A game at its first decision."""
    wishes.check()
    players = seated(people_at(wishes.me, wishes.humans, table.seats), wishes.bots, table.seats)
    bots = bots_of(players, seed)
    sitting = Sitting(table, players, bots, console, wishes.save, wishes.language)
    said = sitting.shared.say("sitting.begins", game=sitting.game.screen.title, seed=repr(seed))
    console.print(said, style="bold")
    return sitting


def resumed(path: str, packs: Sequence[str], wishes: Wishes, console: Console) -> Sitting:
    """A game that goes on; people and bots are those it had, or else those that are wished for."""
    replay = load_replay(path, packs)  # packs that lie elsewhere now take the place of those it names
    wishes.check(path)
    setting = replay.setting
    assert setting is not None
    before = replay.players
    if before and not wishes.me and wishes.humans is None:
        people = [seat for seat, player in enumerate(before) if player == PERSON]
    else:
        people = people_at(wishes.me, wishes.humans, setting.seats)
    players = seated(people, wishes.bots, setting.seats, before)
    bots = bots_of(players, setting.seed)
    table = brought_back(replay, bots, path)
    mine = saves.is_ours(path)
    save = wishes.save or ("" if mine else path)
    if save == path:
        saves.writable(save)
    sitting = Sitting(table, players, bots, console, save, wishes.language)
    sitting.proof = replay.proof
    sitting.came_from = path if mine else ""
    sitting.game.resume()
    slots: dict[str, str | int] = {"game": sitting.game.screen.title, "n": table.choices}
    if mine:
        said = sitting.shared.say("sitting.resumed", **slots)
    else:
        said = sitting.shared.say("sitting.resumed-saved", **slots, file=save)
    console.print(said, style="bold")
    if len(people) == 1:
        sitting.game.news.log(people[0], LAST_LINES)
    return sitting
