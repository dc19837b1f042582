"""The printed text of cards, made from the same lines that the rules carry out.

Each phrase of the card language has one message for each language, in ``text/<language>.toml`` of the packs: in the
table of its kind of card (``[play]``) for a clause, in ``[play-moment]`` for a moment. The message of a moment has a
slot ``{then}`` for its clauses; further slots are those of the phrase. Two keys are more particular than a clause: with
the number 1 in it (``1 more action``), and with its moment before it (``between actions: free {action}``). A language
may have more particular words for a moment with several clauses, and for the end of a list of more than two parts,
with ``several:`` before the key; and a clause may say more in a line without another one, with ``without …:`` before
the key.
"""

from typing import Final

from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.language import Line, Phrase, parse
from touchline.blitz_bowl.vocabulary import RANGES
from touchline.table.errors import BadArgument, nearest
from touchline.table.messages import formatted, slots_of

# Tables with the words of a slot.
WORD_TABLES: Final = {"face": "face", "result": "result", "action": "action", "actions": "action", "rolls": "roll"}
# Clauses that may say more in a line in which another clause does not narrow them.
NARROWED: Final = {"beside opponents": "end open"}


def check_message(message: str, english: str) -> None:
    """Refuse a slot that the English message does not have."""
    known = slots_of(english)
    for slot in slots_of(message):
        if slot not in known:
            raise BadArgument(f"the message has no slot {slot[:40]!r}{nearest(slot, known)}")


class Writer:
    """Writes lines in one language."""

    def __init__(self, catalogue: Catalogue, language: str) -> None:
        if language not in catalogue.texts:
            known = list(catalogue.texts)
            raise BadArgument(f"there are no texts in {language[:20]!r}{nearest(language, known)}")
        self.catalogue = catalogue
        self.language = language
        self.texts = catalogue.texts[language]

    def say(self, key: str, slots: dict[str, str]) -> str:
        if key not in self.texts:
            raise BadArgument(f"the language {self.language!r} has no message {key!r}")
        try:
            return formatted(self.texts[key], slots, self.language)
        except BadArgument as error:
            raise BadArgument(f"the message {key!r} in {self.language!r} does not work: {error}") from error

    def line(self, line: Line) -> str:
        """A moment with all its clauses."""
        moment = line.moment.pattern
        told: list[str] = []
        patterns = [clause.pattern for clause in line.clauses]
        for clause in line.clauses:
            keys = [f"{line.kind}.{moment}: {clause.pattern}", f"{line.kind}.{clause.pattern}"]
            narrower = NARROWED.get(clause.pattern, clause.pattern)
            if narrower not in patterns:
                keys = [f"{line.kind}.without {narrower}: {clause.pattern}", *keys]
            for slot in RANGES:
                if clause.numbers.get(slot, 0) == 1:
                    keys = [key.replace(f"{{{slot}}}", "1").replace("(s)", "") for key in keys] + keys
            told.append(self.say(self.first_of(keys), self.slots(clause)))
        slots = self.slots(line.moment)
        slots["then"] = self.series(told, "if" if line.kind == "challenge" else "and")
        return self.say(self.several(f"{line.kind}-moment", moment, len(told) > 1), slots)

    def first_of(self, keys: list[str]) -> str:
        """The first key that has a message; else the last, for the error."""
        for key in keys:
            if key in self.texts:
                return key
        return keys[-1]

    def several(self, table: str, word: str, many: bool) -> str:
        """The key of a message, or the more particular one for several things, if the language has one."""
        return self.first_of([f"{table}.several: {word}", f"{table}.{word}"] if many else [f"{table}.{word}"])

    def slots(self, phrase: Phrase) -> dict[str, str]:
        """What the slots of a phrase hold, in words."""
        slots: dict[str, str] = {}
        for name, words in phrase.words.items():
            slots[name] = self.series([self.word(name.rstrip("0123456789"), word) for word in words], "or")
        return slots

    def word(self, slot: str, word: str) -> str:
        """One word of a slot; numbers stand as they are."""
        if slot == "keyword":
            return name_of(self.catalogue, "keywords", word, self.language)
        return self.say(f"{WORD_TABLES[slot]}.{word}", {}) if slot in WORD_TABLES else word

    def series(self, parts: list[str], last: str) -> str:
        """Parts one after another, as the language strings them together."""
        text = parts[0]
        for number in range(1, len(parts)):
            if number < len(parts) - 1:
                key = f"list.{last}-next"
            else:
                key = self.several("list", last, len(parts) > 2)
            text = self.say(key, {"a": text, "b": parts[number]})
        return text


def lines_text(catalogue: Catalogue, kind: str, lines: tuple[str, ...], language: str) -> str:
    """The text of a card's lines, one below the other."""
    writer = Writer(catalogue, language)
    return "\n".join([writer.line(parse(line, kind)) for line in lines])


def unknown(what: str, id_: str, known: list[str]) -> BadArgument:
    return BadArgument(f"there is no {what} called {id_[:40]!r}{nearest(id_, known)}")


def ability_text(catalogue: Catalogue, id_: str, language: str = "en") -> str:
    """What a named ability does."""
    if id_ not in catalogue.ability_lines:
        raise unknown("ability", id_, list(catalogue.ability_lines))
    return lines_text(catalogue, "ability", catalogue.ability_lines[id_], language)


def challenge_text(catalogue: Catalogue, id_: str, language: str = "en") -> str:
    """When a challenge can be claimed."""
    for challenge in catalogue.challenges:
        if challenge.id == id_:
            return lines_text(catalogue, "challenge", (challenge.line,), language)
    raise unknown("challenge", id_, [challenge.id for challenge in catalogue.challenges])


def play_text(catalogue: Catalogue, id_: str, language: str = "en") -> str:
    """When a bonus play can be played, and what it does."""
    for play in catalogue.plays:
        if play.id == id_:
            return lines_text(catalogue, "play", (play.line,), language)
    raise unknown("bonus play", id_, [play.id for play in catalogue.plays])


def event_text(catalogue: Catalogue, id_: str, language: str = "en") -> str:
    """What a random event does."""
    for event in catalogue.events:
        if event.id == id_:
            return lines_text(catalogue, "event", event.lines, language)
    raise unknown("random event", id_, [event.id for event in catalogue.events])


def arena_text(catalogue: Catalogue, id_: str, language: str = "en") -> str:
    """The rule of an arena."""
    for arena in catalogue.arenas:
        if arena.id == id_:
            return lines_text(catalogue, "arena", arena.lines, language)
    raise unknown("arena", id_, [arena.id for arena in catalogue.arenas])


def ball_text(catalogue: Catalogue, id_: str, language: str = "en") -> str:
    """What a special ball does; nothing for the plain one."""
    for ball in catalogue.balls:
        if ball.id == id_:
            return lines_text(catalogue, "ball", ball.lines, language)
    raise unknown("ball", id_, [ball.id for ball in catalogue.balls])


def name_of(catalogue: Catalogue, kind: str, id_: str, language: str = "en") -> str:
    """A name, by folder and id (``teams``, ``dwarf``; ``positions``, ``dwarf/lineman``); English where no other is."""
    key = f"{kind}/{id_}"
    for names in (catalogue.names.get(language, {}), catalogue.names["en"]):
        if key in names:
            return names[key]
    raise unknown("name", key, list(catalogue.names["en"]))
