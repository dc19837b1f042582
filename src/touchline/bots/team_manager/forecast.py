"""What an ability would do, on average, for the seat that may use it: in Star Power, with fans counted as some.

``forecast`` walks through the effects of an ability as the rules would, and adds up what each would change. It knows
words of the card language, never cards, so it has an opinion on cards of any pack.
"""

from typing import Final

from touchline.bots.team_manager.scouting import (
    BOTH,
    EQUAL,
    STRONGER,
    ball_gain,
    guarded_loss,
    loss,
    odds,
    skill_gain,
    strength,
    tackle_gain,
    token_gain,
)
from touchline.bots.team_manager.worth import POWER_OF_A_FAN, UNSEEN, worth_of
from touchline.team_manager import counts, die, settled, whom
from touchline.team_manager import lexicon as lexicon  # it numbers the words
from touchline.team_manager.attempt import BOTH as NOBODY_CHOOSES
from touchline.team_manager.cards import Ability
from touchline.team_manager.selecting import attempt_targets, here, select
from touchline.team_manager.state import Season
from touchline.team_manager.tackle import attempt_powers
from touchline.team_manager.vocabulary.ball import BALL
from touchline.team_manager.vocabulary.branches import ONE_OF, ROLL, STOP
from touchline.team_manager.vocabulary.cards import DISCARD_THIS, DRAW, DRAW_ONLY
from touchline.team_manager.vocabulary.fans import GAIN, LOSE, OPPONENTS_LOSE
from touchline.team_manager.vocabulary.moving import COMMIT_TOP, FIELD_TOP
from touchline.team_manager.vocabulary.players import CHOOSE, DOWN, INJURE, INJURE_OUTRIGHT, STAND, USE
from touchline.team_manager.vocabulary.tackling import (
    ATTEMPT,
    HIGHER,
    INSTEAD,
    LOSE_ON_MISS,
    ONE_DIE,
    POWER,
    REROLL,
    TOKEN_POWER,
)
from touchline.team_manager.vocabulary.tokens import ASSIGN

NEW_PLAYER: Final = 2.0  # a player from the deck
SMALL: Final = 0.3  # anything that is good to have
CARD_LOST: Final = -2.0
DIE_CHANCES: Final = tuple(
    die.FACES.count(face) / len(die.FACES) for face in (die.TARGET_DOWN, die.MISS, die.TACKLER_DOWN)
)
ON_ONE_PLAYER: Final = (STAND.number, DOWN.number, INJURE.number, INJURE_OUTRIGHT.number, ASSIGN.number, BALL.number)
ON_A_TACKLE: Final = (
    HIGHER.number,
    ONE_DIE.number,
    POWER.number,
    TOKEN_POWER.number,
    LOSE_ON_MISS.number,
    INSTEAD.number,
    REROLL.number,
)


def forecast(t: Season, seat: int, source: int, ability: Ability, pc: int = 0, chosen: int = -1) -> float:
    """What the effects from ``pc`` on are good for; where a player is to be chosen, with the best choice."""
    effect, number, who, extra = ability.effects[pc]
    if effect == STOP.number:
        return 0.0
    if effect == ROLL.number:
        rows = (number, who, extra)
        return sum(DIE_CHANCES[face] * forecast(t, seat, source, ability, rows[face], chosen) for face in range(3))
    if effect == ONE_OF.number:
        ways = [way for way in (number, who, extra) if way]
        return max(forecast(t, seat, source, ability, way, chosen) for way in ways)
    if effect == CHOOSE.number:
        players = players_meant(t, seat, source, who, chosen)
        return max((forecast(t, seat, source, ability, pc + 1, card) for card in players), default=0.0)
    gain = effect_gain(t, seat, source, effect, number, who, extra, chosen)
    return gain + forecast(t, seat, source, ability, pc + 1, chosen)


