"""A tackle attempt from its declaration to its end (TM 5.9, 5.10), in the order of TM 5.9.8."""

from typing import Final

from touchline.table.decision import code_of, first_of, verb_of
from touchline.team_manager import bare, die, events, kinds, moments, powers, settled, steps, verbs
from touchline.team_manager.attempt import BOTH, Attempt
from touchline.team_manager.records import BY_TACKLE, info_of
from touchline.team_manager.responses import concerns, fire
from touchline.team_manager.selecting import fits
from touchline.team_manager.state import Season


def tackle(t: Season, tackler: int, target: int, with_power: int) -> None:
    """Declare the target; then responses to the attempt."""
    if t.matchup_of(tackler) < 0 or t.matchup_of(target) < 0:
        return
    attempt = Attempt()
    attempt.tackler = tackler
    attempt.target = attempt.victim = target
    attempt.matchup = t.matchup_of(tackler)
    attempt.with_power = with_power
    t.tackles.append(attempt)
    if t.loud:
        t.say(events.TACKLE_DECLARED, t.owner[tackler], tackler, target, attempt.matchup, "TM 5.9.2")
    t.agenda.append((steps.TACKLE_ROLL, 0, 0, 0))
    fire(t, moments.DECLARED, target, tackler, attempt.matchup, info_now(t, target))


def info_now(t: Season, card: int) -> int:
    matchup = t.matchup_of(card)
    return info_of(matchup >= 0 and t.ball[matchup] == card, not t.turned[card], -1)


def attempt_powers(t: Season) -> tuple[int, int]:
    """The two Star Powers that are compared (TM 5.9.3, 5.9.4)."""
    attempt = t.tackles[-1]
    tackler = attempt.tackler
    target = attempt.target
    cards = t.catalogue
    face = t.face[tackler]
    if attempt.with_power == powers.STANDING:
        mine = t.standing_power(tackler)
    elif attempt.with_power == powers.DOWNED:
        mine = t.downed_power(tackler)
    else:
        mine = t.power(tackler)
    if not t.turned[tackler]:
        mine += cards.tackling_power[face]
    theirs = t.power(target)
    if t.headline >= 0 and cards.target_power[t.headline]:
        who = cards.target_power_who[t.headline]
        if fits(t, target, who, t.owner[target], target):
            theirs += cards.target_power[t.headline]
    return mine + attempt.tackler_power, theirs + attempt.target_power


def tackle_roll(t: Season, _a: int, _b: int, _c: int) -> None:
    """Compare, roll, and let those who may force rerolls."""
    attempt = t.tackles[-1]
    tackler = attempt.tackler
    target = attempt.target
    if attempt.replaced or t.matchup_of(tackler) < 0 or t.matchup_of(target) < 0:
        t.agenda.append((steps.TACKLE_END, 0, 0, 0))
        return
    mine, theirs = attempt_powers(t)
    dice = 2
    chooser = t.owner[tackler]
    if t.headline >= 0 and t.catalogue.both_dice[t.headline]:
        chooser = BOTH
    elif attempt.settled == settled.ONE_DIE:
        dice = 1
    elif attempt.settled != settled.HIGHER and mine <= theirs:
        if mine == theirs or (not t.turned[tackler] and t.catalogue.one_die[t.face[tackler]]):
            dice = 1
        else:
            chooser = t.owner[target]
    attempt.dice = dice
    attempt.chooser = chooser
    first = t.roll_die()
    second = t.roll_die() if dice == 2 else first
    attempt.first = first
    attempt.second = second
    if t.loud:
        t.say(events.TACKLE_COMPARED, t.owner[tackler], tackler, target, mine << 8 | theirs & 255, "TM 5.9.3")
        t.say(
            events.DICE_ROLLED,
            t.owner[tackler],
            tackler,
            target,
            dice << 8 | first << 4 | second,
            rule_of_dice(t, mine == theirs),
        )
    t.agenda.append((steps.TACKLE_CHOOSE, 0, 0, 0))
    fire(t, moments.ROLLED, target, tackler, attempt.matchup, info_now(t, target))


def rule_of_dice(t: Season, equal: bool) -> str:
    """Which rule says how many dice are rolled and who chooses; a single one may be a response's or Dauntless's."""
    attempt = t.tackles[-1]
    if attempt.chooser == BOTH:
        return "TM 4.4.3"
    if attempt.settled == settled.ONE_DIE:
        return "TM 8.3.1"
    if attempt.dice == 1:
        return "TM 5.9.6" if equal else "TM 11.1.1"
    return "TM 5.9.5" if attempt.chooser == t.owner[attempt.tackler] else "TM 5.9.7"


def tackle_choose(t: Season, _a: int, _b: int, _c: int) -> None:
    """Who chooses which die applies (TM 5.9.5 to 5.9.7); on a soggy pitch both do (TM-R56)."""
    attempt = t.tackles[-1]
    first = attempt.first
    second = attempt.second
    t.agenda.append((steps.TACKLE_END, 0, 0, 0))
    t.agenda.append((steps.TACKLE_APPLY, 0, 0, 0))
    if attempt.dice == 1:
        t.agenda.append((steps.TACKLE_RESULT, 0, 0, code_of(verbs.APPLY, first)))
        return
    if first == die.TARGET_DOWN and second == die.TARGET_DOWN:
        attempt.pair = 1
    chooser = attempt.chooser
    if chooser == BOTH:
        t.agenda.append((steps.TACKLE_RESULT, 0, 0, code_of(verbs.APPLY, second)))
        t.agenda.append((steps.TACKLE_RESULT, 0, 0, code_of(verbs.APPLY, first)))
        return
    codes = [code_of(verbs.APPLY, first)]
    if second != first:
        codes.append(code_of(verbs.APPLY, second))
    t.ask(kinds.RESULT, chooser, codes, steps.TACKLE_RESULT, 0, 0)


