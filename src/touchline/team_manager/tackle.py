"""A tackle attempt from its declaration to its end (TM 5.9, 5.10), in the order of TM 5.9.8."""

from typing import Final

from touchline.table.decision import first_of, verb_of
from touchline.team_manager.names import (
    EV_DICE_ROLLED,
    EV_GUARDED,
    EV_RESULT_APPLIED,
    EV_TACKLE_COMPARED,
    EV_TACKLE_DECLARED,
    EV_TACKLE_MISSED,
    EV_TACKLE_SUCCEEDED,
    K_GUARD,
    K_RESULT,
    S_DOWNED,
    S_INJURE,
    S_TACKLE_APPLY,
    S_TACKLE_CHOOSE,
    S_TACKLE_END,
    S_TACKLE_GUARDED,
    S_TACKLE_RESULT,
    S_TACKLE_ROLL,
    S_TACKLE_SUCCEEDED,
    S_TOPPLE,
    V_APPLY,
    V_DECLINE,
    V_GUARD,
)
from touchline.team_manager.records import (
    BY_TACKLE,
    F_HIGHER,
    F_ONE_DIE,
    F_PAIR,
    F_REPLACED,
    F_STANDING_POWER,
    T_CHOOSER,
    T_DICE,
    T_FALLS,
    T_FIRST,
    T_FLAGS,
    T_HIT,
    T_HIT_AGAIN,
    T_MATCHUP,
    T_MISS_CARD,
    T_MISS_COST,
    T_SECOND,
    T_TACKLER,
    T_TACKLER_POWER,
    T_TARGET,
    T_TARGET_POWER,
    T_VICTIM,
    info_of,
    tackle_base,
)
from touchline.team_manager.responses import fire
from touchline.team_manager.selecting import fits
from touchline.team_manager.state import Season
from touchline.team_manager.words import (
    E_DECLARED,
    E_PAIR,
    E_ROLLED,
    E_TACKLED,
    INJURE_OUTRIGHT,
    MISS,
    TACKLER_DOWN,
    TARGET_DOWN,
)


def tackle(t: Season, tackler: int, target: int, standing_power: int) -> None:
    """Declare the target; then responses to the attempt."""
    if t.matchup_of(tackler) < 0 or t.matchup_of(target) < 0:
        return
    matchup = t.matchup_of(tackler)
    flags = F_STANDING_POWER if standing_power else 0
    t.tackles += [tackler, target, matchup, 0, 0, flags, 0, 0, 0, 0, target, 0, 0, 0, -1, -1, 0]
    if t.loud:
        t.say(EV_TACKLE_DECLARED, t.owner[tackler], tackler, target, matchup, "TM 5.9.2")
    t.agenda.append((S_TACKLE_ROLL, 0, 0, 0))
    fire(t, E_DECLARED, target, tackler, matchup, info_now(t, target))


def info_now(t: Season, card: int) -> int:
    matchup = t.matchup_of(card)
    return info_of(matchup >= 0 and t.ball[matchup] == card, not t.turned[card], -1)


def attempt_powers(t: Season) -> tuple[int, int]:
    """The two Star Powers that are compared (TM 5.9.3, 5.9.4)."""
    base = tackle_base(t)
    record = t.tackles
    tackler = record[base + T_TACKLER]
    target = record[base + T_TARGET]
    cards = t.catalogue
    face = t.face[tackler]
    if record[base + T_FLAGS] & F_STANDING_POWER:
        mine = cards.standing[face]
    else:
        mine = t.power(tackler)
    if not t.turned[tackler]:
        mine += cards.tackling_power[face]
    theirs = t.power(target)
    if t.headline >= 0 and cards.target_power[t.headline]:
        who = cards.target_power_who[t.headline]
        if fits(t, target, who, t.owner[target], target):
            theirs += cards.target_power[t.headline]
    return mine + record[base + T_TACKLER_POWER], theirs + record[base + T_TARGET_POWER]


