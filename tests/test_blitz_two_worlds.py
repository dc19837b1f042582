"""What a coach may not know reaches him in no way: whole matches in two worlds that differ only in hidden cards.

Both worlds have the same dice and are given the same choices. As long as nothing hidden is legally shown, the seat must
receive exactly the same: views, questions, options, events. When a side of a card is shown that differs, the second
world is made anew from what the seat knows then, and the match goes on.
"""

import random
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.blitz_worlds import SPECTATOR, new_match, other_world, pick, play, played_on, received, some
from touchline.blitz_bowl import kinds, verbs
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.reasons import why_not
from touchline.blitz_bowl.state import BOX, DECK, HAND, Match
from touchline.blitz_bowl.view import view_of
from touchline.table.decision import verb_of

pytestmark = pytest.mark.engine
seeds = st.integers(min_value=0, max_value=1 << 30)


class Lockstep:
    """Two worlds played side by side, and how much the comparison has seen."""

    def __init__(self, seed: int, seat: int) -> None:
        self.seed = seed
        self.seat = seat
        self.chance = random.Random(seed)
        self.first = new_match(seed, loud=True)
        self.second = self.first
        self.part()
        self.compared = 0
        self.revealed = 0
        self.differing: Counter[str] = Counter()  # questions that are asked, though only in one world with an answer

    def part(self) -> None:
        """Make the second world anew; one in which somebody holds other cards, if that can be."""
        for n in range(8):
            self.second = other_world(self.first, self.seat, self.seed + self.first.choices * 8 + n)
            if self.hands_differ():
                return

    def hands_differ(self) -> bool:
        hands = self.first.piles[HAND] + self.first.piles[HAND + 1]
        return any(self.first.face[card] != self.second.face[card] for card in hands)

    def run(self) -> None:
        while self.first.kind >= 0:
            code = self.common_choice()
            reconcile(self.second, self.first, self.seat, code)
            self.first.choose_code(code)
            self.second.choose_code(code)
            self.compare()
            if verb_of(code) == verbs.CLAIM and not self.hands_differ():
                self.part()

    def common_choice(self) -> int:
        """A choice that both worlds offer. In the seat's own questions they offer the same."""
        first, second = self.first, self.second
        if first.seat == self.seat:
            assert second.codes == first.codes
            return pick(first, self.chance, True)
        if first.codes != second.codes:
            self.differing[REGISTRY.kinds[first.kind].name] += 1
            assert {verb_of(code) for code in set(first.codes) ^ set(second.codes)} == {verbs.PLAY}
        common = [code for code in first.codes if code in second.codes]
        if first.kind == kinds.CLAIM:  # hands should grow: the more is hidden the better
            common = [code for code in common if verb_of(code) == verbs.CLAIM]
        unplayed = [code for code in common if verb_of(code) != verbs.PLAY]
        return self.chance.choice(unplayed if unplayed and self.chance.random() < 0.7 else common)

    def compare(self) -> None:
        if came_to_light(self.first, self.second, self.seat):
            self.revealed += 1
            self.part()
            return
        mine, theirs = received(self.first, self.seat), received(self.second, self.seat)
        assert mine == theirs, (self.seed, self.seat, self.first.choices)
        self.compared += 1


def came_to_light(first: Match, second: Match, seat: int) -> bool:
    """Whether a side of a card that differs was legally shown."""
    for card in range(len(first.face)):
        if first.known[card] >> seat & 1 and first.face[card] != second.face[card]:
            return True
    return first.front != second.front


def reconcile(second: Match, first: Match, seat: int, code: int) -> None:
    """Let the second world hold what this very choice is about to show, so that the worlds stay together."""
    trial = first.copy()
    trial.dice = first.dice.fork()
    trial.choose_code(code)
    for card in range(len(first.face)):
        shown = (trial.known[card] & ~first.known[card]) >> seat & 1 or trial.front[card] != first.front[card]
        if shown and second.face[card] != first.face[card]:
            swap(second, first, seat, card)


def swap(second: Match, first: Match, seat: int, card: int) -> None:
    """Give a card its face of the first world; the card that had it takes the other, if nobody can tell."""
    wanted = first.face[card]
    fronts = first.catalogue.fronts
    for other in range(len(first.face)):
        if second.face[other] != wanted or first.known[other] >> seat & 1:
            continue
        same_front = fronts[second.face[card]] == fronts[wanted]
        both_unseen = first.front[other] < 0 and first.front[card] < 0
        if same_front or (both_unseen and (other in first.piles[BOX]) == (card in first.piles[BOX])):
            second.face[other], second.face[card] = second.face[card], wanted
            return


