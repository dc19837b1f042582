"""Selecting: which players a card means, whether its conditions hold, and whether it can do anything (TM 8.1.1).

Selectors are the ``W_…`` bits of ``words.py``.
"""

from touchline.team_manager.cards import Ability
from touchline.team_manager.records import (
    BY_TACKLE,
    F_REPLACED,
    T_FLAGS,
    T_MATCHUP,
    T_TACKLER,
    T_TARGET,
    T_VICTIM,
    by_of,
    tackle_base,
)
from touchline.team_manager.state import (
    DECK,
    DISCARD,
    HAND,
    HIGHLIGHT_DECK,
    IN_PLAY,
    MATCHUPS,
    MIDFIELD,
    NO_BALL,
    ON,
    POOL,
    TOURNAMENT_AT,
    ZONE,
    ZONES,
    Season,
)
from touchline.team_manager.targets import tackle_targets
from touchline.team_manager.words import (
    ANY_SKILL,
    ASSIGN,
    ATTEMPT,
    BALL,
    C_BY_TACKLE,
    C_EXISTS,
    C_HIGHLIGHT,
    C_MARGIN,
    C_MIDFIELD,
    C_MORE,
    C_ROSTER,
    C_TOTAL,
    C_YOU_DID,
    CHEAT,
    CHOOSE,
    COUNT_FREEBOOTERS,
    COUNT_LOGO_STARS,
    COUNT_OTHER_STARS,
    COUNT_PLAYERS,
    COUNT_STAFF_UPGRADES,
    COUNT_STARS,
    COUNT_TEAM_UPGRADES,
    DOWN,
    E_DECLARED,
    HIGHER,
    INJURE,
    MOVE,
    ONE_DIE,
    PASS,
    PEEK,
    POWER,
    REPLACE_HIGHLIGHT,
    ROLL,
    SCRAP,
    SHIFT,
    SPRINT,
    STAFF_UPGRADE,
    STAND,
    STAR,
    TACKLE,
    TEAM_UPGRADE,
    TOKEN_POWER,
    TOKENS_EJECTION,
    TOKENS_ONE_REVEALED,
    USE,
    W_ANYWHERE,
    W_AT_CHOSEN,
    W_CARRIER,
    W_CHOSEN,
    W_COMMITTED,
    W_DIFFERENT,
    W_DOWNED,
    W_GUARD,
    W_INVOLVED,
    W_OTHER,
    W_SPRINT,
    W_STANDING,
    W_STAR,
    W_TACKLER,
    W_TARGET,
    W_THEIRS,
    W_THIS,
    W_WHERE_YOU_PLAY,
    W_WHERE_YOU_STAND,
    W_YOURS,
)
from touchline.team_manager.zones import card_may_enter, open_zones


def here(t: Season, source: int) -> int:
    """The matchup an ability speaks of: the one being resolved, its player's, or that of the tackle."""
    if t.scoring >= 0:
        return t.scoring
    matchup = t.matchup_of(source)
    if matchup < 0 and t.tackles:
        return t.tackles[tackle_base(t) + T_MATCHUP]
    return matchup


