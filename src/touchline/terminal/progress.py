"""A progress bar on the error stream, shown only where somebody watches."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn


class Bar:
    """How far some long work has come."""

    def __init__(self, progress: Progress, task: TaskID) -> None:
        self.progress = progress
        self.task = task

    def step(self) -> None:
        self.progress.update(self.task, advance=1)

    def reached(self, done: int, total: int) -> None:
        self.progress.update(self.task, completed=done, total=total)


@contextmanager
def shown(total: int, what: str) -> Iterator[Bar]:
    """A bar while the work is done; it leaves no trace."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield Bar(progress, progress.add_task(what, total=total))
