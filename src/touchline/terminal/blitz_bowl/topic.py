"""What the open question of a match is about: who acts, what is answered, what may be rolled again."""

from touchline.blitz_bowl import actions, kinds, rolls
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.state import Match
from touchline.table.decision import first_of
from touchline.table.languages import ENGLISH
from touchline.terminal.blitz_bowl.chances import aim_line, block_line, needed_line
from touchline.terminal.blitz_bowl.faces import ability_names, stats
from touchline.terminal.blitz_bowl.naming import Names
from touchline.terminal.blitz_bowl.tokens import tokens_of


class Topic:
    """Says in a line or two what a question comes from."""

    def __init__(self, t: Match, language: str = ENGLISH) -> None:
        self.t = t
        self.tokens = tokens_of(t) if t.teams else []
        self.language = language
        self.names = Names(t, language)
        self.speech = self.names.speech

    def player(self, player: int) -> str:
        """``Bz Blitzer (i6)``"""
        at = self.t.square[player]
        where = square_name(at) if at >= 0 else self.speech.say("board.dugout")
        return self.speech.say("about.player", token=self.tokens[player], player=self.names.player(player), where=where)

    def named(self, player: int) -> str:
        """``Bz Blitzer``"""
        return self.speech.say("about.named", token=self.tokens[player], player=self.names.player(player))

    def values(self, player: int) -> str:
        """``Move 5 Block 1 Throw 4+ Armour 3+``, and abilities."""
        role = self.t.roles[player]
        slots = dict(zip(("move", "block", "throw", "armour"), stats(role), strict=True))
        abilities = ability_names(self.t.catalogue, role, self.language)
        if abilities:
            return self.speech.say("about.values-abilities", **slots, abilities=abilities)
        return self.speech.say("about.values", **slots)

    def about(self) -> list[str]:
        """The player who acts, and what happened that the question comes from."""
        t = self.t
        say = self.speech.say
        if t.kind in (kinds.RUN, kinds.MARK, kinds.SIDESTEP):
            player = first_of(t.codes[0])
            squares = 1 if t.kind == kinds.SIDESTEP else t.deeds[-1].squares
            return [say("about.up-to", player=self.player(player), n=squares)]
        if t.kind in (kinds.PLACE, kinds.RESERVES):
            player = first_of(t.codes[0])
            return [say("about.place", player=self.player(player), values=self.values(player))]
        if t.kind == kinds.THROW_PLAYER_TO:
            thrower, mate = t.about("player"), t.deeds[-1].thrown
            chances = aim_line(t, thrower, self.names)
            return [say("about.aim", player=self.player(thrower), thrown=self.player(mate), chances=chances)]
        if t.kind in (kinds.BLOCK, kinds.THROW, kinds.FOUL, kinds.THROW_PLAYER):
            return [self.player(first_of(t.codes[0]))]
        if t.prepared.actions:
            return [*self.about_answer(), self.prepared()]
        return self.about_answer()

    def prepared(self) -> str:
        """What a bonus play calls for."""
        wanted = [self.names.action(n) for n in range(len(actions.NAMES)) if self.t.prepared.actions >> n & 1]
        return self.speech.say("about.prepared", actions=self.speech.listed(wanted, "either"))

    def about_answer(self) -> list[str]:
        """What is answered, or rolled again."""
        t = self.t
        say = self.speech.say
        if t.kind == kinds.TARGETED:
            player, target = t.about("player"), t.about("target")
            chances = block_line(t, player, target, self.names)
            return [say("about.targeted", player=self.player(player), target=self.player(target), chances=chances)]
        if t.kind in (kinds.INTERRUPT, kinds.ANSWERER, kinds.SHADOW, kinds.EARNED):
            return [say("about.made", player=self.asked(), action=self.names.action(t.deeds[-1].action))]
        if t.kind == kinds.RESULT:
            dice = self.speech.listed([self.names.face(face) for face in t.deeds[-1].rolled])
            return [say("about.blocks", player=self.asked(), target=self.player(t.about("target")), dice=dice)]
        if t.kind == kinds.REROLL:
            return [self.roll_words()]
        if t.kind == kinds.KNOCKED:
            return [say("about.knocked", player=self.asked(), n=t.about("needed"))]
        if t.kind == kinds.FOLLOW_UP:
            return [say("about.pushed", player=self.asked(), target=self.player(t.deeds[-1].target))]
        return []

    def asked(self) -> str:
        """The player whom the question is about."""
        return self.player(self.t.about("player"))

    def roll_words(self) -> str:
        """The Throw or Armour Check that may be taken again."""
        t = self.t
        die = t.about("die")
        if t.about("roll") == rolls.ARMOUR:
            check = self.names.check(die, t.about("needed"), bool(t.about("minus")))
            return self.speech.say("about.armour", player=self.asked(), check=check)
        return self.speech.say("about.throw", player=self.asked(), die=die, needs=self.needed(t.about("player")))

    def needed(self, player: int) -> str:
        t = self.t
        deed = t.deeds[-1]
        if deed.thrown >= 0 or deed.target < 0:
            return aim_line(t, player, self.names)
        return needed_line(t, deed.actor, deed.target, self.names)
