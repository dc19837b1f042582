"""Sentences: what happened in a match, as a log tells it to one seat.

A ``Story`` learns from the events themselves which team sits where: teams may be chosen when the game has begun. What
the seat may not know is not in the events it gets, and so cannot be in the sentences. The messages are those of the
page.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from touchline.blitz_bowl import actions, block_die, events, fouls
from touchline.blitz_bowl.block_die import unpacked
from touchline.blitz_bowl.blocking import BY_BLOCKER, BY_CARD, BY_TARGET, NO_ROOM
from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.checks import BY_ABILITY, BY_BALL, armour_check, passes, throw_check
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.speech import action_called
from touchline.blitz_bowl.state import PLAYER_FACE, SEATS
from touchline.blitz_bowl.text import name_of
from touchline.table.event import Event
from touchline.table.languages import ENGLISH, Filling
from touchline.table.messages import slots_of
from touchline.table.registry import Registry
from touchline.table.table import SPECTATOR
from touchline.terminal.sentence import Sentence
from touchline.terminal.speech import Speech

# Messages of events that depend on more than their kind.
MOVES: Final = {
    actions.RUN: "moved-run",
    actions.MARK: "moved-mark",
    actions.SIDESTEP: "moved-sidestep",
    actions.BLOCK: "moved-block",
}
LANDINGS: Final = ("landed-badly", "landed", "landed-on")
COUNTS: Final = {
    BY_BLOCKER: "counted-blocker",
    BY_TARGET: "counted-target",
    BY_CARD: "counted-card",
    NO_ROOM: "counted-room",
}
REROLLS: Final = {BY_ABILITY: "rerolled-ability", BY_BALL: "rerolled-ball"}


class Story:
    """The events of a match, told to one seat (or to those who only watch).

    ``teams`` is the team of each seat, -1 where it is not known yet; it is shared with whoever wants to know.
    """

    def __init__(
        self,
        registry: Registry,
        catalogue: Catalogue,
        teams: list[int],
        seat: int = SPECTATOR,
        language: str = ENGLISH,
    ) -> None:
        self.registry = registry
        self.catalogue = catalogue
        self.teams = teams
        self.bit = 1 << seat
        self.language = language
        self.speech = Speech(registry.game, language)

    def tell(self, event: Event) -> Sentence:
        """One event as one sentence."""
        event = event.for_audience(self.bit)
        self.learn(event)
        name = self.registry.events[event.kind].name
        text = self.say(event, self.key(event, name))
        return Sentence(text, event.rule, event.kind == events.TURN_BEGINS)

    def say(self, event: Event, key: str, **more: str) -> str:
        """A message with what its slots hold of an event."""
        name = self.registry.events[event.kind].name
        speech = self.speech
        own = f"words.story.{key}"
        pattern = speech.words.pattern(own) if speech.words.has(own) else speech.table.pattern(f"log.{name}")
        slots: Filling = {slot: self.slot(slot, event) for slot in slots_of(pattern) if slot not in more}
        slots.update(more)
        return speech.event(name, key, slots)

    def key(self, event: Event, name: str) -> str:
        """The message of an event, where it depends on more than its kind."""
        amount = event.amount
        if event.kind == events.MOVED:
            return MOVES.get(amount, name)
        if event.kind == events.LANDED:
            return LANDINGS[amount]
        if event.kind == events.FACE_COUNTED:
            return COUNTS.get(amount >> 8 & 15, name)
        if event.kind == events.FOUL_ROLLED and fouls.OF_FACE[amount >> 4] != amount & 15:
            return "foul-counted"
        if event.kind == events.REROLLED:
            return REROLLS.get(amount, name)
        if event.kind == events.CHALLENGE_DISCARDED and event.face < 0:
            return "challenge-discarded-hidden"
        if event.kind == events.BLOCK_ROLLED:
            return ""  # with the Block it belongs to there is more to say
        return name

    def learn(self, event: Event) -> None:
        """Which team sits where."""
        if event.kind == events.TEAM:
            self.teams[event.seat] = event.amount
        elif event.kind == events.PLACED and event.face >= PLAYER_FACE:
            self.teams[event.seat] = self.catalogue.positions[event.face - PLAYER_FACE].team

    # --- Several events in one sentence -----------------------------------------------------------------------

    def digest(self, happened: Iterable[Event]) -> list[Sentence]:
        """Events as a reader wants them: a whole Run, a line-up or a roll in one sentence, nothing said twice."""
        lines: list[Sentence] = []
        before: Event | None = None
        gathered: list[str] = []
        run: Sentence | None = None  # the line of a Run that a ball may lie in the way of
        runner: Event | None = None  # how far that Run has come
        took = False
        for event in happened:
            line = self.tell(event)
            if event.kind == events.MOVED and event.amount == actions.RUN:
                if run is not None and runner is not None and event.card == runner.card:
                    runner = before = event
                    run.text = self.say(event, "moved-run-ball" if took else "moved-run")
                    continue
                run, runner, took = line, event, False
            elif event.kind == events.BALL_TAKEN and run is not None and runner is not None:
                if event.card == runner.card:
                    took = True
                    run.text = self.say(runner, "moved-run-ball")
                    before = event
                    continue
            elif event.kind not in (events.BALL_BOUNCED, events.BALL_TAKEN):
                run = None
            if event.kind == events.DECLARED and event.amount != actions.THROW_TEAM_MATE:
                continue  # what comes of it is told
            if before is not None and says_no_more(before, event):
                continue
            if before is not None and self.goes_on(before, event):
                gathered.append(self.further(event))
                lines[-1].text = self.joined(before, event, gathered)
            else:
                gathered = [self.further(event)]
                if event.kind == events.CLAIMED and event.for_audience(self.bit).face >= 0:
                    line.text = self.say(event.for_audience(self.bit), "claimed-known")
                lines.append(line)
            before = event
        return lines

    def goes_on(self, before: Event, event: Event) -> bool:
        """Whether an event is part of what was told last."""
        kind = event.kind
        if kind == events.BLOCK_ROLLED:
            return before.kind == events.BLOCK_DECLARED
        if kind != before.kind:
            return False
        if kind == events.MOVED:
            return (
                event.card == before.card
                and event.amount == before.amount
                and event.amount in (actions.RUN, actions.MARK)
            )
        if kind == events.PLACED:
            return event.seat == before.seat
        return kind in (events.CHALLENGE_DEALT, events.BALL_BOUNCED)

    def further(self, event: Event) -> str:
        """What one more event adds."""
        if event.kind == events.PLACED:
            player = self.short_name(event.card, event.face)
            return self.speech.word("story", "placed-one", player=player, square=square_name(event.place))
        if event.kind == events.CHALLENGE_DEALT:
            return self.slot("challenge", event)
        return square_name(event.place) if event.place >= 0 else ""

    def joined(self, before: Event, event: Event, gathered: list[str]) -> str:
        every = self.speech.listed(gathered)
        if event.kind == events.BLOCK_ROLLED:
            return self.say(before, "block-rolled", dice=self.slot("dice", event))
        if event.kind == events.PLACED:
            return self.say(event, "placed-all", players=every)
        if event.kind == events.CHALLENGE_DEALT:
            return self.say(event, "challenges-dealt", challenges=every)
        if event.kind == events.BALL_BOUNCED:
            return self.say(event, "bounced", squares=every)
        return self.tell(event).text

    # --- Slots ------------------------------------------------------------------------------------------------

    def slot(self, name: str, event: Event) -> str:
        """What a slot of a sentence holds."""
        if name in ("coach", "player", "other", "card", "square"):
            return self.thing(name, event)
        amount = event.amount
        cards = self.catalogue
        if name == "challenge":
            return self.named("challenges", cards.challenges[amount].id)
        if name == "face":
            return self.face(amount & 15)
        if name == "as":
            return self.face(amount >> 4 & 15)
        if name == "dice":
            return self.speech.listed([self.face(face) for face in unpacked(amount)])
        if name in ("check", "armour"):
            check = throw_check(amount) if name == "check" else armour_check(amount)
            return self.check(check.die, check.value, check.minus)
        if name == "foul":
            return self.foul(amount & 15)
        if name == "rolled":
            return self.foul(fouls.OF_FACE[amount >> 4])
        if name == "action":
            return action_called(cards, actions.NAMES[amount], self.language)
        if name == "arena":
            return self.named("arenas", cards.arenas[amount].id)
        if name == "pitch":
            return self.named("pitches", cards.pitches[amount].id)
        return self.named("teams", cards.team_cards[amount].id) if name == "team" else str(amount)

    def named(self, kind: str, id_: str) -> str:
        return name_of(self.catalogue, kind, id_, self.language)

    def face(self, face: int) -> str:
        return self.catalogue.texts[self.language][f"face.{block_die.NAMES[face]}"]

    def foul(self, foul: int) -> str:
        return self.catalogue.texts[self.language][f"result.{fouls.NAMES[foul]}"]

    def check(self, die: int, value: int, minus: bool) -> str:
        return check_words(self.speech, die, value, minus)

    def thing(self, name: str, event: Event) -> str:
        if name == "coach":
            alone = event.kind == events.TEAM
            return self.speech.word("story", "coach", number=event.seat + 1) if alone else self.coach_name(event.seat)
        if name == "player":
            return self.player_name(event.card, event.face)
        if name == "other":
            return self.player_name(event.other, event.other_face)
        if name == "square":
            return square_name(event.place) if event.place >= 0 else self.speech.word("story", "nowhere")
        return self.play_name(event.face)

    def coach_name(self, seat: int) -> str:
        return coach_called(self.catalogue, self.teams, seat, self.speech)

    def numbered(self, name: str, number: int) -> str:
        return self.speech.word("story", "numbered", name=name, number=number)

    def player_name(self, player: int, face: int) -> str:
        """With the name of his team, because both may have the same positions."""
        if face < PLAYER_FACE:
            return self.speech.word("story", "nobody")
        seat = self.owner(player)
        position = self.catalogue.positions[face - PLAYER_FACE]
        team = self.catalogue.team_cards[self.teams[seat]].name if self.teams[seat] >= 0 else ""
        key = (
            "player-of" if set(team.split()) & set(position.name.split()) else "player"
        )  # a Witch Elf of the Dark Elves
        return self.speech.word("story", key, team=self.coach_name(seat), position=self.short_name(player, face))

    def short_name(self, player: int, face: int) -> str:
        """``Lineman 2``, as far as the teams are known."""
        role = face - PLAYER_FACE
        position = self.catalogue.positions[role]
        name = self.named("positions", f"{self.catalogue.teams[position.team]}/{position.id}")
        seat = self.owner(player)
        if self.teams[seat] < 0 or self.teams[0] < 0:
            return name
        players = self.catalogue.team_cards[self.teams[seat]].players
        same = [n for n, one in enumerate(players) if one == role]
        place = player - (self.edge() if seat else 0)
        return self.numbered(name, same.index(place) + 1) if len(same) > 1 and place in same else name

    def edge(self) -> int:
        return len(self.catalogue.team_cards[self.teams[0]].players)

    def owner(self, player: int) -> int:
        """The seat of a player; while the first team is not known, the one whose team is."""
        if self.teams[0] < 0:
            return SEATS - 1
        return 0 if player < self.edge() else 1

    def play_name(self, face: int) -> str:
        """The bonus play on the back of a card, or a random event."""
        if not 0 <= face < PLAYER_FACE:
            return self.speech.word("story", "hidden")
        cards = self.catalogue
        back = cards.backs[face]
        if cards.fronts[face] < 0:
            return self.named("events", cards.events[back].id)
        return self.named("bonus-plays", cards.plays[back].id)


def coach_called(cards: Catalogue, teams: Sequence[int], seat: int, speech: Speech) -> str:
    """A coach by the team; with the seat where both have the same, or none yet."""
    if not 0 <= seat < len(teams):
        return speech.word("story", "nobody")
    if teams[seat] < 0:
        return speech.word("story", "coach", number=seat + 1)
    name = name_of(cards, "teams", cards.team_cards[teams[seat]].id, speech.language)
    return speech.word("story", "numbered", name=name, number=seat + 1) if teams[0] == teams[1] else name


def check_words(speech: Speech, die: int, value: int, minus: bool) -> str:
    """``4 against 3+, passed``, ``4 − 1 against 5+, failed``."""
    passed = passes(die, value, 1 if minus else 0)
    key = f"check-{'minus-' if minus else ''}{'passed' if passed else 'failed'}"
    return speech.word("story", key, die=die, value=value)


def says_no_more(before: Event, event: Event) -> bool:
    """Whether a single die applies as it was rolled, or a face was said to count as this one."""
    if event.kind != events.RESULT_APPLIED:
        return False
    if before.kind == events.FACE_COUNTED:
        return before.amount >> 4 & 15 == event.amount
    if before.kind != events.BLOCK_ROLLED:
        return False
    return unpacked(before.amount) == (event.amount,)
