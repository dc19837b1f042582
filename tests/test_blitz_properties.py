"""Properties that hold in every match of Blitz Bowl, whatever is chosen."""

import random
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.blitz_worlds import (
    LISTS,
    NOT_STATE,
    NUMBERS,
    RECORDS,
    TEAMS,
    new_match,
    options_of,
    pick,
    play,
    played_on,
    setting_of,
    some,
    state,
)
from touchline.blitz_bowl import actions, events, kinds, statuses, trait, upsets, verbs
from touchline.blitz_bowl.cards import NONE
from touchline.blitz_bowl.deed import bit_of
from touchline.blitz_bowl.field import NOWHERE, RESERVES_AT
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.menu import RUN_TRAITS, VERBS
from touchline.blitz_bowl.pitch import ALL, COLUMNS, END_ZONES, ROWS, WIDTH, within
from touchline.blitz_bowl.reasons import why_not
from touchline.blitz_bowl.state import BOX, DECK, DISCARD, HAND, NO_CARD, SPENT, Match
from touchline.games import compiled, read
from touchline.table.decision import code_of, first_of, second_of, third_of, verb_of
from touchline.table.dice import recorded, seeded
from touchline.table.errors import IllegalChoice

pytestmark = pytest.mark.engine
seeds = st.integers(min_value=0, max_value=1 << 30)

# Questions a seat is asked even where it has one answer, so that the question betrays nothing.
ASKED_OPENLY = {
    "turn-start",
    "action",
    "last",
    "targeted",
    "result",
    "reroll",
    "knocked",
    "interrupt",
    "answerer",
    "earned",
}
# Questions between Actions: nothing is under way when they are asked.
BETWEEN = {"pitch", "team", "place", "ball", "turn-start", "replace", "emergency", "action", "last", "hand-limit"}
BETWEEN |= {"free-player", "trip", "bench"}


# --- The pitch ---------------------------------------------------------------------------------------------------


def check_players(table: Match) -> None:
    """One player on a square that players can be on; the boards, and the statuses, follow from the squares."""
    up, down, taken = [0, 0], [0, 0], 0
    for player, square in enumerate(table.square):
        lies = table.prone >> player & 1
        if square < 0:
            assert square == RESERVES_AT
            assert not lies, "nobody is Prone in the Dugout"
            continue
        assert ALL >> square & 1
        assert not table.pitch.blocked >> square & 1
        assert not taken >> square & 1, "two players on a square"
        taken |= 1 << square
        (down if lies else up)[table.owner(player)] |= 1 << square
    assert table.up == up
    assert table.down == down
    assert not table.prone >> len(table.square)
    assert not table.barred >> len(table.square)


def check_statuses(table: Match) -> None:
    """Open, Marked, Prone or in Reserves, as the rules define them (BB 1.9)."""
    for player, square in enumerate(table.square):
        status = table.status(player)
        if square < 0:
            assert status == statuses.IN_RESERVES
        elif table.prone >> player & 1:
            assert status == statuses.PRONE
        else:
            beside = [
                opponent
                for opponent in table.players_of(1 - table.owner(player))
                if table.stands(opponent) and within(square, table.square[opponent]) == 1
            ]
            assert status == (statuses.MARKED if beside else statuses.OPEN)
        assert table.is_open(player) == (status == statuses.OPEN)


def check_balls(table: Match) -> None:
    """A ball is held, or lies on a square of its own, or is out of play; who holds one stands and can."""
    assert len(table.ball_square) == len(table.ball_holder) == len(table.ball_kind)
    held = [holder for holder in table.ball_holder if holder >= 0]
    assert len(held) == len(set(held)), "two balls in one hand"
    for holder in held:
        assert table.stands(holder)
        assert table.roles[holder].throw != NONE
    lying = [square for square in table.ball_square if square != NOWHERE]
    assert len(lying) == len(set(lying)), "two balls on a square"
    for square in lying:
        assert table.pitch.clear >> square & 1
        assert table.player_at(square) < 0, "a ball under somebody"
    for holder, square in zip(table.ball_holder, table.ball_square, strict=True):
        assert holder < 0 or square == NOWHERE


