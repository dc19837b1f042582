"""Lessons: whoever does only what is lit comes to the end; whoever does not is still taught."""

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.serving import Client, Served, serving
from touchline.bots.protocol import make_bot
from touchline.games import game_of
from touchline.rulebook import read_rulebook
from touchline.server.lessons.lesson import Taught, teacher_of, teachers
from touchline.server.lessons.script import Script
from touchline.server.play.played import Played
from touchline.server.play.record import BOT, PERSON, TableRecord
from touchline.table.errors import BadArgument

DRILLS = [f"drill-{number}" for number in range(1, 8)]
LESSONS = ["first-week", *DRILLS]
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")


# --- Without a server ----------------------------------------------------------------------------------------------


def begun(name: str) -> Played:
    """The table of a lesson as the server holds it."""
    teacher = teacher_of(name)
    base = teacher.begin().position()
    return Played(TableRecord("t", teacher.game, "{}", b"s" * 32, "c", "0", "d", 0, base=base, lesson=name))


def taught(played: Played) -> Taught:
    found = played.taught()
    assert found is not None
    return found


def option(played: Played, words: str) -> int:
    """An option in the words of cases."""
    book: Any = game_of(played.record.game).book
    found: list[int] = book.matching(played.table, words.split())
    assert found, words
    return found[0]


def follow(played: Played, choices: int = 1_000) -> Taught:
    """Do what is lit until the lesson is over, or so many choices are made."""
    pupil = teacher_of(played.record.lesson).pupil
    while choices > 0:
        now = taught(played)
        if now.lesson.done or now.halted:
            break
        table = played.table
        if len(table.codes) == 1:
            played.choose(table.codes[0], PERSON)
        elif table.seat == pupil:
            assert now.lesson.hints
            assert all(code in table.codes for code in now.lesson.hints)
            played.choose(now.lesson.hints[-1], PERSON)
            choices -= 1
        else:
            assert now.reply in table.codes
            played.choose(now.reply, BOT)
    return taught(played)


def test_these_lessons_there_are() -> None:
    assert sorted(teachers()) == sorted(LESSONS)
    with pytest.raises(BadArgument, match="There is no lesson 'drill-8'; there are first-week, drill-1, drill-2"):
        teacher_of("drill-8")


@pytest.mark.parametrize("name", LESSONS)
def test_whoever_does_what_is_lit_is_done(name: str) -> None:
    end = follow(begun(name))
    assert end.lesson.done
    assert not end.lesson.failed
    assert end.lesson.hints == []


@pytest.mark.parametrize("name", DRILLS)
def test_any_option_that_is_lit_leads_on(name: str) -> None:
    """Not only the one that a pupil happens to take, and however dice fall that the drill does not lay out."""
    for seed in (b"a" * 32, b"b" * 32, b"c" * 32):
        played = begun(name)
        played.record = TableRecord(
            "t", "blitz-bowl", "{}", seed, "c", "0", "d", 0, base=played.record.base, lesson=name
        )
        played.rebuild()
        for hint in taught(played).lesson.hints:
            other = begun(name)
            other.record = played.record
            other.rebuild()
            other.choose(hint, PERSON)
            for later in taught(other).lesson.hints or [-1]:
                mark = other.mark()
                if later >= 0:
                    other.choose(later, PERSON)
                assert follow(other).lesson.done
                other.restore(mark)


@pytest.mark.parametrize("name", LESSONS)
def test_every_word_is_there_in_both_languages_and_every_rule_exists(name: str) -> None:
    played = begun(name)
    rules = read_rulebook().rules
    seen: set[str] = set()
    while True:
        now = taught(played)
        for text in (now.lesson.title, now.lesson.text):
            assert set(text) == {"en", "ja"}
            assert JAPANESE.search(text["ja"])
            assert not re.search(r"[A-Za-z]{4}|[,.!?] ", text["ja"]), text["ja"]
            assert "{" not in text["en"] + text["ja"]
        assert now.lesson.rules
        assert all(rule in rules for rule in now.lesson.rules), now.lesson.rules
        seen.add(now.lesson.text["en"])
        if now.lesson.done:
            break
        follow(played, 1)
    assert len(seen) == now.lesson.steps + 1


def test_a_drill_that_is_not_done_in_its_turn_has_failed() -> None:
    played = begun("drill-2")
    played.choose(option(played, "end-turn"), PERSON)
    now = taught(played)
    assert now.lesson.failed
    assert not now.lesson.done
    assert now.halted
    assert now.lesson.hints == []
    assert now.lesson.text["en"].startswith("The turn is over")


