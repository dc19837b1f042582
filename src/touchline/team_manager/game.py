"""Team Manager as a game: its registry of steps, questions, verbs and events, and how a table of it is made.

The steps stand in the order of the rulebook: the phases of a week can be read from top to bottom.
"""

from touchline.table.dice import SETUP, Dice
from touchline.table.errors import BadArgument, BadSetting, place_of
from touchline.table.registry import CARD, NUMBER, OPTION, PLACE, SEAT, EventKind, Kind, Registry, Step, Verb
from touchline.table.setting import Setting
from touchline.team_manager import (
    ball,
    effects,
    ending,
    events,
    improvements,
    keys,
    kinds,
    maintenance,
    matchup,
    payouts,
    places,
    responses,
    scoreboard,
    setup,
    skills,
    slots,
    sorts,
    states,
    steps,
    tackle,
    topics,
    verbs,
    view,
)
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.mechanic import Mechanic, add, withdraw
from touchline.team_manager.mechanics import BUILT_IN
from touchline.team_manager.naming import give_names
from touchline.team_manager.options import option_text
from touchline.team_manager.state import ABBREVIATED, EXTENDED, OPTIONAL_RULES, Season
from touchline.team_manager.vocabulary import ball as ball_words
from touchline.team_manager.vocabulary import branches, moving, players, reel, tackling, tokens

GAME = "team-manager"
MOST_MANAGERS = 4  # unless a pack says more (TM 12.2.4)

