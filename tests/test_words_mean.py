"""Each word of the card language does what it says, on random cards in random games.

The words of a card are read once more here, plainly, and what they say is compared with what happened at the very step
that carried them out: so many fans more, somebody of those meant downed, so many tokens from the pool.
"""

import random
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from touchline.table.decision import first_of, second_of, verb_of
from touchline.table.dice import seeded
from touchline.table.errors import TouchlineError
from touchline.team_manager import events, icons, kinds, places, settled, steps, verbs
from touchline.team_manager.attempt import Attempt
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.compiler import compiled
from touchline.team_manager.game import season
from touchline.team_manager.language import parse
from touchline.team_manager.records import chosen_of, number_of, pc_of
from touchline.team_manager.selecting import can_use
from touchline.team_manager.state import Season
from touchline.team_manager.vocabulary.word import EFFECTS

pytestmark = pytest.mark.engine

WHO = [
    *("yours here", "theirs here", "any here", "other yours here", "yours downed here", "theirs downed here"),
    *(
        "yours standing here",
        "theirs standing here",
        "any downed here",
        "theirs carrier here",
        "yours with sprint here",
    ),
    *("yours anywhere", "theirs anywhere", "theirs where you play", "theirs where you stand", "this"),
]
MOMENTS = [
    *("when played", "when played", "when played", "response when this is downed", "response after this tackles"),
    *(
        "response when yours here is downed",
        "response after this uses cheat",
        "response when theirs here gets the ball",
    ),
    *("response when theirs here is committed", "scoreboard", "response after yours here tackles theirs"),
]
BEFORE_A_TACKLE = [
    "response before yours here tackles theirs",
    "response when this is targeted",
    "response before this tackles",
]
# How each word is written, and under which heading or moment.
USUAL: dict[str, list[str]] = {
    "gain": ["gain {n}", "gain {n} per {who}"],
    "lose": ["lose {n}"],
    "opponents lose": ["each opponent loses {n}", "each opponent here loses {n}"],
    "draw": ["draw {n} then discard {n}"],
    "draw only": ["draw {n}"],
    "discard this": ["discard this card"],
    "choose": ["choose {who}; injure chosen", "choose {who}; have chosen use cheat"],
    "stand": ["stand {who}"],
    "down": ["down {who}"],
    "injure": ["injure {who}"],
    "use": ["have {who} use cheat", "have this use any skill", "have this use cheat twice"],
    "assign": ["assign {n} tokens to {who}"],
    "peek": ["peek at a token on {who}"],
    "shift": ["shift any tokens from {who} to this", "shift all ejection tokens from this to other yours here"],
    "scrap": ["discard 1 revealed token from {who}"],
    "move": ["move {who}"],
    "commit top": ["commit top card here"],
    "field top": ["field top card here"],
    "ball": ["ball to {who}"],
    "tackle": ["have {who} tackle", "have this tackle theirs downed here", "have {who} tackle with standing power"],
    "roll": ["roll {{ target-down: gain 1 | miss: lose 1 }}", "roll {{ miss or tackler-down: gain 2 }}"],
    "one of": ["gain 1 or lose 1", "draw 1 or down theirs here or gain 1"],
    "replace highlight": ["replace a highlight where you play"],
}
OF_TACKLES: dict[str, list[str]] = {
    "higher": ["count the tackler higher"],
    "one die": ["one die only"],
    "power": ["+{n} power to the tackler", "-{n} power to the target", "+1 power to the tackler per other yours here"],
    "token power": ["turn up a token for the tackler", "turn up a token for the target"],
    "lose on miss": ["lose {n} on miss"],
    "roll instead": ["roll instead {{ target-down: gain 1 }}"],
}
# Lines of their own.
WHOLE: dict[str, list[str]] = {
    "reroll": [
        "response when dice are rolled against this: may reroll all dice",
        "response when dice are rolled against yours here: reroll one die",
    ],
    "injure outright": ["response when this is tackled: injure this outright"],
    "ball to opponent": ["this week when any uses pass: ball to an opponent"],
    "ball as usual": ["this week when any uses pass: roll {{ target-down: ball as usual | miss: ball stays }}"],
    "ball stays": ["this week when any uses pass: roll {{ target-down: ball as usual | miss: ball stays }}"],
    "nothing": ["this week when any is committed: roll {{ target-down: nothing | miss: injure it }}"],
    "more stars": ["scoreboard when you collect stars: may draw {n} more stars"],
    "each draws": ["now: each manager draws {n}"],
    "each takes star": ["now: each manager takes 1 star"],
    "more highlights": ["now: 1 more highlight"],
}  # fmt: skip
INNER = ("nothing", "ball stays", "instead")  # of which nothing is to be seen but what they leave undone


