"""The files of a new pack for Blitz Bowl, to be changed by whoever begins it."""

from typing import Final

FILES: Final = {
    "pack.toml": """\
# A pack of cards for Blitz Bowl. Check it with: touchline pack check {path}
id = "{id}"
version = "1"
game = "blitz-bowl"
name = "{name}"
about = "Cards of my own."
needs = ["base"]
replaces = []  # ids of things that this pack changes, such as "orc"
""",
    "abilities/abilities.toml": """\
# Abilities: each line says when something applies, and what it does.

[{id}-encore]
name = "Encore"
lines = ["after throw: free run of up to 2 squares"]
source = "own"  # where the values come from: your own head, or else rulebook, printed or reconstructed
""",
    "teams/heroes.toml": """\
# A team. Throw and Armour are 2 to 6, or "-"; Move is a number, or "D6".

[{id}-heroes]
name = "Local Heroes"
emergency-reserves = 3
source = "own"

[{id}-heroes.positions.hopeful]
name = "Hopeful"
count = 4
move = 6
block = 1
throw = 4
armour = 4

[{id}-heroes.positions.captain]
name = "Captain"
count = 1
move = 7
block = 2
throw = 3
armour = 3
abilities = ["{id}-encore"]
""",
    "challenges/challenges.toml": """\
# The red side of a challenge card: after which Action it can be claimed, and what must then hold.

[{id}-please-the-crowd]
name = "Please The Crowd!"
points = 2
line = "after throw: succeeded, not a hand-off"
source = "own"
""",
    "bonus-plays/bonus-plays.toml": """\
# The blue side: when the bonus play can be played, and what it does.

[{id}-second-wind]
name = "Second Wind"
line = "before run: move +2"
source = "own"
""",
    "cards/cards.toml": """\
# A card of the deck: which challenge is on its front, which bonus play on its back.

[{id}-card]
challenge = "{id}-please-the-crowd"
bonus-play = "{id}-second-wind"
source = "own"
""",
    "pitches/pitches.toml": """\
# A pitch is drawn: 11 rows of 15 squares, "." free, "#" blocked, "T" a trapdoor. The outer columns are End Zones.

[{id}-yard]
name = "Back yard"
rows = [
    "...............",
    "...............",
    "....#.....#....",
    "...............",
    "......#.#......",
    ".......T.......",
    "......#.#......",
    "...............",
    "....#.....#....",
    "...............",
    "...............",
]
source = "own"
""",
}
