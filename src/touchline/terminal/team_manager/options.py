"""Options: the open question and its answers in words, as a short numbered list.

A choice of a card and a place (committing, moving) is asked in two steps, so that no list is long: first the card,
then the place. Together they are one code.
"""

from typing import Final

from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.languages import ENGLISH
from touchline.table.registry import CARD
from touchline.team_manager import card_kinds, die, kinds, places, verbs
from touchline.team_manager.mechanics import skill_sets
from touchline.team_manager.payouts import matchup_card
from touchline.team_manager.selecting import fits
from touchline.team_manager.state import Season
from touchline.team_manager.text import ability_name, ability_text, card_text, line_text, way_text
from touchline.team_manager.view import View
from touchline.terminal.menu import Entry, Menu
from touchline.terminal.team_manager.board import Board
from touchline.terminal.team_manager.faces import skill_words
from touchline.terminal.team_manager.naming import is_person

CHANCE: Final = {"choose": 75, "one": 50, "they": 25, "both": 75}  # that at least one Target Down applies
SECTIONS: Final = {
    card_kinds.HIGHLIGHT: ("left", "centre", "right"),
    card_kinds.TOURNAMENT: ("winner", "runner-up", "lose"),
}
# Verbs whose options are said of a player with what tells him from his like.
OF_PLAYERS: Final = (verbs.TACKLE, verbs.GUARD, verbs.GIVE)
WITH_TEXT: Final = (verbs.KEEP, verbs.DISCARD, verbs.BOTTOM, verbs.PLACE, verbs.RETURN)
AT_TACKLES: Final = (
    kinds.RESPOND,
    kinds.RESULT,
    kinds.REROLL_DIE,
    kinds.GUARD,
    kinds.PICK_PLAYER,
    kinds.DUMP_OFF,
)
# Questions that come from no card, or say all of it themselves.
OF_NO_CARD: Final = (
    kinds.TURN,
    kinds.RESPOND,
    kinds.ACTION,
    kinds.KEEP,
    kinds.BOTTOM,
    kinds.FREEBOOTER,
    kinds.SPRINT_DISCARD,
    kinds.PEEK,
    kinds.RESULT,
)
LAST: Final = (verbs.DECLINE, verbs.DONE, verbs.SKIP, verbs.KEEP_BALL)