@pytest.mark.parametrize("first", range(0, 160, 40))
def test_nothing_hidden_reaches_a_seat(first: int) -> None:
    differing: Counter[str] = Counter()
    for seed in range(first, first + 40):
        pair = Lockstep(seed, SPECTATOR if seed % 5 == 4 else seed % 2)
        pair.run()
        assert pair.compared > 3 * pair.revealed, "too few comparisons to mean anything"
        assert pair.compared > 30
        differing += pair.differing
    assert differing["action"] > 20
    assert len(differing) > 4, "no question was put to a coach who could answer in one of the worlds only"


def test_the_comparison_can_fail() -> None:
    """A leak would be seen: a hidden card written into something public makes the worlds differ."""
    first = new_match(11, loud=True)
    second = other_world(first, 0, 5)
    hidden = [card for card in first.piles[DECK] if first.face[card] != second.face[card]]
    assert hidden
    assert received(first, 0) == received(second, 0)
    for table in (first, second):
        table.then_b = table.face[hidden[0]]
    assert received(first, 0) != received(second, 0)


# --- The same front, another back ----------------------------------------------------------------------------------

# Bonus plays that answer a question, and another back of the same challenge that does not.
PAIRS = (
    ("free-up-the-ball/intervention", "free-up-the-ball/blitz"),
    ("get-the-ball/shadowing", "get-the-ball/step-aside"),
    ("get-the-ball/step-aside", "get-the-ball/shadowing"),
    ("break-some-bones/raw-talent", "break-some-bones/step-aside"),
    ("move-the-ball/raw-talent", "move-the-ball/dodge"),
    ("tie-them-up/raw-talent", "tie-them-up/defensive-play"),
    ("play-as-a-team/tough-enough", "play-as-a-team/aggressive-mark"),
    ("play-as-a-team/inspiration", "play-as-a-team/aggressive-mark"),
    ("take-them-down/blocking-play", "take-them-down/diving-tackle"),
    ("take-them-down/diving-tackle", "take-them-down/blocking-play"),
    ("show-them-how-its-done/bladed-knuckle-dusters", "show-them-how-its-done/the-kids-got-moxy"),
    ("show-us-a-completion/inspiration", "show-us-a-completion/nerves-of-steel"),
)


def two_hands(seed: int, one: str, other: str) -> tuple[Match, Match]:
    """Two matches: in the first seat 1 has claimed one card, in the second another with the same challenge on it."""
    tables = []
    for name in (one, other):
        table = new_match(seed, loud=True, rules=["pitch=stone", "fouls"])
        faces = [table.catalogue.face_ids[face] for face in table.face]
        card, swapped = (faces.index(each) for each in (one, other))
        deck = [each for each in table.piles[DECK] if table.front[each] < 0]
        if card not in deck or swapped not in deck:
            return two_hands(seed + 1000, one, other)
        if name == other:
            table.face[card], table.face[swapped] = table.face[swapped], table.face[card]
        table.piles[DECK] = tuple(each for each in table.piles[DECK] if each != card)
        table.piles[HAND + 1] = (card,)
        table.note_front(card, table.catalogue.fronts[table.face[card]])
        table.known[card] = 1 << 1
        table.suspect()
        tables.append(table)
    return tables[0], tables[1]


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=[pair[0].replace("/", "-") for pair in PAIRS])
def test_every_question_is_put_whatever_the_hand_holds(one: str, other: str) -> None:
    """As long as the card is kept, seat 0 and the spectators are asked, told and shown the same in both worlds."""
    differing = 0
    for seed in range(12):
        first, second = two_hands(seed, one, other)
        chance = random.Random(seed)
        while first.kind >= 0:
            for seat in (0, SPECTATOR):
                assert received(first, seat) == received(second, seat), (seed, first.choices)
            differing += first.codes != second.codes
            both = [code for code in first.codes if code in second.codes and verb_of(code) != verbs.PLAY]
            code = chance.choice(both)
            if shows_the_swap(first, second, code):
                break
            first.choose_code(code)
            second.choose_code(code)
    assert differing > 0, "the card was never of use, so that nothing was tried"


def shows_the_swap(first: Match, second: Match, code: int) -> bool:
    """Whether this choice brings the two cards to light in another order."""
    tables = (first.copy(), second.copy())
    for table in tables:
        table.dice = first.dice.fork()
        table.choose_code(code)
    differing = [card for card in range(len(first.face)) if first.face[card] != second.face[card]]
    return any(tables[0].known[card] & ~(1 << 1) or card in tables[0].spaces for card in differing) or (
        tables[0].front != tables[1].front
    )


# --- Views and imagined tables ---------------------------------------------------------------------------------------


