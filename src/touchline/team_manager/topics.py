"""What the questions of a season are about: each value by its name, read off the table when somebody asks for it.

Steps that ask say no more than what the step that takes the answer needs; here stands what that means to others.
"""

from typing import Final

from touchline.table.registry import CARD, NUMBER, Topic
from touchline.team_manager import steps
from touchline.team_manager.abilities import OF_AN_ABILITY
from touchline.team_manager.records import chosen_of, number_of, pc_of
from touchline.team_manager.state import Season


def first(t: Season) -> int:
    return t.then_a


def second(t: Season) -> int:
    return t.then_b


def source(t: Season) -> int:
    """The card whose ability asks."""
    return t.then_b if t.then in OF_AN_ABILITY else -1


def ability(t: Season) -> int:
    """The ability that asks, by its number among those of all cards."""
    return number_of(t.then_a) if t.then in OF_AN_ABILITY else -1


def effect(t: Season) -> int:
    """How far it has come: the place of an effect among those of the ability."""
    return pc_of(t.then_a) if t.then in OF_AN_ABILITY else -1


def chosen(t: Season) -> int:
    """The player whom the ability has chosen before."""
    return chosen_of(t.then_a) if t.then in OF_AN_ABILITY else -1


def power(t: Season) -> int:
    """The Star Power that the player who is picked gets, or loses; 0 where he is picked for something else."""
    return t.then_a if t.then == steps.POWER_PICKED else 0


def dropping(t: Season) -> int:
    return 1 if t.then == steps.DROP_CHOSEN else 0


def moment(t: Season) -> int:
    return t.then_a >> 16


def declined(t: Season) -> int:
    return t.then_b >> 3


def drawing(t: Season) -> int:
    return t.then_b >> 8 & 255


def more(t: Season) -> int:
    return t.then_b & 255


PLAYER: Final[Topic] = Topic("player", CARD, first)  # who acts, or whom it befalls
TARGET: Final[Topic] = Topic("target", CARD, first)
TOKEN: Final[Topic] = Topic("token", CARD, first)
CARD_SEEN: Final[Topic] = Topic("card", CARD, first)
HIGHLIGHT: Final[Topic] = Topic("highlight", CARD, first)
SOURCE: Final[Topic] = Topic("source", CARD, source)
ABILITY: Final[Topic] = Topic("ability", NUMBER, ability)
EFFECT: Final[Topic] = Topic("effect", NUMBER, effect)
CHOSEN: Final[Topic] = Topic("chosen", CARD, chosen, True)
POWER: Final[Topic] = Topic("power", NUMBER, power)
MATCHUP: Final[Topic] = Topic("matchup", NUMBER, first)
BEHIND: Final[Topic] = Topic("matchup", NUMBER, second)  # where the ball is, of a player who may be gone from there
DROPPING: Final[Topic] = Topic(
    "dropping", NUMBER, dropping
)  # 1 where he goes down or away, 0 where he is to get the ball
STANDING: Final[Topic] = Topic(
    "standing", NUMBER, second
)  # 1 where he attempts it with the Star Power of one who stands
MOMENT: Final[Topic] = Topic("moment", NUMBER, moment)  # what is answered (``moments.py``)
DECLINED: Final[Topic] = Topic("declined", NUMBER, declined)  # how many managers have declined in a row
DISCARDS: Final[Topic] = Topic("discards", NUMBER, second)  # how many are left to discard
SCRAPPING: Final[Topic] = Topic("scrapping", NUMBER, second)  # 1 where the token is discarded, 0 where it is looked at
FIELDING: Final[Topic] = Topic(
    "fielding", NUMBER, second
)  # 1 where he is put there without skills, 0 where he is committed
DRAWING: Final[Topic] = Topic("drawing", NUMBER, drawing)  # how many cards are drawn anyway
MORE: Final[Topic] = Topic("more", NUMBER, more)
KEEPS: Final[Topic] = Topic("keeps", NUMBER, more)  # how many are left to keep
RETURNS: Final[Topic] = Topic("returns", NUMBER, second)  # for how many Freebooters it was asked before
PLACING: Final[Topic] = Topic("placing", NUMBER, second)
OF_ABILITY: Final[tuple[Topic, ...]] = (SOURCE, ABILITY, EFFECT, CHOSEN)
