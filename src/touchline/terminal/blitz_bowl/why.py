"""Why not: reasons from the rules for what a person would like to do and is not offered."""

from touchline.blitz_bowl import actions, kinds
from touchline.blitz_bowl.pitch import square_name, square_named
from touchline.blitz_bowl.speech import play_slot, player_slot, square_slot
from touchline.blitz_bowl.state import HAND, Match
from touchline.blitz_bowl.view import View
from touchline.table.decision import first_of
from touchline.table.languages import ENGLISH
from touchline.table.reason import Reason
from touchline.table.said import Slot
from touchline.terminal.blitz_bowl.naming import (
    Names,
    action_forms,
    both_orders,
    is_part,
    is_said,
    player_forms,
    typed_names,
)

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


def reasons(view: View, asked: str, language: str = ENGLISH) -> list[str]:
    """Sentences about a square, a player, an Action, or a card of the hand."""
    t = view.table
    if t.registry.why_not is None:
        return []
    return Why(view, language).reasons(" ".join(asked.lower().split()))


class Why:
    """Says of one table why something is not offered."""

    def __init__(self, view: View, language: str) -> None:
        self.t: Match = view.table
        self.seat = view.seat
        self.names = Names(view.table, language)
        self.speech = self.names.speech
        self.language = language

    def reasons(self, wanted: str) -> list[str]:
        square = square_named(wanted)
        if square >= 0 and self.t.kind in TO_SQUARE:
            return self.of_square(square)
        if self.t.kind in AT_PLAYER:
            return self.of_targets(wanted)
        return self.of_actions(wanted) or self.of_cards(wanted)

    def told_by(self, what: str, about: Slot | None, verb: str, *arguments: int) -> str:
        """A reason, and what it is about before it where the reason does not say so itself."""
        reason: Reason = self.t.why_not(verb, *arguments)
        return self.told(reason, "" if about in reason.slots.values() else what)

    def told(self, reason: Reason, what: str) -> str:
        text = reason.text_in(self.language)
        if not what:
            return self.speech.say("why.alone", reason=text, rule=reason.rule)
        return self.speech.say("why.told", what=what, reason=text, rule=reason.rule)

    def of_square(self, square: int) -> list[str]:
        t = self.t
        verb = TO_SQUARE[t.kind]
        if t.kind == kinds.BOUNCE:
            return [self.told_by(square_name(square), square_slot(square), verb, square)]
        first = first_of(t.codes[0])
        arguments = (first, square, 0) if verb in ("run-to", "mark-to") else (first, square)
        return [self.told_by(square_name(square), square_slot(square), verb, *arguments)]

    def of_targets(self, wanted: str) -> list[str]:
        """Players who cannot be blocked, thrown to, fouled or lifted."""
        t = self.t
        verb = AT_PLAYER[t.kind]
        theirs = t.kind in (kinds.BLOCK, kinds.FOUL)
        players = t.players_of(1 - self.seat if theirs else self.seat)
        return [
            self.told_by(self.names.player(one), player_slot(one), verb, first_of(t.codes[0]), one)
            for one in players
            if is_said(wanted, player_forms(t, one, self.language))
        ]

    def of_actions(self, wanted: str) -> list[str]:
        """``run blitzer``, ``blitzer run``, or one of the two alone."""
        t = self.t
        told: list[tuple[Reason, str]] = []  # and of whom and what
        for player in t.players_of(self.seat):
            forms = player_forms(t, player, self.language)
            whole = is_said(wanted, forms)
            for action, name in enumerate(actions.NAMES):
                spoken = action_forms(t.catalogue, action, self.language)
                every = t.kind == kinds.ACTION and is_said(wanted, spoken)
                if whole or every or is_said(wanted, list(both_orders(spoken, forms))):
                    told.append((t.why_not(name, player), self.who_does(player, action)))
        if len({self.told(reason, "") for reason, _ in told}) == 1:
            return [self.told(told[0][0], "")]
        return [self.told(reason, what) for reason, what in told]

    def who_does(self, player: int, action: int) -> str:
        return self.speech.say("why.action", player=self.names.player(player), action=self.names.action(action))

    def of_cards(self, wanted: str) -> list[str]:
        """Bonus plays of the own hand, and the end of the turn."""
        t = self.t
        end = self.speech.option("end-turn")
        if wanted and any(words.startswith(wanted) for words in ("end turn", end)):
            return [self.told_by(self.speech.neat(end), None, "end-turn")]
        told: list[str] = []
        for card in t.piles[HAND + self.seat]:
            if t.face[card] < 0 or not wanted:
                continue
            play = t.play_of(card).id
            if is_part(wanted, typed_names(t.catalogue, "bonus-plays", play, self.language)):
                told.append(self.told_by(self.names.play(card), play_slot(play), "play", card))
        return told