_STEPS = [
    # the season and Maintenance (TM 3, 4)
    Step("starting", (NUMBER, "", ""), setup.starting),
    Step("week", ("", "", ""), maintenance.week),
    Step("refresh", ("", "", ""), maintenance.refresh),
    Step("replenish", ("", "", ""), maintenance.replenish),
    Step("restock", ("", "", ""), maintenance.restock),
    Step("spike", ("", "", ""), maintenance.spike),
    Step("highlights", ("", "", ""), maintenance.highlights),
    Step("kickoff", ("", "", ""), maintenance.kickoff),
    # the Matchup phase (TM 5)
    Step("turn", (SEAT, "", ""), matchup.turn),
    Step("turn-chosen", (SEAT, "", OPTION), matchup.turn_chosen),
    Step("commit", (CARD, PLACE, ""), matchup.commit),
    Step("skills", (CARD, NUMBER, sorts.MATCHUP), matchup.skills),
    Step("skill", (CARD, sorts.SKILL, ""), skills.skill),
    Step("pass-chosen", (CARD, "", OPTION), skills.pass_chosen),
    Step("pass-usual", (CARD, "", ""), skills.pass_usual),
    Step("sprint-chosen", (CARD, "", OPTION), skills.sprint_chosen),
    Step("sprint-discarded", (SEAT, NUMBER, OPTION), skills.sprint_discarded),
    Step("tackle-chosen", (CARD, "", OPTION), skills.tackle_chosen),
    Step("tackle", (CARD, CARD, NUMBER), tackle.tackle),
    Step("tackle-roll", ("", "", ""), tackle.tackle_roll),
    Step("tackle-choose", ("", "", ""), tackle.tackle_choose),
    Step("tackle-result", ("", "", OPTION), tackle.tackle_result),
    Step("tackle-guarded", (CARD, "", OPTION), tackle.tackle_guarded),
    Step("tackle-apply", ("", "", ""), tackle.tackle_apply),
    Step("tackle-succeeded", (CARD, sorts.INFO, ""), tackle.tackle_succeeded),
    Step("tackle-end", (NUMBER, "", ""), tackle.tackle_end),
    Step("fall", (CARD, CARD, SEAT), states.fall),
    Step("topple", (CARD, CARD, SEAT), states.topple),
    Step("downed", (CARD, CARD, sorts.INFO), states.downed),
    Step("injure", (CARD, CARD, SEAT), states.injure),
    Step("injure-fallen", (CARD, "", ""), states.injure_fallen),
    Step("injured", (CARD, sorts.WHERE, sorts.INFO), states.injured),
    Step("ball", (CARD, NUMBER, ""), ball.ball),
    Step("ball-chosen", (CARD, sorts.MATCHUP, OPTION), ball.ball_chosen),
    Step("drop", (CARD, sorts.MATCHUP, NUMBER), ball.drop),
    Step("drop-chosen", (CARD, sorts.MATCHUP, OPTION), ball.drop_chosen),
    Step("action", (SEAT, "", ""), matchup.action),
    Step("action-chosen", (SEAT, "", OPTION), matchup.action_chosen),
    Step("pass-discard", (SEAT, "", ""), matchup.pass_discard),
    Step("pass-discarded", (SEAT, "", OPTION), matchup.pass_discarded),
    # abilities (TM 8)
    Step("window", (sorts.MOMENT, NUMBER, sorts.CURSOR), responses.window),
    Step("responded", (sorts.WINDOW, sorts.CURSOR, OPTION), responses.responded),
    Step("run", (sorts.RUNNING, CARD, ""), effects.run),
    Step("picked", (sorts.RUNNING, CARD, OPTION), effects.picked),
    Step("power-picked", (NUMBER, "", OPTION), tackling.power_picked),
    Step("attempt-chosen", (CARD, NUMBER, OPTION), tackling.attempt_chosen),
    Step("rerolled", (SEAT, "", OPTION), tackling.rerolled),
    Step("skill-picked", (CARD, "", OPTION), players.skill_picked),
    Step("token-picked", (SEAT, NUMBER, OPTION), tokens.token_picked),
    Step("peeked", (CARD, "", OPTION), tokens.peeked),
    Step("shifted", (sorts.RUNNING, CARD, OPTION), tokens.shifted),
    Step("moved", (SEAT, "", OPTION), moving.moved),
    Step("ball-left", (CARD, sorts.MATCHUP, OPTION), moving.ball_left),
    Step("commit-zone-chosen", (SEAT, NUMBER, OPTION), moving.commit_zone_chosen),
    Step("replaced", (SEAT, "", OPTION), reel.replaced),
    Step("facing-chosen", (CARD, SEAT, OPTION), reel.facing_chosen),
    Step("opponent-chosen", (sorts.MATCHUP, "", OPTION), ball_words.opponent_chosen),
    Step("opponent-player-chosen", (sorts.MATCHUP, "", OPTION), ball_words.opponent_player_chosen),
    # the Scoreboard phase (TM 6)
    Step("scoreboard", ("", "", ""), scoreboard.scoreboard),
    Step("resolve", (sorts.MATCHUP, "", ""), scoreboard.resolve),
    Step("reveal-tokens", (sorts.MATCHUP, "", ""), scoreboard.reveal_tokens),
    Step("eject", (sorts.MATCHUP, "", ""), scoreboard.eject),
    Step("eject-player", (CARD, sorts.MATCHUP, ""), scoreboard.eject_player),
    Step("frenzy", (sorts.MATCHUP, "", ""), scoreboard.frenzy),
    Step("score-seat", (sorts.MOMENT, sorts.MATCHUP, NUMBER), scoreboard.score_seat),
    Step("quiet", (sorts.MOMENT, SEAT, sorts.MATCHUP), scoreboard.quiet),
    Step("winner", (sorts.MATCHUP, "", ""), scoreboard.winner),
    Step("rank", (sorts.MATCHUP, sorts.PLACING, ""), scoreboard.rank),
    Step("ranked", (sorts.MATCHUP, sorts.PLACING, OPTION), scoreboard.ranked),
    Step("outcome", (sorts.MATCHUP, "", ""), scoreboard.outcome),
    Step("pay-seat", (sorts.MATCHUP, NUMBER, ""), payouts.pay_seat),
    Step("section", (sorts.MATCHUP, SEAT, NUMBER), payouts.section),
    Step("section-chosen", (SEAT, "", OPTION), payouts.section_chosen),
    Step("draw-cards", (SEAT, sorts.ICON, sorts.DRAWING), payouts.draw_cards),
    Step("draw-more", (SEAT, sorts.DRAWING_MORE, OPTION), payouts.draw_more),
    Step("keep", (SEAT, sorts.PILE, NUMBER), payouts.keep),
    Step("kept", (SEAT, sorts.PILE_AND_NUMBER, OPTION), payouts.kept),
    Step("bottomed", (SEAT, sorts.PILE, OPTION), payouts.bottomed),
    Step("clear", (sorts.MATCHUP, "", ""), scoreboard.clear),
    Step("improve", (NUMBER, "", ""), improvements.improve),
    Step("freebooters", (SEAT, NUMBER, ""), improvements.freebooters),
    Step("freebooter-chosen", (SEAT, NUMBER, OPTION), improvements.freebooter_chosen),
    Step("shuffle-in", (SEAT, "", ""), improvements.shuffle_in),
    Step("stars-on-top", (SEAT, "", ""), improvements.stars_on_top),
    Step("star-placed", (SEAT, "", OPTION), improvements.star_placed),
    Step("week-end", ("", "", ""), scoreboard.week_end),
    # winning (TM 7)
    Step("season-end", ("", "", ""), scoreboard.season_end),
    # what came later stands last, so that the numbers of the others stay (TM 5.11, 5.4, 5.5, 8.1)
    Step("downed-first", (CARD, sorts.WHERE, sorts.INFO), states.downed_first),
    Step("played", (CARD, "", sorts.MATCHUP), matchup.played),
    Step("used", (CARD, sorts.SKILL, sorts.MATCHUP), skills.used),
    Step("alternative-chosen", (sorts.RUNNING, CARD, OPTION), branches.way_chosen),
    Step("offered", (sorts.RUNNING, CARD, ""), matchup.offered),
    Step("entered", (CARD, NUMBER, sorts.MATCHUP), matchup.entered),
]

