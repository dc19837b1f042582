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
    falling,
    menu,
    moving,
    random_event,
    setup,
    throwing,
    turn,
    view,
)
from touchline.blitz_bowl.cards import Catalogue
from touchline.blitz_bowl.catalogue import load_catalogue
from touchline.blitz_bowl.names import EVENTS, KINDS, STEPS, VERBS
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
from touchline.table.errors import BadArgument, place_of
from touchline.table.registry import CARD, NUMBER, PLACE, SEAT, EventKind, Kind, Registry, Step, Verb
from touchline.table.setting import Setting

GAME = "blitz-bowl"

_STEPS = [
    # set-up (BB 2)
    Step("toss", (SEAT, "", ""), setup.toss),
    Step("arena", (SEAT, NUMBER, ""), setup.arena),
    Step("pitch", (SEAT, NUMBER, ""), setup.pitch),
    Step("pitch-chosen", (SEAT, "", NUMBER), setup.pitch_chosen),
    Step("teams", (SEAT, NUMBER, NUMBER), setup.teams),
    Step("team-chosen", (SEAT, "", NUMBER), setup.team_chosen),
    Step("deal", (NUMBER, "", ""), setup.deal_challenges),
    Step("place", (SEAT, NUMBER, ""), setup.place),
    Step("placed", (SEAT, NUMBER, NUMBER), setup.placed),
    Step("first-ball", (SEAT, "", ""), setup.first_ball),
    Step("ball-chosen", (NUMBER, "", NUMBER), ball.ball_chosen),
    # the start of a turn and the Pre-Turn Sequence (BB 3.1, 3.2, 7.4, 10)
    Step("turn", (SEAT, "", ""), turn.turn),
    Step("start", (SEAT, "", ""), turn.start),
    Step("start-chosen", (SEAT, "", NUMBER), turn.start_chosen),
    Step("refresh", (SEAT, "", ""), challenge.refresh),
    Step("replaced", (SEAT, "", NUMBER), challenge.replaced),
    Step("fill", (SEAT, "", ""), challenge.fill),
    Step("event", (SEAT, "", ""), random_event.event),
    Step("effect", (SEAT, NUMBER, NUMBER), random_event.effect),
    Step("trip", (SEAT, "", ""), random_event.trip),
    Step("tripped", (SEAT, "", NUMBER), random_event.tripped),
    Step("bench", (SEAT, "", ""), random_event.bench),
    Step("bench-chosen", (SEAT, "", NUMBER), random_event.bench_chosen),
    Step("new-ball", (SEAT, "", ""), random_event.next_ball),
    Step("no-ball", (SEAT, "", ""), turn.no_ball),
    Step("emergency", (SEAT, "", ""), turn.emergency),
    Step("emergency-chosen", (SEAT, "", NUMBER), turn.emergency_chosen),
    # Player Actions (BB 3.3, 4)
    Step("menu", (SEAT, "", ""), menu.menu),
    Step("action-chosen", (SEAT, "", NUMBER), menu.action_chosen),
    Step("free-player-chosen", (NUMBER, "", NUMBER), menu.free_player_chosen),
    Step("free-action", (PLAYER, NUMBER, NUMBER), action.free_action),
    Step("run-chosen", (PLAYER, "", NUMBER), moving.run_chosen),
    Step("mark-chosen", (PLAYER, "", NUMBER), moving.mark_chosen),
    Step("throw-chosen", (PLAYER, "", NUMBER), throwing.throw_chosen),
    Step("throw-kept", (PLAYER, NUMBER, NUMBER), throwing.throw_kept),
    Step("block-chosen", (PLAYER, "", NUMBER), blocking.block_chosen),
    Step("targeted", (PLAYER, PLAYER, ""), answers.targeted),
    Step("targeted-chosen", (PLAYER, PLAYER, NUMBER), answers.targeted_chosen),
    Step("block-roll", (PLAYER, PLAYER, ""), blocking.block_roll),
    Step("next-die", (PLAYER, PLAYER, ""), blocking.next_die),
    Step("result-chosen", (PLAYER, PLAYER, NUMBER), blocking.result_chosen),
    Step("followed-up", (PLAYER, PLACE, NUMBER), blocking.followed_up),
    Step("armour", (PLAYER, NUMBER, ""), falling.armour),
    Step("knocked-chosen", (PLAYER, NUMBER, NUMBER), falling.knocked_chosen),
    Step("armour-chosen", (PLAYER, NUMBER, NUMBER), falling.armour_chosen),
    Step("bounced-to", (NUMBER, "", NUMBER), ball.bounced_to),
    Step("sidestep-chosen", (PLAYER, "", NUMBER), moving.sidestep_chosen),
    Step("reserves-chosen", (PLAYER, "", NUMBER), moving.reserves_chosen),
    # special Actions (BB 11)
    Step("foul-chosen", (PLAYER, "", NUMBER), blocking.foul_chosen),
    Step("lifted", (PLAYER, "", NUMBER), throwing.lifted),
    Step("throw-player-to", (PLAYER, "", NUMBER), throwing.throw_player_to),
    Step("thrown-ball", (NUMBER, PLACE, ""), throwing.thrown_ball),
    # what follows an Action (BB 3.3.5, 1.8, 6, 7.2)
    Step("settle", ("", "", ""), action.settle),
    Step("answered", (PLAYER, "", NUMBER), answers.answered),
    Step("answerer-chosen", (PLAYER, NUMBER, NUMBER), answers.answerer_chosen),
    Step("shadow-chosen", (PLAYER, "", NUMBER), answers.shadow_chosen),
    Step("interrupted", ("", "", ""), answers.interrupted),
    Step("conclude", ("", "", ""), action.conclude),
    Step("claim-chosen", (SEAT, "", NUMBER), challenge.claim_chosen),
    Step("earned", ("", "", ""), action.earned),
    Step("earned-chosen", (PLAYER, "", NUMBER), action.earned_chosen),
    Step("bloodlust-chosen", (PLAYER, "", NUMBER), action.bloodlust_chosen),
    # the end of a turn (BB 3.5)
    Step("end-turn", (SEAT, "", ""), turn.end_turn),
    Step("hand-limit-chosen", (SEAT, "", NUMBER), turn.hand_limit_chosen),
]

