"""Team Manager as a game: its registry of steps, questions, verbs and events, and how a table of it is made.

The steps stand in the order of the rulebook: the phases of a week can be read from top to bottom.
"""

from touchline.table.dice import SETUP, Dice
from touchline.table.errors import BadArgument, place_of
from touchline.table.registry import CARD, NUMBER, PLACE, SEAT, EventKind, Kind, Registry, Step, Verb
from touchline.table.setting import Setting
from touchline.team_manager import (
    ball,
    effects,
    ending,
    improvements,
    maintenance,
    matchup,
    moving_effects,
    payouts,
    reel_effects,
    responses,
    scoreboard,
    setup,
    skills,
    states,
    tackle,
    tackle_effects,
    token_effects,
    view,
)
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.names import EVENTS, KINDS, STEPS, VERBS
from touchline.team_manager.state import ABBREVIATED, EXTENDED, MOST_SEATS, OPTIONAL_RULES, Season

GAME = "team-manager"

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
    Step("turn-chosen", (SEAT, "", NUMBER), matchup.turn_chosen),
    Step("commit", (CARD, PLACE, ""), matchup.commit),
    Step("skills", (CARD, NUMBER, NUMBER), matchup.skills),
    Step("skill", (CARD, NUMBER, ""), skills.skill),
    Step("pass-chosen", (CARD, "", NUMBER), skills.pass_chosen),
    Step("pass-usual", (CARD, "", ""), skills.pass_usual),
    Step("sprint-chosen", (CARD, "", NUMBER), skills.sprint_chosen),
    Step("sprint-discarded", (SEAT, NUMBER, NUMBER), skills.sprint_discarded),
    Step("tackle-chosen", (CARD, "", NUMBER), skills.tackle_chosen),
    Step("tackle", (CARD, CARD, NUMBER), tackle.tackle),
    Step("tackle-roll", ("", "", ""), tackle.tackle_roll),
    Step("tackle-choose", ("", "", ""), tackle.tackle_choose),
    Step("tackle-result", ("", "", NUMBER), tackle.tackle_result),
    Step("tackle-guarded", (CARD, "", NUMBER), tackle.tackle_guarded),
    Step("tackle-apply", ("", "", ""), tackle.tackle_apply),
    Step("tackle-succeeded", (CARD, NUMBER, ""), tackle.tackle_succeeded),
    Step("tackle-end", (NUMBER, "", ""), tackle.tackle_end),
    Step("fall", (CARD, CARD, SEAT), states.fall),
    Step("topple", (CARD, CARD, SEAT), states.topple),
    Step("downed", (CARD, CARD, NUMBER), states.downed),
    Step("injure", (CARD, CARD, SEAT), states.injure),
    Step("injure-fallen", (CARD, "", ""), states.injure_fallen),
    Step("injured", (CARD, NUMBER, NUMBER), states.injured),
    Step("ball", (CARD, NUMBER, ""), ball.ball),
    Step("ball-chosen", (CARD, "", NUMBER), ball.ball_chosen),
    Step("drop", (CARD, NUMBER, NUMBER), ball.drop),
    Step("drop-chosen", (CARD, NUMBER, NUMBER), ball.drop_chosen),
    Step("action", (SEAT, "", ""), matchup.action),
    Step("action-chosen", (SEAT, "", NUMBER), matchup.action_chosen),
    Step("pass-discard", (SEAT, CARD, ""), matchup.pass_discard),
    Step("pass-discarded", (SEAT, "", NUMBER), matchup.pass_discarded),
    # abilities (TM 8)
    Step("window", (NUMBER, NUMBER, NUMBER), responses.window),
    Step("responded", (NUMBER, NUMBER, NUMBER), responses.responded),
    Step("run", (NUMBER, CARD, ""), effects.run),
    Step("picked", (NUMBER, CARD, NUMBER), effects.picked),
    Step("power-picked", (NUMBER, "", NUMBER), tackle_effects.power_picked),
    Step("attempt-chosen", (CARD, NUMBER, NUMBER), effects.attempt_chosen),
    Step("rerolled", (SEAT, "", NUMBER), tackle_effects.rerolled),
    Step("skill-picked", (CARD, "", NUMBER), effects.skill_picked),
    Step("token-picked", (SEAT, NUMBER, NUMBER), token_effects.token_picked),
    Step("peeked", (CARD, "", NUMBER), token_effects.peeked),
    Step("shifted", (NUMBER, CARD, NUMBER), token_effects.shifted),
    Step("moved", (SEAT, "", NUMBER), moving_effects.moved),
    Step("ball-left", (CARD, NUMBER, NUMBER), moving_effects.ball_left),
    Step("commit-zone-chosen", (SEAT, NUMBER, NUMBER), moving_effects.commit_zone_chosen),
    Step("replaced", (SEAT, "", NUMBER), reel_effects.replaced),
    Step("facing-chosen", (CARD, SEAT, NUMBER), reel_effects.facing_chosen),
    Step("opponent-chosen", (NUMBER, "", NUMBER), reel_effects.opponent_chosen),
    Step("opponent-player-chosen", (NUMBER, "", NUMBER), reel_effects.opponent_player_chosen),
    # the Scoreboard phase (TM 6)
    Step("scoreboard", ("", "", ""), scoreboard.scoreboard),
    Step("resolve", (NUMBER, "", ""), scoreboard.resolve),
    Step("reveal-tokens", (NUMBER, "", ""), scoreboard.reveal_tokens),
    Step("eject", (NUMBER, "", ""), scoreboard.eject),
    Step("eject-player", (CARD, NUMBER, ""), scoreboard.eject_player),
    Step("frenzy", (NUMBER, "", ""), scoreboard.frenzy),
    Step("score-seat", (NUMBER, NUMBER, NUMBER), scoreboard.score_seat),
    Step("quiet", (NUMBER, SEAT, NUMBER), scoreboard.quiet),
    Step("winner", (NUMBER, "", ""), scoreboard.winner),
    Step("rank", (NUMBER, NUMBER, ""), scoreboard.rank),
    Step("ranked", (NUMBER, NUMBER, NUMBER), scoreboard.ranked),
    Step("outcome", (NUMBER, "", ""), scoreboard.outcome),
    Step("pay-seat", (NUMBER, NUMBER, ""), payouts.pay_seat),
    Step("section", (NUMBER, SEAT, NUMBER), payouts.section),
    Step("section-chosen", (SEAT, "", NUMBER), payouts.section_chosen),
    Step("draw-cards", (SEAT, NUMBER, NUMBER), payouts.draw_cards),
    Step("draw-more", (SEAT, NUMBER, NUMBER), payouts.draw_more),
    Step("keep", (SEAT, NUMBER, NUMBER), payouts.keep),
    Step("kept", (SEAT, NUMBER, NUMBER), payouts.kept),
    Step("bottomed", (SEAT, NUMBER, NUMBER), payouts.bottomed),
    Step("clear", (NUMBER, "", ""), scoreboard.clear),
    Step("improve", (NUMBER, "", ""), improvements.improve),
    Step("freebooters", (SEAT, NUMBER, ""), improvements.freebooters),
    Step("freebooter-chosen", (SEAT, NUMBER, NUMBER), improvements.freebooter_chosen),
    Step("shuffle-in", (SEAT, "", ""), improvements.shuffle_in),
    Step("stars-on-top", (SEAT, "", ""), improvements.stars_on_top),
    Step("star-placed", (SEAT, "", NUMBER), improvements.star_placed),
    Step("week-end", ("", "", ""), scoreboard.week_end),
    # winning (TM 7)
    Step("season-end", ("", "", ""), scoreboard.season_end),
]

