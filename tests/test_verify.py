"""``touchline verify``: fair luck is shown to be fair, and whatever was changed afterwards is found out."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import touchline
from tests.serving import PERSON, Client, play_on, serving, token_of
from touchline.command.app import app
from touchline.proof import commitment, sealed_seed
from touchline.table.replay_reader import parse_replay

SECRET = bytes(range(32))
WORDS = ["otter", "カワウソ"]
TABLE = "t4bl3"

Header = dict[str, Any]


def played(sealed: bool = True) -> str:
    """A replay as a server gives it out after a game."""
    seed = sealed_seed(SECRET, WORDS) if sealed else SECRET
    table = touchline.new(
        "team-manager",
        teams=["gouged-eye", "grudgebearers"],
        rules=["abbreviated-season"],
        seed=seed,
    )
    chance = random.Random(4)
    while table.kind >= 0:
        table.choose_code(chance.choice(table.codes))
    replay = table.replay()
    replay.proof = {"table": TABLE, "commitment": commitment(SECRET, TABLE, table.digest())}
    if sealed:
        replay.proof |= {"secret": SECRET.hex(), "words": WORDS}
    text: str = replay.text()
    return text


SEALED = played()


def verify(tmp_path: Path, text: str, *more: str) -> Result:
    path = tmp_path / "game.tlr"
    path.write_text(text, encoding="utf-8")
    return CliRunner().invoke(app, ["verify", str(path), *more])


def with_header(text: str, change: Callable[[Header], Any]) -> str:
    lines = text.split("\n")
    header = json.loads(lines[1])
    change(header)
    lines[1] = json.dumps(header)
    return "\n".join(lines)


def with_line(text: str, wanted: Callable[[dict[str, Any]], bool], change: Callable[[dict[str, Any]], Any]) -> str:
    """The same file with one line changed: the last that is wanted."""
    lines = text.split("\n")
    for n in range(len(lines) - 1, 1, -1):
        if lines[n]:
            row = json.loads(lines[n])
            if wanted(row):
                change(row)
                lines[n] = json.dumps(row)
                return "\n".join(lines)
    raise AssertionError("there is no such line")


# --- Fair ----------------------------------------------------------------------------------------------------------


def test_a_sealed_table_is_verified_in_a_few_plain_lines(tmp_path: Path) -> None:
    shown = verify(tmp_path, SEALED)
    assert shown.exit_code == 0
    lines = shown.output.splitlines()
    assert len(lines) == 5
    assert lines[0].endswith("game.tlr is right.")
    assert lines[1] == "  The seed is made of the secret and of the words of 2 seats."
    replay = parse_replay(SEALED, "")
    assert f"The commitment {replay.proof['commitment']} is that of this secret, table t4bl3" in lines[2]
    rolls = len(replay.first_rolls) + sum(len(choice.rolls) for choice in replay.choices)
    assert rolls > 300
    assert (
        lines[3] == f"  All {rolls} results of dice and shuffles in {len(replay.choices)} choices come from that seed."
    )
    assert f"{len(replay.lines)} events" in lines[4]


def test_a_table_that_was_not_sealed_is_verified_by_its_seed(tmp_path: Path) -> None:
    shown = verify(tmp_path, played(sealed=False))
    assert shown.exit_code == 0
    assert "is that of this seed" in shown.output
    assert "secret" not in shown.output


def test_a_replay_without_a_proof_says_so(tmp_path: Path) -> None:
    shown = verify(tmp_path, with_header(SEALED, lambda header: header.pop("proof")))
    assert shown.exit_code == 0
    assert "has no commitment" in shown.output
    assert "results of dice and shuffles" in shown.output


def test_as_json(tmp_path: Path) -> None:
    shown = verify(tmp_path, SEALED, "--json")
    found = json.loads(shown.output)
    assert found["verified"] is True
    assert len(found["checks"]) == 4
    wrong = verify(tmp_path, with_header(SEALED, lambda header: header["proof"].update(words=["otter", "x"])), "--json")
    assert wrong.exit_code == 1
    assert json.loads(wrong.output)["verified"] is False


def test_older_readers_find_nothing_strange_in_it(tmp_path: Path) -> None:
    path = tmp_path / "game.tlr"
    path.write_text(SEALED, encoding="utf-8")
    replay = touchline.load(str(path))
    replay.verify()
    assert replay.text() == SEALED  # and what is saved again has its proof


# --- Changed -------------------------------------------------------------------------------------------------------


def other_roll(row: dict[str, Any]) -> None:
    stream, sides, result = row["rolls"][0]
    row["rolls"][0] = [stream, sides, (result + 1) % sides]


def other_choice(row: dict[str, Any]) -> None:
    row["choice"][1:] = ["pass"] if row["choice"][1] == "commit" else ["commit", *row["choice"][2:]]


CHANGES: list[tuple[str, Callable[[str], str], str]] = [
    ("a roll", lambda text: with_line(text, lambda row: bool(row.get("rolls")), other_roll), "The dice differ after"),
    (
        "a roll of the set-up",
        lambda text: with_header(text, lambda header: header["rolls"][0].__setitem__(2, 99)),
        "The dice differ before the first choice",
    ),
    (
        "a word",
        lambda text: with_header(text, lambda header: header["proof"].update(words=["otter", "kawauso"])),
        "The seed is not the one",
    ),
    (
        "two words the other way round",
        lambda text: with_header(text, lambda header: header["proof"].update(words=WORDS[::-1])),
        "The seed is not the one",
    ),
    (
        "a word more",
        lambda text: with_header(text, lambda header: header["proof"].update(words=[*WORDS, ""])),
        "a word for each of the 2 seats",
    ),
    (
        "words that are none",
        lambda text: with_header(text, lambda header: header["proof"].update(words=["\ud800", "x"])),
        "a list of words",
    ),
    (
        "the commitment",
        lambda text: with_header(text, lambda header: header["proof"].update(commitment="0" * 64)),
        "The commitment is not that of this secret",
    ),
    (
        "the table",
        lambda text: with_header(text, lambda header: header["proof"].update(table="other")),
        "The commitment is not that of this secret",
    ),
    (
        "the secret",
        lambda text: with_header(text, lambda header: header["proof"].update(secret="00" * 32)),
        "The seed is not the one",
    ),
    (
        "a secret that is none",
        lambda text: with_header(text, lambda header: header["proof"].update(secret="zz")),
        "The secret has 32 bytes",
    ),
    (
        "a secret that is left out",
        lambda text: with_header(text, lambda header: header["proof"].pop("secret")),
        "The commitment is not that of this seed",
    ),
    (
        "a commitment that is left out",
        lambda text: with_header(text, lambda header: header["proof"].pop("commitment")),
        "The proof has no 'commitment'",
    ),
    (
        "the seed",
        lambda text: with_header(text, lambda header: header.update(seed="11" * 32)),
        "The seed is not the one",
    ),
    ("a number for a seed", lambda text: with_header(text, lambda header: header.update(seed=7)), "has 32 bytes"),
    (
        "a choice",
        lambda text: with_line(text, lambda row: row.get("choice", [""])[0] == "turn", other_choice),
        "differ",
    ),
    (
        "an event",
        lambda text: with_line(text, lambda row: row.get("event") == "drawn", lambda row: row.update(amount=99)),
        "of the replay differs",
    ),
    (
        "the end",
        lambda text: with_header(text, lambda header: header.update(finished=False)),
        "wrongly marked as not finished",
    ),
]


@pytest.mark.parametrize(("change", "words"), [one[1:] for one in CHANGES], ids=[one[0] for one in CHANGES])
def test_what_was_changed_is_found_out(tmp_path: Path, change: Callable[[str], str], words: str) -> None:
    changed = change(SEALED)
    assert changed != SEALED
    shown = verify(tmp_path, changed)
    assert shown.exit_code == 1, shown.output
    assert words in shown.output
    assert len(shown.output.splitlines()) == 1


def test_what_cannot_be_verified_here_is_one_sentence(tmp_path: Path) -> None:
    others = with_header(SEALED, lambda header: header.update(cards="0" * 32, version="99.0"))
    for text, words in [
        ("", "A replay begins with the line"),
        ("touchline-replay 1\n{}", "The header does not fit"),
        (others, "by version 99.0; verify it with that one"),
    ]:
        shown = verify(tmp_path, text)
        assert shown.exit_code == 2
        assert words in shown.stderr
        assert len(shown.stderr.splitlines()) == 1
    shown = CliRunner().invoke(app, ["verify", str(tmp_path / "nothing.tlr")])
    assert shown.exit_code == 2


# --- From a server -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sealed", [True, False])
def test_the_replay_of_a_served_table_can_be_verified(tmp_path: Path, sealed: bool) -> None:
    with serving(tmp_path / "tables.db") as served:
        made = served.make("team-manager", [PERSON, PERSON], rules=["abbreviated-season"], sealed=sealed)
        clients = []
        for seat, word in enumerate(("heron", "さぎ")):
            client = Client(served, made["table"], "")
            client.send(type="hello", token=token_of(made["seats"][seat]), word=word)
            clients.append(client)
        play_on(clients, random.Random(1))
        text = served.get(f"/tables/{made['table']}/replay", token_of(made["spectator"])).text
        state = served.state(made["table"], token_of(made["seats"][0]))
        for client in clients:
            client.close()
    proof = parse_replay(text, "").proof
    assert proof["commitment"] == made["commitment"]
    if sealed:
        assert proof["words"] == state["words"] == ["heron", "さぎ"]
        assert proof["secret"] == state["secret"]
    shown = verify(tmp_path, text)
    assert shown.exit_code == 0, shown.output
    assert made["commitment"] in shown.output
