"""Blitz Bowl as a game: its registry of steps, questions, verbs and events, and how a table of it is made.

The steps stand in the order of the rulebook: a turn can be read from top to bottom.
"""

from touchline.blitz_bowl import (
    action,
    answers,
    ball,
    blocking,
    challenge,
    ending,
    events,
    falling,
    keys,
    kinds,
    menu,
    moving,
    random_event,
    setup,
    slots,
    sorts,
    steps,
    throwing,
    topics,
    turn,
    verbs,
    view,
)
from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.naming import give_names
from touchline.blitz_bowl.state import (
    ARENA_RULE,
    BALLS_RULE,
    EVENTS_RULE,
    FOUL_RULE,
    PITCH_RULE,
    PLAYER,
    ROOKIES_RULE,
    SEATS,
    THROW_TEAM_MATE_RULE,
    Match,
)
from touchline.table.dice import Dice
from touchline.table.errors import BadArgument, BadSetting, no_expansion, place_of
from touchline.table.registry import CARD, NUMBER, OPTION, PLACE, SEAT, EventKind, Kind, Registry, Step, Verb
from touchline.table.setting import Setting
from touchline.version import is_earlier

GAME = "blitz-bowl"

_STEPS = [
    # set-up (BB 2)
    Step("toss", (SEAT, "", ""), setup.toss),
    Step("arena", (SEAT, sorts.ARENA, ""), setup.arena),
    Step("pitch", (SEAT, sorts.PITCH, ""), setup.pitch),
    Step("pitch-chosen", (SEAT, "", OPTION), setup.pitch_chosen),
    Step("teams", (SEAT, sorts.TEAM, sorts.TEAM), setup.teams),
    Step("team-chosen", (SEAT, "", OPTION), setup.team_chosen),
    Step("deal", (NUMBER, "", ""), setup.deal_challenges),
    Step("place", (SEAT, NUMBER, ""), setup.place),
    Step("placed", (SEAT, NUMBER, OPTION), setup.placed),
    Step("first-ball", (SEAT, "", ""), setup.first_ball),
    Step("ball-chosen", (NUMBER, "", OPTION), ball.ball_chosen),
    # the start of a turn and the Pre-Turn Sequence (BB 3.1, 3.2, 7.4, 10)
    Step("turn", (SEAT, "", ""), turn.turn),
    Step("start", (SEAT, "", ""), turn.start),
    Step("start-chosen", (SEAT, "", OPTION), turn.start_chosen),
    Step("refresh", (SEAT, "", ""), challenge.refresh),
    Step("replaced", (SEAT, "", OPTION), challenge.replaced),
    Step("fill", (SEAT, "", ""), challenge.fill),
    Step("event", (SEAT, "", ""), random_event.event),
    Step("effect", (SEAT, sorts.UPSET, NUMBER), random_event.effect),
    Step("trip", (SEAT, "", ""), random_event.trip),
    Step("tripped", (SEAT, "", OPTION), random_event.tripped),
    Step("bench", (SEAT, "", ""), random_event.bench),
    Step("bench-chosen", (SEAT, "", OPTION), random_event.bench_chosen),
    Step("new-ball", (SEAT, "", ""), random_event.next_ball),
    Step("no-ball", (SEAT, "", ""), turn.no_ball),
    Step("emergency", (SEAT, "", ""), turn.emergency),
    Step("emergency-chosen", (SEAT, "", OPTION), turn.emergency_chosen),
    # Player Actions (BB 3.3, 4)
    Step("menu", (SEAT, "", ""), menu.menu),
    Step("action-chosen", (SEAT, "", OPTION), menu.action_chosen),
    Step("free-player-chosen", (sorts.PLAY, "", OPTION), menu.free_player_chosen),
    Step("free-action", (PLAYER, sorts.ACTION, NUMBER), action.free_action),
    Step("run-chosen", (PLAYER, "", OPTION), moving.run_chosen),
    Step("mark-chosen", (PLAYER, "", OPTION), moving.mark_chosen),
    Step("throw-chosen", (PLAYER, "", OPTION), throwing.throw_chosen),
    Step("throw-kept", (PLAYER, NUMBER, OPTION), throwing.throw_kept),
    Step("block-chosen", (PLAYER, "", OPTION), blocking.block_chosen),
    Step("targeted", (PLAYER, PLAYER, ""), answers.targeted),
    Step("targeted-chosen", (PLAYER, PLAYER, OPTION), answers.targeted_chosen),
    Step("block-roll", (PLAYER, PLAYER, ""), blocking.block_roll),
    Step("next-die", (PLAYER, PLAYER, ""), blocking.next_die),
    Step("result-chosen", (PLAYER, PLAYER, OPTION), blocking.result_chosen),
    Step("followed-up", (PLAYER, PLACE, OPTION), blocking.followed_up),
    Step("armour", (PLAYER, NUMBER, ""), falling.armour),
    Step("knocked-chosen", (PLAYER, NUMBER, OPTION), falling.knocked_chosen),
    Step("armour-chosen", (PLAYER, NUMBER, OPTION), falling.armour_chosen),
    Step("bounced-to", (NUMBER, "", OPTION), ball.bounced_to),
    Step("sidestep-chosen", (PLAYER, "", OPTION), moving.sidestep_chosen),
    Step("reserves-chosen", (PLAYER, "", OPTION), moving.reserves_chosen),
    # special Actions (BB 11)
    Step("foul-chosen", (PLAYER, "", OPTION), blocking.foul_chosen),
    Step("lifted", (PLAYER, "", OPTION), throwing.lifted),
    Step("throw-player-to", (PLAYER, "", OPTION), throwing.throw_player_to),
    Step("thrown-ball", (NUMBER, PLACE, ""), throwing.thrown_ball),
    # what follows an Action (BB 3.3.5, 1.8, 6, 7.2)
    Step("settle", ("", "", ""), action.settle),
    Step("answered", (PLAYER, "", OPTION), answers.answered),
    Step("answerer-chosen", (PLAYER, sorts.MOMENT, OPTION), answers.answerer_chosen),
    Step("shadow-chosen", (PLAYER, "", OPTION), answers.shadow_chosen),
    Step("interrupted", ("", "", ""), answers.interrupted),
    Step("conclude", ("", "", ""), action.conclude),
    Step("claim-chosen", (SEAT, "", OPTION), challenge.claim_chosen),
    Step("earned", ("", "", ""), action.earned),
    Step("earned-chosen", (PLAYER, "", OPTION), action.earned_chosen),
    Step("bloodlust-chosen", (PLAYER, "", OPTION), action.bloodlust_chosen),
    # the end of a turn (BB 3.5)
    Step("end-turn", (SEAT, "", ""), turn.end_turn),
    Step("hand-limit-chosen", (SEAT, "", OPTION), turn.hand_limit_chosen),
]

