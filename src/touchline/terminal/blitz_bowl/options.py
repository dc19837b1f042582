"""The open question of a match as a menu: what it is about, and its answers, by player, by square or as a list."""

from collections.abc import Sequence
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
from touchline.blitz_bowl.state import HAND
from touchline.blitz_bowl.text import ball_text, challenge_text, play_text
from touchline.blitz_bowl.throwing import targets
from touchline.blitz_bowl.view import View
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.terminal.blitz_bowl.board import counted as number_of
from touchline.terminal.blitz_bowl.chances import block_line, throw_line
from touchline.terminal.blitz_bowl.drawing import Lit, drawn_match, small_pitch
from touchline.terminal.blitz_bowl.faces import ability_names
from touchline.terminal.blitz_bowl.naming import action_names, player_forms
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
PLAYER_WORDS: Final = {
    verbs.BLOCK_AT: "block {0}",
    verbs.THROW_TO: "throw to {0}",
    verbs.FOUL_AT: "foul {0}",
    verbs.LIFT: "throw {0}",
    verbs.ANSWER: "{0}",
    verbs.SHADOW: "{0} follows",
    verbs.SACRIFICE: "{0} is Injured",
    verbs.TRIP: "{0} falls",
    verbs.DUMP_OFF: "Dump-off: {0} passes the ball on first",
    verbs.RESERVES: "bring on {0}",
}
LAST: Final = (verbs.DECLINE, verbs.KEEP, verbs.STAY, verbs.END_TURN)
INSTEAD: Final = {
    kinds.EMERGENCY: "bring nobody on",
    kinds.BENCH: "bring nobody more on",
    kinds.LAST: "end the turn",
    kinds.EARNED: "nothing more",
}
FACE_DOES: Final = {
    block_die.SMASH: "Knocked Down",
    block_die.KERRUNCH: "Knocked Down, −1 on the Armour Check",
    block_die.TACKLE: "Knocked Down; the blocker makes no more Actions this turn",
    block_die.MISS: "nothing; the blocker makes no more Actions this turn",
    block_die.SHOVE: "pushed a square; the blocker may follow up",
}
REROLLS: Final = {BY_ABILITY: "by his ability", BY_BALL: "because of the ball"}
MOST_TOLD: Final = 2  # targets whose chances fit into one line


