"""What matchups promise: the fans a manager can expect where he stands, and what one more player changes.

A beginner's reckoning. Add up both sides; the chance of winning grows evenly with the margin, the more slowly the more
cards are still in the hands of the others. Whoever comes collects his own zone; whoever is alone collects all of it.
"""

from typing import Final

from touchline.bots.team_manager.scouting import BOTH, guarded_loss, loss, odds, strength
from touchline.bots.team_manager.worth import UNSEEN, section_worth, worth_of
from touchline.table.decision import first_of, second_of
from touchline.team_manager import icons, places
from touchline.team_manager.scoreboard import BALL_POWER
from touchline.team_manager.state import Season
from touchline.team_manager.view import View

ABSENT: Final = -1.0
NEWCOMER: Final = 3.0  # Star Power of a player who has yet to come
SURE_MARGIN: Final = 4.0  # a margin that wins when no card is left
MARGIN_PER_CARD: Final = 0.8  # and how much more it takes for each card that others hold
HEAD_START: Final = 0.7  # how likely he wins who was there first
MOST_CERTAIN: Final = 0.97  # dice and tokens leave a doubt
SPRINT_FANS: Final = 0.1


def weeks_left(t: Season) -> int:
    """How many weeks come after this one."""
    return len(t.piles[places.SPIKE_DECK])


class Ground:
    """A matchup as it lies: who has how much Star Power, and what it pays."""

    def __init__(self) -> None:
        self.matchup = 0
        self.totals: list[float] = []  # of each seat; ABSENT where it has no player
        self.sections: list[float] = []  # in fans
        self.carrier = places.MIDFIELD
        # opposing players: Star Power, owner, what a hit costs them, and what it costs if nobody can guard
        self.targets: list[tuple[int, int, float, float]] = []
        self.flipped = 0
        self.value = 0.0  # to the seat that looks, as it lies now


