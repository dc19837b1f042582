"""What the rookie answers now and then: where a ball goes, what an event asks, what is chosen before the kick-off."""

from touchline.blitz_bowl.ball import can_hold
from touchline.blitz_bowl.setup import RECONSTRUCTED
from touchline.blitz_bowl.state import Match
from touchline.blitz_bowl.view import View
from touchline.bots.blitz_bowl.advice import best, within_action
from touchline.bots.blitz_bowl.outlook import CHANCES, Outlook
from touchline.table.decision import first_of


def bounce(view: View) -> int:
    """Into the hands of an Open team-mate; else far from opponents and near to ours."""
    table = view.table
    o = within_action(view)

    def gain(code: int) -> float:
        square = first_of(code)
        there = table.player_at(square)
        if there >= 0:
            ours = table.owner(there) == view.seat
            takes = table.is_open(there) and can_hold(table, there)
            return (5.0 if ours else -5.0) if takes else -1.0
        return -float(o.marked >> square & 1) + (o.ours & table.pitch.near[square]).bit_count() / 4

    return best(table.codes, gain)


def trip(view: View) -> int:
    """Their carrier; else whoever is nearest to the ball."""
    table = view.table
    o = within_action(view)
    mirrored = Outlook(table, 1 - view.seat, True)

    def gain(code: int) -> float:
        player = first_of(code)
        return 9.0 if player in o.their_carriers else mirrored.place_worth(player, table.square[player])

    return best(table.codes, gain)


def ball(view: View) -> int:
    """One that helps its holder, and stays where it is."""
    table = view.table
    keywords = table.catalogue.team_cards[table.teams[view.seat]].keywords

    def gain(code: int) -> float:
        kind = table.catalogue.balls[first_of(code)]
        worth = float(kind.reroll_ones) - float(kind.bounces) - float(kind.bites_on > 0)
        return worth + (1.0 if kind.keyword_reroll and kind.keyword in keywords else 0.0)

    return best(table.codes, gain)


def pitch(view: View) -> int:
    """The one with the fewest obstacles, as it is the easiest to run on; a reconstruction only if there is no other."""
    table = view.table
    pitches = table.catalogue.pitches
    codes = [code for code in table.codes if pitches[first_of(code)].source != RECONSTRUCTED] or table.codes
    return best(codes, lambda code: -pitches[first_of(code)].blocked.bit_count())


def team(view: View) -> int:
    """The faster and stronger team."""
    table = view.table
    return best(table.codes, lambda code: team_worth(table, first_of(code)))


def team_worth(table: Match, number: int) -> float:
    """How good its players are on average; those who come in numbers are weak."""
    players = table.catalogue.team_cards[number].players
    worth = 0.0
    for position in players:
        role = table.catalogue.positions[position]
        worth += role.move + 3 * role.block + 3 * CHANCES[0][role.armour]
    return worth / len(players)
