"""The vocabulary of the card language: the moments of each kind of card, and the clauses that may follow each.

A phrase is written as it stands on a line, with slots in braces. A slot is named after what it holds, with a digit
where there are two of a kind: ``{face} counts as {face2}``. ``square(s)`` stands for either form. The compiler and the
messages in ``text/<language>.toml`` go by the same phrases; ``docs/cards/blitz-bowl.md`` explains each.
"""

from typing import Final

from touchline.blitz_bowl import actions, block_die, fouls

Moments = dict[str, tuple[str, ...]]

LONGEST_LINE: Final = 400

# --- What a slot may hold: a number in a range, or one of some words ---------------------------------------------
RANGES: Final = {"n": (1, 12), "value": (2, 6), "pips": (1, 6)}
ROLL_NAMES: Final = ("armour", "throw", "block")
ACTIONS: Final = actions.NAMES[:8]  # without Throw Team-mate, which counts as a throw (BB-R14)
WORDS: Final = {
    "face": block_die.NAMES,
    "result": fouls.NAMES,
    "action": ACTIONS,
    "actions": ACTIONS,
    "rolls": ROLL_NAMES,
}
LISTS: Final = ("actions", "rolls")  # slots for several words, as in "run, mark or sidestep"

# --- Clauses that several moments share --------------------------------------------------------------------------
COUNTS: Final = "{face} counts as {face2}"
FREE: Final = ("free {action}", "free {action} of up to {n} square(s)")
EARNED: Final = FREE + ("free short throw", "while marked", "then prone")
RUNNING: Final = (
    "beside opponents",
    "may stop beside opponents",
    "through players",
    "through blocked squares",
    "while marked",
    "end open",
)
THIS_TURN: Final = ("blocks count as assisted", "runs may stop beside opponents")

ABILITY: Final[Moments] = {
    "run": RUNNING,
    "runs of opponents": ("may pass beside this", "may stop beside this"),
    "throw": ("while marked", "any range", "no modifiers", "may reroll a failed check"),
    "block": (
        COUNTS,
        "no assists",
        "counts as assisted",
        "may reroll",
        "every die applies",
        "must follow up",
        "injured afterwards if a die shows miss",
    ),
    "block while open": ("within {n} square(s)", "no assists", COUNTS),
    "block or foul": ("a d6 of {pips} or more injures outright",),
    "against this": (COUNTS, "no assists"),
    "opponents beside this": ("cannot assist",),
    "before the first action": ("may stand up",),
    "between actions": FREE,
    "after {actions}": EARNED,
    "after {action} and {action2}": EARNED,
    "after catching a throw": EARNED,
    "after any action": ("prone team-mates beside this may stand up",),
    "interrupt when targeted by a block": ("free unmodified short throw or hand-off while marked",),
    "when knocked down with a ball": ("choose where it bounces",),
    "when moved onto a ball": ("take it",),
    "when bloodlust injures a team-mate beside this": ("may be injured instead",),
    "always": ("never throws",),
}
PLAY: Final[Moments] = {
    "start of turn": THIS_TURN,
    "before the first action": THIS_TURN,
    "before an action": ("free {action}",),
    "between actions": ("free {action}",),
    "before run": ("move +{n}",) + RUNNING,
    "before mark": ("up to {n} square(s)",),
    "before throw": ("throw value {value}", "any range", "no modifiers", "while marked"),
    "before throw or throw-team-mate": ("throw value {value}", "no modifiers", "while marked"),
    "before a block without assists": ("{n} dice",),
    "after {actions}": EARNED,
    "after {action} and {action2}": EARNED,
    "after the last action": ("{n} more action(s)",),
    "after your {rolls} roll": ("reroll",),
    "opponent knocked down by a block": ("armour value {value}",),
    "interrupt after a run": ("free mark beside the runner by an open player",),
    "interrupt after a mark": ("free sidestep by a player it marks",),
    "interrupt after a sidestep": ("a player who marked it follows",),
    "interrupt when targeted by a block": ("no assists", COUNTS),
}
CONDITIONS: Final = (
    "target injured",
    "target knocked down",
    "opponent lost a ball",
    "{n} run(s) this turn",
    "took a ball new to the team",
    "beside {n} team-mate(s)",
    "succeeded",
    "had a negative modifier",
    "not a hand-off",
    "ball {n} square(s) further",
    "{n} player(s) acted",
    "{n} kind(s) of action used",
    "{n} kind(s) of action by this player",
    "on a trapdoor",
    "opponent has a ball",
    "touchdown",
    "no team-mates side by side",
    "alone marks {n} opponent(s)",
)
CHALLENGE: Final[Moments] = {"after any action": CONDITIONS, "after {actions}": CONDITIONS}
EVENT: Final[Moments] = {
    "now": (
        "each coach trips an open opponent",
        "all reserves may come on",
        "new challenges",
        "a new ball or {n} if none is in play",
        "a block die for each opponent and {face} injures",
        "everybody sets up again",
        "a monster at a random trapdoor",
    ),
    "rest of the game": (
        "armour checks from blocks -{n}",
        "challenges +{n} point(s)",
        "touchdowns +{n} point(s)",
    ),
    "fouls for the rest of the game": ("{result} counts as {result2}",),
}
ARENA: Final[Moments] = {
    "emergency reserves": ("{n} lower",),
    "reserves": ("may enter on a trapdoor",),
    "after {actions}": FREE,
    "long throws": ("no modifier",),
    "blocked shove": ("counts as {face}",),
    "assists": ("add {n} dice", "at most {n} dice in all"),
    "block beside a trapdoor": ("counts as assisted",),
    "sudden death": ("lead of {n}",),
}
BALL: Final[Moments] = {
    "throw by its holder": ("may reroll a 1",),
    "throw by its holder in a {keyword} team": ("may reroll a failed check",),
    "block by its holder": ("may reroll if a die shows {face}",),
    "when a turn of its holder begins": ("bounces on a d6 of {pips} or less",),
    "when any turn begins": ("bounces if loose",),
}

# Kinds of cards, each with its moments and their clauses.
KINDS: Final[dict[str, Moments]] = {
    "ability": ABILITY,
    "play": PLAY,
    "challenge": CHALLENGE,
    "event": EVENT,
    "arena": ARENA,
    "ball": BALL,
}
KIND_NAMES: Final = {
    "ability": "an ability",
    "play": "a bonus play",
    "challenge": "a challenge",
    "event": "a random event",
    "arena": "an arena",
    "ball": "a ball",
}
