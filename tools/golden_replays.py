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
    "blitz-plain": {"game": "blitz-bowl", "teams": ["human", "orc"], "seed": 9, "rules": ["pitch"]},
    "blitz-advanced": {
        "game": "blitz-bowl",
        "teams": ["halfling", "ogre"],
        "seed": 22,
        "rules": ["random-events", "fouls", "throw-team-mate", "rookies-to-watch=2", "pitch=timber"],
        "first": 1,
    },
    "blitz-everything": {
        "game": "blitz-bowl",
        "teams": ["dwarf", "vampire"],
        "seed": 20,
        "rules": [
            "random-events",
            "fouls",
            "throw-team-mate",
            "rookies-to-watch",
            "arena",
            "special-balls",
            "pitch=stone",
        ],
    },
    "blitz-free-actions": {
        "game": "blitz-bowl",
        "teams": ["dwarf", "dark-elf"],
        "seed": 2,
        "rules": ["arena=the-bone-pit"],
    },
    "blitz-sewer": {
        "game": "blitz-bowl",
        "seats": 2,
        "seed": 5,
        "rules": ["random-events", "arena=sewer-pipe-stadium", "special-balls", "pitch=brazier"],
    },
}


def bot_name(name: str, seat: int) -> str:
    """Rookies and random players in turn; in Blitz Bowl a random coach would be beaten before much has happened."""
    return "rookie" if seat % 2 == 0 or name.startswith("blitz") else "random"


def main(wanted: list[str]) -> None:
    """All of them, or those that are named."""
    folder = ROOT / "tests" / "golden"
    for name in wanted or GAMES:
        settings = GAMES[name]
        table = touchline.new(**settings)  # type: ignore[arg-type]
        bots = [make_bot(bot_name(name, seat), seed=9, seat=seat) for seat in range(table.seats)]
        while table.kind >= 0:
            table.choose_checked(bots[table.seat].choose(table.view(table.seat)))
        table.replay().save(str(folder / f"{name}.tlr"))
        print(name, table.result, table.state_hash())


if __name__ == "__main__":
    main(sys.argv[1:])
