"""The state of a table as one seat is told it."""

from collections.abc import Sequence
from typing import Any

from touchline.server.play.played import Played, cards_of
from touchline.server.play.record import CREATOR, SeatRecord
from touchline.server.protocol.state import (
    Clock,
    Happened,
    OfferedOption,
    OpenDecision,
    Outcome,
    Sitting,
    State,
    Waiting,
)
from touchline.server.scenes.scene import scene_for
from touchline.server.words.refusals import sentence_of, text_of
from touchline.table.event import Event
from touchline.table.table import SPECTATOR, Table


def state_of(
    played: Played,
    holder: SeatRecord,
    sittings: list[Sitting],
    since: int,
    watching: bool = False,
    words: Sequence[str] = (),
    clock: Clock | None = None,
) -> State:
    """What the holder of a link is told, who has the state ``since`` already. All of it comes from the view.

    ``words`` are those that a sealed table was dealt with: they come out with its secret, when the game is over.
    """
    record = played.record
    seat = SPECTATOR if holder.seat == CREATOR else holder.seat
    if played.dealt is None:
        return lobby_of(played, holder, seat, sittings)
    table = played.table
    view = table.view(seat)
    start, events = played.events_since(since)
    decision = None if watching else decision_of(view, played.sequence)
    over = table.over
    opened = record.secret if over else None
    return State(
        sequence=played.sequence,
        table=record.id,
        seat=seat,
        game=record.game,
        seats=sittings,
        scene=scene_for(record.game)(view),
        decision=decision,
        waiting=waiting_of(view.table),
        events_from=start,
        events=happened(view.table, events, 1 << seat),
        undo=bool(played.may_undo(seat)),
        standing=holder.standing,
        manages=holder.seat == CREATOR,
        result=outcome_of(table) if over else None,
        commitment=record.commitment,
        digest=record.digest,
        seed=record.seed.hex() if over else None,
        notice=sentence_of(played.notice),
        notice_text=text_of(played.notice),
        secret=opened.hex() if opened is not None else None,
        words=list(words) if opened is not None else None,
        clock=clock,
        lesson=played.lesson(seat),
        choices=len(played.made),
        packs=cards_of(record),
    )


def lobby_of(played: Played, holder: SeatRecord, seat: int, sittings: list[Sitting]) -> State:
    """A table that is not dealt: who sits there, and whose word has been heard."""
    record = played.record
    return State(
        sequence=played.sequence,
        table=record.id,
        seat=seat,
        game=record.game,
        seats=sittings,
        scene=None,
        decision=None,
        waiting=None,
        events_from=0,
        events=[],
        undo=False,
        standing=holder.standing,
        manages=holder.seat == CREATOR,
        result=None,
        commitment=record.commitment,
        digest=record.digest,
        seed=None,
        notice="",
        notice_text={},
        lobby=True,
        packs=cards_of(record),
    )


def decision_of(view: Any, number: int) -> OpenDecision | None:
    """The open question with its options, if it is this seat's."""
    decision = view.decision
    if decision is None:
        return None
    return OpenDecision(
        number=number,
        kind=decision.kind,
        prompt=decision.prompt,
        rule=decision.rule,
        response=decision.response,
        options=[OfferedOption(option.code, option.verb, option.arguments, option.text) for option in decision.options],
    )


def waiting_of(table: Table) -> Waiting | None:
    """Who is asked what: everybody may know that, and no more."""
    if table.kind < 0:
        return None
    kind = table.registry.kinds[table.kind]
    return Waiting(table.seat, kind.name, table.prompt(), kind.rule)


def happened(table: Table, events: Sequence[Event], bit: int) -> list[Happened]:
    """Events as a reader with this bit may have them."""
    kinds = table.registry.events
    told: list[Happened] = []
    for event in events:
        heard = event.for_audience(bit)
        told.append(
            Happened(
                number=heard.number,
                kind=kinds[heard.kind].name,
                rule=heard.rule,
                seat=heard.seat,
                card=heard.card,
                face=table.face_id(heard.face),
                other=heard.other,
                other_face=table.face_id(heard.other_face),
                place=heard.place,
                amount=heard.amount,
            )
        )
    return told


def outcome_of(table: Table) -> Outcome | None:
    result = table.result
    if result is None:
        return None
    return Outcome(result.places, result.scores, result.winners, result.reason, result.rule)
