"""The scene of a season: all that a manager at a real table sees, from one seat's view, and nothing else."""

from typing import Final, get_args

from touchline.server.question import question_of
from touchline.server.team_manager.shapes import (
    Card,
    Manager,
    Matchup,
    Moment,
    Phase,
    Pile,
    Placing,
    Player,
    Question,
    RunningAbility,
    Scene,
    Scoring,
    Zone,
)
from touchline.server.team_manager.tackles import tackles
from touchline.team_manager.names import S_PICKED, S_RESPONDED, S_RUN, S_SHIFTED, S_WINNER
from touchline.team_manager.records import number_of
from touchline.team_manager.scoreboard import BALL_POWER
from touchline.team_manager.state import (
    ASIDE,
    BOX,
    DECK,
    DISCARD,
    DRAWN,
    HAND,
    HIGHLIGHT_DECK,
    IMPROVEMENTS,
    IN_PLAY,
    LEFT,
    MATCHUP,
    ON,
    POOL,
    SPIKE_DECK,
    SPIKE_PILE,
    STAFF_DECK,
    STAR_DECK,
    TOURNAMENT_AT,
    UPGRADE_DECK,
    ZONE,
    ZONES,
    Season,
)
from touchline.team_manager.view import View
from touchline.team_manager.words import CWC, OWA, TOURNAMENT

NOBODY: Final = -1
PLACINGS: Final[tuple[Placing, ...]] = get_args(Placing)
RUNNING: Final = (S_RUN, S_PICKED, S_SHIFTED)  # steps whose first two numbers are a running ability and its card
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)  # what responses answer, by the number of the event


def scene(view: View) -> Scene:
    """Everything on the table. ``view.table`` is all it looks at."""
    t = view.table
    return {
        "game": "team-manager",
        "me": view.seat if view.seat < t.seats else NOBODY,
        "rules": list(t.rules),
        "week": t.week,
        "weeks": len(t.piles[SPIKE_PILE]) + len(t.piles[SPIKE_DECK]),
        "phase": phase(t),
        "coin": t.coin,
        "active": t.active,
        "committed": t.committed,
        "question": question(t),
        "spike": spike(t),
        "spike_pile": [t.face_id(t.face[card]) for card in t.piles[SPIKE_PILE]],
        "reel": [highlight(t, matchup) for matchup in range(TOURNAMENT_AT) if t.piles[MATCHUP + matchup]],
        "keep": t.keep_highlights,
        "tournament": tournament(t),
        "scoring": scoring(t),
        "tackles": tackles(t),
        "abilities": abilities(t),
        "managers": [manager(t, seat) for seat in range(t.seats)],
        "decks": {
            "highlights": pile(t, HIGHLIGHT_DECK),
            "spike": pile(t, SPIKE_DECK),
            "stars-owa": pile(t, STAR_DECK + OWA),
            "stars-cwc": pile(t, STAR_DECK + CWC),
            "staff": pile(t, STAFF_DECK),
        },
        "pool": len(t.piles[POOL]),
        "aside": pile(t, ASIDE),
        "box": [t.face_id(t.face[card]) for card in t.piles[BOX] if t.face[card] >= 0],
    }


def phase(t: Season) -> Phase:
    """Maintenance asks nobody anything, and so is never seen."""
    if t.finished:
        return "over"
    if t.week == 0:
        return "starting"
    return "matchup" if t.active >= 0 else "scoreboard"


def question(t: Season) -> Question | None:
    """The open question; where it is a response, with the moment that it answers."""
    found = question_of(t)
    if found is None:
        return None
    return {**found, "moment": MOMENTS[t.then_a >> 16] if t.then == S_RESPONDED else None}


def abilities(t: Season) -> list[RunningAbility]:
    """The abilities that are running: each by its card and its number there, the innermost last."""
    steps = [(step, a, b) for step, a, b, _ in t.agenda]
    if t.kind >= 0:
        steps.append((t.then, t.then_a, t.then_b))
    found: list[RunningAbility] = []
    for step, frame, card in steps:
        if step in RUNNING:
            one: RunningAbility = {**known(t, card), "ability": t.catalogue.all_abilities[number_of(frame)].index}
            if one not in found[-1:]:
                found.append(one)
    return found


# --- Matchups ----------------------------------------------------------------------------------------------------


def spike(t: Season) -> Card | None:
    """The current card of the Spike! deck: a headline or a tournament."""
    if not t.piles[SPIKE_PILE]:
        return None
    return known(t, t.piles[SPIKE_PILE][-1])


