"""Reading the pitch: what a player will count for, what he stands to lose, and whether a tackle pays.

All numbers are Star Power on average: of a facedown cheating token only the average is known.
"""

from typing import Final

from touchline.bots.team_manager.worth import UNSEEN, worth_of
from touchline.team_manager import die, icons, moments, places
from touchline.team_manager.records import info_of
from touchline.team_manager.responses import week_ability
from touchline.team_manager.scoreboard import BALL_POWER
from touchline.team_manager.selecting import can_use
from touchline.team_manager.state import Season
from touchline.team_manager.targets import tackle_targets

# --- The tackle die -------------------------------------------------------------------------------------------
DOWN_CHANCE: Final = die.FACES.count(die.TARGET_DOWN) / len(die.FACES)
FALL_CHANCE: Final = die.FACES.count(die.TACKLER_DOWN) / len(die.FACES)
# how likely the target goes down, and the tackler
STRONGER: Final = (1 - (1 - DOWN_CHANCE) ** 2, FALL_CHANCE**2)  # two dice, the tackler's manager chooses
EQUAL: Final = (DOWN_CHANCE, FALL_CHANCE)  # one die
WEAKER: Final = (DOWN_CHANCE**2, 1 - (1 - FALL_CHANCE) ** 2)  # two dice, the other manager chooses
BOTH: Final = (STRONGER[0], WEAKER[1])  # both dice apply

SPRINT_GAIN: Final = 0.3


def odds(mine: int, theirs: int, dauntless: bool = False) -> tuple[float, float]:
    """The chances of a tackle, by the Star Power of both players (TM 5.9.5 to 5.9.7)."""
    if mine > theirs:
        return STRONGER
    return EQUAL if mine == theirs or dauntless else WEAKER


# --- One player -----------------------------------------------------------------------------------------------


def strength(t: Season, card: int) -> float:
    """What a player will count for when his matchup is scored."""
    power = float(t.power(card))
    if t.ball[(t.place[card] - places.ZONE) // places.ZONES] == card:
        power += BALL_POWER
    tokens = t.piles[places.ON + card]
    if not tokens:
        return power
    cards = t.catalogue
    worth = worth_of(cards)
    stays = 1.0
    for token in tokens:
        face = t.face[token]
        if face < 0:
            stays *= worth.token_stays
        elif cards.token_ejects[face]:
            return 0.0
        power += worth.token[face]
    return power * stays


def loss(t: Season, card: int) -> float:
    """What his team loses if he is hit: a standing player is downed, a downed one leaves the pitch."""
    if t.matchup_of(card) < 0:
        return 0.0
    if t.turned[card]:
        return strength(t, card)
    cards = t.catalogue
    face = t.face[card]
    power = float(t.power(card) - cards.downed[face])
    if t.ball[(t.place[card] - places.ZONE) // places.ZONES] == card and not cards.sure_hands[face]:
        power += BALL_POWER
    return power


def guarded_loss(t: Season, card: int) -> float:
    """The same, if his manager may send a player with Guard into the way."""
    least = loss(t, card)
    for friend in t.piles[t.place[card]]:
        if friend != card and not t.turned[friend] and t.catalogue.guard[t.face[friend]]:
            least = min(least, loss(t, friend))
    return least


def token_gain(t: Season, card: int) -> float:
    """One more cheating token: a little power on average, but a strong player may be sent off."""
    worth = worth_of(t.catalogue)
    better = worth.token[UNSEEN]
    return better - (1 - worth.token_stays) * (strength(t, card) + better)


def token_worth(t: Season, token: int) -> float:
    """What a token does for the player it is on; an ejection costs all of him."""
    face = t.face[token]
    if face >= 0 and t.catalogue.token_ejects[face]:
        return -float(t.power(t.place[token] - places.ON))
    return worth_of(t.catalogue).token[face]


def average_token(t: Season, player: int) -> float:
    """What a token of which nothing is known does for a player."""
    worth = worth_of(t.catalogue)
    return worth.token[UNSEEN] - (1 - worth.token_stays) * t.power(player)


def carrier_gain(t: Season, card: int) -> float:
    """How good a hand the ball would be in: abilities first, then standing players that are hard to tackle."""
    face = t.face[card]
    if t.turned[card]:
        return 0.1 * t.catalogue.downed[face]
    return worth_of(t.catalogue).carrier[face] + 0.2 * t.catalogue.standing[face]


# --- Skills ---------------------------------------------------------------------------------------------------


def ball_gain(t: Season, card: int) -> float:
    """What it brings if this player gets the ball now."""
    matchup = t.matchup_of(card)
    carrier = t.ball[matchup]
    better = t.catalogue.carrier_power[t.face[card]]
    if carrier == places.MIDFIELD:
        return BALL_POWER + better
    if t.owner[carrier] == t.owner[card]:
        return carrier_gain(t, card) - carrier_gain(t, carrier)
    return 2 * BALL_POWER + better + t.catalogue.carrier_power[t.face[carrier]]


def pass_gain(t: Season, card: int) -> float:
    """One use of passing: an opponent's ball comes to midfield only, and a curse may give ours away."""
    carrier = t.ball[t.matchup_of(card)]
    if carrier == card:
        return 0.0
    gain = ball_gain(t, card)
    ours = carrier >= 0 and t.owner[carrier] == t.owner[card]
    if carrier >= 0 and not ours:
        gain -= BALL_POWER
    if week_ability(t, moments.PASSED, card, info_of(False, True, -1)) >= 0:
        risk = 2 * BALL_POWER if ours else BALL_POWER if carrier == places.MIDFIELD else 0
        gain = DOWN_CHANCE * gain - FALL_CHANCE * risk
    return gain


def best_tackle(t: Season, tackler: int) -> float:
    """The tackle that pays most."""
    return max((tackle_gain(t, tackler, target) for target in tackle_targets(t, tackler)), default=0.0)


def tackle_gain(t: Season, tackler: int, target: int) -> float:
    """Chance by chance: what they lose if he goes down, less what we lose if our man does."""
    cards = t.catalogue
    face = t.face[tackler]
    standing = not t.turned[tackler]
    mine = t.power(tackler) + (cards.tackling_power[face] if standing else 0)
    if t.headline >= 0 and cards.both_dice[t.headline]:
        down, fall = BOTH
    else:
        down, fall = odds(mine, t.power(target), standing and cards.one_die[face])
    prize = loss(t, target) if standing and cards.no_guard[face] else guarded_loss(t, target)
    return down * prize - fall * loss(t, tackler)


def skill_gain(t: Season, card: int, skill: int) -> float:
    """What a skill could do for a player who is at a matchup."""
    if skill == icons.ANY:
        return max(skill_gain(t, card, one) for one in t.catalogue.icons)
    if not can_use(t, card, skill):
        return 0.0
    if skill == icons.PASS:
        return pass_gain(t, card)
    if skill == icons.TACKLE:
        return max(0.0, best_tackle(t, card), strip_gain(t, card))
    if skill == icons.CHEAT:
        return token_gain(t, card)
    return SPRINT_GAIN if skill == icons.SPRINT else 0.0


def strip_gain(t: Season, card: int) -> float:
    """Strip Ball: the ball goes to midfield for certain."""
    carrier = t.ball[t.matchup_of(card)]
    if carrier < 0 or t.turned[card] or not t.catalogue.strip_ball[t.face[card]] or t.owner[carrier] == t.owner[card]:
        return -BALL_POWER
    return BALL_POWER + t.catalogue.carrier_power[t.face[carrier]]
