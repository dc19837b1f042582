"""The casebook of Team Manager: how its cases lay out a week, choose and look at the outcome.

Choices are a verb and what it needs: ``1: commit orc-blitzer right 1`` (the right zone of highlight 1), ``2: commit
human-ogre tournament``, ``1: tackle human-catcher``, ``1: apply target-down``, ``1: keep griff-oberwald``.

What can be expected:

=========================  ===========================================================================
``fans 1: 3``              the fans of a seat; also ``improvements 1``, ``total 1``
``hand 1: a, b``           exactly these cards, in any order; also discard, in-play, improvements-pile
``deck 1 top: a, b``       the top cards of the Team deck, from the top
``left 1: a downed, b``    the players of a zone (right; ``zone 2`` for seat 2 at the tournament)
``ball 1: midfield``       or the carrier; ``ball tournament``
``tokens human-ogre: 2``   how many cheating tokens lie on the first such player
``mark blood biter: 2``     how many of a mark lie on the first such player; ``dial blood-supply: 4``
``count pool: 28``         number of cards of a pile: ``count hand 1``, ``count deck 2``, ``count box`` …
``count staff: all - 2``   all that begin in this pile but two, however many the packs have of them
``decision: 1 turn``       who must choose, and what
``offered: commit x left 1``   the open decision has this option
``refused: commit x left 1 (TM 5.2.2)``   it has not, and ``why_not`` names this rule
``event: downed orc-blitzer (TM 5.11.2)``   it happened, the card and the rule if named
``no event: guarded``      it did not
``unknown to 1: hand 2``   every card of the pile is hidden from the seat; ``known to 1: hand 1`` the reverse
``winner: 1``              of the season; or ``nobody``; ``places: 1, 2``
``week: 2``, ``coin: 1``   the week, and who holds the golden coin
``exhausted: hired-wizard`` or ``ready: hired-wizard``
``over``                   the season has ended
=========================  ===========================================================================
"""

from typing import Final

from touchline.table.case import Unmet
from touchline.table.casebook import Book, and_rule, check_happened, event_kind, number, same, seat_of
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.position import split_lines
from touchline.table.registry import CARD, PLACE, SEAT
from touchline.table.table import Table
from touchline.team_manager import card_kinds, die, places
from touchline.team_manager.game import REGISTRY
from touchline.team_manager.naming import SEAT_PILES, common_piles, seat_piles
from touchline.team_manager.position_reader import Reader, split_players
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.state import Season

# The kinds of the cards that begin in these piles.
BEGINNING: Final = {
    "upgrades": (card_kinds.TEAM_UPGRADE,),
    "owa-stars": (card_kinds.STAR,),
    "cwc-stars": (card_kinds.STAR,),
    "staff": (card_kinds.STAFF_UPGRADE,),
    "highlights": (card_kinds.HIGHLIGHT,),
    "box": (card_kinds.TOURNAMENT, card_kinds.HEADLINE),
    "pool": (card_kinds.TOKEN,),
}


