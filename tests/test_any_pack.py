"""Whatever a designer can say in the card language, the engine can play: random packs, random games."""

import random
from pathlib import Path

import pytest

from tests.test_properties import check_cards, check_decision
from tests.worlds import play
from touchline.table.dice import seeded
from touchline.table.errors import TouchlineError
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.compiler import compiled
from touchline.team_manager.game import season
from touchline.team_manager.language import parse

pytestmark = pytest.mark.engine

OWNERS = ["yours", "theirs", "any", "other yours", "yours downed", "theirs downed", "yours standing", "theirs standing"]
PLACES = ["here", "anywhere", "where you play", "where you stand"]
NAMED = [
    "this",
    "committed",
    "the tackler",
    "the target",
    "theirs carrier here",
    "yours with guard here",
    "any with sprint here",
]
HEADINGS = ["when played", "response", "action", "action exhaust", "response exhaust", "scoreboard", "end"]
MOMENTS = [
    "", "when this is tackled", "when yours is downed", "when any is injured", "when this is downed by a tackle",
    "when theirs is targeted", "when dice are rolled against yours", "when a tackle is declared where you play",
    "when this gets the ball", "when yours gets or loses the ball", "after theirs uses pass", "after this tackles",
    "when any is committed", "when theirs is committed", "after yours uses sprint", "after any uses cheat",
    "after this uses tackle", "after yours tackles theirs", "before yours tackles", "after you injure theirs",
    "after yours injures theirs", "after this rolls a pair", "before ejections", "when yours is ejected", "at totals",
    "after you win a matchup",
    "after you win a matchup by 2", "after you win a highlight", "after you lose a matchup", "when you collect stars",
]  # fmt: skip
CONDITIONS = [
    "", "", "", "if this is carrier", "if 2 yours here", "if more theirs downed here than yours downed here",
    "if ball at midfield here", "if ball at midfield of committed", "if your total is 5", "if 2 stars on roster",
]  # fmt: skip
LASTING = [
    "always: +2 power while tackling", "always: -1 power while carrier", "always: one die against a stronger target",
    "always: keep the ball when downed", "always: no guard against this", "always: cannot be tackled while carrier",
    "always: ball to midfield instead of a tackle", "always: take a tackle for other yours here",
    "always: pass the ball on instead of getting or dropping it",
]  # fmt: skip


def some_player(chance: random.Random) -> str:
    if chance.random() < 0.3:
        return chance.choice(NAMED)
    return f"{chance.choice(OWNERS)} {chance.choice(PLACES)}"


def some_effect(chance: random.Random, deep: bool = True) -> str:
    who = some_player(chance)
    effects = [
        f"gain {chance.randint(1, 3)}", f"gain 1 per {who}", "lose 2", "lose 1 on miss",
        f"have {who} use {chance.choice(['cheat', 'pass', 'sprint', 'tackle', 'any skill', 'pass twice'])}",
        f"have {who} tackle", f"have {who} tackle the tackler", f"have {who} tackle with standing power",
        f"stand {who}", f"down {who}", f"injure {who}", "injure this outright", f"move {who}", f"choose {who}",
        f"assign 2 tokens to {who}", f"peek at a token on {who}", f"shift any tokens from {who} to this",
        f"shift 1 revealed token from {who} to this", "shift all ejection tokens from this to other yours here",
        f"discard 1 revealed token from {who}", "discard this card", "turn up a token for the target",
        f"ball to {who}", "draw 2 then discard 2", "draw 1 more star", "commit top card here", "field top card here",
        f"+1 power to {who}", "-2 power to theirs in the tackle", "+1 power to the tackler per other yours here",
        "count the tackler higher", "one die only", "reroll all dice", "reroll one die",
        "replace a highlight where you play", "draw 2", "each opponent loses 1", "each opponent here loses 2",
    ]  # fmt: skip
    if deep and chance.random() < 0.1:
        return " or ".join(chance.choice(effects) for _ in range(chance.randint(2, 3)))
    if deep and chance.random() < 0.25:
        rows = " | ".join(
            f"{face}: {some_effect(chance, False)}"
            for face in ("target-down", "miss", "tackler-down")
            if chance.random() < 0.8
        )
        word = "roll instead" if chance.random() < 0.2 else "roll"
        return f"choose {who}; {word} {{ {rows or 'miss: lose 1'} }}"
    return chance.choice(effects)


