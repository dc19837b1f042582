"""Why not: reasons from the rules for what a person would like to do and is not offered."""

from touchline.team_manager import headings, kinds, places
from touchline.team_manager.state import Season
from touchline.team_manager.view import View


def reasons(view: View, asked: str) -> list[str]:
    """Sentences about whatever has this in its name: a verb, a highlight, a card of the hand, an upgrade, a player."""
    t: Season = view.table
    wanted = asked.lower()
    told: list[str] = []
    if wanted in t.registry.verb_index:
        verb = t.registry.verbs[t.registry.verb_index[wanted]]
        if not verb.arguments:
            told.append(told_by(t, wanted, verb.text))
    if not told and t.kind == kinds.TURN:
        told += zone_reasons(t, view.seat, wanted)
    if not told and wanted:
        told += ability_reasons(t, view.seat, wanted)
    if not told and wanted:
        told += player_reasons(t, wanted)
    if not told and t.kind != kinds.TURN and wanted:
        known = [t.card_name(card) for card in t.piles[places.HAND + view.seat]]
        known += [t.matchup_name(matchup) for matchup in range(places.TOURNAMENT_AT + 1)]
        for name in known:
            if wanted in name.lower():
                return [told_by(t, "commit", name)]
    return told


def told_by(t: Season, verb: str, what: str, *arguments: int) -> str:
    reason = t.why_not(verb, *arguments)
    return f"{what[:1].upper() + what[1:]}: {reason.text} ({reason.rule})"


def zone_reasons(t: Season, seat: int, wanted: str) -> list[str]:
    """Where a card of the hand may not go: every zone that is closed, or those of one highlight or for one card."""
    hand = t.piles[places.HAND + seat]
    cards = [card for card in hand if wanted and wanted in t.card_name(card).lower()]
    zones: list[int] = []
    for matchup in range(places.TOURNAMENT_AT + 1):
        present = (
            t.ball[matchup] != places.NO_BALL
            if matchup == places.TOURNAMENT_AT
            else bool(t.piles[places.MATCHUP + matchup])
        )
        if not present:
            continue
        first = places.ZONE + matchup * places.ZONES
        here = [first + seat] if matchup == places.TOURNAMENT_AT else [first, first + 1]
        if cards or not wanted or wanted in t.matchup_name(matchup).lower():
            zones += here
    told: list[str] = []
    for card in (cards or hand)[:1]:
        for zone in zones:
            reason = t.why_not("commit", card, zone)
            if not reason.offered:
                told.append(f"{t.place_name(zone)}: {reason.text} ({reason.rule})")
        if zones and not told:
            told.append(f"{t.card_name(card)} may be committed to every zone named here.")
    return told


def ability_reasons(t: Season, seat: int, wanted: str) -> list[str]:
    """Upgrades in play: why an action or response is not offered now."""
    told: list[str] = []
    for card in t.piles[places.IN_PLAY + seat]:
        if wanted not in t.card_name(card).lower():
            continue
        for ability in t.catalogue.abilities[t.face[card]]:
            if ability.label in (headings.ACTION, headings.RESPONSE):
                verb = "act" if ability.label == headings.ACTION else "use"
                told.append(told_by(t, verb, t.card_name(card), card, ability.index))
    return told


def player_reasons(t: Season, wanted: str) -> list[str]:
    """Players at matchups: why they cannot be tackled now."""
    told: list[str] = []
    for matchup in range(places.TOURNAMENT_AT + 1):
        for card in t.players_at(matchup):
            if wanted in t.card_name(card).lower():
                told.append(told_by(t, "tackle", f"tackle {t.card_name(card)} at {t.matchup_name(matchup)}", card))
    return told