class TeamManagerBook(Book):
    """Reads and judges the cases of Team Manager."""

    def given(self, text: str, path: str, first: int, written: int) -> Table:
        reader = Reader(split_lines(text, first), path, written)
        reader.waiting = True
        return reader.table()

    def result_of(self, word: str) -> int:
        """A face of the tackle die as the roll that shows it."""
        if word not in die.NAMES:
            raise Unmet(f"A die shows {', '.join(die.NAMES)}, not {word!r}.")
        return die.FACES.index(die.NAMES.index(word))

    def spell(self, table: Table, code: int) -> str:
        assert isinstance(table, Season)
        return spell(table, code)

    def matching(self, table: Table, words: list[str]) -> list[int]:
        assert isinstance(table, Season)
        return matching(table, words)

    # --- expecting --------------------------------------------------------------------------------------------

    def look(self, table: Table, key: str, value: str) -> None:
        assert isinstance(table, Season)
        words = key.split()
        name = words[0] if words else ""
        if name in ("fans", "improvements", "total"):
            self.expect_number(table, name, words, value)
        elif name in ("hand", "discard", "in-play", "improvements-pile"):
            self.expect_pile(table, name, seat_of(table, words), value)
        elif key.startswith("deck ") and words[-1] == "top":
            self.expect_top(table, seat_of(table, words[:2]), value)
        elif name in ("left", "right", "zone"):
            self.expect_zone(table, name, words, value)
        elif name == "ball":
            self.expect_ball(table, words, value)
        elif name == "tokens":
            same(key, len(table.piles[places.ON + player(table, words[1])]), number(value))
        elif name == "mark":
            same(key, marks_on(table, words), number(value))
        elif name == "dial":
            same(key, dial_of(table, words), [number(word) for word in value.split(",")])
        elif name == "count":
            self.expect_count(table, words[1:], value)
        elif name == "decision":
            self.expect_decision(table, value)
        elif name == "offered":
            self.expect_offered(table, value)
        elif name == "refused":
            self.expect_refused(table, value)
        elif key in ("event", "no event"):
            self.expect_event(table, key == "event", value)
        elif key.startswith(("unknown to", "known to")):
            self.expect_known(table, words, value)
        elif name in ("exhausted", "ready"):
            card = upgrade(table, value)
            same(f"{value} exhausted", bool(table.turned[card]), name == "exhausted")
        else:
            self.expect_course(table, key, value)

    def expect_number(self, t: Season, name: str, words: list[str], value: str) -> None:
        numbers = {"fans": t.fans, "improvements": t.improvements, "total": t.totals}[name]
        if len(words) == 1:
            same(name, numbers, [number(word) for word in value.split(",")])
        else:
            same(" ".join(words), numbers[seat_of(t, words)], number(value))

    def expect_count(self, t: Season, words: list[str], value: str) -> None:
        found = len(t.piles[pile_of(t, words)])
        word, _, less = value.partition("-")
        if word.strip() != "all":
            same(f"count {' '.join(words)}", found, number(value))
        elif words[0] not in BEGINNING:
            raise Unmet(f"'all' is said of {', '.join(BEGINNING)}, not of {words[0]}.")
        else:
            left = number(less.strip()) if less else 0
            same(f"count {' '.join(words)}", f"all - {len(beginning(t, words)) - found}", f"all - {left}")

    def expect_pile(self, t: Season, name: str, seat: int, value: str) -> None:
        place = dict(SEAT_PILES)["improvements" if name == "improvements-pile" else name] + seat
        names = sorted(id_of(t, card) for card in t.piles[place])
        same(f"{name} {seat + 1}", names, sorted(word.strip() for word in value.split(",") if word.strip()))

    def expect_top(self, t: Season, seat: int, value: str) -> None:
        wanted = [word.strip() for word in value.split(",")]
        names = [id_of(t, card) for card in reversed(t.piles[places.DECK + seat])][: len(wanted)]
        same(f"top of deck {seat + 1}", names, wanted)

    def expect_zone(self, t: Season, name: str, words: list[str], value: str) -> None:
        if name == "zone":
            place = places.ZONE + places.TOURNAMENT_AT * places.ZONES + seat_of(t, words)
        else:
            place = places.ZONE + (number(words[1]) - 1) * places.ZONES + (0 if name == "left" else 1)
        names = []
        for card in t.piles[place]:
            names.append(id_of(t, card) + (" downed" if t.turned[card] else ""))
        same(" ".join(words), sorted(names), sorted(" ".join(word.split()) for word in split_players(value)))

    def expect_ball(self, t: Season, words: list[str], value: str) -> None:
        matchup = places.TOURNAMENT_AT if words[1] == "tournament" else number(words[1]) - 1
        carrier = t.ball[matchup]
        name = {places.MIDFIELD: "midfield", places.NO_BALL: "none"}.get(carrier) or id_of(t, carrier)
        same(" ".join(words), name, value)

    def expect_refused(self, t: Season, value: str) -> None:
        wanted, rule = and_rule(value)
        self.expect_not_offered(t, wanted)
        if rule:
            words = wanted.split()
            sorts = REGISTRY.verbs[REGISTRY.verb_index[words[0]]].arguments
            arguments = [argument(t, sort, word) for sort, word in zip(sorts, group(words[1:]), strict=False)]
            same("rule", t.why_not(words[0], *arguments).rule, rule)

    def expect_event(self, t: Season, wanted: bool, value: str) -> None:
        text, rule = and_rule(value)
        words = text.split()
        kind = event_kind(REGISTRY, words)
        happened = any(
            event.kind == kind
            and (len(words) < 2 or (event.face >= 0 and t.catalogue.ids[event.face] == words[1]))
            and (not rule or event.rule == rule)
            for event in t.events
        )
        check_happened(value, happened, wanted)

    def expect_known(self, t: Season, words: list[str], value: str) -> None:
        seat = number(words[2]) - 1
        view = t.view(seat if 0 <= seat < t.seats else 7).table
        first = value.split()
        if first[0] == "tokens":
            pile = t.piles[places.ON + player(t, first[1])]
        else:
            pile = t.piles[pile_of(t, first)]
        if not pile:
            raise Unmet(f"{value!r} is empty, so nothing is known or unknown of it.")
        for card in pile:
            if (view.face[card] >= 0) != (words[0] == "known"):
                raise Unmet(
                    f"Seat {words[2]}: {id_of(t, card)} in {value!r} is {'hidden' if words[0] == 'known' else 'seen'}."
                )

    def expect_course(self, t: Season, key: str, value: str) -> None:
        if key == "week":
            same(key, t.week, number(value))
        elif key == "coin":
            same(key, t.coin + 1, number(value))
        elif key == "over":
            same("over", t.finished, True)
        elif key in ("winner", "places"):
            if t.result is None:
                raise Unmet("The season is not over, so there is no winner.")
            if key == "places":
                same(key, t.result.places, [number(word) for word in value.split(",")])
            else:
                winners = [str(seat + 1) for seat in t.result.winners] or ["nobody"]
                same(key, ", ".join(winners), value)
        elif key == "reason":
            same(key, t.result.rule if t.result else "", value)
        else:
            raise Unmet(f"{key!r} is nothing a case can expect.")