# --- Cards -------------------------------------------------------------------------------------------------------


def check_cards(table: Match) -> None:
    """Every card lies in one place, is the card it was, and has been seen by those who may have seen it."""
    cards = table.catalogue
    places = [card for pile in table.piles for card in pile] + [card for card in table.spaces if card != NO_CARD]
    assert sorted(places) == list(range(len(table.face)))
    assert sorted(table.face) == sorted(cards.deck_faces + cards.event_faces)
    for card, face in enumerate(table.face):
        assert table.front[card] in (-1, cards.fronts[face])
    for seat in range(2):
        for card in table.piles[HAND + seat]:
            assert table.known[card] == 1 << seat
            assert table.front[card] == cards.fronts[table.face[card]] >= 0
            assert table.suspects[seat] >> cards.backs[table.face[card]] & 1
    for card in table.spaces:
        if card != NO_CARD:
            assert table.known[card] == 0
            assert table.front[card] == cards.fronts[table.face[card]] >= 0
    for card in table.piles[DISCARD]:
        assert table.known[card] == table.all
        assert table.front[card] >= 0
    for card in table.piles[SPENT]:
        assert table.known[card] == table.all
        assert cards.fronts[table.face[card]] == -1
    for card in table.piles[DECK][:-1] + table.piles[BOX]:
        assert table.known[card] == 0
        assert table.front[card] == -1
    for card in table.piles[DECK][-1:]:
        assert table.known[card] == 0
        assert not table.turns[0] + table.turns[1] or table.front[card] == cards.fronts[table.face[card]]


# --- The question ------------------------------------------------------------------------------------------------


def check_decision(table: Match) -> None:
    """The open question can be answered, by options of its kind, each of them there once."""
    kind = REGISTRY.kinds[table.kind]
    assert table.result is None
    assert table.seat in (0, 1)
    assert table.codes
    assert table.codes == sorted(set(table.codes))
    assert len(table.codes) > 1 or kind.name in ASKED_OPENLY
    for code in table.codes:
        assert REGISTRY.verbs[verb_of(code)].name in kind.verbs, (kind.name, code)
    if kind.name in BETWEEN:
        assert not table.deeds
        assert not table.interrupting
    if kind.name in ("action", "last"):
        assert table.seat == table.coach
        assert not table.agenda
    assert 0 <= table.actions_left <= 4


def check_everything(table: Match) -> None:
    check_players(table)
    check_statuses(table)
    check_balls(table)
    check_cards(table)


# --- A whole match -----------------------------------------------------------------------------------------------


def check_match(seed: int, every: int) -> Counter[str]:
    """Play one match to its end and look at it on the way; gives the kinds of decision that came up."""
    table = new_match(seed, loud=True)
    chance = random.Random(seed)
    questions: Counter[str] = Counter()
    known: list[int] = []
    made = may_make = 0
    turn = table.turns[:]
    while table.kind >= 0:
        check_decision(table)
        questions[REGISTRY.kinds[table.kind].name] += 1
        assert table.choices < 5_000, "the match does not end"
        if table.choices % every == 0:
            check_everything(table)
            assert all(before & now == before for before, now in zip(known, table.known, strict=False)), "forgotten"
            known = table.known[:]
        if table.turns != turn:
            turn = table.turns[:]
            made, may_make = 0, 3
        code = pick(table, chance, seed % 4 > 0)
        if table.kind in (kinds.ACTION, kinds.LAST):
            if verb_of(code) in VERBS:
                made += 1
                assert made <= may_make, "more Player Actions than there are (BB 3.3.1)"
            elif verb_of(code) == verbs.PLAY:
                may_make += table.play_of(first_of(code)).more_actions
        table.choose_code(code)
    assert table.finished
    assert table.over
    assert table.result is not None
    assert table.result.scores == table.score
    check_everything(table)
    check_told(table)
    return questions


