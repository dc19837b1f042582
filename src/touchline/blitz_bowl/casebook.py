"""The casebook of Blitz Bowl: how its cases lay out a match, choose and look at the outcome.

``docs/cases.md`` lists all that can be written. In short:

Players are called by position and number (``blitzer``, ``lineman-2``), squares ``a1`` to ``o11``, cards by both their
sides, by their challenge or by their bonus play. Choices are a verb and what it needs: ``1: run blitzer``, ``1: run-to
e5``, or both at once, ``1: run blitzer e5``. A question that has a single option, put so as not to betray a hand, is
answered by the next choice of the case, unless that is the answer.

=================================  =================================================================================
``1 blitzer: e5 marked ball``      where a player is and how; also ``reserves``, ``prone``, ``no-ball``, ``barred``
``balls: c4, squig-ball a3``       the balls that lie on the pitch, or ``none``
``score: 4, 0``                    also ``turns``, and for one seat ``score 1: 4``
``active: 2``, ``actions: 1``      whose turn it is, and the Player Actions left; ``last-turns: 1``, ``runs: 2``
``acted 1 blitzer: run, mark``     the kinds of Action a player has made this turn
``barred: 1 blitzer``              who makes no more Actions; or ``none``; likewise ``rookies: 1``
``hand 1: sprint``                 exactly these cards in any order; also ``discard``, ``events``
``spaces: get-moving, -, -``       the active cards
``next: get-moving``               the top card of the deck; ``count deck: 20`` how many a pile has
``sees 2 hand 1: get-moving``      what a seat (0: a spectator) knows of each card: both sides, the challenge, or ``-``
``decision: 2 interrupt``          who must choose, and what; or ``none``
``offered: run-to e5``             the open question has this option; ``not offered: …`` has not
``refused: run-to e5 (BB 4.2.3)``  it has not, and ``why_not`` names this rule
``odds block-at lineman-1: 1/3 x`` the chance that what the option leads to is told with x
``event: moved 1 blitzer e5``      it happened: who, to whom, where, which card, ``amount 3``, and a rule in brackets
``no event: injured``              it did not; ``times injured: 2`` how often
``over: points``                   or ``sudden death``; ``winner: 2``, ``draw``
=================================  =================================================================================
"""

from fractions import Fraction
from typing import Final

from touchline.blitz_bowl import block_die, fouls, statuses, verbs
from touchline.blitz_bowl.case_events import events_like, touches
from touchline.blitz_bowl.case_words import (
    IMPLIED,
    UNCLEAR,
    arguments_of,
    card_id,
    head_of,
    is_called,
    matching,
    pile_of,
    player_of,
    same_cards,
    spell,
    under_way,
)
from touchline.blitz_bowl.field import ABSENT
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.name_reader import entries
from touchline.blitz_bowl.pitch import square_name
from touchline.blitz_bowl.position import KIND_NAMES
from touchline.blitz_bowl.position_reader import Reader
from touchline.blitz_bowl.state import DECK, NO_CARD, SEATS, Match
from touchline.table.case import Unmet
from touchline.table.casebook import Book, and_rule, check_happened, number, same, seat_of
from touchline.table.decision import first_of, verb_of
from touchline.table.position import split_lines
from touchline.table.table import SPECTATOR, Table