def players_meant(t: Season, seat: int, source: int, who: int, chosen: int) -> list[int]:
    spot = t.matchup_of(chosen) if chosen >= 0 else here(t, source)
    return select(t, who, seat, source, chosen, spot)


def opponents(t: Season, seat: int, source: int, who: int) -> int:
    """How many other managers there are, or those with a player at the matchup."""
    matchup = here(t, source)
    others = [other for other in range(t.seats) if other != seat]
    if who & whom.HERE:
        others = [other for other in others if matchup >= 0 and t.zone_of(other, matchup) >= 0]
    return len(others)


def effect_gain(
    t: Season, seat: int, source: int, effect: int, number: int, who: int, extra: int, chosen: int
) -> float:
    if effect in ON_A_TACKLE:
        return tackle_word_gain(t, seat, source, effect, number, who, extra)
    if effect in ON_ONE_PLAYER:
        players = players_meant(t, seat, source, who, chosen)
        return max((player_gain(t, seat, card, effect, number) for card in players), default=0.0)
    if effect == GAIN.number:
        times = len(players_meant(t, seat, source, who, chosen)) if extra == counts.PLAYERS else 1
        return number * times * POWER_OF_A_FAN
    if effect == LOSE.number:
        return -number * POWER_OF_A_FAN
    if effect == OPPONENTS_LOSE.number:
        return number * opponents(t, seat, source, who) * POWER_OF_A_FAN / (t.seats - 1)
    if effect == USE.number:
        players = players_meant(t, seat, source, who, chosen)
        return number * skill_gain(t, players[0], extra) if players else 0.0
    if effect == ATTEMPT.number:
        return attempt_gain(t, seat, source, who, extra, chosen)
    if effect in (COMMIT_TOP.number, FIELD_TOP.number):
        return NEW_PLAYER
    if effect == DISCARD_THIS.number:
        return CARD_LOST
    return number * SMALL if effect in (DRAW.number, DRAW_ONLY.number) else SMALL


def player_gain(t: Season, seat: int, card: int, effect: int, number: int) -> float:
    """One effect on one player; what is good for a rival is bad for us."""
    side = 1 if t.owner[card] == seat else -1
    if effect == STAND.number:
        face = t.face[card]
        return side * float(t.catalogue.standing[face] - t.catalogue.downed[face]) if t.turned[card] else 0.0
    if effect == DOWN.number:
        return -side * loss(t, card)
    if effect in (INJURE.number, INJURE_OUTRIGHT.number):
        return -side * strength(t, card)
    if effect == ASSIGN.number:
        return side * number * token_gain(t, card)
    if effect == BALL.number:
        return side * ball_gain(t, card)
    return 0.0


def attempt_gain(t: Season, seat: int, source: int, who: int, extra: int, chosen: int) -> float:
    """A tackle that a card grants."""
    best = 0.0
    for tackler in players_meant(t, seat, source, who, chosen):
        for target in attempt_targets(t, tackler, extra, seat, source, chosen):
            best = max(best, tackle_gain(t, tackler, target))
    return best


# --- The tackle under way -------------------------------------------------------------------------------------


def side_of_tackle(t: Season, seat: int) -> int:
    """1 if we tackle, -1 if we are tackled, 0 if it is no business of ours."""
    attempt = t.tackles[-1]
    if t.owner[attempt.tackler] == seat:
        return 1
    return -1 if t.owner[attempt.target] == seat else 0


def takes_place(t: Season) -> bool:
    """Whether the tackle is still on: a response may have replaced it, or removed a player."""
    attempt = t.tackles[-1]
    return not attempt.replaced and t.matchup_of(attempt.tackler) >= 0 and t.matchup_of(attempt.target) >= 0


def stakes(t: Season) -> tuple[float, float]:
    """What the target's team can lose in this tackle, and what the tackler's."""
    tackler = t.tackles[-1].tackler
    target = t.tackles[-1].target
    unguarded = not t.turned[tackler] and t.catalogue.no_guard[t.face[tackler]]
    return loss(t, target) if unguarded else guarded_loss(t, target), loss(t, tackler)