class Asker(Topic):
    """Puts the open question of a view into words."""

    def __init__(self, view: View, width: int, things: Things) -> None:
        super().__init__(view.table)
        self.view = view
        self.seat = view.seat
        self.width = width
        self.things = things

    def menu(self) -> Menu:
        t = self.t
        kind = t.registry.kinds[t.kind]
        if t.kind in SQUARE_KINDS:
            return self.square_menu(kind.prompt, kind.rule)
        if t.kind in (kinds.ACTION, kinds.LAST):
            entries = self.by_player()
        else:
            entries = [self.entry(code) for code in t.codes]
            entries.sort(key=lambda one: self.place(one.code))
        menu = Menu(kind.prompt, self.about(), kind.rule, entries)
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
            drawn.append(Text.assemble((f"{number} ", "bold yellow"), (pitch.name, "bold"), "\n", small_pitch(pitch)))
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
                players[player].names = player_forms(t, player)
                players[player].next = f"{self.player(player)}: which Action?"
            players[player].entries.append(self.action_entry(code))
        others.sort(key=lambda one: self.place(one.code))
        return [*(self.grouped(players[player]) for player in sorted(players)), *others]

    def grouped(self, entry: Entry) -> Entry:
        """A player with a single Action needs no list of his own."""
        doable = [one.text for one in entry.entries]
        if len(entry.entries) > 1:
            entry.detail = ", ".join(doable)
            return entry
        single = entry.entries[0]
        single.names += entry.names
        single.face = entry.face
        single.text = f"{entry.text}: {single.text}"
        return single

    def action_entry(self, code: int) -> Entry:
        """One Action of a player, with what it may come to."""
        player = first_of(code)
        free = verb_of(code) == verbs.FREE
        action = second_of(code) if free else VERBS.index(verb_of(code))
        text = f"free {actions.WORDS[action]}" if free else actions.WORDS[action]
        detail = self.free_words(code) if free else self.action_words(player, action)
        entry = Entry(text, detail, code)
        entry.names = action_names(self.t, player, action, free)
        return entry

    def action_words(self, player: int, action: int) -> str:
        t = self.t
        if action == actions.RUN:
            squares = squares_for(t, player, actions.RUN) if t.roles[player].move else 0
            return f"up to {number_of(squares, 'square')}" if squares else "as far as a D6 says"
        if action == actions.MARK:
            return f"up to {number_of(squares_for(t, player, actions.MARK), 'square')}, to stand beside an opponent"
        if action == actions.BLOCK:
            found = block_targets(t, player)
            told = [
                f"{self.tokens[one]} {t.player_name(one)}: {block_line(t, player, one)}" for one in found[:MOST_TOLD]
            ]
            return " | ".join(told) + (" | …" if len(found) > MOST_TOLD else "")
        if action == actions.THROW:
            found = targets(t, player, t.roles[player].traits | t.turn_traits, False)
            told = [
                f"{self.tokens[one]} {t.player_name(one)}: {throw_line(t, player, one)}" for one in found[:MOST_TOLD]
            ]
            return " | ".join(told) + (" | …" if len(found) > MOST_TOLD else "")
        return ""

    def free_words(self, code: int) -> str:
        """Where a free Action comes from."""
        t = self.t
        player, source = first_of(code), third_of(code)
        if t.kind == kinds.FREE_PLAYER:
            return t.catalogue.plays[t.about("play")].name
        if FROM_ARENA <= source < FROM_TEAM_MATE:
            return t.arena.name
        if FROM_TEAM_MATE <= source < FROM_FIRST:
            return "because of a team-mate beside him"
        if source < FROM_ARENA or source >= FROM_BETWEEN or source == FROM_FIRST:
            return ability_names(t.catalogue, t.roles[player])
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
            menu.about.append("● by way of a ball: type e5 ball for it, e5 for the way past it.")
        if t.kind in (kinds.RUN, kinds.MARK, kinds.SIDESTEP):
            lit.players.append(first_of(t.codes[0]))
        menu.picture = drawn_match(t, lit)
        menu.hint = f"a square such as {square_name(list(lit.squares)[len(lit.squares) // 2])}"
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
        entry = Entry(f"{name} by way of the ball at {' and '.join(balls)}", "", code)
        entry.names = (f"{name} ball {' '.join(balls)}", f"{name} {' '.join(balls)}")
        if sum(1 for one in same if self.touched(one)) == 1:
            entry.names = (f"{name} ball", *entry.names)
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
            entry.text = f"{self.player(first_of(code))}: {entry.text}"
            entry.face = self.position_face(first_of(code))
            entry.names += player_forms(self.t, first_of(code))
            return entry
        entry = Entry(self.t.option_text(code), self.detail(code), code)
        if verb == verbs.TEAM:
            entry.face = self.things.face_of(TEAM, first_of(code))
        if verb in LAST:
            entry.text = INSTEAD.get(self.t.kind, entry.text)
        elif verb == verbs.FOLLOW_UP:
            entry.text = f"follow up into {square_name(self.t.about('square'))}"
        entry.names = self.plain_names(code)
        return entry

    def plain_names(self, code: int) -> tuple[str, ...]:
        """The words of an option, as a person would type them."""
        verb = verb_of(code)
        cards = self.t.catalogue
        if verb == verbs.PITCH:
            pitch = cards.pitches[first_of(code)]
            return pitch.name.lower(), pitch.id
        if verb == verbs.TEAM:
            team = cards.team_cards[first_of(code)]
            return team.name.lower(), team.id
        if verb == verbs.BALL:
            ball = cards.balls[first_of(code)]
            return ball.name.lower(), ball.id
        if verb == verbs.APPLY:
            return (block_die.WORDS[first_of(code)].lower().rstrip("!"), block_die.WORDS[first_of(code)].lower())
        if verb == verbs.REROLL:
            return ("reroll", "roll again")
        name = verbs.NAMES[verb]
        return (name.replace("-", " "), "no") if verb == verbs.DECLINE else (name.replace("-", " "),)

    def player_entry(self, code: int, player: int, actor: int) -> Entry:
        """An option about a player, with the chances where dice decide."""
        verb = verb_of(code)
        detail = ""
        if verb == verbs.BLOCK_AT:
            detail = block_line(self.t, actor, player)
        elif verb == verbs.THROW_TO:
            detail = throw_line(self.t, actor, player)
        elif verb == verbs.RESERVES:
            detail = self.values(player)
        text = PLAYER_WORDS[verb].format(self.player(player))
        entry = Entry(text, detail, code, self.position_face(player))
        entry.names = player_forms(self.t, player)
        return entry

    def card_entry(self, code: int) -> Entry:
        """A challenge that is claimed or discarded, or a bonus play."""
        t = self.t
        card = first_of(code)
        face = t.face[card]
        own = card in t.piles[HAND + self.seat]
        if verb_of(code) == verbs.PLAY or (own and face >= 0):
            play = t.play_of(card)
            verb = "play" if verb_of(code) == verbs.PLAY else "discard"
            entry = Entry(f"{verb} {play.name}", play_text(t.catalogue, play.id), code, self.things.face_of(CARD, face))
            entry.names = (play.name.lower().rstrip("!"), f"{verb} {play.name.lower().rstrip('!')}")
            return entry
        challenge = t.catalogue.challenges[t.front[card]]
        verb = "claim" if verb_of(code) == verbs.CLAIM else "discard"
        points = number_of(challenge.points + t.challenge_more, "point")
        entry = Entry(f"{verb} {challenge.name} ({points})", challenge_text(t.catalogue, challenge.id), code)
        entry.names = (challenge.name.lower().rstrip("!"), f"{verb} {challenge.name.lower().rstrip('!')}")
        return entry

    def detail(self, code: int) -> str:
        t = self.t
        verb, first = verb_of(code), first_of(code)
        if verb == verbs.TEAM:
            team = t.catalogue.team_cards[first]
            roles = [t.catalogue.positions[role] for role in team.positions]
            return ", ".join(f"{role.count} {role.name}" for role in roles)
        if verb == verbs.BALL:
            return ball_text(t.catalogue, t.catalogue.balls[first].id).replace("\n", " ")
        if verb == verbs.APPLY:
            face = counted(t, t.about("player"), t.about("target"), first, t.deeds[-1])
            other = f"counts as {block_die.WORDS[face]}: " if face != first else ""
            return f"{other}{FACE_DOES[face]}"
        if verb == verbs.REROLL:
            return REROLLS.get(first, "Rookies to Watch")
        if verb == verbs.END_TURN and t.actions_left > 0:
            return f"{number_of(t.actions_left, 'Action')} left"
        return ""