class BlitzBowlBook(Book):
    """Reads and judges the cases of Blitz Bowl."""

    def given(self, text: str, path: str, first: int, written: int) -> Table:
        reader = Reader(split_lines(text, first), path, written)
        reader.waiting = True
        return reader.table()

    def result_of(self, word: str) -> int:
        """A number on a die, a face of the block die (or what it means for a Foul), or the number of a trapdoor."""
        if word in block_die.NAMES:
            return block_die.FACES.index(block_die.NAMES.index(word))
        if word in fouls.NAMES:
            return block_die.FACES.index(fouls.OF_FACE.index(fouls.NAMES.index(word)))
        bare = word.removeprefix("door-")
        if not bare.isdecimal() or not 1 <= int(bare) <= 8:
            raise Unmet(f"A die shows 1 to 8, {', '.join(block_die.NAMES + fouls.NAMES)} or door-1, not {word!r}.")
        return int(bare) - 1

    def spell(self, table: Table, code: int) -> str:
        assert isinstance(table, Match)
        return spell(table, code)

    def matching(self, table: Table, words: list[str]) -> list[int]:
        assert isinstance(table, Match)
        return matching(table, words)

    # --- choosing -----------------------------------------------------------------------------------------------

    def choose(self, table: Table, seat: str, words: list[str]) -> None:
        """An option in words; an Action may be named together with its square or target."""
        assert isinstance(table, Match)
        wanted = " ".join(words)
        while table.kind >= 0 and len(table.codes) == 1 and not self.answers(table, seat, words):
            table.choose_code(table.codes[0])
        self.check_seat(table, seat, wanted)
        found = matching(table, words)
        if found:
            table.choose_code(found[0])
            return
        head = head_of(words)
        if under_way(table, head):
            self.choose_rest(table, seat, table.deeds[-1].actor, words[len(head) :], len(table.events))
            return
        found = matching(table, head) if len(head) < len(words) else []
        if not found:
            raise self.not_offered(table, wanted)
        happened = len(table.events)
        table.choose_code(found[0])
        self.choose_rest(table, seat, first_of(found[0]), words[len(head) :], happened)

    def answers(self, table: Match, seat: str, words: list[str]) -> bool:
        return seat == str(table.seat + 1) and bool(matching(table, words) or matching(table, head_of(words)))

    def choose_rest(self, table: Match, seat: str, actor: int, words: list[str], happened: int) -> None:
        """The square or target of an Action; where there was but one, that it was this one."""
        while words:
            if table.kind >= 0 and seat == str(table.seat + 1):
                head = [REGISTRY.verbs[verb_of(table.codes[0])].name]
                if verb_of(table.codes[0]) == verbs.PLACE:
                    head.append(table.player_id(actor))
                found = matching(table, [*head, *words]) or matching(table, [*head, words[0]])
                if found and (verb_of(found[0]) in IMPLIED or verb_of(found[0]) == verbs.PLACE):
                    words = [] if matching(table, [*head, *words]) else words[1:]
                    happened = len(table.events)
                    table.choose_code(found[0])
                    continue
            if not any(touches(table, event, actor, words[0]) for event in table.events[happened:]):
                raise self.not_offered(table, " ".join(words))
            words = words[1:]

    # --- expecting ----------------------------------------------------------------------------------------------

    def look(self, table: Table, key: str, value: str) -> None:
        assert isinstance(table, Match)
        t = table
        words = key.split()
        name = words[0] if words else ""
        if name in ("1", "2"):
            self.expect_player(t, player_of(t, words), value)
        elif name in ("score", "turns"):
            self.expect_numbers(t, words, value)
        elif name in ("hand", "discard", "events", "box"):
            same_cards(t, key, t.piles[pile_of(t, words)], entries(value))
        elif name == "count":
            same(key, len(t.piles[pile_of(t, words[1:])]), number(value))
        elif name == "sees":
            self.expect_seen(t, words, value)
        elif name in ("spaces", "balls", "next", "barred", "rookies", "acted"):
            self.expect_laid(t, words, value)
        elif name == "decision":
            self.expect_decision(t, value)
        elif key == "offered":
            self.expect_offered(t, value)
        elif key == "not offered":
            self.expect_not_offered(t, value)
            arguments_of(t, value.split())  # a slip of the pen is never offered either
        elif name == "refused":
            self.expect_refused(t, value)
        elif name == "odds":
            self.expect_odds(t, words[1:], value)
        elif key in ("event", "no event"):
            check_happened(value, bool(events_like(t, value)), key == "event")
        elif name == "times":
            same(key, len(events_like(t, " ".join(words[1:]))), number(value))
        else:
            self.expect_course(t, key, value)

    def expect_player(self, t: Match, player: int, value: str) -> None:
        """Each word on its own: what is not said is not looked at."""
        square = t.square[player]
        where = square_name(square) if square >= 0 else "absent" if square == ABSENT else "reserves"
        status = statuses.NAMES[t.status(player)]
        ball = t.holding(player)
        for word in value.split():
            if word in ("ball", "no-ball"):
                same(f"{t.player_id(player)} holds a ball", ball >= 0, word == "ball")
            elif word.startswith("ball="):
                same(f"{t.player_id(player)} holds", t.kind_of(ball).id if ball >= 0 else "nothing", word[5:])
            elif word in ("barred", "not-barred"):
                same(f"{t.player_id(player)} barred", bool(t.barred >> player & 1), word == "barred")
            elif word in statuses.NAMES and word != "reserves":
                same(f"{t.player_id(player)} on {where}", status, word)
            else:
                same(t.player_id(player), where, word)

    def expect_numbers(self, t: Match, words: list[str], value: str) -> None:
        numbers = t.score if words[0] == "score" else t.turns
        if len(words) == 1:
            same(words[0], numbers, [number(word) for word in entries(value)])
        else:
            same(" ".join(words), numbers[seat_of(t, words)], number(value))

    def expect_laid(self, t: Match, words: list[str], value: str) -> None:
        name = words[0]
        wanted = entries(value)
        if name == "spaces":
            wanted += ["-"] * (len(t.spaces) - len(wanted))
            fits = len(wanted) == len(t.spaces) and all(
                card == NO_CARD if word == "-" else card != NO_CARD and is_called(t, card, word)
                for card, word in zip(t.spaces, wanted, strict=True)
            )
            if not fits:
                raise Unmet(f"The spaces hold {', '.join(card_id(t, card) for card in t.spaces)}, not {value}.")
        elif name == "next":
            top = t.piles[DECK][-1] if t.piles[DECK] else NO_CARD
            if card_id(t, top) != value and (top == NO_CARD or not is_called(t, top, value)):
                raise Unmet(f"The top card of the deck is {card_id(t, top)}, not {value}.")
        elif name == "balls":
            lying = [ball for ball, square in enumerate(t.ball_square) if square >= 0]
            found = [f"{t.kind_of(ball).id} {square_name(t.ball_square[ball])}" for ball in lying]
            same(name, sorted(one.removeprefix("plain ") for one in found), sorted(wanted))
        elif name == "rookies":
            same(name, [str(seat + 1) for seat in range(SEATS) if t.rookies >> seat & 1], wanted)
        elif name == "barred":
            barred = [f"{t.owner(one) + 1} {t.player_id(one)}" for one in range(len(t.square)) if t.barred >> one & 1]
            same(name, sorted(barred), sorted(wanted))
        else:
            acted = t.acted[player_of(t, words[1:])]
            same(name, sorted(kind for n, kind in enumerate(KIND_NAMES) if acted >> n & 1), sorted(wanted))

    def expect_seen(self, t: Match, words: list[str], value: str) -> None:
        seat = number(words[1]) - 1
        view = t.view(seat if seat >= 0 else SPECTATOR).table
        cards = t.spaces if words[2] == "spaces" else t.piles[pile_of(t, words[2:])]
        if words[2] == "deck":
            cards = tuple(reversed(cards))[: len(entries(value))]
        seen: list[str] = []
        for card in cards:
            if card == NO_CARD:
                seen.append("-")
            elif view.face[card] >= 0:
                seen.append(t.catalogue.face_ids[view.face[card]])
            else:
                seen.append(t.catalogue.challenges[view.front[card]].id if view.front[card] >= 0 else "-")
        wanted = entries(value)
        if words[2] == "hand":
            seen.sort()
            wanted.sort()
        same(" ".join(words), seen, wanted)

    def expect_refused(self, t: Match, value: str) -> None:
        wanted, rule = and_rule(value)
        self.expect_not_offered(t, wanted)
        words = wanted.split()
        arguments = arguments_of(t, words)
        if rule:
            if UNCLEAR in arguments:
                raise Unmet(f"Who does it is not clear from the open question; write it after {words[0]!r}.")
            reason = t.why_not(words[0], *arguments)
            same(f"rule ({reason.text})", reason.rule, rule)

    def expect_odds(self, t: Match, words: list[str], value: str) -> None:
        """The chances of all outcomes whose summary has these words, added up."""
        found = matching(t, words)
        if not found:
            raise self.not_offered(t, " ".join(words))
        assert REGISTRY.odds is not None
        chance, _, text = value.partition(" ")
        outcomes = REGISTRY.odds(t, found[0])
        total = sum((one.probability for one in outcomes if text.strip() in one.summary), Fraction(0))
        if total != fraction(chance):
            told = "; ".join(f"{one.probability} {one.summary}" for one in outcomes[:8])
            raise Unmet(f"The chance of {text.strip()!r} is {total}, not {chance}; outcomes are: {told}.")

    def expect_course(self, t: Match, key: str, value: str) -> None:
        numbers = {"actions": t.actions_left, "last-turns": t.ending, "runs": t.runs, "coach-a": t.coach_a + 1}
        if key in numbers:
            same(key, numbers[key], number(value))
        elif key == "active":
            same(key, str(t.coach + 1) if t.coach >= 0 else "none", value)
        elif key in ("pitch", "arena"):
            same(key, (t.pitch.id if key == "pitch" else t.arena.id) or "none", value)
        elif key == "teams":
            same(key, [t.catalogue.teams[team] for team in t.teams], entries(value))
        elif key in ("over", "winner", "draw"):
            result = t.result
            if result is None:
                raise Unmet("The match is not over.")
            if key == "over":
                same(key, result.reason, value or result.reason)
            else:
                winners = ["nobody"] if len(result.winners) > 1 else [str(seat + 1) for seat in result.winners]
                same(key, ", ".join(winners), "nobody" if key == "draw" else value)
        else:
            raise Unmet(f"{key!r} is nothing a case can expect.")


# --- Words of a case ---------------------------------------------------------------------------------------------


def fraction(text: str) -> Fraction:
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise Unmet(f"{text!r} is no chance; '1/3' or '0' would be.") from None


BOOK: Final = BlitzBowlBook()
