"""Options: the open question and its answers in words, as a short numbered list.

A choice of a card and a place (committing, moving) is asked in two steps, so that no list is long: first the card,
then the place. Together they are one code.
"""

from typing import Final

from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.registry import CARD
from touchline.team_manager import card_kinds, die, kinds, places, verbs
from touchline.team_manager.payouts import matchup_card
from touchline.team_manager.selecting import fits
from touchline.team_manager.skill import skill_word
from touchline.team_manager.state import Season
from touchline.team_manager.text import ability_name, ability_text, card_text, line_text
from touchline.team_manager.view import View
from touchline.terminal.menu import Entry, Menu
from touchline.terminal.team_manager.board import Board
from touchline.terminal.team_manager.faces import payout_words, short_text, skill_words

WHAT_DICE_DO: Final = {
    die.TARGET_DOWN: "the target goes down",
    die.MISS: "nothing happens",
    die.TACKLER_DOWN: "the tackler goes down",
}
CHANCE: Final = {"choose": 75, "one": 50, "they": 25, "both": 75}  # that at least one Target Down applies
SECTIONS: Final = {
    card_kinds.HIGHLIGHT: ("the payout of the left zone", "the central payout", "the payout of the right zone"),
    card_kinds.TOURNAMENT: ("the winner’s payout", "the payout of the runner-up", "the LOSE! payout"),
}
INSTEAD: Final = {
    kinds.FREEBOOTER: "return nobody",
    kinds.GUARD: "nobody takes it",
    kinds.MOVE: "move nobody",
    kinds.PASS_DISCARDS: "keep the rest",
    kinds.SHIFT: "move no more",
}
LAST: Final = (verbs.DECLINE, verbs.DONE, verbs.SKIP, verbs.KEEP_BALL)


