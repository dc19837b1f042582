"""Why not: reasons from the rules for what a person would like to do and is not offered."""

from touchline.blitz_bowl import actions, kinds
from touchline.blitz_bowl.pitch import square_name, square_named
from touchline.blitz_bowl.speech import play_slot, player_slot, square_slot
from touchline.blitz_bowl.state import HAND, Match
from touchline.blitz_bowl.view import View
from touchline.table.decision import first_of
from touchline.table.reason import Reason
from touchline.table.said import Slot
from touchline.terminal.blitz_bowl.naming import ACTION_FORMS, player_forms

# The verb with which a question about a square or about a player is answered.
TO_SQUARE = {
    kinds.RUN: "run-to",
    kinds.MARK: "mark-to",
    kinds.SIDESTEP: "sidestep-to",
    kinds.PLACE: "place",
    kinds.RESERVES: "place",
    kinds.THROW_PLAYER_TO: "throw-player-to",
    kinds.BOUNCE: "bounce-to",
}
AT_PLAYER = {kinds.BLOCK: "block-at", kinds.THROW: "throw-to", kinds.FOUL: "foul-at", kinds.THROW_PLAYER: "lift"}


def reasons(view: View, asked: str) -> list[str]:
    """Sentences about a square, a player, an Action, or a card of the hand."""
    t = view.table
    if t.registry.why_not is None:
        return []
    wanted = " ".join(asked.lower().split())
    square = square_named(wanted)
    if square >= 0 and t.kind in TO_SQUARE:
        return square_reasons(t, square)
    if t.kind in AT_PLAYER:
        return target_reasons(t, view.seat, wanted)
    return action_reasons(t, view.seat, wanted) or card_reasons(t, view.seat, wanted)


def told_by(t: Match, what: str, about: Slot | None, verb: str, *arguments: int) -> str:
    """A reason, and what it is about before it where the reason does not say so itself."""
    reason: Reason = t.why_not(verb, *arguments)
    before = "" if not what or about in reason.slots.values() else f"{what}: "
    return f"{before}{reason.text} ({reason.rule})"


def square_reasons(t: Match, square: int) -> list[str]:
    verb = TO_SQUARE[t.kind]
    if t.kind == kinds.BOUNCE:
        return [told_by(t, square_name(square), square_slot(square), verb, square)]
    arguments = (first_of(t.codes[0]), square, 0) if verb in ("run-to", "mark-to") else (first_of(t.codes[0]), square)
    return [told_by(t, square_name(square), square_slot(square), verb, *arguments)]


def target_reasons(t: Match, seat: int, wanted: str) -> list[str]:
    """Players who cannot be blocked, thrown to, fouled or lifted."""
    verb = AT_PLAYER[t.kind]
    theirs = t.kind in (kinds.BLOCK, kinds.FOUL)
    players = [one for one in t.players_of(1 - seat if theirs else seat) if wanted in player_forms(t, one)]
    return [told_by(t, t.player_name(one), player_slot(one), verb, first_of(t.codes[0]), one) for one in players]


def action_reasons(t: Match, seat: int, wanted: str) -> list[str]:
    """``run blitzer``, ``blitzer run``, or one of the two alone."""
    told: list[tuple[str, str]] = []  # of whom or what, and the reason
    for player in t.players_of(seat):
        forms = player_forms(t, player)
        for action, name in enumerate(actions.NAMES):
            spoken = ACTION_FORMS[action]
            both = any(wanted in (f"{word} {form}", f"{form} {word}") for word in spoken for form in forms)
            if both or wanted in forms or (wanted in spoken and t.kind == kinds.ACTION):
                what = f"{t.player_name(player)}, {spoken[0].title()}: "
                told.append((what, told_by(t, "", None, name, player)))
    if len({reason for _, reason in told}) == 1:
        return [told[0][1]]
    return [what + reason for what, reason in told]


def card_reasons(t: Match, seat: int, wanted: str) -> list[str]:
    """Bonus plays of the own hand, and the end of the turn."""
    if wanted and "end turn".startswith(wanted):
        return [told_by(t, "End the turn", None, "end-turn")]
    told: list[str] = []
    for card in t.piles[HAND + seat]:
        if t.face[card] >= 0 and wanted and wanted in t.play_of(card).name.lower():
            told.append(told_by(t, t.play_of(card).name, play_slot(t.play_of(card).id), "play", card))
    return told
