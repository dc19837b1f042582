"""A pack for tests of Foul Play: the rules and cards that come with the game, and players made up for the tests."""

import shutil
import tomllib
from pathlib import Path

from touchline.team_manager.catalogue import base_pack

TEAMS = ("nurgles-rotters", "lowdown-rats", "zharr-naggrund-ziggurats")
ALL_RULES = ("corrupt-ref", "stadiums")
PLAYERS = """[rotter]
name = "Rotter"
team = "nurgles-rotters"
standing = 3
downed = 1
skills = ["tackle"]
abilities = ["spread-disease"]
copies = 6
source = "own"

[pestigor]
name = "Pestigor"
team = "nurgles-rotters"
standing = 2
downed = 1
skills = ["foul", "cheat"]
downed-skills = ["regenerate", "foul"]
copies = 6
source = "own"

[looney]
name = "Looney"
team = "lowdown-rats"
standing = 1
downed = 0
skills = ["foul", "foul"]
copies = 6
source = "own"

[fouling-troll]
name = "Fouling Troll"
team = "lowdown-rats"
standing = 4
downed = 2
skills = ["cheat", "tackle"]
downed-skills = ["cheat", "tackle"]
copies = 6
source = "own"

[bull-centaur]
name = "Bull Centaur"
team = "zharr-naggrund-ziggurats"
standing = 4
downed = 3
skills = ["tackle", "tackle"]
abilities = ["trample"]
copies = 6
source = "own"

[hobgoblin]
name = "Hobgoblin"
team = "zharr-naggrund-ziggurats"
standing = 1
downed = 1
skills = ["sprint", "pass"]
abilities = ["response when yours here is downed: may move theirs here"]
copies = 6
source = "own"
"""
STARS = """[ppg-star]
name = "Star of the Guild"
union = "ppg"
standing = 3
downed = 1
skills = ["foul", "cheat"]
abilities = ["trample", "spread-disease"]
copies = 16
source = "own"

[ppg-freebooter]
name = "Freebooter of the Guild"
union = "ppg"
standing = 2
downed = 2
skills = ["sprint"]
abilities = ["always: return a player and shuffle when drafted", "response after this uses foul: draw 1"]
copies = 9
source = "own"
"""
UPGRADES = """[{team}-lawyer]
name = "Lawyer of {team}"
team = "{team}"
abilities = ["action exhaust: discard a facedown penalty", "scoreboard: gain 1 per penalty"]
copies = 3
source = "own"

[{team}-bribe]
name = "Bribe of {team}"
team = "{team}"
abilities = ["action exhaust: discard a faceup penalty or take 1 penalty card or each opponent takes 1 penalty card"]
copies = 2
source = "own"

[{team}-vet]
name = "Vet of {team}"
team = "{team}"
abilities = ["action exhaust: move yours anywhere"]
source = "own"
"""


def foul_play(folder: Path) -> str:
    """The pack, written into a folder; gives its path."""
    shutil.copytree(Path(base_pack()).parent / "foul-play", folder, dirs_exist_ok=True)
    gone: set[str] = set()
    for kind, text in (
        ("players", PLAYERS),
        ("stars", STARS),
        ("team-upgrades", "\n".join(UPGRADES.format(team=team) for team in TEAMS)),
    ):
        for path in (folder / kind).glob("*.toml"):
            gone |= set(tomllib.loads(path.read_text(encoding="utf-8")))
        shutil.rmtree(folder / kind)
        (folder / kind).mkdir()
        (folder / kind / "made-up.toml").write_text(text, encoding="utf-8")
    for path in (folder / "text").glob("*.toml"):  # names of cards that are not there any more
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        path.write_text("".join(line for line in lines if line.partition(" =")[0] not in gone), encoding="utf-8")
    return str(folder)