class Asker:
    """Puts the open question of a view into words."""

    def __init__(self, view: View, width: int = 120) -> None:
        self.view = view
        self.t: Season = view.table
        self.seat = view.seat
        self.board = Board(view, width)

    def menu(self) -> Menu:
        t = self.t
        kind = t.registry.kinds[t.kind]
        if t.kind == kinds.TURN or t.kind == kinds.MOVE:
            entries = self.by_card(t.codes)
        else:
            entries = [self.entry(code) for code in t.codes]
            # what leaves everything as it is comes last
            entries.sort(key=lambda one: verb_of(one.code) in LAST)
        menu = Menu(kind.prompt, self.about(), kind.rule, entries)
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
                cards[card] = Entry(f"move {self.player(card)}", face=t.face[card])
                cards[card].next = f"Where does {t.card_name(card)} go?"
            text = self.zone_words(second_of(code))
            cards[card].entries.append(Entry(text, self.zone_detail(second_of(code)), code))
        return [*cards.values(), *others]

    def hand_entry(self, card: int) -> Entry:
        cards = self.t.catalogue
        face = self.t.face[card]
        entry = Entry(cards.names[face], self.card_detail(face), face=face)
        entry.next = f"Where does {entry.text} go?"
        entry.closed = f"{entry.text} cannot be committed to any matchup now (TM 5.2.4, TM 8.8.1)."
        return entry

    def card_detail(self, face: int) -> str:
        """Numbers, skills and text of a card in one line."""
        cards = self.t.catalogue
        parts: list[str] = []
        if cards.kinds[face] in (card_kinds.PLAYER, card_kinds.STAR):
            parts = [f"{cards.standing[face]}/{cards.downed[face]}", skill_words(cards, face)]
        parts.append(short_text(cards, face))
        return "  ".join(part for part in parts if part)

    def zone_words(self, zone: int) -> str:
        matchup, side = divmod(zone - places.ZONE, places.ZONES)
        name = self.t.matchup_name(matchup)
        return name if matchup == places.TOURNAMENT_AT else f"{name}, {'left' if side == places.LEFT else 'right'} zone"

    def zone_detail(self, zone: int) -> str:
        """What a zone pays, who is there, and where the ball is."""
        t = self.t
        matchup, side = divmod(zone - places.ZONE, places.ZONES)
        parts: list[str] = []
        if matchup == places.TOURNAMENT_AT:
            parts.append(f"winner {payout_words(t.catalogue.sections[t.face[matchup_card(t, matchup)]][0])}")
        else:
            centre = payout_words(t.catalogue.sections[t.face[t.piles[places.MATCHUP + matchup][0]]][1])
            parts.append(f"pays {self.board.side_section(matchup, side)}, centre {centre}")
        for seat in range(t.seats):
            if t.zone_of(seat, matchup) >= 0:
                total, unseen = self.board.visible_total(seat, matchup)
                who = "you" if seat == self.seat else t.seat_name(seat)
                parts.append(f"{who} {total}{'+?' if unseen else ''}")
        if t.ball[matchup] >= 0:
            parts.append(f"{self.carrier(matchup)} has the ball")
        return "; ".join(parts)

    def carrier(self, matchup: int) -> str:
        card = self.t.ball[matchup]
        return f"{'your ' if self.t.owner[card] == self.seat else ''}{self.t.card_name(card)}"

    # --- One option -------------------------------------------------------------------------------------------

    def entry(self, code: int) -> Entry:
        t = self.t
        verb = verb_of(code)
        one = first_of(code)
        text = t.option_text(code)
        detail = ""
        if verb in (verbs.COMMIT, verbs.MOVE):
            text = self.zone_words(second_of(code))
            detail = self.zone_detail(second_of(code))
        elif verb in (verbs.KEEP, verbs.DISCARD, verbs.BOTTOM, verbs.PLACE, verbs.RETURN):
            detail = self.card_detail(t.face[one])
            if verb == verbs.RETURN:
                place = t.place[one]
                where = (
                    "hand"
                    if place == places.HAND + self.seat
                    else "deck"
                    if place == places.DECK + self.seat
                    else "discard pile"
                )
                text = f"return {t.card_name(one)} from the {where}"
        elif verb in (verbs.USE, verbs.ACT):
            detail = self.ability_detail(one, second_of(code))
        elif verb == verbs.TACKLE:
            text = f"tackle {self.player(one)}"
            detail = self.tackle_detail(one)
        elif verb == verbs.APPLY:
            text = f"apply {die.WORDS[one]}"
            detail = WHAT_DICE_DO[one]
        elif verb == verbs.REROLL:
            text = f"reroll die {one + 1}, {die.WORDS[(t.tackles[-1].first, t.tackles[-1].second)[one]]}"
        elif verb == verbs.USE_SKILL:
            text = f"use {skill_word(one)}"
        elif verb in (verbs.GUARD, verbs.GIVE):
            text = text.replace(t.card_name(one), self.player(one))
        elif verb in (verbs.PICK, verbs.SHIFT):
            text = self.pick_words(verb, one)
        elif verb == verbs.EITHER:
            card = matchup_card(t, one)
            choice = t.catalogue.sections[t.face[card]][second_of(code)][third_of(code)]
            text = f"take {payout_words([choice])}"
        elif verb == verbs.REPLACE:
            text = f"replace {t.matchup_name(one - places.MATCHUP)}"
        elif verb == verbs.AHEAD:
            text = f"rank {t.seat_name(one)} higher"
        elif verb == verbs.PASS:
            detail = "commit nobody more this week"
        elif verb in (verbs.DECLINE, verbs.DONE):
            text = INSTEAD.get(t.kind, text)
        elif verb == verbs.PEEK_KEEP:
            text = "leave the token where it is"
        return Entry(text, detail, code, self.face_named(code))

    def face_named(self, code: int) -> int:
        """The face of the card that an option names first, or -1."""
        sorts = self.t.registry.verbs[verb_of(code)].arguments
        return self.t.face[first_of(code)] if sorts[:1] == (CARD,) else -1

    def player(self, card: int) -> str:
        """A player with what tells him from his like."""
        t = self.t
        if t.matchup_of(card) < 0:
            return t.card_name(card)
        words = [str(t.power(card)), "downed" if t.turned[card] else "standing"]
        if self.board.has_ball(card):
            words.append("ball")
        words += [self.board.token(token) for token in t.piles[places.ON + card]]
        whose = "" if t.owner[card] == self.seat else f"{t.seat_name(t.owner[card])}, "
        return f"{t.card_name(card)} ({whose}{', '.join(words)})"

    def pick_words(self, verb: int, card: int) -> str:
        t = self.t
        doing = "move" if verb == verbs.SHIFT else "choose"
        face = t.face[card]
        place = t.place[card]
        if place >= places.ON:  # a token
            token = "the facedown token" if face < 0 else f"the token {self.board.token(card)}"
            return f"{doing} {token} on {self.player(place - places.ON)}"
        if face >= 0 and t.catalogue.kinds[face] == card_kinds.TOKEN:
            return f"{doing} the token {self.board.token(card)}"
        where = ""
        if t.matchup_of(card) >= 0:
            where = f" at {t.matchup_name(t.matchup_of(card))}"
        return f"{doing} {self.player(card)}{where}"

    def ability_detail(self, card: int, index: int) -> str:
        cards = self.t.catalogue
        ability = self.t.ability(card, index)
        if ability.named:
            return f"{ability_name(cards, ability.named)}: {ability_text(cards, ability.named)}".replace("\n", " / ")
        if ability.line:
            return line_text(cards, ability.line, cards.kinds[self.t.face[card]]).replace("\n", " / ")
        return card_text(cards, self.t.face[card]).replace("\n", " / ")

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
            how, words = "both", "two dice, both apply"
        elif mine > theirs:
            how, words = "choose", "two dice, you choose"
        elif mine == theirs or (not t.turned[tackler] and cards.one_die[face]):
            how, words = "one", "one die"
        else:
            how, words = "they", f"two dice, {t.seat_name(t.owner[target])} choose"
        return f"Star Power {mine} against {theirs}: {words}; {CHANCE[how]}% Target Down"

    # --- What the question is about ---------------------------------------------------------------------------

    def about(self) -> list[str]:
        """The player or card that asks, and what lies on the table for it."""
        t = self.t
        lines: list[str] = []
        if t.tackles and t.kind in (
            kinds.RESPOND,
            kinds.RESULT,
            kinds.REROLL_DIE,
            kinds.GUARD,
            kinds.PICK_PLAYER,
            kinds.DUMP_OFF,
        ):
            lines.append(self.tackle_words())
        source = self.asking()
        if source >= 0:
            lines.append(self.source_words(source))
        if t.kind == kinds.PASS_SKILL:
            lines.append(self.pass_words(t.about("player")))
        elif t.kind == kinds.PEEK:
            lines.append(f"The token is {self.board.token(t.about('token'))}.")
        elif t.kind == kinds.PASS_DISCARDS:
            lines.append("Several numbers discard several cards: 1 3.")
        elif t.kind == kinds.BOTTOM:
            lines.append("The first one chosen will lie on top of the later ones.")
        elif t.kind == kinds.STARS_ON_TOP:
            lines.append("The last one placed is drawn first.")
        elif t.kind == kinds.RESPOND and t.scoring >= 0:
            lines.append(f"{t.matchup_name(t.scoring)} is being resolved.")
        elif t.kind == kinds.EITHER_OR:
            card = matchup_card(t, first_of(t.codes[0]))
            lines.append(f"{t.card_name(card)}: {SECTIONS[t.catalogue.kinds[t.face[card]]][second_of(t.codes[0])]}")
        elif t.kind == kinds.OPPONENT_PLAYER:
            lines.append(f"The cursed ball at {t.matchup_name(t.about('matchup'))} comes to you.")
        return lines

    def asking(self) -> int:
        """The card the question comes from, or -1."""
        t = self.t
        if t.kind in (
            kinds.TURN,
            kinds.RESPOND,
            kinds.ACTION,
            kinds.KEEP,
            kinds.BOTTOM,
            kinds.FREEBOOTER,
            kinds.SPRINT_DISCARD,
            kinds.PEEK,
            kinds.RESULT,
        ):
            return -1
        for topic in t.registry.kinds[t.kind].about:
            if topic.sort == CARD and not topic.aside:
                return topic.read(t)
        return -1

    def source_words(self, card: int) -> str:
        t = self.t
        matchup = t.matchup_of(card)
        if matchup >= 0:
            return f"{self.player(card)} at {t.matchup_name(matchup)}"
        if t.kind == kinds.SHIFT or t.face[card] < 0 or t.kind == kinds.BALL_LEFT:
            return t.card_name(card)
        return f"{t.card_name(card)}: {short_text(t.catalogue, t.face[card])}"

    def pass_words(self, card: int) -> str:
        t = self.t
        carrier = t.ball[t.matchup_of(card)]
        if carrier == places.MIDFIELD:
            return "The ball is at midfield and would come to him."
        if t.owner[carrier] == self.seat:
            return f"Your {t.card_name(carrier)} has the ball; it would come to him."
        return f"{t.card_name(carrier)} of {t.seat_name(t.owner[carrier])} has the ball; it would go to midfield."

    def tackle_words(self) -> str:
        t = self.t
        attempt = t.tackles[-1]
        words = f"{self.player(attempt.tackler)} tackles {self.player(attempt.target)}"
        if attempt.dice:
            words += f"; the dice show {die.WORDS[attempt.first]}"
            if attempt.dice == 2:
                words += f" and {die.WORDS[attempt.second]}"
        return words + "."
