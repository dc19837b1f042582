"""The odds of Blitz Bowl: by hand, by simulation, and against the rules played out to the end."""

import random
from fractions import Fraction

import pytest

import touchline
from tests.blitz_worlds import new_match, other_world, play, state
from touchline.blitz_bowl import block_die, events, kinds, trait, verbs
from touchline.blitz_bowl.ball import bounce, bounces_on
from touchline.blitz_bowl.chances import (
    A_BLOCKER_ALONE,
    A_COWED,
    A_NOBODY,
    A_TARGET_ALONE,
    A_TEAM_MATE,
    A_TRAPDOOR,
    BlockChances,
    ThrowChances,
    armour_chances,
    armour_words,
    block_chances,
    block_words,
    throw_chances,
    throw_words,
)
from touchline.blitz_bowl.landing import landings
from touchline.blitz_bowl.luck import choose, match_odds
from touchline.blitz_bowl.pitch import square_name, square_named
from touchline.blitz_bowl.state import DECK, HAND, NO_CARD, Match
from touchline.table.decision import code_of, verb_of
from touchline.table.dice import seeded
from touchline.table.odds import outcomes

pytestmark = pytest.mark.engine
HALF = Fraction(1, 2)
ALL_RULES = (
    "random-events",
    "fouls",
    "throw-team-mate",
    "arena",
    "special-balls",
    "rookies-to-watch",
)


def position(players: str, opponents: str, *more: str, teams: str = "dwarf, orc") -> Match:
    """A match at the menu of seat 1, on the stone pitch unless something else is said."""
    lines = ["touchline-position 1", "game: blitz-bowl", f"teams: {teams}", "active: 1", *more]
    if not any(line.startswith("pitch") for line in more):
        lines.append("pitch: stone")
    lines += [f"players 1: {players}", f"players 2: {opponents}"]
    table = touchline.read("\n".join(lines) + "\n")
    assert isinstance(table, Match)
    return table


def player(t: Match, name: str, seat: int = 0) -> int:
    return next(one for one in t.players_of(seat) if t.player_id(one) == name)


def told(t: Match, verb: int, *arguments: int) -> dict[str, Fraction]:
    """The odds of an option as a dictionary; they always add up to one."""
    values = (*arguments, 0, 0, 0)
    found = t.odds(t.codes.index(code_of(verb, values[0], values[1], values[2])))
    assert sum(outcome.probability for outcome in found) == 1
    return {outcome.summary: outcome.probability for outcome in found}


# --- Bounces -----------------------------------------------------------------------------------------------------


def shares(t: Match, start: str) -> dict[str, Fraction]:
    found = landings(t.pitch, square_named(start), bounces_on(t, 0))
    assert sum(one.share for one in found) == 1
    return {square_name(one.square): one.share for one in found}


def test_a_ball_in_the_open_ends_on_any_of_eight_squares() -> None:
    t = position("lineman-1 a1", "lineman-1 o1", "balls: h6")
    assert shares(t, "h6") == {name: Fraction(1, 8) for name in ("g5", "h5", "i5", "i6", "i7", "h7", "g7", "g6")}


def test_at_the_edge_numbers_that_lead_outside_go_on_clockwise() -> None:
    t = position("lineman-1 h6", "lineman-1 o1", "balls: a1")
    assert shares(t, "a1") == {"b1": Fraction(6, 8), "b2": Fraction(1, 8), "a2": Fraction(1, 8)}


def test_an_open_player_takes_it_and_a_prone_one_does_not() -> None:
    t = position("lineman-1 h5", "lineman-1 o1", "balls: h6")
    assert shares(t, "h6")["h5"] == Fraction(1, 8)
    t = position("lineman-1 h5 prone", "lineman-1 o1", "balls: h6")
    found = shares(t, "h6")
    assert "h5" not in found
    assert found["h6"] == found["g4"] == found["h4"] == found["i4"] == Fraction(1, 64)
    assert found["g5"] == found["i5"] == found["g6"] == found["i6"] == Fraction(9, 64)
    assert found["g7"] == found["h7"] == found["i7"] == Fraction(8, 64)


