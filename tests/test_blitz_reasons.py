"""Why not: for any verb at any moment of Blitz Bowl, offered, or a sentence and the rule."""

import random

import pytest

import touchline
from tests.blitz_worlds import new_match, play
from touchline.blitz_bowl import kinds
from touchline.blitz_bowl.game import REGISTRY
from touchline.blitz_bowl.pitch import square_named
from touchline.blitz_bowl.reasons import against, why_not
from touchline.blitz_bowl.state import HAND, PLAYER, Match
from touchline.rulebook import read_rulebook
from touchline.table.decision import code_of, first_of, second_of, third_of
from touchline.table.errors import BadArgument
from touchline.table.registry import CARD, PLACE
from touchline.table.registry import Verb as RegistryVerb

pytestmark = pytest.mark.engine
RULES = {
    rule.number
    for chapter in read_rulebook().chapters
    for section in chapter.sections
    for rule in section.rules
    if rule.number.startswith("BB ")
}
ALL_RULES = (
    "random-events",
    "fouls",
    "throw-team-mate",
    "arena",
    "special-balls",
    "rookies-to-watch",
)


def position(players: str, opponents: str, *more: str, teams: str = "dwarf, orc") -> Match:
    """A match at the menu of seat 1, on the stone pitch."""
    lines = ["touchline-position 1", "game: blitz-bowl", f"teams: {teams}", "pitch: stone", "active: 1", *more]
    lines += [f"players 1: {players}", f"players 2: {opponents}"]
    table = touchline.read("\n".join(lines) + "\n")
    assert isinstance(table, Match)
    return table


def player(t: Match, name: str) -> int:
    """``lineman-1`` is of seat 1, ``2/lineman-1`` of seat 2."""
    seat = 1 if name.startswith("2/") else 0
    return next(one for one in t.players_of(seat) if t.player_id(one) == name.removeprefix("2/"))


def value(t: Match, word: str) -> int:
    square = square_named(word)
    return square if square >= 0 else player(t, word)


def reason(t: Match, verb: str, *words: str) -> tuple[str, str]:
    found = t.why_not(verb, *(value(t, word) for word in words))
    assert not found.offered
    return found.rule, found.text


def declare(t: Match, verb: str, name: str) -> None:
    t.choose_checked(code_of(REGISTRY.verb_index[verb], player(t, name), 0, 0))


# --- In any position -----------------------------------------------------------------------------------------------


def some_arguments(t: Match, verb: RegistryVerb, chance: random.Random) -> list[tuple[int, ...]]:
    """Arguments like those of the options, like what the verb takes, and beyond all there is."""
    found: list[tuple[int, ...]] = []
    for _ in range(6):
        code = chance.choice(t.codes)
        found.append((first_of(code), second_of(code), third_of(code)))
        fitting: list[int] = []
        for sort in verb.arguments:
            if sort == PLAYER:
                fitting.append(chance.randrange(max(1, len(t.square))))
            elif sort == CARD:
                near = [card for card in t.spaces if card >= 0] + list(t.piles[HAND + t.seat])
                fitting.append(chance.choice([*near, chance.randrange(len(t.face))]))
            elif sort == PLACE:
                fitting.append(chance.randrange(180))
            else:
                fitting.append(chance.randrange(10))
        found.append((*fitting, 0, 0, 0)[:3])
    found.append((chance.randrange(1024), chance.randrange(1024), chance.randrange(1024)))
    return [values[: len(verb.arguments)] for values in found]


