"""What the options of a question would lead to: which challenges could be claimed right after each of them."""

from touchline.blitz_bowl import kinds, verbs
from touchline.blitz_bowl.state import Match
from touchline.server.protocol.outgoing import Lead
from touchline.table.decision import first_of, verb_of
from touchline.table.dice import OutOfScript, scripted

LEADING = (kinds.RUN, kinds.MARK, kinds.SIDESTEP, kinds.THROW)  # questions that are often answered without a roll


def leads(t: Match) -> list[Lead]:
    """Options after which the coach may claim at once; those after which dice or the other coach come are left out."""
    if t.kind not in LEADING:
        return []
    found: list[Lead] = []
    for code in t.codes:
        challenges = claimable(t, code)
        if challenges:
            found.append(Lead(code, challenges))
    return found


def claimable(t: Match, code: int) -> list[str]:
    """The challenges that could be claimed after an option."""
    trial = t.copy()
    dice = scripted([])
    dice.enumerates = True
    trial.dice = dice
    try:
        trial.choose_code(code)
    except OutOfScript:
        return []
    if trial.kind != kinds.CLAIM or trial.seat != t.seat:
        return []
    cards = [first_of(one) for one in trial.codes if verb_of(one) == verbs.CLAIM]
    return [trial.catalogue.challenges[trial.front[card]].id for card in cards]
