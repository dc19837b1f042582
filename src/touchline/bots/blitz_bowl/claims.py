"""Challenges: what an Action would claim, and what brings a challenge nearer."""

from collections.abc import Callable
from typing import Final

from touchline.blitz_bowl import actions, claims, noted
from touchline.blitz_bowl.cards import Challenge
from touchline.blitz_bowl.challenge import CLEAN_SWEEP, FLAGGED, beside_each_other
from touchline.blitz_bowl.deed import bit_of
from touchline.blitz_bowl.state import SPACES
from touchline.bots.blitz_bowl.outlook import Outlook

BONUS_PLAY: Final = 0.4  # a card in hand is worth something too
PART_WAY: Final = 0.45  # of the points for each step towards them


class Feat:
    """An Action as it would be: who, what, where he ends, and what came of it."""

    def __init__(self, action: int, player: int, square: int, flags: int = 0) -> None:
        self.action = action
        self.player = player
        self.square = square  # -1 for one who is off the pitch then
        self.flags = flags
        self.gained = 0  # columns that a ball of ours came forward
        self.lost = False  # an opponent no longer has the ball he had


def active(o: Outlook) -> list[Challenge]:
    """The challenges on the table that this coach may claim now."""
    t = o.t
    if not o.claiming:
        return []
    return [t.catalogue.challenges[t.front[card]] for card in t.spaces if card >= 0]


def claim_worth(o: Outlook, feat: Feat) -> float:
    """Points for the best challenge that the Action meets; else something for what it prepares."""
    t = o.t
    if not o.claiming:
        return 0.0
    kind = bit_of(feat.action)
    best = part = 0.0
    for card in t.spaces:
        if card < 0:
            continue
        challenge = t.catalogue.challenges[t.front[card]]
        if challenge.actions & kind and is_met(o, challenge, feat):
            worth = claimed_worth(o, challenge)
            if worth > best:
                best = worth
        else:
            part += part_way(o, challenge, feat)
    return best or part


def claimed_worth(o: Outlook, challenge: Challenge) -> float:
    """Its points and its card; the third in a turn is a Clean Sweep."""
    worth = challenge.points + o.t.challenge_more + BONUS_PLAY
    return worth + CLEAN_SWEEP if o.t.claimed == SPACES - 1 else worth


def is_met(o: Outlook, challenge: Challenge, feat: Feat) -> bool:
    for condition, number in challenge.conditions:
        bit = FLAGGED.get(condition, 0)
        if not (feat.flags & bit if bit else CONDITIONS[condition](o, feat, number)):
            return False
    return True


# --- Conditions --------------------------------------------------------------------------------------------------


def kinds_by_player(o: Outlook, feat: Feat) -> int:
    """Kinds of Action he will have made, free ones not counted."""
    made = o.t.acted[feat.player] >> 8
    if not o.begun and not o.free:
        made |= bit_of(feat.action)
    return made.bit_count()


def runs(o: Outlook, feat: Feat) -> int:
    return o.t.runs + (1 if feat.action == actions.RUN and not o.begun else 0)


def players(o: Outlook, feat: Feat) -> int:
    return (o.t.turn_players | 1 << feat.player).bit_count()


def kinds(o: Outlook, feat: Feat) -> int:
    return (o.t.turn_kinds | bit_of(feat.action)).bit_count()


def mates_after(o: Outlook, feat: Feat) -> int:
    """The board of his standing team-mates."""
    square = o.t.square[feat.player]
    return o.ours & ~(1 << square) if square >= 0 else o.ours


def on_trapdoor(o: Outlook, feat: Feat, _number: int) -> bool:
    return feat.square >= 0 and bool(o.t.pitch.doors >> feat.square & 1)


def beside_mates(o: Outlook, feat: Feat, number: int) -> bool:
    return feat.square >= 0 and (mates_after(o, feat) & o.t.pitch.near[feat.square]).bit_count() >= number


def nobody_beside(o: Outlook, feat: Feat, _number: int) -> bool:
    board = mates_after(o, feat)
    return not beside_each_other(board | 1 << feat.square if feat.square >= 0 else board)


