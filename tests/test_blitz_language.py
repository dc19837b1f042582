"""The card language of Blitz Bowl: what each line means to the rules, and what is said of a wrong one."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.facts import BLITZ_BOWL
from touchline.blitz_bowl import actions, block_die, claims, fouls, moments, trait, upsets
from touchline.blitz_bowl.cards import Arena, BallKind, Challenge, Event, Grant, Play, Position
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.compiler import add_ability, add_arena, add_ball, add_effects, set_challenge, set_play
from touchline.blitz_bowl.language import Line, Phrase, parse
from touchline.blitz_bowl.text import lines_text
from touchline.blitz_bowl.vocabulary import KINDS, LISTS, RANGES, WORDS
from touchline.table.errors import BadFile

pytestmark = pytest.mark.engine

SAMPLES = {
    "n": "2",
    "value": "4",
    "pips": "3",
    "keyword": "dwarf",
    "actions": "run, mark or sidestep",
    "rolls": "block",
}
FIRST_WORDS = {"face": ("shove", "miss"), "result": ("spotted", "got-them"), "action": ("run", "mark")}
Record = Position | Play | Challenge | Event | Arena | BallKind


def sample(pattern: str) -> str:
    """A phrase with its slots filled."""

    def filled(slot: re.Match[str]) -> str:
        kind = slot[1].rstrip("0123456789")
        return SAMPLES[kind] if kind in SAMPLES else FIRST_WORDS[kind][slot[1] != kind]

    return re.sub(r"\{(\w+)\}", filled, pattern).replace("(s)", "s")


def condition_moment(moment: str, clause: str) -> str:
    """A moment after which a condition of a challenge makes sense."""
    if clause in ("target injured", "target knocked down"):
        return "after block"
    if clause in ("succeeded", "had a negative modifier", "not a hand-off"):
        return "after throw"
    return sample(moment)


ALL = [(kind, moment, clause) for kind, times in KINDS.items() for moment in times for clause in times[moment]]


def written(line: Line) -> str:
    """A line as it would be written."""
    return f"{phrase(line.moment)}: {', '.join(phrase(clause) for clause in line.clauses)}"


def phrase(read: Phrase) -> str:
    text = read.pattern.replace("(s)", "" if read.numbers.get("n") == 1 else "s")
    for slot, words in read.words.items():
        series = words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
        text = text.replace(f"{{{slot}}}", series)
    return text


def compiled(kind: str, text: str) -> Record:
    line = parse(text, kind)
    record: Record
    if kind == "ability":
        record = Position()
        add_ability(record, line)
    elif kind == "play":
        record = Play()
        set_play(record, line)
    elif kind == "challenge":
        record = Challenge()
        set_challenge(record, line)
    elif kind == "event":
        record = Event()
        add_effects(record, line)
    elif kind == "arena":
        record = Arena()
        add_arena(record, line)
    else:
        record = BallKind()
        add_ball(record, line)
    return record


def ability(*lines: str) -> Position:
    position = Position()
    for line in lines:
        add_ability(position, parse(line, "ability"))
    return position


def play(line: str) -> Play:
    record = Play()
    set_play(record, parse(line, "play"))
    return record


def state(record: object) -> list[tuple[str, object]]:
    """All that is in a record, on the plain and on the compiled build."""
    found: list[tuple[str, object]] = []
    for name in dir(record):
        value = getattr(record, name)
        if name.startswith("_") or callable(value):
            continue
        if isinstance(value, tuple):
            value = [state(one) if isinstance(one, Grant) else one for one in value]
        found.append((name, state(value) if isinstance(value, Grant) else value))
    return found


# --- Every phrase ---


def example(kind: str, moment: str, clause: str) -> tuple[str, str]:
    """A line with a clause, and the same without it where it cannot stand alone."""
    when = condition_moment(moment, clause) if kind == "challenge" else sample(moment)
    told = "counts as kerrunch" if moment == "blocked shove" else sample(clause)
    first = ""
    if "free {action}" in KINDS[kind][moment] and not clause.startswith("free "):
        first = "free block"
    elif moment == "block while open" and not clause.startswith("within "):
        first = "within 2 squares"
    return (f"{when}: {first}, {told}", f"{when}: {first}") if first else (f"{when}: {told}", "")


@pytest.mark.parametrize(("kind", "moment", "clause"), ALL)
def test_every_phrase_is_read_means_something_and_has_text(kind: str, moment: str, clause: str) -> None:
    text, less = example(kind, moment, clause)
    line = parse(text, kind)
    assert clause in [one.pattern for one in line.clauses]
    assert written(line) == text
    assert state(compiled(kind, text)) != state(compiled(kind, less) if less else compiled_nothing(kind))
    for language in ("en", "ja"):
        said = lines_text(load_catalogue(), kind, (text,), language)
        assert said
        assert "{" not in said
        if less:
            assert said != lines_text(load_catalogue(), kind, (less,), language)


def compiled_nothing(kind: str) -> Record:
    records = (Position(), Play(), Challenge(), Event(), Arena(), BallKind())
    return records[list(KINDS).index(kind)]


def test_every_line_of_the_base_pack_round_trips() -> None:
    cards = load_catalogue()
    lines = [("ability", line) for lines in cards.ability_lines.values() for line in lines]
    lines += [("challenge", challenge.line) for challenge in cards.challenges]
    lines += [("play", one.line) for one in cards.plays]
    lines += [("event", line) for event in cards.events for line in event.lines]
    lines += [("arena", line) for arena in cards.arenas for line in arena.lines]
    lines += [("ball", line) for ball in cards.balls for line in ball.lines]
    assert len(lines) == BLITZ_BOWL["line"]
    for kind, line in lines:
        assert written(parse(line, kind)) == line


def test_slots_are_all_known() -> None:
    for kind, times in KINDS.items():
        for moment, clauses in times.items():
            for pattern in (moment, *clauses):
                for slot in re.findall(r"\{(\w+)\}", pattern):
                    name = slot.rstrip("0123456789")
                    assert name in RANGES or name in WORDS or name == "keyword", (kind, pattern)
    assert set(LISTS) <= set(WORDS)


# --- What lines mean ---


def test_abilities_of_the_pitch() -> None:
    assert ability("run: beside opponents, end open").traits == trait.RUN_BESIDE | trait.RUN_END_OPEN
    machine = ability("run: while marked, beside opponents", "block: no assists")
    assert machine.traits == trait.RUN_MARKED | trait.RUN_BESIDE | trait.BLOCK_ALONE
    assert ability("against this: no assists").traits == trait.TARGET_ALONE
    assert ability("always: never throws").traits == trait.NEVER_THROWS


def test_abilities_with_dice() -> None:
    brute = ability(
        "block: tackle counts as kerrunch, smash counts as kerrunch",
        "against this: shove counts as miss",
    )
    assert brute.counts == (block_die.KERRUNCH, block_die.KERRUNCH, block_die.KERRUNCH, block_die.MISS, block_die.SHOVE)
    assert brute.counts_against == (
        block_die.SMASH,
        block_die.KERRUNCH,
        block_die.TACKLE,
        block_die.MISS,
        block_die.MISS,
    )
    bomber = ability("block while open: within 3 squares, no assists, shove counts as miss")
    assert (bomber.reach, bomber.reach_alone, bomber.traits) == (3, True, 0)
    assert bomber.reach_counts == (
        block_die.SMASH,
        block_die.KERRUNCH,
        block_die.TACKLE,
        block_die.MISS,
        block_die.MISS,
    )
    assert bomber.counts == (block_die.SMASH, block_die.KERRUNCH, block_die.TACKLE, block_die.MISS, block_die.SHOVE)
    assert ability("block or foul: a d6 of 6 or more injures outright").injures_on == 6


def test_free_actions_of_abilities() -> None:
    butt = ability("after run and mark: free block").grants[0]
    assert (butt.after, butt.earlier, butt.action) == (1 << actions.MARK, 1 << actions.RUN, actions.BLOCK)
    hit = ability("after block: free run of up to 2 squares, while marked").grants[0]
    assert (hit.after, hit.earlier, hit.action, hit.squares, hit.marked) == (
        1 << actions.BLOCK,
        0,
        actions.RUN,
        2,
        True,
    )
    passing = ability("after run: free short throw").grants[0]
    assert (passing.action, passing.short, passing.marked) == (actions.THROW, True, False)
    catcher = ability("after catching a throw: free run").grants[0]
    assert (catcher.caught, catcher.action) == (True, actions.RUN)
    dancer = ability("between actions: free sidestep")
    assert (dancer.grants, dancer.between[0].action) == ((), actions.SIDESTEP)
    both = ability("after mark: free block", "after run, mark or sidestep: free throw")
    assert [grant.after for grant in both.grants] == [
        1 << actions.MARK,
        1 << actions.RUN | 1 << actions.MARK | 1 << actions.SIDESTEP,
    ]


def test_bonus_plays() -> None:
    mary = play("before throw: any range, throw value 4, no modifiers")
    assert (mary.moment, mary.actions, mary.throw) == (moments.BEFORE, 1 << actions.THROW, 4)
    assert mary.traits == trait.ANY_RANGE | trait.NO_MODIFIERS
    nerves = play("before throw or throw-team-mate: while marked")
    assert (nerves.actions, nerves.traits) == (1 << actions.THROW | 1 << actions.THROW_TEAM_MATE, trait.THROW_MARKED)
    assert play("before run: move +2").more_squares == 2
    assert play("before mark: up to 4 squares").squares == 4
    assert play("before a block without assists: 3 dice").dice == 3
    assert play("opponent knocked down by a block: armour value 6").armour == 6
    assert play("after the last action: 1 more action").more_actions == 1
    talent = play("after your armour, throw or block roll: reroll")
    assert (talent.moment, talent.rolls) == (moments.ROLLED, 7)
    enough = play("interrupt when targeted by a block: no assists, shove counts as miss")
    assert (enough.moment, enough.alone, enough.counts[block_die.SHOVE]) == (moments.TARGETED, True, block_die.MISS)
    assert play("interrupt after a sidestep: a player who marked it follows").shadows
    assert play("interrupt after a sidestep: a player who marked it follows").moment == moments.SIDESTEPPED


def test_free_actions_of_bonus_plays() -> None:
    diving = play("after mark: free block, then prone")
    assert diving.moment == moments.AFTER
    assert diving.grant is not None
    assert (diving.grant.after, diving.grant.action, diving.grant.then_prone) == (
        1 << actions.MARK,
        actions.BLOCK,
        True,
    )
    jump = play("between actions: free stand-up")
    assert jump.grant is not None
    assert (jump.moment, jump.grant.action) == (moments.BETWEEN, actions.STAND_UP)
    reserves = play("before an action: free reserves")
    assert reserves.grant is not None
    assert reserves.grant.action == actions.RESERVES
    intervention = play("interrupt after a run: free mark beside the runner by an open player")
    assert intervention.grant is not None
    assert (intervention.moment, intervention.grant.action) == (moments.RUN_MADE, actions.MARK)
    aside = play("interrupt after a mark: free sidestep by a player it marks")
    assert aside.grant is not None
    assert aside.grant.action == actions.SIDESTEP


def test_challenges() -> None:
    bones = Challenge()
    set_challenge(bones, parse("after block or foul: target injured", "challenge"))
    assert (bones.actions, bones.conditions) == (1 << actions.BLOCK | 1 << actions.FOUL, ((claims.TARGET_INJURED, 0),))
    team = Challenge()
    set_challenge(team, parse("after any action: 3 players acted, 3 kinds of action used", "challenge"))
    assert (team.actions, team.conditions) == (actions.ANY, ((claims.PLAYERS_ACTED, 3), (claims.KINDS_USED, 3)))
    together = Challenge()
    set_challenge(together, parse("after run, mark or sidestep: beside 2 team-mates", "challenge"))
    assert together.actions == 1 << actions.RUN | 1 << actions.MARK | 1 << actions.SIDESTEP
    assert together.conditions == ((claims.BESIDE_TEAM_MATES, 2),)


def test_events_arenas_and_balls() -> None:
    event = Event()
    for line in (
        "now: a new ball or 2 if none is in play, a block die for each opponent and kerrunch injures",
        "rest of the game: challenges +1 point, touchdowns +2 points",
        "fouls for the rest of the game: spotted counts as slipped, take-that counts as got-them",
    ):
        add_effects(event, parse(line, "event"))
    assert event.effects == (
        (upsets.BALLS, 2),
        (upsets.INVASION, block_die.KERRUNCH),
        (upsets.CHALLENGE_POINTS, 1),
        (upsets.TOUCHDOWN_POINTS, 2),
        (upsets.FOUL_COUNTS, fouls.SPOTTED * 8 + fouls.SLIPPED),
        (upsets.FOUL_COUNTS, fouls.TAKE_THAT * 8 + fouls.GOT_THEM),
    )
    pit = Arena()
    add_arena(pit, parse("assists: add 2 dice, at most 3 dice in all", "arena"))
    add_arena(pit, parse("after reserves: free run", "arena"))
    assert (pit.assist_dice, pit.most_dice, pit.grants[0].after) == (2, 3, 1 << actions.RESERVES)
    assert (pit.grants[0].action, pit.lead) == (actions.RUN, 10)
    ball = BallKind()
    add_ball(ball, parse("throw by its holder in a dwarf team: may reroll a failed check", "ball"))
    add_ball(ball, parse("when a turn of its holder begins: bounces on a d6 of 1 or less", "ball"))
    assert (ball.keyword, ball.keyword_reroll, ball.bites_on, ball.reroll_ones) == ("dwarf", True, 1, False)


def test_a_number_of_one_takes_the_singular() -> None:
    assert play("before mark: up to 1 square").squares == 1
    assert play("after the last action: 2 more actions").more_actions == 2
    cards = load_catalogue()
    assert "one more Player Action" in lines_text(cards, "play", ("after the last action: 1 more action",), "en")
    assert "2 more Player Actions" in lines_text(cards, "play", ("after the last action: 2 more actions",), "en")


# --- What is said of a wrong line ---

WRONG: list[tuple[str, str, str, int]] = [
    # kind, line, part of the sentence, column
    ("ability", "run beside opponents", "has no colon", 1),
    ("ability", "", "has no colon", 1),
    ("ability", ": end open", "no moment before the colon", 1),
    ("ability", "run:", "a clause is missing here", 5),
    ("ability", "run: end open,", "a clause is missing here", 15),
    ("ability", "run: , end open", "a clause is missing here", 6),
    ("ability", "runn: end open", "'runn' is not a moment of an ability; did you mean 'run'?", 1),
    ("ability", "run: ends open", "is not a clause after 'run'; did you mean 'end open'?", 6),
    ("ability", "run: end open, besides opponents", "did you mean 'beside opponents'?", 16),
    ("ability", "run: end open, end open", "this clause is there twice", 16),
    ("ability", "Run: end open", "is not a moment of an ability; did you mean 'run'?", 1),
    ("ability", "run: end open: end open", "is not a clause after 'run'", 6),
    ("ability", "block: tackel counts as miss", "'tackel' should be one of smash, kerrunch", 8),
    ("ability", "block: tackle counts as mis", "did you mean 'miss'?", 25),
    ("ability", "after mrak: free block", "did you mean 'mark'?", 7),
    ("ability", "after mark: free blok", "did you mean 'block'?", 18),
    ("ability", "after run, run: free block", "'run' should be one of", 12),
    ("ability", "after mark: while marked, free block", "first clause must give a free Action", 13),
    ("ability", "after mark: free block, free run", "a line gives one free Action", 25),
    ("ability", "after mark: free block of up to 2 squares", "only a run or a mark", 13),
    ("ability", "after mark: free throw-team-mate", "'throw-team-mate' should be one of", 18),
    ("ability", "block while open: no assists", "first clause must say how far", 19),
    ("ability", "block or foul: a d6 of 7 or more injures outright", "'7' should be a whole number from 1 to 6", 24),
    ("ability", "before run: move +2", "is not a moment of an ability", 1),
    ("play", "before run: move 2", "did you mean 'move +{n}'?", 13),
    ("play", "before run: move +0", "'0' should be a whole number from 1 to 12", 19),
    ("play", "before run: move +x", "'x' should be a whole number from 1 to 12", 19),
    ("play", "before throw: throw value 7", "from 2 to 6", 27),
    ("play", "after your armor roll: reroll", "did you mean 'armour'?", 12),
    ("play", "interrupt after a walk: reroll", "is not a moment of a bonus play", 1),
    ("challenge", "after run: target injured", "can never be met", 12),
    ("challenge", "after any action: succeeded", "can never be met", 19),
    ("challenge", "after block: target enjured", "did you mean 'target injured'?", 14),
    ("event", "now: new challenge", "did you mean 'new challenges'?", 6),
    ("event", "fouls for the rest of the game: spoted counts as slipped", "did you mean 'spotted'?", 33),
    ("arena", "blocked shove: counts as miss", "smash or kerrunch", 16),
    ("arena", "sudden death: lead of 13", "from 1 to 12", 23),
    ("ball", "throw by its holder in a Dwarf team: may reroll a failed check", "lower-case words", 26),
    ("ball", "when any turn begins: bounces if lose", "did you mean 'bounces if loose'?", 23),
    ("ability", "run: " + "x" * 400, "at most 400 characters", 1),
]


@pytest.mark.parametrize(("kind", "line", "sentence", "column"), WRONG)
def test_a_wrong_line_is_answered_with_its_place(kind: str, line: str, sentence: str, column: int) -> None:
    with pytest.raises(BadFile) as error:
        compiled(kind, line)
    assert sentence in error.value.message
    assert error.value.column == column


def test_places_count_from_where_the_line_stands() -> None:
    with pytest.raises(BadFile) as error:
        parse("run: ends open", "ability", "mine.toml", 7, 11)
    assert (error.value.path, error.value.line, error.value.column) == ("mine.toml", 7, 16)


PIECES = sorted({word for times in KINDS.values() for moment in times for word in moment.split()})


def read_or_refused(kind: str, text: str) -> None:
    try:
        compiled(kind, text)
    except BadFile:
        return


@given(st.sampled_from(list(KINDS)), st.text(st.sampled_from("abno :,{}+-12é"), max_size=40))
def test_any_text_is_read_or_refused(kind: str, text: str) -> None:
    read_or_refused(kind, text)


@given(st.sampled_from(list(KINDS)), st.lists(st.sampled_from([*PIECES, ":", ",", "2", "block", "free"]), max_size=12))
def test_any_words_are_read_or_refused(kind: str, words: list[str]) -> None:
    read_or_refused(kind, " ".join(words))
