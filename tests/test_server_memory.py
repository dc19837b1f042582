"""Tables that nobody looks at leave memory, by themselves: no collector has to come by for them."""

import gc
import time
import weakref
from pathlib import Path

from tests.serving import PERSON, WAIT, serving


def test_idle_tables_leave_nothing_behind(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", idle=0.2) as served:
        made = [served.make("team-manager", [PERSON, PERSON], clock=600) for _ in range(8)]
        for one in made:
            with served.client(one, 0) as client:
                client.until(0)
        kept = [weakref.ref(live) for live in served.app.tables.live.values()]
        gc.disable()
        try:
            end = time.monotonic() + WAIT
            # The sweeper's own hand may still be on the one it let go last.
            while sum(ref() is not None for ref in kept) > 1:
                assert time.monotonic() < end, "tables that were let go are still there"
                time.sleep(0.05)
        finally:
            gc.enable()
        assert kept
        assert served.app.tables.live == {}
