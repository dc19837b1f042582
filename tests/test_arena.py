"""Many games between bots: fair seats and teams, the same results for the same seed, honest intervals."""

import json
from collections import Counter

import pytest

import touchline
from touchline.arena import GameRecord, Report, match, play_game, simulate
from touchline.arena.match import Plan, make_plan
from touchline.arena.report import wilson
from touchline.bots import make_bot
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.view import View


def plan(seats: int, bots: list[str], seed: int = 3) -> Plan:
    return make_plan("team-manager", 1, seats, bots, seed, (), ())


class Stubborn:
    """Says the same whatever is asked."""

    def __init__(self) -> None:
        self.name = "stubborn"

    def choose(self, _view: View) -> int:
        return -1


# --- One game -------------------------------------------------------------------------------------------------


def test_bots_play_a_game_to_its_end() -> None:
    table = touchline.new("team-manager", seats=2, seed=9)
    play_game(table, [make_bot("random", 9, 0), make_bot("rookie", 9, 1)])
    assert table.over
    assert table.result.places[1] in (1, 2)


def test_there_is_a_bot_for_each_seat() -> None:
    table = touchline.new("team-manager", seats=3, seed=9)
    with pytest.raises(touchline.BadArgument, match="2 bots cannot play at 3 seats"):
        play_game(table, [make_bot("random", 9, seat) for seat in range(2)])


def test_a_bot_that_answers_with_no_option_is_named() -> None:
    table = touchline.new("team-manager", seats=2, seed=9)
    with pytest.raises(touchline.IllegalChoice, match="'stubborn' answered 'turn' with -1"):
        play_game(table, [Stubborn(), Stubborn()])


def test_a_fault_names_the_game_in_which_it_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "make_bot", lambda _name, _seed, _seat: Stubborn())
    with pytest.raises(touchline.IllegalChoice) as caught:
        simulate(games=1, bots=["random", "random"], seed=5)
    assert caught.value.__notes__[0].startswith("game 0: seed=")


# --- Who sits where -------------------------------------------------------------------------------------------


def test_every_bot_sits_everywhere_and_manages_the_same_teams() -> None:
    names = ["rookie", "random", "random", "random"]
    games = plan(4, names)
    for first in range(0, 40, 4):
        seats = [games.bots_of(number).index("rookie") for number in range(first, first + 4)]
        assert sorted(seats) == [0, 1, 2, 3]
        assert all(sorted(games.bots_of(number)) == sorted(names) for number in range(first, first + 4))
        teams = games.teams_of(first)
        assert all(games.teams_of(number) == teams for number in range(first, first + 4))
        assert len(set(teams)) == 4


def test_all_teams_play_about_as_often() -> None:
    games = plan(2, ["rookie", "random"])
    often = Counter(team for number in range(0, 1200, 2) for team in games.teams_of(number))
    assert sorted(often) == sorted(load_catalogue().teams)
    assert min(often.values()) > 150


def test_teams_are_drawn_from_those_named() -> None:
    teams = ["gouged-eye", "grudgebearers", "reikland-reavers"]
    report = simulate(games=12, bots=["random"], seats=2, teams=teams)
    assert {team for record in report.records for team in record.teams} == set(teams)


def test_every_game_has_a_seed_of_its_own() -> None:
    games = plan(2, ["random", "random"])
    assert len({games.seed_of(number) for number in range(1000)}) == 1000
    assert games.seed_of(0) != plan(2, ["random", "random"], seed=4).seed_of(0)


# --- Reports --------------------------------------------------------------------------------------------------


def test_the_number_of_workers_does_not_matter() -> None:
    told: list[tuple[int, int]] = []

    def run(workers: int) -> Report:
        return simulate(
            games=60,
            bots=["rookie", "random"],
            seed=8,
            workers=workers,
            progress=lambda done, of: told.append((done, of)),
        )

    alone = run(1)
    assert told == [(25, 60), (50, 60), (60, 60)]
    shared = run(2)
    assert told[3:] == told[:3]
    assert alone == shared
    assert alone.to_dict(records=True) == shared.to_dict(records=True)
    assert alone != simulate(games=60, bots=["rookie", "random"], seed=9)