def fits(t: Season, card: int, who: int, seat: int, source: int) -> bool:
    """Whether a player at a matchup has the properties of a selector."""
    owner = t.owner[card]
    if who & W_YOURS and owner != seat:
        return False
    if who & W_THEIRS and owner == seat:
        return False
    if who & W_OTHER and card == source:
        return False
    if who & W_STANDING and t.turned[card]:
        return False
    if who & W_DOWNED and not t.turned[card]:
        return False
    face = t.face[card]
    if who & W_CARRIER and t.ball[(t.place[card] - ZONE) // ZONES] != card:
        return False
    if who & W_GUARD and not t.catalogue.guard[face]:
        return False
    if who & W_SPRINT and SPRINT not in t.catalogue.skills[face]:
        return False
    return not (who & W_STAR and (t.catalogue.kinds[face] != STAR or t.catalogue.freebooter[face]))


def select(t: Season, who: int, seat: int, source: int, chosen: int, spot: int) -> list[int]:
    """The players a selector means, from the place of a card and its manager."""
    if who & W_THIS:
        named = [source]
    elif who & W_CHOSEN:
        named = [chosen]
    elif who & W_COMMITTED:
        named = [t.committed] if t.committed >= 0 and t.owner[t.committed] == seat else []
    elif who & (W_TACKLER | W_TARGET | W_INVOLVED):
        base = tackle_base(t)
        if base < 0:
            return []
        if who & W_TACKLER:
            named = [t.tackles[base + T_TACKLER]]
        elif who & W_TARGET:
            named = [t.tackles[base + T_VICTIM]]
        else:
            named = [t.tackles[base + T_TACKLER], t.tackles[base + T_TARGET]]
    else:
        return select_at(t, who, seat, source, spot)
    return [card for card in named if t.matchup_of(card) >= 0 and fits(t, card, who, seat, source)]


def select_at(t: Season, who: int, seat: int, source: int, spot: int) -> list[int]:
    if who & W_AT_CHOSEN:
        return [card for card in t.players_at(spot) if fits(t, card, who, seat, source)]
    if not who & (W_ANYWHERE | W_WHERE_YOU_STAND | W_WHERE_YOU_PLAY):
        matchup = here(t, source)
        if matchup < 0:
            return []
        return [card for card in t.players_at(matchup) if fits(t, card, who, seat, source)]
    found: list[int] = []
    for matchup in range(MATCHUPS):
        if t.ball[matchup] == NO_BALL:
            continue
        if not who & W_ANYWHERE:
            zone = t.zone_of(seat, matchup)
            if zone < 0:
                continue
            if who & W_WHERE_YOU_STAND and all(t.turned[card] for card in t.piles[zone]):
                continue
        for card in t.players_at(matchup):
            if fits(t, card, who, seat, source):
                found.append(card)
    return found


def attempt_targets(t: Season, tackler: int, who: int, seat: int, source: int) -> list[int]:
    """Targets of a tackle that a card grants (TM 11.1.11, Minotaur)."""
    targets = tackle_targets(t, tackler)
    if who & W_TACKLER:
        return [card for card in select(t, who, seat, source, -1, -1) if card in targets]
    if who & W_DIFFERENT:
        last = t.tackles[tackle_base(t) + T_TARGET]
        return [card for card in targets if card != last and tackler << 10 | card not in t.felled]
    return targets


def tokens_on(t: Season, players: list[int], which: int) -> list[int]:
    """Tokens of these players: any, the revealed ones, or the ejections among them."""
    tokens: list[int] = []
    for player in players:
        for token in t.piles[ON + player]:
            if which == TOKENS_ONE_REVEALED and t.known[token] != t.all:
                continue
            if which == TOKENS_EJECTION and not (t.known[token] == t.all and t.catalogue.token_ejects[t.face[token]]):
                continue
            tokens.append(token)
    return tokens


def hidden_tokens_on(t: Season, players: list[int]) -> list[int]:
    return [token for player in players for token in t.piles[ON + player] if t.known[token] != t.all]


def moves(t: Season, players: list[int], seat: int) -> list[tuple[int, int]]:
    """Players and the zones of other matchups they may move to (TM 8.5.2)."""
    zones = open_zones(t, seat)
    found: list[tuple[int, int]] = []
    for card in players:
        matchup = t.matchup_of(card)
        for zone in zones:
            if (zone - ZONE) // ZONES != matchup and card_may_enter(t, card, zone):
                found.append((card, zone))
    return found


def roster(t: Season, seat: int) -> list[int]:
    """All players of a manager, wherever they are (TM 1.1.3)."""
    cards = list(t.piles[HAND + seat] + t.piles[DECK + seat] + t.piles[DISCARD + seat])
    for matchup in range(MATCHUPS):
        zone = t.zone_of(seat, matchup)
        if zone >= 0:
            cards += t.piles[zone]
    return cards


def count(t: Season, what: int, who: int, seat: int, source: int) -> int:
    """What "per" counts."""
    cards = t.catalogue
    if what == COUNT_PLAYERS:
        return len(select(t, who, seat, source, -1, -1))
    if what == COUNT_TEAM_UPGRADES:
        return sum(1 for card in t.piles[IN_PLAY + seat] if cards.kinds[t.face[card]] == TEAM_UPGRADE)
    if what == COUNT_STAFF_UPGRADES:
        return sum(1 for card in t.piles[IN_PLAY + seat] if cards.kinds[t.face[card]] == STAFF_UPGRADE)
    faces = [t.face[card] for card in roster(t, seat)]
    if what == COUNT_FREEBOOTERS:
        return sum(1 for face in faces if cards.freebooter[face])
    stars = [face for face in faces if cards.kinds[face] == STAR]
    if what == COUNT_STARS:
        return sum(1 for face in stars if not cards.freebooter[face])
    if what == COUNT_LOGO_STARS:
        return sum(1 for face in stars if cards.logos[face] == t.teams[seat])
    if what == COUNT_OTHER_STARS:
        return sum(1 for face in stars if cards.logos[face] != t.teams[seat])
    return 1


def holds(t: Season, ability: Ability, source: int, info: int) -> bool:
    """Whether all conditions of an ability hold; ``info`` is -1 when the event itself was looked at before."""
    if not ability.conditions:
        return True
    seat = t.owner[source]
    for condition, number, who, other in ability.conditions:
        if condition == C_EXISTS:
            if len(select(t, who, seat, source, -1, -1)) < number:
                return False
        elif condition == C_MORE:
            if not more_downed(t, who, other, seat, source):
                return False
        elif condition == C_MIDFIELD:
            players = select(t, who, seat, source, -1, -1)
            if not players or t.ball[t.matchup_of(players[0])] != MIDFIELD:
                return False
        elif condition == C_ROSTER:
            if count(t, who, 0, seat, source) < number:
                return False
        elif condition == C_TOTAL:
            if t.totals[seat] < number:
                return False
        elif condition == C_HIGHLIGHT:
            if t.scoring == TOURNAMENT_AT:
                return False
        elif condition == C_MARGIN:
            if t.margin[seat] < number:
                return False
    return info < 0 or holds_event(t, ability, source, info)


def holds_event(t: Season, ability: Ability, source: int, info: int) -> bool:
    """Whether the event came about as the ability asks; looked at once, when it happens."""
    seat = t.owner[source]
    for condition, _number, _who, _other in ability.conditions:
        if condition == C_BY_TACKLE and not (info & BY_TACKLE and by_of(info) != seat):
            return False
        if condition == C_YOU_DID and by_of(info) != seat:
            return False
    return True


def more_downed(t: Season, who: int, other: int, seat: int, source: int) -> bool:
    """At a tournament any one opponent with more is enough."""
    mine = len(select(t, other, seat, source, -1, -1))
    theirs = [0] * t.seats
    for card in select(t, who, seat, source, -1, -1):
        theirs[t.owner[card]] += 1
    return max(theirs) > mine


def feasible(t: Season, ability: Ability, source: int) -> bool:
    """An action or response is offered only when it can do something (TM-R87)."""
    return feasible_from(t, ability, 0, source)


def feasible_from(t: Season, ability: Ability, pc: int, source: int) -> bool:
    """Whether the effects from here on begin with one that finds its players."""
    seat = t.owner[source]
    effect, number, who, extra = ability.effects[pc]
    if ability.event == E_DECLARED and not attempt_is_open(t, effect):
        return False
    if effect == ROLL:
        return any(feasible_from(t, ability, row, source) for row in (number, who, extra))
    if who & (W_CHOSEN | W_AT_CHOSEN):
        return True
    if effect in (CHOOSE, STAND, DOWN, INJURE, ASSIGN, POWER, BALL, TOKEN_POWER):
        players = select(t, who, seat, source, -1, -1)
        if effect in (ASSIGN, TOKEN_POWER):
            return bool(players and t.piles[POOL])
        if effect == BALL:
            return any(t.ball[t.matchup_of(card)] != card for card in players)
        if effect == POWER and extra == COUNT_PLAYERS:
            return any(len(t.piles[t.place[card]]) > 1 for card in players)
        if effect == CHOOSE and ability.effects[pc + 1][0] == ATTEMPT:
            return any(tackle_targets(t, card) for card in players)
        return bool(players)
    if effect == PEEK:
        return bool(hidden_tokens_on(t, select(t, who, seat, source, -1, -1)))
    if effect == SCRAP:
        return bool(tokens_on(t, select(t, who, seat, source, -1, -1), TOKENS_ONE_REVEALED))
    if effect == SHIFT:
        return bool(
            tokens_on(t, select(t, who, seat, source, -1, -1), number) and select(t, extra, seat, source, -1, -1)
        )
    if effect == MOVE:
        return bool(moves(t, select(t, who, seat, source, -1, -1), seat))
    if effect == ATTEMPT:
        return any(attempt_targets(t, card, extra, seat, source) for card in select(t, who, seat, source, -1, -1))
    if effect == USE:
        return any(can_use(t, card, extra) for card in select(t, who, seat, source, -1, -1))
    if effect == REPLACE_HIGHLIGHT:
        return bool(t.piles[HIGHLIGHT_DECK] and own_highlights(t, seat))
    return effect != 0


def attempt_is_open(t: Season, effect: int) -> bool:
    """Whether a response to a tackle attempt can still bear on it: not once it is replaced; and where both dice apply
    nothing that changes the comparison matters (TM-R56)."""
    base = tackle_base(t)
    if base < 0 or t.tackles[base + T_FLAGS] & F_REPLACED:
        return False
    both = t.headline >= 0 and t.catalogue.both_dice[t.headline]
    return not (both and effect in (HIGHER, ONE_DIE, POWER, TOKEN_POWER))


def can_use(t: Season, card: int, skill: int) -> bool:
    """Whether a skill granted by a card could do anything for this player."""
    if skill == ANY_SKILL:
        return True
    if skill == CHEAT:
        return bool(t.piles[POOL])
    if skill == PASS:
        return t.ball[t.matchup_of(card)] != card
    if skill == SPRINT:
        seat = t.owner[card]
        return bool(t.piles[DECK + seat] or t.piles[DISCARD + seat])
    return skill == TACKLE and (
        bool(tackle_targets(t, card))
        or (not t.turned[card] and t.catalogue.strip_ball[t.face[card]] and t.ball[t.matchup_of(card)] >= 0)
    )


def own_highlights(t: Season, seat: int) -> list[int]:
    return [matchup for matchup in range(TOURNAMENT_AT) if t.zone_of(seat, matchup) >= 0]
