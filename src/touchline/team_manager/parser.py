"""The parser of the card language: it goes by the phrases of the words, and keeps them as the designer meant them.

Of the phrases that fit, the longest is meant. What would have been right is remembered on the way, for the error.
"""

from typing import Final

from touchline.table.errors import BadFile, nearest
from touchline.team_manager import counts, die, headings, whom
from touchline.team_manager import lexicon as lexicon  # without it there are no words
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.vocabulary.branches import ONE_OF, STOP
from touchline.team_manager.vocabulary.players import STAND
from touchline.team_manager.vocabulary.selectors import CERTAIN, HEADINGS, OWNERS, PLACES, QUALITIES, STATES
from touchline.team_manager.vocabulary.word import (
    CONDITIONS,
    COUNTS,
    EFFECTS,
    MOMENTS,
    QUALITIES_ADDED,
    Condition,
    Effect,
    Moment,
    Phrase,
)

LONGEST_LINE: Final = 400
LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS: Final = "0123456789"
MOST_WAYS: Final = 3  # as many as a compiled effect has numbers for
NO_PHRASE: Final = Phrase("nothing", "")
NO_CONDITION: Final = CONDITIONS[0]
NO_MOMENT: Final = MOMENTS[0]


class Node:
    """A word with what stands in its slots: a moment, a condition, an effect, or a row of a die table."""

    def __init__(self, column: int) -> None:
        self.column = column
        self.phrase: Phrase = NO_PHRASE
        self.effect: Effect = STOP
        self.condition: Condition = NO_CONDITION
        self.moment: Moment = NO_MOMENT
        self.n: int = 0
        self.who: int = 0  # selector
        self.to: int = 0  # second selector
        self.count: int = 0  # what is counted, or which skill
        self.per: int = 0  # selector of what is counted
        self.may: bool = False
        self.wrong: BadFile | None = None  # a number that is out of range
        self.more: list[Node] = []  # rows of a roll, effects of a row, what one may choose from

    @property
    def word(self) -> str:
        return self.effect.name


def within(nodes: list[Node]) -> list[Node]:
    """These words, and those inside them."""
    result: list[Node] = []
    for node in nodes:
        result.append(node)
        result += within(node.more)
    return result


class Line:
    """A parsed ability."""

    def __init__(self) -> None:
        self.source: str = ""
        self.heading: int = 0
        self.exhaust: bool = False
        self.may: bool = False  # as written; what exhausts is optional anyway
        self.moment: Node | None = None
        self.conditions: list[Node] = []
        self.effects: list[Node] = []

    def events(self) -> tuple[int, ...]:
        """What it answers; nothing where its heading has its own moment."""
        if self.moment is None:
            return ()
        if self.moment.moment.by_skill:
            return (SKILLS[self.moment.count].moment,)
        return self.moment.moment.events


