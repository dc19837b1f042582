"""The keyboard: lines that a person types, and the ways in which he stops a game without typing one.

Ctrl-C and the end of the terminal come at any moment, but a table must never be left in the middle of a rule. So
they are acted on where a line is waited for, and otherwise noted until somebody heeds them.
"""

import importlib
import os
import signal
import sys
import threading
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any, Final

from touchline.terminal.saves import data_folder, write_private

MOST_LINES: Final = 500  # of the history that are kept
LISTED: Final = 200  # completions at most
HANGUP: Final = 1  # the number of SIGHUP, which not every system has
# Seconds. A signal that comes after the line editor has shown its prompt and before it waits for keys is only
# noticed when something wakes it: without this, at the next key.
WAKE: Final = 0.5
ALARM: Final = getattr(signal, "SIGALRM", None)


class Interrupt(Exception):
    """Somebody pressed Ctrl-C, and can be asked what he means by it."""


class Closed(Exception):
    """The terminal is gone, or the process is told to end."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.status = 128 + number  # as a shell has it


def wake(number: int, frame: FrameType | None) -> None:
    """Nothing more is needed: signals that came before are acted on too."""


def nothing_fits(line: str) -> list[str]:
    return []


class Keyboard:
    """Asks for lines. Inside ``with`` they can be edited and completed, and interrupts do no harm."""

    def __init__(self, history: bool = False) -> None:
        self.somebody = is_terminal(sys.stdin) and is_terminal(sys.stdout)
        self.editor: Any = line_editor() if self.somebody else None
        self.history = os.path.join(data_folder(), "history") if history and data_folder() else ""
        self.fitting: Callable[[str], list[str]] = nothing_fits  # whole lines that begin like the one typed so far
        self.found: list[str] = []
        self.asking = False
        self.noted: BaseException | None = None
        self.handlers: dict[int, Any] = {}

    # --- Lines ------------------------------------------------------------------------------------------------

    def __call__(self, prompt: str) -> str:
        """A line that a person types."""
        self.asking = True
        try:
            self.heed()
            sys.stdout.flush()
            self.wake_every(WAKE)
            return input(prompt)
        except KeyboardInterrupt:
            if not self.somebody:
                raise
            raise Interrupt from None
        except (EOFError, OSError):
            if self.gone():
                raise Closed(HANGUP) from None
            raise
        finally:
            self.wake_every(0)
            self.asking = False

    def wake_every(self, seconds: float) -> None:
        """Wake whatever waits for keys so often, where the system can do so; 0 lets it sleep."""
        if ALARM in self.handlers:
            signal.setitimer(signal.ITIMER_REAL, seconds, seconds)

    def gone(self) -> bool:
        """Whether there was a terminal, and there is none any more; the signal that says so may come later."""
        return self.somebody and not (is_terminal(sys.stdin) and is_terminal(sys.stdout))

    def heed(self) -> None:
        """Act on what was noted while no line was waited for."""
        noted, self.noted = self.noted, None
        if isinstance(noted, KeyboardInterrupt) and self.somebody:
            raise Interrupt
        if noted is not None:
            raise noted

    def forget(self) -> None:
        """Somebody else sits down: he cannot call back what was typed before him."""
        if self.editor is not None:
            self.editor.clear_history()

    # --- The time in which a game is played -------------------------------------------------------------------

    def __enter__(self) -> "Keyboard":
        if threading.current_thread() is threading.main_thread():
            for name in ("SIGINT", "SIGTERM", "SIGHUP"):
                number = getattr(signal, name, None)
                if number is not None and signal.getsignal(number) != signal.SIG_IGN:
                    self.handlers[number] = signal.signal(number, self.note)
            if ALARM is not None and signal.getsignal(ALARM) == signal.SIG_DFL:
                self.handlers[ALARM] = signal.signal(ALARM, wake)
        if self.editor is not None:
            self.editor.set_completer_delims("")
            self.editor.set_completer(self.complete)
            self.editor.parse_and_bind("bind ^I rl_complete" if is_libedit(self.editor) else "tab: complete")
            if not is_libedit(self.editor):
                self.editor.parse_and_bind("set show-all-if-ambiguous on")
            self.recall()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self.handlers.items():
            signal.signal(number, handler)
        self.handlers = {}
        if self.editor is not None:
            self.editor.set_completer(None)
            self.remember()

    def note(self, number: int, frame: FrameType | None) -> None:
        """A signal has come."""
        error = KeyboardInterrupt() if number == signal.SIGINT else Closed(number)
        if number != signal.SIGINT:
            for one in self.handlers:  # once is enough, and what is left to do takes no time
                signal.signal(one, signal.SIG_IGN)
        if self.asking or self.noted is not None:  # the second time nobody waits any longer
            self.noted = None
            raise error
        self.noted = error

    # --- History ----------------------------------------------------------------------------------------------

    def recall(self) -> None:
        """The lines of earlier games can be called back."""
        if not self.history:
            return
        self.editor.clear_history()
        try:
            with open(self.history, encoding="utf-8") as file:
                for line in file.read().splitlines()[-MOST_LINES:]:
                    self.editor.add_history(line)
        except (OSError, UnicodeDecodeError):
            pass

    def remember(self) -> None:
        """Keep what may be wanted again; the number of a line means nothing in another game."""
        if not self.history:
            return
        lines = [self.editor.get_history_item(n + 1) for n in range(self.editor.get_current_history_length())]
        lines = [line for line in lines if line and any(one.isalpha() for one in line) and len(line) > 1]
        try:
            write_private(self.history, "".join(f"{line}\n" for line in lines[-MOST_LINES:]))
        except OSError:
            pass

    # --- Completion -------------------------------------------------------------------------------------------

    def complete(self, line: str, number: int) -> str | None:
        """What the line editor asks for: completion by completion, until there are no more."""
        if number == 0:
            self.found = self.fitting(line)[:LISTED]
        return self.found[number] if number < len(self.found) else None


def is_terminal(stream: Any) -> bool:
    try:
        return bool(stream.isatty())
    except (AttributeError, ValueError):
        return False


def is_libedit(editor: Any) -> bool:
    """Whether the module is the one that some systems put in its place, with a language of its own."""
    return "libedit" in (editor.__doc__ or "")


def line_editor() -> Any:
    """The module ``readline``, which some systems do not have."""
    try:
        return importlib.import_module("readline")
    except ImportError:
        return None