_VERBS = [
    Verb("pitch", (sorts.PITCH,), (slots.PITCH,)),
    Verb("team", (sorts.TEAM, sorts.TEAM), (slots.TEAM_TAKEN,)),
    Verb("place", (PLAYER, PLACE), (slots.SQUARE,)),
    Verb("ball", (sorts.BALL_KIND,), (slots.BALL,)),
    Verb("run", (PLAYER,), (slots.OWN,)),
    Verb("mark", (PLAYER,), (slots.OWN,)),
    Verb("throw", (PLAYER,), (slots.OWN,)),
    Verb("block", (PLAYER,), (slots.OWN,)),
    Verb("sidestep", (PLAYER,), (slots.OWN,)),
    Verb("stand-up", (PLAYER,), (slots.OWN,)),
    Verb("reserves", (PLAYER,), (slots.OWN,)),
    Verb("foul", (PLAYER,), (slots.OWN,)),
    Verb("throw-team-mate", (PLAYER,), (slots.OWN,)),
    Verb("play", (CARD,), (slots.CARD,)),
    Verb("free", (PLAYER, sorts.ACTION, NUMBER), (slots.OWN, slots.SOURCE)),
    Verb("end-turn", ()),
    Verb("run-to", (PLAYER, PLACE, NUMBER), (slots.SQUARE, slots.BALLS_TOUCHED)),
    Verb("mark-to", (PLAYER, PLACE, NUMBER), (slots.SQUARE, slots.BALLS_TOUCHED)),
    Verb("throw-to", (PLAYER, PLAYER), (slots.MATE,)),
    Verb("block-at", (PLAYER, PLAYER), (slots.TARGET,)),
    Verb("sidestep-to", (PLAYER, PLACE), (slots.SQUARE,)),
    Verb("foul-at", (PLAYER, PLAYER), (slots.TARGET,)),
    Verb("lift", (PLAYER, PLAYER), (slots.MATE,)),
    Verb("throw-player-to", (PLAYER, PLACE), (slots.SQUARE,)),
    Verb("dump-off", (PLAYER,), (slots.OWN,)),
    Verb("apply", (sorts.FACE,), (slots.FACE,)),
    Verb("reroll", (sorts.WAY,), (slots.WAY,)),
    Verb("keep", ()),
    Verb("follow-up", ()),
    Verb("stay", ()),
    Verb("bounce-to", (PLACE,), (slots.LANDING,)),
    Verb("claim", (CARD,), (slots.SPACE,)),
    Verb("discard", (CARD,), (slots.DISCARDED,)),
    Verb("answer", (PLAYER,), (slots.OWN,)),
    Verb("shadow", (PLAYER,), (slots.OWN,)),
    Verb("sacrifice", (PLAYER,), (slots.OWN,)),
    Verb("trip", (PLAYER,), (slots.THEIRS,)),
    Verb("decline", ()),
]