def test_it_bounces_on_from_who_may_hold_no_ball_or_holds_one() -> None:
    t = position("wraith h5", "lineman-1 h7 ball, lineman-2 o1", "balls: g6", teams="necromantic, orc")
    found = landings(t.pitch, square_named("h6"), bounces_on(t, t.ball_on(square_named("g6"))))
    ends = {square_name(one.square) for one in found}
    assert not ends & {"h5", "h7"}
    assert {"h6", "h4", "h8"} <= ends


def test_between_two_players_it_may_bounce_for_ever() -> None:
    """Two who Mark each other: the visits to each are v = 1/8 + v/8, so that v = 1/7."""
    t = position("lineman-1 g5", "lineman-1 h5", "balls: h6")
    found = shares(t, "h6")
    assert found["h6"] == Fraction(2, 56)
    assert found["f4"] == found["f5"] == found["i4"] == Fraction(1, 56)
    assert found["g4"] == found["h4"] == Fraction(2, 56)
    assert found["i5"] == Fraction(1, 8) + Fraction(1, 56)
    assert found["g7"] == Fraction(1, 8)


CROWD = position(
    "lineman-1 h5, lineman-2 g6 prone, lineman-3 i7, runner g4, blitzer a1, troll-slayer f6",
    "lineman-1 h4, lineman-2 i6, lineman-3 h8 prone, thrower g5, blitzer j6 prone, big-un-blocker o11",
    "balls: h6, h7",
)


@pytest.mark.parametrize("start", ["h6", "g5", "h4", "i8"])
def test_twenty_thousand_bounces(start: str) -> None:
    t = CROWD.copy()
    exact = {square_named(name): share for name, share in shares(t, start).items()}
    assert len(exact) > 8, "it bounces again from some squares"
    t.dice = seeded(5)
    counted = dict.fromkeys(exact, 0)
    number = 20_000
    for _ in range(number):
        bounce(t, 0, square_named(start))
        counted[t.ball_at(0)] += 1
    for square, share in exact.items():
        spread = 5 * (number * share * (1 - share)) ** 0.5 + 1
        assert abs(counted[square] - number * share) < spread, square_name(square)


# --- Throws ------------------------------------------------------------------------------------------------------


def split(chances: ThrowChances) -> tuple[Fraction, Fraction, Fraction]:
    assert chances.success + chances.miss + chances.fumble == 1
    for found in (chances.missed, chances.fumbled):
        assert sum(one.share for one in found) == 1
    return chances.success, chances.miss, chances.fumble


def throw(t: Match, thrower: str, target: str) -> ThrowChances:
    return throw_chances(t, player(t, thrower), player(t, target))


def test_a_short_throw_and_a_long_one() -> None:
    t = position("runner f6 ball, lineman-1 f10, lineman-2 k6, lineman-3 e6", "lineman-1 o1")
    short = throw(t, "runner", "lineman-1")
    assert split(short) == (Fraction(3, 6), Fraction(2, 6), Fraction(1, 6))
    assert (short.value, short.minus, short.long) == (4, False, False)
    long = throw(t, "runner", "lineman-2")
    assert split(long) == (Fraction(2, 6), Fraction(2, 6), Fraction(2, 6))
    assert (long.minus, long.long, long.marked, long.blocked, long.in_the_way) == (True, True, False, False, ())
    assert throw_words(t, long).startswith("4+, -1 (Long Throw): succeeds 1/3, misses 1/3 (")
    hand_off = throw(t, "runner", "lineman-3")
    assert hand_off.hand_off
    assert hand_off.success == 1
    assert throw_words(t, hand_off) == "Hand-off: succeeds without a check"


def test_what_obstructs_a_throw() -> None:
    t = position("runner f6 ball, lineman-1 j6", "lineman-1 h6")
    found = throw(t, "runner", "lineman-1")
    assert found.in_the_way == (player(t, "lineman-1", 1),)
    assert "Lineman 1 in the way" in throw_words(t, found)
    assert split(found) == (Fraction(2, 6), Fraction(2, 6), Fraction(2, 6))
    t = position("runner f6 ball, lineman-1 j6, blitzer h7", "lineman-1 h6")
    assert not throw(t, "runner", "lineman-1").minus, "a Marked opponent does not obstruct"
    t = position("runner f6 ball, lineman-1 j6", "lineman-1 k6")
    found = throw(t, "runner", "lineman-1")
    assert found.marked
    assert found.minus
    t = position("runner c3 ball, lineman-1 f3", "lineman-1 o1")
    found = throw(t, "runner", "lineman-1")
    assert found.blocked
    assert found.minus
    assert "a blocked square in the way" in throw_words(t, found)


