"""A command in a terminal of its own: what a person types, sees, and does to the window."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import touchline

CTRL_C = "\x03"
CTRL_D = "\x04"
UP = "\x1b[A"
# The child becomes the one that the terminal belongs to, so that keys and a closed window reach it as signals.
OWN = "import os; os.close(os.open(os.ttyname(0), os.O_RDWR)); "
CODE = OWN + "from touchline.command.app import app; app({words!r})"


class Window:
    """A terminal with one command in it, or some other code."""

    def __init__(self, words: list[str], home: Path, folder: Path, code: str = CODE) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (50, 120))
        self.seen = ""
        source = str(Path(touchline.__file__).parent.parent)
        self.process = subprocess.Popen(
            [sys.executable, "-c", code.format(words=words)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": source, "XDG_DATA_HOME": str(home), "TERM": "xterm", "NO_COLOR": "1"},
            start_new_session=True,
        )
        os.close(slave)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def until(self, wanted: str, seconds: float = 40) -> str:
        """What is shown up to and with these words; what comes before a second call is not looked at again."""
        end = time.monotonic() + seconds
        while wanted not in self.seen:
            assert time.monotonic() < end, f"{wanted!r} is not shown, but {self.seen[-2000:]!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.seen += plain(os.read(self.master, 65536))
                except OSError as error:  # the command has ended
                    raise AssertionError(f"{wanted!r} is not shown, but {self.seen[-2000:]!r}") from error
        before, _, self.seen = self.seen.partition(wanted)
        return before + wanted

    def answer(self, *lines: str) -> None:
        """Each line at the next question."""
        for line in lines:
            self.until("? help > ")
            self.type(f"{line}\n")

    def ends(self, seconds: float = 40) -> int:
        """The status with which the command ends, all it still has to say having been read."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.process.poll() is None:
            self.read()
        self.read()
        return self.process.wait(1)

    def read(self) -> None:
        try:
            if select.select([self.master], [], [], 0.1)[0]:
                self.seen += plain(os.read(self.master, 65536))
        except OSError:
            time.sleep(0.05)

    def close(self) -> int:
        """Close the window; gives the status of the command."""
        os.close(self.master)
        self.master = -1
        return self.process.wait(40)


def plain(data: bytes) -> str:
    """Letters alone: no colours, no moves of the cursor."""
    text = data.decode(errors="replace").replace("\r\n", "\n")
    return re.sub(r"\x1b\[[?0-9;]*[A-Za-z]|\x1b[=>]|\x07", "", text)


@contextmanager
def window(words: list[str], home: Path, folder: Path, code: str = CODE) -> Iterator[Window]:
    one = Window(words, home, folder, code)
    try:
        yield one
    finally:
        if one.process.poll() is None:
            os.killpg(one.process.pid, signal.SIGKILL)
            one.process.wait(10)
        if one.master >= 0:
            os.close(one.master)