class Outlook:
    """The week as one seat sees it."""

    def __init__(self, view: View) -> None:
        t = view.table
        self.t = t
        self.seat = view.seat
        self.weeks = weeks_left(t)
        self.share = 1 / (t.seats - 1)  # what a rival's fan costs us
        self.rival_cards = sum(len(t.piles[places.HAND + seat]) for seat in range(t.seats) if seat != view.seat)
        self.own_cards = len(t.piles[places.HAND + view.seat])
        self.grounds: dict[int, Ground] = {}

    def ground(self, matchup: int) -> Ground:
        """A matchup, looked at once."""
        known = self.grounds.get(matchup)
        if known is not None:
            return known
        t = self.t
        ground = Ground()
        ground.matchup = matchup
        card = (
            t.piles[places.SPIKE_PILE][-1] if matchup == places.TOURNAMENT_AT else t.piles[places.MATCHUP + matchup][0]
        )
        ground.flipped = t.turned[card]
        ground.sections = section_worth(t.catalogue, t.face[card], self.weeks)
        if matchup != places.TOURNAMENT_AT and t.headline >= 0:
            ground.sections[1] += t.catalogue.highlight_fans[t.headline]
        ground.carrier = t.ball[matchup]
        totals = [ABSENT] * t.seats
        for player in t.players_at(matchup):
            owner = t.owner[player]
            totals[owner] = max(totals[owner], 0.0) + strength(t, player)
            if owner != self.seat:
                ground.targets.append((t.power(player), owner, guarded_loss(t, player), loss(t, player)))
        ground.totals = totals
        zone = t.zone_of(self.seat, matchup)
        ground.value = self.value(ground, totals, zone)
        self.grounds[matchup] = ground
        return ground

    # --- What a matchup is worth --------------------------------------------------------------------------

    def chance(self, margin: float) -> float:
        """How likely a lead of this much wins in the end."""
        spread = 2 * (SURE_MARGIN + MARGIN_PER_CARD * self.rival_cards * self.share)
        return min(MOST_CERTAIN, max(1 - MOST_CERTAIN, 0.5 + margin / spread))

    def alone(self, cards: int) -> float:
        """How likely nobody comes who could."""
        return 1 / (1 + cards)

    def value(self, ground: Ground, totals: list[float], zone: int) -> float:
        """Fans to expect here, less a share of what the rivals can expect."""
        if ground.matchup == places.TOURNAMENT_AT:
            return self.tournament(ground.sections, totals)
        own, centre, other = ground.sections
        side = (zone - places.ZONE) % places.ZONES if zone >= 0 else self.free_side(ground.matchup)
        if (side == places.LEFT) == bool(ground.flipped):
            own, other = other, own
        mine = totals[self.seat]
        rival = ABSENT
        for seat, total in enumerate(totals):
            if seat != self.seat and total > rival:
                rival = total
        return self.highlight(own, centre, other, mine, rival)

    def free_side(self, matchup: int) -> int:
        """Where we could still come."""
        zone = places.ZONE + matchup * places.ZONES
        return 1 if self.t.piles[zone] else 0

    def highlight(self, own: float, centre: float, other: float, mine: float, rival: float) -> float:
        """Our zone, the centre for the winner, their zone; all three for whoever is alone."""
        if mine < 0:
            if rival < 0:
                return 0.0
            alone = self.alone(self.own_cards)
            return -self.share * (other + centre * (alone + HEAD_START * (1 - alone)) + own * alone)
        if rival < 0:
            alone = self.alone(self.rival_cards)
            wins = self.chance(mine - NEWCOMER)
            company = own + wins * centre - self.share * (other + (1 - wins) * centre)
            return alone * (own + centre + other) + (1 - alone) * company
        wins = self.chance(mine - rival)
        return own + wins * centre - self.share * (other + (1 - wins) * centre)

    def tournament(self, sections: list[float], totals: list[float]) -> float:
        """Winner, runner-up (with three managers or more), and the rest."""
        winner, second, last = sections
        mine = totals[self.seat]
        rivals = [total for seat, total in enumerate(totals) if seat != self.seat and total >= 0]
        if self.t.seats == 2:
            return self.highlight(last, winner - last, last, mine, rivals[0] if rivals else ABSENT)
        pot = winner + second + last * (len(rivals) - 1)
        if mine < 0:
            return -self.share * pot if rivals else 0.0
        rivals += [NEWCOMER] * self.still_to_come(totals)
        rivals.sort(reverse=True)
        first = self.chance(mine - rivals[0]) if rivals else 1.0
        placed = self.chance(mine - rivals[1]) if len(rivals) > 1 else 1.0
        expected = first * winner + (placed - first) * second + (1 - placed) * last
        return expected - self.share * max(0.0, pot - expected)

    def still_to_come(self, totals: list[float]) -> int:
        """Rivals who are not there, and have cards."""
        hands = self.t.piles
        return sum(
            1 for seat, total in enumerate(totals) if seat != self.seat and total < 0 and hands[places.HAND + seat]
        )

    # --- What a player changes ----------------------------------------------------------------------------

    def commit_gain(self, code: int) -> float:
        """What committing the card of this option to its zone changes."""
        zone = second_of(code)
        ground = self.ground((zone - places.ZONE) // places.ZONES)
        totals, extra = self.after(self.t.face[first_of(code)], ground)
        return self.value(ground, totals, zone) - ground.value + extra

    def after(self, face: int, ground: Ground) -> tuple[list[float], float]:
        """Star Power on both sides once this player has come and used his skills, and fans beside it."""
        cards = self.t.catalogue
        worth = worth_of(cards)
        totals = ground.totals[:]
        carrier = ground.carrier
        power = float(cards.standing[face])
        stays = 1.0
        fans = 0.0
        for skill in cards.skills[face]:
            if skill == icons.PASS:
                if carrier >= 0 and self.t.owner[carrier] != self.seat:
                    totals[self.t.owner[carrier]] -= BALL_POWER
                    carrier = places.MIDFIELD
                elif carrier == places.MIDFIELD:
                    power += BALL_POWER + cards.carrier_power[face]
                    carrier = places.NO_BALL
            elif skill == icons.TACKLE:
                power -= self.tackled(face, ground, totals)
            elif skill == icons.CHEAT:
                power += worth.token[UNSEEN]
                stays *= worth.token_stays
            elif skill == icons.SPRINT:
                fans += SPRINT_FANS
        totals[self.seat] = max(totals[self.seat], 0.0) + power * stays
        return totals, fans

    def move_gain(self, card: int, zone: int) -> float:
        """What it changes if a player leaves his matchup for another."""
        home = self.ground(self.t.matchup_of(card))
        away = self.ground((zone - places.ZONE) // places.ZONES)
        power = strength(self.t, card)
        if home.carrier == card:
            power -= BALL_POWER
        left = home.totals[:]
        zone_left = self.t.place[card]
        left[self.seat] -= power
        if len(self.t.piles[zone_left]) == 1:
            left[self.seat] = ABSENT
            zone_left = -1
        found = away.totals[:]
        found[self.seat] = max(found[self.seat], 0.0) + power
        gone = self.value(home, left, zone_left) - home.value
        return gone + self.value(away, found, zone) - away.value

    def tackled(self, face: int, ground: Ground, totals: list[float]) -> float:
        """Take the best tackle off the rival's total; what the tackler risks is left."""
        t = self.t
        cards = t.catalogue
        power = cards.standing[face] + cards.tackling_power[face]
        own_loss = cards.standing[face] - cards.downed[face]
        best = 0.0
        hit = -1
        taken = 0.0
        risk = 0.0
        soggy = t.headline >= 0 and cards.both_dice[t.headline]
        for theirs, owner, prize, unguarded in ground.targets:
            down, fall = BOTH if soggy else odds(power, theirs, cards.one_die[face])
            blow = down * (unguarded if cards.no_guard[face] else prize)
            if blow - fall * own_loss > best:
                best = blow - fall * own_loss
                hit = owner
                taken = blow
                risk = fall * own_loss
        if hit >= 0:
            totals[hit] = max(0.0, totals[hit] - taken)
        return risk
