"""The rookie as a coach: an answer to every question, from its view alone, and good ones."""

from collections import Counter

import pytest

from tests.blitz_worlds import TEAMS, new_match, play, state
from touchline.arena.match import play_game
from touchline.blitz_bowl import block_die, game, kinds, rolls, verbs
from touchline.blitz_bowl.checks import passes
from touchline.blitz_bowl.pitch import END_ZONES, square_at
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.view import View
from touchline.bots.blitz_bowl import rookie
from touchline.bots.blitz_bowl.blocks import best_of
from touchline.bots.blitz_bowl.claims import EASE
from touchline.bots.blitz_bowl.outlook import CHANCES
from touchline.bots.blitz_bowl.runs import beside_two, nearest
from touchline.bots.protocol import make_bot
from touchline.table.decision import code_of, second_of, third_of, verb_of
from touchline.table.dice import seeded
from touchline.table.setting import Setting

EVERYTHING = ["random-events", "fouls", "throw-team-mate", "rookies-to-watch", "arena", "special-balls", "pitch"]

SELDOM = {"foul", "shadow", "bloodlust"}  # mostly with a single answer, so that nobody is asked; see the last tests


class Witness:
    """Asks the rookie twice, and looks at what became of the view."""

    def __init__(self, seed: int, seat: int) -> None:
        self.name = "rookie"
        self.bot = make_bot("rookie", seed, seat)
        self.kinds: Counter[int] = Counter()

    def choose(self, view: View) -> int:
        table = view.table
        before = state(table)
        code = self.bot.choose(view)
        assert state(table) == before, kinds.NAMES[table.kind]
        assert self.bot.choose(view) == code, kinds.NAMES[table.kind]
        assert code in table.codes, kinds.NAMES[table.kind]
        self.kinds[table.kind] += 1
        check_advice(table, code)
        return code


def check_advice(table: Match, code: int) -> None:
    """What no coach should be told twice."""
    if table.kind == kinds.RUN:
        scoring = scoring_runs(table)
        assert not scoring or code in scoring
    elif table.kind == kinds.CLAIM:
        assert verb_of(code) == verbs.CLAIM
    elif table.kind == kinds.EMERGENCY:
        assert verb_of(code) == verbs.RESERVES
    elif table.kind == kinds.REROLL and table.about("roll") == rolls.THROW:
        if passes(table.about("die"), table.about("needed"), table.about("minus")):
            assert verb_of(code) == verbs.KEEP


def scoring_runs(table: Match) -> list[int]:
    """The Runs that end in a Touchdown, if nobody interrupts."""
    seat = table.seat
    runner = table.about("player")
    if table.coach != seat or not table.roles[runner].throw:
        return []
    home = END_ZONES[1 - seat] & ~table.marked_by(1 - seat)
    carries = table.holding(runner) >= 0
    return [
        code
        for code in table.codes
        if verb_of(code) == verbs.RUN_TO and home >> second_of(code) & 1 and (carries or third_of(code))
    ]


def match_of(teams: list[str], seed: int, rules: list[str]) -> Match:
    setting = Setting()
    setting.seats = 2
    setting.teams = teams
    setting.rules = list(rules)
    setting.seed = seed
    table = game.new(setting, seeded(seed))
    table.loud = False
    table.run()
    return table


# --- Every question -------------------------------------------------------------------------------------------


def test_there_is_advice_for_every_kind_of_question() -> None:
    assert set(rookie.ADVICE) == set(range(len(kinds.NAMES)))


def test_a_kind_without_advice_gets_the_safe_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(table for table in play(new_match(1), 1) if table.kind == kinds.ACTION)
    monkeypatch.delitem(rookie.ADVICE, kinds.ACTION)
    assert rookie.choose(table.view(table.seat)) == table.safe_code()


def test_it_answers_every_kind_of_question_wherever_it_comes_up() -> None:
    """In matches of its own, and at every decision of some that others play: it would never have come to be there."""
    sorts: Counter[int] = Counter()
    for seed in range(40):
        for table in play(new_match(seed), seed):
            assert rookie.choose(table.view(table.seat)) in table.codes, kinds.NAMES[table.kind]
            sorts[table.kind] += 1
        teams = [TEAMS[seed % len(TEAMS)], TEAMS[seed * 7 % len(TEAMS)]] if seed % 5 else []
        table = match_of(teams, seed, EVERYTHING)
        witnesses = [Witness(seed, seat) for seat in range(2)]
        play_game(table, witnesses)
        assert table.finished
        for witness in witnesses:
            sorts.update(witness.kinds)
    assert {kinds.NAMES[kind] for kind in range(len(kinds.NAMES)) if not sorts[kind]} <= SELDOM


def test_it_is_the_rookie_of_this_game() -> None:
    table = match_of(["human", "orc"], 3, [])
    for _ in range(40):
        view = table.view(table.seat)
        expected = rookie.choose(view) if len(table.codes) > 1 else table.codes[0]
        assert make_bot("rookie", 0, table.seat).choose(view) == expected
        table.choose_code(expected)