@pytest.mark.parametrize("first", range(0, 100, 20))
def test_every_verb_at_any_moment(first: int) -> None:
    """Offered if and only if it is an option; else a sentence of its own, with a rule that there is."""
    sorts: set[int] = set()
    for seed in range(first, first + 20):
        chance = random.Random(seed)
        table = new_match(seed, loud=True, rules=ALL_RULES if seed % 3 else None)
        for n, t in enumerate(play(table, seed)):
            if n % 9 and t.kind in sorts:
                continue
            sorts.add(t.kind)
            for number, verb in enumerate(REGISTRY.verbs):
                for arguments in some_arguments(t, verb, chance):
                    found = why_not(t, verb.name, arguments)
                    first_, second, third = (*arguments, 0, 0, 0)[:3]
                    assert found.offered == (code_of(number, first_, second, third) in t.codes)
                    assert found.rule in RULES, found
                    assert found.text.endswith((".", "?", "”")), found
                    assert found.code != "not-among", (verb.name, arguments)
                    if found.code != "declare-first":
                        assert (against(t, number, first_, second, third) is None) == found.offered, (found, arguments)
            for code in t.codes:
                verb = REGISTRY.verbs[code >> 30]
                values = (first_of(code), second_of(code), third_of(code))
                assert why_not(t, verb.name, values[: len(verb.arguments)]).offered
                assert against(t, code >> 30, *values) is None, t.option_text(code)
        assert why_not(table, "run", (0,)).text == "The match is over."
    assert len(sorts) > 20


def test_what_cannot_be_asked() -> None:
    t = position("lineman-1 a1", "lineman-1 o1")
    with pytest.raises(BadArgument, match="did you mean 'run'"):
        t.why_not("runn", 0)
    with pytest.raises(BadArgument, match="takes 1 arguments, not 2"):
        t.why_not("run", 0, 0)
    for wrong in ("h6", True, -1, 1024, None, 1.5):
        with pytest.raises(BadArgument, match="a number from 0 to 1023"):
            t.why_not("run", wrong)


def test_whoever_is_not_asked_hears_who_is() -> None:
    t = position("lineman-1 a1", "lineman-1 o1")
    found = t.view(1).table.why_not("end-turn")
    assert not found.offered
    assert found.text == "It is for Dwarf to choose now."


# --- Actions of players --------------------------------------------------------------------------------------------


def test_statuses() -> None:
    t = position("lineman-1 g6, lineman-2 c6 prone, runner b2, blitzer b10", "lineman-1 h6, thrower o1")
    assert reason(t, "run", "lineman-1") == (
        "BB 4.1.2",
        "Lineman 1 is Marked by Lineman 1, and can only Block or Sidestep.",
    )
    assert reason(t, "mark", "lineman-1")[0] == "BB 4.1.2"
    assert reason(t, "run", "lineman-2") == ("BB 4.1.3", "Lineman 2 is Prone, and can only Stand Up.")
    assert reason(t, "block", "lineman-3")[0] == "BB 4.1.4"
    assert reason(t, "sidestep", "runner")[0] == "BB 4.1.2"
    assert reason(t, "stand-up", "runner") == ("BB 4.10.1", "Runner is not Prone.")
    assert reason(t, "block", "runner") == ("BB 4.5.1", "Runner Marks nobody.")
    assert reason(t, "mark", "runner")[0] == "BB 4.3.1"
    assert reason(t, "throw", "runner") == ("BB 4.1.1", "Runner has no ball.")
    assert reason(t, "reserves", "runner") == ("BB 4.11.1", "Runner is not in Reserves.")
    assert reason(t, "run", "2/thrower") == ("BB 3.3.1", "Thrower is not a player of Dwarf.")
    assert t.why_not("run", 500).rule == "BB 2.2.2"


def test_records_of_the_turn() -> None:
    t = position("lineman-1 m10, runner b2 ball", "lineman-1 o6", "acted: 1 runner run", "barred: 1 lineman-1")
    assert reason(t, "run", "runner") == ("BB 3.3.2", "Runner has already made a Run Action this turn.")
    assert reason(t, "run", "lineman-1") == ("BB 4.6.8", "Lineman 1 makes no more Actions this turn.")
    assert reason(t, "throw", "runner")[0] == "BB 4.4.1"
    t = position("lineman-1 g6", "lineman-1 o6", "actions: 0", "hand 1: play-as-a-team/inspiration")
    assert t.kind == kinds.LAST
    assert reason(t, "run", "lineman-1") == ("BB 3.3.1", "All Player Actions of this turn are made.")