_VERBS = [
    Verb("commit", (CARD, PLACE), (slots.CARD, slots.OWN_ZONE)),
    Verb("pass", ()),
    Verb("discard", (CARD,), (slots.CARD,)),
    Verb("done", ()),
    Verb("pass-ball", ()),
    Verb("skip", ()),
    Verb("sprint", ()),
    Verb("tackle", (CARD,), (slots.PLAYER,)),
    Verb("strip-ball", ()),
    Verb("use-skill", (sorts.SKILL,), (slots.SKILL,)),
    Verb("use", (CARD, NUMBER), (slots.SOURCE, slots.ABILITY)),
    Verb("decline", ()),
    Verb("reroll", (NUMBER,), (slots.DIE,)),
    Verb("apply", (sorts.FACE,), (slots.RESULT,)),
    Verb("guard", (CARD,), (slots.PLAYER,)),
    Verb("give", (CARD,), (slots.PLAYER,)),
    Verb("keep-ball", ()),
    Verb("pick", (CARD,), (slots.PICKED,)),
    Verb("peek-keep", ()),
    Verb("peek-redraw", ()),
    Verb("shift", (CARD,), (slots.TOKEN,)),
    Verb("move", (CARD, PLACE), (slots.PLAYER, slots.OWN_ZONE)),
    Verb("act", (CARD, NUMBER), (slots.SOURCE, slots.ABILITY)),
    Verb("replace", (PLACE,), (slots.MATCHUP,)),
    Verb("face-left", ()),
    Verb("face-right", ()),
    Verb("oppose", (SEAT,), (slots.SEAT,)),
    Verb("either", (sorts.MATCHUP, NUMBER, NUMBER), (slots.SIDE,)),
    Verb("keep", (CARD,), (slots.CARD,)),
    Verb("bottom", (CARD,), (slots.CARD,)),
    Verb("draw-more", ()),
    Verb("return", (CARD,), (slots.PILE, slots.CARD)),
    Verb("place", (CARD,), (slots.CARD,)),
    Verb("ahead", (SEAT,), (slots.SEAT,)),
    Verb("take", (CARD, NUMBER, NUMBER), (slots.WAY,)),
]

