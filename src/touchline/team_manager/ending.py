"""Winning (TM 7.2): most fans, then most improvements, then the suspensions."""

from touchline.table.result import Result
from touchline.team_manager.state import Season


def result(t: Season) -> Result | None:
    """Who won, once the season is over."""
    if not t.finished:
        return None
    winner, reason, rule = manager_of_the_year(t)
    return Result(places(t, winner), list(t.fans), reason, rule)


def manager_of_the_year(t: Season) -> tuple[int, str, str]:
    """The winner, or -1; and how it was decided."""
    remaining = list(range(t.seats))
    suspended = False
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
            return leaders[0], "tied on fans, most improvements", "TM 7.2.2"
        remaining = [seat for seat in remaining if seat not in leaders]
        suspended = True
    return -1, "all tied: nobody wins", "TM 7.2.4"


def places(t: Season, winner: int) -> list[int]:
    """The winner first; the others by fans and improvements. Without a winner all come second at best."""
    merits = [(seat == winner, t.fans[seat], t.improvements[seat]) for seat in range(t.seats)]
    first = 1 if winner >= 0 else 2
    return [first + sum(1 for other in merits if other > merit) for merit in merits]
