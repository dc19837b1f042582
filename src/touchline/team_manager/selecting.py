"""Selecting: which players, tokens and matchups a card means (TM 8.1.1).

Selectors are the bits of ``whom.py``.
"""

from typing import Final

from touchline.team_manager import card_kinds, counts, icons, places, tokens_meant, whom
from touchline.team_manager.skill import USABLE
from touchline.team_manager.state import Season
from touchline.team_manager.targets import tackle_targets
from touchline.team_manager.vocabulary.word import ATTEMPTS, COUNTED, QUALITIES_ADDED, W_IT
from touchline.team_manager.zones import card_may_enter, open_zones


def here(t: Season, source: int) -> int:
    """The matchup an ability speaks of: the one being resolved, its player's, or that of the tackle."""
    if t.scoring >= 0:
        return t.scoring
    matchup = t.matchup_of(source)
    if matchup < 0 and t.tackles:
        return t.tackles[-1].matchup
    return matchup


CERTAIN: Final = whom.THIS | whom.CHOSEN | whom.COMMITTED | whom.TACKLER | whom.TARGET | whom.INVOLVED
ELSEWHERE: Final = whom.ANYWHERE | whom.WHERE_YOU_STAND | whom.WHERE_YOU_PLAY
RARE: Final = ~(
    (CERTAIN | ELSEWHERE | whom.YOURS | whom.THEIRS | whom.OTHER | whom.STANDING | whom.DOWNED)
    | (whom.HERE | whom.DIFFERENT | whom.AT_CHOSEN)
)  # what few selectors ask for


def fits(t: Season, card: int, who: int, seat: int, source: int) -> bool:
    """Whether a player at a matchup has the properties of a selector."""
    owner = t.owner[card]
    if who & whom.YOURS and owner != seat:
        return False
    if who & whom.THEIRS and owner == seat:
        return False
    if who & whom.OTHER and card == source:
        return False
    if who & whom.STANDING and t.turned[card]:
        return False
    if who & whom.DOWNED and not t.turned[card]:
        return False
    return not who & RARE or fits_closely(t, card, who)