_KINDS = [
    Kind("turn", ("commit", "pass"), "TM 5.1.1", "pass"),
    Kind("pass-discards", ("discard", "done"), "TM 5.14.3", "done"),
    Kind("pass-skill", ("pass-ball", "skip"), "TM 5.5.2", "skip", (topics.PLAYER,)),
    Kind("sprint-skill", ("sprint", "skip"), "TM 5.5.2", "skip", (topics.PLAYER,)),
    Kind("sprint-discard", ("discard",), "TM 5.8.1", "discard", (topics.DISCARDS,)),
    Kind("tackle-skill", ("tackle", "strip-ball", "skip"), "TM 5.9.1", "skip", (topics.PLAYER,)),
    Kind("any-skill", ("use-skill",), "TM 5.13.2", "use-skill", (topics.PLAYER,)),
    Kind(
        "respond",
        ("use", "decline"),
        "TM 8.3.2",
        "decline",
        (topics.MOMENT, topics.DECLINED),
        response=True,
    ),
    Kind("reroll-die", ("reroll",), "TM 8.3.1", "reroll"),
    Kind("result", ("apply",), "TM 5.9.5", "apply"),
    Kind(
        "guard",
        ("guard", "decline"),
        "TM 11.1.8",
        "decline",
        (topics.TARGET,),
        response=True,
    ),
    Kind(
        "dump-off",
        ("give", "keep-ball"),
        "TM 11.1.4",
        "keep-ball",
        (topics.PLAYER, topics.BEHIND, topics.DROPPING),
        response=True,
    ),
    Kind("pick-player", ("pick", "decline"), "TM 8.1.1", "pick", (*topics.OF_ABILITY, topics.POWER)),
    Kind("pick-token", ("pick",), "TM 8.1.1", "pick", (topics.SCRAPPING,)),
    Kind(
        "peek",
        ("peek-keep", "peek-redraw"),
        "TM 5.6.2",
        "peek-keep",
        (topics.TOKEN,),
    ),
    Kind("shift", ("shift", "done"), "TM 8.1.1", "done", topics.OF_ABILITY),
    Kind("move", ("move", "decline"), "TM 8.5.2", "move"),
    Kind("ball-left", ("give",), "TM 8.5.3", "give", (topics.PLAYER, topics.BEHIND)),
    Kind("action", ("act", "skip"), "TM 5.13.1", "skip"),
    Kind("highlight", ("replace",), "TM 5.13.1", "replace"),
    Kind(
        "facing",
        ("face-left", "face-right"),
        "TM 5.13.1",
        "face-left",
        (topics.HIGHLIGHT,),
    ),
    Kind("opponent", ("oppose",), "TM 8.1.1", "oppose", (topics.MATCHUP,)),
    Kind("opponent-player", ("give",), "TM 8.1.1", "give", (topics.MATCHUP,)),
    Kind("commit-zone", ("commit",), "TM 5.2.1", "commit", (topics.FIELDING,)),
    Kind("attempt", ("tackle",), "TM 5.9.1", "tackle", (topics.PLAYER, topics.STANDING)),
    Kind("either-or", ("either",), "TM 6.8.6", "either"),
    Kind("keep", ("keep",), "TM 6.8.2", "keep", (topics.KEEPS,)),
    Kind("bottom", ("bottom",), "TM 6.8.4", "bottom"),
    Kind(
        "more-stars",
        ("draw-more", "skip"),
        "TM 6.8.2",
        "skip",
        (topics.DRAWING, topics.MORE),
    ),
    Kind("freebooter", ("return", "decline"), "TM 6.10.4", "decline", (topics.RETURNS,)),
    Kind("stars-on-top", ("place",), "TM 6.10.6", "place"),
    Kind("rank", ("ahead",), "TM 6.4.4", "ahead", (topics.MATCHUP, topics.PLACING)),
    Kind("alternative", ("take",), "TM 8.1.1", "take", topics.OF_ABILITY),
]

_EVENTS = [
    EventKind("week-begins"),
    EventKind("refreshed"),
    EventKind("hand-drawn"),
    EventKind("deck-shuffled"),
    EventKind("pool-restocked"),
    EventKind("spike-revealed"),
    EventKind("highlight-revealed", amount=sorts.MATCHUP),
    EventKind("highlight-returned", amount=sorts.MATCHUP),
    EventKind("kicked-off"),
    EventKind("committed", amount=PLACE),
    EventKind("moved", amount=PLACE),
    EventKind("fielded", amount=PLACE),
    EventKind("passed"),
    EventKind("discarded"),
    EventKind("drawn"),
    EventKind("star-taken"),
    EventKind("skill-used", amount=sorts.SKILL),
    EventKind("token-assigned"),
    EventKind("token-peeked"),
    EventKind("token-discarded"),
    EventKind("token-moved"),
    EventKind("token-turned-up"),
    EventKind("tackle-declared", amount=sorts.MATCHUP),
    EventKind("tackle-compared", amount=sorts.POWERS),
    EventKind("dice-rolled", amount=sorts.DICE),
    EventKind("die-rolled", amount=sorts.FACE),
    EventKind("dice-rerolled", amount=sorts.FACE),
    EventKind("result-applied", amount=sorts.FACE),
    EventKind("guarded"),
    EventKind("tackle-succeeded"),
    EventKind("tackle-missed"),
    EventKind("tackle-replaced"),
    EventKind("downed"),
    EventKind("stood"),
    EventKind("injured", amount=sorts.MATCHUP),
    EventKind("ejected", amount=sorts.MATCHUP),
    EventKind("ball-gained", amount=sorts.MATCHUP),
    EventKind("ball-dropped", amount=sorts.MATCHUP),
    EventKind("ball-moved", amount=sorts.MATCHUP),
    EventKind("ability-used"),
    EventKind("card-exhausted"),
    EventKind("card-discarded"),
    EventKind("highlight-replaced", amount=sorts.MATCHUP),
    EventKind("tokens-revealed"),
    EventKind("fans-gained"),
    EventKind("fans-lost"),
    EventKind("total"),
    EventKind("winner", amount=sorts.MATCHUP),
    EventKind("runner-up", amount=sorts.MATCHUP),
    EventKind("loser", amount=sorts.MATCHUP),
    EventKind("draw", amount=sorts.MATCHUP),
    EventKind("nobody", amount=sorts.MATCHUP),
    EventKind("payout"),
    EventKind("cards-drawn"),
    EventKind("card-kept"),
    EventKind("cards-bottomed"),
    EventKind("improvement-revealed"),
    EventKind("freebooter-returned"),
    EventKind("star-placed"),
    EventKind("coin-passed"),
    EventKind("season-ended"),
    EventKind("won"),
    EventKind("nobody-won"),
    EventKind("highlight-turned"),
    EventKind("tie-ball", "0.2.0"),
    EventKind(
        "tie-ranked",
        "0.2.0",
    ),
    EventKind("circle", "0.2.0"),
]

