"""Lasting effects: folded into one list of the catalogue for each question that the rules ask often."""

from typing import Final

from touchline.team_manager import whom
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.holding import always
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import (
    HEADLINES,
    PLAYERS,
    UPGRADES,
    Effect,
    Folds,
    Phrase,
    formed,
    phrase,
)


def lasts(_t: Season, _frame: int, _source: int, _number: int, _who: int, _extra: int) -> None:
    """It is in force as long as its card is there; the rules look it up."""


def lasting(name: str, on: str, how: Phrase, folds: Folds, most: int = 10) -> Effect:
    effect = Effect(name, (how,), lasts, always)
    effect.lasting = True
    effect.on = on
    effect.folds = folds
    effect.most = most
    return effect


# --- Of players (TM 11.1) ------------------------------------------------------------------------------------


def tackling_power(catalogue: Catalogue, _there: bool, number: int, _who: int) -> None:
    catalogue.tackling_power.append(number)


def carrier_power(catalogue: Catalogue, _there: bool, number: int, _who: int) -> None:
    catalogue.carrier_power.append(number)


def one_die(catalogue: Catalogue, there: bool, _number: int, _who: int) -> None:
    catalogue.one_die.append(there)


def no_guard(catalogue: Catalogue, there: bool, _number: int, _who: int) -> None:
    catalogue.no_guard.append(there)


def firm(catalogue: Catalogue, there: bool, _number: int, _who: int) -> None:
    catalogue.firm.append(there)


def sure_hands(catalogue: Catalogue, there: bool, _number: int, _who: int) -> None:
    catalogue.sure_hands.append(there)


def dump_off(catalogue: Catalogue, there: bool, _number: int, _who: int) -> None:
    catalogue.dump_off.append(there)


def strip_ball(catalogue: Catalogue, there: bool, _number: int, _who: int) -> None:
    catalogue.strip_ball.append(there)


def guard(catalogue: Catalogue, there: bool, _number: int, _who: int) -> None:
    catalogue.guard.append(there)


def freebooter(catalogue: Catalogue, there: bool, _number: int, _who: int) -> None:
    catalogue.freebooter.append(there)


# --- Of upgrades and headlines -------------------------------------------------------------------------------


def team_power(catalogue: Catalogue, _there: bool, number: int, _who: int) -> None:
    catalogue.team_power.append(number)


def draft_freebooters(catalogue: Catalogue, there: bool, _number: int, _who: int) -> None:
    catalogue.draft_freebooters.append(there)


def target_power(catalogue: Catalogue, _there: bool, number: int, who: int) -> None:
    catalogue.target_power.append(number)
    catalogue.target_power_who.append(who)


def both_dice(catalogue: Catalogue, there: bool, _number: int, _who: int) -> None:
    catalogue.both_dice.append(there)


def cheat_tokens(catalogue: Catalogue, _there: bool, number: int, _who: int) -> None:
    catalogue.cheat_tokens.append(number)


def highlight_fans(catalogue: Catalogue, _there: bool, number: int, _who: int) -> None:
    catalogue.highlight_fans.append(number)


def zone_limit(catalogue: Catalogue, _there: bool, number: int, _who: int) -> None:
    catalogue.zone_limit.append(number)


EFFECTS: Final[tuple[Effect, ...]] = (
    lasting(
        "tackling power", PLAYERS, phrase("{signed} power while tackling", "static.tackling_power"), tackling_power
    ),
    lasting("carrier power", PLAYERS, phrase("{signed} power while carrier", "static.carrier_power"), carrier_power),
    lasting("lone die", PLAYERS, phrase("one die against a stronger target", "static.one_die"), one_die),
    lasting("no guard", PLAYERS, phrase("no guard against this", "static.no_guard"), no_guard),
    lasting("firm", PLAYERS, phrase("cannot be tackled while carrier", "static.firm"), firm),
    lasting("sure hands", PLAYERS, phrase("keep the ball when downed", "static.sure_hands"), sure_hands),
    lasting(
        "dump off",
        PLAYERS,
        phrase("pass the ball on instead of getting or dropping it", "static.dump_off"),
        dump_off,
    ),
    lasting("strip ball", PLAYERS, phrase("ball to midfield instead of a tackle", "static.strip_ball"), strip_ball),
    lasting("guard", PLAYERS, phrase("take a tackle for other yours here", "static.guard"), guard),
    lasting("freebooter", PLAYERS, phrase("return a player and shuffle when drafted", "static.freebooter"), freebooter),
    lasting(
        "team power",
        UPGRADES,
        phrase("{signed} team power where yours downed", "static.team_power", who=whom.YOURS | whom.DOWNED | whom.HERE),
        team_power,
    ),
    lasting(
        "draft freebooters",
        UPGRADES,
        phrase("drafted stars have freebooter", "static.treat_as"),
        draft_freebooters,
    ),
    lasting(
        "target power",
        HEADLINES,
        formed(phrase("{signed} power to {who} while targeted", "static.target_power"), "who", "whichever"),
        target_power,
    ),
    lasting("both dice", HEADLINES, phrase("roll two dice and apply both", "static.both_dice"), both_dice),
    lasting("cheat tokens", HEADLINES, phrase("{n} tokens for each cheat", "static.cheat_tokens"), cheat_tokens),
    lasting(
        "highlight fans",
        HEADLINES,
        phrase("{n} fan(s) for winning a highlight", "static.highlight_fans"),
        highlight_fans,
    ),
    lasting("zone limit", HEADLINES, phrase("at most {n} in a team zone", "static.zone_limit"), zone_limit, 20),
)