def test_a_drill_shows_the_way_from_elsewhere_too() -> None:
    played = begun("drill-1")
    played.choose(option(played, "run blitzer"), PERSON)
    played.choose(option(played, "run-to h4"), PERSON)
    assert [played.table.option_text(code) for code in taught(played).lesson.hints] == ["Blitzer: Mark"]
    assert follow(played).lesson.done


def test_a_drill_says_when_it_sees_no_way() -> None:
    played = begun("drill-7")
    played.choose(option(played, "run blitzer"), PERSON)
    played.choose(option(played, "run-to m9"), PERSON)
    assert taught(played).lesson.hints == []
    assert not taught(played).lesson.failed
    assert "we see no way" in taught(played).lesson.text["en"]
    played.undo(0, 1)
    assert follow(played).lesson.done


def test_a_drill_once_done_stays_done() -> None:
    played = begun("drill-5")
    assert follow(played).lesson.done
    played.choose(option(played, "end-turn"), PERSON)
    now = taught(played)
    assert now.lesson.done
    assert not now.lesson.failed
    assert now.halted


def test_a_roll_that_is_not_laid_out_is_not_counted_on() -> None:
    played = begun("drill-3")
    played.choose(option(played, "block blitzer"), PERSON)
    lit = [played.table.option_text(code) for code in taught(played).lesson.hints]
    assert lit == ["apply Shove"]
    assert any("roll again" in played.table.option_text(code) for code in played.table.codes)


# --- The first week --------------------------------------------------------------------------------------------------


def test_the_first_week_shows_what_it_should() -> None:
    played = begun("first-week")
    follow(played)
    names = {played.table.registry.events[event.kind].name for event in played.table.events}
    assert names >= {
        "committed",
        "skill-used",
        "ball-gained",
        "ball-dropped",
        "tackle-succeeded",
        "tackle-missed",
        "downed",
        "token-assigned",
        "ability-used",
        "drawn",
        "discarded",
        "passed",
        "tokens-revealed",
        "winner",
        "payout",
        "card-kept",
        "improvement-revealed",
        "week-begins",
    }
    table: Any = played.table
    assert table.week == 2
    assert table.fans[0] == 10
    assert 12 <= taught(played).lesson.steps <= 20


def test_the_season_can_be_played_on_after_the_first_week() -> None:
    played = begun("first-week")
    follow(played)
    assert not taught(played).halted
    assert taught(played).reply == -1  # bots think for themselves now
    end = taught(played).lesson
    assert "10 fans" in end.text["en"]
    played.choose(played.table.codes[0], BOT)
    assert taught(played).lesson == end


def test_whoever_goes_another_way_gets_advice() -> None:
    played = begun("first-week")
    played.choose(option(played, "commit ogre left 3"), PERSON)
    now = taught(played)
    assert now.reply == -1
    assert now.lesson.hints == []  # another seat is asked
    while played.table.seat != 0:
        played.choose(played.table.safe_code(), BOT)
    now = taught(played)
    assert len(now.lesson.hints) == 1
    assert now.lesson.hints[0] in played.table.codes
    assert now.lesson.text["en"].startswith("Commit a player where")
    assert now.lesson.rules == ["TM 5.1.1"]
    assert not now.lesson.failed


def test_advice_leads_to_the_end_of_the_week() -> None:
    played = begun("first-week")
    played.choose(option(played, "commit ogre left 3"), PERSON)
    bot = make_bot("rookie", 0, 1)
    while not taught(played).lesson.done:
        if played.table.seat == 0 and len(played.table.codes) > 1:
            played.choose(taught(played).lesson.hints[0], PERSON)
        else:
            played.choose(bot.choose(played.table.view(played.table.seat)), BOT)
    end = taught(played).lesson
    assert end.text["en"].startswith("You have played a whole week")
    assert JAPANESE.search(end.text["ja"])
    assert end.step == end.steps


def test_there_is_advice_for_every_kind_of_question() -> None:
    script = teacher_of("first-week")
    assert isinstance(script, Script)
    assert list(script.advice) == [kind.name for kind in game_of("team-manager").registry.kinds]
    for text in script.advice.values():
        assert JAPANESE.search(text["ja"])
        assert not re.search(r"[A-Za-z]{2}|[,.!?]", text["ja"])


