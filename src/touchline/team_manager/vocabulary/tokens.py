"""Words for cheating tokens: assigning them, looking at them, moving and discarding them (TM 5.6, 8.6)."""

from typing import Final

from touchline.table.decision import codes_for, first_of, verb_of
from touchline.team_manager import bare, events, kinds, places, steps, tokens_meant, verbs
from touchline.team_manager.cards import Ability
from touchline.team_manager.effects import ability_of, pick, players_meant, rule_of
from touchline.team_manager.pitch import assign, discard_token
from touchline.team_manager.records import pc_of
from touchline.team_manager.selecting import hidden_tokens_on, select, tokens_on
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import Effect, formed, phrase


def assigned(t: Season, frame: int, _source: int, card: int, number: int) -> None:
    for _ in range(number):
        assign(t, card, rule_of(t, frame))


def can_assign(t: Season, ability: Ability, pc: int, source: int) -> bool:
    return bool(t.piles[places.POOL] and select(t, ability.effects[pc][2], t.owner[source], source, -1, -1))


def peek(t: Season, frame: int, source: int, _number: int, who: int, _extra: int) -> None:
    seat = t.owner[source]
    tokens = hidden_tokens_on(t, players_meant(t, frame, source, who))
    codes = codes_for(verbs.PICK, tokens)
    if codes:
        t.ask(kinds.PICK_TOKEN, seat, codes, steps.TOKEN_PICKED, seat, 0)


def can_peek(t: Season, ability: Ability, pc: int, source: int) -> bool:
    return bool(hidden_tokens_on(t, select(t, ability.effects[pc][2], t.owner[source], source, -1, -1)))


def token_picked(t: Season, seat: int, scrapping: int, code: int) -> None:
    """Look at the token, then keep it or have a new one drawn."""
    token = first_of(code)
    if scrapping:
        discard_token(t, token, "TM 6.3.1")
        return
    t.show(token, 1 << seat)
    if t.loud:
        t.say(events.TOKEN_PEEKED, seat, token, t.place[token] - places.ON, 0, "TM 5.6.2")
    t.ask(kinds.PEEK, seat, [bare.PEEK_KEEP, bare.PEEK_REDRAW], steps.PEEKED, token, 0)


def peeked(t: Season, token: int, _b: int, code: int) -> None:
    if verb_of(code) == verbs.PEEK_REDRAW:
        player = t.place[token] - places.ON
        discard_token(t, token, "TM 8.6.1")
        assign(t, player, "TM 8.6.1")


def scrap(t: Season, frame: int, source: int, _number: int, who: int, _extra: int) -> None:
    seat = t.owner[source]
    tokens = tokens_on(t, players_meant(t, frame, source, who), tokens_meant.ONE_REVEALED)
    codes = codes_for(verbs.PICK, tokens)
    if codes:
        t.ask(kinds.PICK_TOKEN, seat, codes, steps.TOKEN_PICKED, seat, 1)


def can_scrap(t: Season, ability: Ability, pc: int, source: int) -> bool:
    players = select(t, ability.effects[pc][2], t.owner[source], source, -1, -1)
    return bool(tokens_on(t, players, tokens_meant.ONE_REVEALED))


def shift(t: Season, frame: int, source: int, which: int, who: int, onto: int) -> None:
    """Move tokens: one by one, one revealed one, or all ejections together."""
    seat = t.owner[source]
    tokens = tokens_on(t, select(t, who, seat, source, -1, -1), which)
    receivers = select(t, onto, seat, source, -1, -1)
    if not tokens or not receivers:
        return
    if which == tokens_meant.EJECTION:
        codes = codes_for(verbs.PICK, receivers)
        t.ask(kinds.PICK_PLAYER, seat, codes, steps.SHIFTED, frame, source)
        return
    codes = codes_for(verbs.SHIFT, tokens)
    if which == tokens_meant.ANY:
        codes.append(bare.DONE)
    t.ask(kinds.SHIFT, seat, codes, steps.SHIFTED, frame, source)


def shifted(t: Season, frame: int, source: int, code: int) -> None:
    verb = verb_of(code)
    if verb == verbs.DONE:
        return
    if verb == verbs.PICK:
        for token in tokens_on(t, [source], tokens_meant.EJECTION):
            shift_token(t, token, first_of(code))
        return
    shift_token(t, first_of(code), source)
    _effect, which, who, onto = ability_of(t, frame).effects[pc_of(frame)]
    if which == tokens_meant.ANY:
        shift(t, frame, source, which, who, onto)


def shift_token(t: Season, token: int, onto: int) -> None:
    t.put(token, places.ON + onto)
    if t.loud:
        t.say(events.TOKEN_MOVED, t.owner[onto], token, onto, 1, "TM 8.1.3")


def can_shift(t: Season, ability: Ability, pc: int, source: int) -> bool:
    seat = t.owner[source]
    _effect, which, who, onto = ability.effects[pc]
    tokens = tokens_on(t, select(t, who, seat, source, -1, -1), which)
    return bool(tokens and select(t, onto, seat, source, -1, -1))


ASSIGN: Final = Effect("assign", (phrase("assign {n} token(s) to {who}", "do.assign"),), pick, can_assign)
ASSIGN.most = 10
ASSIGN.picked = assigned
ASSIGN.goes_on = False

PEEK: Final = Effect("peek", (phrase("peek at a token on {who}", "do.peek"),), peek, can_peek)

SHIFT: Final = Effect(
    "shift",
    (
        formed(
            phrase("shift any tokens from {who} to {to}", "do.shift_any", n=tokens_meant.ANY),
            "who",
            "many",
        ),
        phrase("shift 1 revealed token from {who} to {to}", "do.shift_revealed", n=tokens_meant.ONE_REVEALED),
        phrase("shift all ejection tokens from {who} to {to}", "do.shift_ejections", n=tokens_meant.EJECTION),
    ),
    shift,
    can_shift,
)
SHIFT.extra = "onto"
SHIFT.asks = (tokens_meant.ANY,)

SCRAP: Final = Effect("scrap", (phrase("discard 1 revealed token from {who}", "do.scrap", n=1),), scrap, can_scrap)

EFFECTS: Final[tuple[Effect, ...]] = (ASSIGN, PEEK, SHIFT, SCRAP)
for one in EFFECTS:
    one.way = True