_VERBS = [
    Verb("commit", (CARD, PLACE), "commit {0} to {1}"),
    Verb("pass", (), "pass"),
    Verb("discard", (CARD,), "discard {0}"),
    Verb("done", (), "done"),
    Verb("pass-ball", (), "use passing"),
    Verb("skip", (), "do not use it"),
    Verb("sprint", (), "use sprinting"),
    Verb("tackle", (CARD,), "tackle {0}"),
    Verb("strip-ball", (), "put the ball at midfield (Strip Ball)"),
    Verb("use-skill", (NUMBER,), "use {0}"),
    Verb("use", (CARD, NUMBER), "use {0}"),
    Verb("decline", (), "decline"),
    Verb("reroll", (NUMBER,), "reroll die {0}"),
    Verb("apply", (NUMBER,), "apply {0}"),
    Verb("guard", (CARD,), "let {0} take it (Guard)"),
    Verb("give", (CARD,), "give the ball to {0}"),
    Verb("keep-ball", (), "do not use Dump-Off"),
    Verb("pick", (CARD,), "choose {0}"),
    Verb("peek-keep", (), "leave the token"),
    Verb("peek-redraw", (), "discard it and draw a new one"),
    Verb("shift", (CARD,), "move {0}"),
    Verb("move", (CARD, PLACE), "move {0} to {1}"),
    Verb("act", (CARD, NUMBER), "use {0}"),
    Verb("replace", (PLACE,), "replace {0}"),
    Verb("face-left", (), "leave it as it lies"),
    Verb("face-right", (), "turn it round"),
    Verb("oppose", (SEAT,), "choose {0}"),
    Verb("either", (NUMBER, NUMBER, NUMBER), "take {0}"),
    Verb("keep", (CARD,), "keep {0}"),
    Verb("bottom", (CARD,), "put {0} under the deck"),
    Verb("draw-more", (), "draw one more"),
    Verb("return", (CARD,), "return {0} to the box"),
    Verb("place", (CARD,), "put {0} on the deck"),
    Verb("ahead", (SEAT,), "rank {0} higher"),
]