REGISTRY = Registry(GAME, _STEPS, _VERBS, _KINDS, _EVENTS)
REGISTRY.declining = ("decline", "skip", "done", "keep-ball")
REGISTRY.view = view.view_of
REGISTRY.result = ending.result
REGISTRY.option_text = option_text
REGISTRY.action_key = keys.action_key
REGISTRY.information = keys.information
give_names(REGISTRY)
REGISTRY.check(steps.NAMES, verbs.NAMES, kinds.NAMES, events.NAMES)


def add_mechanic(mechanic: Mechanic) -> None:
    """Bring a mechanic into the game: from now on packs can name it under their rules."""
    add(mechanic, REGISTRY)


def withdraw_mechanic(mechanic: Mechanic) -> None:
    """Take back the mechanic that was added last."""
    withdraw(mechanic, REGISTRY)


for one in BUILT_IN:
    one.built_in = True
    add_mechanic(one)


def season(catalogue: Catalogue, teams: tuple[int, ...], rules: tuple[str, ...], first: int, dice: Dice) -> Season:
    """A table before its first step."""
    return setup.set_up(REGISTRY, catalogue, teams, rules, first, dice)


def new(setting: Setting, dice: Dice) -> Season:
    """A table at its first decision, from what a person asked for."""
    catalogue = load_catalogue(tuple(setting.packs), tuple(setting.expansions))
    check(setting, catalogue)
    if setting.teams:
        teams = tuple(team_index(catalogue, name) for name in setting.teams)
    else:
        drawn = list(range(len(catalogue.teams)))
        dice.shuffle(SETUP, drawn)
        teams = tuple(drawn[: setting.seats])
    table = season(catalogue, teams, tuple(setting.rules), setting.first, dice)
    table.setting = setting
    table.history = []
    return table


def check(setting: Setting, catalogue: Catalogue) -> None:
    """Everything a person can get wrong about a new season, each in one sentence."""
    known = (*OPTIONAL_RULES, *catalogue.offers)
    for rule in setting.rules:
        if rule not in known:
            raise BadSetting(f"There is no optional rule {rule!r}; there are {', '.join(known)}.")
    if len(set(setting.rules)) != len(setting.rules):
        raise BadSetting("An optional rule is named twice; name each once.")
    if ABBREVIATED in setting.rules and EXTENDED in setting.rules:
        raise BadSetting("A season cannot be both abbreviated and extended; choose one of the two.")
    for name in setting.teams:
        team_index(catalogue, name)
    if len(set(setting.teams)) != len(setting.teams):
        raise BadArgument("Two seats have the same team; each team can be managed once (TM 2.1.1).", "same-team")
    if setting.teams and setting.seats and setting.seats != len(setting.teams):
        raise BadArgument(
            f"{len(setting.teams)} teams are named for {setting.seats} seats; name one for each.", "setting"
        )
    seats = len(setting.teams) or setting.seats
    most = catalogue.managers or MOST_MANAGERS
    if most < seats == places.MOST_SEATS:
        raise BadSetting("Five managers need the expansion Foul Play; without it there are 2 to 4 seats.")
    if not 2 <= seats <= most:
        raise BadSetting(f"A season has 2 to {most} managers, not {seats}.")
    if not -1 <= setting.first < seats:
        raise BadSetting(f"Seat {setting.first + 1} cannot be first manager; seats are 1 to {seats}.")
    setting.seats = seats


def team_index(catalogue: Catalogue, name: str) -> int:
    return place_of(name, catalogue.teams, "team")
