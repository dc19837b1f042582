"""The Scoreboard phase (TM 6.1 to 6.5, 6.9, 6.11): each matchup to its end, highlights first, the tournament last."""

from typing import Final

from touchline.table.decision import codes_for, first_of
from touchline.team_manager import events, kinds, moments, places, placings, steps, verbs
from touchline.team_manager.abilities import begin_anew
from touchline.team_manager.ending import manager_of_the_year
from touchline.team_manager.holding import holds
from touchline.team_manager.pitch import leave
from touchline.team_manager.records import info_of
from touchline.team_manager.responses import fire, pay
from touchline.team_manager.state import Season


def scoreboard(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 6.1.1."""
    agenda = t.agenda
    agenda.append((steps.WEEK_END, 0, 0, 0))
    agenda.append((steps.IMPROVE, 0, 0, 0))
    for matchup in range(places.MATCHUPS - 1, -1, -1):
        if t.ball[matchup] != places.NO_BALL:
            agenda.append((steps.RESOLVE, matchup, 0, 0))


def resolve(t: Season, matchup: int, _b: int, _c: int) -> None:
    """The steps of one matchup (TM 6.1.2)."""
    t.scoring = matchup
    if t.begun:
        begin_anew(t)
    agenda = t.agenda
    agenda.append((steps.CLEAR, matchup, 0, 0))
    agenda.append((steps.PAY_SEAT, matchup, 0, 0))
    agenda.append((steps.WINNER, matchup, 0, 0))
    if t.mechanics is not None:
        t.mechanics.abilities_done(t, matchup)
    tokens = has_tokens(t, matchup)
    if tokens or answers(t, 1 << moments.SCORING, matchup):  # a player may come on for one who is ejected
        agenda.append((steps.SCORE_SEAT, moments.SCORING, matchup, 0))
    if tokens:
        if t.mechanics is not None:
            t.mechanics.tokens_done(t, matchup)
        agenda.append((steps.FRENZY, matchup, 0, 0))
        agenda.append((steps.EJECT, matchup, 0, 0))
        agenda.append((steps.REVEAL_TOKENS, matchup, 0, 0))
    if t.mechanics is not None:
        t.mechanics.scoring_begins(t, matchup)


def has_tokens(t: Season, matchup: int) -> bool:
    """Whether cheating tokens lie on players here."""
    piles = t.piles
    for card in t.players_at(matchup):
        if piles[places.ON + card]:
            return True
    return False


def answers(t: Season, those: int, matchup: int) -> bool:
    """Whether any card in play, or any player here, has an ability for one of these moments; most often none has."""
    if t.alert & those:
        return True
    told = t.catalogue.events
    face = t.face
    for card in t.players_at(matchup):
        if told[face[card]] & those:
            return True
    return False


def players_in_turn_order(t: Season, matchup: int) -> list[int]:
    players: list[int] = []
    for turn in range(t.seats):
        zone = t.zone_of((t.coin + turn) % t.seats, matchup)
        if zone >= 0:
            players += t.piles[zone]
    return players


def reveal_tokens(t: Season, matchup: int, _b: int, _c: int) -> None:
    """TM 6.2.1; then what comes before ejections."""
    revealed = 0
    for card in players_in_turn_order(t, matchup):
        for token in t.piles[places.ON + card]:
            t.show(token, t.all)
            revealed += 1
            if t.loud:
                t.say(events.TOKENS_REVEALED, t.owner[card], token, card, 1, "TM 6.2.1")
    if revealed:
        fire(t, moments.EJECTIONS, -1, -1, matchup, 0)


def eject(t: Season, matchup: int, _b: int, _c: int) -> None:
    """First ejections (TM 6.2.2), in turn order."""
    ejects = t.catalogue.token_ejects
    players = players_in_turn_order(t, matchup)
    for card in reversed(players):
        for token in t.piles[places.ON + card]:
            if ejects[t.face[token]]:
                t.agenda.append((steps.EJECT_PLAYER, card, matchup, 0))
                break


def eject_player(t: Season, card: int, matchup: int, _c: int) -> None:
    standing = 0 if t.turned[card] else 1
    carried = t.ball[matchup] == card
    leave(t, card)
    if t.loud:
        t.say(events.EJECTED, t.owner[card], card, -1, matchup, "TM 6.2.2")
    fire(t, moments.EJECTED, card, -1, matchup, info_of(carried, bool(standing), -1))
    if carried:
        t.agenda.append((steps.DROP, card, matchup, standing))


def frenzy(t: Season, matchup: int, _b: int, _c: int) -> None:
    """Then fan frenzy (TM 6.2.3)."""
    fans = t.catalogue.token_fans
    for card in players_in_turn_order(t, matchup):
        for token in t.piles[places.ON + card]:
            if fans[t.face[token]]:
                t.gain(t.owner[card], fans[t.face[token]], card, "TM 6.2.3")


def score_seat(t: Season, event: int, matchup: int, turn: int) -> None:
    """Abilities of this step, manager by manager in turn order (TM 6.3.1, 6.5.1, 7.1.1).

    A manager's abilities that only pay fans come after his others (TM-R88).
    """
    while turn < t.seats:
        seat = (t.coin + turn) % t.seats
        turn += 1
        due = event if event != moments.WON else outcome_of(t, seat)
        if due != moments.NONE:
            sources = sources_of(t, due, seat, matchup)
            if sources:
                t.agenda.append((steps.SCORE_SEAT, event, matchup, turn))
                ready(t, due, seat, matchup, sources)
                return


def sources_of(t: Season, event: int, seat: int, matchup: int) -> list[int]:
    """Cards of a manager with an ability for this step: upgrades, and standing players at the matchup."""
    told = t.catalogue.events
    face = t.face
    zone = -1
    if matchup >= 0:
        zone = t.zone_of(seat, matchup)
        if zone < 0:
            return []
    sources: list[int] = []
    if t.alert >> event & 1:
        sources = [card for card in t.in_force(seat) if told[face[card]] >> event & 1]
    if zone >= 0:
        for card in t.piles[zone]:
            if told[face[card]] >> event & 1 and not t.turned[card]:
                sources.append(card)
    return sources


def ready(t: Season, event: int, seat: int, matchup: int, sources: list[int]) -> None:
    """Fans wait for a step of their own; the other abilities for a window."""
    base = len(t.pending)
    fans = False
    for card in sources:
        for ability in t.catalogue.abilities[t.face[card]]:
            if ability.event == event:
                if ability.quiet:
                    fans = True
                else:
                    t.pending.append((ability.number, card, 0))
    if fans:
        t.agenda.append((steps.QUIET, event, seat, matchup))
    if len(t.pending) > base:
        t.agenda.append((steps.WINDOW, event, base, 0))


def outcome_of(t: Season, seat: int) -> int:
    """Which abilities the end of a matchup wakes for a manager: for winning, for losing, or none (TM 8.4)."""
    placing = t.placing[seat]
    if placing in (placings.WINNER, placings.RUNNER_UP):
        return moments.WON
    return moments.LOST if placing == placings.LOSER else moments.NONE


def quiet(t: Season, event: int, seat: int, matchup: int) -> None:
    """Pay the fans of one manager's abilities in this step."""
    for card in sources_of(t, event, seat, matchup):
        for ability in t.catalogue.abilities[t.face[card]]:
            if ability.event == event and ability.quiet and holds(t, ability, card, 0):
                pay(t, ability, card)


def team_total(t: Season, seat: int, matchup: int) -> int:
    """TM 6.4.1."""
    zone = t.zone_of(seat, matchup)
    if zone < 0:
        return 0
    total = 0
    downed = False
    powers = t.catalogue.token_power
    for card in t.piles[zone]:
        total += t.power(card)
        if t.turned[card]:
            downed = True
        for token in t.piles[places.ON + card]:
            total += powers[t.face[token]]
        if t.ball[matchup] == card:
            total += BALL_POWER
    if downed:
        for card in t.in_force(seat):
            total += t.catalogue.team_power[t.face[card]]
    if t.mechanics is not None:
        total += t.mechanics.total(t, seat, matchup)
    return total


def winner(t: Season, matchup: int, _b: int, _c: int) -> None:
    """Add up Star Power and rank the teams (TM 6.4)."""
    for seat in range(t.seats):
        t.totals[seat] = team_total(t, seat, matchup)
        here = t.zone_of(seat, matchup) >= 0
        t.placing[seat] = placings.UNRANKED if here else placings.ABSENT
        if t.loud and here:
            t.say(events.TOTAL, seat, -1, -1, t.totals[seat], "TM 6.4.1")
    t.agenda.append((steps.OUTCOME, matchup, 0, 0))
    t.agenda.append((steps.RANK, matchup, placings.WINNER, 0))
    if answers(t, 1 << moments.TOTALS, matchup):
        t.agenda.append((steps.SCORE_SEAT, moments.TOTALS, matchup, 0))


def undecided(t: Season) -> bool:
    """Whether Star Power at the matchup being resolved is still to be added up."""
    return any(step == steps.WINNER for step, _, _, _ in t.agenda)


def unranked(t: Season) -> list[int]:
    return [seat for seat in range(t.seats) if t.placing[seat] == placings.UNRANKED]


def rank(t: Season, matchup: int, place: int, _c: int) -> None:
    """Find who takes the next place (TM 6.4.2 to 6.4.4)."""
    seats = unranked(t)
    if not seats:
        if t.loud and place == placings.WINNER:
            t.say(events.NOBODY, -1, -1, -1, matchup, "TM 6.4.5")
        return
    best = max([t.totals[seat] for seat in seats])
    tied = [seat for seat in seats if t.totals[seat] == best]
    carrier = t.ball[matchup]
    holder = t.owner[carrier] if carrier >= 0 else -1
    if len(tied) > 1 and holder in tied:
        tied = [holder]
        if t.loud:
            t.say(events.TIE_BALL, holder, -1, -1, best, "TM 6.4.2")
    if len(tied) == 1:
        take_place(t, matchup, place, tied[0], "TM 6.4.2")
    elif matchup != places.TOURNAMENT_AT:
        if t.loud:
            t.say(events.DRAW, -1, -1, -1, matchup, "TM 6.4.3")
    else:
        codes = codes_for(verbs.AHEAD, tied)
        t.ask(kinds.RANK, t.coin, codes, steps.RANKED, matchup, place)


def ranked(t: Season, matchup: int, place: int, code: int) -> None:
    seat = first_of(code)
    if t.loud:
        t.say(events.TIE_RANKED, seat, -1, -1, t.totals[seat], "TM 6.4.4")
    take_place(t, matchup, place, seat, "TM 6.4.4")


def take_place(t: Season, matchup: int, place: int, seat: int, rule: str) -> None:
    """Winner first; at a tournament of three or more managers a runner-up; the rest lose (TM 6.7.1, 9.3.1)."""
    t.placing[seat] = place
    below = [t.totals[other] for other in unranked(t)]
    if below:
        t.margin[seat] = t.totals[seat] - max(below)
    else:  # over zero alone; a runner-up ahead of nobody has no lead (TM-R68, TM-R98)
        t.margin[seat] = t.totals[seat] if place == placings.WINNER else 0
    if t.loud:
        t.say(events.WINNER if place == placings.WINNER else events.RUNNER_UP, seat, -1, -1, matchup, rule)
    if place == placings.WINNER and matchup == places.TOURNAMENT_AT and t.seats > 2:
        t.agenda.append((steps.RANK, matchup, placings.RUNNER_UP, 0))
        return
    for other in unranked(t):
        t.placing[other] = placings.LOSER
        if t.loud:
            t.say(events.LOSER, other, -1, -1, matchup, "TM 8.4.2")


def outcome(t: Season, matchup: int, _b: int, _c: int) -> None:
    """Abilities that pay for winning or losing, before payouts (TM 6.5.1)."""
    if answers(t, 1 << moments.WON | 1 << moments.LOST, matchup):
        t.agenda.append((steps.SCORE_SEAT, moments.WON, matchup, 0))
    if t.headline >= 0 and matchup != places.TOURNAMENT_AT and t.catalogue.highlight_fans[t.headline]:
        for seat in range(t.seats):
            if t.placing[seat] == placings.WINNER:
                t.gain(seat, t.catalogue.highlight_fans[t.headline], -1, "TM 4.4.3")


def clear(t: Season, matchup: int, _b: int, _c: int) -> None:
    """Clear the pitch (TM 6.9.1)."""
    for card in t.players_at(matchup):
        leave(t, card)
    t.ball[matchup] = places.NO_BALL
    t.scoring = -1
    if t.mechanics is not None:
        t.mechanics.cleared(t, matchup)
    if matchup != places.TOURNAMENT_AT:
        card = t.piles[places.MATCHUP + matchup][0]
        t.turned[card] = 0
        t.put(card, places.BOX)


def week_end(t: Season, _a: int, _b: int, _c: int) -> None:
    """The golden coin is passed on (TM 6.11.1); The Blood Bowl ends the season (TM 3.1.2)."""
    t.coin = (t.coin + 1) % t.seats
    if t.loud:
        t.say(events.COIN_PASSED, t.coin, -1, -1, 0, "TM 6.11.1")
    if t.catalogue.final[t.face[t.piles[places.SPIKE_PILE][-1]]]:
        end_season(t)
    else:
        t.agenda.append((steps.WEEK, 0, 0, 0))


def end_season(t: Season) -> None:
    """End-of-game abilities, what is scored behind them, and the winner (TM 7, 20.4.1)."""
    t.agenda.append((steps.SEASON_END, 0, 0, 0))
    if t.mechanics is not None:
        t.mechanics.season_end(t)
    t.agenda.append((steps.SCORE_SEAT, moments.END, -1, 0))


def season_end(t: Season, _a: int, _b: int, _c: int) -> None:
    """TM 7.2."""
    t.finished = True
    if t.loud:
        t.say(events.SEASON_ENDED, -1, -1, -1, t.week, "TM 3.1.2")
        winner, _, rule = manager_of_the_year(t, [])
        t.say(events.WON if winner >= 0 else events.NOBODY_WON, winner, -1, -1, 0, rule)


BALL_POWER: Final = 2