def filled(chance: random.Random, template: str) -> str:
    return template.format(n=chance.randint(1, 3), who=chance.choice(WHO))


def some_line(chance: random.Random, word: str) -> str:
    if word in WHOLE:
        return filled(chance, chance.choice(WHOLE[word]))
    if word in OF_TACKLES:
        return f"{chance.choice(BEFORE_A_TACKLE)}: {filled(chance, chance.choice(OF_TACKLES[word]))}"
    return f"{chance.choice(MOMENTS)}: {filled(chance, chance.choice(USUAL[word]))}"


def sayable(chance: random.Random, word: str) -> str:
    for _ in range(100):
        line = some_line(chance, word)
        try:
            compiled(parse(line))
        except TouchlineError:
            continue
        return line
    raise AssertionError(f"{word} can hardly be said")


def write_pack(folder: Path, chance: random.Random) -> str:
    """Three teams whose players and upgrades have random abilities, and headlines that have them too."""
    usual = [*USUAL, *OF_TACKLES, "reroll", "injure outright"]
    chance.shuffle(usual)
    files: dict[str, list[str]] = {name: [] for name in ("teams", "players", "team-upgrades", "headlines")}
    for team in range(3):
        files["teams"].append(
            f'[odd-{team}]\nname = "Odd {team}"\nunion = "{("owa", "cwc")[team % 2]}"\nrace = "Odd"\n'
            'colours = ["#102030", "#e0e0e0"]\n'
        )
        for number in range(6):
            word = usual.pop() if usual else "gain"
            files["players"].append(
                f'[odd-{team}-{number}]\nname = "Odd {team} {number}"\nteam = "odd-{team}"\nstanding = 3\ndowned = 1\n'
                f'skills = {chance.choice(SKILLS)}\nabilities = ["{sayable(chance, word)}"]\ncopies = 2\n'
                'source = "own"\n'
            )
        files["team-upgrades"].append(
            f'[odd-up-{team}]\nname = "Odd up {team}"\nteam = "odd-{team}"\ncopies = 6\nsource = "own"\n'
            f'abilities = ["{chance.choice(UPGRADES)}"]\n'
        )
    for number, line in enumerate(WEEKS):
        files["headlines"].append(
            f'[odd-news-{number}]\nname = "Odd news {number}"\nabilities = ["{line}"]\ncopies = 4\nsource = "own"\n'
        )
    for name, cards in files.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        (folder / name / "odd.toml").write_text("\n".join(cards))
    (folder / "pack.toml").write_text('id = "odd"\nversion = "1"\ngame = "team-manager"\n')
    return str(folder)


SKILLS = ('["tackle"]', '["pass", "tackle"]', '["cheat", "pass"]', '["sprint"]', '["tackle", "tackle"]')
UPGRADES = [
    *(
        "action exhaust: move yours where you play",
        "action: gain 2",
        "scoreboard when you collect stars: draw 2 more stars",
    ),
    *("action: replace a highlight where you play", "action exhaust: stand yours where you play", "action: draw 2"),
    *("scoreboard: discard 1 revealed token from yours here", "action: assign 2 tokens to theirs where you play"),
]
WEEKS = [
    *("now: each manager draws 2", "now: each manager takes 1 star", "now: 1 more highlight"),
    *("this week when any uses pass: ball to an opponent", "this week when any is downed: injure it"),
    "this week when any uses pass: roll { target-down: ball as usual | miss: ball stays }",
]