# --- Words of a case -------------------------------------------------------------------------------------------


def id_of(t: Season, card: int) -> str:
    return t.catalogue.ids[t.face[card]]


def pile_of(t: Season, words: list[str]) -> int:
    own = dict(seat_piles(t))
    common = dict(common_piles(t))
    if words and words[0] in own:
        return own[words[0]] + seat_of(t, words)
    if words and words[0] in common:
        return common[words[0]]
    raise Unmet(f"There is no pile {' '.join(words)!r}.")


def beginning(t: Season, words: list[str]) -> list[int]:
    """The faces of all cards of the season that begin in a pile."""
    cards = t.catalogue
    name = words[0]
    faces = [face for face in t.face if cards.kinds[face] in BEGINNING[name]]
    if name == "upgrades":
        team = t.teams[seat_of(t, words)]
        faces = [face for face in faces if cards.logos[face] == team]
    elif name.endswith("-stars"):
        union = cards.union_ids.index(name.partition("-")[0])
        faces = [face for face in faces if cards.unions[face] == union]
    return faces


def marks_on(t: Season, words: list[str]) -> int:
    """How many of a mark lie on a player."""
    for mark in t.mechanics.marks if t.mechanics is not None else []:
        if mark.name == words[1]:
            return t.marks[mark.number][player(t, words[2])]
    raise Unmet(f"There is no mark {words[1]!r} at this table.")


