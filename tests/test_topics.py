"""What questions are about: every value is what its name says, at every decision of random games of both games."""

from collections import Counter

import pytest

from tests import blitz_worlds, worlds
from touchline.blitz_bowl import kinds as blitz_kinds
from touchline.blitz_bowl import moments as blitz_moments
from touchline.blitz_bowl import rolls
from touchline.blitz_bowl.pitch import SQUARES
from touchline.blitz_bowl.state import PLAYER, Match
from touchline.table.errors import BadArgument
from touchline.table.registry import CARD, NUMBER, PLACE
from touchline.team_manager import card_kinds, families, kinds, moments, places
from touchline.team_manager.abilities import running
from touchline.team_manager.state import Season

pytestmark = pytest.mark.engine


def check_sorts(table: Season | Match) -> dict[str, int]:
    """The values of the open question, each in the range of its sort."""
    decision = table.decision
    assert decision is not None
    kind = table.registry.kinds[table.kind]
    assert decision.response == kind.response
    assert list(decision.about) == [topic.name for topic in kind.about]
    most = {CARD: len(table.face), PLACE: SQUARES, NUMBER: 5000}
    if isinstance(table, Match):
        most[PLAYER] = len(table.square)
    for topic in kind.about:
        value = decision.about[topic.name]
        assert table.about(topic.name) == value
        assert topic.name == "power" or -1 <= value < most[topic.sort], (kind.name, topic.name, value)
    return decision.about


@pytest.mark.parametrize("seed", range(24))
def test_what_the_questions_of_a_season_are_about(seed: int) -> None:
    for t in worlds.play(worlds.new_table(seed), seed):
        about = check_sorts(t)
        if "player" in about and t.kind != kinds.BALL_LEFT:
            assert t.owner[about["player"]] == t.seat
        if t.kind == kinds.GUARD:
            assert t.owner[about["target"]] == t.seat
        if t.kind == kinds.RESPOND:
            assert 0 < about["moment"] < moments.USED_TACKLE + 1
            assert 0 <= about["declined"] < t.seats
        elif t.kind == kinds.PEEK:
            assert t.family[about["token"]] == families.TOKENS
            assert t.place[about["token"]] >= places.ON
        elif t.kind == kinds.FACING:
            assert t.catalogue.kinds[t.face[about["highlight"]]] == card_kinds.HIGHLIGHT
        elif t.kind == kinds.PICK_PLAYER:
            assert (about["ability"] >= 0) == (about["source"] >= 0) == (about["effect"] >= 0) == (not about["power"])
        elif t.kind == kinds.SPRINT_DISCARD:
            assert 0 < about["discards"] <= len(t.piles[places.HAND + t.seat])
        elif t.kind == kinds.KEEP:
            assert 0 < about["keeps"] <= 2
        if about.get("ability", -1) >= 0:
            one = t.catalogue.all_abilities[about["ability"]]
            assert one in t.catalogue.abilities[t.face[about["source"]]]
            assert about["effect"] < len(one.effects)
            assert running(t)[-1] == (about["source"], about["ability"])
        for card, number in running(t):
            assert t.catalogue.all_abilities[number] in t.catalogue.abilities[t.face[card]] or t.headline >= 0


def test_what_the_questions_of_a_match_are_about() -> None:
    asked: Counter[str] = Counter()
    for seed in range(40):
        for t in blitz_worlds.play(blitz_worlds.new_match(seed), seed):
            about = check_sorts(t)
            asked.update(about)
            if t.kind in (blitz_kinds.RUN, blitz_kinds.MARK, blitz_kinds.BLOCK, blitz_kinds.EARNED):
                assert t.owner(about["player"]) == t.seat
            elif t.kind == blitz_kinds.TARGETED:
                assert t.owner(about["target"]) == t.seat != t.owner(about["player"])
            elif t.kind == blitz_kinds.RESULT:
                assert t.owner(about["player"]) == t.seat != t.owner(about["target"])
            elif t.kind == blitz_kinds.REROLL:
                assert about["roll"] in (rolls.ARMOUR, rolls.THROW)
                assert 1 <= about["die"] <= 6
                assert 2 <= about["needed"] <= 6
                assert about["minus"] in (0, 1)
            elif t.kind == blitz_kinds.ANSWERER:
                assert about["moment"] in (blitz_moments.RUN_MADE, blitz_moments.MARK_MADE)
            elif t.kind == blitz_kinds.FOLLOW_UP:
                assert t.player_at(about["square"]) < 0
            elif t.kind == blitz_kinds.HAND_LIMIT:
                assert about["discards"] > 0
    every = {topic.name for kind in t.registry.kinds for topic in kind.about}
    assert every - set(asked) <= {"discards"}  # a hand seldom grows so large by chance


def test_a_name_that_a_question_does_not_have_is_one_sentence() -> None:
    table = worlds.new_table(1)
    assert table.decision is not None
    assert not table.decision.about
    with pytest.raises(BadArgument, match=r"A question 'turn' is not about 'player'; it is about nothing else\."):
        table.about("player")
    table.kind = kinds.ATTEMPT
    with pytest.raises(BadArgument, match=r"is not about 'target'; it is about player, standing\."):
        table.about("target")
    table.kind = -1
    with pytest.raises(BadArgument, match="Nothing is asked"):
        table.about("player")