def fits_closely(t: Season, card: int, who: int) -> bool:
    """Whether he has the ball, an ability or an icon, is a star, or has what a mechanic brings."""
    face = t.face[card]
    if who & whom.CARRIER and t.ball[(t.place[card] - places.ZONE) // places.ZONES] != card:
        return False
    if who & whom.GUARD and not t.catalogue.guard[face]:
        return False
    if who & whom.SPRINT and not t.shows(card, icons.SPRINT):
        return False
    if who & whom.STAR and (t.catalogue.kinds[face] != card_kinds.STAR or t.catalogue.freebooter[face]):
        return False
    return who < W_IT or all(quality.has(t, card) for quality in QUALITIES_ADDED if who & quality.bit)


def select(t: Season, who: int, seat: int, source: int, chosen: int, spot: int) -> list[int]:
    """The players a selector means, from the place of a card and its manager."""
    if not who & CERTAIN:
        found = select_at(t, who, seat, source, spot)
        return untackled(t, found) if who & whom.DIFFERENT else found
    if who & whom.THIS:
        named = [source]
    elif who & whom.CHOSEN:
        named = [chosen] if chosen >= 0 else []
    elif who & whom.COMMITTED:
        named = [t.committed] if t.committed >= 0 and t.owner[t.committed] == seat else []
    else:
        if not t.tackles:
            return []
        attempt = t.tackles[-1]
        if who & whom.TACKLER:
            named = [attempt.tackler]
        elif who & whom.TARGET:
            named = [attempt.victim]
        else:
            named = [attempt.tackler, attempt.target]
    return [card for card in named if t.matchup_of(card) >= 0 and fits(t, card, who, seat, source)]


def select_at(t: Season, who: int, seat: int, source: int, spot: int) -> list[int]:
    if not who & ELSEWHERE:
        matchup = spot if who & whom.AT_CHOSEN else here(t, source)
        if matchup < 0:
            return []
        return [card for card in whose(t, who, seat, matchup) if fits(t, card, who, seat, source)]
    found: list[int] = []
    for matchup in range(places.MATCHUPS):
        if t.ball[matchup] == places.NO_BALL:
            continue
        if not who & whom.ANYWHERE:
            zone = t.zone_of(seat, matchup)
            if zone < 0:
                continue
            if who & whom.WHERE_YOU_STAND and all(t.turned[card] for card in t.piles[zone]):
                continue
        for card in whose(t, who, seat, matchup):
            if fits(t, card, who, seat, source):
                found.append(card)
    return found


def whose(t: Season, who: int, seat: int, matchup: int) -> tuple[int, ...]:
    """The players at a matchup whom a selector can mean: one's own, or all."""
    if who & whom.YOURS:
        zone = t.zone_of(seat, matchup)
        return t.piles[zone] if zone >= 0 else ()
    return t.players_at(matchup)


def untackled(t: Season, players: list[int]) -> list[int]:
    """Those of these players who are different to the tackler of the tackle under way."""
    return different(t, players, t.tackles[-1].tackler) if t.tackles else players


def different(t: Season, players: list[int], tackler: int) -> list[int]:
    """Those who are not the target under way, and whom this player has not tackled this week (TM-R93)."""
    last = t.tackles[-1].target if t.tackles else -1
    return [card for card in players if card != last and (tackler, card) not in t.felled]


def attempt_targets(t: Season, tackler: int, who: int, seat: int, source: int, chosen: int) -> list[int]:
    """Targets of a tackle that a card grants, at the tackler's matchup (TM 11.1.11, Minotaur)."""
    targets = tackle_targets(t, tackler)
    if who & CERTAIN:
        return [card for card in select(t, who, seat, source, chosen, -1) if card in targets]
    if who:
        targets = [card for card in targets if fits(t, card, who, seat, source)]
    return different(t, targets, tackler) if who & whom.DIFFERENT else targets


def worth_choosing(
    t: Season, players: list[int], following: tuple[int, int, int, int], seat: int, source: int
) -> list[int]:
    """Those a card may choose: where a tackle follows, who can make it, or be its target."""
    effect, _number, who, target = following
    if not ATTEMPTS[effect]:
        return players
    if who & whom.CHOSEN:
        return [card for card in players if attempt_targets(t, card, target, seat, source, card)]
    if target & whom.CHOSEN:
        tacklers = select(t, who, seat, source, -1, -1)
        return [card for card in players if any(card in tackle_targets(t, one) for one in tacklers)]
    return players


def tokens_on(t: Season, players: list[int], which: int) -> list[int]:
    """Tokens of these players: any, the revealed ones, or the ejections among them."""
    tokens: list[int] = []
    for player in players:
        for token in t.piles[places.ON + player]:
            if which == tokens_meant.ONE_REVEALED and t.known[token] != t.all:
                continue
            if which == tokens_meant.EJECTION and not (
                t.known[token] == t.all and t.catalogue.token_ejects[t.face[token]]
            ):
                continue
            tokens.append(token)
    return tokens


def hidden_tokens_on(t: Season, players: list[int]) -> list[int]:
    return [token for player in players for token in t.piles[places.ON + player] if t.known[token] != t.all]


def moves(t: Season, players: list[int]) -> list[tuple[int, int]]:
    """Players and the zones of other matchups they may move to: those open to their own managers (TM 8.5.2)."""
    zones: dict[int, list[int]] = {}
    found: list[tuple[int, int]] = []
    for card in players:
        matchup = t.matchup_of(card)
        owner = t.owner[card]
        if owner not in zones:
            zones[owner] = open_zones(t, owner)
        for zone in zones[owner]:
            if (zone - places.ZONE) // places.ZONES != matchup and card_may_enter(t, card, zone):
                found.append((card, zone))
    return found


def count(t: Season, what: int, who: int, seat: int, source: int) -> int:
    """What "per" counts: players that a selector means, or cards of the manager."""
    if what == counts.PLAYERS:
        return len(select(t, who, seat, source, -1, -1))
    return COUNTED[what](t, who, seat, source)


def can_use(t: Season, card: int, skill: int) -> bool:
    """Whether a skill granted by a card could do anything for this player."""
    return USABLE[skill](t, card)


def own_highlights(t: Season, seat: int) -> list[int]:
    return [matchup for matchup in range(places.TOURNAMENT_AT) if t.zone_of(seat, matchup) >= 0]