def check_told(table: Match) -> None:
    """What the events tell agrees with the rules and with the score."""
    check_scores(table)
    check_actions(table)
    check_steps(table)


def check_scores(table: Match) -> None:
    """Points come from Touchdowns, claims and Clean Sweeps, and from nothing else (BB 1.10.1)."""
    cards = table.catalogue
    told = [0, 0]
    earned = [0, 0]
    more = {upsets.CHALLENGE_POINTS: 0, upsets.TOUCHDOWN_POINTS: 0}
    claims = 0
    turns = [0, 0]
    for event in table.events:
        if event.kind == events.TURN_BEGINS:
            turns[event.seat] = event.amount
            claims = 0
        elif event.kind == events.SCORED:
            assert event.amount > 0
            told[event.seat] += event.amount
        elif event.kind == events.EVENT_DRAWN:
            for effect, number in cards.events[cards.backs[event.face]].effects:
                if effect in more:
                    more[effect] += number
        elif event.kind == events.TOUCHDOWN:
            earned[event.seat] += 4 + more[upsets.TOUCHDOWN_POINTS]
            assert END_ZONES[1 - event.seat] >> event.place & 1
        elif event.kind == events.CLAIMED:
            claims += 1
            earned[event.seat] += cards.challenges[event.amount].points + more[upsets.CHALLENGE_POINTS]
            assert event.seat != table.coach_a or turns[event.seat] > 1, "a claim in coach A's first turn (BB 7.2.6)"
        elif event.kind == events.CLEAN_SWEEP:
            assert claims == 3
            earned[event.seat] += 2
    assert told == table.score
    assert earned == table.score


def check_actions(table: Match) -> None:
    """Nobody makes an Action twice in a turn or while barred, unless he has scored in between (BB 3.3.2, 6.2.2)."""
    made: dict[int, int] = {}
    barred: set[int] = set()
    for event in table.events:
        if event.kind == events.TURN_BEGINS:
            made.clear()
            barred.clear()
        elif event.kind == events.TOUCHDOWN:
            made.pop(event.card, None)
            barred.discard(event.card)
        elif event.kind == events.BARRED:
            barred.add(event.card)
        elif event.kind == events.DECLARED:
            bit = bit_of(event.amount)
            assert event.card not in barred
            assert not made.get(event.card, 0) & bit, "the same Action twice"
            made[event.card] = made.get(event.card, 0) | bit


PUT = (events.PLACED, events.CAME_ON, events.LANDED)  # onto any square
STEPPED = (events.MOVED, events.PUSHED, events.SHADOWED)  # one square further
GONE = (events.INJURED, events.SENT_OFF, events.TOUCHDOWN)


def check_steps(table: Match) -> None:
    """Who only hears the events knows at any time where everybody is; and players move from square to square."""
    where = [RESERVES_AT] * len(table.square)
    for event in table.events:
        if event.kind in PUT and event.other < 0:  # who is thrown onto somebody is Injured and never stands there
            where[event.card] = event.place
        elif event.kind in STEPPED:
            assert within(where[event.card], event.place) == 1
            where[event.card] = event.place
        elif event.kind in GONE:
            assert where[event.card] == event.place
            where[event.card] = RESERVES_AT
    assert where == table.square


def played(seed: int, every: int) -> Counter[str]:
    """A match whose seed is told if anything goes wrong."""
    try:
        return check_match(seed, every)
    except Exception as error:
        error.add_note(f"in the random match of seed {seed}, {options_of(seed)}")
        raise


RARE = {"answerer", "bloodlust", "bounce", "foul", "hand-limit", "shadow", "knocked", "free-player", "team"}