# --- What words mean ------------------------------------------------------------------------------------------------


def meant(t: Season, words: str, source: int) -> list[int]:
    """The players that words of a card mean, by the words alone."""
    attempt = t.tackles[-1] if t.tackles else Attempt()
    if words == "this":
        return [source] if t.matchup_of(source) >= 0 else []
    if words in ("the tackler", "the target"):
        card = attempt.tackler if words == "the tackler" else attempt.victim
        return [card] if t.matchup_of(card) >= 0 else []
    seat = t.owner[source]
    here = t.scoring if t.scoring >= 0 else t.matchup_of(source)
    if here < 0:
        here = attempt.matchup
    found: list[int] = []
    for card in range(len(t.face)):
        matchup = t.matchup_of(card)
        mine = [other for other in range(len(t.face)) if t.matchup_of(other) == matchup and t.owner[other] == seat]
        fits = (
            matchup >= 0
            and ("yours" not in words or t.owner[card] == seat)
            and ("theirs" not in words or t.owner[card] != seat)
            and ("other" not in words or card != source)
            and ("standing" not in words or not t.turned[card])
            and ("downed" not in words or t.turned[card] == 1)
            and ("carrier" not in words or t.ball[matchup] == card)
            and ("sprint" not in words or 2 in t.catalogue.skills[t.face[card]])
            and ("here" not in words.split() or matchup == here)
            and ("where you play" not in words or bool(mine))
            and ("where you stand" not in words or any(not t.turned[other] for other in mine))
        )
        if fits:
            found.append(card)
    return found


SELECTOR = re.compile(
    r"\b(this(?! card)|it$|chosen|the tackler|the target|"
    r"(other )?(yours|theirs|any)( standing| downed| carrier| with sprint)*"
    r"( here| anywhere| where you play| where you stand))"
)


def who_of(text: str) -> str:
    """The first selector in the words of an effect."""
    found = SELECTOR.search(text)
    return found.group(1) if found else ""


def number_in(text: str) -> int:
    return next((int(word.lstrip("+")) for word in text.split() if word.lstrip("+-").isdigit()), 1)


class Run:
    """An effect as it is carried out: the table before and after the step."""

    def __init__(self, before: Season, after: Season, frame: int, source: int, text: str) -> None:
        self.before = before
        self.after = after
        self.source = source
        self.text = text
        self.n = number_in(text)
        self.seat = before.owner[source]
        who = who_of(text)
        self.meant: list[int] = []
        if who in ("it", "chosen"):
            self.meant = [card for card in (chosen_of(frame),) if card >= 0 and before.matchup_of(card) >= 0]
        elif who:
            self.meant = meant(before, who, source)

    def fans(self) -> list[int]:
        return [after - before for before, after in zip(self.before.fans, self.after.fans)]

    def only(self, change: int) -> None:
        """This manager's fans alone have changed, by so many."""
        assert self.fans() == [change if seat == self.seat else 0 for seat in range(self.before.seats)], self.text

    def picks(self) -> None:
        """The players that are meant are asked about; a single one is taken, and without any nothing happens."""
        after = self.after
        if len(self.meant) > 1:
            assert after.kind == kinds.PICK_PLAYER, self.text
            assert sorted(first_of(code) for code in after.codes if verb_of(code) == verbs.PICK) == self.meant, (
                self.text
            )
            assert after.seat == self.seat
        elif self.meant:
            assert after.agenda[-1][0] == steps.PICKED
            assert first_of(after.agenda[-1][3]) == self.meant[0], self.text
        else:
            assert after.kind < 0
            assert after.agenda[-1][0] == steps.RUN, self.text


def gains(run: Run) -> None:
    run.only(run.n * len(run.meant) if " per " in run.text else run.n)


def loses(run: Run) -> None:
    run.only(-min(run.n, run.before.fans[run.seat]))


