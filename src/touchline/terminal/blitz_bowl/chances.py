"""Chances before a Block or a throw, in a line of a menu: dice, assists, what is needed, and how likely it is."""

from fractions import Fraction
from typing import Final

from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.chances import A_NOBODY, BlockChances, ThrowChances, block_chances, throw_chances
from touchline.blitz_bowl.checks import passes
from touchline.blitz_bowl.state import Match
from touchline.terminal.blitz_bowl.naming import Names

# In the order of why a Block is Assisted, or not; of nobody nothing is said.
ASSISTS: Final = ("", "team-mate", "ability", "trapdoor", "blocker-alone", "target-alone", "cowed", "answered")


def percent(chance: Fraction) -> str:
    return f"{100 * float(chance):.0f}"


def block_line(t: Match, player: int, target: int, names: Names) -> str:
    """``2 dice, assisted by Lineman 1: 56% Knocked Down, 37% Injured``; before any answer of the other coach."""
    found = block_chances(t, player, target)
    say = names.speech.say
    told = [say("chances.dice", n=found.dice)]
    if found.why != A_NOBODY:
        told.append(assist(found, names))
    if found.rerolls:
        told.append(say("chances.again"))
    dice = names.speech.own.listed(told, "told")
    armour = armour_words(t, target, names)
    return say("chances.block", dice=dice, down=percent(found.down), armour=armour, injured=percent(found.injured))


def assist(found: BlockChances, names: Names) -> str:
    """Why a Block is Assisted, or why it is not although team-mates are there."""
    key = f"assist.{ASSISTS[found.why]}"
    if not found.helpers:
        return names.speech.say(key)
    return names.speech.say(key, names=names.speech.listed([names.player(one) for one in found.helpers], "both"))


def armour_words(t: Match, target: int, names: Names) -> str:
    value = t.roles[target].armour
    if value == NONE:
        return names.speech.say("chances.armour-none")
    return names.speech.say("chances.armour-minus" if t.armour_off else "chances.armour", n=value)


def throw_line(t: Match, player: int, target: int, names: Names) -> str:
    """``needs 4+ −1 (long): 33% caught, 33% missed, 33% fumbled``."""
    found = throw_chances(t, player, target)
    if found.hand_off:
        return names.speech.say("chances.hand-off")
    shares = {"caught": found.success, "missed": found.miss, "fumbled": found.fumble}
    slots = {slot: percent(chance) for slot, chance in shares.items()}
    return names.speech.say("chances.throw", needs=throw_needs(found, names), **slots)


def needed_line(t: Match, player: int, target: int, names: Names) -> str:
    """What a throw needs, without what it may come to."""
    found = throw_chances(t, player, target)
    return names.speech.say("chances.hand-off") if found.hand_off else throw_needs(found, names)


def throw_needs(found: ThrowChances, names: Names) -> str:
    """``needs 4+ −1 (long, Marked), may be rolled again``"""
    say, listed = names.speech.say, names.speech.own.listed
    against = [
        say(f"against.{key}")
        for key, there in (("long", found.long), ("marked", found.marked), ("blocked", found.blocked))
        if there
    ]
    against += [say("against.player", player=names.player(one)) for one in found.in_the_way]
    needs = say("chances.needs", n=found.value)
    if found.minus:
        needs = say("chances.needs-minus", n=found.value, against=listed(against, "told"))
    return listed([needs, say("chances.again")], "told") if found.rerolls else needs


def aim_line(t: Match, player: int, names: Names) -> str:
    """Of a team-mate who is thrown: what is needed in the clear, and otherwise."""
    value = t.deeds[-1].throw or t.roles[player].throw
    clear, harder = (Fraction(sum(passes(die, value, minus) for die in range(1, 7)), 6) for minus in (0, 1))
    return names.speech.say("chances.aim", n=value, clear=percent(clear), harder=percent(harder))
