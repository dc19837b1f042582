"""The luck report: exact, in both languages, and nothing on average."""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

import touchline
from tests import blitz_worlds, worlds
from touchline.blitz_bowl import events as blitz_events
from touchline.blitz_bowl import kinds as blitz_kinds
from touchline.blitz_bowl.luck import choose as blitz_choose
from touchline.games import game_of
from touchline.server.replays.luck import Roll, Step, luck_of, mean, rolls_of, spread_of
from touchline.server.words.wording import in_all
from touchline.table.decision import verb_of
from touchline.table.dice import scripted, seeded
from touchline.table.odds import choose, outcomes
from touchline.table.table import Table
from touchline.team_manager import events, kinds, places

BOTH = ("team-manager", "blitz-bowl")
COUNTED = {
    "team-manager": (events.DICE_ROLLED, events.TOKEN_ASSIGNED),
    "blitz-bowl": (blitz_events.BLOCK_ROLLED, blitz_events.THROW_ROLLED, blitz_events.ARMOUR_ROLLED),
}
AIMED = ("tackle", "block-at", "throw-to")
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")


def new(game: str, seed: int) -> Any:
    return worlds.new_table(seed) if game == "team-manager" else blitz_worlds.new_match(seed)


def moments(table: Any, seed: int) -> Iterator[Any]:
    """A random game at every decision."""
    play: Any = worlds.play if table.registry.game == "team-manager" else blitz_worlds.play
    yield from play(table, seed)


def played(game: str, seed: int) -> tuple[Table, Table, list[Step]]:
    """A random game: its beginning, its end, and its steps."""
    start = new(game, seed)
    table = start.copy()
    table.dice = seeded(seed)
    table.loud = True
    table.history = []
    ends = [0]
    for _ in moments(table, seed):
        if len(table.history) == len(ends):  # the choice before is made
            ends.append(len(table.events))
    ends.append(len(table.events))
    steps = [Step(n, code, table.events[ends[n - 1] : ends[n]]) for n, (_, code) in enumerate(table.history, 1)]
    return start, table, steps


@pytest.mark.parametrize(("game", "seeds"), [("team-manager", range(8)), ("blitz-bowl", range(12))])
def test_every_roll_that_counts_is_reckoned(game: str, seeds: range) -> None:
    for seed in seeds:
        start, end, steps = played(game, seed)
        rolls = rolls_of(game, start, end, steps)
        told = [event for step in steps for event in step.events]
        again = sum(event.kind == events.DICE_REROLLED for event in told) if game == "team-manager" else 0
        wanted = sum(event.kind in COUNTED[game] for event in told)
        assert wanted <= len(rolls) <= wanted + again
        for roll in rolls:
            assert sum(roll.spread.values()) == 1
            assert roll.value in roll.spread
            assert sum((value - mean(roll.spread)) * share for value, share in roll.spread.items()) == 0
            assert 0 < roll.chance <= 1
            assert JAPANESE.search(roll.text["ja"])
            assert not re.search(r"[A-Za-z]{4}|\{", roll.text["ja"]), roll.text
            assert "{" not in roll.text["en"]


@pytest.mark.parametrize(
    ("game", "sorts", "seeds"),
    [
        ("team-manager", (kinds.TACKLE_SKILL, kinds.ATTEMPT), range(3)),
        ("blitz-bowl", (blitz_kinds.BLOCK, blitz_kinds.THROW), range(16)),
    ],
)
def test_over_all_that_the_rules_could_roll_favour_is_nothing(game: str, sorts: tuple[int, ...], seeds: range) -> None:
    """Played out by the rules themselves, with every result of the dice, each as likely as it is."""
    looked = 0
    for seed in seeds:
        for now in moments(new(game, seed), seed):
            if now.kind not in sorts:
                continue
            aimed = [code for code in now.codes if now.registry.verbs[verb_of(code)].name in AIMED]
            for code in aimed[:2]:
                favours: list[Fraction] = []
                for share, _, trial in outcomes(now, code, chooser=blitz_choose if game == "blitz-bowl" else choose):
                    rolls = rolls_of(game, now, now, [Step(1, code, trial.events)])
                    favours += [share * roll.favour for roll in rolls[:1]]
                assert sum(favours) == 0, (seed, now.option_text(code))
                looked += len(favours) > 1
    assert looked > 20


