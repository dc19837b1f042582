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

from touchline.blitz_bowl.checks import BY_ABILITY, BY_BALL, BY_ROOKIES
from touchline.blitz_bowl.deed import D_ACTION, D_ACTOR, base_of
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.names import (
    EV_CHALLENGE_DEALT,
    V_ANSWER,
    V_APPLY,
    V_BALL,
    V_BLOCK_AT,
    V_CLAIM,
    V_DISCARD,
    V_DUMP_OFF,
    V_FOUL_AT,
    V_FREE,
    V_LIFT,
    V_MARK_TO,
    V_PITCH,
    V_PLACE,
    V_PLAY,
    V_REROLL,
    V_RUN_TO,
    V_SIDESTEP_TO,
    V_TEAM,
    V_THROW_PLAYER_TO,
    V_THROW_TO,
    V_TRIP,
)
from touchline.blitz_bowl.pitch import square_name, square_named
from touchline.blitz_bowl.position import COMMON_PILES, KIND_NAMES, SEAT_PILES
from touchline.blitz_bowl.position_reader import Reader, card_names, entries
from touchline.blitz_bowl.state import ABSENT, DECK, HAND, NO_CARD, PLAYER, PLAYER_FACE, SEATS, Match
from touchline.blitz_bowl.turn import VERBS as ACTION_VERBS
from touchline.blitz_bowl.words import (
    ACTION_NAMES,
    BLOCK_DIE,
    FACE_NAMES,
    FOUL_NAMES,
    FOUL_OF_FACE,
    STATUS_NAMES,
)
from touchline.table.case import Unmet
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.event import Event
from touchline.table.position import split_lines
from touchline.table.registry import CARD, PLACE
from touchline.table.table import SPECTATOR, Table

# Verbs whose first argument follows from the question, and is left out.
IMPLIED: Final = (
    V_RUN_TO,
    V_MARK_TO,
    V_THROW_TO,
    V_BLOCK_AT,
    V_SIDESTEP_TO,
    V_FOUL_AT,
    V_LIFT,
    V_THROW_PLAYER_TO,
)
# Verbs after which a square or a target may follow at once.
DECLARING: Final = (*ACTION_VERBS, V_FREE, V_ANSWER, V_DUMP_OFF)
AT_OPPONENTS: Final = (V_BLOCK_AT, V_FOUL_AT, V_TRIP)
UNCLEAR: Final = -1  # who acts
REROLLS: Final = {BY_ABILITY: "ability", BY_BALL: "ball", BY_ROOKIES: "rookies"}
PILES: Final = dict(COMMON_PILES)