def test_throws_that_may_be_rolled_again() -> None:
    t = position("thrower f6 ball, lineman-1 f10", "lineman-1 o1", teams="elven-union, orc")
    found = throw(t, "thrower", "lineman-1")
    assert found.rerolls
    assert split(found) == (Fraction(35, 36), Fraction(0), Fraction(1, 36))
    rune = next(n for n, ball in enumerate(t.catalogue.balls) if ball.id == "dwarf-rune-ball")
    t = position("lineman-1 f6 ball, lineman-2 f10", "lineman-1 o1", teams="orc, dwarf")
    t.ball_kind = (rune,)
    assert split(throw(t, "lineman-1", "lineman-2")) == (Fraction(21, 36), Fraction(14, 36), Fraction(1, 36))
    t = position("runner f6 ball, lineman-1 f10", "lineman-1 o1")
    t.ball_kind = (rune,)
    found = throw(t, "runner", "lineman-1")
    assert split(found) == (Fraction(3, 4), Fraction(1, 6), Fraction(1, 12))
    assert "may be rolled again" in throw_words(t, found)


def test_the_odds_of_a_throw_in_words() -> None:
    t = position("runner i6 ball, lineman-1 i10", "lineman-1 o1")
    found = told(t, verbs.THROW, player(t, "runner"))
    assert found == {
        "Lineman 1 has the ball": HALF,
        "the throw to Lineman 1 goes wrong; the ball bounces from i10: "
        "h10 1/8, h11 1/8, h9 1/8, i11 1/8, i9 1/8, j10 1/8, j11 1/8, j9 1/8": Fraction(1, 3),
        "Runner fumbles; the ball bounces from i6: "
        "h5 1/8, h6 1/8, h7 1/8, i5 1/8, i7 1/8, j5 1/8, j6 1/8, j7 1/8": Fraction(1, 6),
    }


def test_what_follows_a_bounce_is_told_with_it() -> None:
    """A ball that bounces into the hands of somebody in the End Zone is another outcome than one that does not."""
    t = position("runner k2 ball, lineman-1 n2, blitzer o2", "lineman-1 a11")
    t.choose_code(code_of(verbs.THROW, player(t, "runner"), 0, 0))
    found = told(t, verbs.THROW_TO, player(t, "runner"), player(t, "lineman-1"))
    scored = "the throw to Lineman 1 goes wrong; the ball bounces from n2 to Blitzer; Touchdown by Blitzer"
    assert found[f"{scored}; the ball is out of play"] == Fraction(1, 3) * Fraction(1, 8)
    assert found["Lineman 1 has the ball"] == HALF
    assert len(found) == 4


# --- Blocks ------------------------------------------------------------------------------------------------------


def block(t: Match, blocker: str, target: str) -> BlockChances:
    return block_chances(t, player(t, blocker), player(t, target, 1))


def test_one_block_die() -> None:
    t = position("lineman-1 g6", "lineman-1 h6")
    found = block(t, "lineman-1", "lineman-1")
    assert (found.dice, found.assisted, found.why, found.rerolls) == (1, False, A_NOBODY, False)
    assert found.counts == (block_die.SMASH, block_die.KERRUNCH, block_die.TACKLE, block_die.MISS, block_die.SHOVE)
    assert found.shown == (Fraction(1, 6), Fraction(1, 6), Fraction(1, 6), Fraction(1, 6), Fraction(1, 3))
    assert found.knocked == found.down == HALF
    assert found.injured == Fraction(1, 3) * Fraction(1, 3) + Fraction(1, 6) * HALF
    assert block_words(t, found) == "1 block die, nobody assists: Knocked Down 1/2, Injured 7/36"