@pytest.mark.parametrize("first", range(0, 2_000, 100))
def test_two_thousand_random_matches_over_all_options(first: int) -> None:
    questions: Counter[str] = Counter()
    for seed in range(first, first + 100):
        questions += played(seed, 17)
    assert {kind.name for kind in REGISTRY.kinds} - RARE <= set(questions)


def test_every_kind_of_question_comes_up() -> None:
    missing = {kind.name for kind in REGISTRY.kinds}
    for seed in range(3_000):
        missing -= {REGISTRY.kinds[table.kind].name for table in play(new_match(seed), seed)}
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_every_single_decision_of_some_matches(first: int) -> None:
    for seed in range(100_000 + first, 100_000 + first + 20):
        played(seed, 1)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 100_000, 1_000))
def test_a_hundred_thousand_random_matches(first: int) -> None:
    for seed in range(first + 200_000, first + 201_000):
        played(seed, 5)


# --- The same match again ------------------------------------------------------------------------------------------


def test_all_of_a_match_is_compared() -> None:
    """A field that somebody adds to the match belongs to its state, or is listed as one that does not."""
    if compiled():
        pytest.skip("compiled classes do not list their fields")
    assert set(Match.__slots__) <= {*LISTS, *NUMBERS, *RECORDS, *NOT_STATE}


@given(seeds)
def test_the_same_seed_and_choices_give_the_same_match(seed: int) -> None:
    first = played_on(new_match(seed, loud=True), seed)
    second = played_on(new_match(seed, loud=True), seed)
    assert state(first) == state(second)
    assert first.events == second.events
    assert first.state_hash() == second.state_hash()


@given(seeds)
def test_who_watches_changes_nothing(seed: int) -> None:
    check_silence(seed)


def check_silence(seed: int) -> None:
    """With and without events a match takes the same course: the same questions, options and dice."""
    loud_dice, quiet_dice = recorded(seed), recorded(seed)
    loud, quiet = new_match(seed, True, loud_dice), new_match(seed, False, quiet_dice)
    chance = random.Random(seed)
    while loud.kind >= 0:
        assert state(quiet) == state(loud)
        code = pick(loud, chance, True)
        loud.choose_code(code)
        quiet.choose_code(code)
    assert state(quiet) == state(loud)
    assert quiet_dice.results == loud_dice.results
    assert quiet.events == []
    assert loud.events


# --- Copies ----------------------------------------------------------------------------------------------------------


@given(seeds, st.integers(0, 250))
def test_a_copy_is_independent(seed: int, choices: int) -> None:
    table = played_on(new_match(seed), seed, choices)
    before = state(table)
    copy = table.copy()
    assert state(copy) == before
    played_on(copy, seed + 1, 60)
    assert state(table) == before
    assert copy.events == []


@given(seeds, st.integers(0, 250))
def test_a_copy_rolls_its_own_dice(seed: int, choices: int) -> None:
    table = played_on(new_match(seed), seed, choices)
    one, two = table.copy(), table.copy()
    assert [one.dice.roll(2, 6) for _ in range(40)] != [two.dice.roll(2, 6) for _ in range(40)]


@given(seeds)
def test_every_option_can_be_chosen(seed: int) -> None:
    """Whatever is offered works, and the match can be played to its end from there."""
    table = new_match(seed)
    for now in play(table, seed):
        if now.choices % 3:
            continue
        for code in now.codes:
            copy = now.copy()
            copy.choose_code(code)
            assert copy.kind >= 0 or copy.finished
        check_players(copy)
        check_balls(copy)


# --- Positions -------------------------------------------------------------------------------------------------------


@given(seeds, st.integers(0, 300))
def test_a_position_reads_back(seed: int, choices: int) -> None:
    table = played_on(new_match(seed), seed, choices)
    text = table.position()
    again = read(text)
    assert isinstance(again, Match)
    assert state(again) == state(table)
    assert again.position() == text
    again.dice = seeded(seed)  # a position has no dice of its own
    played_on(again, seed, 30)


