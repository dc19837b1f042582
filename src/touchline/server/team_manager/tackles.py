"""Tackles under way, as everybody at the table sees them."""

from touchline.server.team_manager.shapes import Tackle
from touchline.team_manager import die
from touchline.team_manager.records import (
    T_CHOOSER,
    T_DICE,
    T_FALLS,
    T_FIRST,
    T_HIT,
    T_HIT_AGAIN,
    T_MATCHUP,
    T_SECOND,
    T_SIZE,
    T_TACKLER,
    T_TARGET,
    tackle_base,
)
from touchline.team_manager.state import Season
from touchline.team_manager.tackle import attempt_powers


def tackles(t: Season) -> list[Tackle]:
    """One inside another, the innermost last."""
    return [tackle(t, base) for base in range(0, len(t.tackles), T_SIZE)]


def tackle(t: Season, base: int) -> Tackle:
    """Who tackles whom, the Star Powers compared, the dice as they lie, who chooses, and whom they strike."""
    record = t.tackles
    tackler = record[base + T_TACKLER]
    target = record[base + T_TARGET]
    dice = [record[base + T_FIRST], record[base + T_SECOND]][: record[base + T_DICE]]
    hits = [record[base + T_HIT], record[base + T_HIT_AGAIN]]
    there = t.matchup_of(tackler) >= 0 and t.matchup_of(target) >= 0
    return {
        "tackler": tackler,
        "target": target,
        "matchup": record[base + T_MATCHUP],
        "powers": list(attempt_powers(t)) if there and base == tackle_base(t) else [],
        "dice": [die.NAMES[face] for face in dice],
        "chooser": record[base + T_CHOOSER] if dice else -1,
        "hits": [card for card in hits if card >= 0],
        "tackler_falls": record[base + T_FALLS] > 0,
    }