def test_two_block_dice() -> None:
    t = position("lineman-1 g6, lineman-2 i5", "lineman-1 h6")
    found = block(t, "lineman-1", "lineman-1")
    assert (found.dice, found.why, found.helpers) == (2, A_TEAM_MATE, (player(t, "lineman-2"),))
    assert found.shown[block_die.SMASH] == Fraction(11, 36)
    assert found.shown[block_die.SHOVE] == Fraction(20, 36)
    assert found.down == Fraction(3, 4)
    # Kerrunch! is taken where it lies: 11/36 of the rolls, then Smash or Tackle: 16/36
    assert found.injured == Fraction(11, 36) * HALF + Fraction(16, 36) * Fraction(1, 3)
    assert "assisted by Lineman 2" in block_words(t, found)


def test_a_shove_that_cannot_push_knocks_down() -> None:
    t = position("lineman-1 g6, lineman-2 i6", "lineman-1 h6")
    found = block(t, "lineman-1", "lineman-1")
    assert found.counts[block_die.SHOVE] == block_die.SMASH
    assert found.down == Fraction(35, 36)
    assert "Shove is Smash" in block_words(t, found)


def test_an_own_reroll_is_used_for_what_is_wanted() -> None:
    t = position("blitzer g6", "lineman-1 h6")
    found = block(t, "blitzer", "lineman-1")
    assert found.rerolls
    assert found.knocked == HALF
    assert found.down == Fraction(3, 4)
    assert found.injured == Fraction(7, 36) + HALF * Fraction(7, 36)
    t = position("lineman-1 g6 ball", "lineman-1 h6")
    t.ball_kind = (next(n for n, ball in enumerate(t.catalogue.balls) if ball.id == "extra-spikey-ball"),)
    assert block(t, "lineman-1", "lineman-1").down == HALF + Fraction(1, 6) * HALF


def test_abilities_that_change_a_block() -> None:
    t = position("big-un-blocker g6", "lineman-1 h6", teams="orc, dwarf")
    found = block(t, "big-un-blocker", "lineman-1")
    assert found.dice == 2
    assert found.counts[block_die.SMASH] == block_die.KERRUNCH
    t = position("werewolf g6", "lineman-1 h6", teams="necromantic, orc")
    found = block(t, "werewolf", "lineman-1")
    assert found.outright == Fraction(1, 6)
    assert found.down == Fraction(5, 12)
    assert found.injured == Fraction(1, 6) + Fraction(5, 6) * Fraction(7, 36)


def test_where_every_die_applies() -> None:
    t = position("bloodseeker-1 g6", "lineman-1 h6", teams="khorne, orc")
    found = block(t, "bloodseeker-1", "lineman-1")
    assert found.dice == 2
    assert found.down == Fraction(3, 4)
    assert found.injured == 1 - (1 - Fraction(7, 36)) ** 2
    t = position("bloodseeker-1 g6, marauder-1 j6", "lineman-1 h6", teams="khorne, orc")
    assert block(t, "bloodseeker-1", "lineman-1").down == Fraction(3, 4) + Fraction(1, 9), "the second Shove is stopped"


def test_why_a_block_is_assisted_or_not() -> None:
    t = position("lineman-1 g6", "lineman-1 h5", "arena: overgrown-arena")
    assert block(t, "lineman-1", "lineman-1").why == A_TRAPDOOR
    t = position("lineman-1 g6, lineman-2 g5", "beastmaster h6", teams="dwarf, gnome")
    assert block(t, "lineman-1", "beastmaster").why == A_TARGET_ALONE
    t = position(
        "lineman-1 g6, lineman-2 i6", "eagle-warrior-linewoman-1 h6, jaguar-warrior-blocker j6", teams="dwarf, amazon"
    )
    assert block(t, "lineman-1", "eagle-warrior-linewoman-1").why == A_COWED
    t = position("pump-wagon g6, snotling-1 g5", "lineman-1 h6", teams="snotling, orc")
    assert block(t, "pump-wagon", "lineman-1").why == A_BLOCKER_ALONE


def test_armour() -> None:
    t = position("lineman-1 g6", "lineman-1 h6")
    orc = player(t, "lineman-1", 1)
    assert armour_chances(t, orc, False).injured == Fraction(2, 6)
    assert armour_chances(t, orc, True).injured == Fraction(3, 6)
    assert armour_chances(t, orc, False, 6).injured == Fraction(5, 6)
    assert armour_chances(t, orc, True, 6).holds == Fraction(1, 6), "a 6 always succeeds"
    assert armour_words(t, armour_chances(t, orc, True)) == "Armour 3+, -1: holds 1/2, Injured 1/2"