def tackle_roll(t: Season, _a: int, _b: int, _c: int) -> None:
    """Compare, roll, and let those who may force rerolls."""
    base = tackle_base(t)
    record = t.tackles
    tackler = record[base + T_TACKLER]
    target = record[base + T_TARGET]
    flags = record[base + T_FLAGS]
    if flags & F_REPLACED or t.matchup_of(tackler) < 0 or t.matchup_of(target) < 0:
        t.agenda.append((S_TACKLE_END, 0, 0, 0))
        return
    mine, theirs = attempt_powers(t)
    dice = 2
    chooser = t.owner[tackler]
    if t.headline >= 0 and t.catalogue.both_dice[t.headline]:
        chooser = -1
    elif flags & F_ONE_DIE:
        dice = 1
    elif not flags & F_HIGHER and mine <= theirs:
        if mine == theirs or (not t.turned[tackler] and t.catalogue.one_die[t.face[tackler]]):
            dice = 1
        else:
            chooser = t.owner[target]
    record[base + T_DICE] = dice
    record[base + T_CHOOSER] = chooser
    first = t.roll_die()
    second = t.roll_die() if dice == 2 else first
    record[base + T_FIRST] = first
    record[base + T_SECOND] = second
    if t.loud:
        t.say(EV_TACKLE_COMPARED, t.owner[tackler], tackler, target, mine << 8 | theirs & 255, "TM 5.9.3")
        t.say(
            EV_DICE_ROLLED,
            t.owner[tackler],
            tackler,
            target,
            dice << 8 | first << 4 | second,
            rule_of_dice(t),
        )
    t.agenda.append((S_TACKLE_CHOOSE, 0, 0, 0))
    fire(t, E_ROLLED, target, tackler, record[base + T_MATCHUP], info_now(t, target))


def rule_of_dice(t: Season) -> str:
    """Which rule says how many dice are rolled and who chooses."""
    base = tackle_base(t)
    record = t.tackles
    if record[base + T_CHOOSER] < 0:
        return "TM 4.4.3"
    if record[base + T_DICE] == 1:
        return "TM 5.9.6"
    return "TM 5.9.5" if record[base + T_CHOOSER] == t.owner[record[base + T_TACKLER]] else "TM 5.9.7"


def tackle_choose(t: Season, _a: int, _b: int, _c: int) -> None:
    """Who chooses which die applies (TM 5.9.5 to 5.9.7); on a soggy pitch both do (TM-R56)."""
    base = tackle_base(t)
    record = t.tackles
    first = record[base + T_FIRST]
    second = record[base + T_SECOND]
    t.agenda.append((S_TACKLE_END, 0, 0, 0))
    t.agenda.append((S_TACKLE_APPLY, 0, 0, 0))
    if record[base + T_DICE] == 1:
        t.agenda.append((S_TACKLE_RESULT, 0, 0, V_APPLY << 30 | first << 20))
        return
    if first == TARGET_DOWN and second == TARGET_DOWN:
        record[base + T_FLAGS] |= F_PAIR
    chooser = record[base + T_CHOOSER]
    if chooser < 0:
        t.agenda.append((S_TACKLE_RESULT, 0, 0, V_APPLY << 30 | second << 20))
        t.agenda.append((S_TACKLE_RESULT, 0, 0, V_APPLY << 30 | first << 20))
        return
    codes = [V_APPLY << 30 | first << 20]
    if second != first:
        codes.append(V_APPLY << 30 | second << 20)
    t.ask(K_RESULT, chooser, codes, S_TACKLE_RESULT, 0, 0)


def tackle_result(t: Season, _a: int, _b: int, code: int) -> None:
    """What one die says (TM 5.10); whom it strikes is settled here, states change when all dice have spoken."""
    base = tackle_base(t)
    record = t.tackles
    result = first_of(code)
    tackler = record[base + T_TACKLER]
    target = record[base + T_TARGET]
    if t.loud:
        t.say(EV_RESULT_APPLIED, t.owner[tackler], tackler, target, result, RULE_OF_RESULT[result])
    if result == TACKLER_DOWN:
        record[base + T_FALLS] += 1
    elif result == MISS:
        if t.loud:
            t.say(EV_TACKLE_MISSED, t.owner[tackler], tackler, target, 0, "TM 5.10.3")
        cost = record[base + T_MISS_COST]
        if cost:
            t.lose(t.owner[tackler], cost, record[base + T_MISS_CARD], "TM 8.3.1")
    else:
        guard(t, tackler, target)


