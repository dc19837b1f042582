"""Winning (TM 7.2): most fans, then most improvements, then the suspensions."""

from touchline.table.result import Result
from touchline.team_manager.state import Season


def result(t: Season) -> Result | None:
    """Who won, once the season is over. Suspended managers have lost all their fans."""
    if not t.finished:
        return None
    suspended: list[int] = []
    winner, reason, rule = manager_of_the_year(t, suspended)
    scores = [0 if seat in suspended else t.fans[seat] for seat in range(t.seats)]
    return Result(places(t, winner, suspended), scores, reason, rule)


def manager_of_the_year(t: Season, suspended: list[int]) -> tuple[int, str, str]:
    """The winner, or -1, and how it was decided; names the suspended on the way (TM-R74)."""
    remaining = list(range(t.seats))
    while remaining:
        most = max(t.fans[seat] for seat in remaining)
        leaders = [seat for seat in remaining if t.fans[seat] == most]
        if len(leaders) == 1:
            if suspended:
                return leaders[0], "the managers ahead were suspended for a tie", "TM 7.2.3"
            return leaders[0], "most fans", "TM 7.2.1"
        gained = max(t.improvements[seat] for seat in leaders)
        leaders = [seat for seat in leaders if t.improvements[seat] == gained]
        if len(leaders) == 1:
            if suspended:
                return leaders[0], "most improvements among those not suspended", "TM 7.2.3"
            return leaders[0], "tied on fans, most improvements", "TM 7.2.2"
        suspended += leaders
        remaining = [seat for seat in remaining if seat not in leaders]
    return -1, "all tied: nobody wins", "TM 7.2.4"


def places(t: Season, winner: int, suspended: list[int]) -> list[int]:
    """The winner first, then by fans and improvements, the suspended last. Without a winner nobody comes first."""
    merits: list[tuple[int, int, int]] = []
    for seat in range(t.seats):
        if seat in suspended:
            merits.append((0, 0, 0))
        else:
            merits.append((2 if seat == winner else 1, t.fans[seat], t.improvements[seat]))
    first = 1 if winner >= 0 else 2
    return [first + sum(1 for other in merits if other > merit) for merit in merits]