def test_the_odds_of_a_block_in_words() -> None:
    t = position("lineman-1 g6, lineman-2 i5", "lineman-1 h6")
    found = told(t, verbs.BLOCK, player(t, "lineman-1"))
    assert found["Dwarf chooses between Smash and Shove"] == Fraction(1, 9)
    assert found["Dwarf chooses between Tackle and Miss"] == Fraction(1, 18)
    assert found["Lineman 1 is pushed to i6"] == Fraction(1, 9)
    t = position("blitzer g6", "lineman-1 h6")
    found = told(t, verbs.BLOCK, player(t, "blitzer"))
    assert found["Dwarf chooses between Shove and another roll"] == Fraction(1, 3)


def test_an_option_that_rolls_nothing() -> None:
    t = position("lineman-1 g6", "lineman-1 j6", "balls: a11")
    for n, code in enumerate(t.codes):
        if verb_of(code) not in (verbs.BLOCK, verbs.THROW):
            found = t.odds(n)
            assert [outcome.summary for outcome in found] == ["nothing is rolled"]
            assert found[0].probability == 1
            assert found[0].rolls == ()


# --- Against the rules, played out ---------------------------------------------------------------------------------


def without_cards(t: Match) -> None:
    """No hands, no challenges, no Rookies to Watch: what is left is on the pitch."""
    for seat in range(2):
        t.piles[HAND + seat] = ()
    t.spaces = (NO_CARD, NO_CARD, NO_CARD)
    t.rookies = 0
    t.suspect()


class Playing:
    """A coach who wants nothing but a target down, or Injured; the other coach lets it happen."""

    def __init__(self, seat: int, target: int, injured: bool) -> None:
        self.seat = seat
        self.target = target
        self.injured = injured
        self.seen: dict[object, Fraction] = {}

    def best(self, t: Match) -> Fraction:
        """The chance of it at a decision."""
        if t.square[self.target] < 0 or (t.prone >> self.target & 1 and not self.injured):
            return Fraction(1)
        if not t.deeds or t.kind in (-1, kinds.ACTION):
            return Fraction(0)
        codes = [code for code in t.codes if verb_of(code) == verbs.DECLINE]
        if t.seat == self.seat and t.kind == kinds.RESULT:
            codes = t.codes
        return max(self.expected(t, code) for code in codes or t.codes[:1])

    def expected(self, t: Match, code: int) -> Fraction:
        """The chance of it with an option; what lies on the table does not matter once it is rolled again."""
        dice = [] if verb_of(code) == verbs.REROLL or not t.deeds else sorted(t.deeds[-1].rolled)
        noted = t.deeds[-1].noted if t.deeds else 0
        key = (code, t.kind, tuple(t.square), t.prone, noted, tuple(dice))
        if key not in self.seen:
            found = outcomes(t, code, chooser=choose)
            self.seen[key] = sum((share * self.best(trial) for share, _, trial in found), Fraction(0))
        return self.seen[key]


def declared_block(t: Match, blocker: int, target: int) -> tuple[Match, int]:
    """The table and the option that makes a Block, with its target named."""
    code = code_of(verbs.BLOCK, blocker, 0, 0)
    named = code_of(verbs.BLOCK_AT, blocker, target, 0)
    trial = t.copy()
    trial.dice = seeded(1)
    trial.choose_code(code)
    return (trial, named) if trial.kind == kinds.BLOCK else (t, code)


@pytest.mark.parametrize("first", range(0, 60, 12))
def test_block_chances_agree_with_the_rules(first: int) -> None:
    """Exactly what the best use of dice and rerolls comes to, when every way is gone through."""
    looked_at = 0
    for seed in range(first, first + 12):
        for n, now in enumerate(play(new_match(seed, rules=ALL_RULES), seed)):
            if now.kind != kinds.ACTION or n % 8:
                continue
            t = now.copy()
            without_cards(t)
            if t.prepared.actions:
                continue
            for code in [code for code in t.codes if verb_of(code) == verbs.BLOCK][:1]:
                blocker = code >> 20 & 1023
                chance = random.Random(n)
                near = t.pitch.near[t.square[blocker]] & t.up[1 - t.seat]
                found = [one for one in t.players_of(1 - t.seat) if t.square[one] >= 0 and near >> t.square[one] & 1]
                if not found:
                    continue
                target = chance.choice(found)
                chances = block_chances(t, blocker, target)
                if chances.dice > (2 if t.roles[blocker].traits & trait.BLOCK_ALL_DICE else 3):
                    continue  # more ways than a test should go through
                table, option = declared_block(t, blocker, target)
                assert chances.injured == Playing(t.seat, target, True).expected(table, option)
                if not chances.outright:
                    assert chances.down == Playing(t.seat, target, False).expected(table, option)
                looked_at += 1
    assert looked_at > 10


