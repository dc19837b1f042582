"""What the open question of a match is about: who acts, what is answered, what may be rolled again."""

from touchline.blitz_bowl import actions, block_die, kinds, rolls
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.state import Match
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
        if t.kind in (kinds.RUN, kinds.MARK, kinds.SIDESTEP):
            player = first_of(t.codes[0])
            squares = 1 if t.kind == kinds.SIDESTEP else t.deeds[-1].squares
            return [f"{self.player(player)}, up to {number_of(squares, 'square')}."]
        if t.kind in (kinds.PLACE, kinds.RESERVES):
            player = first_of(t.codes[0])
            return [f"{self.player(player)}: {self.values(player)}"]
        if t.kind == kinds.THROW_PLAYER_TO:
            thrower, mate = t.about("player"), t.deeds[-1].thrown
            return [f"{self.player(thrower)} throws {self.player(mate)}: {aim_line(t, thrower)}"]
        if t.kind in (kinds.BLOCK, kinds.THROW, kinds.FOUL, kinds.THROW_PLAYER):
            return [f"{self.player(first_of(t.codes[0]))}"]
        if t.prepared.actions:
            wanted = [actions.WORDS[n] for n in range(len(actions.WORDS)) if t.prepared.actions >> n & 1]
            return [*self.about_answer(), f"A bonus play is prepared: the next Action is a {' or '.join(wanted)}."]
        return self.about_answer()

    def about_answer(self) -> list[str]:
        """What is answered, or rolled again."""
        t = self.t
        if t.kind == kinds.TARGETED:
            player, target = t.about("player"), t.about("target")
            return [f"{self.player(player)} blocks your {self.player(target)}: {block_line(t, player, target)}"]
        if t.kind in (kinds.INTERRUPT, kinds.ANSWERER, kinds.SHADOW):
            action = actions.WORDS[self.interrupted()]
            return [f"{self.asked()} has made a {action} Action."]
        if t.kind == kinds.RESULT:
            dice = ", ".join(block_die.WORDS[face] for face in t.deeds[-1].rolled)
            return [f"{self.asked()} blocks {self.player(t.about('target'))}: {dice}."]
        if t.kind == kinds.REROLL:
            return [self.roll_words()]
        if t.kind == kinds.KNOCKED:
            return [f"{self.asked()} is Knocked Down; Armour {t.about('needed')}+."]
        if t.kind == kinds.FOLLOW_UP:
            return [f"{self.asked()} has pushed {self.player(t.deeds[-1].target)}."]
        if t.kind == kinds.EARNED:
            return [f"{self.asked()} has made a {actions.WORDS[t.deeds[-1].action]} Action."]
        return []

    def asked(self) -> str:
        """The player whom the question is about."""
        return self.player(self.t.about("player"))

    def interrupted(self) -> int:
        """The Action that is answered."""
        return self.t.deeds[-1].action

    def roll_words(self) -> str:
        """The Throw or Armour Check that may be taken again."""
        t = self.t
        die = t.about("die")
        if t.about("roll") == rolls.ARMOUR:
            return f"Armour Check of {self.asked()}: {check_words(die, t.about('needed'), bool(t.about('minus')))}."
        return f"Throw Check of {self.asked()}: {die}, {self.needed(t.about('player'))}."

    def needed(self, player: int) -> str:
        t = self.t
        deed = t.deeds[-1]
        target = deed.target
        if deed.thrown >= 0 or target < 0:
            return aim_line(t, player)
        return throw_line(t, deed.actor, target).split(":")[0]