def expected(t: Season, mine: int, theirs: int, dice: int) -> float:
    """What the tackle brings the tackler on average, before it is rolled, with so much settled of its dice."""
    tackler = t.tackles[-1].tackler
    if t.headline >= 0 and t.catalogue.both_dice[t.headline]:
        down, fall = BOTH
    elif dice == settled.ONE_DIE:
        down, fall = EQUAL
    elif dice == settled.HIGHER:
        down, fall = STRONGER
    else:
        down, fall = odds(mine, theirs, not t.turned[tackler] and t.catalogue.one_die[t.face[tackler]])
    prize, risk = stakes(t)
    return down * prize - fall * risk


def outcome_gain(t: Season, face: int) -> float:
    """What a face of the die brings the tackler if it is applied."""
    prize, risk = stakes(t)
    return prize if face == die.TARGET_DOWN else -risk if face == die.TACKLER_DOWN else 0.0


def shown(t: Season, first: int, second: int) -> float:
    """What dice on the table bring the tackler, once their chooser has chosen."""
    attempt = t.tackles[-1]
    if attempt.dice == 1:
        return outcome_gain(t, first)
    results = (outcome_gain(t, first), outcome_gain(t, second))
    if attempt.chooser == NOBODY_CHOOSES:
        return results[0] + results[1]
    return max(results) if attempt.chooser == t.owner[attempt.tackler] else min(results)


def reroll_gain(t: Season, seat: int, thrown: int) -> float:
    """What rerolling one die is worth; -1 for all dice."""
    first = t.tackles[-1].first
    second = t.tackles[-1].second
    after = 0.0
    for face in range(3):
        for other in range(3):
            if thrown < 0:
                after += DIE_CHANCES[face] * DIE_CHANCES[other] * shown(t, face, other)
            elif thrown == 0:
                after += DIE_CHANCES[face] * DIE_CHANCES[other] * shown(t, face, second)
            else:
                after += DIE_CHANCES[face] * DIE_CHANCES[other] * shown(t, first, other)
    return side_of_tackle(t, seat) * (after - shown(t, first, second))


def tackle_word_gain(t: Season, seat: int, source: int, effect: int, number: int, who: int, extra: int) -> float:
    """A word that bears on the tackle: how much better it makes the odds for us."""
    if not t.tackles or not takes_place(t):
        return 0.0
    if effect == REROLL.number:
        dice = t.tackles[-1].dice
        return max(reroll_gain(t, seat, thrown) for thrown in range(dice)) if number else reroll_gain(t, seat, -1)
    if effect == LOSE_ON_MISS.number:
        return -number * POWER_OF_A_FAN * DIE_CHANCES[die.MISS]
    mine, theirs = attempt_powers(t)
    settled_now = t.tackles[-1].settled
    now = expected(t, mine, theirs, settled_now)
    if effect == INSTEAD.number:
        return -side_of_tackle(t, seat) * now
    if effect == HIGHER.number:
        return side_of_tackle(t, seat) * (expected(t, mine, theirs, settled.HIGHER) - now)
    if effect == ONE_DIE.number:
        return side_of_tackle(t, seat) * (expected(t, mine, theirs, settled.ONE_DIE) - now)
    if effect == TOKEN_POWER.number:
        number = round(worth_of(t.catalogue).token[UNSEEN])
    best = 0.0
    for card in select(t, who, seat, source, -1, -1):
        change = number
        if extra == counts.PLAYERS:
            change *= len(t.piles[t.place[card]]) - 1
        if card == t.tackles[-1].tackler:
            after = expected(t, mine + change, theirs, settled_now)
        else:
            after = expected(t, mine, theirs + change, settled_now)
        best = max(best, side_of_tackle(t, seat) * (after - now))
    return best