@given(seeds, st.integers(0, 250), st.sampled_from((0, 1, SPECTATOR)))
def test_a_view_has_no_hidden_card_in_it(seed: int, choices: int, seat: int) -> None:
    table = played_on(new_match(seed), seed, choices)
    view = view_of(table, seat)
    seen = {card for card, face in enumerate(view.table.face) if face >= 0}
    assert seen == {card for card in range(len(table.face)) if table.known[card] >> seat & 1}
    hidden = set(table.piles[DECK] + table.piles[BOX])
    for other in {0, 1} - {seat}:
        hidden |= set(table.piles[HAND + other])
    hidden |= {card for card in table.spaces if card >= 0}
    assert not seen & hidden
    assert view.hidden == sorted(table.face[card] for card in range(len(table.face)) if card not in seen)
    assert not view.table.dice.key, "no seat can foresee the dice"
    assert not view.table.events
    assert view.table.history is None
    assert view.table.setting is None, "the seed would tell everything"
    if table.kind >= 0 and table.seat != seat:
        assert not view.table.codes
        assert view.decision is None
        assert all(verb_of(code) != verbs.PLAY for code in view.public_codes)
    elif table.kind >= 0:
        assert view.table.codes == table.codes
        for code in view.table.codes:
            assert view.table.option_text(code) == table.option_text(code)


@given(seeds, st.integers(0, 250), st.sampled_from((0, 1, SPECTATOR)))
def test_an_imagined_table_agrees_with_the_view_it_was_made_from(seed: int, choices: int, seat: int) -> None:
    table = played_on(new_match(seed), seed, choices)
    twin = other_world(table, seat, seed + 7)
    assert received(twin, seat) == received(table, seat)
    assert view_of(twin, seat).table.position() == view_of(table, seat).table.position()
    assert sorted(twin.face) == sorted(table.face)
    fronts = table.catalogue.fronts
    for card, front in enumerate(table.front):
        assert front < 0 or fronts[twin.face[card]] == front
    for card in table.piles[BOX]:
        assert fronts[twin.face[card]] < 0
    for owner in range(2):
        for card in table.piles[HAND + owner]:
            assert twin.suspects[owner] >> table.catalogue.backs[twin.face[card]] & 1
    if table.kind >= 0:
        assert twin.codes == sorted(set(twin.codes))
        assert len(twin.codes) >= 1
        assert twin.seat != seat or twin.codes == table.codes
        assert played_on(twin, seed).finished


def test_an_event_that_everybody_sees_on_the_deck_is_imagined_there() -> None:
    """While one event is resolved the next may lie on the deck already."""
    found = 0
    for seed in range(150):
        for table in play(new_match(seed, rules=["random-events"]), seed):
            fronts = table.catalogue.fronts
            for card in table.piles[DECK][-1:]:
                if fronts[table.face[card]] >= 0 or table.turns == [0, 0]:
                    continue
                found += 1
                for seat in (0, 1, SPECTATOR):
                    assert fronts[view_of(table, seat).imagine(found).face[card]] < 0
    assert found > 10


@given(seeds, st.integers(0, 200), st.sampled_from((0, 1, SPECTATOR)))
@example(49, 0, 0)  # teams are still to be drawn
def test_a_reason_betrays_nothing(seed: int, choices: int, seat: int) -> None:
    """Why something cannot be chosen is said in the same words, whatever lies hidden."""
    table = played_on(new_match(seed), seed, choices)
    views = [view_of(world, seat).table for world in (table, other_world(table, seat, seed))]
    chance = random.Random(seed)
    for verb in REGISTRY.verbs:
        for _ in range(8):
            arguments = tuple(some(chance, sort, table) for sort in verb.arguments)
            one, two = (why_not(view, verb.name, arguments) for view in views)
            assert (one.offered, one.text, one.rule) == (two.offered, two.text, two.rule)


def test_two_seeds_imagine_two_tables() -> None:
    """Of whatever is hidden every card can be imagined in every place it may have."""
    table = new_match(3, rules=["random-events"])
    dreams = [view_of(table, 0).imagine(seed) for seed in range(60)]
    card = table.piles[DECK][0]
    assert len({dream.face[card] for dream in dreams}) > 15
    assert len({tuple(dream.face) for dream in dreams}) == 60
    assert view_of(table, 0).imagine(5).face == view_of(table, 0).imagine(5).face


def test_imagined_tables_differ_over_a_whole_match() -> None:
    for _ in range(3):
        table = new_match(8)
        for now in play(table, 8):
            one, two = view_of(now, 0).imagine(1), view_of(now, 0).imagine(2)
            hidden = [card for card in range(len(now.face)) if not now.known[card] & 1]
            assert all(one.face[card] == two.face[card] for card in range(len(now.face)) if card not in hidden)
            if len(now.piles[DECK]) > 10:
                assert one.face != two.face