_KINDS = [
    Kind("turn", ("commit", "pass"), "Commit a player, or pass", "TM 5.1.1", "pass"),
    Kind("pass-discards", ("discard", "done"), "Discard cards you do not want to keep", "TM 5.14.3", "done"),
    Kind("pass-skill", ("pass-ball", "skip"), "Use passing?", "TM 5.5.2", "skip"),
    Kind("sprint-skill", ("sprint", "skip"), "Use sprinting?", "TM 5.5.2", "skip"),
    Kind("sprint-discard", ("discard",), "Discard a card", "TM 5.8.1", "discard"),
    Kind("tackle-skill", ("tackle", "strip-ball", "skip"), "Use tackling?", "TM 5.9.1", "skip"),
    Kind("any-skill", ("use-skill",), "Which skill?", "TM 5.13.2", "use-skill"),
    Kind("respond", ("use", "decline"), "Respond?", "TM 8.3.2", "decline"),
    Kind("reroll-die", ("reroll",), "Which die is rerolled?", "TM 8.3.1", "reroll"),
    Kind("result", ("apply",), "Which die applies?", "TM 5.9.5", "apply"),
    Kind("guard", ("guard", "decline"), "Does a player with Guard take it?", "TM 11.1.8", "decline"),
    Kind("dump-off", ("give", "keep-ball"), "Use Dump-Off?", "TM 11.1.4", "keep-ball"),
    Kind("pick-player", ("pick", "decline"), "Choose a player", "TM 8.1.1", "pick"),
    Kind("pick-token", ("pick",), "Choose a cheating token", "TM 8.1.1", "pick"),
    Kind("peek", ("peek-keep", "peek-redraw"), "Leave the token, or draw a new one?", "TM 5.6.2", "peek-keep"),
    Kind("shift", ("shift", "done"), "Move cheating tokens", "TM 8.1.1", "done"),
    Kind("move", ("move", "decline"), "Move a player", "TM 8.5.2", "move"),
    Kind("ball-left", ("give",), "Who gets the ball?", "TM 8.5.3", "give"),
    Kind("action", ("act", "skip"), "Resolve a matchup action?", "TM 5.13.1", "skip"),
    Kind("highlight", ("replace",), "Which highlight?", "TM 5.13.1", "replace"),
    Kind("facing", ("face-left", "face-right"), "Which way round does it lie?", "TM 5.13.1", "face-left"),
    Kind("opponent", ("oppose",), "Which opposing manager?", "TM 8.1.1", "oppose"),
    Kind("opponent-player", ("give",), "Which of your players gets the ball?", "TM 8.1.1", "give"),
    Kind("commit-zone", ("commit",), "Which team zone?", "TM 5.2.1", "commit"),
    Kind("attempt", ("tackle",), "Whom does he tackle?", "TM 5.9.1", "tackle"),
    Kind("either-or", ("either",), "Which payout?", "TM 6.8.6", "either"),
    Kind("keep", ("keep",), "Which card do you keep?", "TM 6.8.2", "keep"),
    Kind("bottom", ("bottom",), "Which card goes under the deck next?", "TM 6.8.4", "bottom"),
    Kind("more-stars", ("draw-more", "skip"), "Draw one more Star Player?", "TM 6.8.2", "skip"),
    Kind("freebooter", ("return", "decline"), "Return a player to the box?", "TM 6.10.4", "decline"),
    Kind("stars-on-top", ("place",), "Which star goes on the deck next?", "TM 6.10.6", "place"),
    Kind("rank", ("ahead",), "Which tied team ranks higher?", "TM 6.4.4", "ahead"),
]