def opponents_lose(run: Run) -> None:
    t = run.before
    here = t.scoring if t.scoring >= 0 else t.matchup_of(run.source)
    if here < 0 and t.tackles:
        here = t.tackles[-1].matchup
    for seat, change in enumerate(run.fans()):
        there = "here" not in run.text or (here >= 0 and any(t.owner[card] == seat for card in t.players_at(here)))
        wanted = -min(run.n, t.fans[seat]) if seat != run.seat and there else 0
        assert change == wanted, run.text


def draws(run: Run) -> None:
    """So many more in hand, or as many as there are; then as many are discarded, one after the other."""
    before, after = run.before, run.after
    there = len(before.piles[places.DECK + run.seat]) + len(before.piles[places.DISCARD + run.seat])
    drawn = len(after.piles[places.HAND + run.seat]) - len(before.piles[places.HAND + run.seat])
    assert drawn == min(run.n, there), run.text
    if "discard" in run.text and drawn:
        number = after.then_b if after.kind == kinds.SPRINT_DISCARD else after.agenda[-1][2]
        assert number == drawn


def discards_itself(run: Run) -> None:
    assert run.after.place[run.source] == places.BOX


def picks(run: Run) -> None:
    run.picks()


def uses(run: Run) -> None:
    """Of several who could, one is picked."""
    skill = USED[run.text.split(" use ")[1].split(" twice")[0]]
    if len(run.meant) > 1:
        run.meant = [card for card in run.meant if can_use(run.before, card, skill)]
    run.picks()


def used(text: str, after: Season, card: int) -> None:
    """Whoever was picked uses the skill at once, so many times; of any skill he is asked which."""
    if "any skill" in text:
        named = after.codes if after.kind == kinds.ANY_SKILL else [after.agenda[-1][3]]
        assert all(first_of(code) in after.catalogue.icons for code in named)
        return
    times = 2 if "twice" in text else 1
    assert after.agenda[-times:] == [(steps.SKILL, card, USED[text.split(" use ")[1].split(" twice")[0]], 0)] * times, (
        text
    )


USED = {
    "cheat": icons.CHEAT,
    "pass": icons.PASS,
    "sprint": icons.SPRINT,
    "tackle": icons.TACKLE,
    "any skill": icons.ANY,
}


def hidden_of(t: Season, players: list[int]) -> list[int]:
    return sorted(token for card in players for token in t.piles[places.ON + card] if t.known[token] != t.all)


def offered(t: Season, kind: int) -> list[int]:
    """The cards that a question offers, or the one that was taken without asking."""
    if t.kind == kind:
        return sorted(first_of(code) for code in t.codes if verb_of(code) not in (verbs.DONE, verbs.DECLINE))
    return [first_of(t.agenda[-1][3])]


def peeks(run: Run) -> None:
    hidden = hidden_of(run.before, run.meant)
    if hidden:
        assert offered(run.after, kinds.PICK_TOKEN) == hidden, run.text
    else:
        assert run.after.kind < 0


def scraps(run: Run) -> None:
    t = run.before
    shown = [token for card in run.meant for token in t.piles[places.ON + card] if t.known[token] == t.all]
    if shown:
        assert offered(run.after, kinds.PICK_TOKEN) == sorted(shown), run.text
    else:
        assert run.after.kind < 0


def shifts(run: Run) -> None:
    t = run.before
    if "any tokens" in run.text:
        others = [card for card in run.meant if card != run.source] if "this to" not in run.text else run.meant
        tokens = sorted(token for card in others for token in t.piles[places.ON + card])
        if run.after.kind == kinds.SHIFT:
            assert sorted(first_of(code) for code in run.after.codes if verb_of(code) == verbs.SHIFT) == tokens, (
                run.text
            )
        elif t.matchup_of(run.source) >= 0:
            assert not tokens, run.text


