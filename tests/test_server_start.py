"""Starting and stopping: the address, the next free port, the browser, and Ctrl-C."""

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import httpx
import pytest

from tests.serving import PERSON, ROOKIE, WAIT, Address
from touchline.server import serve
from touchline.server.browser import has_windows, open_page
from touchline.server.serve import Taken, address_of, listening, listening_from

ROOT = Path(__file__).parent.parent
SCREENS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")


def started(folder: Path, *words: str, **environment: str) -> tuple[subprocess.Popen[str], list[str]]:
    """`touchline serve` in a process group of its own, and what it says before it serves."""
    command = [sys.executable, "-m", "touchline", "serve", "--db", str(folder / "tables.db"), *words]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**{name: value for name, value in os.environ.items() if name not in SCREENS}, **environment},
    )
    assert process.stdout is not None
    lines = [process.stdout.readline().rstrip("\n") for _ in range(4 if "--open" in words else 2)]
    assert lines[0].startswith("Touchline is at http://127.0.0.1:"), process.communicate(timeout=WAIT)
    return process, lines


def interrupted(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """As Ctrl-C does it: the whole group is told."""
    os.killpg(process.pid, signal.SIGINT)
    said, complained = process.communicate(timeout=WAIT)
    return process.returncode, said, complained


def address_in(line: str) -> str:
    return line.split("http://")[1].split("/")[0]


def test_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    note = tmp_path / "opened"
    os.mkfifo(note)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf "%s" "$1" > {note}\n')
    browser.chmod(0o755)
    process, lines = started(tmp_path, "--open", "--port", "0", BROWSER=str(browser))
    assert lines[2] == "Your browser opens it now."
    assert note.read_text() == f"http://{address_in(lines[0])}/"
    status, said, complained = interrupted(process)
    assert (status, said, complained) == (0, "Touchline has stopped.\n", "")


def test_without_a_browser_the_address_is_said(tmp_path: Path) -> None:
    process, lines = started(tmp_path, "--open", "--port", "0")
    assert lines[2] == "There is no browser to open here: go to that address."
    assert httpx.get(f"http://{address_in(lines[0])}/health").json()["healthy"]
    assert interrupted(process)[0] == 0


def test_ctrl_c_stops_a_server_that_people_and_bots_play_on(tmp_path: Path) -> None:
    process, lines = started(tmp_path, "--port", "0")
    here = Address(address_in(lines[0]))
    made = here.make("blitz-bowl", [PERSON, ROOKIE], teams=["dwarf", "orc"], rules=["pitch=stone"], first=1)
    with here.client(made, 0) as client:
        client.until(0)
        status, said, complained = interrupted(process)
    here.http.close()
    assert (status, said) == (0, "Touchline has stopped.\n")
    assert "Traceback" not in complained
    assert '"event": "stopped"' in complained


def test_the_next_port_is_taken_when_somebody_else_has_this_one(tmp_path: Path) -> None:
    with two_ports() as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Taken, match=f"cannot listen at 127.0.0.1 port {port}"):
            listening("127.0.0.1", port)
        with listening_from("127.0.0.1", port) as found:
            assert found.getsockname()[1] > port
        process, lines = started(tmp_path, "--open", "--port", str(port))
        assert int(address_in(lines[0]).split(":")[1]) > port
        assert interrupted(process)[0] == 0


def two_ports() -> socket.socket:
    """A port that somebody listens at, with room for others above it."""
    while True:
        found = listening("127.0.0.1", 0)
        if found.getsockname()[1] < 60_000:
            return found
        found.close()


def test_when_all_ports_are_taken_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "PORTS_TRIED", 1)
    with listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Taken, match="are all taken; name another with --port"):
            listening_from("127.0.0.1", port)


def test_a_server_that_listens_everywhere_is_found_here() -> None:
    assert address_of("0.0.0.0", 8460) == "http://127.0.0.1:8460/"
    assert address_of("::", 8460) == "http://[::1]:8460/"
    assert address_of("192.0.2.7", 80) == "http://192.0.2.7:80/"


def test_a_text_browser_is_not_started_in_the_terminal() -> None:
    assert has_windows("darwin", {})
    assert has_windows("win32", {})
    assert has_windows("linux", {"DISPLAY": ":0"})
    assert has_windows("linux", {"WAYLAND_DISPLAY": "wayland-0"})
    assert not has_windows("linux", {"TERM": "xterm", "DISPLAY": ""})


def test_a_machine_with_windows_and_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> webbrowser.BaseBrowser:
        raise webbrowser.Error("none")

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "get", none)
    assert not open_page("http://127.0.0.1:1/")


def test_make_play_opens_the_browser() -> None:
    words = ["make", "--dry-run", "--no-print-directory", "play"]
    shown = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert shown.rstrip().endswith("/bin/touchline serve --open")