_KINDS = [
    Kind("pitch", ("pitch",), "BB 2.1.1", "pitch"),
    Kind("team", ("team",), "BB 2.2.1", "team"),
    Kind("place", ("place",), "BB 2.4.2", "place", (topics.LINE_UP,)),
    Kind("ball", ("ball",), "BB 13.1.1", "ball", (topics.FIRST_BALL,)),
    Kind(
        "turn-start",
        ("play", "decline"),
        "BB 3.1.2",
        "decline",
        response=True,
    ),
    Kind("replace", ("discard",), "BB 7.4.2", "discard"),
    Kind("emergency", ("reserves", "decline"), "BB 4.12.1", "decline"),
    Kind(
        "action",
        (
            "run",
            "mark",
            "throw",
            "block",
            "sidestep",
            "stand-up",
            "reserves",
            "foul",
            "throw-team-mate",
            "play",
            "free",
            "end-turn",
        ),
        "BB 3.3.1",
        "end-turn",
    ),
    Kind("last", ("play", "free", "end-turn"), "BB 8.2.2", "end-turn", response=True),
    Kind("free-player", ("free",), "BB 3.4.1", "free", (topics.PLAY,)),
    Kind("run", ("run-to",), "BB 4.2.1", "run-to", (topics.PLAYER,)),
    Kind("mark", ("mark-to",), "BB 4.3.1", "mark-to", (topics.PLAYER,)),
    Kind("throw", ("throw-to",), "BB 4.4.1", "throw-to", (topics.PLAYER,)),
    Kind("block", ("block-at",), "BB 4.5.1", "block-at", (topics.PLAYER,)),
    Kind("sidestep", ("sidestep-to",), "BB 4.9.1", "sidestep-to", (topics.PLAYER,)),
    Kind("reserves", ("place",), "BB 4.11.1", "place", (topics.PLAYER,)),
    Kind("foul", ("foul-at",), "BB 11.1.1", "foul-at", (topics.PLAYER,)),
    Kind("throw-player", ("lift",), "BB 11.2.2", "lift", (topics.PLAYER,)),
    Kind("throw-player-to", ("throw-player-to",), "BB 11.2.3", "throw-player-to", (topics.PLAYER,)),
    Kind(
        "targeted",
        ("dump-off", "play", "decline"),
        "BB 1.8.1",
        "decline",
        (topics.PLAYER, topics.TARGET),
        response=True,
    ),
    Kind("result", ("apply", "reroll", "play"), "BB 4.5.2", "apply", (topics.PLAYER, topics.TARGET)),
    Kind(
        "reroll",
        ("keep", "reroll", "play"),
        "BB 1.3.1",
        "keep",
        (topics.PLAYER, topics.ROLL, topics.NEEDED, topics.MODIFIER, topics.ROLLED),
        response=True,
    ),
    Kind(
        "knocked",
        ("play", "decline"),
        "BB 8.1.1",
        "decline",
        (topics.PLAYER, topics.NEEDED, topics.MODIFIER),
        response=True,
    ),
    Kind("follow-up", ("follow-up", "stay"), "BB 4.6.4", "stay", (topics.PLAYER, topics.SQUARE)),
    Kind("bounce", ("bounce-to",), "BB 5.2.6", "bounce-to", (topics.BALL,)),
    Kind("interrupt", ("play", "decline"), "BB 1.8.1", "decline", (topics.PLAYER,), response=True),
    Kind("answerer", ("answer", "play"), "BB 1.8.1", "answer", (topics.PLAYER, topics.MOMENT)),
    Kind("shadow", ("shadow",), "BB 1.8.1", "shadow", (topics.PLAYER,)),
    Kind("claim", ("claim", "decline"), "BB 7.2.1", "decline"),
    Kind(
        "earned",
        ("free", "play", "decline"),
        "BB 3.4.2",
        "decline",
        (topics.PLAYER,),
        response=True,
    ),
    Kind("bloodlust", ("sacrifice",), "BB 1.6.1", "sacrifice", (topics.PLAYER,)),
    Kind("hand-limit", ("discard",), "BB 3.5.1", "discard", (topics.DISCARDS,)),
    Kind("trip", ("trip",), "BB 10.2.4", "trip"),
    Kind("bench", ("reserves", "decline"), "BB 10.2.4", "decline"),
]

