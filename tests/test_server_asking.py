"""What a seat asks before it chooses: odds, reasons and what comes next, over the wire and from its view alone."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from tests import blitz_worlds, worlds
from tests.serving import PERSON, Client, Served, serving, token_of, whose_turn
from touchline.blitz_bowl.state import Match
from touchline.server.play.asking import ahead, because, chances
from touchline.server.protocol.incoming import Odds, Peek, Why
from touchline.server.protocol.reading import ENCODER
from touchline.table.table import Table
from touchline.team_manager import verbs
from touchline.team_manager.state import Season

BOTH = ("team-manager", "blitz-bowl")


def moments(game: str, seed: int) -> Iterator[Any]:
    """A random game at every decision."""
    if game == "team-manager":
        yield from worlds.play(worlds.new_table(seed), seed)
    else:
        yield from blitz_worlds.play(blitz_worlds.new_match(seed), seed)


def other_world(table: Table, seat: int, seed: int) -> Table:
    if isinstance(table, Season):
        return worlds.other_world(table, seat, seed)
    assert isinstance(table, Match)
    return blitz_worlds.other_world(table, seat, seed)


# --- From the view alone -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_answers_are_the_same_in_every_world_that_looks_the_same(game: str) -> None:
    for seed in range(6):
        chance = random.Random(seed)
        for table in moments(game, seed):
            if chance.random() > 0.25:
                continue
            seat = table.seat
            twin = other_world(table, seat, seed + 1)
            code = chance.choice(table.codes)
            verb = chance.choice(table.registry.verbs)
            arguments = [chance.randrange(200) for _ in verb.arguments]
            asked = (Odds(1, code), Peek(1, code), Why(1, verb.name, arguments))
            assert answers(table, asked) == answers(twin, asked)


def answers(table: Table, asked: tuple[Odds, Peek, Why]) -> list[bytes]:
    """What the seat that is asked is told, as bytes."""
    view = table.view(table.seat)
    odds, peek, why = asked
    return [ENCODER.encode(answer) for answer in (chances(view, odds), ahead(view, peek), because(view, why))]


@pytest.mark.parametrize("game", BOTH)
def test_what_comes_next_is_what_then_comes(game: str) -> None:
    told: Counter[bool] = Counter()
    for seed in range(6):
        chance = random.Random(seed)
        for table in moments(game, seed):
            code = chance.choice(table.codes)
            seat = table.seat
            answer = ahead(table.view(seat), Peek(7, code))
            then = table.copy()
            then.choose_code(code)
            quiet = then.kind >= 0 and then.seat == seat and then.barrier < then.choices
            assert (answer.decision is not None) == quiet
            told[quiet] += 1
            if answer.decision is not None:
                real = then.view(seat).decision
                assert real is not None
                assert answer.decision.number == 8
                assert answer.decision.kind == real.kind
                assert [one.code for one in answer.decision.options] == then.codes
                assert [one.text for one in answer.decision.options] == [one.text for one in real.options]
    assert told[True] > 100
    assert told[False] > 100


def test_challenges_told_of_before_can_be_claimed_then() -> None:
    told: Counter[str] = Counter()
    for seed in range(12):
        for table in moments("blitz-bowl", seed):
            if table.registry.kinds[table.kind].name != "action":
                continue
            for code in table.codes:
                answer = ahead(table.view(table.seat), Peek(1, code))
                if not answer.leads:
                    continue
                told["leads"] += 1
                then = table.copy()
                then.choose_code(code)
                lead = answer.leads[seed % len(answer.leads)]
                then.choose_code(lead.code)
                assert then.registry.kinds[then.kind].name == "claim"
                names = {then.catalogue.challenges[then.front[one >> 20 & 1023]].id for one in then.codes[:-1]}
                assert set(lead.things) == names
    assert told["leads"] > 20


@pytest.mark.parametrize("game", BOTH)
def test_chances_add_up_to_one(game: str) -> None:
    rolled = 0
    for table in moments(game, 3):
        for code in table.codes[:3]:
            answer = chances(table.view(table.seat), Odds(0, code))
            assert sum(Fraction(one.numerator, one.denominator) for one in answer.chances) == 1
            shares = [Fraction(one.numerator, one.denominator) for one in answer.chances]
            assert shares == sorted(shares, reverse=True)
            rolled += len(answer.chances) > 1
    assert rolled


def test_the_odds_of_a_season_end_with_the_matchup_phase() -> None:
    """What the scoreboard will bring depends on tokens that nobody has seen."""
    passed = 0
    for seed in range(4):
        for table in moments("team-manager", seed):
            last = (1 << table.seats) - 1 & ~(1 << table.seat)
            if verbs.PASS << 30 in table.codes and table.passed == last:
                answer = chances(table.view(table.seat), Odds(0, verbs.PASS << 30))
                assert [one.text["en"] for one in answer.chances] == ["nothing happens"]
                passed += 1
    assert passed


# --- Over the wire -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


def season(served: Served) -> tuple[dict[str, Any], Client, Client]:
    """A season of two people, and who is asked first."""
    teams = ["reikland-reavers", "gouged-eye"]
    made = served.make("team-manager", [PERSON, PERSON], teams=teams, first=0)
    asked, other = whose_turn([served.client(made, 0), served.client(made, 1)])
    return made, asked, other


def option_of(client: Client, verb: str) -> dict[str, Any]:
    options: list[dict[str, Any]] = client.asked()["options"]
    return next(option for option in options if option["verb"] == verb)


def test_the_seat_that_is_asked_may_ask_for_odds_and_look_ahead(served: Served) -> None:
    _, asked, other = season(served)
    number = asked.state["sequence"]
    commit = option_of(asked, "commit")["code"]
    asked.send(type="odds", number=number, code=commit)
    answer = asked.next("odds")
    assert (answer["number"], answer["code"]) == (number, commit)
    assert answer["chances"][0]["numerator"] == 1
    assert set(answer["chances"][0]["text"]) == {"en", "ja"}
    asked.send(type="peek", number=number, code=option_of(asked, "pass")["code"])
    answer = asked.next("ahead")
    assert answer["decision"]["kind"] == "pass-discards"
    assert answer["decision"]["number"] == number + 1
    assert asked.state["sequence"] == number  # nothing was done
    for client in (asked, other):
        client.close()


def test_anybody_may_ask_why(served: Served) -> None:
    made, asked, other = season(served)
    spectator = Client(served, made["table"], token_of(made["spectator"]))
    creator = Client(served, made["table"], token_of(made["creator"]))
    for client in (asked, other, spectator, creator):
        client.until(0)
        client.send(type="why", number=client.state["sequence"], verb="tackle", arguments=[3])
        answer = client.next("because")
        assert answer["offered"] is False
        assert answer["rule"] == "TM 5.1.1"
        assert (answer["verb"], answer["arguments"]) == ("tackle", [3])
        mine = "must answer another question" if client is asked else "to choose now"
        assert mine in answer["text"]["en"]
        assert answer["text"]["ja"].startswith("今はレイクランド・リーヴァーズが")
        client.close()


def test_an_old_question_is_answered_with_the_present_state(served: Served) -> None:
    _, asked, other = season(served)
    number = asked.state["sequence"]
    code = asked.choose()
    now = asked.state["sequence"]
    for message in (
        {"type": "odds", "number": number, "code": code},
        {"type": "peek", "number": number, "code": code},
        {"type": "why", "number": number, "verb": "pass"},
    ):
        asked.send(**message)
        answer = asked.receive()
        assert answer["type"] == "state"
        assert answer["sequence"] == now
        assert answer["events"] == []
    for client in (asked, other):
        client.close()


def test_what_may_not_be_asked_is_refused(served: Served) -> None:
    made, asked, other = season(served)
    spectator = Client(served, made["table"], token_of(made["spectator"]))
    spectator.until(0)
    number = asked.state["sequence"]
    code = option_of(asked, "commit")["code"]
    wrong: list[tuple[Client, dict[str, Any], str]] = [
        (other, {"type": "odds", "number": number, "code": code}, "is asked, not you"),
        (other, {"type": "peek", "number": number, "code": code}, "is asked, not you"),
        (spectator, {"type": "odds", "number": number, "code": code}, "is asked, not you"),
        (asked, {"type": "odds", "number": number, "code": verbs.COMMIT << 30 | 1023 << 20}, "not an option"),
        (asked, {"type": "peek", "number": number + 1, "code": code}, "has not been asked"),
        (asked, {"type": "why", "number": number + 1, "verb": "pass"}, "has not been asked"),
        (asked, {"type": "why", "number": number, "verb": "dance"}, "There is no verb 'dance'"),
        (asked, {"type": "why", "number": number, "verb": "pass", "arguments": [1]}, "takes 0 arguments"),
        (asked, {"type": "why", "number": number, "verb": "commit", "arguments": [5000]}, "from 0 to 1023"),
        (asked, {"type": "why", "number": number, "verb": "commit", "arguments": [1, 2, 3, 4]}, "no message known"),
        (asked, {"type": "why", "number": number, "verb": "commit", "arguments": [-1]}, "no message known"),
    ]
    for client, message, words in wrong:
        client.send(**message)
        assert words in client.next("refused")["sentence"], message
        assert client.state["sequence"] == number
    for client in (asked, other, spectator):
        client.close()


def test_a_question_that_cannot_be_answered_in_time_is_refused(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("touchline.server.play.asking.LIMIT", 0.0)
    _, asked, other = season(served)
    asked.send(type="odds", number=asked.state["sequence"], code=option_of(asked, "commit")["code"])
    assert "take too long" in asked.next("refused")["sentence"]
    for client in (asked, other):
        client.close()
