"""A server in a process of its own, which has read a further language from the start: ``speaking.py SITE DATABASE``.

It says its address and serves until its input ends.
"""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.browser.conftest import Luck
from tests.serving import Address, serving
from touchline.server.play import tables
from touchline.server.workers import thinking
from touchline.table.languages import NAMED

ROOT = Path(__file__).resolve().parents[2]


@contextlib.contextmanager
def speaking(languages: Path, site: Path, database: Path) -> Iterator[Address]:
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.browser.speaking", str(site), str(database)],
        cwd=ROOT,
        env={**os.environ, NAMED: str(languages)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        address = Address(process.stdout.readline().strip())
        yield address
        address.http.close()
    finally:
        process.stdin.close()
        process.wait()
        process.stdout.close()


def main(site: str, database: str) -> None:
    luck = Luck("speaking")
    tables.secrets = thinking.secrets = luck  # type: ignore[attr-defined, assignment]
    with serving(database, site=Path(site)) as served:
        print(served.address, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main(*sys.argv[1:])