_EVENTS = [
    EventKind("toss"),
    EventKind("arena", amount=sorts.ARENA),
    EventKind("pitch", amount=sorts.PITCH),
    EventKind("team", amount=sorts.TEAM),
    EventKind("challenge-dealt", amount=sorts.CHALLENGE, place=NUMBER),
    EventKind("placed"),
    EventKind("ball-entered"),
    EventKind("turn-begins"),
    EventKind("bitten"),
    EventKind("challenge-discarded", amount=sorts.CHALLENGE),
    EventKind("last-card"),
    EventKind("event-drawn"),
    EventKind("invaded", amount=sorts.FACE),
    EventKind("monster"),
    EventKind("declared", amount=sorts.ACTION),
    EventKind("move-rolled"),
    EventKind("moved", amount=sorts.ACTION),
    EventKind("came-on"),
    EventKind("stood-up"),
    EventKind("handed-off"),
    EventKind("throw-rolled"),
    EventKind("throw-succeeded"),
    EventKind("throw-failed"),
    EventKind("fumbled"),
    EventKind("landed"),
    EventKind("block-declared"),
    EventKind("block-rolled", amount=sorts.FACES),
    EventKind("injury-rolled"),
    EventKind("result-applied", amount=sorts.FACE),
    EventKind("pushed"),
    EventKind("knocked-down"),
    EventKind("prone"),
    EventKind("armour-rolled"),
    EventKind("injured"),
    EventKind("sent-off"),
    EventKind("barred"),
    EventKind("foul-rolled", amount=sorts.FOUL),
    EventKind("ball-taken"),
    EventKind("ball-bounced"),
    EventKind("ball-lost"),
    EventKind("shadowed"),
    EventKind("touchdown"),
    EventKind("scored"),
    EventKind("claimed", amount=sorts.CHALLENGE),
    EventKind("clean-sweep"),
    EventKind("played"),
    EventKind("rookies-used"),
    EventKind("hand-discarded"),
    EventKind("turn-ends"),
    EventKind("game-ended"),
    EventKind("won"),
    EventKind("drawn"),
    EventKind("face-counted", "0.2.0", amount=sorts.COUNTED),
    EventKind("rerolled", "0.2.0", amount=sorts.WAY),
]