def moves(run: Run) -> None:
    """Nobody but those meant moves, and nobody within his matchup."""
    t = run.after
    codes = t.codes if t.kind == kinds.MOVE else [t.agenda[-1][3]] if t.agenda[-1][0] == steps.MOVED else []
    for code in codes:
        if verb_of(code) == verbs.MOVE:
            assert first_of(code) in run.meant, run.text
            assert (second_of(code) - places.ZONE) // places.ZONES != t.matchup_of(first_of(code))


def tops(run: Run) -> None:
    """The top card of the deck comes to hand, and from there to this matchup, if it may."""
    t = run.after
    here = run.before.scoring if run.before.scoring >= 0 else run.before.matchup_of(run.source)
    if here < 0:
        return
    deck = run.before.piles[places.DECK + run.seat]
    if deck:
        assert t.place[deck[-1]] == places.HAND + run.seat
        codes = t.codes if t.kind == kinds.COMMIT_ZONE else [t.agenda[-1][3]]
        for code in codes:
            if verb_of(code) == verbs.COMMIT and (
                t.kind == kinds.COMMIT_ZONE or t.agenda[-1][0] == steps.COMMIT_ZONE_CHOSEN
            ):
                assert first_of(code) == deck[-1]
                assert (second_of(code) - places.ZONE) // places.ZONES == here


def balls(run: Run) -> None:
    t = run.before
    run.meant = [card for card in run.meant if t.ball[t.matchup_of(card)] != card]
    run.picks()


def tackles(run: Run) -> None:
    """Of several who could tackle somebody of another manager, one is picked."""
    words = run.text.removeprefix("have ").partition(" tackle")[0]
    if words not in ("it", "chosen"):
        run.meant = meant(run.before, words, run.source)
    if len(run.meant) <= 1:
        run.picks()
        return
    able = offered(run.after, kinds.PICK_PLAYER) if run.after.agenda[-1:] and is_picking(run.after) else []
    assert set(able) <= set(run.meant), run.text
    t = run.before
    assert all(any(t.owner[one] != t.owner[card] for one in t.players_at(t.matchup_of(card))) for card in able)


def is_picking(t: Season) -> bool:
    return t.kind == kinds.PICK_PLAYER or (t.kind < 0 and t.agenda[-1][0] == steps.PICKED)


def attempts(text: str, t: Season, tackler: int) -> None:
    """Whoever was picked tackles somebody of another manager at his matchup."""
    if t.kind == kinds.ATTEMPT or (t.agenda and t.agenda[-1][0] == steps.ATTEMPT_CHOSEN):
        assert tackler == (t.then_a if t.kind == kinds.ATTEMPT else t.agenda[-1][1]), text
        for code in t.codes if t.kind == kinds.ATTEMPT else [t.agenda[-1][3]]:
            target = first_of(code)
            assert t.matchup_of(target) == t.matchup_of(tackler)
            assert t.owner[target] != t.owner[tackler]
            assert "theirs downed" not in text.partition(" tackle")[2] or t.turned[target]
        power = t.then_b if t.kind == kinds.ATTEMPT else t.agenda[-1][2]
        assert power == int("standing power" in text)


def rolls(run: Run) -> None:
    """One die; where it shows no face of the card, nothing follows."""
    event = run.after.events[-1]
    assert event.kind == events.DIE_ROLLED, run.text
    shown = ("target-down", "miss", "tackler-down")[event.amount]
    t = run.after
    _step, frame, source, _ = t.agenda[-1]
    effect = t.catalogue.all_abilities[number_of(frame)].effects[pc_of(frame)]
    rows = {
        face.strip(): row.split(":")[1].strip()
        for row in run.text.split("{")[1].strip(" }").split("|")
        for face in row.split(":")[0].split(" or ")
    }
    assert source == run.source
    written = rows.get(shown, "nothing")
    name = EFFECTS[effect[0]].name
    assert written in ("nothing", "ball stays") if name == "nothing" else written.startswith(name), (run.text, shown)
    assert name not in ("gain", "lose") or effect[1] == number_in(written)