def tackle_result(t: Season, _a: int, _b: int, code: int) -> None:
    """What one die says (TM 5.10); whom it strikes is settled here, states change when all dice have spoken."""
    attempt = t.tackles[-1]
    result = first_of(code)
    tackler = attempt.tackler
    target = attempt.target
    if t.loud:
        t.say(events.RESULT_APPLIED, t.owner[tackler], tackler, target, result, RULE_OF_RESULT[result])
    if result == die.TACKLER_DOWN:
        attempt.falls += 1
    elif result == die.MISS:
        if t.loud:
            t.say(events.TACKLE_MISSED, t.owner[tackler], tackler, target, 0, "TM 5.10.3")
        cost = attempt.miss_cost
        if cost:
            t.lose(t.owner[tackler], cost, attempt.miss_card, "TM 8.3.1")
    else:
        guard(t, tackler, target)


def guard(t: Season, tackler: int, target: int) -> None:
    """Another standing player with Guard may take the result (TM 11.1.8, 11.1.9)."""
    codes: list[int] = []
    if t.turned[tackler] or not t.catalogue.no_guard[t.face[tackler]]:
        for card in t.piles[t.place[target]]:
            if card != target and guards(t, card):
                codes.append(code_of(verbs.GUARD, card))
    if codes:
        codes.append(bare.DECLINE)
        t.ask(kinds.GUARD, t.owner[target], codes, steps.TACKLE_GUARDED, target, 0)
    else:
        strike(t, target)


def guards(t: Season, card: int) -> bool:
    """Whether a player can take a result for a friend (TM 5.11.2, 11.1.8)."""
    return not t.turned[card] and t.catalogue.guard[t.face[card]]


def tackle_guarded(t: Season, target: int, _b: int, code: int) -> None:
    if verb_of(code) == verbs.DECLINE:
        strike(t, target)
        return
    card = first_of(code)
    if t.loud:
        t.say(events.GUARDED, t.owner[card], card, target, 0, "TM 11.1.8")
    strike(t, card)


def strike(t: Season, victim: int) -> None:
    """Target Down strikes this player: from now on he is the one who was tackled (TM-R49)."""
    attempt = t.tackles[-1]
    attempt.victim = victim
    if attempt.hit < 0:
        attempt.hit = victim
    else:
        attempt.hit_again = victim


def tackle_apply(t: Season, _a: int, _b: int, _c: int) -> None:
    """States first, then what answers them, then what answers a successful tackle (TM 5.9.8, TM-R83)."""
    attempt = t.tackles[-1]
    tackler = attempt.tackler
    by = t.owner[tackler]
    first = attempt.hit
    second = attempt.hit_again
    victims = [first] if first >= 0 else []
    if second >= 0 and second != first:
        victims.append(second)
    agenda = t.agenda
    for victim in reversed(victims):
        if t.catalogue.tells_apart[t.face[tackler]]:
            t.felled.append((tackler, victim))
        agenda.append((steps.TACKLE_SUCCEEDED, victim, info_now(t, victim), 0))
    falls = attempt.falls
    falling = victims + [tackler] if falls else victims
    for player in reversed(falling):
        if not t.turned[player]:
            agent = tackler if player != tackler else -1
            info = info_now(t, player) & 15 | (by + 1 << 4 | BY_TACKLE if player != tackler else 0)
            agenda.append((steps.DOWNED, player, agent, info))
    if falls:
        blow = steps.INJURE if falls > 1 and not t.turned[tackler] else steps.TOPPLE
        agenda.append((blow, tackler, -1, -1))
    for victim in reversed(victims):
        twice = first == second
        standing = not t.turned[victim]
        if standing and (twice or outright(t, victim, tackler)):
            agenda.append((steps.INJURE, victim, tackler, by))
        else:
            agenda.append((steps.TOPPLE, victim, tackler, by))


def outright(t: Season, victim: int, tackler: int) -> bool:
    """Whether the victim's own ability comes in place of the result (One Ear)."""
    for ability in t.catalogue.abilities[t.face[victim]]:
        if ability.replaces and (not ability.agent or concerns(t, ability.agent, victim, tackler, -1)):
            return True
    return False


def tackle_succeeded(t: Season, victim: int, info: int, _c: int) -> None:
    """Responses to a successful tackle."""
    attempt = t.tackles[-1]
    tackler = attempt.tackler
    if t.loud:
        t.say(events.TACKLE_SUCCEEDED, t.owner[tackler], tackler, victim, 0, "TM 5.10.2")
    fire(t, moments.TACKLED, victim, tackler, attempt.matchup, info)


def tackle_end(t: Season, ended: int, _b: int, _c: int) -> None:
    """Piling On answers a pair of Target Down; then the attempt is over."""
    attempt = t.tackles[-1]
    if not ended and attempt.pair:
        t.agenda.append((steps.TACKLE_END, 1, 0, 0))
        tackler = attempt.tackler
        fire(t, moments.PAIR, attempt.target, tackler, attempt.matchup, info_now(t, tackler))
        return
    t.tackles.pop()


RULE_OF_RESULT: Final = ("TM 5.10.2", "TM 5.10.3", "TM 5.10.4")
