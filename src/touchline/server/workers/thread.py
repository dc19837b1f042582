"""Long work, done one piece after the other in a thread, so that no table waits for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


class WorkThread:
    """One thread; it starts when there is something to do."""

    def __init__(self, name: str) -> None:
        self.thread = ThreadPoolExecutor(1, f"touchline-{name}")

    async def work(self, task: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, task, *arguments)

    def close(self) -> None:
        """What has not begun is not done."""
        self.thread.shutdown(wait=True, cancel_futures=True)