def alternatives(run: Run) -> None:
    """Of the alternatives those are offered that could do something; gaining and losing always can."""
    t = run.after
    ways = run.text.split(" or ")
    if t.kind == kinds.ALTERNATIVE:
        assert 2 <= len(t.codes) <= len(ways)


def replaces_highlight(run: Run) -> None:
    t = run.before
    mine = [places.MATCHUP + matchup for matchup in range(7) if t.zone_of(run.seat, matchup) >= 0]
    if mine and t.piles[places.HIGHLIGHT_DECK]:
        assert offered(run.after, kinds.HIGHLIGHT) == mine
    else:
        assert run.after.kind < 0


def counts_higher(run: Run) -> None:
    assert run.after.tackles[-1].settled == settled.HIGHER


def rolls_one_die(run: Run) -> None:
    assert run.after.tackles[-1].settled == settled.ONE_DIE


def changes_power(run: Run) -> None:
    """The Star Power of the one or the other for this attempt alone."""
    before, after = run.before.tackles[-1], run.after.tackles[-1]
    change = (after.tackler_power - before.tackler_power, after.target_power - before.target_power)
    here = bool(run.meant)
    if " per " in run.text:
        friends = len(meant(run.before, "any anywhere", run.source)) and [
            card for card in run.before.piles[run.before.place[before.tackler]] if card != before.tackler
        ]
        assert change == ((len(friends) if friends else 0) if here else 0, 0), run.text
    elif "tackler" in run.text:
        assert change == (run.n if here else 0, 0), run.text
    else:
        assert change == (0, run.n if here else 0), run.text


def turns_up(run: Run) -> None:
    pool = len(run.before.piles[places.POOL])
    assert len(run.after.piles[places.POOL]) == max(pool - 1, 0)
    before, after = run.before.tackles[-1], run.after.tackles[-1]
    if pool:
        token = run.after.piles[places.ASIDE][-1]
        to_tackler = "tackler" in run.text or before.tackler == before.victim
        field = "tackler_power" if to_tackler else "target_power"
        change = getattr(after, field) - getattr(before, field)
        assert change == (run.after.catalogue.token_power[run.after.face[token]] if run.meant else 0)


def costs_on_miss(run: Run) -> None:
    assert run.after.tackles[-1].miss_cost == run.n
    assert run.after.tackles[-1].miss_card == run.source


def rerolls(run: Run) -> None:
    before, after = run.before.tackles[-1], run.after
    if "all" in run.text:
        rolled = [event for event in after.events[len(run.before.events) :] if event.kind == events.DICE_REROLLED]
        assert len(rolled) == before.dice
    elif before.dice == 2:
        assert after.kind == kinds.REROLL_DIE
        assert len(after.codes) == 2


def nothing_yet(run: Run) -> None:
    """It is counted where it matters."""
    assert run.fans() == [0] * run.before.seats


RAN: dict[str, Callable[[Run], None]] = {
    "gain": gains,
    "lose": loses,
    "opponents lose": opponents_lose,
    "draw": draws,
    "draw only": draws,
    "discard this": discards_itself,
    "choose": picks,
    "stand": picks,
    "down": picks,
    "injure": picks,
    "use": uses,
    "assign": picks,
    "peek": peeks,
    "scrap": scraps,
    "shift": shifts,
    "move": moves,
    "commit top": tops,
    "field top": tops,
    "ball": balls,
    "tackle": tackles,
    "roll": rolls,
    "one of": alternatives,
    "replace highlight": replaces_highlight,
    "higher": counts_higher,
    "one die": rolls_one_die,
    "power": changes_power,
    "token power": turns_up,
    "lose on miss": costs_on_miss,
    "reroll": rerolls,
    "more stars": nothing_yet,
}


# --- What befalls the player who was picked -------------------------------------------------------------------------


def at_once(t: Season, card: int) -> Season:
    """The table once the player has gone down or been injured, and before anybody answers."""
    trial = t.copy()
    while trial.agenda and trial.agenda[-1][0] in BLOWS and trial.agenda[-1][1] == card:
        step, a, b, c = trial.agenda.pop()
        trial.functions[step](trial, a, b, c)
        if step in BLOWS[2:] or (trial.turned[card] and not t.turned[card]):
            break
    return trial