REGISTRY = Registry(GAME, _STEPS, _VERBS, _KINDS, _EVENTS)
REGISTRY.declining = ("decline", "keep")
REGISTRY.view = view.view_of
REGISTRY.result = ending.result
REGISTRY.action_key = keys.action_key
REGISTRY.information = keys.information
give_names(REGISTRY)
REGISTRY.check(steps.NAMES, verbs.NAMES, kinds.NAMES, events.NAMES)


# --- A new match -------------------------------------------------------------------------------------------------

OPTIONAL_RULES = (
    EVENTS_RULE,
    FOUL_RULE,
    THROW_TEAM_MATE_RULE,
    ROOKIES_RULE,
    ARENA_RULE,
    BALLS_RULE,
    PITCH_RULE,
)


def new(setting: Setting, dice: Dice) -> Match:
    """A table before its first step, from what a person asked for."""
    catalogue = load_catalogue(tuple(setting.packs))
    check(setting, catalogue)
    options = options_of(setting.rules, catalogue)
    if options.pitch == setup.EVERY_PITCH and not is_earlier(setting.version, "0.2.0"):
        options.pitch = setup.OF_THIS_EDITION
    teams = tuple(team_index(catalogue, name) for name in setting.teams)
    table = setup.blank(REGISTRY, catalogue, tuple(setting.rules), options, dice)
    setup.set_up(table, teams, options, setting.first)
    table.setting = setting
    table.history = []
    return table


def check(setting: Setting, catalogue: Catalogue) -> None:
    """Everything a person can get wrong about a new match, each in one sentence."""
    for expansion in setting.expansions:
        raise BadSetting(no_expansion(expansion, []))
    for name in setting.teams:
        team_index(catalogue, name)
    if setting.teams and len(setting.teams) != SEATS:
        raise BadArgument(
            f"A match has {SEATS} teams, not {len(setting.teams)}; name two, or none to have them drawn.", "setting"
        )
    if setting.seats != SEATS:
        raise BadSetting(f"A match has {SEATS} coaches, not {setting.seats}.")
    if not -1 <= setting.first < SEATS:
        raise BadSetting(f"Seat {setting.first + 1} cannot be coach A; seats are 1 and 2.")
    setting.seats = SEATS


def options_of(rules: list[str], catalogue: Catalogue) -> setup.Options:
    """The optional rules by name; some of them have a value, as in ``arena=bone-pit``."""
    options = setup.Options()
    seen: list[str] = []
    for rule in rules:
        name, equals, value = rule.partition("=")
        place_of(name, OPTIONAL_RULES, "optional rule")
        if name in seen:
            raise BadSetting(f"The optional rule {name!r} is named twice; name it once.")
        seen.append(name)
        set_option(options, name, equals, value, catalogue)
    return options


def set_option(options: setup.Options, name: str, equals: str, value: str, catalogue: Catalogue) -> None:
    if name == ARENA_RULE:
        options.arena_rolled = not value
        options.arena = place_of(value, [arena.id for arena in catalogue.arenas], "arena") if value else -1
    elif name == PITCH_RULE:
        pitches = [pitch.id for pitch in catalogue.pitches]
        options.pitch = place_of(value, pitches, "pitch") if equals else setup.OF_ANY_EDITION
    elif name == ROOKIES_RULE:
        if value not in ("", "1", "2"):
            raise BadArgument(
                f"Rookies to Watch goes to seat 1 or 2, not {value[:40]!r}; write rookies-to-watch=2.", "setting"
            )
        options.rookies = int(value or "1") - 1
    elif value:
        raise BadSetting(f"The optional rule {name!r} takes no value; leave out {'=' + value[:40]!r}.")
    elif name == EVENTS_RULE:
        options.events = True
    elif name == FOUL_RULE:
        options.fouls = True
    elif name == THROW_TEAM_MATE_RULE:
        options.throws_players = True
    else:
        options.special_balls = True


def team_index(catalogue: Catalogue, name: str) -> int:
    return place_of(name, catalogue.teams, "team")
