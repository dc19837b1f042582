"""Effects on the tackle under way: Star Power, dice, rerolls (TM 5.9.8, 8.3.3)."""

from touchline.table.decision import first_of
from touchline.table.dice import REVEALS
from touchline.team_manager.names import (
    EV_DICE_REROLLED,
    EV_TACKLE_REPLACED,
    EV_TOKEN_TURNED_UP,
    K_PICK_PLAYER,
    K_REROLL_DIE,
    S_POWER_PICKED,
    S_REROLLED,
    V_PICK,
    V_REROLL,
)
from touchline.team_manager.records import (
    F_HIGHER,
    F_ONE_DIE,
    F_REPLACED,
    T_DICE,
    T_FIRST,
    T_FLAGS,
    T_MISS_CARD,
    T_MISS_COST,
    T_TACKLER,
    T_TACKLER_POWER,
    T_TARGET_POWER,
    tackle_base,
)
from touchline.team_manager.selecting import select
from touchline.team_manager.state import ASIDE, POOL, Season
from touchline.team_manager.words import COUNT_PLAYERS, HIGHER, IF_MISS, INSTEAD, ONE_DIE, POWER, TOKEN_POWER


def bear_on_tackle(t: Season, effect: int, number: int, who: int, extra: int, seat: int, source: int) -> None:
    """Of two words that contradict each other the later stands (TM 8.3.3)."""
    base = tackle_base(t)
    record = t.tackles
    if effect == HIGHER:
        record[base + T_FLAGS] = record[base + T_FLAGS] & ~F_ONE_DIE | F_HIGHER
    elif effect == ONE_DIE:
        if record[base + T_FLAGS] & F_HIGHER:
            record[base + T_MISS_COST] = 0  # the earlier response is ignored, its price too
        record[base + T_FLAGS] = record[base + T_FLAGS] & ~F_HIGHER | F_ONE_DIE
    elif effect == IF_MISS:
        record[base + T_MISS_COST] = number
        record[base + T_MISS_CARD] = source
    elif effect == INSTEAD:
        record[base + T_FLAGS] |= F_REPLACED
        if t.loud:
            t.say(EV_TACKLE_REPLACED, seat, source, record[base + T_TACKLER], 0, "TM 5.9.8")
    elif effect == TOKEN_POWER:
        add_power(t, turn_up_token(t, seat), select(t, who, seat, source, -1, -1))
    elif effect == POWER:
        players = select(t, who, seat, source, -1, -1)
        times = 1
        if extra == COUNT_PLAYERS:
            times = len(friends_of(t, players[0])) if players else 0
        if len(players) > 1:
            codes = [V_PICK << 30 | card << 20 for card in players]
            t.ask(K_PICK_PLAYER, seat, codes, S_POWER_PICKED, number * times, 0)
        else:
            add_power(t, number * times, players)


def power_picked(t: Season, power: int, _b: int, code: int) -> None:
    add_power(t, power, [first_of(code)])


def friends_of(t: Season, player: int) -> list[int]:
    zone = t.zone_of(t.owner[player], t.matchup_of(player))
    return [card for card in t.piles[zone] if card != player]


def add_power(t: Season, power: int, players: list[int]) -> None:
    base = tackle_base(t)
    for card in players:
        if card == t.tackles[base + T_TACKLER]:
            t.tackles[base + T_TACKLER_POWER] += power
        else:
            t.tackles[base + T_TARGET_POWER] += power


def turn_up_token(t: Season, seat: int) -> int:
    """A token from the pool for this attempt alone; only a Star Power number matters (TM-R59).

    The pool is mixed already; the draw is made here once more so that it is a roll like any other, with its odds.
    """
    pool = t.piles[POOL]
    if not pool:
        return 0
    token = pool[-1]
    other = pool[t.dice.roll(REVEALS, len(pool))]
    t.face[token], t.face[other] = t.face[other], t.face[token]
    t.show(token, t.all)
    t.put(token, ASIDE)
    if t.loud:
        t.say(EV_TOKEN_TURNED_UP, seat, token, -1, 0, "TM 8.3.1")
    return t.catalogue.token_power[t.face[token]]


def reroll(t: Season, seat: int, one: int) -> None:
    """All dice (Dodge), or one that the manager names (TM-R89)."""
    base = tackle_base(t)
    dice = t.tackles[base + T_DICE]
    if one:
        codes = [V_REROLL << 30 | die << 20 for die in range(dice)]
        t.ask(K_REROLL_DIE, seat, codes, S_REROLLED, seat, 0)
        return
    for die in range(dice):
        reroll_one(t, seat, die)


def rerolled(t: Season, seat: int, _b: int, code: int) -> None:
    reroll_one(t, seat, first_of(code))


def reroll_one(t: Season, seat: int, die: int) -> None:
    base = tackle_base(t)
    face = t.roll_die()
    t.tackles[base + T_FIRST + die] = face
    if t.loud:
        t.say(EV_DICE_REROLLED, seat, t.tackles[base + T_TACKLER], -1, face, "TM 11.1.3")