_VERBS = [
    Verb("pitch", (NUMBER,), "play on pitch {0}"),
    Verb("team", (NUMBER, NUMBER), "play team {0}"),
    Verb("place", (PLAYER, PLACE), "place {0} at {1}"),
    Verb("ball", (NUMBER,), "use ball {0}"),
    Verb("run", (PLAYER,), "{0}: Run"),
    Verb("mark", (PLAYER,), "{0}: Mark"),
    Verb("throw", (PLAYER,), "{0}: Throw"),
    Verb("block", (PLAYER,), "{0}: Block"),
    Verb("sidestep", (PLAYER,), "{0}: Sidestep"),
    Verb("stand-up", (PLAYER,), "{0}: Stand Up"),
    Verb("reserves", (PLAYER,), "{0}: Reserves"),
    Verb("foul", (PLAYER,), "{0}: Foul"),
    Verb("throw-team-mate", (PLAYER,), "{0}: Throw Team-mate"),
    Verb("play", (CARD,), "play {0}"),
    Verb("free", (PLAYER, NUMBER, NUMBER), "{0}: free Action"),
    Verb("end-turn", (), "end the turn"),
    Verb("run-to", (PLAYER, PLACE, NUMBER), "run to {1}"),
    Verb("mark-to", (PLAYER, PLACE, NUMBER), "move to {1}"),
    Verb("throw-to", (PLAYER, PLAYER), "throw to {1}"),
    Verb("block-at", (PLAYER, PLAYER), "block {1}"),
    Verb("sidestep-to", (PLAYER, PLACE), "step to {1}"),
    Verb("foul-at", (PLAYER, PLAYER), "foul {1}"),
    Verb("lift", (PLAYER, PLAYER), "throw {1}"),
    Verb("throw-player-to", (PLAYER, PLACE), "throw {0} to {1}"),
    Verb("dump-off", (PLAYER,), "{0} passes the ball on (Dump-off)"),
    Verb("apply", (NUMBER,), "apply {0}"),
    Verb("reroll", (NUMBER,), "roll again"),
    Verb("keep", (), "let the roll stand"),
    Verb("follow-up", (), "follow up"),
    Verb("stay", (), "stay"),
    Verb("bounce-to", (PLACE,), "the ball goes to {0}"),
    Verb("claim", (CARD,), "claim {0}"),
    Verb("discard", (CARD,), "discard {0}"),
    Verb("answer", (PLAYER,), "{0} answers"),
    Verb("shadow", (PLAYER,), "{0} follows"),
    Verb("sacrifice", (PLAYER,), "{0} is Injured"),
    Verb("trip", (PLAYER,), "{0} falls"),
    Verb("decline", (), "decline"),
]

