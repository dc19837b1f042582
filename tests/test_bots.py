"""Bots: they know what their seat may know, answer every question with an option, and the rookie plays well."""

from collections import Counter

import pytest

import touchline
from touchline.arena.match import play_game, simulate
from touchline.bots import Bot, bots, make_bot
from touchline.bots.protocol import bot_dice
from touchline.bots.team_manager import rookie
from touchline.bots.team_manager.scouting import BOTH, EQUAL, STRONGER, WEAKER, odds
from touchline.bots.team_manager.worth import POWER_OF_A_FAN, UNSEEN, worth_of
from touchline.table.decision import code_of, first_of, verb_of
from touchline.team_manager import card_kinds, die, kinds, verbs
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.state import OPTIONAL_RULES, Season
from touchline.team_manager.view import View

RULES: list[list[str]] = [[], *([rule] for rule in OPTIONAL_RULES), [OPTIONAL_RULES[0], *OPTIONAL_RULES[2:]]]


def new_table(seats: int, seed: int, rules: list[str] | None = None) -> Season:
    table = touchline.new("team-manager", seats=seats, seed=seed, rules=rules or [], events=False)
    assert isinstance(table, Season)
    return table


class Witness:
    """Passes questions on to a bot, and looks at what it is given and what it says."""

    def __init__(self, bot: Bot, table: Season, seat: int) -> None:
        self.name = bot.name
        self.bot = bot
        self.table = table
        self.seat = seat
        self.kinds: Counter[str] = Counter()
        self.answers: list[tuple[int, int]] = []

    def choose(self, view: View) -> int:
        code = self.bot.choose(view)
        assert code in self.table.codes, kinds.NAMES[self.table.kind]
        self.kinds[kinds.NAMES[self.table.kind]] += 1
        self.answers.append((self.table.kind, code))
        return code


def played(seats: int, seed: int, rules: list[str], names: list[str]) -> list[Witness]:
    table = new_table(seats, seed, rules)
    witnesses = [Witness(make_bot(names[seat], seed, seat), table, seat) for seat in range(seats)]
    play_game(table, witnesses)
    assert table.result is not None
    return witnesses


# --- The bots there are ---------------------------------------------------------------------------------------


def test_bots_are_known_by_name() -> None:
    assert bots() == ["random", "rookie"]
    for name in bots():
        assert make_bot(name, 1, 0).name == name


def test_an_unknown_bot_is_an_error_that_names_the_bots() -> None:
    with pytest.raises(touchline.BadArgument, match="no bot 'griff'; there are random, rookie"):
        make_bot("griff", 0, 0)


def test_bots_roll_dice_of_their_own() -> None:
    def rolls(seed: int, seat: int) -> list[int]:
        dice = bot_dice(seed, seat)
        return [dice.pick(100) for _ in range(20)]

    assert rolls(1, 0) == rolls(1, 0)
    assert len({tuple(rolls(seed, seat)) for seed in range(3) for seat in range(3)}) == 9


