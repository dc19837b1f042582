"""Where players could run: most of a team share one ground, so that each different one is told once."""

from touchline.blitz_bowl import actions
from touchline.blitz_bowl.paths import running_ground
from touchline.blitz_bowl.preparation import squares_for, traits_for
from touchline.blitz_bowl.state import Match
from touchline.server.blitz_bowl.aims import rows
from touchline.server.blitz_bowl.shapes import Ground

NONE = -1


class Grounds:
    """The different grounds of a match, and which of them each player runs on."""

    def __init__(self, t: Match) -> None:
        self.all: list[Ground] = []
        self.of = [NONE] * len(t.square)
        self.steps = [0] * len(t.square)
        seen: dict[tuple[int, int], int] = {}
        for player in range(len(t.square)):
            if not t.stands(player):
                continue
            ground = running_ground(t, player, traits_for(t, player))
            walk = ground.walk & ~(1 << t.square[player])  # he may always come back to where he began
            key = (walk, ground.halt & ~walk)
            if key not in seen:
                seen[key] = len(self.all)
                self.all.append({"walk": rows(walk), "halt": rows(key[1])})
            self.of[player] = seen[key]
            self.steps[player] = squares_for(t, player, actions.RUN) if t.roles[player].move else 0