@pytest.mark.parametrize("first", range(0, 120, 40))
def test_throw_chances_agree_with_the_rules(first: int) -> None:
    looked_at = 0
    for seed in range(first, first + 40):
        for now in play(new_match(seed, rules=ALL_RULES), seed):
            if not any(verb_of(code) in (verbs.THROW, verbs.THROW_TO) for code in now.codes):
                continue
            t = now.copy()
            without_cards(t)
            for code in t.codes:
                if verb_of(code) != verbs.THROW_TO:
                    continue
                chances = throw_chances(t, code >> 20 & 1023, code >> 10 & 1023)
                if not chances.rerolls:
                    assert thrown(t, code) == listed(chances)
                    looked_at += 1
    assert looked_at > 20


def thrown(t: Match, code: int) -> dict[tuple[int, int], Fraction]:
    """What comes of a throw, and where the ball comes down: by the rules."""
    found: dict[tuple[int, int], Fraction] = {}
    for share, _, trial in outcomes(t, code, chooser=choose):
        sorts = [event.kind for event in trial.events]
        what = next(
            kind
            for kind in sorts
            if kind in (events.HANDED_OFF, events.THROW_SUCCEEDED, events.THROW_FAILED, events.FUMBLED)
        )
        bounced = [event.place for event in trial.events if event.kind == events.BALL_BOUNCED]
        end = bounced[0] if what in (events.THROW_FAILED, events.FUMBLED) else -1
        found[what, end] = found.get((what, end), Fraction(0)) + share
    return found


def listed(chances: ThrowChances) -> dict[tuple[int, int], Fraction]:
    """The same, as the chances have it."""
    found = {(events.HANDED_OFF if chances.hand_off else events.THROW_SUCCEEDED, -1): chances.success}
    if chances.miss:
        found.update({(events.THROW_FAILED, one.square): chances.miss * one.share for one in chances.missed})
    if chances.fumble:
        found.update({(events.FUMBLED, one.square): chances.fumble * one.share for one in chances.fumbled})
    return found


# --- In any position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_odds_add_up_and_tell_no_secrets(first: int) -> None:
    """Whatever is asked: the shares make one, the table is as before, and hidden cards change nothing."""
    for seed in range(first, first + 10):
        chance = random.Random(seed)
        for n, t in enumerate(play(new_match(seed, rules=ALL_RULES), seed)):
            if n % 11:
                continue
            before = state(t)
            for code in chance.sample(t.codes, min(3, len(t.codes))):
                found = match_odds(t, code)
                assert sum(outcome.probability for outcome in found) == 1
                assert all(outcome.probability > 0 and outcome.summary for outcome in found)
                assert len({outcome.summary for outcome in found}) == len(found)
                twin = other_world(t, t.seat, seed + n)
                assert [(one.probability, one.summary) for one in match_odds(twin, code)] == [
                    (one.probability, one.summary) for one in found
                ]
            assert state(t) == before


def test_a_random_event_ends_what_is_known() -> None:
    """It comes up by the number of events among the unseen cards of the deck."""
    for now in play(new_match(3, rules=ALL_RULES), 3):
        found = (
            {one.summary: one.probability for one in match_odds(now, now.codes[0])} if now.kind == kinds.REPLACE else {}
        )
        if "a random event is drawn" in found:
            unseen = now.piles[DECK][:-1]
            happened = [card for card in unseen if now.catalogue.fronts[now.face[card]] < 0]
            assert found["a random event is drawn"] == Fraction(len(happened), len(unseen))
            return
    raise AssertionError("no refresh with events in the deck came up")