def test_two_dice_and_a_choice_by_hand() -> None:
    """Blitzer (3 standing, 1 downed) tackles a Lineman (1, 0): a Target Down is worth 1, a Tackler Down costs 2."""
    rolls = tackle("human-blitzer", "orc-lineman", "target-down", "miss")
    assert [roll.value for roll in rolls] == [1]
    assert rolls[0].spread == {
        Fraction(1): Fraction(27, 36),
        Fraction(0): Fraction(8, 36),
        Fraction(-2): Fraction(1, 36),
    }
    assert rolls[0].favour == 1 - (Fraction(27, 36) - Fraction(2, 36))
    assert rolls[0].chance == Fraction(3, 4)
    assert rolls[0].text["en"] == "Human Blitzer tackles Orc Lineman: Target Down, Miss"
    assert rolls[0].text["ja"] == (
        "ヒューマンのブリッツァーのオークのラインマンへのタックル：「目標はダウン」、「何もなし」"
    )


def test_who_is_weaker_has_the_worse_die() -> None:
    rolls = tackle("human-blitzer", "da-troll", "target-down", "miss")
    assert rolls[0].value == 0  # the other manager would take the Miss
    assert rolls[0].spread[Fraction(2)] == Fraction(9, 36)


def test_equals_roll_one_die() -> None:
    rolls = tackle("human-blitzer", "orc-blitzer", "tackler-down")
    assert rolls[0].spread == {
        Fraction(2): Fraction(1, 2),
        Fraction(0): Fraction(1, 3),
        Fraction(-2): Fraction(1, 6),
    }
    assert rolls[0].favour == -2 - (1 - Fraction(1, 3))
    assert rolls[0].chance == Fraction(1, 6)


def tackle(tackler: str, target: str, *dice: str) -> list[Roll]:
    lines = [
        "touchline-position 1",
        "game: team-manager",
        "teams: reikland-reavers, gouged-eye",
        "highlight 1: bad-snap",
        f"  right 2: {target}",
        f"hand 1: {tackler}, human-lineman",
    ]
    start = touchline.read("\n".join(lines) + "\n")
    start.run()
    table = start.copy()
    book: Any = game_of("team-manager").book
    table.dice = scripted([book.result_of(face) for face in dice])
    table.loud = True
    code = book.matching(table, f"commit {tackler} left 1".split())[0]
    table.choose_code(code)
    table.choose_code(book.matching(table, ["tackle", target])[0])
    return rolls_of("team-manager", start, table, [Step(1, code, table.events)])


def test_a_token_is_worth_its_number_against_the_whole_pool() -> None:
    start, end, steps = played("team-manager", 1)
    told = [(step.number, event) for step in steps for event in step.events if event.kind == events.TOKEN_ASSIGNED]
    number, first = told[0]
    rolls = rolls_of("team-manager", start, end, steps)
    token = next(roll for roll in rolls if "gets a cheating token" in roll.text["en"])
    assert token.choice == number
    cards: Any = start
    faces = [cards.catalogue.ids[cards.face[card]] for card in cards.piles[places.POOL]]
    assert len(faces) == 30
    power = cards.catalogue.standing[first.other_face]
    worth = {"whistle": -power, "fan-1": 1, "fan-2": 2} | {f"power-{n}": n for n in range(4)}
    assert mean(token.spread) == Fraction(sum(worth[face] for face in faces), 30)
    assert token.value == worth[cards.catalogue.ids[first.face]]


def test_a_report_adds_up() -> None:
    for game in BOTH:
        start, end, steps = played(game, 5)
        rolls = rolls_of(game, start, end, steps)
        report = luck_of(game, start, end, steps, True)
        assert report.rolls == len(rolls) == sum(row.rolls for row in report.rows)
        assert report.unit == in_all(f"{game}/luck", "unit")
        for row in report.rows:
            favour = sum((roll.favour for roll in rolls if roll.seat == row.seat), Fraction(0))
            assert row.favour == round(float(favour), 3)
        assert report.luckiest is not None
        assert report.unluckiest is not None
        assert report.luckiest.favour == max(round(float(roll.favour), 3) for roll in rolls)
        assert report.unluckiest.favour == min(round(float(roll.favour), 3) for roll in rolls)
        assert report.verified


def test_a_game_without_rolls_has_nobody_to_name() -> None:
    start, end, steps = played("team-manager", 5)
    report = luck_of("team-manager", start, end, steps[:1], False)
    assert report.luckiest is None
    assert report.unluckiest is None
    assert report.rolls == 0
    assert all(row.favour == 0 for row in report.rows)


def test_equal_values_share_their_chance() -> None:
    spread = spread_of([Fraction(1), Fraction(0), Fraction(1), Fraction(3)])
    assert spread == {Fraction(1): Fraction(1, 2), Fraction(0): Fraction(1, 4), Fraction(3): Fraction(1, 4)}
    assert mean(spread) == Fraction(5, 4)