_KINDS = [
    Kind("pitch", ("pitch",), "Which pitch?", "BB 2.1.1", "pitch"),
    Kind("team", ("team",), "Which team do you take?", "BB 2.2.1", "team"),
    Kind("place", ("place",), "Place a player in your End Zone", "BB 2.4.2", "place"),
    Kind("ball", ("ball",), "Which ball?", "BB 13.1.1", "ball"),
    Kind("turn-start", ("play", "decline"), "Play a card at the start of your turn?", "BB 3.1.2", "decline"),
    Kind("replace", ("discard",), "Which challenge is discarded?", "BB 7.4.2", "discard"),
    Kind("emergency", ("reserves", "decline"), "Emergency Reserves?", "BB 4.12.1", "decline"),
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
        "Choose an Action",
        "BB 3.3.1",
        "end-turn",
    ),
    Kind("last", ("play", "free", "end-turn"), "Anything more this turn?", "BB 8.2.2", "end-turn"),
    Kind("free-player", ("free",), "Which player?", "BB 3.4.1", "free"),
    Kind("run", ("run-to",), "Run where?", "BB 4.2.1", "run-to"),
    Kind("mark", ("mark-to",), "Move where?", "BB 4.3.1", "mark-to"),
    Kind("throw", ("throw-to",), "Throw to whom?", "BB 4.4.1", "throw-to"),
    Kind("block", ("block-at",), "Block whom?", "BB 4.5.1", "block-at"),
    Kind("sidestep", ("sidestep-to",), "Step where?", "BB 4.9.1", "sidestep-to"),
    Kind("reserves", ("place",), "Come on where?", "BB 4.11.1", "place"),
    Kind("foul", ("foul-at",), "Foul whom?", "BB 11.1.1", "foul-at"),
    Kind("throw-player", ("lift",), "Throw which team-mate?", "BB 11.2.2", "lift"),
    Kind("throw-player-to", ("throw-player-to",), "Throw him where?", "BB 11.2.3", "throw-player-to"),
    Kind("targeted", ("dump-off", "play", "decline"), "Answer the Block?", "BB 1.8.1", "decline"),
    Kind("result", ("apply", "reroll", "play"), "Which die applies?", "BB 4.5.2", "apply"),
    Kind("reroll", ("keep", "reroll", "play"), "Roll again?", "BB 1.3.1", "keep"),
    Kind("knocked", ("play", "decline"), "Play a card before the Armour Check?", "BB 8.1.1", "decline"),
    Kind("follow-up", ("follow-up", "stay"), "Follow up?", "BB 4.6.4", "stay"),
    Kind("bounce", ("bounce-to",), "Where does the ball go?", "BB 5.2.6", "bounce-to"),
    Kind("interrupt", ("play", "decline"), "Interrupt?", "BB 1.8.1", "decline"),
    Kind("answerer", ("answer",), "Which player?", "BB 1.8.1", "answer"),
    Kind("shadow", ("shadow",), "Which player follows?", "BB 1.8.1", "shadow"),
    Kind("claim", ("claim", "decline"), "Claim a challenge?", "BB 7.2.1", "decline"),
    Kind("earned", ("free", "play", "decline"), "Use what the Action has earned?", "BB 3.4.2", "decline"),
    Kind("bloodlust", ("sacrifice",), "Who is Injured?", "BB 1.6.1", "sacrifice"),
    Kind("hand-limit", ("discard",), "Discard down to three", "BB 3.5.1", "discard"),
    Kind("trip", ("trip",), "Which opponent falls?", "BB 10.2.4", "trip"),
    Kind("bench", ("reserves", "decline"), "Bring a player on?", "BB 10.2.4", "decline"),
]