def alone_marks(o: Outlook, feat: Feat, number: int) -> bool:
    if feat.square < 0:
        return False
    t = o.t
    others = mates_after(o, feat)
    targets = o.theirs & t.pitch.near[feat.square]
    if targets.bit_count() < number:
        return False
    alone = 0
    for opponent in t.players_of(o.other):
        square = t.square[opponent]
        if square >= 0 and targets >> square & 1 and not t.pitch.near[square] & others:
            alone += 1
    return alone >= number


CONDITIONS: Final[dict[int, Callable[[Outlook, Feat, int], bool]]] = {
    claims.NOT_HAND_OFF: lambda _o, feat, _n: not feat.flags & noted.HAND_OFF,
    claims.RUNS: lambda o, feat, n: runs(o, feat) >= n,
    claims.PLAYERS_ACTED: lambda o, feat, n: players(o, feat) >= n,
    claims.KINDS_USED: lambda o, feat, n: kinds(o, feat) >= n,
    claims.KINDS_BY_PLAYER: lambda o, feat, n: kinds_by_player(o, feat) >= n,
    claims.OPPONENT_LOST_BALL: lambda _o, feat, _n: feat.lost,
    claims.OPPONENT_HAS_BALL: lambda o, feat, _n: bool(o.their_carriers) and not feat.lost,
    claims.BALL_FURTHER: lambda _o, feat, n: feat.gained >= n,
    claims.NOBODY_BESIDE: nobody_beside,
    claims.ON_TRAPDOOR: on_trapdoor,
    claims.BESIDE_TEAM_MATES: beside_mates,
    claims.ALONE_MARKS: alone_marks,
}


# --- Challenges that take a whole turn ---------------------------------------------------------------------------


def part_way(o: Outlook, challenge: Challenge, feat: Feat) -> float:
    """For an Action after which enough are left to get there: the nearer, the more."""
    done = enough = 0
    for condition, number in challenge.conditions:
        if condition == claims.RUNS:
            have = runs(o, feat) if feat.action == actions.RUN else -1
        elif condition == claims.KINDS_BY_PLAYER:
            have = kinds_by_player(o, feat) if goes_on(o, feat) else -1
        elif condition == claims.PLAYERS_ACTED:
            have = players(o, feat)
        elif condition == claims.KINDS_USED:
            have = kinds(o, feat)
        else:
            return 0.0
        if have < 1 or have + o.left < number:
            return 0.0
        done += have
        enough += number
    return PART_WAY * challenge.points * done / enough if enough else 0.0


def goes_on(o: Outlook, feat: Feat) -> bool:
    """Whether he can do something else next: after a Run only if an opponent is near enough to Mark."""
    return feat.square >= 0 and (feat.action == actions.MARK or bool(o.hunted >> feat.square & 1))


# --- Which challenge to have on the table ------------------------------------------------------------------------

# How often a beginner meets a condition when he sets his mind to it.
EASE: Final = {
    claims.TARGET_INJURED: 0.3,
    claims.OPPONENT_LOST_BALL: 0.3,
    claims.RUNS: 0.7,
    claims.TOOK_BALL: 0.6,
    claims.BESIDE_TEAM_MATES: 0.9,
    claims.SUCCEEDED: 0.5,
    claims.BALL_FURTHER: 0.6,
    claims.PLAYERS_ACTED: 0.7,
    claims.ON_TRAPDOOR: 0.4,
    claims.KINDS_BY_PLAYER: 0.5,
    claims.TOUCHDOWN: 0.4,
    claims.NOBODY_BESIDE: 0.7,
    claims.TARGET_DOWN: 0.6,
    claims.ALONE_MARKS: 0.6,
}


def promise(o: Outlook, card: int) -> float:
    """What an active challenge is likely to bring us."""
    challenge = o.t.catalogue.challenges[o.t.front[card]]
    worth = float(challenge.points)
    for condition, _number in challenge.conditions:
        worth *= EASE.get(condition, 1.0)
    return worth