BLOWS = (steps.FALL, steps.TOPPLE, steps.INJURE, steps.INJURE_FALLEN)


def picked(word: str, text: str, before: Season, after: Season, card: int, n: int) -> None:
    if word == "use" and text:
        used(text, after, card)
    elif word == "tackle" and text:
        attempts(text, after, card)
    elif word == "stand":
        assert not after.turned[card]
    elif word == "down":
        fallen = at_once(after, card)
        if before.turned[card]:
            assert fallen.matchup_of(card) < 0, "a downed player is injured (TM 5.11.2)"
        else:
            assert fallen.turned[card]
            assert fallen.matchup_of(card) == before.matchup_of(card)
    elif word == "injure":
        fallen = at_once(after, card)
        assert fallen.matchup_of(card) < 0
        assert fallen.place[card] == places.DISCARD + before.owner[card]
    elif word == "assign":
        moved = min(n, len(before.piles[places.POOL]))
        assert len(after.piles[places.POOL]) == len(before.piles[places.POOL]) - moved
        assert len(after.piles[places.ON + card]) == len(before.piles[places.ON + card]) + moved
    elif word == "ball":
        assert after.agenda[-1][:2] == (steps.BALL, card)
    elif word == "choose":
        _step, frame, _source, _ = after.agenda[-1]
        assert chosen_of(frame) == card


# --- Answers to questions of words ------------------------------------------------------------------------------------


def answered(before: Season, after: Season, step: int, a: int, b: int, code: int) -> None:
    first, second = first_of(code), second_of(code)
    if step == steps.SHIFTED and verb_of(code) == verbs.SHIFT:
        assert after.place[first] == places.ON + b
    elif step == steps.MOVED and verb_of(code) == verbs.MOVE:
        assert after.place[first] == second
        assert after.turned[first] == before.turned[first], "a moved player keeps his state (TM 8.5.1)"
        assert after.piles[places.ON + first] == before.piles[places.ON + first]
    elif step == steps.TOKEN_PICKED and b == 0:
        assert after.known[first] >> a & 1
    elif step == steps.TOKEN_PICKED:
        assert after.place[first] == places.ASIDE
    elif step == steps.COMMIT_ZONE_CHOSEN and b:
        assert after.place[first] == second
    elif step == steps.DRAW_MORE and verb_of(code) == verbs.DRAW_MORE:
        deck = before.piles[before.star_deck(before.catalogue.team_unions[before.teams[a]])]
        assert len(after.piles[places.DRAWN + a]) == min((b >> 8 & 255) + (b & 255), len(deck))
    elif step == steps.REPLACED:
        assert after.piles[first][0] == before.piles[places.HIGHLIGHT_DECK][-1]
        assert after.place[before.piles[first][0]] == places.BOX
    elif step == steps.REROLLED:
        other = "first" if first else "second"
        assert getattr(after.tackles[-1], other) == getattr(before.tackles[-1], other), "the other die stays"


def headline(before: Season, after: Season) -> None:
    """What a headline does when it is turned up."""
    if after.headline < 0:
        return
    for line in after.catalogue.lines[after.headline]:
        text = line.partition(": ")[2]
        for seat in range(after.seats):
            more = len(after.piles[places.HAND + seat]) - len(before.piles[places.HAND + seat])
            if text.startswith("each manager draws"):
                there = len(before.piles[places.DECK + seat]) + len(before.piles[places.DISCARD + seat])
                assert more == min(number_in(text), there)
            elif text.startswith("each manager takes"):
                assert more == number_in(text)
                assert after.improvements[seat] == before.improvements[seat] + more
        if "more highlight" in text:
            assert after.extra_highlights == min(before.extra_highlights + number_in(text), places.MOST_HIGHLIGHTS)


# --- Playing ----------------------------------------------------------------------------------------------------------