_EVENTS = [
    EventKind("toss", "{coach} wins the toss."),
    EventKind("arena", "The game is played at {arena}."),
    EventKind("pitch", "{coach} chooses {pitch}."),
    EventKind("team", "{coach} takes {team}."),
    EventKind("challenge-dealt", "New challenge: {challenge}."),
    EventKind("placed", "{player} lines up at {square}."),
    EventKind("ball-entered", "A ball comes through the trapdoor at {square}."),
    EventKind("turn-begins", "Turn {amount} of {coach}."),
    EventKind("bitten", "{player} holds the Squig Ball: {amount}."),
    EventKind("challenge-discarded", "{coach} discards {challenge} ({card})."),
    EventKind("last-card", "The last challenge is on the table: each coach has one more turn."),
    EventKind("event-drawn", "Random event: {card}."),
    EventKind("invaded", "Fans go for {player}: {face}."),
    EventKind("monster", "Something comes out of the trapdoor at {square}."),
    EventKind("declared", "{player}: {action}."),
    EventKind("move-rolled", "{player} may move {amount}."),
    EventKind("moved", "{player} moves to {square}."),
    EventKind("came-on", "{player} comes on at {square}."),
    EventKind("stood-up", "{player} stands up."),
    EventKind("handed-off", "{player} hands the ball to {other}."),
    EventKind("throw-rolled", "{player} throws: {check}."),
    EventKind("throw-succeeded", "{other} has caught the ball."),
    EventKind("throw-failed", "The throw to {other} goes wrong."),
    EventKind("fumbled", "{player} fumbles."),
    EventKind("landed", "{player} lands at {square}."),
    EventKind("block-declared", "{player} blocks {other}."),
    EventKind("block-rolled", "Block dice: {dice}."),
    EventKind("injury-rolled", "{player} rolls {amount} beside them."),
    EventKind("result-applied", "{face} applies."),
    EventKind("pushed", "{player} is pushed to {square}."),
    EventKind("knocked-down", "{player} is Knocked Down."),
    EventKind("prone", "{player} is Prone."),
    EventKind("armour-rolled", "Armour Check for {player}: {armour}."),
    EventKind("injured", "{player} is Injured."),
    EventKind("sent-off", "{player} is sent off."),
    EventKind("barred", "{player} makes no more Actions this turn."),
    EventKind("foul-rolled", "{player} fouls {other}: {foul}."),
    EventKind("ball-taken", "{player} has the ball."),
    EventKind("ball-bounced", "The ball bounces to {square}."),
    EventKind("ball-lost", "The ball is out of play."),
    EventKind("shadowed", "{player} follows to {square}."),
    EventKind("touchdown", "Touchdown by {player}!"),
    EventKind("scored", "{coach}: {amount} more points."),
    EventKind("claimed", "{coach} claims {challenge}."),
    EventKind("clean-sweep", "Clean Sweep for {coach}!"),
    EventKind("played", "{coach} plays {card}."),
    EventKind("rookies-used", "{coach} gives up Rookies to Watch."),
    EventKind("hand-discarded", "{coach} discards {card}."),
    EventKind("turn-ends", "{coach} ends the turn."),
    EventKind("game-ended", "The game is over."),
    EventKind("won", "{coach} wins."),
    EventKind("drawn", "The game is a draw."),
]

REGISTRY = Registry(GAME, _STEPS, _VERBS, _KINDS, _EVENTS)
REGISTRY.view = view.view_of
REGISTRY.result = ending.result
REGISTRY.check(STEPS, VERBS, KINDS, EVENTS)


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
    teams = tuple(team_index(catalogue, name) for name in setting.teams)
    table = setup.blank(REGISTRY, catalogue, tuple(setting.rules), options, dice)
    setup.set_up(table, teams, options, setting.first)
    table.setting = setting
    table.history = []
    return table


def check(setting: Setting, catalogue: Catalogue) -> None:
    """Everything a person can get wrong about a new match, each in one sentence."""
    for expansion in setting.expansions:
        raise BadArgument(f"There is no expansion {expansion!r}; leave expansions empty.")
    for name in setting.teams:
        team_index(catalogue, name)
    if setting.teams and len(setting.teams) != SEATS:
        raise BadArgument(f"A match has {SEATS} teams, not {len(setting.teams)}; name two, or none to have them drawn.")
    if setting.seats not in (0, SEATS):
        raise BadArgument(f"A match has {SEATS} coaches, not {setting.seats}.")
    if not -1 <= setting.first < SEATS:
        raise BadArgument(f"Seat {setting.first + 1} cannot be coach A; seats are 1 and 2.")
    setting.seats = SEATS


def options_of(rules: list[str], catalogue: Catalogue) -> setup.Options:
    """The optional rules by name; some of them have a value, as in ``arena=bone-pit``."""
    options = setup.Options()
    seen: list[str] = []
    for rule in rules:
        name, equals, value = rule.partition("=")
        place_of(name, OPTIONAL_RULES, "optional rule")
        if name in seen:
            raise BadArgument(f"The optional rule {name!r} is named twice; name it once.")
        seen.append(name)
        set_option(options, name, value if equals else "", catalogue)
    return options


def set_option(options: setup.Options, name: str, value: str, catalogue: Catalogue) -> None:
    if name == ARENA_RULE:
        options.arena_rolled = not value
        options.arena = place_of(value, [arena.id for arena in catalogue.arenas], "arena") if value else -1
    elif name == PITCH_RULE:
        options.pitch = place_of(value, [pitch.id for pitch in catalogue.pitches], "pitch")
    elif name == ROOKIES_RULE:
        if value not in ("", "1", "2"):
            raise BadArgument(f"Rookies to Watch goes to seat 1 or 2, not {value[:40]!r}; write rookies-to-watch=2.")
        options.rookies = int(value or "1") - 1
    elif value:
        raise BadArgument(f"The optional rule {name!r} takes no value; leave out {'=' + value[:40]!r}.")
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