def test_advanced_rules() -> None:
    t = position("lineman-1 g6", "lineman-1 h6 prone")
    rule, text = reason(t, "foul", "lineman-1")
    assert rule == "BB 11.1.1"
    assert "advanced rule that is not in use" in text
    assert reason(t, "throw-team-mate", "lineman-1")[0] == "BB 11.2.1"
    rules = "rules: fouls, throw-team-mate"
    t = position("ogre-1 g6 ball, ogre-2 c6, gnoblar-1 g10", "lineman-1 o6", rules, teams="ogre, orc")
    assert reason(t, "foul", "ogre-1") == ("BB 11.1.1", "No Prone opponent is adjacent to Ogre 1.")
    assert reason(t, "throw-team-mate", "ogre-1") == ("BB 11.2.1", "Ogre 1 has a ball.")
    assert reason(t, "throw-team-mate", "ogre-2")[0] == "BB 11.2.2"
    assert reason(t, "throw-team-mate", "gnoblar-1")[0] == "BB 11.2.1"


# --- Squares -------------------------------------------------------------------------------------------------------


def test_squares_of_a_run() -> None:
    t = position("blitzer c6, lineman-1 d6, lineman-2 c7 prone", "lineman-1 g6")
    assert reason(t, "run-to", "blitzer", "e6")[0] == "BB 3.3.5", "it could be done, but is not declared"
    declare(t, "run", "blitzer")
    assert t.kind == kinds.RUN
    assert reason(t, "run-to", "blitzer", "d4") == ("BB 4.2.2", "d4 is blocked.")
    assert reason(t, "run-to", "blitzer", "d6") == ("BB 4.2.2", "Lineman 1 stands at d6.")
    assert reason(t, "run-to", "blitzer", "c7") == ("BB 4.2.2", "Lineman 2 lies at c7.")
    assert reason(t, "run-to", "blitzer", "f6") == ("BB 4.2.3", "f6 is adjacent to Lineman 1, who stands there.")
    assert reason(t, "run-to", "blitzer", "j6") == ("BB 4.2.1", "j6 is 7 squares away, and he may move 5 at most.")
    assert reason(t, "run-to", "lineman-1", "e6")[1] == "This is about Blitzer, not about Lineman 1."
    assert t.why_not("run-to", player(t, "blitzer"), 15).text == "That square is not on the pitch."
    assert t.why_not("run-to", player(t, "blitzer"), square_named("e6"), 1).rule == "BB 5.1.1"
    assert reason(t, "block", "blitzer")[1] == "Now Dwarf must answer another question: “Run where?”"


def test_a_way_that_is_closed_or_too_long() -> None:
    t = position("lineman-1 h1, lineman-2 a11", "lineman-1 i3, lineman-2 g3")
    declare(t, "run", "lineman-1")
    assert reason(t, "run-to", "lineman-1", "h5") == ("BB 4.2.1", "Every way to h5 is longer than 4 squares.")
    t = position("lineman-1 a1, lineman-2 a11", "lineman-1 b3, lineman-2 d1")
    assert reason(t, "run-to", "lineman-1", "a5") in (
        ("BB 4.2.3", "Every square that Lineman 1 could enter is adjacent to a standing opponent."),
        ("BB 4.2.3", "Every way to a5 passes beside a standing opponent."),
    )


def test_who_must_end_open() -> None:
    t = position("goblin-1 f6, goblin-2 a1", "lineman-1 h6", teams="black-orc, dwarf")
    declare(t, "run", "goblin-1")
    assert reason(t, "run-to", "goblin-1", "h7") == (
        "BB 1.6.1",
        "He must end his Run Open, and Lineman 1 would Mark him at h7.",
    )