class Parser:
    """Reads one line, word by word. ``path``, ``line`` and ``column`` say where it stands, for errors."""

    def __init__(self, source: str, path: str, line: int, column: int) -> None:
        self.source = source
        self.path = path
        self.line_number = line
        self.first_column = column
        self.words: list[str] = []
        self.columns: list[int] = []
        self.at = 0
        self.furthest = 0
        self.tried: list[str] = []  # what would have done from the furthest place on
        self.fault: BadFile | None = None  # in a slot of the phrase that came furthest
        self.fault_at = -1
        self.line = Line()
        self.line.source = source

    # --- words ---

    def bad(self, message: str, column: int) -> BadFile:
        return BadFile(message, self.path, self.line_number, self.first_column + column)

    def split(self) -> None:
        """Cut the line into words, numbers and signs."""
        source = self.source
        if len(source) > LONGEST_LINE:
            raise self.bad(f"an ability has {LONGEST_LINE} characters at most", LONGEST_LINE)
        at = 0
        while at < len(source):
            letter = source[at]
            begin = at
            if letter == " ":
                at += 1
                continue
            if letter in ":;|{}":
                at += 1
            elif letter in DIGITS + "+-":
                at += 1
                while at < len(source) and source[at] in DIGITS:
                    at += 1
                if source[at - 1] not in DIGITS or at - begin > 4:
                    raise self.bad("a number is written as in 2, +1 or -1, with three digits at most", begin)
            elif letter in LETTERS:
                while at < len(source) and source[at] in LETTERS + "-":
                    at += 1
            else:
                raise self.bad(f"the sign {letter!r} has no meaning here", begin)
            self.words.append(source[begin:at])
            self.columns.append(begin)
        self.words.append("")
        self.columns.append(len(source))

    def column(self) -> int:
        return self.columns[self.at]

    def note(self, at: int, phrase: str) -> None:
        """Remember what would have been right, for the error message."""
        if at > self.furthest:
            self.furthest = at
            self.tried = []
        if at == self.furthest and phrase not in self.tried:
            self.tried.append(phrase)

    def take(self, phrase: str) -> bool:
        """Read words if they come next."""
        at = self.at
        wanted = phrase.split(" ")
        for number, word in enumerate(wanted):
            if self.words[at] != word:
                self.note(at, " ".join(wanted[number:]))
                return False
            at += 1
        self.at = at
        return True

    def fail(self) -> BadFile:
        """Nothing known comes next: name the word and the nearest right one."""
        if self.fault is not None and self.fault_at >= self.furthest:
            return self.fault
        found = self.words[self.furthest]
        column = self.columns[self.furthest]
        hint = nearest(found, [phrase.partition(" ")[0] for phrase in self.tried]) if found else ""
        if not hint:
            hint = f"; expected {', '.join(self.tried)}"
        if not found:
            return self.bad(f"the ability ends too early{hint}", column)
        return self.bad(f"{found!r} is not understood here{hint}", column)

    def need(self, phrase: str) -> None:
        if not self.take(phrase):
            raise self.fail()

    def amiss(self, fault: BadFile) -> None:
        """Something is wrong in a slot; it is told unless a longer phrase fits."""
        if self.at > self.fault_at:
            self.fault = fault
            self.fault_at = self.at

    def one_of(self, table: tuple[tuple[str, int], ...]) -> int:
        """Read one entry of a table and give its number, or -1."""
        for phrase, value in table:
            if self.take(phrase):
                return value
        return -1

    # --- the line ---

    def parse(self) -> Line:
        """line = heading ["exhaust"] [moment] ["if" condition {"and" condition}] ":" ["may"] effects"""
        self.split()
        line = self.line
        line.heading = self.one_of(HEADINGS)
        if line.heading < 0:
            raise self.fail()
        line.exhaust = self.take("exhaust")
        line.moment = self.read_moment()
        if self.take("if"):
            line.conditions.append(self.read_condition())
            while self.take("and"):
                line.conditions.append(self.read_condition())
        self.need(":")
        begin = self.column()
        line.may = self.take("may")
        if line.may and (line.exhaust or line.heading == headings.ACTION):
            raise self.bad("an action, and what exhausts its card, may be left out anyway: drop 'may'", begin)
        line.effects = self.effects(False)
        if self.words[self.at]:
            self.note(self.at, ";")
            raise self.fail()
        return line

    def read_moment(self) -> Node | None:
        """The longest phrase of a moment that comes next, if any does."""
        begin = self.at
        if self.words[begin] not in MOMENT_WORDS:
            for word in MOMENT_WORDS:
                self.note(begin, word)
            return None
        found: Node | None = None
        end = begin
        for moment in MOMENTS:
            for phrase in moment.phrases:
                node = self.fitted(phrase, begin, 1, 20)
                if node is not None and self.at > end:
                    found = node
                    found.moment = moment
                    end = self.at
        return self.longest(found, end)

    def read_condition(self) -> Node:
        """The longest phrase of a condition that comes next."""
        begin = self.at
        found: Node | None = None
        end = begin
        for condition in CONDITIONS:
            for phrase in condition.phrases:
                node = self.fitted(phrase, begin, condition.least, condition.most)
                if node is not None and self.at > end:
                    found = node
                    found.condition = condition
                    end = self.at
        return self.longest(found, end)

    def longest(self, found: Node | None, end: int) -> Node:
        """Go on behind the phrase that was found; or say that there is none."""
        if self.fault is not None and self.fault_at > end:
            raise self.fault
        if found is None:
            raise self.fail()
        self.at = end
        self.fault = None
        self.fault_at = -1
        return found

    # --- effects ---

    def effects(self, in_row: bool) -> list[Node]:
        """effects = step {";" step}"""
        result = [self.step(in_row)]
        while self.take(";"):
            if result[-1].effect.last:
                raise self.bad(result[-1].effect.last, result[-1].column)
            result.append(self.step(in_row))
        return result

    def step(self, in_row: bool) -> Node:
        """step = effect {"or" effect}"""
        first = self.read_effect(in_row)
        if not self.take("or"):
            return first
        node = Node(first.column)
        node.effect = ONE_OF
        node.more = [first, self.read_effect(in_row)]
        while self.take("or"):
            node.more.append(self.read_effect(in_row))
        if in_row:
            raise self.bad("a row of a die table cannot hold a choice", node.column)
        if len(node.more) > MOST_WAYS:
            raise self.bad(f"there are {MOST_WAYS} to choose from at most", node.more[-1].column)
        for one in node.more:
            if not one.effect.way:
                raise self.bad("'or' cannot stand beside this: it parts what is done at once", one.column)
        return node

    def read_effect(self, in_row: bool) -> Node:
        """The longest phrase of an effect that comes next."""
        first = self.column()
        may = self.take("may")
        begin = self.at
        if in_row and self.words[begin] == "roll":
            raise self.bad("a row of a die table cannot roll again", self.column())
        found: Node | None = None
        end = begin
        for effect in EFFECTS:
            if effect.bare and not in_row:
                continue
            for phrase in effect.phrases:
                node = self.fitted(phrase, begin, effect.least, effect.most)
                if node is not None and self.at > end:
                    found = node
                    found.effect = effect
                    end = self.at
        found = self.longest(found, end)
        found.column = first
        if may and in_row and found.effect is STAND:
            found.may = True
            found.n = 1
        elif may:
            raise self.bad("'may' stands before the first effect, or before 'stand' in a row", first)
        return found

    # --- phrases and their slots ---

    def fitted(self, phrase: Phrase, begin: int, least: int, most: int) -> Node | None:
        """The words from here on as this phrase, or None."""
        self.at = begin
        node = Node(self.column())
        node.phrase = phrase
        node.n = phrase.n
        node.who = phrase.who
        node.to = phrase.to
        node.count = phrase.count
        for part in phrase.parts:
            if part.slot:
                if not self.slot(part.text, node, least, most):
                    return None
            elif not self.take(numbered(part.text, node.n)):
                return None
        if node.wrong is not None:
            self.amiss(node.wrong)
            return None
        return node

    def slot(self, name: str, node: Node, least: int, most: int) -> bool:
        """Read what stands in a slot."""
        if name == "n":
            return self.number(node, least, most)
        if name == "signed":
            return self.number(node, -5, 5)
        if name == "who":
            node.who = self.selector(True)
            return node.who >= 0
        if name == "several":
            node.who = self.selector(False)
            return node.who >= 0
        if name == "to":
            node.to = self.selector(True)
            return node.to >= 0
        if name == "certain":
            node.who = self.one_of(CERTAIN)
            return node.who >= 0
        if name == "state":
            return self.state(node)
        if name == "per":
            return self.per(node)
        if name == "held":
            return self.held(node)
        if name in ("use", "skill"):
            return self.skill(node, name == "skill")
        return self.rows(node)

    def number(self, node: Node, low: int, high: int) -> bool:
        word = self.words[self.at]
        if not word[-1:].isdigit():
            self.note(self.at, "a number")
            return False
        value = int(word)
        if node.n and node.n != value:  # the same number once more
            low = high = node.n
        if not low <= value <= high:
            node.wrong = self.bad(f"{word} is out of range; {low} to {high} would do", self.column())
        node.n = value
        self.at += 1
        return True

    def selector(self, any_one: bool) -> int:
        """selector = certain | ["other" | "different"] ("yours" | "theirs" | "any") {quality} [place]; -1 for none"""
        begin = self.column()
        if any_one:
            certain = self.one_of(CERTAIN)
            if certain >= 0:
                return certain
        bits = 0
        if self.take("other"):
            bits = whom.OTHER
        elif self.take("different"):
            bits = whom.DIFFERENT
        owner = self.one_of(OWNERS)
        if owner < 0:
            return -1
        bits |= owner
        while True:
            quality = self.quality()
            if quality < 0:
                break
            bits |= quality
        place = self.one_of(PLACES)
        if place > 0:
            bits |= place
        if bits & whom.STANDING and bits & whom.DOWNED:
            self.amiss(self.bad("no player is standing and downed at once", begin))
            return -1
        return bits

    def quality(self) -> int:
        bit = self.one_of(QUALITIES)
        if bit < 0:
            for quality in QUALITIES_ADDED:
                if self.take(quality.written):
                    return quality.bit
        return bit

    def state(self, node: Node) -> bool:
        state = self.one_of(STATES)
        node.who |= max(state, 0)
        return state >= 0

    def per(self, node: Node) -> bool:
        """What is counted: cards of a kind, or players that a selector means."""
        for count in COUNTS:
            if count.written and self.take(count.written):
                node.count = count.number
                return True
        node.count = counts.PLAYERS
        node.per = self.selector(True)
        return node.per >= 0

    def held(self, node: Node) -> bool:
        """Cards of a kind that a manager has several of."""
        for count in COUNTS:
            if count.held and self.take(count.held):
                node.count = count.number
                return True
        return False

    def skill(self, node: Node, any_one: bool) -> bool:
        """skill = "cheat" | "pass" | "sprint" | "tackle" | "any skill" """
        for one in SKILLS:
            if (one.icon or any_one) and self.take(one.written):
                node.count = one.number
                return True
        return False

    def rows(self, node: Node) -> bool:
        """rows = "{" row {"|" row} "}";  row = face {"or" face} ":" effects"""
        if not self.take("{"):
            return False
        seen = 0
        while True:
            row = Node(self.column())
            while True:
                column = self.column()
                face = self.face()
                if seen & face:
                    raise self.bad("this face of the die has its row already", column)
                seen |= face
                row.n |= face
                if not self.take("or"):
                    break
            self.need(":")
            row.more = self.effects(True)
            node.more.append(row)
            if not self.take("|"):
                break
        self.need("}")
        return True

    def face(self) -> int:
        for number, name in enumerate(die.NAMES):
            if self.take(name):
                return 1 << number
        raise self.fail()


MOMENT_WORDS: Final = ("before", "at", "when", "after")


def numbered(words: str, n: int) -> str:
    """``star(s)`` behind a number."""
    return words.replace("(s)", "" if n == 1 else "s")
