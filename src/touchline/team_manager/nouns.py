"""Noun phrases: the players that a selector means, in the words of a language."""

from typing import Final

from touchline.table.errors import BadArgument, nearest
from touchline.table.messages import formatted
from touchline.team_manager import card_kinds, whom
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.parser import Line
from touchline.team_manager.vocabulary.moments import BEFORE_TACKLE
from touchline.team_manager.vocabulary.word import QUALITIES_ADDED, W_IT

Slots = dict[str, str | int]

CERTAIN: Final = whom.THIS | whom.CHOSEN | whom.COMMITTED | whom.TACKLER | whom.TARGET | W_IT
# The slots of noun phrases; ``rest`` is a phrase itself, made of the others.
NP_SLOTS: Final = ("owner", "other", "state", "kind", "trait", "quality", "place", "n", "bound", "holder")


class Speaker:
    """Says messages in one language, for one kind of card, and the noun phrases of one line."""

    def __init__(self, catalogue: Catalogue, language: str, kind: int) -> None:
        if language not in catalogue.texts:
            known = list(catalogue.texts)
            raise BadArgument(f"there are no texts in {language[:20]!r}{nearest(language, known)}")
        self.catalogue = catalogue
        self.language = language
        self.texts = catalogue.texts[language]
        self.on_player = kind in (card_kinds.PLAYER, card_kinds.STAR)
        self.line = Line()
        self.agent_named = False  # the moment names the tackler
        self.subject_named = False  # the moment names the target
        self.committed_named = False

    def has(self, key: str) -> bool:
        return key in self.texts

    def say(self, key: str, slots: Slots | None = None) -> str:
        if key not in self.texts:
            raise BadArgument(f"the language {self.language!r} has no message {key!r}")
        try:
            return formatted(self.texts[key], {} if slots is None else slots, self.language)
        except BadArgument as error:
            raise BadArgument(f"the message {key!r} in {self.language!r} does not work: {error}") from error

    def sentences(self, parts: list[str]) -> str:
        """Whole sentences one after the other."""
        text = parts[0]
        for part in parts[1:]:
            text = self.say("message.seq", {"a": text, "b": part})
        return text

    def np(self, bits: int, form: str, n: int = 1) -> str:
        """The players a selector means. Forms: one, whichever, each, many, held and owned (after "you have")."""
        if bits & CERTAIN:
            return self.certain(bits)
        owner = "yours" if bits & whom.YOURS else "theirs" if bits & whom.THEIRS else "any"
        slots: Slots = {
            "owner": owner,
            "state": "standing" if bits & whom.STANDING else "downed" if bits & whom.DOWNED else "none",
            "other": "yes" if bits & whom.OTHER else "different" if bits & whom.DIFFERENT else "none",
            "kind": kind_of(bits),
            "trait": self.trait(bits),
            "quality": self.quality(bits),
            "place": self.place(bits),
            "n": n,
            "holder": owner if form == "held" else "none",
            "bound": "any" if owner == "any" and form != "owned" else "none",
        }
        whole = self.whole(slots, form)
        if whole:
            return self.say(whole)
        if form in ("held", "owned") or (form == "whichever" and owner == "any"):
            slots["owner"] = "none"
        slots["rest"] = self.say("np.rest", slots)
        return self.say("np.many" if form == "owned" else f"np.{form}", slots)

    def whole(self, slots: Slots, form: str) -> str:
        """The key of a message for just this phrase, if the language has one."""
        if slots["quality"]:
            return ""
        owner = slots["owner"]
        exact = f"np.player.{owner}"
        for name in ("other", "state", "kind", "trait", "place"):
            if slots[name] not in ("none", "player"):
                exact += f".{slots[name]}"
        if form == "whichever" and self.has(f"{exact}.whichever"):
            return f"{exact}.whichever"
        fits = (form == "one" and owner != "any") or (form == "whichever" and owner == "any")
        return exact if fits and self.has(exact) else ""

    def certain(self, bits: int) -> str:
        """One certain player."""
        if bits & whom.THIS:
            return self.say("np.this_player")
        if bits & whom.CHOSEN:
            return self.say("np.chosen_player")
        if bits & whom.COMMITTED:
            return self.say("np.that_player" if self.committed_named else "np.committed_player")
        if bits & W_IT:
            return self.say("np.that_player")
        if bits & whom.TACKLER:
            if self.agent_named and self.subject_named:
                before = self.line.moment is not None and self.line.moment.moment is BEFORE_TACKLE
                return self.say("np.tackler.doing" if before else "np.tackler.done")
            return self.say("np.that_player" if self.agent_named else "np.tackler")
        alone = self.subject_named and not self.agent_named
        return self.say("np.that_player" if alone else "np.target")

    def trait(self, bits: int) -> str:
        """What else tells a player: Guard, a sprinting icon."""
        if bits & whom.SPRINT:
            return "both" if bits & whom.GUARD else "sprint"
        return "guard" if bits & whom.GUARD else "none"

    def quality(self, bits: int) -> str:
        """And what mechanics bring."""
        return "".join([self.say(f"np.quality.{one.message}") for one in QUALITIES_ADDED if bits & one.bit])

    def place(self, bits: int) -> str:
        if bits & whom.INVOLVED:
            return "tackle"
        if bits & whom.AT_CHOSEN:
            return "there"
        if bits & whom.HERE:
            return "here" if self.on_player else "there"
        if bits & whom.ANYWHERE:
            return "anywhere"
        if bits & whom.WHERE_YOU_STAND:
            return "where_you_stand"
        return "where_you_play" if bits & whom.WHERE_YOU_PLAY else "none"


def kind_of(bits: int) -> str:
    if bits & whom.STAR:
        return "star_carrier" if bits & whom.CARRIER else "star"
    return "carrier" if bits & whom.CARRIER else "player"