_EVENTS = [
    EventKind("week-begins", "Week {amount} begins; {seat} holds the golden coin."),
    EventKind("refreshed", "{seat} refreshes {card}."),
    EventKind("hand-drawn", "{seat} draws {amount} cards."),
    EventKind("deck-shuffled", "{seat} shuffles a new Team deck of {amount} cards."),
    EventKind("pool-restocked", "The pool holds {amount} cheating tokens."),
    EventKind("spike-revealed", "Spike! Magazine: {card}."),
    EventKind("highlight-revealed", "Highlight: {card}."),
    EventKind("highlight-returned", "{card} goes back to the box."),
    EventKind("kicked-off", "The balls are at midfield."),
    EventKind("committed", "{seat} commits {card} to {zone}."),
    EventKind("moved", "{card} moves to {zone}."),
    EventKind("fielded", "{card} comes on at {zone}."),
    EventKind("passed", "{seat} passes."),
    EventKind("discarded", "{seat} discards {card}."),
    EventKind("drawn", "{seat} draws {card}."),
    EventKind("star-taken", "{seat} takes {card} into hand."),
    EventKind("skill-used", "{card} uses {skill}."),
    EventKind("token-assigned", "{other} gets a cheating token."),
    EventKind("token-peeked", "{seat} looks at a cheating token of {other}: {card}."),
    EventKind("token-discarded", "A cheating token of {other} is set aside: {card}."),
    EventKind("token-moved", "A cheating token moves onto {other}: {card}."),
    EventKind("token-turned-up", "{seat} turns up a cheating token: {card}."),
    EventKind("tackle-declared", "{card} tackles {other}."),
    EventKind("tackle-compared", "Star Power {powers}."),
    EventKind("dice-rolled", "Dice: {dice}."),
    EventKind("die-rolled", "{card}: the die shows {die}."),
    EventKind("dice-rerolled", "Rerolled: {die}."),
    EventKind("result-applied", "{die} applies."),
    EventKind("guarded", "{card} takes it for {other}."),
    EventKind("tackle-succeeded", "{card} has tackled {other}."),
    EventKind("tackle-missed", "{card} misses."),
    EventKind("tackle-replaced", "{card} replaces the tackle."),
    EventKind("downed", "{card} is downed."),
    EventKind("stood", "{card} stands up."),
    EventKind("injured", "{card} is injured."),
    EventKind("ejected", "{card} is ejected."),
    EventKind("ball-gained", "{card} has the ball."),
    EventKind("ball-dropped", "{card} drops the ball."),
    EventKind("ball-moved", "The ball goes from {card} to midfield."),
    EventKind("ability-used", "{seat} uses {card}."),
    EventKind("card-exhausted", "{seat} exhausts {card}."),
    EventKind("card-discarded", "{seat} loses {card}."),
    EventKind("highlight-replaced", "{seat} puts {card} in its place."),
    EventKind("tokens-revealed", "{other}: {card}."),
    EventKind("fans-gained", "{seat}: {amount} more fans ({card})."),
    EventKind("fans-lost", "{seat}: {amount} fewer fans ({card})."),
    EventKind("total", "{seat} has Star Power {amount}."),
    EventKind("winner", "{seat} wins {matchup}."),
    EventKind("runner-up", "{seat} is runner-up at {matchup}."),
    EventKind("loser", "{seat} loses {matchup}."),
    EventKind("draw", "{matchup} is a draw."),
    EventKind("nobody", "Nobody is left at {matchup}."),
    EventKind("payout", "{seat} collects the {section} payout of {card}."),
    EventKind("cards-drawn", "{seat} looks at {amount} cards."),
    EventKind("card-kept", "{seat} keeps {card}."),
    EventKind("cards-bottomed", "{seat} puts {card} under the deck."),
    EventKind("improvement-revealed", "{seat} reveals {card}."),
    EventKind("freebooter-returned", "{seat} returns {card} to the box."),
    EventKind("star-placed", "{seat} puts {card} on the Team deck."),
    EventKind("coin-passed", "The golden coin goes to {seat}."),
    EventKind("season-ended", "The season is over after {amount} weeks."),
    EventKind("won", "{seat} is Manager of the Year."),
    EventKind("nobody-won", "All are tied: nobody wins."),
    EventKind("highlight-turned", "{seat} turns {card} round."),
]