def test_squares_of_a_mark() -> None:
    t = position("lineman-1 f6, lineman-2 a1", "lineman-1 h6, lineman-2 h7, lineman-3 o1")
    declare(t, "mark", "lineman-1")
    assert reason(t, "mark-to", "lineman-1", "f7") == ("BB 4.3.1", "At f7 he would Mark nobody.")
    assert reason(t, "mark-to", "lineman-1", "n1") == ("BB 4.3.1", "n1 is 8 squares away, and he may move 2 at most.")
    assert reason(t, "mark-to", "lineman-1", "h5")[0] == "BB 4.3.2"
    assert reason(t, "mark-to", "lineman-1", "h6") == ("BB 4.3.3", "Lineman 1 stands at h6.")
    assert reason(t, "mark-to", "lineman-1", "f6")[0] == "BB 4.3.1"


def test_squares_of_a_sidestep() -> None:
    t = position("lineman-1 g6, lineman-2 a1", "lineman-1 h6")
    declare(t, "sidestep", "lineman-1")
    assert reason(t, "sidestep-to", "lineman-1", "g5") == ("BB 4.9.1", "At g5 he would be Marked by Lineman 1.")
    assert reason(t, "sidestep-to", "lineman-1", "e6") == (
        "BB 4.9.1",
        "e6 is not adjacent; a Sidestep is one square.",
    )


def test_squares_for_reserves() -> None:
    t = position("lineman-1 a1", "lineman-1 b6", "balls: a11")
    declare(t, "reserves", "runner")
    assert reason(t, "place", "runner", "a1") == ("BB 4.11.3", "Lineman 1 stands at a1.")
    assert reason(t, "place", "runner", "c6") == ("BB 4.11.1", "c6 is not in his own End Zone.")
    assert reason(t, "place", "runner", "a7") == (
        "BB 4.11.2",
        "Lineman 1 stands beside a7, and there are squares without both.",
    )
    assert reason(t, "place", "runner", "a11")[0] == "BB 4.11.2"


# --- Targets -------------------------------------------------------------------------------------------------------


def test_targets_of_a_throw() -> None:
    players = "zombie-1 c6 ball, zombie-2 e6, zombie-3 n6, ghoul c9 prone, wraith d10, werewolf f9 ball, flesh-golem c5"
    t = position(players, "lineman-1 o1", teams="necromantic, orc")
    declare(t, "throw", "zombie-1")
    assert reason(t, "throw-to", "zombie-1", "zombie-3") == ("BB 4.4.1", "Zombie 3 is out of range.")
    assert reason(t, "throw-to", "zombie-1", "ghoul") == ("BB 4.4.1", "Ghoul is Prone.")
    assert reason(t, "throw-to", "zombie-1", "wraith")[1] == "Wraith has “–” for Throw and never takes a ball."
    assert reason(t, "throw-to", "zombie-1", "werewolf") == ("BB 4.4.1", "Werewolf has a ball already.")
    assert reason(t, "throw-to", "zombie-1", "2/lineman-1") == ("BB 4.4.1", "Lineman 1 is an opponent.")


def test_targets_of_a_block() -> None:
    t = position("lineman-1 g6, lineman-2 a1", "lineman-1 h6, lineman-2 h7, lineman-3 g5 prone, thrower o6")
    declare(t, "block", "lineman-1")
    assert reason(t, "block-at", "lineman-1", "2/lineman-3")[1] == "Lineman 3 is Prone; nobody Marks a Prone player."
    assert reason(t, "block-at", "lineman-1", "2/thrower") == ("BB 4.5.1", "Lineman 1 does not Mark Thrower.")
    assert reason(t, "block-at", "lineman-1", "2/blitzer") == ("BB 4.5.1", "Blitzer is not on the pitch.")
    assert reason(t, "block-at", "lineman-1", "lineman-2") == ("BB 4.5.1", "Lineman 2 is a team-mate.")


# --- Cards ---------------------------------------------------------------------------------------------------------