def test_the_texts_of_the_first_week_are_short_and_in_the_words_of_the_glossary() -> None:
    text = (files("touchline.server.team_manager") / "lessons" / "first-week.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    for step in data["step"]:
        if "text" in step:
            assert 1 <= len(re.findall(r"[.:](?: |$)", step["text"]["en"])) <= 5, step["text"]["en"]
            assert len(step["text"]["en"]) < 330
            slots = [sorted(set(re.findall(r"\{[\w-]+\}", step["text"][language]))) for language in ("en", "ja")]
            assert slots[0] == slots[1], slots
    japanese = re.sub(r"\{[\w-]+\}", "", " ".join(re.findall(r'ja = "(.*?)"', text)))
    assert not re.search("プレイヤー|彼|敵|マッチアップ(?!アクション|フェイズ)", japanese)


# --- Over the wire -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as one:
        yield one


def practise(served: Served, lesson: str) -> tuple[dict[str, Any], Client]:
    answer = served.post("/practice", {"lesson": lesson})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    mine = [seat for seat, link in enumerate(made["seats"]) if link]
    assert len(mine) == 1
    return made, served.client(made, mine[0])


def follow_hints(client: Client) -> int:
    """Click only what is lit; gives how often."""
    clicks = 0
    client.until(0)
    while not client.state["lesson"]["done"]:
        assert not client.state["lesson"]["failed"]
        if client.state["decision"] is None:
            client.receive()
            continue
        decision = client.state["decision"]
        hints = client.state["lesson"]["hints"]
        assert hints
        assert set(hints) <= {option["code"] for option in decision["options"]}
        client.send(type="choose", number=decision["number"], code=hints[0])
        client.until(decision["number"] + 1)
        clicks += 1
    return clicks


@pytest.mark.parametrize(("lesson", "clicks"), [("first-week", 17), *zip(DRILLS, (2, 2, 3, 1, 2, 2, 2), strict=True)])
def test_a_pupil_who_clicks_only_what_is_lit_finishes(served: Served, lesson: str, clicks: int) -> None:
    _, client = practise(served, lesson)
    assert follow_hints(client) == clicks
    assert client.state["lesson"]["id"] == lesson
    client.close()


def test_only_the_pupil_is_shown_what_leads_on(served: Served) -> None:
    made, client = practise(served, "drill-1")
    client.until(0)
    assert client.state["lesson"]["hints"]
    assert client.state["decision"]["kind"] == "action"
    onlooker = served.state(made["table"], made["spectator"].partition("#")[2])
    assert onlooker["lesson"]["hints"] == []
    assert onlooker["lesson"]["text"] == client.state["lesson"]["text"]
    client.close()


def test_a_choice_in_a_lesson_can_be_taken_back(served: Served) -> None:
    _, client = practise(served, "drill-1")
    client.until(0)
    before = client.state["lesson"]
    client.choose(0)
    assert client.state["lesson"] != before
    assert client.state["undo"]
    client.send(type="undo", number=client.state["sequence"])
    client.until(client.state["sequence"] + 1)
    assert client.state["lesson"] == before
    client.close()


def test_the_other_coach_does_nothing_when_the_turn_is_over(served: Served) -> None:
    made, client = practise(served, "drill-2")
    end = next(n for n, one in enumerate(client.asked()["options"]) if one["verb"] == "end-turn")
    client.choose(end)
    assert client.state["lesson"]["failed"]
    assert client.state["waiting"]["seat"] == 0
    live = served.app.tables.live[made["table"]]
    assert not live.turn.busy
    live.turn.nudge()
    assert not live.turn.busy
    client.close()


def test_a_lesson_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with serving(database) as served:
        made, client = practise(served, "first-week")
        for _ in range(5):
            decision = client.asked()
            client.send(type="choose", number=decision["number"], code=client.state["lesson"]["hints"][0])
            client.until(decision["number"] + 1)
        client.asked()
        before = client.state
        client.close()
    with serving(database) as served:
        client = served.client(made, 0)
        client.asked()
        assert client.state["lesson"] == before["lesson"]
        assert client.state["sequence"] == before["sequence"]
        assert client.state["notice"] == ""
        follow_hints(client)
        client.close()


def test_a_lesson_that_is_not_there_is_one_sentence(served: Served) -> None:
    answer = served.post("/practice", {"lesson": "drill-9"})
    assert answer.status_code == 400
    assert "There is no lesson 'drill-9'" in answer.json()["sentence"]
    assert served.post("/practice", {"lesson": "drill-1", "seed": 1}).status_code == 400


def test_a_lesson_has_no_replay_of_its_own(served: Served) -> None:
    made, client = practise(served, "drill-1")
    answer = served.get(f"/tables/{made['table']}/replay", made["creator"].partition("#")[2])
    assert answer.status_code == 400
    client.close()
