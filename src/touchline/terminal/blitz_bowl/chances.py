"""Chances before a Block or a throw, in a line of a menu: dice, assists, what is needed, and how likely it is."""

from fractions import Fraction

from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.chances import A_NOBODY, ASSIST_WORDS, block_chances, throw_chances
from touchline.blitz_bowl.checks import passes
from touchline.blitz_bowl.state import Match


def percent(chance: Fraction) -> str:
    return f"{float(chance):.0%}"


def block_line(t: Match, player: int, target: int) -> str:
    """``2 dice, assisted by Lineman 1: 56% Knocked Down, 37% Injured``; before any answer of the other coach."""
    found = block_chances(t, player, target)
    told = [f"{found.dice} {'die' if found.dice == 1 else 'dice'}"]
    if found.why != A_NOBODY:
        told.append(ASSIST_WORDS[found.why].format(names=" and ".join(t.player_name(one) for one in found.helpers)))
    if found.rerolls:
        told.append("may be rolled again")
    value = t.roles[target].armour
    armour = "no Armour" if value == NONE else f"Armour {value}+{' −1' if t.armour_off else ''}"
    return f"{', '.join(told)}: {percent(found.down)} Knocked Down; {armour}: {percent(found.injured)} Injured"


def throw_line(t: Match, player: int, target: int) -> str:
    """``needs 4+ −1 (long): 33%, misses 33%, fumble 33%``."""
    found = throw_chances(t, player, target)
    if found.hand_off:
        return "Hand-off, no roll"
    against = ["long"] if found.long else []
    if found.marked:
        against.append("Marked")
    if found.blocked:
        against.append("blocked square in the way")
    against += [f"{t.player_name(one)} in the way" for one in found.in_the_way]
    minus = f" −1 ({', '.join(against)})" if found.minus else ""
    again = ", may be rolled again" if found.rerolls else ""
    chances = f"{percent(found.success)} caught, {percent(found.miss)} missed, {percent(found.fumble)} fumbled"
    return f"needs {found.value}+{minus}{again}: {chances}"


def aim_line(t: Match, player: int) -> str:
    """Of a team-mate who is thrown: what is needed in the clear, and otherwise."""
    value = t.deeds[-1].throw or t.roles[player].throw
    clear, harder = (Fraction(sum(passes(die, value, minus) for die in range(1, 7)), 6) for minus in (0, 1))
    return f"needs {value}+: {percent(clear)}; −1 on a Long Throw or past an obstacle: {percent(harder)}"