def some_line(chance: random.Random) -> str:
    if chance.random() < 0.15:
        return chance.choice(LASTING)
    head = " ".join(
        word for word in (chance.choice(HEADINGS), chance.choice(MOMENTS), chance.choice(CONDITIONS)) if word
    )
    may = "may " if chance.random() < 0.3 else ""
    effects = "; ".join(some_effect(chance) for _ in range(chance.choice((1, 1, 1, 2))))
    return f"{head}: {may}{effects}"


def write_pack(folder: Path, lines: list[tuple[str, str]]) -> None:
    """A pack with one star or staff upgrade for each line."""
    for kind in ("stars", "staff-upgrades"):
        (folder / kind).mkdir(parents=True, exist_ok=True)
        cards = []
        for n, (of_kind, line) in enumerate(lines):
            if of_kind == kind:
                card = [
                    f"[odd-{kind}-{n}]",
                    f'name = "Odd {kind} {n}"',
                    f'abilities = ["{line}"]',
                    'source = "reconstructed"',
                ]
                if kind == "stars":
                    union = "owa" if n % 2 else "cwc"
                    card += [f'union = "{union}"', "standing = 3", "downed = 1", 'skills = ["tackle", "pass", "cheat"]']
                cards.append("\n".join(card))
        (folder / kind / "odd.toml").write_text("\n\n".join(cards) + "\n")
    (folder / "pack.toml").write_text(
        'id = "odd"\nversion = "1"\ngame = "team-manager"\nname = "Odd"\nneeds = []\nreplaces = []\n'
    )


def sayable(tmp_path: Path, chance: random.Random, number: int) -> list[tuple[str, str]]:
    """Lines that the language takes, each tried alone."""
    found: list[tuple[str, str]] = []
    tries = 0
    while len(found) < number and tries < 40 * number:
        tries += 1
        candidate = (chance.choice(("stars", "staff-upgrades")), some_line(chance))
        try:
            compiled(parse(candidate[1], "", 1, 1))
        except TouchlineError:
            continue
        folder = tmp_path / f"try-{tries}"
        write_pack(folder, [candidate])
        try:
            load_catalogue((str(folder),))
        except TouchlineError:
            continue
        found.append(candidate)
    return found


def play_with_pack(tmp_path: Path, seed: int, lines: int, games: int) -> None:
    chance = random.Random(seed)
    folder = tmp_path / "pack"
    chosen = sayable(tmp_path, chance, lines)
    assert len(chosen) > lines // 2, "the generator hardly ever says something sensible"
    write_pack(folder, chosen)
    catalogue = load_catalogue((str(folder),))
    for game in range(games):
        teams = list(range(6))
        chance.shuffle(teams)
        table = season(catalogue, tuple(teams[: 2 + game % 3]), ("abbreviated-season",), -1, seeded(seed * 1000 + game))
        table.loud = True
        table.run()
        for n, now in enumerate(play(table, seed + game)):
            check_decision(now)
            assert n < 5_000, chosen
        check_cards(table)
        assert table.finished


@pytest.mark.parametrize("seed", range(4))
def test_random_cards_play(tmp_path: Path, seed: int) -> None:
    play_with_pack(tmp_path, seed, lines=16, games=20)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 140))
def test_many_random_cards_play(tmp_path: Path, seed: int) -> None:
    play_with_pack(tmp_path, seed, lines=60, games=60)