# --- Playing well ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [[], EVERYTHING], ids=["plain", "everything"])
def test_it_beats_random_with_every_team_from_either_seat(rules: list[str]) -> None:
    won = 0
    games = 3 * len(TEAMS)
    for number in range(games):
        mine = TEAMS[number % len(TEAMS)]
        other = TEAMS[(number * 5 + 2) % len(TEAMS)]
        seat = number // len(TEAMS) % 2
        table = match_of([mine, other] if seat == 0 else [other, mine], number, rules)
        bots = [Witness(number, one) if one == seat else make_bot("random", number, one) for one in range(2)]
        play_game(table, bots)
        won += table.score[seat] > table.score[1 - seat]
    assert won >= 0.9 * games


# --- Rules of thumb -------------------------------------------------------------------------------------------


def test_chances_of_checks() -> None:
    assert CHANCES[0][4] == pytest.approx(3 / 6)
    assert CHANCES[1][4] == pytest.approx(2 / 6)
    assert CHANCES[1][6] == pytest.approx(1 / 6)
    assert CHANCES[0][0] == 0


def test_the_best_of_several_dice() -> None:
    worth = [0.0] * 5
    worth[block_die.SMASH] = worth[block_die.KERRUNCH] = worth[block_die.TACKLE] = 1.0
    assert best_of(worth, 1) == pytest.approx(1 / 2)
    assert best_of(worth, 2) == pytest.approx(3 / 4)
    worth[block_die.SHOVE] = 0.5
    worth[block_die.MISS] = -1.0
    assert best_of(worth, 1) == pytest.approx((3 + 2 * 0.5 - 1) / 6)
    assert best_of(worth, 3) == pytest.approx(1 * 7 / 8 + 0.5 * (1 / 8 - 1 / 216) - 1 / 216)


def test_squares_near_others() -> None:
    h6 = 5 * 16 + 7
    assert nearest(1 << h6 + 3 | 1 << h6 + 5, 1 << h6) == 1 << h6 + 3
    assert nearest(0, 1 << h6) == 0
    board = beside_two(1 << h6 | 1 << h6 + 2)
    assert board >> h6 + 1 & 1
    assert not board >> h6 - 1 & 1


def test_every_condition_has_an_ease_or_comes_with_one_that_has() -> None:
    table = match_of(["human", "orc"], 1, [])
    for challenge in table.catalogue.challenges:
        assert any(condition in EASE for condition, _number in challenge.conditions), challenge.id


# --- Questions that seldom come up --------------------------------------------------------------------------------


def asked(table: Match, kind: int, codes: list[int], first: int = 0) -> int:
    """What the rookie of seat 1 says to a question that is put to it here and now."""
    table.ask_openly(kind, 0, codes, 0, first, 0)
    return rookie.choose(table.view(0))


def player_named(table: Match, name: str) -> int:
    return next(player for player in range(len(table.square)) if table.player_id(player) == name)


def test_a_thrall_is_injured_rather_than_a_vampire() -> None:
    table = match_of(["vampire", "orc"], 1, [])
    blitzer = player_named(table, "blitzer")
    thrall = player_named(table, "thrall-1")
    codes = [code_of(verbs.SACRIFICE, blitzer), code_of(verbs.SACRIFICE, thrall)]
    assert asked(table, kinds.BLOODLUST, codes, blitzer) == code_of(verbs.SACRIFICE, thrall)


def test_the_strongest_is_fouled_and_goes_after_a_runner() -> None:
    table = match_of(["orc", "orc"], 1, EVERYTHING)
    fouler = player_named(table, "lineman-1")
    strong = player_named(table, "big-un-blocker")
    edge = table.edge
    for n, player in enumerate((fouler, edge, edge + strong)):
        table.put(player, square_at(7 + n % 2, 5 + n // 2), player >= edge)
    table.coach = 0
    codes = [code_of(verbs.FOUL_AT, fouler, edge), code_of(verbs.FOUL_AT, fouler, edge + strong)]
    assert asked(table, kinds.FOUL, codes, fouler) == code_of(verbs.FOUL_AT, fouler, edge + strong)
    codes = [code_of(verbs.SHADOW, fouler), code_of(verbs.SHADOW, strong)]
    assert asked(table, kinds.SHADOW, codes) == code_of(verbs.SHADOW, strong)


def test_a_documented_pitch_is_taken_and_a_reconstruction_only_if_there_is_no_other() -> None:
    table = match_of([], 1, EVERYTHING)
    stone, timber, brazier = (code_of(verbs.PITCH, number) for number in range(3))
    assert asked(table, kinds.PITCH, [stone, timber]) == stone
    assert asked(table, kinds.PITCH, [stone, timber, brazier]) == brazier
    assert asked(table, kinds.PITCH, [timber]) == timber


def test_the_better_team_is_taken_and_the_steadier_ball() -> None:
    table = match_of([], 1, EVERYTHING)
    teams = table.catalogue.teams
    human, snotling = teams.index("human"), teams.index("snotling")
    codes = [code_of(verbs.TEAM, human, snotling), code_of(verbs.TEAM, snotling, human)]
    assert asked(table, kinds.TEAM, codes) == codes[0]
    table.teams = (human, snotling)
    balls = [ball.id for ball in table.catalogue.balls]
    codes = [code_of(verbs.BALL, balls.index("plain")), code_of(verbs.BALL, balls.index("squig-ball"))]
    assert asked(table, kinds.BALL, codes) == codes[0]
