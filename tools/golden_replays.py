"""Writes the golden replays anew: games whose every roll and event the tests compare with a new run.

Run it only after a change that is meant to change games, and say so in the change log.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

import touchline  # noqa: E402
from touchline.bots.protocol import make_bot  # noqa: E402

GAMES = {
    "two-managers": {"game": "team-manager", "teams": ["reikland-reavers", "gouged-eye"], "seed": 1},
    "three-managers": {"game": "team-manager", "seats": 3, "seed": 2, "rules": ["extended-season", "no-salary-cap"]},
    "four-managers": {"game": "team-manager", "seats": 4, "seed": 3, "rules": ["scheduling-limitations"]},
    "abbreviated": {"game": "team-manager", "seats": 4, "seed": 4, "rules": ["abbreviated-season"], "first": 2},
}


def main() -> None:
    folder = ROOT / "tests" / "golden"
    for name, settings in GAMES.items():
        table = touchline.new(**settings)  # type: ignore[arg-type]
        bots = [make_bot("rookie" if seat % 2 == 0 else "random", seed=9, seat=seat) for seat in range(table.seats)]
        while table.kind >= 0:
            table.choose_checked(bots[table.seat].choose(table.view(table.seat)))
        table.replay().save(str(folder / f"{name}.tlr"))
        print(name, table.result, table.state_hash())


if __name__ == "__main__":
    main()