def guard(t: Season, tackler: int, target: int) -> None:
    """Another standing player with Guard may take the result (TM 11.1.8, 11.1.9)."""
    cards = t.catalogue
    codes: list[int] = []
    if t.turned[tackler] or not cards.no_guard[t.face[tackler]]:
        for card in t.piles[t.place[target]]:
            if card != target and not t.turned[card] and cards.guard[t.face[card]]:
                codes.append(V_GUARD << 30 | card << 20)
    if codes:
        codes.append(V_DECLINE << 30)
        t.ask(K_GUARD, t.owner[target], codes, S_TACKLE_GUARDED, target, 0)
    else:
        strike(t, target)


def tackle_guarded(t: Season, target: int, _b: int, code: int) -> None:
    if verb_of(code) == V_DECLINE:
        strike(t, target)
        return
    card = first_of(code)
    if t.loud:
        t.say(EV_GUARDED, t.owner[card], card, target, 0, "TM 11.1.8")
    strike(t, card)


def strike(t: Season, victim: int) -> None:
    """Target Down strikes this player: from now on he is the one who was tackled (TM-R49)."""
    base = tackle_base(t)
    record = t.tackles
    record[base + T_VICTIM] = victim
    if record[base + T_HIT] < 0:
        record[base + T_HIT] = victim
    else:
        record[base + T_HIT_AGAIN] = victim


def tackle_apply(t: Season, _a: int, _b: int, _c: int) -> None:
    """States first, then what answers them, then what answers a successful tackle (TM 5.9.8, TM-R83)."""
    base = tackle_base(t)
    record = t.tackles
    tackler = record[base + T_TACKLER]
    by = t.owner[tackler]
    first = record[base + T_HIT]
    second = record[base + T_HIT_AGAIN]
    victims = [first] if first >= 0 else []
    if second >= 0 and second != first:
        victims.append(second)
    agenda = t.agenda
    for victim in reversed(victims):
        if t.catalogue.piles_on[t.face[tackler]]:
            t.felled.append(tackler << 10 | victim)
        agenda.append((S_TACKLE_SUCCEEDED, victim, info_now(t, victim), 0))
    falls = record[base + T_FALLS]
    falling = victims + [tackler] if falls else victims
    for player in reversed(falling):
        if not t.turned[player]:
            agent = tackler if player != tackler else -1
            info = info_now(t, player) & 15 | (by + 1 << 4 | BY_TACKLE if player != tackler else 0)
            agenda.append((S_DOWNED, player, agent, info))
    if falls:
        blow = S_INJURE if falls > 1 and not t.turned[tackler] else S_TOPPLE
        agenda.append((blow, tackler, -1, -1))
    for victim in reversed(victims):
        twice = first == second
        standing = not t.turned[victim]
        if standing and (twice or outright(t, victim)):
            agenda.append((S_INJURE, victim, tackler, by))
        else:
            agenda.append((S_TOPPLE, victim, tackler, by))


def outright(t: Season, victim: int) -> bool:
    """Whether the victim's own ability replaces the result (One Ear)."""
    for ability in t.catalogue.abilities[t.face[victim]]:
        if ability.event == E_TACKLED and ability.effects[0][0] == INJURE_OUTRIGHT:
            return True
    return False


def tackle_succeeded(t: Season, victim: int, info: int, _c: int) -> None:
    """Responses to a successful tackle."""
    base = tackle_base(t)
    tackler = t.tackles[base + T_TACKLER]
    if t.loud:
        t.say(EV_TACKLE_SUCCEEDED, t.owner[tackler], tackler, victim, 0, "TM 5.10.2")
    fire(t, E_TACKLED, victim, tackler, t.tackles[base + T_MATCHUP], info)


def tackle_end(t: Season, ended: int, _b: int, _c: int) -> None:
    """Piling On answers a pair of Target Down; then the attempt is over."""
    base = tackle_base(t)
    record = t.tackles
    if not ended and record[base + T_FLAGS] & F_PAIR:
        t.agenda.append((S_TACKLE_END, 1, 0, 0))
        tackler = record[base + T_TACKLER]
        fire(t, E_PAIR, record[base + T_TARGET], tackler, record[base + T_MATCHUP], info_now(t, tackler))
        return
    del record[base:]


RULE_OF_RESULT: Final = ("TM 5.10.2", "TM 5.10.3", "TM 5.10.4")