def test_claims() -> None:
    spaces = "spaces: get-together/reserves, take-them-down/diving-tackle, spread-out/reserves"
    t = position("lineman-1 b6, lineman-2 g1", "lineman-1 o6", spaces)
    at = {t.catalogue.challenges[t.front[card]].id: card for card in t.spaces}
    found = t.why_not("claim", at["spread-out"])
    assert found.rule == "BB 7.2.1"
    assert found.text.startswith("A card is claimed right after the Action that meets its condition.")
    assert t.why_not("claim", 999).rule == "BB 7.1.1"
    declare(t, "run", "lineman-1")
    t.choose_checked(code_of(REGISTRY.verb_index["run-to"], player(t, "lineman-1"), square_named("d6"), 0))
    assert t.kind == kinds.CLAIM
    assert t.why_not("claim", at["spread-out"]).offered
    assert t.why_not("claim", at["get-together"]).text == ("Lineman 1 has fewer than 2 standing team-mates beside him.")
    assert t.why_not("claim", at["take-them-down"]).text.startswith("This Action is not of the right kind.")


def test_bonus_plays() -> None:
    t = position("lineman-1 b6", "lineman-1 o6", "hand 1: get-moving/sprint", "hand 2: break-some-bones/raw-talent")
    (mine,) = t.piles[HAND]
    (theirs,) = t.piles[HAND + 1]
    assert t.why_not("play", mine).offered
    assert t.why_not("play", theirs).text == "That card is not in your hand."
    declare(t, "run", "lineman-1")
    found = t.why_not("play", mine)
    assert found.rule == "BB 8.1.1"
    assert found.text == "This Action is declared already; Sprint must be played before that."
    t = position("lineman-1 b6", "lineman-1 o6", "hand 1: raw-talent")
    declare(t, "run", "lineman-1")
    assert t.why_not("play", t.piles[HAND][0]).text.startswith("Raw Talent is for another moment.")
    t = position(
        "lineman-1 b6",
        "lineman-1 e6, lineman-2 e7",
        "hand 1: blitz, the-kids-got-moxy\nacted: 1 lineman-1 run",
    )
    blitz, moxy = t.piles[HAND]
    declare(t, "mark", "lineman-1")
    t.choose_checked(code_of(REGISTRY.verb_index["mark-to"], player(t, "lineman-1"), square_named("d6"), 0))
    assert t.why_not("play", moxy).offered
    t.choose_checked(code_of(REGISTRY.verb_index["play"], blitz, 0, 0))
    assert t.kind == kinds.BLOCK
    found = t.why_not("play", moxy)
    assert found.text == "This Action is declared already; The Kid's Got Moxy must be played before that."
    t = position("lineman-1 b6, lineman-2 g1", "lineman-1 o6", "hand 1: get-moving/sprint")
    t.choose_checked(code_of(REGISTRY.verb_index["play"], t.piles[HAND][0], 0, 0))
    assert t.why_not("end-turn").rule == "BB 8.1.1"
    assert reason(t, "reserves", "runner") == (
        "BB 8.1.1",
        "A card was played for the next Action, which must be Run.",
    )


def test_an_opponents_card_is_told_nothing_of() -> None:
    """Whatever an opponent holds, the answer is the same."""
    texts = set()
    for held in ("break-some-bones/raw-talent", "break-some-bones/step-aside"):
        t = position("lineman-1 b6", "lineman-1 o6", f"hand 2: {held}")
        found = t.why_not("play", t.piles[HAND + 1][0])
        texts.add((found.rule, found.text))
    assert texts == {("BB 8.1.1", "That card is not in your hand.")}


# --- Other questions -----------------------------------------------------------------------------------------------


def test_dice_that_lie_on_the_table() -> None:
    t = position("blitzer g6, lineman-2 a1", "lineman-1 h6")
    t.dice = touchline.table.dice.scripted([0])
    declare(t, "block", "blitzer")
    assert t.why_not("apply", 2).text == "No die shows Tackle; there lies Smash."
    assert t.why_not("apply", 9).rule == "BB 4.5.3"
    assert t.why_not("reroll", 0).offered
    assert t.why_not("reroll", 1).text == "Blitzer holds no ball that lets these dice be taken again."
    assert t.why_not("reroll", 2).rule == "BB 11.3.1"
    assert t.why_not("keep").text == "Now Dwarf must answer another question: “Which die applies?”"