def test_long_lists_of_options_are_drawn_from_evenly() -> None:
    dice = bot_dice(7, 0)
    drawn = Counter(dice.pick(600) // 100 for _ in range(6000))
    assert sorted(drawn) == list(range(6))
    assert min(drawn.values()) > 850


def test_the_random_bot_takes_every_option() -> None:
    table = new_table(2, 3)
    bot = make_bot("random", 3, table.seat)
    view = table.view(table.seat)
    assert {bot.choose(view) for _ in range(2000)} == set(table.codes)


# --- What they may know ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_bots_get_a_view_in_which_hidden_faces_are_missing(seats: int) -> None:
    table = new_table(seats, 11)

    class Spy(Witness):
        def choose(self, view: View) -> int:
            assert type(view) is View
            assert view.seat == self.seat
            assert view.table is not self.table
            for card, face in enumerate(view.table.face):
                seen = bool(self.table.known[card] >> self.seat & 1)
                assert face == (self.table.face[card] if seen else UNSEEN)
            return super().choose(view)

    play_game(table, [Spy(make_bot("rookie", 11, seat), table, seat) for seat in range(seats)])
    assert table.over


def test_the_rookie_answers_alike_in_every_world_that_looks_alike() -> None:
    table = new_table(3, 5)
    bot = make_bot("rookie", 5, 0)
    number = 0
    while table.kind >= 0:
        seat = table.seat
        view = table.view(seat)
        code = bot.choose(view)
        if number % 3 == 0:
            other = view.imagine(number).view(seat)
            assert other.table.codes == table.codes
            assert bot.choose(other) == code
        table.choose_code(code)
        number += 1


# --- Every question gets an answer ----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "+".join(rules) or "plain")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_is_answered_with_an_option(seats: int, rules: list[str]) -> None:
    for seed in range(4):
        played(seats, seed, rules, ["rookie"] * seats)
        played(seats, seed, rules, ["rookie", *["random"] * (seats - 1)])


def test_the_rookie_meets_nearly_every_kind_of_question() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        for witness in played(4, 1000 + seed, [], ["rookie"] * 4):
            met += witness.kinds
    # "pass-discards" needs a manager who passes with cards in hand, "alternative" a card of a designer's
    rare = {
        "pass-discards",
        "alternative",
        "opponent",
        "opponent-player",
        "shift",
        "rank",
        "ball-left",
        "reroll-die",
        "attempt",
    }
    assert set(kinds.NAMES) - set(met) <= rare


def test_there_is_advice_on_every_kind() -> None:
    assert sorted(rookie.ADVICE) == list(range(len(kinds.NAMES)))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_kind_without_advice_gets_the_safe_answer(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rookie, "ADVICE", {kinds.TURN: rookie.turn})
    for seed in range(3):
        for witness in played(seats, seed, [], ["rookie"] * seats):
            for kind, code in witness.answers:
                if kind != kinds.TURN:
                    registered = witness.table.registry.kinds[kind]
                    assert witness.table.registry.verbs[verb_of(code)].name == registered.default


# --- Advice ---------------------------------------------------------------------------------------------------


def questions(seats: int, games: int, kind: int) -> list[tuple[Season, int]]:
    """Tables at which the rookie was asked this, and what it said."""
    found: list[tuple[Season, int]] = []
    for seed in range(games):
        table = new_table(seats, 500 + seed)
        bot = make_bot("rookie", seed, 0)
        while table.kind >= 0:
            code = bot.choose(table.view(table.seat))
            if table.kind == kind:
                found.append((table.copy(), code))
            table.choose_code(code)
    return found


def test_nobody_passes_while_a_player_can_be_committed() -> None:
    for table, code in questions(2, 10, kinds.TURN):
        if any(verb_of(other) == verbs.COMMIT for other in table.codes):
            assert verb_of(code) != verbs.PASS


def test_the_tackler_wants_the_target_down_unless_that_serves_the_target() -> None:
    checked = 0
    for table, code in questions(4, 10, kinds.RESULT):
        tackler, target = table.tackles[-1].tackler, table.tackles[-1].target
        cards = table.catalogue
        friends = table.piles[table.place[target]]
        if any(cards.downed[table.face[card]] >= cards.standing[table.face[card]] for card in friends):
            continue
        if table.seat == table.owner[tackler] and code_of(verbs.APPLY, die.TARGET_DOWN) in table.codes:
            assert first_of(code) == die.TARGET_DOWN
            checked += 1
    assert checked


def test_the_odds_of_a_tackle() -> None:
    assert odds(3, 2) == STRONGER == pytest.approx((3 / 4, 1 / 36))
    assert odds(3, 3) == odds(2, 3, True) == EQUAL == pytest.approx((1 / 2, 1 / 6))
    assert odds(2, 3) == WEAKER == pytest.approx((1 / 4, 11 / 36))
    assert pytest.approx((3 / 4, 11 / 36)) == BOTH


def test_prices_come_from_what_is_printed() -> None:
    cards = load_catalogue()
    worth = worth_of(cards)
    assert worth_of(cards) is worth
    stars = [worth.player[face] for face, kind in enumerate(cards.kinds) if kind == card_kinds.STAR]
    linemen = [
        worth.player[face]
        for face, kind in enumerate(cards.kinds)
        if kind == card_kinds.PLAYER and cards.standing[face] == 1
    ]
    assert min(stars) > max(linemen)
    assert worth.token_stays == pytest.approx(24 / 30)
    assert worth.token[UNSEEN] == pytest.approx((23 + 6 * POWER_OF_A_FAN) / 30)


def test_the_same_seed_plays_the_same_game() -> None:
    def game(seed: int) -> list[list[tuple[int, int]]]:
        return [witness.answers for witness in played(3, seed, [], ["rookie", "random", "random"])]

    assert game(4) == game(4)
    assert game(4) != game(5)


def test_declining_is_among_the_answers() -> None:
    spoken: Counter[int] = Counter()
    for seed in range(5):
        for witness in played(4, seed, [], ["rookie"] * 4):
            spoken += Counter(verb_of(code) for _, code in witness.answers)
    assert spoken[verbs.SKIP]
    assert spoken[verbs.DECLINE]


# --- Strength -------------------------------------------------------------------------------------------------


def test_the_rookie_beats_the_random_bot() -> None:
    report = simulate(games=200, bots=["rookie", "random"], seed=1)
    assert report.bot("rookie").win_rate >= 0.95


def test_the_rookie_beats_three_random_bots() -> None:
    report = simulate(games=40, bots=["rookie", "random", "random", "random"], seed=2)
    assert report.bot("rookie").win_rate >= 0.8