def dial_of(t: Season, words: list[str]) -> list[int]:
    for one in t.mechanics.dials if t.mechanics is not None else []:
        if one.name == words[1]:
            return t.dials[one.number]
    raise Unmet(f"There is no dial {words[1]!r} at this table.")


def player(t: Season, name: str) -> int:
    """The first player of this name at a matchup, or a card of this name anywhere."""
    for matchup in range(places.MATCHUPS):
        for card in t.players_at(matchup):
            if id_of(t, card) == name:
                return card
    return any_card(t, name)


def any_card(t: Season, name: str) -> int:
    for card in range(len(t.face)):
        if id_of(t, card) == name:
            return card
    raise Unmet(f"There is no card {name!r}.")


def upgrade(t: Season, name: str) -> int:
    for seat in range(t.seats):
        for card in t.piles[places.IN_PLAY + seat]:
            if id_of(t, card) == name:
                return card
    raise Unmet(f"No {name!r} is in play.")


def group(words: list[str]) -> list[str]:
    """Arguments as written: a place takes two words, except the tournament."""
    grouped: list[str] = []
    for word in words:
        if grouped and grouped[-1] in ("left", "right", "highlight"):
            grouped[-1] += f" {word}"
        else:
            grouped.append(word)
    return grouped


def argument(t: Season, sort: str, word: str) -> int:
    """An argument of a verb as the number the engine uses."""
    if sort == CARD:
        if t.kind >= 0:
            for card in t.piles[t.seat]:
                if id_of(t, card) == word:
                    return card
        return player(t, word)
    if sort == PLACE:
        return place_number(t, word)
    if sort == SEAT:
        return number(word) - 1
    for skill in SKILLS:
        if skill.name == word:
            return skill.number
    return number(word)


def place_number(t: Season, text: str) -> int:
    words = text.split()
    if words == ["tournament"]:
        return places.ZONE + places.TOURNAMENT_AT * places.ZONES + max(t.seat, 0)
    if len(words) == 2 and words[0] == "highlight":
        return places.MATCHUP + number(words[1]) - 1
    if len(words) == 2 and words[0] in ("left", "right"):
        return places.ZONE + (number(words[1]) - 1) * places.ZONES + (0 if words[0] == "left" else 1)
    raise Unmet(f"{text!r} is no place; 'left 1', 'right 2', 'tournament' or 'highlight 1' would be.")


def spell(t: Season, code: int) -> str:
    """An option in the words of a case."""
    verb = REGISTRY.verbs[verb_of(code)]
    words = [verb.name]
    values = (first_of(code), second_of(code), third_of(code))
    for place, sort in enumerate(verb.arguments):
        if (verb.name, place) not in UNSPELT:
            words.append(spell_argument(t, verb.name, sort, values[place]))
    return " ".join(words)


UNSPELT: Final = (("use", 1), ("act", 1), ("take", 1))  # which of its abilities: the card says enough


def spell_argument(t: Season, verb: str, sort: str, value: int) -> str:
    if sort == CARD:
        return id_of(t, value)
    if sort == SEAT:
        return str(value + 1)
    if sort == PLACE:
        if value < places.ZONE:
            return f"highlight {value - places.MATCHUP + 1}"
        matchup = (value - places.ZONE) // places.ZONES
        if matchup == places.TOURNAMENT_AT:
            return "tournament"
        return f"{('left', 'right')[(value - places.ZONE) % places.ZONES]} {matchup + 1}"
    if verb == "apply":
        return die.NAMES[value]
    if verb == "use-skill":
        return SKILLS[value].name
    return str(value + 1)


def matching(t: Season, words: list[str]) -> list[int]:
    """Options that read as these words; leading words are enough."""
    wanted = " ".join(words)
    found = [code for code in t.codes if spell(t, code) == wanted]
    return found or [code for code in t.codes if spell(t, code).startswith(wanted + " ")]


BOOK: Final = TeamManagerBook()
