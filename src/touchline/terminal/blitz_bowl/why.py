"""Why not: reasons from the rules for what a person would like to do and is not offered."""

from typing import Any

from touchline.blitz_bowl.names import (
    K_ACTION,
    K_BLOCK,
    K_BOUNCE,
    K_FOUL,
    K_MARK,
    K_PLACE,
    K_RESERVES,
    K_RUN,
    K_SIDESTEP,
    K_THROW,
    K_THROW_PLAYER,
    K_THROW_PLAYER_TO,
)
from touchline.blitz_bowl.pitch import square_name, square_named
from touchline.blitz_bowl.state import HAND, Match
from touchline.blitz_bowl.view import View
from touchline.blitz_bowl.words import ACTION_NAMES
from touchline.table.decision import first_of
from touchline.terminal.blitz_bowl.naming import ACTION_FORMS, player_forms

# The verb with which a question about a square or about a player is answered.
TO_SQUARE = {
    K_RUN: "run-to",
    K_MARK: "mark-to",
    K_SIDESTEP: "sidestep-to",
    K_PLACE: "place",
    K_RESERVES: "place",
    K_THROW_PLAYER_TO: "throw-player-to",
    K_BOUNCE: "bounce-to",
}
AT_PLAYER = {K_BLOCK: "block-at", K_THROW: "throw-to", K_FOUL: "foul-at", K_THROW_PLAYER: "lift"}


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


def told_by(t: Match, what: str, verb: str, *arguments: int) -> str:
    reason: Any = t.why_not(verb, *arguments)
    before = f"{what}: " if what and not reason.text.startswith(what) else ""
    return f"{before}{reason.text} ({reason.rule})"


def square_reasons(t: Match, square: int) -> list[str]:
    verb = TO_SQUARE[t.kind]
    if t.kind == K_BOUNCE:
        return [told_by(t, square_name(square), verb, square)]
    arguments = (first_of(t.codes[0]), square, 0) if verb in ("run-to", "mark-to") else (first_of(t.codes[0]), square)
    return [told_by(t, square_name(square), verb, *arguments)]


def target_reasons(t: Match, seat: int, wanted: str) -> list[str]:
    """Players who cannot be blocked, thrown to, fouled or lifted."""
    verb = AT_PLAYER[t.kind]
    theirs = t.kind in (K_BLOCK, K_FOUL)
    players = [one for one in t.players_of(1 - seat if theirs else seat) if wanted in player_forms(t, one)]
    return [told_by(t, t.player_name(one), verb, first_of(t.codes[0]), one) for one in players]


def action_reasons(t: Match, seat: int, wanted: str) -> list[str]:
    """``run blitzer``, ``blitzer run``, or one of the two alone."""
    told: list[tuple[str, str]] = []  # of whom or what, and the reason
    for player in t.players_of(seat):
        forms = player_forms(t, player)
        for action, name in enumerate(ACTION_NAMES):
            spoken = ACTION_FORMS[action]
            both = any(wanted in (f"{word} {form}", f"{form} {word}") for word in spoken for form in forms)
            if both or wanted in forms or (wanted in spoken and t.kind == K_ACTION):
                what = f"{t.player_name(player)}, {spoken[0].title()}: "
                told.append((what, told_by(t, "", name, player)))
    if len({reason for _, reason in told}) == 1:
        return [told[0][1]]
    return [what + reason for what, reason in told]


def card_reasons(t: Match, seat: int, wanted: str) -> list[str]:
    """Bonus plays of the own hand, and the end of the turn."""
    if wanted and "end turn".startswith(wanted):
        return [told_by(t, "End the turn", "end-turn")]
    told: list[str] = []
    for card in t.piles[HAND + seat]:
        if t.face[card] >= 0 and wanted and wanted in t.play_of(card).name.lower():
            told.append(told_by(t, t.play_of(card).name, "play", card))
    return told
