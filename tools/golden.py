"""Writes the golden files anew, with which tests compare what the project makes today.

``python tools/golden.py`` writes all of them, ``python tools/golden.py facts texts`` some. What has not changed is
written as it was; read the difference before you commit it.

=========  ==========================================  ================================================
facts      ``tests/golden/facts.toml``                 how much of everything the base packs hold
texts      ``tests/golden/*card-text.*.txt``           every text of a card, in every language
replays    ``tests/golden/*.tlr``                      whole games: only if games are meant to change
games      ``web/src/games/*.json``                    what the page's own tests are told of two games
=========  ==========================================  ================================================

What lies in ``tests/golden/0.1.0`` and ``tests/golden/0.2.0`` was written by those versions and is
never written again.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
# Tests write what they compare with.
WRITE: Final = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "golden_file")
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "facts": (*WRITE, "tests/test_facts.py"),
    "texts": (*WRITE, "tests/test_card_text.py", "tests/test_blitz_card_text.py"),
    "replays": ("tools/golden_replays.py",),
    "games": ("tools/page_games.py",),
}


def main(wanted: list[str]) -> int:
    """All of them, or those that are named."""
    unknown = [name for name in wanted if name not in PARTS]
    if unknown:
        print(f"golden.py: there is no {unknown[0]!r}; there are {', '.join(PARTS)}.", file=sys.stderr)
        return 2
    environment = {**os.environ, "TOUCHLINE_GOLDEN": "write", "TOUCHLINE_BUILD": "plain"}
    for name in wanted or PARTS:
        print(f"{name} …", flush=True)
        done = subprocess.run([sys.executable, *PARTS[name]], cwd=ROOT, env=environment, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