@given(seeds)
def test_an_illegal_code_changes_nothing(seed: int) -> None:
    table = played_on(new_match(seed), seed, seed % 150)
    before = state(table)
    for answer in (-1, 10_000, "end-turn", None, 1.5, True):
        with pytest.raises(IllegalChoice):
            table.choose(answer)
    with pytest.raises(IllegalChoice):
        table.choose_checked(1 << 40)
    assert state(table) == before


# --- Reasons ---------------------------------------------------------------------------------------------------------


@given(seeds, st.integers(0, 200))
@example(49, 0)  # teams are still to be drawn
def test_every_verb_at_every_place_is_offered_or_has_a_reason(seed: int, choices: int) -> None:
    table = played_on(new_match(seed), seed, choices)
    before = state(table)
    chance = random.Random(seed)
    for verb in REGISTRY.verbs:
        for _ in range(20):
            arguments = tuple(some(chance, sort, table) for sort in verb.arguments)
            reason = why_not(table, verb.name, arguments)
            assert reason.text
            assert reason.rule.startswith("BB ")
    offered = set(table.codes)
    for code in table.codes:
        verb = REGISTRY.verbs[verb_of(code)]
        values = (first_of(code), second_of(code), third_of(code))[: len(verb.arguments)]
        assert why_not(table, verb.name, values).offered
    for code in changed_codes(table, chance):
        verb = REGISTRY.verbs[verb_of(code)]
        values = (first_of(code), second_of(code), third_of(code))[: len(verb.arguments)]
        assert why_not(table, verb.name, values).offered == (code in offered), table.option_text(code)
    assert state(table) == before


def changed_codes(table: Match, chance: random.Random) -> list[int]:
    """Options that are nearly those offered: one of their arguments is another."""
    found = []
    for code in table.codes:
        arguments = [first_of(code), second_of(code), third_of(code)]
        sorts = REGISTRY.verbs[verb_of(code)].arguments
        if sorts:
            n = chance.randrange(len(sorts))
            arguments[n] = some(chance, sorts[n], table)
            found.append(code_of(verb_of(code), *arguments))
    return found


# --- Where players can go: by squares, one after the other, as a person would look -----------------------------------


def around(square: int) -> list[int]:
    column, row = square % WIDTH, square // WIDTH
    return [
        other_row * WIDTH + other_column
        for other_row in range(max(row - 1, 0), min(row + 2, ROWS))
        for other_column in range(max(column - 1, 0), min(column + 2, COLUMNS))
        if (other_column, other_row) != (column, row)
    ]


def standing(table: Match, seat: int) -> set[int]:
    return {table.square[player] for player in table.players_of(seat) if table.stands(player)}


def run_squares(table: Match, player: int, steps: int) -> set[int]:
    """Where a player without abilities can run to (BB 4.2)."""
    start = table.square[player]
    closed = {square for square in table.square if square >= 0 and square != start}
    for opponent in standing(table, 1 - table.owner(player)):
        closed |= set(around(opponent))
    found: set[int] = set()
    front = {start}
    for _ in range(steps):
        front = {
            square
            for at in front
            for square in around(at)
            if square not in closed and not table.pitch.blocked >> square & 1
        }
        found |= front
    return found


def mark_squares(table: Match, player: int, steps: int) -> set[int]:
    """Where a Mark can end: beside an opponent, and the first such square ends it (BB 4.3)."""
    taken = {square for square in table.square if square >= 0}
    beside: set[int] = set()
    for opponent in standing(table, 1 - table.owner(player)):
        beside |= set(around(opponent))
    front = {table.square[player]}
    found: set[int] = set()
    for _ in range(steps):
        entered = {
            square
            for at in front
            for square in around(at)
            if square not in taken and not table.pitch.blocked >> square & 1
        }
        found |= entered & beside
        front = entered - beside
    return found


