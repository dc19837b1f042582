"""The scene of a season: all that a manager at a real table sees, from one seat's view, and nothing else."""

from typing import Final, get_args

from touchline.server.scenes.question import question_of
from touchline.server.team_manager.shapes import (
    Card,
    Extra,
    Manager,
    Matchup,
    Moment,
    Phase,
    Pile,
    Placing,
    Player,
    PlayerMark,
    Question,
    RunningAbility,
    Scene,
    Scoring,
    Zone,
)
from touchline.server.team_manager.tackles import tackles
from touchline.team_manager import card_kinds, kinds, places
from touchline.team_manager.abilities import running
from touchline.team_manager.scoreboard import BALL_POWER, undecided
from touchline.team_manager.state import Season
from touchline.team_manager.view import View

NOBODY: Final = -1
PLACINGS: Final[tuple[Placing, ...]] = get_args(Placing)
MOMENTS: Final[tuple[Moment, ...]] = get_args(Moment)  # what responses answer, by the number of the event


def scene(view: View) -> Scene:
    """Everything on the table. ``view.table`` is all it looks at."""
    t = view.table
    further = t.mechanics
    return {
        "game": "team-manager",
        "me": view.seat if view.seat < t.seats else NOBODY,
        "rules": list(t.rules),
        "week": t.week,
        "weeks": len(t.piles[places.SPIKE_PILE]) + len(t.piles[places.SPIKE_DECK]),
        "phase": phase(t),
        "coin": t.coin,
        "active": t.active,
        "committed": t.committed,
        "question": question(t),
        "spike": spike(t),
        "spike_pile": [t.face_id(t.face[card]) for card in t.piles[places.SPIKE_PILE]],
        "reel": [highlight(t, matchup) for matchup in range(places.TOURNAMENT_AT) if t.piles[places.MATCHUP + matchup]],
        "keep": t.keep_highlights,
        "tournament": tournament(t),
        "scoring": scoring(t),
        "tackles": tackles(t),
        "abilities": abilities(t),
        "managers": [manager(t, seat) for seat in range(t.seats)],
        "decks": {
            "highlights": pile(t, places.HIGHLIGHT_DECK),
            "spike": pile(t, places.SPIKE_DECK),
            **{f"stars-{union}": pile(t, t.star_deck(at)) for at, union in enumerate(t.catalogue.union_ids)},
            "staff": pile(t, places.STAFF_DECK),
            **({name: pile(t, place) for name, place in further.common} if further else {}),
        },
        "pool": len(t.piles[places.POOL]),
        "aside": pile(t, places.ASIDE),
        "box": [t.face_id(t.face[card]) for card in t.piles[places.BOX] if t.face[card] >= 0],
        "dials": {dial.name: t.dials[dial.number][:] for dial in further.dials if dial.shown} if further else {},
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
    if t.kind != kinds.RESPOND:
        return {**found, "moment": None}
    moment = t.about("moment")
    return {**found, "moment": MOMENTS[moment] if moment < len(MOMENTS) else "none"}  # mechanics bring further ones


def abilities(t: Season) -> list[RunningAbility]:
    """The abilities that are running: each by its card and its number there, the innermost last."""
    return [{**known(t, card), "ability": t.catalogue.all_abilities[number].index} for card, number in running(t)]


# --- Matchups ----------------------------------------------------------------------------------------------------


def spike(t: Season) -> Card | None:
    """The current card of the Spike! deck: a headline or a tournament."""
    if not t.piles[places.SPIKE_PILE]:
        return None
    return known(t, t.piles[places.SPIKE_PILE][-1])


def highlight(t: Season, matchup: int) -> Matchup:
    """A highlight and its two zones; one laid the other way round pays the other way round."""
    card = t.piles[places.MATCHUP + matchup][0]
    sections = (2, 0) if t.turned[card] else (0, 2)
    first = places.ZONE + matchup * places.ZONES
    zones = [
        zone(t, matchup, first + side, holder(t, first + side), sections[side])
        for side in (places.LEFT, places.LEFT + 1)
    ]
    return {
        **known(t, card),
        "matchup": matchup,
        "place": places.MATCHUP + matchup,
        "turned": bool(t.turned[card]),
        "ball": t.ball[matchup],
        "zones": zones,
        "extras": extras(t, matchup),
    }


def tournament(t: Season) -> Matchup | None:
    """The tournament of the week, with a zone for each manager."""
    cards = t.piles[places.SPIKE_PILE]
    if not cards or t.catalogue.kinds[t.face[cards[-1]]] != card_kinds.TOURNAMENT:
        return None
    first = places.ZONE + places.TOURNAMENT_AT * places.ZONES
    return {
        **known(t, cards[-1]),
        "matchup": places.TOURNAMENT_AT,
        "place": places.MATCHUP + places.TOURNAMENT_AT,
        "turned": False,
        "ball": t.ball[places.TOURNAMENT_AT],
        "zones": [zone(t, places.TOURNAMENT_AT, first + seat, seat, -1) for seat in range(t.seats)],
        "extras": extras(t, places.TOURNAMENT_AT),
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
        for token in t.piles[places.ON + card]:
            face = t.face[token]
            if face >= 0:
                total += t.catalogue.token_power[face]
            else:
                unknown += 1
    if any(t.turned[card] for card in cards):
        total += sum(t.catalogue.team_power[t.face[card]] for card in t.piles[places.IN_PLAY + seat])
    if t.mechanics is not None and cards:
        total += t.mechanics.total(t, seat, matchup)
    return total, unknown


def player(t: Season, matchup: int, card: int) -> Player:
    """A player at a matchup, with Star Power now; tokens and the ball come on top in the zone's total."""
    return {
        **known(t, card),
        "power": t.power(card),
        "downed": bool(t.turned[card]),
        "ball": t.ball[matchup] == card,
        "tokens": [{**known(t, token), "facedown": t.known[token] != t.all} for token in t.piles[places.ON + card]],
        "marks": marks(t, card),
    }


def marks(t: Season, card: int) -> list[PlayerMark]:
    """What lies on a player beside ball and cheating tokens."""
    if t.mechanics is None:
        return []
    lying = [(mark.name, t.marks[mark.number][card]) for mark in t.mechanics.marks if mark.shown]
    return [{"id": name, "n": number} for name, number in lying if number]


def extras(t: Season, matchup: int) -> list[Extra]:
    """What lies at a matchup beside its card and ball: so many of something, or a card (its handle; else -1)."""
    found: list[Extra] = []
    for name, number, card in t.mechanics.extras(t, matchup) if t.mechanics is not None else ():
        found.append({"id": name, "card": known(t, card)} if card >= 0 else {"id": name, "n": number})
    return found


def scoring(t: Season) -> Scoring | None:
    """The matchup being resolved; Star Power and placing of each manager from the moment they are added up."""
    if t.scoring < 0:
        return None
    waits = undecided(t)
    return {
        "matchup": t.scoring,
        "totals": [] if waits else list(t.totals),
        "placing": [] if waits else [PLACINGS[one] for one in t.placing],
    }


# --- Managers and piles ------------------------------------------------------------------------------------------


def manager(t: Season, seat: int) -> Manager:
    further = t.mechanics
    return {
        "seat": seat,
        "team": t.catalogue.teams[t.teams[seat]],
        "fans": t.fans[seat],
        "improvements": t.improvements[seat],
        "passed": bool(t.passed >> seat & 1),
        "upgrades": [{**known(t, card), "exhausted": bool(t.turned[card])} for card in t.piles[places.IN_PLAY + seat]],
        "hand": pile(t, places.HAND + seat),
        "deck": pile(t, places.DECK + seat),
        "discard": pile(t, places.DISCARD + seat),
        "improvement_pile": pile(t, places.IMPROVEMENTS + seat),
        "upgrade_deck": pile(t, places.UPGRADE_DECK + seat),
        "looking_at": pile(t, places.DRAWN + seat),
        "piles": {name: pile(t, place + seat) for name, place in further.own} if further else {},
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