def words_at(t: Season, frame: int, own: frozenset[str]) -> tuple[str, str]:
    """The effect that a running ability has come to, and its words; nothing where they are not plainly to be told."""
    ability = t.catalogue.all_abilities[number_of(frame)]
    name = EFFECTS[ability.effects[pc_of(frame)][0]].name
    if ability.line not in own:
        return name, ""
    text = ability.line.partition(": ")[2].removeprefix("may ")
    pc = pc_of(frame)
    parts = text.split("; ")
    if "{" in text and name == "roll":
        return name, text
    if name == "one of":
        return name, text
    if "{" in text or " or " in text or pc >= len(parts):
        return name, ""
    return name, parts[pc]


def watched(t: Season, step: int, a: int, b: int, c: int, seen: Counter[str], own: frozenset[str]) -> None:
    """Carry out one step, and compare what it did with what the card says."""
    checked = step in (steps.RUN, steps.PICKED, steps.SPIKE) or step in ANSWERS
    before = t.copy() if checked else t
    if checked:
        before.events = t.events[:]
    t.functions[step](t, a, b, c)
    if step == steps.RUN:
        word, text = words_at(before, a, own)
        if text and word in RAN:
            RAN[word](Run(before, t, a, b, text))
            seen[word] += 1
    elif step == steps.PICKED:
        word, text = words_at(before, a, own)
        number = before.catalogue.all_abilities[number_of(a)].effects[pc_of(a)][1]
        if verb_of(c) == verbs.PICK:
            picked(word, text, before, t, first_of(c), number)
            seen[f"{word}: picked"] += 1
    elif step == steps.SPIKE:
        headline(before, t)
    elif step in ANSWERS:
        answered(before, t, step, a, b, c)
        seen[f"answer {step}"] += 1


ANSWERS = (
    *(steps.SHIFTED, steps.MOVED, steps.TOKEN_PICKED, steps.COMMIT_ZONE_CHOSEN, steps.REPLACED, steps.REROLLED),
    steps.DRAW_MORE,
)


def play_watched(t: Season, chance: random.Random, seen: Counter[str]) -> None:
    cards = t.catalogue
    own = frozenset(line for face, lines in enumerate(cards.lines) for line in lines if cards.origins[face] == "odd")
    for _ in range(5_000):
        while t.agenda and t.kind < 0:
            watched(t, *t.agenda.pop(), seen, own)
        if t.kind < 0:
            return
        code = chance.choice(t.codes)
        step, a, b = t.then, t.then_a, t.then_b
        t.kind = -1
        t.choices += 1
        t.agenda.append((step, a, b, code))
    raise AssertionError("the game does not end")


def play_pack(folder: Path, seed: int, games: int) -> Counter[str]:
    chance = random.Random(seed)
    catalogue = load_catalogue((write_pack(folder, chance),))
    mine = [catalogue.teams.index(f"odd-{team}") for team in range(3)]
    seen: Counter[str] = Counter()
    for game in range(games):
        table = season(catalogue, tuple(mine[: 2 + game % 2]), ("abbreviated-season",), -1, seeded(seed * 1000 + game))
        table.loud = True
        play_watched(table, chance, seen)
        assert table.finished
    return seen


def test_every_word_has_an_oracle_or_is_lasting() -> None:
    told = {*RAN, *WHOLE, *INNER}
    assert [
        effect.name for effect in EFFECTS if not effect.lasting and not effect.mechanic and effect.name not in told
    ] == ["roll instead"]
    assert set(RAN) <= {effect.name for effect in EFFECTS}


def test_words_do_what_they_say(tmp_path: Path) -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        seen += play_pack(tmp_path / str(seed), seed, 6)
    rare = [word for word in RAN if not seen[word] and word != "more stars"]  # which counts while stars are drawn
    assert not rare, (rare, seen)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 160))
def test_words_do_what_they_say_in_many_games(tmp_path: Path, seed: int) -> None:
    play_pack(tmp_path, seed, 40)
