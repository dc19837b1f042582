"""Moments: what an ability answers (TM 8.1, 8.3)."""

from typing import Final

from touchline.team_manager import moments, whom
from touchline.team_manager.vocabulary.conditions import BY_TACKLE, EXISTS, HIGHLIGHT, MARGIN, YOU_DID
from touchline.team_manager.vocabulary.word import Moment, phrase


def moment(name: str, event: int, pattern: str, message: str) -> Moment:
    return Moment(name, (event,), (phrase(pattern, message),))


# --- In the Matchup phase ------------------------------------------------------------------------------------
BEFORE_TACKLE: Final = Moment(
    "before tackles",
    (moments.DECLARED,),
    (
        phrase("before {who} tackles {to}", "before.tackle_on"),
        phrase("before {who} tackles", "before.tackle"),
    ),
)
TARGETED: Final = moment("targeted", moments.DECLARED, "when {who} is targeted", "when.targeted")
DECLARED: Final = moment("declared", moments.DECLARED, "when a tackle is declared", "when.declared")
DECLARED_WHERE_YOU_PLAY: Final = moment(
    "declared where you play",
    moments.DECLARED,
    "when a tackle is declared where you play",
    "when.declared_where_you_play",
)
DECLARED_WHERE_YOU_PLAY.implies = (EXISTS, 1, whom.YOURS | whom.HERE)
ROLLED: Final = moment("rolled", moments.ROLLED, "when dice are rolled against {who}", "when.rolled")
TACKLES: Final = Moment(
    "tackles",
    (moments.TACKLED,),
    (
        phrase("after {who} tackles {to}", "after.tackle_made_on"),
        phrase("after {who} tackles", "after.tackle_made"),
    ),
)
TACKLED: Final = moment("tackled", moments.TACKLED, "when {who} is tackled", "when.tackled")
PAIR: Final = moment("pair", moments.PAIR, "after {who} rolls a pair", "after.pair")
DOWNED_BY_TACKLE: Final = moment(
    "downed by tackle", moments.DOWNED, "when {who} is downed by a tackle", "when.downed_by_tackle"
)
DOWNED_BY_TACKLE.implies = (BY_TACKLE, 0, 0)
DOWNED_OR_INJURED: Final = Moment(
    "downed or injured",
    (moments.DOWNED, moments.INJURED),
    (phrase("when {who} is downed or injured", "when.downed_or_injured"),),
)
DOWNED: Final = moment("downed", moments.DOWNED, "when {who} is downed", "when.downed")
INJURED: Final = moment("injured", moments.INJURED, "when {who} is injured", "when.injured")
INJURES: Final = moment("injures", moments.INJURED, "after {who} injures {to}", "after.injures")
YOU_INJURE: Final = moment("you injure", moments.INJURED, "after you injure {who}", "after.you_injure")
YOU_INJURE.implies = (YOU_DID, 0, 0)
GETS_OR_LOSES_BALL: Final = Moment(
    "gets or loses ball",
    (moments.GOT_BALL, moments.LOST_BALL),
    (phrase("when {who} gets or loses the ball", "when.got_or_lost_ball"),),
)
GETS_BALL: Final = moment("gets ball", moments.GOT_BALL, "when {who} gets the ball", "when.got_ball")
LOSES_BALL: Final = moment("loses ball", moments.LOST_BALL, "when {who} loses the ball", "when.lost_ball")
COMMITTED: Final = moment("committed", moments.COMMITTED, "when {who} is committed", "when.committed")
USES: Final = Moment(
    "uses",
    moments.USED,
    (
        phrase("when {who} uses {use}", "after.skill_use"),
        phrase("after {who} uses {use}", "after.skill_use"),
    ),
)
USES.by_skill = True

# --- In the Scoreboard phase ---------------------------------------------------------------------------------
BEFORE_EJECTIONS: Final = moment("before ejections", moments.EJECTIONS, "before ejections", "before.ejections")
EJECTED: Final = moment("ejected", moments.EJECTED, "when {who} is ejected", "when.ejected")
AT_TOTALS: Final = moment("at totals", moments.TOTALS, "at totals", "when.totals")
WIN_BY: Final = moment("win matchup by", moments.WON, "after you win a matchup by {n}", "each.win_by")
WIN_BY.implies = (MARGIN, 0, 0)
WIN: Final = moment("win matchup", moments.WON, "after you win a matchup", "each.win")
WIN_HIGHLIGHT: Final = moment("win highlight", moments.WON, "after you win a highlight", "each.win_highlight")
WIN_HIGHLIGHT.implies = (HIGHLIGHT, 0, 0)
LOSE: Final = moment("lose matchup", moments.LOST, "after you lose a matchup", "each.lose")
COLLECT_STARS: Final = moment("collect stars", moments.COLLECT, "when you collect stars", "when.collect_stars")

MOMENTS: Final[tuple[Moment, ...]] = (
    BEFORE_TACKLE,
    TARGETED,
    DECLARED,
    DECLARED_WHERE_YOU_PLAY,
    ROLLED,
    TACKLES,
    TACKLED,
    PAIR,
    DOWNED_BY_TACKLE,
    DOWNED_OR_INJURED,
    DOWNED,
    INJURED,
    INJURES,
    YOU_INJURE,
    GETS_OR_LOSES_BALL,
    GETS_BALL,
    LOSES_BALL,
    COMMITTED,
    USES,
    BEFORE_EJECTIONS,
    EJECTED,
    AT_TOTALS,
    WIN_BY,
    WIN,
    WIN_HIGHLIGHT,
    LOSE,
    COLLECT_STARS,
)
for one in (BEFORE_EJECTIONS, EJECTED, AT_TOTALS, WIN_BY, WIN, WIN_HIGHLIGHT, LOSE, COLLECT_STARS):
    one.scoring = True
for one in (BEFORE_TACKLE, TACKLES, INJURES, PAIR):
    one.agent = True
for one in (
    BEFORE_TACKLE,
    TARGETED,
    DECLARED,
    DECLARED_WHERE_YOU_PLAY,
    ROLLED,
    TACKLES,
    TACKLED,
    PAIR,
    DOWNED_BY_TACKLE,
):
    one.tackle = True
for one in (DOWNED, GETS_BALL, COMMITTED, USES):
    one.weekly = True
