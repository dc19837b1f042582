"""The files of a new pack for Team Manager, to be changed by whoever begins it."""

from typing import Final

FILES: Final = {
    "pack.toml": """\
# A pack of cards for Team Manager. Check it with: touchline pack check {path}
id = "{id}"
version = "1"
game = "team-manager"
name = "{name}"
about = "Cards of my own."
needs = ["base"]
replaces = []  # ids of cards that this pack changes, such as "griff-oberwald"
""",
    "stars/stars.toml": """\
# Star Players. "team" may be left out for a star without a logo; "union" is owa or cwc.

[{id}-captain]
name = "The Captain"
team = "reikland-reavers"
union = "owa"
standing = 4
downed = 1
skills = ["pass", "tackle"]  # cheat, pass, sprint, tackle; used from left to right
abilities = ["sure-hands", "response after this tackles: gain 1"]
source = "own"  # where the values come from: your own head, or else rulebook, printed or reconstructed
""",
    "highlights/highlights.toml": """\
# Highlights: what the left zone, the winner and the right zone are paid. A list is a choice.

[{id}-final]
name = "A Final of Their Own"
left = {{ fans = 1 }}
centre = [{{ fans = 3 }}, {{ stars = 2 }}]
right = {{ staff = 1 }}
source = "own"
""",
}