def test_a_game_can_be_played_again_by_itself() -> None:
    report = simulate(games=5, bots=["rookie", "random", "random"], seed=6)
    again = make_plan("team-manager", 5, 3, ["rookie", "random", "random"], 6, (), ()).play(4)
    assert again == report.records[4]


def test_a_report_adds_up() -> None:
    names = ["rookie", "random", "random"]
    report = simulate(games=12, bots=names, seed=1, rules=["extended-season", "no-salary-cap"])
    assert report.seats == 3
    assert [record.number for record in report.records] == list(range(12))
    assert {bot.name: bot.played for bot in report.bots} == {"rookie": 12, "random": 24}
    assert sum(bot.wins for bot in report.bots) + report.undecided == 12
    for bot in report.bots:
        assert sum(bot.places) == bot.played
        assert bot.places[0] == bot.wins
        low, high = bot.interval
        assert 0 <= low <= bot.win_rate <= high <= 1
        assert bot.mean_length == report.records[0].length
        assert 1 <= bot.mean_place <= 4
        assert bot.mean_score > 0
        assert bot.microseconds > 0
    total = sum(sum(record.decisions) for record in report.records)
    assert sum(bot.decisions for bot in report.bots) == total


def test_a_report_is_json() -> None:
    report = simulate(games=4, bots=["random"], seats=2, seed=bytes(32))
    read = json.loads(json.dumps(report.to_dict(records=True)))
    assert read == report.to_dict(records=True)
    assert read["seed"] == "00" * 32
    assert read["games"] == len(read["records"]) == 4
    assert read["bots"][0]["played"] == 8
    assert read["records"][0]["fans"] == read["records"][0]["scores"]
    assert read["records"][0]["weeks"] == read["records"][0]["length"]
    assert read["bots"][0]["mean_fans"] == read["bots"][0]["mean_score"]
    assert read["bots"][0]["mean_weeks"] == read["bots"][0]["mean_length"]
    assert "records" not in report.to_dict()


def test_a_game_that_nobody_won_is_nobodys_win() -> None:
    record = GameRecord(0, 1, ["a", "b"], ["rookie", "random"], [2, 2], [9, 9], [5, 5], 4, [0.1, 0.1])
    report = Report("team-manager", 2, 0, [], [record])
    assert report.undecided == 1
    assert [bot.wins for bot in report.bots] == [0, 0]
    assert [bot.places for bot in report.bots] == [[0, 1, 0], [0, 1, 0]]


def test_wilson_intervals() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


# --- What cannot be -------------------------------------------------------------------------------------------


def test_what_cannot_be_simulated_is_said_before_the_first_game() -> None:
    with pytest.raises(touchline.BadArgument, match="no bot 'griff'"):
        simulate(bots=["griff", "random"])
    with pytest.raises(touchline.BadArgument, match="3 bots are named for 2 seats"):
        simulate(seats=2, bots=["rookie", "random", "random"])
    with pytest.raises(touchline.BadArgument, match="1 teams cannot fill 2 seats"):
        simulate(bots=["rookie", "random"], teams=["gouged-eye"])
    with pytest.raises(touchline.BadArgument, match="no team 'gouged-ear'"):
        simulate(bots=["rookie", "random"], teams=["gouged-eye", "grudgebearers", "gouged-ear"])
    with pytest.raises(touchline.BadArgument, match="no optional rule"):
        simulate(bots=["rookie", "random"], rules=["salary-cap"])
    with pytest.raises(touchline.BadArgument, match="no game"):
        simulate("chess", bots=["rookie", "random"])
    with pytest.raises(touchline.BadArgument, match="0 games"):
        simulate(games=0)
    with pytest.raises(touchline.BadArgument, match="-1 workers"):
        simulate(workers=-1)