class Asker:
    """Puts the open question of a view into words."""

    def __init__(self, view: View, width: int = 120, language: str = ENGLISH) -> None:
        self.view = view
        self.t: Season = view.table
        self.seat = view.seat
        self.board = Board(view, width, language)
        self.names = self.board.names
        self.speech = self.names.speech
        self.language = language

    def menu(self) -> Menu:
        t = self.t
        kind = t.registry.kinds[t.kind]
        if t.kind == kinds.TURN or t.kind == kinds.MOVE:
            entries = self.by_card(t.codes)
        else:
            entries = [self.entry(code) for code in t.codes]
            # what leaves everything as it is comes last
            entries.sort(key=lambda one: verb_of(one.code) in LAST)
        menu = Menu(self.speech.prompt(kind.name), self.about(), kind.rule, entries)
        menu.several = t.kind == kinds.PASS_DISCARDS
        if t.kind == kinds.TURN:
            menu.picture = self.board.hand([(entry.text, entry.detail) for entry in entries if entry.code >= 0])
        return menu

    # --- Two steps --------------------------------------------------------------------------------------------

    def by_card(self, codes: list[int]) -> list[Entry]:
        """A card first, then its places."""
        t = self.t
        cards: dict[int, Entry] = {}
        others: list[Entry] = []
        if t.kind == kinds.TURN:
            for card in t.piles[places.HAND + self.seat]:
                cards[card] = self.hand_entry(card)
        for code in codes:
            if verb_of(code) not in (verbs.COMMIT, verbs.MOVE):
                others.append(self.entry(code))
                continue
            card = first_of(code)
            if card not in cards:
                cards[card] = Entry(self.speech.say("options.move", player=self.player(card)), face=t.face[card])
                cards[card].next = self.where(card)
            text = self.names.zone(second_of(code))
            cards[card].entries.append(Entry(text, self.zone_detail(second_of(code)), code))
        return [*cards.values(), *others]

    def where(self, card: int) -> str:
        return self.speech.word("questions", "commit-zone", player=self.names.card(card))

    def hand_entry(self, card: int) -> Entry:
        face = self.t.face[card]
        entry = Entry(self.names.face(face), self.card_detail(face), face=face)
        entry.next = self.where(card)
        entry.closed = self.speech.say("options.closed", card=entry.text)
        return entry

    def card_detail(self, face: int) -> str:
        """Numbers, skills and text of a card in one line."""
        cards = self.t.catalogue
        parts: list[str] = []
        if is_person(cards, face):
            parts = [f"{cards.standing[face]}/{cards.downed[face]}", skill_words(cards, face, self.language)]
        parts.append(self.names.short_text(face))
        return "  ".join(part for part in parts if part)

    def zone_detail(self, zone: int) -> str:
        """What a zone pays, who is there, and where the ball is."""
        t = self.t
        matchup, side = divmod(zone - places.ZONE, places.ZONES)
        parts = [self.zone_pays(matchup, side)]
        for seat in range(t.seats):
            if t.zone_of(seat, matchup) >= 0:
                parts.append(self.seat_power(seat, matchup))
        if t.ball[matchup] >= 0:
            key = "your-ball" if t.owner[t.ball[matchup]] == self.seat else "ball"
            parts.append(self.speech.say(f"options.{key}", player=self.names.card(t.ball[matchup])))
        return self.speech.own.listed(parts, "details")

    def zone_pays(self, matchup: int, side: int) -> str:
        t = self.t
        sections = t.catalogue.sections
        if matchup == places.TOURNAMENT_AT:
            won = sections[t.face[matchup_card(t, matchup)]][0]
            return self.speech.say("pays.winner", payout=self.names.payout(won))
        centre = self.names.payout(sections[t.face[t.piles[places.MATCHUP + matchup][0]]][1])
        return self.speech.say("pays.zone", side=self.board.side_section(matchup, side), centre=centre)

    def seat_power(self, seat: int, matchup: int) -> str:
        total, unseen = self.board.visible_total(seat, matchup)
        power = f"{total}{'+?' if unseen else ''}"
        if seat == self.seat:
            return self.speech.say("options.your-power", power=power)
        return self.speech.say("options.power", seat=self.names.seat(seat), power=power)

    # --- One option -------------------------------------------------------------------------------------------

    def entry(self, code: int) -> Entry:
        return Entry(self.text(code), self.detail(code), code, self.face_named(code))

    def text(self, code: int) -> str:
        """An option in the words of its verb, or in others where they say more."""
        t = self.t
        verb, one = verb_of(code), first_of(code)
        word = self.speech.word
        if verb in (verbs.COMMIT, verbs.MOVE):
            return self.names.zone(second_of(code))
        if verb == verbs.RETURN:
            return word("options", f"return-{self.pile_of(one)}", card=self.names.card(one))
        if verb == verbs.APPLY:
            return self.apply_words(one)
        if verb == verbs.REROLL:
            return word("options", "reroll", number=one + 1, face=self.rolled(one))
        if verb in (verbs.PICK, verbs.SHIFT):
            return self.speech.option(t.registry.verbs[verb].name, self.picked(one))
        if verb in (verbs.DECLINE, verbs.DONE) and self.speech.has("options", self.instead()):
            return word("options", self.instead())
        if verb == verbs.TAKE:
            card = one
            ability = t.ability(card, second_of(code))
            kind = t.catalogue.kinds[t.face[card]]
            return way_text(t.catalogue, ability.line, kind, third_of(code), self.language)
        return self.speech.option(t.registry.verbs[verb].name, *self.arguments(code))

    def arguments(self, code: int) -> list[str]:
        """What stands in the slots of a verb."""
        t = self.t
        verb, one = verb_of(code), first_of(code)
        if verb in OF_PLAYERS:
            return [self.player(one)]
        if verb == verbs.USE_SKILL:
            return [self.names.skill(one)]
        if verb == skill_sets.CHOOSE.number:
            sets = t.catalogue.skill_sets[t.face[t.about("player")]]
            return [self.speech.listed([self.names.skill(skill) for skill in sets[one]])]
        if verb == verbs.EITHER:
            sections = t.catalogue.sections[t.face[matchup_card(t, one)]]
            return [self.names.payout([sections[second_of(code)][third_of(code)]])]
        sorts = t.registry.verbs[verb].arguments
        values = (one, second_of(code), third_of(code))
        return [self.names.called(sort, value) for sort, value in zip(sorts, values, strict=False)]

    def instead(self) -> str:
        """What is done by whoever declines here, as a key."""
        return f"not-{self.t.registry.kinds[self.t.kind].name}"

    def pile_of(self, card: int) -> str:
        place = self.t.place[card]
        if place == places.HAND + self.seat:
            return "hand"
        return "deck" if place == places.DECK + self.seat else "discard"

    def rolled(self, at: int) -> str:
        attempt = self.t.tackles[-1]
        return self.names.die((attempt.first, attempt.second)[at])

    def apply_words(self, face: int) -> str:
        """A face of the tackle die with what it does."""
        attempt = self.t.tackles[-1]
        slots = {
            "face": self.names.die(face),
            "target": self.names.card(attempt.target),
            "tackler": self.names.card(attempt.tackler),
        }
        return self.speech.word("options", f"apply-{die.NAMES[face]}", **slots)

    def detail(self, code: int) -> str:
        verb, one = verb_of(code), first_of(code)
        if verb in (verbs.COMMIT, verbs.MOVE):
            return self.zone_detail(second_of(code))
        if verb in WITH_TEXT:
            return self.card_detail(self.t.face[one])
        if verb in (verbs.USE, verbs.ACT):
            return self.ability_detail(one, second_of(code))
        if verb == verbs.TACKLE:
            return self.tackle_detail(one)
        return self.speech.say("options.pass") if verb == verbs.PASS else ""

    def face_named(self, code: int) -> int:
        """The face of the card that an option names first, or -1."""
        sorts = self.t.registry.verbs[verb_of(code)].arguments
        return self.t.face[first_of(code)] if sorts[:1] == (CARD,) else -1

    def player(self, card: int) -> str:
        """A player with what tells him from his like."""
        t = self.t
        if t.matchup_of(card) < 0:
            return self.names.card(card)
        word = self.speech.word
        details = [] if t.owner[card] == self.seat else [self.names.seat(t.owner[card])]
        details.append(word("options", "star-power", power=t.power(card)))
        details.append(word("states", "downed" if t.turned[card] else "standing"))
        if self.board.has_ball(card):
            details.append(word("options", "ball"))
        details += [self.board.token(token) for token in t.piles[places.ON + card]]
        return word("options", "player", name=self.names.card(card), details=self.speech.listed(details))

    def picked(self, card: int) -> str:
        """A card or a token that is to be chosen, with where it lies."""
        t = self.t
        word = self.speech.word
        face, place = t.face[card], t.place[card]
        if place >= places.ON:  # a token
            player = self.player(place - places.ON)
            if face < 0:
                return word("options", "facedown-on", player=player)
            return word("options", "token-on", token=self.board.token(card), player=player)
        if face >= 0 and t.catalogue.kinds[face] == card_kinds.TOKEN:
            return word("options", "token", token=self.board.token(card))
        return self.player_at(card)

    def player_at(self, card: int) -> str:
        matchup = self.t.matchup_of(card)
        if matchup < 0:
            return self.player(card)
        return self.speech.word(
            "options", "player-at", player=self.player(card), matchup=self.names.quoted_matchup(matchup)
        )

    def ability_detail(self, card: int, index: int) -> str:
        cards = self.t.catalogue
        ability = self.t.ability(card, index)
        if ability.named:
            text = self.names.in_line(ability_text(cards, ability.named, self.language))
            return self.speech.say("options.ability", name=ability_name(cards, ability.named, self.language), text=text)
        if ability.line:
            kind = cards.kinds[self.t.face[card]]
            return self.names.in_line(line_text(cards, ability.line, kind, self.language))
        return self.names.in_line(card_text(cards, self.t.face[card], self.language))

    def tackle_detail(self, target: int) -> str:
        """Star Power against Star Power, the dice, and the chance that the target goes down; before any response."""
        t = self.t
        tackler = t.about("player")
        if not 0 <= tackler < len(t.face) or t.matchup_of(tackler) < 0:
            return ""
        cards = t.catalogue
        face = t.face[tackler]
        mine = cards.standing[face] if t.kind == kinds.ATTEMPT and t.about("standing") else t.power(tackler)
        if not t.turned[tackler]:
            mine += cards.tackling_power[face]
        theirs = t.power(target)
        if t.headline >= 0 and cards.target_power[t.headline]:
            if fits(t, target, cards.target_power_who[t.headline], t.owner[target], target):
                theirs += cards.target_power[t.headline]
        if t.headline >= 0 and cards.both_dice[t.headline]:
            how = "both"
        elif mine > theirs:
            how = "choose"
        elif mine == theirs or (not t.turned[tackler] and cards.one_die[face]):
            how = "one"
        else:
            how = "they"
        slots: dict[str, str | int] = {"mine": mine, "theirs": theirs, "chance": CHANCE[how]}
        if how == "they":
            slots["seat"] = self.names.seat(t.owner[target])
        return self.speech.say(f"options.tackle-{how}", **slots)

    # --- What the question is about ---------------------------------------------------------------------------

    def about(self) -> list[str]:
        """The player or card that asks, and what lies on the table for it."""
        t = self.t
        lines: list[str] = []
        if t.tackles and t.kind in AT_TACKLES:
            lines.append(self.tackle_words())
        source = self.asking()
        if source >= 0:
            lines.append(self.source_words(source))
        more = self.more_about()
        return [*lines, more] if more else lines

    def more_about(self) -> str:
        """What else somebody has to know before he answers."""
        t = self.t
        say = self.speech.say
        plain = {kinds.PASS_DISCARDS: "several", kinds.BOTTOM: "bottom", kinds.STARS_ON_TOP: "on-top"}
        if t.kind in plain:
            return say(f"about.{plain[t.kind]}")
        if t.kind == kinds.PASS_SKILL:
            return self.pass_words(t.about("player"))
        if t.kind == kinds.PEEK:
            return say("about.token", token=self.board.token(t.about("token")))
        if t.kind == kinds.RESPOND and t.scoring >= 0:
            return say("about.scoring", matchup=self.names.quoted_matchup(t.scoring))
        if t.kind == kinds.EITHER_OR:
            card = matchup_card(t, first_of(t.codes[0]))
            section = SECTIONS[t.catalogue.kinds[t.face[card]]][second_of(t.codes[0])]
            return say(f"about.section-{section}", card=self.names.card(card))
        if t.kind == kinds.OPPONENT_PLAYER:
            return say("about.cursed", matchup=self.names.quoted_matchup(t.about("matchup")))
        return ""

    def asking(self) -> int:
        """The card the question comes from, or -1."""
        t = self.t
        if t.kind in OF_NO_CARD:
            return -1
        for topic in t.registry.kinds[t.kind].about:
            if topic.sort == CARD and not topic.aside:
                return topic.read(t)
        return -1

    def source_words(self, card: int) -> str:
        t = self.t
        if t.matchup_of(card) >= 0:
            return self.player_at(card)
        if t.kind == kinds.SHIFT or t.face[card] < 0 or t.kind == kinds.BALL_LEFT:
            return self.names.card(card)
        return self.speech.say("about.card", card=self.names.card(card), text=self.names.short_text(t.face[card]))

    def pass_words(self, card: int) -> str:
        t = self.t
        carrier = t.ball[t.matchup_of(card)]
        if carrier == places.MIDFIELD:
            return self.speech.say("about.pass-midfield")
        player = self.names.card(carrier)
        if t.owner[carrier] == self.seat:
            return self.speech.say("about.pass-mine", player=player)
        return self.speech.say("about.pass-theirs", player=player, seat=self.names.seat(t.owner[carrier]))

    def tackle_words(self) -> str:
        t = self.t
        attempt = t.tackles[-1]
        tackler, target = self.player(attempt.tackler), self.player(attempt.target)
        if not attempt.dice:
            return self.speech.say("about.tackle", tackler=tackler, target=target)
        faces = [self.rolled(at) for at in range(attempt.dice)]
        dice = self.speech.listed(faces, "both")
        return self.speech.say("about.tackle-dice", tackler=tackler, target=target, dice=dice)
