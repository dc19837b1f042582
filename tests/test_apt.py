"""System packages: what `make` says before it installs any, whom it asks, and how it is left out."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.ptys import CTRL_D, window

ROOT: Final = Path(__file__).parent.parent
TOOL: Final = ROOT / "tools" / "apt.py"
WORDS: Final = ["to compile the engine", "gcc", "libc6-dev"]
ABOUT: Final = "touchline: about to install with apt-get, to compile the engine: gcc and libc6-dev\n"
# As root and as nobody in particular, whoever runs the tests.
AS: Final = """
import os, runpy, sys
try:
    os.close(os.open(os.ttyname(0), os.O_RDWR))
except OSError:
    pass
os.geteuid = lambda: {user}
sys.argv = ["apt.py", *{{words!r}}]
runpy.run_path({tool!r}, run_name="__main__")
"""
ROOT_USER: Final = AS.format(user=0, tool=str(TOOL))
SOMEBODY: Final = AS.format(user=1000, tool=str(TOOL))


@pytest.fixture
def called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What an apt-get that installs nothing was called with."""
    (tmp_path / "bin").mkdir()
    note = tmp_path / "called"
    apt = tmp_path / "bin" / "apt-get"
    apt.write_text(f'#!/bin/sh\necho "$@" >> {note}\n')
    apt.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.delenv("TOUCHLINE_APT", raising=False)
    return note


def unattended(code: str = ROOT_USER) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-c", code.format(words=WORDS)]
    return subprocess.run(words, stdin=subprocess.DEVNULL, text=True, capture_output=True, check=False)


def installs(note: Path) -> bool:
    lines = note.read_text().splitlines() if note.exists() else []
    assert lines in ([], ["-qq update", "-qq install -y --no-install-recommends gcc libc6-dev"])
    return bool(lines)


def test_where_nobody_can_answer_nobody_is_asked(called: Path) -> None:
    done = unattended()
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == ABOUT + "touchline: nobody can be asked here, so it goes on; APT=no leaves it out.\n"
    assert installs(called)


@pytest.mark.parametrize(("answer", "agreed"), [("\n", True), ("y\n", True), ("n\n", False), ("x\n", False)])
def test_where_somebody_can_answer_they_are_asked(called: Path, tmp_path: Path, answer: str, agreed: bool) -> None:
    with window(WORDS, tmp_path, tmp_path, ROOT_USER) as one:
        assert ABOUT in one.until("Install it? [Y/n]")
        assert not installs(called), "not before the answer"
        one.type(answer)
        assert one.ends() == (0 if agreed else 1)
        assert ("nothing is installed" in one.seen) != agreed
    assert installs(called) == agreed


def test_no_answer_is_a_no(called: Path, tmp_path: Path) -> None:
    with window(WORDS, tmp_path, tmp_path, ROOT_USER) as one:
        one.until("Install it?")
        one.type(CTRL_D)
        assert one.ends() == 1
    assert not installs(called)


def test_it_can_be_left_out_and_agreed_to_beforehand(
    called: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOUCHLINE_APT", "no")
    done = unattended()
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "touchline: left out as APT=no says, to compile the engine: gcc and libc6-dev\n"
    assert not installs(called)
    monkeypatch.setenv("TOUCHLINE_APT", "yes")
    with window(WORDS, tmp_path, tmp_path, ROOT_USER) as one:
        assert one.ends() == 0
        assert "?" not in one.seen
    assert installs(called)


def test_another_word_is_refused(called: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_APT", "maybe")
    done = unattended()
    assert (done.returncode, installs(called)) == (1, False)
    assert done.stderr == "touchline: APT is 'maybe' and must be yes or no, or be left out.\n"


def test_only_root_installs(called: Path) -> None:
    done = unattended(SOMEBODY)
    assert (done.returncode, done.stderr, installs(called)) == (1, "", False)


def test_nothing_else_calls_the_package_manager() -> None:
    files = [ROOT / "Makefile", *(path for path in (ROOT / "tools").iterdir() if path.is_file())]
    assert [path.name for path in files if "DEBIAN_FRONTEND" in path.read_text()] == ["apt.py"]


def test_without_venv_python_ends_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_APT", "no")
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\ncase "$2" in *ensurepip*) exit 1;; esac\nexec {sys.executable} "$@"\n')
    python.chmod(0o755)
    words = ["sh", str(ROOT / "tools" / "venv.sh"), str(python), str(tmp_path / "made")]
    done = subprocess.run(words, text=True, capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].endswith("-venv (or python3-venv).")
    assert not (tmp_path / "made").exists()


def test_make_hands_the_wish_on() -> None:
    words = ["make", "--no-print-directory", "-f", "-", "-f", str(ROOT / "Makefile"), "wish", "APT=no"]
    rule = "wish:\n\t@echo $$TOUCHLINE_APT\n"
    done = subprocess.run(words, input=rule, cwd=ROOT, text=True, capture_output=True, check=True)
    assert done.stdout == "no\n"