class Book:
    """Reads and judges the cases of Blitz Bowl."""

    def given(self, text: str, path: str, first: int) -> Table:
        reader = Reader(split_lines(text, first), path)
        reader.waiting = True
        return reader.table()

    def result_of(self, word: str) -> int:
        """A number on a die, a face of the block die (or what it means for a Foul), or the number of a trapdoor."""
        if word in FACE_NAMES:
            return BLOCK_DIE.index(FACE_NAMES.index(word))
        if word in FOUL_NAMES:
            return BLOCK_DIE.index(FOUL_OF_FACE.index(FOUL_NAMES.index(word)))
        bare = word.removeprefix("door-")
        if not bare.isdecimal() or not 1 <= int(bare) <= 8:
            raise Unmet(f"A die shows 1 to 8, {', '.join(FACE_NAMES + FOUL_NAMES)} or door-1, not {word!r}.")
        return int(bare) - 1

    # --- choosing -----------------------------------------------------------------------------------------------

    def choose(self, table: Table, seat: str, words: list[str]) -> None:
        """An option in words; an Action may be named together with its square or target."""
        assert isinstance(table, Match)
        wanted = " ".join(words)
        while table.kind >= 0 and len(table.codes) == 1 and not self.answers(table, seat, words):
            table.choose_code(table.codes[0])
        if table.kind < 0:
            raise Unmet(f"The match is over; {wanted!r} cannot be chosen.")
        if seat != str(table.seat + 1):
            raise Unmet(f"Seat {table.seat + 1} must choose ({REGISTRY.kinds[table.kind].name}), not seat {seat}.")
        found = matching(table, words)
        if found:
            table.choose_code(found[0])
            return
        head = head_of(words)
        if under_way(table, head):
            self.choose_rest(table, seat, table.deed[base_of(table) + D_ACTOR], words[len(head) :], len(table.events))
            return
        found = matching(table, head) if len(head) < len(words) else []
        if not found:
            raise Unmet(not_offered(table, wanted))
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
                if verb_of(table.codes[0]) == V_PLACE:
                    head.append(table.player_id(actor))
                found = matching(table, [*head, *words]) or matching(table, [*head, words[0]])
                if found and (verb_of(found[0]) in IMPLIED or verb_of(found[0]) == V_PLACE):
                    words = [] if matching(table, [*head, *words]) else words[1:]
                    happened = len(table.events)
                    table.choose_code(found[0])
                    continue
            if not any(touches(table, event, actor, words[0]) for event in table.events[happened:]):
                raise Unmet(not_offered(table, " ".join(words)))
            words = words[1:]

    # --- expecting ----------------------------------------------------------------------------------------------

    def expect(self, table: Table, key: str, value: str) -> None:
        """Look at one line under ``then``; a word that is missing there is the case's mistake."""
        assert isinstance(table, Match)
        try:
            self.look(table, key, value)
        except IndexError:
            raise Unmet(f"Something is missing in {key!r}: {value!r}.") from None

    def look(self, t: Match, key: str, value: str) -> None:
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
            same(key, f"{t.seat + 1} {REGISTRY.kinds[t.kind].name}" if t.kind >= 0 else "none", value)
        elif key in ("offered", "not offered"):
            self.expect_offered(t, key == "offered", value)
        elif name == "refused":
            self.expect_refused(t, value)
        elif name == "odds":
            self.expect_odds(t, words[1:], value)
        elif key in ("event", "no event"):
            if bool(events_like(t, value)) != (key == "event"):
                raise Unmet(f"The event {value!r} {'did not happen' if key == 'event' else 'happened'}.")
        elif name == "times":
            same(key, len(events_like(t, " ".join(words[1:]))), number(value))
        else:
            self.expect_course(t, key, value)

    def expect_player(self, t: Match, player: int, value: str) -> None:
        """Each word on its own: what is not said is not looked at."""
        square = t.square[player]
        where = square_name(square) if square >= 0 else "absent" if square == ABSENT else "reserves"
        status = STATUS_NAMES[t.status(player)]
        ball = t.holding(player)
        for word in value.split():
            if word in ("ball", "no-ball"):
                same(f"{t.player_id(player)} holds a ball", ball >= 0, word == "ball")
            elif word.startswith("ball="):
                same(f"{t.player_id(player)} holds", t.kind_of(ball).id if ball >= 0 else "nothing", word[5:])
            elif word in ("barred", "not-barred"):
                same(f"{t.player_id(player)} barred", bool(t.barred >> player & 1), word == "barred")
            elif word in STATUS_NAMES and word != "reserves":
                same(f"{t.player_id(player)} on {where}", status, word)
            else:
                same(t.player_id(player), where, word)

    def expect_numbers(self, t: Match, words: list[str], value: str) -> None:
        numbers = t.score if words[0] == "score" else t.turns
        if len(words) == 1:
            same(words[0], numbers, [number(word) for word in entries(value)])
        else:
            same(" ".join(words), numbers[seat_of(words)], number(value))

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
            cards = list(reversed(cards))[: len(entries(value))]
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

    def expect_offered(self, t: Match, wanted: bool, value: str) -> None:
        found = matching(t, value.split())
        if wanted and not found:
            raise Unmet(not_offered(t, value))
        if not wanted:
            if found:
                raise Unmet(f"{value!r} is offered, but should not be.")
            arguments_of(t, value.split())  # a slip of the pen is never offered either

    def expect_refused(self, t: Match, value: str) -> None:
        wanted, _, rule = value.partition("(")
        words = wanted.split()
        if matching(t, words):
            raise Unmet(f"{wanted.strip()!r} is offered, but should not be.")
        arguments = arguments_of(t, words)
        if rule and REGISTRY.why_not is not None:
            if UNCLEAR in arguments:
                raise Unmet(f"Who does it is not clear from the open question; write it after {words[0]!r}.")
            reason = t.why_not(words[0], *arguments)
            same(f"rule ({reason.text})", reason.rule, rule.rstrip(") "))

    def expect_odds(self, t: Match, words: list[str], value: str) -> None:
        """The chances of all outcomes whose summary has these words, added up."""
        found = matching(t, words)
        if not found:
            raise Unmet(not_offered(t, " ".join(words)))
        if REGISTRY.odds is None:
            raise Unmet("The odds are not known here.")
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


