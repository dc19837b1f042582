"""Languages: every message is there in each of them with its slots, and what people read is made of messages alone."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import touchline
from tests import blitz_worlds, worlds
from touchline.table import languages
from touchline.table.errors import BadArgument, BadFile, IllegalChoice, TouchlineError
from touchline.table.languages import ENGLISH, messages
from touchline.table.messages import slots_of
from touchline.table.said import Said, Slots, number, phrase, series, sign
from touchline.table.voice import Voice

BOTH = ("team-manager", "blitz-bowl")
CHECKED = ("album", "table", "words", "reasons", "odds", "luck", "terminal")
FOLDER = Path(languages.__file__).parent.parent / "languages"
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
SLOT = re.compile(r"\{[^{}]*\}")


def moments(game: str, seed: int) -> Iterator[Any]:
    if game == "team-manager":
        yield from worlds.play(worlds.new_table(seed), seed)
    else:
        yield from blitz_worlds.play(blitz_worlds.new_match(seed), seed)


# --- Files ---------------------------------------------------------------------------------------------------------


def test_languages_are_the_folders_there_are() -> None:
    assert languages.languages() == ["en", "ja"]
    english = sorted(path.relative_to(FOLDER / "en") for path in (FOLDER / "en").rglob("*"))
    for language in languages.languages():
        assert sorted(path.relative_to(FOLDER / language) for path in (FOLDER / language).rglob("*")) == english


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("part", CHECKED)
def test_japanese_has_the_messages_of_english(game: str, part: str) -> None:
    english = messages(ENGLISH, f"{game}/{part}").patterns
    japanese = messages("ja", f"{game}/{part}").patterns
    assert [key for key in japanese if not key.startswith("each.")] == list(english)


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("part", ["reasons", "odds", "luck"])
def test_no_english_is_left_in_japanese(game: str, part: str) -> None:
    for key, text in messages("ja", f"{game}/{part}").patterns.items():
        words = SLOT.sub("", text)
        assert not re.search(r"[A-Za-z]{2}|[,.!?;:()]", words), (key, text)


# --- Refusals --------------------------------------------------------------------------------------------------------

SOURCE = FOLDER.parent
# Modules whose sentences only whoever starts a server reads.
OF_THE_HOST = ("log.py", "migrations.py", "packs.py", "serve.py", "store.py", "browser.py", "page.py")


def calls(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield node


def codes_in(path: Path) -> Iterator[str]:
    """Codes of what a module of the server says."""
    for call in calls(path):
        if isinstance(call.func, ast.Name) and call.func.id == "Said" and isinstance(call.args[0], ast.Constant):
            yield str(call.args[0].value)


def test_every_refusal_of_the_server_is_said_in_every_language() -> None:
    known = messages(ENGLISH, "refusals").patterns
    modules = [
        path for path in (SOURCE / "server").rglob("*.py") if path.parent.name not in ("team_manager", "blitz_bowl")
    ]
    said = {code for path in modules for code in codes_in(path)}
    assert len(said) > 50
    assert said - {"what"} <= set(known)
    for language in languages.languages():
        assert len(messages(language, "refusals").patterns) == len(known)
        for code in sorted(said):
            assert TouchlineError(Said(code, dict.fromkeys(slots_of(known[code]), number(3)))).text_in(language)


def test_no_sentence_of_the_server_stands_in_its_code() -> None:
    """What is refused is a code; only whoever starts a server is told in English alone."""
    found = []
    for path in sorted((SOURCE / "server").rglob("*.py")):
        if path.name in OF_THE_HOST or path.parent.name in ("team_manager", "blitz_bowl"):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                if isinstance(node.exc.args[0], ast.JoinedStr | ast.Constant):
                    found.append(f"{path.name}:{node.lineno} {ast.unparse(node.exc)}")
    assert found == []


def kinds_of_errors(kind: type[TouchlineError]) -> Iterator[type[TouchlineError]]:
    yield kind
    for further in kind.__subclasses__():
        yield from kinds_of_errors(further)


def test_what_is_said_in_english_alone_has_a_more_general_sentence_in_other_languages() -> None:
    codes = {kind.usual for kind in kinds_of_errors(TouchlineError)}
    for path in SOURCE.rglob("*.py"):
        for call in calls(path):
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            if name in ("BadArgument", "VersionMismatch") and isinstance(call.args[-1], ast.Constant) and call.args[1:]:
                codes.add(str(call.args[-1].value))
    assert len(codes) > 10
    for code in codes:
        assert JAPANESE.search(TouchlineError("In English.", code).text_in("ja"))
    with pytest.raises(BadArgument) as refused:
        touchline.new("team-manager", seats=9)
    assert str(refused.value) == "A season has 2 to 4 managers, not 9."
    assert refused.value.text_in("ja") == "この設定では始められません。席とルールを確認してください。"
    with pytest.raises(IllegalChoice) as illegal:
        touchline.new("team-manager", seats=2).choose(10_000)
    assert illegal.value.text_in("ja") == "今はそれを選べません。"
    assert (illegal.value.said.code, illegal.value.rule) == ("not-offered", "TM 5.1.1")
    assert str(illegal.value).endswith("(TM 5.1.1)")


# --- In random games -------------------------------------------------------------------------------------------------


def left_english(text: str) -> bool:
    return not JAPANESE.search(text) or re.search(r"[A-Za-z]{4}", text) is not None


@pytest.mark.parametrize(("game", "seeds"), [("team-manager", range(8)), ("blitz-bowl", range(24))])
def test_no_reason_stays_english(game: str, seeds: range) -> None:
    for seed in seeds:
        chance = random.Random(seed)
        for table in moments(game, seed):
            for seat in (table.seat, (table.seat + 1) % table.seats):
                seen = table.view(seat).table
                for _ in range(3):
                    verb = chance.choice(table.registry.verbs)
                    code = chance.choice(table.codes)
                    near = (code >> 20 & 1023, code >> 10 & 1023, chance.randrange(24), chance.randrange(230))
                    reason = seen.why_not(verb.name, *(chance.choice(near) for _ in verb.arguments))
                    assert not left_english(reason.text_in("ja")), reason


@pytest.mark.parametrize(("game", "seeds"), [("team-manager", range(8)), ("blitz-bowl", range(100, 124))])
def test_no_outcome_stays_english(game: str, seeds: range) -> None:
    for seed in seeds:
        chance = random.Random(seed)
        for table in moments(game, seed):
            if chance.random() < 0.3:
                for outcome in table.odds(chance.randrange(len(table.codes))):
                    assert not left_english(outcome.summary_in("ja")), outcome


# --- Sentences -------------------------------------------------------------------------------------------------------


@pytest.fixture
def further(tmp_path: Path) -> Iterator[Path]:
    """A folder of languages beside the one there is."""
    languages.add_folder(tmp_path)
    yield tmp_path
    languages.remove_folder(tmp_path)


def write(folder: Path, language: str, name: str, text: str) -> Path:
    path = folder / language / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


VOICE = Voice("tag", lambda sort, value, language: f"{sort} {value} ({language})")


def said(code: str, slots: Slots, language: str = "en") -> str:
    return VOICE.say("all", Said(code, slots), language)


def test_what_is_said_is_a_code_and_slots(further: Path) -> None:
    write(
        further,
        "en",
        "tag/all",
        'caught = "{who} catches {n, plural, one {# child} other {# children}}: {them}"\n'
        'child = "{who}, aged {age}"\n[series]\nchildren = "{a} and {b}"\n',
    )
    write(
        further,
        "ja",
        "tag/all",
        'caught = "{who}が{n}人を捕まえた：{them}"\nchild = "{who}、{age}歳"\n[series]\nchildren = "{a}と{b}"\n'
        '[each]\nchildren = "「{it}」"\n',
    )
    children = [phrase(Said("child", {"who": ("child", n), "age": sign(n + 6)})) for n in range(2)]
    slots: Slots = {"who": ("child", 5), "n": number(2), "them": series("children", children)}
    assert said("caught", slots) == "child 5 (en) catches 2 children: child 0 (en), aged 6 and child 1 (en), aged 7"
    assert said("caught", slots, "ja") == "child 5 (ja)が2人を捕まえた：「child 0 (ja)、6歳」と「child 1 (ja)、7歳」"
    assert said("caught", slots | {"n": number(1), "them": children[0]}).startswith("child 5 (en) catches 1 child: ")
    assert Said("caught", dict(slots)) == Said("caught", dict(reversed(slots.items())))
    assert hash(Said("caught", dict(slots))) == hash(Said("caught", dict(slots)))


# --- Bad input -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ('go = "{who} va"\nstay = "il reste"\n', ""),
        ('go = "va"\nstay = "il reste"\n', "the message 'go' lacks the slot 'who' that the English one has"),
        ('go = "{who} va {where}"\nstay = "reste"\n', "'go' has a slot 'where' that the English one has not"),
        ('go = "{who} va"\n', "the message 'stay' is missing"),
        ('go = "{who} va"\nstay = "reste"\nrun = "court"\n', "there is no message 'run' in English"),
        ('go = "{who} va"\nstay = 3\n', "the message 'stay' must be a text"),
        ('go = "{who va"\nstay = "reste"\n', "the message 'go' does not work: .* a brace that does not close"),
        ('go = "{who} va', "is not a file of messages: "),
    ],
)
def test_a_message_that_does_not_fit_is_one_sentence(further: Path, text: str, wanted: str) -> None:
    write(further, "en", "tag/all", 'go = "{who} goes"\nstay = "{n, plural, one {he stays} other {they stay}}"\n')
    path = write(further, "fr", "tag/all", text)
    assert languages.languages() == ["en", "fr", "ja"]
    if not wanted:
        assert said("go", {"who": ("child", 1)}, "fr") == "child 1 (fr) va"
        return
    with pytest.raises(BadFile, match=f"^{re.escape(str(path))}: .*{wanted}") as error:
        said("go", {"who": ("child", 1)}, "fr")
    assert "\n" not in str(error.value)


def test_a_file_of_messages_that_is_not_there(further: Path) -> None:
    (further / "fr").mkdir()
    with pytest.raises(BadFile, match=r"fr/team-manager/reasons\.toml: the language 'fr' has no such file of messages"):
        messages("fr", "team-manager/reasons")
    with pytest.raises(BadFile, match="there is no message 'offred'; did you mean 'offered'"):
        messages("en", "team-manager/reasons").say("offred", {})
