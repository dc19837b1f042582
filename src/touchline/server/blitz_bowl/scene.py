"""The scene of a match: all that a coach at a real table sees, from one seat's view, and nothing else."""

from typing import Final, cast

from touchline.blitz_bowl import fouls, kinds, statuses, upsets
from touchline.blitz_bowl.cards import Event
from touchline.blitz_bowl.field import RESERVES_AT
from touchline.blitz_bowl.pitch import square_name, squares_of
from touchline.blitz_bowl.state import DECK, DISCARD, HAND, NO_CARD, PLAYER_FACE, SPENT, Match
from touchline.blitz_bowl.view import View
from touchline.server.blitz_bowl.aims import aims
from touchline.server.blitz_bowl.deeds import ACTIONS, check_of, deeds
from touchline.server.blitz_bowl.grounds import Grounds
from touchline.server.blitz_bowl.shapes import (
    Action,
    Ball,
    Card,
    Challenge,
    Check,
    Coach,
    DrawnEvent,
    Foul,
    Phase,
    Player,
    Prepared,
    Question,
    Scene,
    Status,
)
from touchline.server.scenes.question import question_of

NOBODY: Final = -1
STATUSES: Final = cast(tuple[Status, ...], statuses.NAMES)
FOULS: Final = cast(tuple[Foul, ...], fouls.NAMES)


def scene(view: View) -> Scene:
    """Everything on the table. ``view.table`` is all it looks at."""
    t = view.table
    grounds = Grounds(t)
    return {
        "game": "blitz-bowl",
        "me": view.seat if view.seat < t.seats else NOBODY,
        "rules": list(t.rules),
        "phase": phase(t),
        "pitch": t.pitch.id or None,
        "trapdoors": list(t.pitch.trapdoors),
        "blocked": squares_of(t.pitch.blocked),
        "arena": t.arena.id or None,
        "first": t.coach_a,
        "active": t.coach,
        "actions": max(t.actions_left, 0),
        "last_turns": t.ending,
        "lead": t.lead,
        "question": question(t),
        "coaches": [coach(t, seat) for seat in range(t.seats)],
        "players": [player(t, one, grounds) for one in range(len(t.square)) if t.square[one] >= RESERVES_AT],
        "grounds": grounds.all,
        "balls": [ball(t, one) for one in range(len(t.ball_holder)) if t.ball_at(one) >= 0],
        "deeds": deeds(t),
        "interrupting": t.interrupting,
        "prepared": prepared(t),
        "aims": aims(t),
        "this_turn": {"runs": t.runs, "kinds": actions(t.turn_kinds), "claimed": t.claimed},
        "spaces": [challenge(t, card) if card != NO_CARD else None for card in t.spaces],
        "next": following(t),
        "deck": len(t.piles[DECK]),
        "discard": [both_sides(t, card) for card in t.piles[DISCARD]],
        "events": [event(t, card) for card in t.piles[SPENT]],
        "in_force": {
            "challenges": t.challenge_more,
            "touchdowns": t.touchdown_more,
            "armour": -t.armour_off,
            "fouls": [FOULS[result] for result in t.foul_counts],
        },
    }


def phase(t: Match) -> Phase:
    if t.finished:
        return "over"
    return "play" if t.coach >= 0 else "set-up"


def question(t: Match) -> Question | None:
    """The open question; with the check that is about to be made, or that may be rolled again."""
    found = question_of(t)
    if found is None:
        return None
    check: Check | None = None
    if t.kind in (kinds.KNOCKED, kinds.REROLL):
        check = check_of(t)
    return {**found, "check": check}


def actions(bits: int) -> list[Action]:
    """The Actions of some bits, by name."""
    return [name for n, name in enumerate(ACTIONS) if bits >> n & 1]


# --- Coaches and players -----------------------------------------------------------------------------------------


def coach(t: Match, seat: int) -> Coach:
    """A coach: what was scored, and bonus plays. Of another's cards only the challenge side was seen."""
    team = t.catalogue.team_cards[t.teams[seat]] if t.teams else None
    return {
        "seat": seat,
        "team": team.id if team else None,
        "score": t.score[seat],
        "turns": t.turns[seat],
        "emergency": team.reserves - t.arena.fewer_reserves if team else 0,
        "rookies": bool(t.rookies >> seat & 1),
        "hand": [both_sides(t, card) for card in t.piles[HAND + seat]],
        "played": [play.id for n, play in enumerate(t.catalogue.plays) if t.played[seat] >> n & 1],
    }


def player(t: Match, one: int, grounds: Grounds) -> Player:
    """A player on the pitch or in the Dugout; one who is not part of this game is left out."""
    square = t.square[one]
    return {
        "player": one,
        "seat": t.owner(one),
        "position": t.face_id(PLAYER_FACE + t.role[one]),
        "number": t.player_number(one),
        "place": square,
        "square": square_name(square) if square >= 0 else None,
        "status": STATUSES[t.status(one)],
        "ball": t.holding(one),
        "acted": actions(t.acted[one] & 255),
        "barred": bool(t.barred >> one & 1),
        "ground": grounds.of[one],
        "steps": grounds.steps[one],
    }


def ball(t: Match, one: int) -> Ball:
    """A ball in play, held or loose."""
    square = t.ball_at(one)
    return {
        "ball": one,
        "kind": t.kind_of(one).id,
        "place": square,
        "square": square_name(square),
        "holder": t.ball_holder[one],
    }


def prepared(t: Match) -> Prepared | None:
    """What bonus plays have prepared for the next Action, which must be one of these."""
    if not t.prepared.actions:
        return None
    return {
        "actions": actions(t.prepared.actions),
        "throw": t.prepared.throw,
        "squares": t.prepared.squares,
        "more_squares": t.prepared.more_squares,
        "dice": t.prepared.dice,
    }


# --- Cards -------------------------------------------------------------------------------------------------------


def challenge(t: Match, card: int) -> Challenge:
    """The challenge side of a card, with the points it brings now."""
    one = t.catalogue.challenges[t.front[card]]
    return {"card": card, "challenge": one.id, "points": one.points + t.challenge_more}


def following(t: Match) -> Challenge | None:
    """The top card of the deck, where a challenge is seen on it."""
    deck = t.piles[DECK]
    return challenge(t, deck[-1]) if deck and t.front[deck[-1]] >= 0 else None


def both_sides(t: Match, card: int) -> Card:
    """A challenge card, with the bonus play on its back for those who may know it."""
    front = t.front[card]
    return {
        "card": card,
        "challenge": t.catalogue.challenges[front].id if front >= 0 else None,
        "play": t.play_of(card).id if t.face[card] >= 0 else None,
    }


def event(t: Match, card: int) -> DrawnEvent:
    """A random event that was drawn, and whether it holds for the rest of the game."""
    drawn: Event = t.catalogue.events[t.catalogue.backs[t.face[card]]]
    return {"card": card, "event": drawn.id, "lasting": any(effect >= upsets.ARMOUR for effect, _ in drawn.effects)}