def same(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Unmet(f"{what} is {found}, not {wanted}.")


def number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Unmet(f"{text!r} is not a whole number.") from None


def fraction(text: str) -> Fraction:
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise Unmet(f"{text!r} is no chance; '1/3' or '0' would be.") from None


def seat_of(words: list[str]) -> int:
    seat = number(words[1]) - 1 if len(words) > 1 else -1
    if not 0 <= seat < SEATS:
        raise Unmet(f"{' '.join(words)!r} needs a seat from 1 to {SEATS}.")
    return seat


def player_named(t: Match, seat: int, name: str) -> int:
    """A player of a seat by his id, or -1."""
    for player in t.players_of(seat):
        if t.player_id(player) == name:
            return player
    return -1


def player_of(t: Match, words: list[str]) -> int:
    """A player as in ``1 blitzer``."""
    seat = seat_of(["", *words])
    player = player_named(t, seat, words[1])
    if player < 0:
        ids = ", ".join(t.player_id(one) for one in t.players_of(seat))
        raise Unmet(f"Seat {seat + 1} has no player {words[1]!r}; there are {ids}.")
    return player


def pile_of(t: Match, words: list[str]) -> int:
    if words and words[0] == "hand":
        return dict(SEAT_PILES)["hand"] + seat_of(words)
    if words and words[0] in PILES:
        return PILES[words[0]]
    raise Unmet(f"There is no pile {' '.join(words)!r}.")


def card_id(t: Match, card: int) -> str:
    return t.catalogue.face_ids[t.face[card]] if card != NO_CARD else "none"


def is_called(t: Match, card: int, word: str) -> bool:
    """Whether a word stands for a card: by both sides, its challenge or its bonus play."""
    return word in card_names(t.catalogue, t.face[card])


def same_cards(t: Match, what: str, pile: tuple[int, ...], wanted: list[str]) -> None:
    """Exactly these cards; names of both sides are looked up before those of one."""
    left = list(pile)
    for word in sorted(wanted, key=lambda word: "/" not in word):
        found = [card for card in left if is_called(t, card, word)]
        if not found:
            break
        left.remove(found[0])
    if left or len(pile) != len(wanted):
        cards = ", ".join(card_id(t, card) for card in pile)
        raise Unmet(f"{what} is {cards or 'empty'}, not {', '.join(wanted) or 'empty'}.")


# --- Options in words --------------------------------------------------------------------------------------------


def not_offered(t: Match, wanted: str) -> str:
    if t.kind < 0:
        return f"The match is over; {wanted!r} cannot be chosen."
    offered = "; ".join(spell(t, code) for code in t.codes[:16])
    more = f"; and {len(t.codes) - 16} more" if len(t.codes) > 16 else ""
    return (
        f"{wanted!r} is not offered to seat {t.seat + 1} ({REGISTRY.kinds[t.kind].name}); offered are: {offered}{more}."
    )


def head_of(words: list[str]) -> list[str]:
    """The words of a choice that name an Action and who makes it, without where or at whom."""
    verb = REGISTRY.verb_index.get(words[0], -1) if words else -1
    if verb == V_FREE:
        return words[:3]
    return words[:2] if verb in DECLARING else words


def under_way(t: Match, head: list[str]) -> bool:
    """Whether the Action named is the one whose square or target is asked for: it was the only one, so nobody chose."""
    if len(head) != 2 or not t.deed:
        return False
    verb = verb_of(t.codes[0])
    if verb not in IMPLIED and verb != V_PLACE:
        return False
    base = base_of(t)
    verb = ACTION_VERBS[t.deed[base + D_ACTION]]
    return head == [REGISTRY.verbs[verb].name, t.player_id(t.deed[base + D_ACTOR])]


def spell(t: Match, code: int) -> str:
    """An option in the words of a case."""
    verb = verb_of(code)
    words = [REGISTRY.verbs[verb].name]
    values = (first_of(code), second_of(code), third_of(code))
    for n, sort in enumerate(REGISTRY.verbs[verb].arguments):
        if n == 0 and verb in IMPLIED:
            continue
        words.append(spell_argument(t, code, n, sort, values[n]))
    return " ".join(word for word in words if word)


def spell_argument(t: Match, code: int, place: int, sort: str, value: int) -> str:
    verb = verb_of(code)
    cards = t.catalogue
    if sort == PLAYER:
        return t.player_id(value)
    if sort == PLACE:
        return square_name(value)
    if sort == CARD:
        return cards.face_ids[t.face[value]]
    if verb in (V_RUN_TO, V_MARK_TO):
        goal = second_of(code)
        balls = [square for ball, square in enumerate(t.ball_square) if value >> ball & 1 and square != goal]
        return " ".join(f"via {square_name(square)}" for square in balls)
    if verb == V_FREE:
        return ACTION_NAMES[value] if place == 1 else ""
    if verb == V_TEAM:
        return cards.teams[value] if place == 0 else ""
    if verb == V_PITCH:
        return cards.pitches[value].id
    if verb == V_BALL:
        return cards.balls[value].id
    if verb == V_APPLY:
        return FACE_NAMES[value]
    return REROLLS[value] if verb == V_REROLL else str(value)


def matching(t: Match, words: list[str]) -> list[int]:
    """Options that read as these words; those that say no more come first, and leading words are enough."""
    if not words:
        return []
    exact: list[int] = []
    longer: list[int] = []
    for code in t.codes:
        spelled = spell(t, code).split()
        if spelled[: len(words)] == words or called(t, code, words):
            (exact if len(spelled) == len(words) else longer).append(code)
        elif verb_of(code) in IMPLIED and [spelled[0], t.player_id(first_of(code)), *spelled[1:]] == words:
            exact.append(code)
    return exact or longer


def called(t: Match, code: int, words: list[str]) -> bool:
    """An option on a card, by one of the card's sides."""
    if verb_of(code) not in (V_PLAY, V_CLAIM, V_DISCARD) or len(words) != 2:
        return False
    return words[0] == REGISTRY.verbs[verb_of(code)].name and is_called(t, first_of(code), words[1])


def arguments_of(t: Match, words: list[str]) -> list[int]:
    """What a verb is asked about, as the numbers the engine uses; who acts may follow from the question."""
    if not words or words[0] not in REGISTRY.verb_index:
        raise Unmet(f"There is no verb {' '.join(words[:1])!r}; there are {', '.join(REGISTRY.verb_index)}.")
    verb = REGISTRY.verb_index[words[0]]
    rest = words[1:]
    if "via" in rest:
        rest = rest[: rest.index("via")]
    values: list[int] = []
    if verb in IMPLIED and len(rest) < 2:
        values.append(first_of(t.codes[0]) if t.kind >= 0 and verb_of(t.codes[0]) == verb else UNCLEAR)
    own = max(t.seat, 0)
    for sort, word in zip(REGISTRY.verbs[verb].arguments[len(values) :], rest, strict=False):
        opponent = verb == V_TRIP or (verb in AT_OPPONENTS and bool(values))
        values.append(argument(t, verb, sort, word, 1 - own if opponent else own))
    return values


def argument(t: Match, verb: int, sort: str, word: str, seat: int) -> int:
    if sort == PLAYER:
        return player_of(t, [str(seat + 1), word])
    if sort == PLACE:
        square = square_named(word)
        if square < 0:
            raise Unmet(f"{word!r} is no square; squares are a1 to o11.")
        return square
    if sort == CARD:
        return any_card(t, word)
    cards = t.catalogue
    names: dict[int, list[str]] = {
        V_TEAM: cards.teams,
        V_PITCH: [one.id for one in cards.pitches],
        V_BALL: [one.id for one in cards.balls],
        V_APPLY: list(FACE_NAMES),
        V_REROLL: list(REROLLS.values()),
        V_FREE: list(ACTION_NAMES),
    }
    known = names.get(verb, [])
    return known.index(word) if word in known else number(word)


def any_card(t: Match, word: str) -> int:
    """A card by its name: one of the seat's hand first, then an active one, then any."""
    cards: list[int] = [*t.piles[HAND + max(t.seat, 0)], *t.spaces, *range(len(t.face))]
    for card in cards:
        if card != NO_CARD and is_called(t, card, word):
            return card
    raise Unmet(f"There is no card {word!r}.")


# --- Events in words ---------------------------------------------------------------------------------------------


def events_like(t: Match, value: str) -> list[Event]:
    """The events so far that fit the words: a kind, players, squares, cards, an amount, and a rule in brackets."""
    text, _, rule = value.partition("(")
    words = text.split()
    if not words or words[0] not in REGISTRY.event_index:
        raise Unmet(f"There is no event {value!r}; there are {', '.join(REGISTRY.event_index)}.")
    kind = REGISTRY.event_index[words[0]]
    wanted = facts_of(t, words[1:])
    wanted.rule = rule.rstrip(") ")
    return [event for event in t.events if event.kind == kind and wanted.fit(t, event)]


class Facts:
    """What a case says of an event; what it does not say may be anything."""

    def __init__(self) -> None:
        self.players: list[int] = []  # whom it happened to, and the other one
        self.seat: int = -1
        self.square: int = -1
        self.card: str = ""
        self.amount: int = -1
        self.rule: str = ""

    def fit(self, t: Match, event: Event) -> bool:
        """Whether an event is one of those meant."""
        return (
            (self.seat < 0 or event.seat == self.seat)
            and (self.square < 0 or event.place == self.square)
            and (self.amount < 0 or event.amount == self.amount)
            and (not self.rule or event.rule == self.rule)
            and (not self.card or self.card in cards_told(t, event))
            and (not self.players or event.face >= PLAYER_FACE)
            and [event.card, event.other][: len(self.players)] == self.players
        )


def facts_of(t: Match, words: list[str]) -> Facts:
    """The words after the kind of an event: ``1 blitzer``, ``2``, ``e5``, ``sprint``, ``amount 3``."""
    facts = Facts()
    left = list(words)
    while left:
        word = left.pop(0)
        if word in ("1", "2"):
            if left and left[0] != "amount" and square_named(left[0]) < 0 and not is_card(t, left[0]):
                facts.players.append(player_of(t, [word, left.pop(0)]))
            else:
                facts.seat = int(word) - 1
        elif word == "amount":
            facts.amount = number(left.pop(0))
        elif square_named(word) >= 0:
            facts.square = square_named(word)
        elif is_card(t, word):
            facts.card = word
        else:
            raise Unmet(f"An event has a seat and player, a square, a card or an amount, but not {word!r}.")
    return facts


def is_card(t: Match, word: str) -> bool:
    return any(word in card_names(t.catalogue, face) for face in range(len(t.catalogue.face_ids)))


def cards_told(t: Match, event: Event) -> list[str]:
    """The names of the card that an event is about."""
    if event.kind == EV_CHALLENGE_DEALT:
        return [t.catalogue.challenges[event.amount].id]
    return card_names(t.catalogue, event.face) if 0 <= event.face < PLAYER_FACE else []


def touches(t: Match, event: Event, actor: int, word: str) -> bool:
    """Whether an event of somebody's Action names this square or player."""
    if event.card != actor:
        return False
    square = square_named(word)
    if square >= 0:
        return event.place == square
    return event.other >= 0 and t.player_id(event.other) == word


BOOK: Final = Book()
