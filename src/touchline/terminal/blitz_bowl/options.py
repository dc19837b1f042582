"""The open question of a match as a menu: what it is about, and its answers, by player, by square or as a list."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from touchline.blitz_bowl import actions, block_die, kinds, verbs
from touchline.blitz_bowl.action import FROM_ARENA, FROM_TEAM_MATE
from touchline.blitz_bowl.blocking import block_targets, counted
from touchline.blitz_bowl.checks import BY_ABILITY, BY_BALL
from touchline.blitz_bowl.menu import FROM_BETWEEN, FROM_FIRST, VERBS
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.preparation import squares_for
from touchline.blitz_bowl.state import HAND, Match
from touchline.blitz_bowl.text import ball_text, challenge_text, play_text
from touchline.blitz_bowl.throwing import targets
from touchline.blitz_bowl.view import View
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.languages import ENGLISH
from touchline.terminal.blitz_bowl.chances import block_line, throw_line
from touchline.terminal.blitz_bowl.drawing import Lit, drawn_match, small_pitch
from touchline.terminal.blitz_bowl.faces import ability_names
from touchline.terminal.blitz_bowl.naming import Names, action_names, player_forms, typed_names, typed_words
from touchline.terminal.blitz_bowl.things import CARD, POSITION, TEAM, Things
from touchline.terminal.blitz_bowl.topic import Topic
from touchline.terminal.menu import Entry, Menu, entry_list

SQUARE_KINDS: Final = (
    kinds.PLACE,
    kinds.RUN,
    kinds.MARK,
    kinds.SIDESTEP,
    kinds.RESERVES,
    kinds.THROW_PLAYER_TO,
    kinds.BOUNCE,
)
# Questions about players, for which the pitch is drawn with them lit.
PLAYER_KINDS: Final = (
    kinds.FREE_PLAYER,
    kinds.THROW,
    kinds.BLOCK,
    kinds.FOUL,
    kinds.THROW_PLAYER,
    kinds.TARGETED,
    kinds.INTERRUPT,
    kinds.ANSWERER,
    kinds.SHADOW,
    kinds.BLOODLUST,
    kinds.TRIP,
)
AT_VERBS: Final = (verbs.BLOCK_AT, verbs.THROW_TO, verbs.FOUL_AT, verbs.LIFT)  # the second argument is the player meant
OF_VERBS: Final = (verbs.ANSWER, verbs.SHADOW, verbs.SACRIFICE, verbs.TRIP, verbs.DUMP_OFF, verbs.RESERVES)  # the first
LAST: Final = (verbs.DECLINE, verbs.KEEP, verbs.STAY, verbs.END_TURN)
# In the order in which the rules number them.
REROLLS: Final = {BY_ABILITY: "reroll-ability", BY_BALL: "reroll-ball"}
MOST_TOLD: Final = 2  # targets whose chances fit into one line


class Asker(Topic):
    """Puts the open question of a view into words."""

    def __init__(self, view: View, width: int, things: Things, language: str = ENGLISH) -> None:
        super().__init__(view.table, language)
        self.view = view
        self.seat = view.seat
        self.width = width
        self.things = things

    def menu(self) -> Menu:
        t = self.t
        kind = t.registry.kinds[t.kind]
        if t.kind in SQUARE_KINDS:
            return self.square_menu(self.speech.prompt(kind.name), kind.rule)
        if t.kind in (kinds.ACTION, kinds.LAST):
            entries = self.by_player()
        else:
            entries = [self.entry(code) for code in t.codes]
            entries.sort(key=lambda one: self.place(one.code))
        menu = Menu(self.speech.prompt(kind.name), self.about(), kind.rule, entries)
        menu.picture = self.picture(entries)
        return menu

    def place(self, code: int) -> int:
        """Where an option comes in the list: dice before cards, and last what leaves everything as it is."""
        verb = verb_of(code)
        if verb in LAST:
            return 2
        return 1 if self.t.kind == kinds.RESULT and verb != verbs.APPLY else 0

    def picture(self, entries: Sequence[Entry]) -> RenderableType | None:
        """The pitch above the list, where the answers stand on it."""
        t = self.t
        if t.kind == kinds.PITCH:
            return self.pitches(entries)
        if t.kind not in PLAYER_KINDS or not t.pitch.id:
            return None
        lit = Lit()
        for code in t.codes:
            if verb_of(code) in AT_VERBS:
                lit.players.append(second_of(code))
            elif verb_of(code) in OF_VERBS or verb_of(code) == verbs.FREE:
                lit.players.append(first_of(code))
        if t.kind == kinds.INTERRUPT:
            lit.players.append(t.about("player"))
        return Group(drawn_match(t, lit), entry_list(entries, self.width))

    def pitches(self, entries: Sequence[Entry]) -> RenderableType:
        drawn = []
        for number, entry in enumerate(entries, 1):
            pitch = self.t.catalogue.pitches[first_of(entry.code)]
            name = self.names.of("pitches", pitch.id)
            drawn.append(Text.assemble((f"{number} ", "bold yellow"), (name, "bold"), "\n", small_pitch(pitch)))
        return Columns(drawn, padding=(0, 4))

    # --- Players ------------------------------------------------------------------------------------------------

    def position_face(self, player: int) -> int:
        return self.things.face_of(POSITION, self.t.role[player])

    def by_player(self) -> list[Entry]:
        """A player first, then his Actions; then bonus plays and the end of the turn."""
        t = self.t
        players: dict[int, Entry] = {}
        others: list[Entry] = []
        for code in t.codes:
            verb = verb_of(code)
            if verb not in VERBS and verb != verbs.FREE:
                others.append(self.entry(code))
                continue
            player = first_of(code)
            if player not in players:
                players[player] = Entry(self.player(player), face=self.position_face(player))
                players[player].names = player_forms(t, player, self.language)
                players[player].next = self.speech.say("options.which-action", player=self.player(player))
            players[player].entries.append(self.action_entry(code))
        others.sort(key=lambda one: self.place(one.code))
        return [*(self.grouped(players[player]) for player in sorted(players)), *others]

    def grouped(self, entry: Entry) -> Entry:
        """A player with a single Action needs no list of his own."""
        doable = [one.text for one in entry.entries]
        if len(entry.entries) > 1:
            entry.detail = self.speech.listed(doable)
            return entry
        single = entry.entries[0]
        single.names += entry.names
        single.face = entry.face
        single.text = self.speech.say("options.action", player=entry.text, action=single.text)
        return single

    def action_entry(self, code: int) -> Entry:
        """One Action of a player, with what it may come to."""
        player = first_of(code)
        free = verb_of(code) == verbs.FREE
        action = second_of(code) if free else VERBS.index(verb_of(code))
        called = self.names.action(action)
        text = self.speech.say("options.free", action=called) if free else called
        detail = self.free_words(code) if free else self.action_words(player, action)
        entry = Entry(text, detail, code)
        entry.names = action_names(self.t, player, action, free, self.language)
        return entry

    def action_words(self, player: int, action: int) -> str:
        t = self.t
        say = self.speech.say
        if action == actions.RUN:
            squares = squares_for(t, player, actions.RUN) if t.roles[player].move else 0
            return say("options.up-to", n=squares) if squares else say("options.up-to-die")
        if action == actions.MARK:
            return say("options.mark", n=squares_for(t, player, actions.MARK))
        if action == actions.BLOCK:
            return self.targets_told(player, block_targets(t, player), block_line)
        if action == actions.THROW:
            found = targets(t, player, t.roles[player].traits | t.turn_traits, False)
            return self.targets_told(player, found, throw_line)
        return ""

    def targets_told(self, player: int, found: Sequence[int], line: Callable[[Match, int, int, Names], str]) -> str:
        """The chances against the first of several targets."""
        say = self.speech.say
        told = [
            say("options.target", player=self.named(one), chances=line(self.t, player, one, self.names))
            for one in found[:MOST_TOLD]
        ]
        text = self.speech.own.listed(told, "targets")
        return say("options.more-targets", targets=text) if len(found) > MOST_TOLD else text

    def free_words(self, code: int) -> str:
        """Where a free Action comes from."""
        t = self.t
        player, source = first_of(code), third_of(code)
        if t.kind == kinds.FREE_PLAYER:
            return self.names.of("bonus-plays", t.catalogue.plays[t.about("play")].id)
        if FROM_ARENA <= source < FROM_TEAM_MATE:
            return self.names.of("arenas", t.arena.id)
        if FROM_TEAM_MATE <= source < FROM_FIRST:
            return self.speech.word("options", "team-mate")
        if source < FROM_ARENA or source >= FROM_BETWEEN or source == FROM_FIRST:
            return ability_names(t.catalogue, t.roles[player], self.language)
        return ""

    # --- Squares ------------------------------------------------------------------------------------------------

    def square_menu(self, prompt: str, rule: str) -> Menu:
        """The squares lit on the pitch, to be named by letter and number."""
        t = self.t
        entries: list[Entry] = []
        lit = Lit()
        codes = {code: first_of(code) if verb_of(code) == verbs.BOUNCE_TO else second_of(code) for code in t.codes}
        for code, square in codes.items():
            same = [one for one in t.codes if codes[one] == square]
            entries.append(self.square_entry(code, square, same))
            marked = any(self.touched(one) for one in same)
            lit.squares[square] = f"{'●' if marked else '·'}{square_name(square)}"
        menu = Menu(prompt, self.about(), rule, entries)
        if any(self.touched(code) for code in t.codes):
            menu.about.append(self.speech.say("options.touched"))
        if t.kind in (kinds.RUN, kinds.MARK, kinds.SIDESTEP):
            lit.players.append(first_of(t.codes[0]))
        menu.picture = drawn_match(t, lit)
        some = square_name(list(lit.squares)[len(lit.squares) // 2])
        menu.hint = self.speech.say("options.square", square=some)
        return menu

    def touched(self, code: int) -> int:
        """A bit for each ball that a Run or Mark comes upon."""
        return third_of(code) if self.t.kind in (kinds.RUN, kinds.MARK) else 0

    def square_entry(self, code: int, square: int, same: Sequence[int]) -> Entry:
        """A square; where balls on the way make it several options, each has its own name."""
        t = self.t
        name = square_name(square)
        touched = self.touched(code)
        if not touched:
            entry = Entry(name, "", code)
            entry.names = (name,)
            return entry
        balls = [square_name(at) for ball, at in enumerate(t.ball_square) if touched >> ball & 1]
        over = "run-over" if t.kind == kinds.RUN else "mark-over"
        at = self.speech.listed(balls, "both")
        entry = Entry(self.speech.word("options", over, square=name, balls=at), "", code)
        spoken = typed_words(t.catalogue, "ball", self.language)
        entry.names = (*(f"{name} {word} {' '.join(balls)}" for word in spoken), f"{name} {' '.join(balls)}")
        if sum(1 for one in same if self.touched(one)) == 1:
            entry.names = (*(f"{name} {word}" for word in spoken), *entry.names)
        if len(same) == 1:
            entry.names += (name,)
        return entry

    # --- One option -----------------------------------------------------------------------------------------------

    def entry(self, code: int) -> Entry:
        verb = verb_of(code)
        if verb in AT_VERBS:
            return self.player_entry(code, second_of(code), first_of(code))
        if verb in OF_VERBS:
            return self.player_entry(code, first_of(code), -1)
        if verb in (verbs.CLAIM, verbs.DISCARD, verbs.PLAY):
            return self.card_entry(code)
        if verb == verbs.FREE:
            entry = self.action_entry(code)
            entry.text = self.speech.say("options.action", player=self.player(first_of(code)), action=entry.text)
            entry.face = self.position_face(first_of(code))
            entry.names += player_forms(self.t, first_of(code), self.language)
            return entry
        entry = Entry(self.text(code), self.detail(code), code)
        if verb == verbs.TEAM:
            entry.face = self.things.face_of(TEAM, first_of(code))
        entry.names = self.plain_names(code)
        return entry

    def text(self, code: int) -> str:
        """An option in the words of its verb, or in others where they say more."""
        t = self.t
        verb, first = verb_of(code), first_of(code)
        word, cards = self.speech.word, t.catalogue
        instead = f"not-{t.registry.kinds[t.kind].name}"
        if verb in LAST and self.speech.has("options", instead):
            return word("options", instead)
        if verb == verbs.END_TURN and t.actions_left > 0:
            return word("options", "end-turn-with", n=t.actions_left)
        if verb == verbs.FOLLOW_UP:
            return word("options", "follow-up-to", square=square_name(t.about("square")))
        if verb == verbs.APPLY:
            return self.apply_words(first)
        if verb == verbs.REROLL:
            return word("options", REROLLS.get(first, "reroll-rookies"))
        if verb == verbs.PITCH:
            return word("options", "pitch", pitch=self.names.of("pitches", cards.pitches[first].id))
        if verb == verbs.BALL:
            return word("options", "ball", ball=self.names.of("balls", cards.balls[first].id))
        if verb == verbs.TEAM:
            return self.speech.option("team", self.names.of("teams", cards.team_cards[first].id))
        return self.speech.option(verbs.NAMES[verb])

    def apply_words(self, face: int) -> str:
        """A face of the block die with what it does."""
        t = self.t
        actor, target = (self.names.player(t.about(topic)) for topic in ("player", "target"))
        slots = {"face": self.names.face(face), "actor": actor, "target": target}
        return self.speech.word("options", f"apply-{block_die.NAMES[self.counted(face)]}", **slots)

    def counted(self, face: int) -> int:
        """What a face comes to, with abilities and answers."""
        t = self.t
        return counted(t, t.about("player"), t.about("target"), face, t.deeds[-1])

    def plain_names(self, code: int) -> tuple[str, ...]:
        """The words of an option, as a person would type them."""
        verb = verb_of(code)
        cards = self.t.catalogue
        if verb == verbs.PITCH:
            return self.typed("pitches", cards.pitches[first_of(code)].id)
        if verb == verbs.TEAM:
            return self.typed("teams", cards.team_cards[first_of(code)].id)
        if verb == verbs.BALL:
            return self.typed("balls", cards.balls[first_of(code)].id)
        if verb == verbs.APPLY:
            face = block_die.NAMES[first_of(code)]
            return tuple(dict.fromkeys([self.names.face(first_of(code)).lower().rstrip("!！"), face]))
        if verb == verbs.REROLL:
            return ("reroll", "roll again")
        name = verbs.NAMES[verb]
        return (name.replace("-", " "), "no") if verb == verbs.DECLINE else (name.replace("-", " "),)

    def typed(self, kind: str, id_: str) -> tuple[str, ...]:
        """A name in every language, and the id."""
        return tuple(dict.fromkeys([*typed_names(self.t.catalogue, kind, id_, self.language), id_]))

    def player_entry(self, code: int, player: int, actor: int) -> Entry:
        """An option about a player, with the chances where dice decide."""
        verb = verb_of(code)
        detail = ""
        if verb == verbs.BLOCK_AT:
            detail = block_line(self.t, actor, player, self.names)
        elif verb == verbs.THROW_TO:
            detail = throw_line(self.t, actor, player, self.names)
        elif verb == verbs.RESERVES:
            detail = self.values(player)
        entry = Entry(self.about_player(verb, player), detail, code, self.position_face(player))
        entry.names = player_forms(self.t, player, self.language)
        return entry

    def about_player(self, verb: int, player: int) -> str:
        """What is done with a player, in the words of its verb."""
        if verb == verbs.RESERVES:
            return self.speech.word("options", "bring-on", player=self.player(player))
        return self.speech.option(verbs.NAMES[verb], self.player(player), self.player(player))

    def card_entry(self, code: int) -> Entry:
        """A challenge that is claimed or discarded, or a bonus play."""
        t = self.t
        card = first_of(code)
        face = t.face[card]
        own = card in t.piles[HAND + self.seat]
        if verb_of(code) == verbs.PLAY or (own and face >= 0):
            play = t.play_of(card)
            verb = "play" if verb_of(code) == verbs.PLAY else "discard"
            text = self.speech.option(verb, self.names.play(card))
            entry = Entry(text, play_text(t.catalogue, play.id, self.language), code, self.things.face_of(CARD, face))
            entry.names = self.card_names(verb, "bonus-plays", play.id)
            return entry
        challenge = t.catalogue.challenges[t.front[card]]
        claimed = verb_of(code) == verbs.CLAIM
        points = challenge.points + t.challenge_more
        key = "claim" if claimed else "discard-challenge"
        text = self.speech.word("options", key, challenge=self.names.challenge(card), points=points)
        entry = Entry(text, challenge_text(t.catalogue, challenge.id, self.language), code)
        entry.names = self.card_names("claim" if claimed else "discard", "challenges", challenge.id)
        return entry

    def card_names(self, verb: str, kind: str, id_: str) -> tuple[str, ...]:
        """A card by its name alone, and with what is done with it."""
        names = list(dict.fromkeys(typed_names(self.t.catalogue, kind, id_, self.language)))
        return (*names, *(f"{verb} {name}" for name in names))

    def detail(self, code: int) -> str:
        t = self.t
        verb, first = verb_of(code), first_of(code)
        if verb == verbs.TEAM:
            team = t.catalogue.team_cards[first]
            return self.speech.listed([self.role_words(role) for role in team.positions])
        if verb == verbs.BALL:
            return self.names.in_line(ball_text(t.catalogue, t.catalogue.balls[first].id, self.language))
        if verb == verbs.APPLY and self.counted(first) != first:
            return self.speech.say("options.counts", face=self.names.face(self.counted(first)))
        return ""

    def role_words(self, role: int) -> str:
        """``2 Lineman``"""
        count = self.t.catalogue.positions[role].count
        return self.speech.say("options.role", n=count, position=self.names.position(role))