def highlight(t: Season, matchup: int) -> Matchup:
    """A highlight and its two zones; one laid the other way round pays the other way round."""
    card = t.piles[MATCHUP + matchup][0]
    sections = (2, 0) if t.turned[card] else (0, 2)
    first = ZONE + matchup * ZONES
    zones = [zone(t, matchup, first + side, holder(t, first + side), sections[side]) for side in (LEFT, LEFT + 1)]
    return {
        **known(t, card),
        "matchup": matchup,
        "place": MATCHUP + matchup,
        "turned": bool(t.turned[card]),
        "ball": t.ball[matchup],
        "zones": zones,
    }


def tournament(t: Season) -> Matchup | None:
    """The tournament of the week, with a zone for each manager."""
    cards = t.piles[SPIKE_PILE]
    if not cards or t.catalogue.kinds[t.face[cards[-1]]] != TOURNAMENT:
        return None
    first = ZONE + TOURNAMENT_AT * ZONES
    return {
        **known(t, cards[-1]),
        "matchup": TOURNAMENT_AT,
        "place": MATCHUP + TOURNAMENT_AT,
        "turned": False,
        "ball": t.ball[TOURNAMENT_AT],
        "zones": [zone(t, TOURNAMENT_AT, first + seat, seat, -1) for seat in range(t.seats)],
    }


def holder(t: Season, place: int) -> int:
    """The manager whose players are in a zone."""
    return t.owner[t.piles[place][0]] if t.piles[place] else NOBODY


def zone(t: Season, matchup: int, place: int, seat: int, section: int) -> Zone:
    """A team zone: whose it is, which section of the card it is paid by, and who is there."""
    total, unknown = visible_total(t, matchup, place, seat)
    return {
        "place": place,
        "seat": seat,
        "section": section,
        "total": total,
        "unknown": unknown,
        "players": [player(t, matchup, card) for card in t.piles[place]],
    }


def visible_total(t: Season, matchup: int, place: int, seat: int) -> tuple[int, int]:
    """Star Power as far as this seat can see it (TM 6.4.1), and how many tokens it cannot see."""
    cards = t.piles[place]
    total = unknown = 0
    for card in cards:
        total += t.power(card) + (BALL_POWER if t.ball[matchup] == card else 0)
        for token in t.piles[ON + card]:
            face = t.face[token]
            if face >= 0:
                total += t.catalogue.token_power[face]
            else:
                unknown += 1
    if any(t.turned[card] for card in cards):
        total += sum(t.catalogue.team_power[t.face[card]] for card in t.piles[IN_PLAY + seat])
    return total, unknown


def player(t: Season, matchup: int, card: int) -> Player:
    """A player at a matchup, with Star Power now; tokens and the ball come on top in the zone's total."""
    return {
        **known(t, card),
        "power": t.power(card),
        "downed": bool(t.turned[card]),
        "ball": t.ball[matchup] == card,
        "tokens": [{**known(t, token), "facedown": t.known[token] != t.all} for token in t.piles[ON + card]],
    }


def scoring(t: Season) -> Scoring | None:
    """The matchup being resolved; Star Power and placing of each manager from the moment they are added up."""
    if t.scoring < 0:
        return None
    waits = any(step == S_WINNER for step, _, _, _ in t.agenda)
    return {
        "matchup": t.scoring,
        "totals": [] if waits else list(t.totals),
        "placing": [] if waits else [PLACINGS[one] for one in t.placing],
    }


# --- Managers and piles ------------------------------------------------------------------------------------------


def manager(t: Season, seat: int) -> Manager:
    return {
        "seat": seat,
        "team": t.catalogue.teams[t.teams[seat]],
        "fans": t.fans[seat],
        "improvements": t.improvements[seat],
        "passed": bool(t.passed >> seat & 1),
        "upgrades": [{**known(t, card), "exhausted": bool(t.turned[card])} for card in t.piles[IN_PLAY + seat]],
        "hand": pile(t, HAND + seat),
        "deck": pile(t, DECK + seat),
        "discard": pile(t, DISCARD + seat),
        "improvement_pile": pile(t, IMPROVEMENTS + seat),
        "upgrade_deck": pile(t, UPGRADE_DECK + seat),
        "looking_at": pile(t, DRAWN + seat),
    }


def pile(t: Season, place: int) -> Pile:
    """How many cards lie there, and those this seat knows; ``depth`` counts from the top, which comes last."""
    cards = t.piles[place]
    return {
        "size": len(cards),
        "cards": [
            {**known(t, card), "depth": len(cards) - 1 - at} for at, card in enumerate(cards) if t.face[card] >= 0
        ],
    }


def known(t: Season, card: int) -> Card:
    """A card by its handle, and what is printed on it, where this seat may know."""
    return {"card": card, "face": t.face_id(t.face[card]) or None}
