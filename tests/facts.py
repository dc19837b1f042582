"""How much of everything the base packs hold: the one place where such numbers stand, and tests take them from it.

``python tools/golden.py facts`` writes them anew.
"""

import tomllib
from pathlib import Path
from typing import Final

from touchline.blitz_bowl import catalogue as blitz_bowl
from touchline.blitz_bowl.catalogue_sources import counts
from touchline.team_manager import card_kinds, unions
from touchline.team_manager import catalogue as team_manager

PATH: Final = Path(__file__).parent / "golden" / "facts.toml"
HEAD: Final = "# How much of everything the base packs hold, written by tools/golden.py: CONTRIBUTING.md says when.\n"
_read: Final = tomllib.loads(PATH.read_text(encoding="utf-8")) if PATH.exists() else {}
TEAM_MANAGER: Final[dict[str, int]] = _read.get("team-manager", {})
BLITZ_BOWL: Final[dict[str, int]] = _read.get("blitz-bowl", {})


def of_team_manager() -> dict[str, int]:
    """Copies counted: cards of each kind, stars of each union, and staff upgrades that some optional rule brings."""
    cards = team_manager.load_catalogue()
    facts = {kind: sum(by_source.values()) for kind, by_source in team_manager.counts(cards).items()}
    facts["named-ability"] = len(cards.ability_lines)
    faces = list(enumerate(cards.kinds))
    for union, name in enumerate(unions.NAMES):
        facts[f"{name}-star"] = sum(
            cards.copies[face] for face, kind in faces if kind == card_kinds.STAR and cards.unions[face] == union
        )
    facts["optional-staff-upgrade"] = sum(
        cards.copies[face] for face, kind in faces if kind == card_kinds.STAFF_UPGRADE and cards.options[face]
    )
    return facts


def of_blitz_bowl() -> dict[str, int]:
    """Cards and teams of each kind, the players of all teams, events without their copies, and lines of cards."""
    cards = blitz_bowl.load_catalogue()
    facts = {kind: sum(by_source.values()) for kind, by_source in counts(cards).items()}
    facts["player"] = sum(len(team.players) for team in cards.team_cards)
    facts["event"] = len(cards.events)
    facts["line"] = (
        sum(map(len, cards.ability_lines.values()))
        + len(cards.challenges)
        + len(cards.plays)
        + sum(len(one.lines) for kind in (cards.events, cards.arenas, cards.balls) for one in kind)
    )
    return facts


def written() -> str:
    """The facts of today, as they stand in their file."""
    tables = (("team-manager", of_team_manager()), ("blitz-bowl", of_blitz_bowl()))
    return HEAD + "".join(
        f"\n[{game}]\n" + "".join(f"{name} = {number}\n" for name, number in facts.items()) for game, facts in tables
    )
