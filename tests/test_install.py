"""Whoever installs the wheel can play, serve and simulate: in an empty environment, without a network."""

import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.environment import WAIT, Environment, needed, packed_again
from tests.packed import ROOT, built, described, files_of
from tests.serving import PERSON, ROOKIE, Address, token_of
from touchline import extras
from touchline.version import VERSION

GAMES: Final = ("team-manager", "blitz-bowl")
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
# A whole game of each kind, run again from its replay, and a few among bots.
ENGINE: Final = """
import touchline
from touchline.arena.match import simulate
for game in touchline.games():
    table = touchline.new(game, seats=2, seed=7, record=True)
    while table.decision:
        table.choose(0)
    assert len(table.result.places) == 2
    table.replay().verify()
    report = simulate(game, games=4, seats=2, bots=["rookie", "random"], seed=1, workers=1)
    print(game, len(report.records))
"""


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout and those of all packages that it may need."""
    folder = tmp_path_factory.mktemp("wheels")
    wheel = built("wheel", folder)
    asked = described(files_of(wheel)).get_all("Requires-Dist") or []
    wanted = [text.partition(";")[0] for text in asked if text.endswith("extra == 'server'")]
    for one in needed(wanted).values():
        packed_again(one, folder)
    return folder


@pytest.fixture(scope="module")
def alone(wheels: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("alone"), "touchline", wheels=wheels)


@pytest.fixture(scope="module")
def playing(wheels: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("playing"), "touchline[play]", wheels=wheels)


@pytest.fixture(scope="module")
def serving(wheels: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return Environment(tmp_path_factory.mktemp("serving"), "touchline[server]", wheels=wheels)


# --- The engine alone --------------------------------------------------------------------------------------------


def test_a_plain_install_brings_the_engine_and_nothing_else(alone: Environment) -> None:
    assert alone.packages() == {"touchline"}
    done = alone.run("python", "-c", ENGINE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "team-manager 4\nblitz-bowl 4\n", "")


@pytest.mark.parametrize("words", [["touchline"], ["touchline", "play"], ["python", "-m", "touchline", "--version"]])
def test_the_command_says_which_extra_brings_it(alone: Environment, words: list[str]) -> None:
    done = alone.run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "touchline: The commands in the terminal need the package 'typer'; "
        "install it with: pip install 'touchline[play]'\n"
    )


@pytest.mark.parametrize("version", PYTHONS)
def test_the_engine_plays_on_every_python_that_is_here(version: str, wheels: Path, tmp_path: Path) -> None:
    """It needs nothing but the standard library, so any Python will do that this machine has."""
    python = python_here(version)
    if not python:
        pytest.skip(f"There is no Python {version} on this machine; README.md says what has not been tried.")
    with zipfile.ZipFile(next(wheels.glob("touchline-*.whl"))) as wheel:
        wheel.extractall(tmp_path)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{ENGINE}"
    done = subprocess.run(
        [python, "-I", "-W", "error", "-c", code], text=True, capture_output=True, timeout=WAIT, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "team-manager 4\nblitz-bowl 4\n", "")


def python_here(version: str) -> str:
    """The Python of this version that can be started: this one, one on the path, or one that pyenv keeps."""
    if version == "{}.{}".format(*sys.version_info):
        return sys.executable
    found = shutil.which(f"python{version}")
    kept = sorted(Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob(f"versions/{version}.*/bin/python"))
    for python in [*([found] if found else []), *map(str, kept)]:
        if subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0:
            return python
    return ""


# --- The command -------------------------------------------------------------------------------------------------


def test_an_install_to_play_brings_what_the_command_needs(playing: Environment) -> None:
    assert not playing.packages() & set(extras.PACKAGES["server"])
    said = playing.run("touchline", "--version")
    assert (said.returncode, said.stdout) == (0, f"touchline {VERSION}\n")
    assert "5.9" in playing.run("touchline", "rules", "5.9").stdout, "the rules came along"


@pytest.mark.parametrize("game", GAMES)
def test_an_install_to_play_plays_and_simulates(playing: Environment, game: str) -> None:
    replay = f"{game}.tlr"
    done = playing.run("touchline", "play", game, "--humans", "0", "--seats", "2", "--seed", "3", "--save", replay)
    assert done.returncode == 0, done.stderr
    done = playing.run("touchline", "replay", replay, "--verify")
    assert "is right" in done.stdout
    done = playing.run("touchline", "sim", game, "--games", "4", "--seats", "2", "--seed", "1", "--workers", "2")
    assert done.returncode == 0, done.stderr
    assert "rookie" in done.stdout
    done = playing.run("touchline", "cards", game)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("words", [["serve"], ["bench", "server"]])
def test_an_install_to_play_says_what_a_server_needs(playing: Environment, words: list[str]) -> None:
    done = playing.run("touchline", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("touchline: The server needs the package ")
    assert done.stderr.endswith("; install it with: pip install 'touchline[server]'\n")


# --- The server --------------------------------------------------------------------------------------------------


@pytest.fixture
def server(serving: Environment) -> Iterator[Address]:
    """A server that was started by the installed command, and is stopped by Ctrl-C."""
    process = subprocess.Popen(
        serving.command("touchline", "serve", "--port", "0"),
        cwd=serving.elsewhere(),
        env=serving.variables(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("Touchline is at http://127.0.0.1:"), process.communicate(timeout=WAIT)
    here = Address(line.split("http://")[1].split("/")[0])
    with here.http:
        yield here
    process.send_signal(signal.SIGINT)
    said, complained = process.communicate(timeout=WAIT)
    assert (process.returncode, said.splitlines()[-1]) == (0, "Touchline has stopped.")
    assert "Traceback" not in complained


def test_an_install_to_serve_brings_the_page_and_its_licences(server: Address) -> None:
    page = server.get("/").text
    for name in re.findall(r'(?:src|href)="(/[^"]+)"', page):
        assert server.get(name).status_code == 200, name
    assert server.get("/third-party.txt").text == (ROOT / "THIRD-PARTY.txt").read_text()


@pytest.mark.parametrize("game", GAMES)
def test_an_install_to_serve_plays(server: Address, game: str) -> None:
    made = server.make(game, [PERSON, ROOKIE])
    with server.client(made, 0) as client:
        for _ in range(5):
            client.choose()
    assert server.state(made["table"], token_of(made["seats"][0]))["sequence"] >= 5


# --- A checkout --------------------------------------------------------------------------------------------------


def test_the_two_commands_install_what_they_need() -> None:
    makefile = (ROOT / "Makefile").read_text()
    assert "install --editable '.[server]'" in makefile
    assert "install --editable '.[dev]'" in makefile
