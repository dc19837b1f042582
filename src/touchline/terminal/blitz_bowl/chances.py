"""Chances before a Block or a throw, in a few words: dice, assists, what is needed."""

from fractions import Fraction

from touchline.blitz_bowl.blocking import at_reach, behind, is_assisted
from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.deed import D_DICE, D_THROW, D_TRAITS, base_of, traits_for
from touchline.blitz_bowl.pitch import within
from touchline.blitz_bowl.state import Q_DICE, Q_THROW, Match
from touchline.blitz_bowl.throwing import modified, obstructed
from touchline.blitz_bowl.words import BLOCK_DIE, KERRUNCH, SHOVE, SMASH, TACKLE


def percent(chance: Fraction) -> str:
    return f"{float(chance):.0%}"


# --- Blocks ------------------------------------------------------------------------------------------------------


def block_words(t: Match, player: int, target: int, declared: bool) -> str:
    """``2 dice (assisted), 75% Knocked Down, then Armour 3+``; before any answer of the other coach."""
    traits = t.deed[base_of(t) + D_TRAITS] if declared else traits_for(t, player)
    from_card = t.deed[base_of(t) + D_DICE] if declared else t.prepared[Q_DICE]
    value = t.roles[player].block
    assisted = is_assisted(t, player, target, traits, False)
    if assisted:
        dice = max(value, min(value + t.arena.assist_dice, t.arena.most_dice))
    else:
        dice = from_card or value
    misses = Fraction(6 - sum(knocks(t, player, target, face) for face in BLOCK_DIE), 6)
    words = f"{dice} {'die' if dice == 1 else 'dice'}{' (assisted)' if assisted else ''}, "
    words += f"{percent(1 - misses**dice)} Knocked Down, then {armour_words(t, target)}"
    least = t.roles[player].injures_on
    if least:
        words += f"; {percent(Fraction(7 - least, 6))} Injured outright"
    return words


def knocks(t: Match, player: int, target: int, face: int) -> bool:
    """Whether this face brings the target down, be it that he cannot be pushed."""
    role = t.roles[player]
    face = role.reach_counts[face] if at_reach(t, player) else role.counts[face]
    face = t.roles[target].counts_against[face]
    if face == SHOVE:
        square = behind(t.square[player], t.square[target])
        return square < 0 or not t.free() >> square & 1
    return face in (SMASH, KERRUNCH, TACKLE)


def armour_words(t: Match, target: int) -> str:
    value = t.roles[target].armour
    return "Injured" if value == NONE else f"Armour {value}+{' −1' if t.armour_off else ''}"


# --- Throws ------------------------------------------------------------------------------------------------------


def throw_words(t: Match, player: int, target: int, declared: bool) -> str:
    """``needs 4+ −1 (long): 33%, fumble 33%``."""
    square = t.square[target]
    if within(t.square[player], square) == 1:
        return "Hand-off, no roll"
    traits = t.deed[base_of(t) + D_TRAITS] if declared else traits_for(t, player)
    minus = modified(t, player, square, traits, target)
    why = f" ({', '.join(modifiers(t, player, square, target))})" if minus else ""
    return check_words(throw_value(t, player, declared), minus, why)


def throw_value(t: Match, player: int, declared: bool) -> int:
    from_card = t.deed[base_of(t) + D_THROW] if declared else t.prepared[Q_THROW]
    return from_card or t.roles[player].throw


def aim_words(t: Match, player: int) -> str:
    """Of a throw at squares: what is needed in the clear."""
    value = throw_value(t, player, True)
    return f"{check_words(value, False, '')}; beyond a Short Throw or past an obstacle {check_words(value, True, '')}"


def check_words(value: int, minus: bool, why: str) -> str:
    """What a check needs, and how likely that and a fumble are (BB 1.2, 4.4.7)."""
    least = min(6, value + (1 if minus else 0))
    fumble = Fraction(2 if minus else 1, 6)
    return f"needs {value}+{' −1' if minus else ''}{why}: {percent(Fraction(7 - least, 6))}, fumble {percent(fumble)}"


def modifiers(t: Match, player: int, square: int, target: int) -> list[str]:
    """What makes a throw harder."""
    found: list[str] = []
    if not t.pitch.short[t.square[player]] >> square & 1 and not t.arena.long_throws:
        found.append("long")
    if target >= 0 and not t.is_open(target):
        found.append("Marked target")
    if obstructed(t, player, square):
        found.append("in the way")
    return found
