"""What the open question of a match is about: who acts, what is answered, what may be rolled again."""

from touchline.blitz_bowl.blocking import dice_of
from touchline.blitz_bowl.deed import D_ACTION, D_ACTOR, D_OTHER, D_ROLLED, D_SQUARES, D_TARGET, base_of
from touchline.blitz_bowl.falling import DIE, MINUS
from touchline.blitz_bowl.names import (
    K_ACTION,
    K_ANSWERER,
    K_BLOCK,
    K_EARNED,
    K_FOLLOW_UP,
    K_FOUL,
    K_INTERRUPT,
    K_KNOCKED,
    K_MARK,
    K_PLACE,
    K_REROLL,
    K_RESERVES,
    K_RESULT,
    K_RUN,
    K_SHADOW,
    K_SIDESTEP,
    K_TARGETED,
    K_THROW,
    K_THROW_PLAYER,
    K_THROW_PLAYER_TO,
    S_ARMOUR_CHOSEN,
)
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.state import Q_ACTIONS, Match
from touchline.blitz_bowl.words import (
    ACTION_WORDS,
    FACE_WORDS,
)
from touchline.table.decision import first_of
from touchline.terminal.blitz_bowl.board import counted as number_of
from touchline.terminal.blitz_bowl.chances import aim_line, block_line, throw_line
from touchline.terminal.blitz_bowl.faces import ability_names, stats
from touchline.terminal.blitz_bowl.sentences import check_words
from touchline.terminal.blitz_bowl.tokens import tokens_of


class Topic:
    """Says in a line or two what a question comes from."""

    def __init__(self, t: Match) -> None:
        self.t = t
        self.tokens = tokens_of(t) if t.teams else []

    def player(self, player: int) -> str:
        """``Bz Blitzer (i6)``; whose he is, if not mine."""
        t = self.t
        where = square_name(t.square[player]) if t.square[player] >= 0 else "dugout"
        return f"{self.tokens[player]} {t.player_name(player)} ({where})"

    def values(self, player: int) -> str:
        """``Move 5 Block 1 Throw 4+ Armour 3+``, and abilities."""
        role = self.t.roles[player]
        words = " ".join(f"{name} {value}" for name, value in zip(("Move", "Block", "Throw", "Armour"), stats(role)))
        names = ability_names(self.t.catalogue, role)
        return f"{words}, {names}" if names else words

    def about(self) -> list[str]:
        """The player who acts, and what happened that the question comes from."""
        t = self.t
        if t.kind in (K_RUN, K_MARK, K_SIDESTEP):
            player = first_of(t.codes[0])
            squares = 1 if t.kind == K_SIDESTEP else t.deed[base_of(t) + D_SQUARES]
            return [f"{self.player(player)}, up to {number_of(squares, 'square')}."]
        if t.kind in (K_PLACE, K_RESERVES):
            player = first_of(t.codes[0])
            return [f"{self.player(player)}: {self.values(player)}"]
        if t.kind == K_THROW_PLAYER_TO:
            thrower, mate = t.then_a, t.deed[base_of(t) + D_OTHER]
            return [f"{self.player(thrower)} throws {self.player(mate)}: {aim_line(t, thrower)}"]
        if t.kind in (K_BLOCK, K_THROW, K_FOUL, K_THROW_PLAYER):
            return [f"{self.player(first_of(t.codes[0]))}"]
        if t.kind == K_ACTION and t.prepared[Q_ACTIONS]:
            wanted = [ACTION_WORDS[n] for n in range(len(ACTION_WORDS)) if t.prepared[Q_ACTIONS] >> n & 1]
            return [f"A bonus play is prepared: the next Action is a {' or '.join(wanted)}."]
        return self.about_answer()

    def about_answer(self) -> list[str]:
        """What is answered, or rolled again."""
        t = self.t
        if t.kind == K_TARGETED:
            line = block_line(t, t.then_a, t.then_b)
            return [f"{self.player(t.then_a)} blocks your {self.player(t.then_b)}: {line}"]
        if t.kind in (K_INTERRUPT, K_ANSWERER, K_SHADOW):
            action = ACTION_WORDS[self.interrupted()]
            return [f"{self.player(t.then_a)} has made a {action} Action."]
        if t.kind == K_RESULT:
            base = base_of(t)
            dice = ", ".join(FACE_WORDS[face] for face in dice_of(t.deed[base + D_ROLLED]))
            return [f"{self.player(t.then_a)} blocks {self.player(t.then_b)}: {dice}."]
        if t.kind == K_REROLL:
            return [self.roll_words()]
        if t.kind == K_KNOCKED:
            return [f"{self.player(t.then_a)} is Knocked Down; Armour {t.then_b & 15}+."]
        if t.kind == K_FOLLOW_UP:
            target = t.deed[base_of(t) + D_TARGET]
            return [f"{self.player(t.then_a)} has pushed {self.player(target)}."]
        if t.kind == K_EARNED:
            return [f"{self.player(t.then_a)} has made a {ACTION_WORDS[t.deed[base_of(t) + D_ACTION]]} Action."]
        return []

    def interrupted(self) -> int:
        """The Action that is answered."""
        return self.t.deed[base_of(self.t) + D_ACTION]

    def roll_words(self) -> str:
        """The Throw or Armour Check that may be taken again."""
        t = self.t
        if t.then == S_ARMOUR_CHOSEN:
            check = check_words(t.then_b >> DIE, t.then_b & 15, bool(t.then_b & MINUS))
            return f"Armour Check of {self.player(t.then_a)}: {check}."
        return f"Throw Check of {self.player(t.then_a)}: {t.then_b}, {self.needed(t.then_a)}."

    def needed(self, player: int) -> str:
        t = self.t
        base = base_of(t)
        target = t.deed[base + D_TARGET]
        if t.deed[base + D_OTHER] >= 0 or target < 0:
            return aim_line(t, player)
        return throw_line(t, t.deed[base + D_ACTOR], target).split(":")[0]
