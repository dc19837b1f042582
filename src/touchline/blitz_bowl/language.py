"""The card language: one line says when something applies, and what it does: ``moment: clause, clause``.

``parse`` reads a line by the phrases of ``vocabulary.py`` into a ``Line``; ``compiler.py`` turns it into what the rules
read, and ``text.py`` into the printed text. The grammar is in ``docs/cards/blitz-bowl.md``.
"""

from touchline.blitz_bowl.vocabulary import KIND_NAMES, KINDS, LISTS, LONGEST_LINE, RANGES, WORDS
from touchline.table.errors import BadFile, choices, nearest
from touchline.table.pack import is_id


class Token:
    """A word, a comma or the colon, with its column."""

    def __init__(self, text: str, column: int) -> None:
        self.text = text
        self.column = column


class Phrase:
    """A moment or a clause: which one, and what its slots hold."""

    def __init__(self) -> None:
        self.pattern: str = ""
        self.column: int = 0
        self.numbers: dict[str, int] = {}  # slot to number, place in a list of words, or bits of several
        self.words: dict[str, list[str]] = {}  # slot to the words as written
        self.wrong: str = ""  # the first word that fits no slot …
        self.wrong_slot: str = ""  # … and the slot it stands in
        self.wrong_column: int = 0


class Line:
    """A line as read: a moment and its clauses."""

    def __init__(self) -> None:
        self.kind: str = ""
        self.moment: Phrase = Phrase()
        self.clauses: list[Phrase] = []
        self.path: str = ""
        self.row: int = 0

    def bad(self, message: str, column: int) -> BadFile:
        return BadFile(message, self.path, self.row, column)


def parse(text: str, kind: str, path: str = "", row: int = 1, column: int = 1) -> Line:
    """Read a line that stands on a kind of card, at a place of a file."""
    line = Line()
    line.kind = kind
    line.path = path
    line.row = row
    if len(text) > LONGEST_LINE:
        raise line.bad(f"a line has at most {LONGEST_LINE} characters", column)
    tokens = tokens_of(text, column)
    colon = 0
    while colon < len(tokens) and tokens[colon].text != ":":
        colon += 1
    if colon == len(tokens):
        raise line.bad(f"a line is written 'moment: clause, clause'; {text[:40]!r} has no colon", column)
    if colon == 0:
        raise line.bad("there is no moment before the colon", column)
    moments = list(KINDS[kind])
    line.moment = one_of(moments, tokens[:colon], line, f"a moment of {KIND_NAMES[kind]}")
    clauses = list(KINDS[kind][line.moment.pattern])
    what = f"a clause after {line.moment.pattern!r}"
    part: list[Token] = []
    for token in [*tokens[colon + 1 :], Token(",", column + len(text))]:
        if token.text != ",":
            part.append(token)
        elif not part:
            raise line.bad("a clause is missing here", token.column)
        else:
            add_clause(line, one_of(clauses, part, line, what))
            part = []
    return line


def add_clause(line: Line, clause: Phrase) -> None:
    """One more clause; the same may stand twice only if it says something else."""
    for other in line.clauses:
        if other.pattern == clause.pattern and other.words == clause.words:
            raise line.bad("this clause is there twice", clause.column)
    line.clauses.append(clause)


def tokens_of(text: str, column: int) -> list[Token]:
    tokens: list[Token] = []
    word = ""
    for at, letter in enumerate(text + " "):
        if letter not in " ,:":
            word += letter
            continue
        if word:
            tokens.append(Token(word, column + at - len(word)))
            word = ""
        if letter != " ":
            tokens.append(Token(letter, column + at))
    return tokens


def one_of(patterns: list[str], tokens: list[Token], line: Line, what: str) -> Phrase:
    """The phrase that some words are, or an error with the nearest one."""
    almost: Phrase | None = None
    for pattern in patterns:
        phrase = fitted(pattern, tokens)
        if phrase is None:
            continue
        if not phrase.wrong_slot:
            return phrase
        if almost is None:
            almost = phrase
    if almost is not None:
        raise line.bad(wrong_word(almost), almost.wrong_column)
    text = " ".join([token.text for token in tokens])
    raise line.bad(f"{text[:60]!r} is not {what}{nearest(text, patterns) or choices(text, patterns)}", tokens[0].column)


def wrong_word(phrase: Phrase) -> str:
    """What is said of a word that fits its slot badly."""
    kind = phrase.wrong_slot
    word = phrase.wrong[:40]
    if kind in RANGES:
        low, high = RANGES[kind]
        return f"{word!r} should be a whole number from {low} to {high}"
    if kind in WORDS:
        known = list(WORDS[kind])
        return f"{word!r} should be one of {', '.join(known)}{nearest(word, known)}"
    return f"{word!r} should be lower-case words with hyphens"


def fitted(pattern: str, tokens: list[Token]) -> Phrase | None:
    """The words as this phrase, or None; a word that fits a slot badly is noted."""
    phrase = Phrase()
    phrase.pattern = pattern
    phrase.column = tokens[0].column
    at = 0
    for part in pattern.split(" "):
        if at >= len(tokens):
            return None
        if "{" in part:
            at = fill(phrase, part, tokens, at)
        elif same(part, tokens[at].text):
            at += 1
        else:
            return None
        if at < 0:
            return None
    return phrase if at == len(tokens) else None


def same(part: str, word: str) -> bool:
    """Whether a word is this one; ``square(s)`` is written with or without its ending."""
    if part.endswith("(s)"):
        return word in (part[:-3], part[:-3] + "s")
    return word == part


def fill(phrase: Phrase, part: str, tokens: list[Token], at: int) -> int:
    """Read a slot, perhaps with a sign before it as in ``+{n}``: the place behind it, or -1."""
    sign = part[: part.index("{")]
    name = part[part.index("{") + 1 : part.index("}")]
    kind = name.rstrip("0123456789")
    if kind in LISTS:
        return fill_list(phrase, name, tokens, at)
    word = tokens[at].text
    if word in (",", ":") or not word.startswith(sign):
        return -1
    word = word[len(sign) :]
    number = number_of(kind, word)
    if number < 0:
        note_wrong(phrase, kind, word, tokens[at].column + len(sign))
    phrase.numbers[name] = number
    phrase.words[name] = [word]
    return at + 1


def fill_list(phrase: Phrase, name: str, tokens: list[Token], at: int) -> int:
    """Words such as ``run, mark or sidestep``: a bit for each."""
    bits = 0
    words: list[str] = []
    while at < len(tokens):
        word = tokens[at].text
        number = number_of(name, word)
        if number < 0 or word in words:
            note_wrong(phrase, name, word, tokens[at].column)
            number = 0
        bits |= 1 << number
        words.append(word)
        at += 1
        if at + 1 >= len(tokens) or tokens[at].text not in (",", "or"):
            break
        at += 1
    phrase.numbers[name] = bits
    phrase.words[name] = words
    return at


def note_wrong(phrase: Phrase, kind: str, word: str, column: int) -> None:
    if not phrase.wrong_slot:
        phrase.wrong = word
        phrase.wrong_slot = kind
        phrase.wrong_column = column


def number_of(kind: str, word: str) -> int:
    """A word in a slot as a number, or -1 for one that does not belong there."""
    if kind in RANGES:
        low, high = RANGES[kind]
        good = word.isascii() and word.isdecimal() and len(word) <= 2 and low <= int(word) <= high
        return int(word) if good else -1
    if kind in WORDS:
        return WORDS[kind].index(word) if word in WORDS[kind] else -1
    return 0 if is_id(word) else -1