REGISTRY = Registry(GAME, _STEPS, _VERBS, _KINDS, _EVENTS)
REGISTRY.view = view.view_of
REGISTRY.result = ending.result
REGISTRY.check(STEPS, VERBS, KINDS, EVENTS)


def season(catalogue: Catalogue, teams: tuple[int, ...], rules: tuple[str, ...], first: int, dice: Dice) -> Season:
    """A table before its first step."""
    return setup.set_up(REGISTRY, catalogue, teams, rules, first, dice)


def new(setting: Setting, dice: Dice) -> Season:
    """A table at its first decision, from what a person asked for."""
    catalogue = load_catalogue(tuple(setting.packs))
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
    for expansion in setting.expansions:
        raise BadArgument(f"There is no expansion {expansion!r} yet; leave expansions empty.")
    for rule in setting.rules:
        if rule not in OPTIONAL_RULES:
            raise BadArgument(f"There is no optional rule {rule!r}; there are {', '.join(OPTIONAL_RULES)}.")
    if len(set(setting.rules)) != len(setting.rules):
        raise BadArgument("An optional rule is named twice; name each once.")
    if ABBREVIATED in setting.rules and EXTENDED in setting.rules:
        raise BadArgument("A season cannot be both abbreviated and extended; choose one of the two.")
    for name in setting.teams:
        team_index(catalogue, name)
    if len(set(setting.teams)) != len(setting.teams):
        raise BadArgument("Two seats have the same team; each team can be managed once (TM 2.1.1).")
    if setting.teams and setting.seats and setting.seats != len(setting.teams):
        raise BadArgument(f"{len(setting.teams)} teams are named for {setting.seats} seats; name one for each.")
    seats = len(setting.teams) or setting.seats
    if seats == MOST_SEATS:
        raise BadArgument("Five managers need the expansion Foul Play; without it there are 2 to 4 seats.")
    if not 2 <= seats <= MOST_SEATS:
        raise BadArgument(f"A season has 2 to 4 managers, not {seats}.")
    if not -1 <= setting.first < seats:
        raise BadArgument(f"Seat {setting.first + 1} cannot be first manager; seats are 1 to {seats}.")
    setting.seats = seats


def team_index(catalogue: Catalogue, name: str) -> int:
    return place_of(name, catalogue.teams, "team")