def check_destinations(table: Match) -> None:
    player = first_of(table.codes[0])
    offered = {second_of(code) for code in table.codes}
    squares = table.deeds[-1].squares
    traits = table.deeds[-1].traits
    if table.kind == kinds.RUN and not traits & RUN_TRAITS and not table.uncertain:
        assert offered == run_squares(table, player, squares)
    elif table.kind == kinds.MARK and len(table.deeds) == 1:
        assert offered == mark_squares(table, player, squares)
    elif table.kind == kinds.SIDESTEP:
        assert offered == sidestep_squares(table, player)


def sidestep_squares(table: Match, player: int) -> set[int]:
    """Adjacent free squares in which the player would be Open (BB 4.9.1)."""
    opponents = standing(table, 1 - table.owner(player))
    taken = {square for square in table.square if square >= 0}
    return {
        square
        for square in around(table.square[player])
        if square not in taken
        and not table.pitch.blocked >> square & 1
        and not any(other in opponents for other in around(square))
    }


@pytest.mark.parametrize("first", range(0, 120, 40))
def test_destinations_are_those_a_person_would_find(first: int) -> None:
    looked: Counter[int] = Counter()
    for seed in range(first, first + 40):
        for table in play(new_match(seed), seed):
            if table.kind in (kinds.RUN, kinds.MARK, kinds.SIDESTEP):
                check_destinations(table)
                looked[table.kind] += 1
    assert all(looked[kind] > 50 for kind in (kinds.RUN, kinds.MARK, kinds.SIDESTEP))


# --- Who can do what: the menu against the rules (BB 4.1) ------------------------------------------------------------


def check_menu(table: Match) -> None:
    """For players whom no ability changes: the menu has what their status allows, and nothing else."""
    offered = {(verb_of(code), first_of(code)) for code in table.codes}
    for player in table.players_of(table.coach):
        status = table.status(player)
        for action in (actions.RUN, actions.MARK, actions.SIDESTEP, actions.STAND_UP, actions.RESERVES, actions.BLOCK):
            there = (VERBS[action], player) in offered
            if table.barred >> player & 1 or table.acted[player] >> action & 1:
                assert not there
            elif action == actions.STAND_UP:
                assert there == (status == statuses.PRONE)
            elif action == actions.RESERVES:
                assert there <= (status == statuses.IN_RESERVES)
            elif action == actions.MARK:
                assert there == (status == statuses.OPEN and bool(mark_squares(table, player, 2)))
            elif action == actions.SIDESTEP:
                assert there == (status == statuses.MARKED and bool(sidestep_squares(table, player)))
            elif action == actions.BLOCK and not table.roles[player].reach:
                assert there == (status == statuses.MARKED)
            elif action == actions.RUN and not (table.roles[player].traits | table.turn_traits) & (
                RUN_TRAITS | trait.RUN_MARKED
            ):
                if not table.uncertain:
                    assert there == (status == statuses.OPEN and bool(run_squares(table, player, 1)))


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_the_menu_is_what_the_rules_allow(first: int) -> None:
    for seed in range(first, first + 20):
        for table in play(new_match(seed), seed):
            if table.kind == kinds.ACTION and not table.prepared.actions:
                check_menu(table)


def test_all_teams_and_rules_come_up() -> None:
    names: set[str] = set()
    same = 0
    for seed in range(2_000):
        teams, rules = options_of(seed)
        names |= {*teams, *rules}
        same += len(set(teams)) == 1
        assert setting_of(seed).teams == teams
    assert set(TEAMS) <= names
    assert same > 20, "teams against themselves"
    assert {
        "arena",
        "rookies-to-watch=1",
        "rookies-to-watch=2",
        "pitch=stone",
        "pitch=timber",
        "pitch=brazier",
    } <= names
    assert sum(name.startswith("arena=") for name in names) == 8
