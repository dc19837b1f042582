"""Tackles under way, as everybody at the table sees them."""

from touchline.server.team_manager.shapes import Tackle
from touchline.team_manager import die
from touchline.team_manager.attempt import Attempt
from touchline.team_manager.state import Season
from touchline.team_manager.tackle import attempt_powers


def tackles(t: Season) -> list[Tackle]:
    """One inside another, the innermost last."""
    return [tackle(t, attempt) for attempt in t.tackles]


def tackle(t: Season, attempt: Attempt) -> Tackle:
    """Who tackles whom, the Star Powers compared, the dice as they lie, who chooses, and whom they strike."""
    there = t.matchup_of(attempt.tackler) >= 0 and t.matchup_of(attempt.target) >= 0
    return {
        "tackler": attempt.tackler,
        "target": attempt.target,
        "matchup": attempt.matchup,
        "powers": list(attempt_powers(t)) if there and attempt is t.tackles[-1] else [],
        "dice": [die.NAMES[face] for face in (attempt.first, attempt.second)[: attempt.dice]],
        "chooser": attempt.chooser if attempt.dice else -1,
        "hits": [card for card in (attempt.hit, attempt.hit_again) if card >= 0],
        "tackler_falls": attempt.falls > 0,
    }
