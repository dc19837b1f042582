"""Events: facts that happened, each said once, with the rule that made it happen."""

from typing import Final

NOBODY: Final = -1
UNSEEN: Final = -1  # the face of a card that the reader may not know


class Event:
    """What happened. Faces are those at the time; who may know them stands in ``audience``, a bit for each seat."""

    def __init__(
        self,
        number: int,
        kind: int,
        seat: int,
        card: int,
        face: int,
        other: int,
        other_face: int,
        place: int,
        amount: int,
        rule: str,
        audience: int,
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        self.card = card
        self.face = face
        self.other = other
        self.other_face = other_face
        self.place = place
        self.amount = amount
        self.rule = rule
        self.audience = audience

    def for_audience(self, bit: int) -> "Event":
        """The event as a reader with this bit may have it."""
        if self.audience & bit:
            return self
        return Event(
            self.number,
            self.kind,
            self.seat,
            self.card,
            UNSEEN,
            self.other,
            self.other_face,
            self.place,
            self.amount,
            self.rule,
            0,
        )

    def fields(self) -> tuple[int, int, int, int, int, int, int, int, int, str, int]:
        return (
            self.number,
            self.kind,
            self.seat,
            self.card,
            self.face,
            self.other,
            self.other_face,
            self.place,
            self.amount,
            self.rule,
            self.audience,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"<Event {self.fields()}>"
