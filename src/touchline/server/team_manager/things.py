"""What the page of Team Manager draws by its id: unions, skills, payout icons, faces of the die, kinds of card, piles.

Each has its words from the packs and a drawing by its name. What is not listed here, because a rule or a pack brought
it, has both by convention: the drawing of the skill ``foul`` is ``skill-foul``, its words stand under ``[skill]``.
"""

from typing import Final

from touchline.server.scenes.shapes import Text
from touchline.server.team_manager import shapes
from touchline.table.languages import languages
from touchline.team_manager import die
from touchline.team_manager.card_kinds import KINDS as SORTS
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.catalogue import knows
from touchline.team_manager.mechanic import MECHANICS, messages_of
from touchline.team_manager.payout_icons import ICONS
from touchline.team_manager.skill import SKILLS

STARS: Final = "stars-"  # before the id of a union: the deck of its stars
# Payout icons: the drawing, and the place in a row of several.
PAYOUTS: Final = {"stars": ("star", 0), "team": ("team", 1), "staff": ("staff", 2), "fans": ("fan", 9)}
# Faces of the die: whom they please.
TONES: Final[dict[str, shapes.Tone]] = {"target-down": "good", "miss": "meh", "tackler-down": "bad"}
# Kinds of card: how they are drawn, by which icon they are known, their place among others, and where they are drawn
# from: the id of a pile, in which the union and the seat may stand.
KINDS: Final[dict[str, tuple[shapes.Form, str, int, str]]] = {
    "star": ("player", "star", 0, STARS + "{union}"),
    "player": ("player", "standing", 1, "deck-{seat}"),
    "highlight": ("matchup", "ui-flag", 2, "highlights"),
    "tournament": ("cup", "trophy", 3, "spike"),
    "headline": ("headline", "ui-log", 4, "spike"),
    "team-upgrade": ("upgrade", "team", 5, "upgrades-{seat}"),
    "staff-upgrade": ("upgrade", "staff", 6, "staff"),
    "cheating-token": ("token", "token-back", 7, "pool"),
}
# The drawings of piles, those of the table and those of a manager; scenes have them in the order that they lie in.
TABLE: Final = {"highlights": "pile-deck", "spike": "pile-deck", "staff": "staff"}
MANAGER: Final = {
    "hand": "pile-hand",
    "deck": "pile-deck",
    "discard": "pile-discard",
    "improvement": "pile-improve",
    "upgrades": "team",
}


def said(cards: Catalogue, key: str, instead: str | None = None) -> Text:
    """Words of the packs; where no pack has any, what is said instead, or the id itself in plain letters."""
    plain = key.partition(".")[2].replace("-", " ") if instead is None else instead
    words = known(cards, key)
    return {language: words.get(language, words.get("en", plain)) for language in languages()}


def drawing(cards: Catalogue, own: str, usual: str) -> str:
    """The drawing that a pack brings for something, or the usual one."""
    return own if own in cards.drawings else usual


def unions(cards: Catalogue) -> list[shapes.Union]:
    made: list[shapes.Union] = []
    for at, id_ in enumerate(cards.union_ids):
        own = cards.drawings.get(f"union-{id_}")
        made.append(
            {
                "id": id_,
                "name": said(cards, f"union.{id_}", cards.union_names[at]),
                "short": said(cards, f"union-short.{id_}", id_.upper()),
                "drawing": drawing(cards, f"union-{id_}", "star"),
                "colour": own.colour if own else "",
            }
        )
    return made


def skills(cards: Catalogue) -> list[shapes.Skill]:
    """By their numbers: what is no icon, or not in play, is there where an icon in play comes behind it."""
    names = [one.name for one in SKILLS[: max(cards.icons) + 1]]
    return [
        {
            "id": id_,
            "name": said(cards, f"skill.{id_}"),
            "then": said(cards, f"skill-then.{id_}", ""),
            "drawing": f"skill-{id_}",
        }
        for id_ in names
    ]


def faces(cards: Catalogue) -> list[shapes.Face]:
    """In the engine's order, so that the number of a result points to one."""
    return [
        {
            "id": id_,
            "name": said(cards, f"face.{id_.replace('-', '_')}"),
            "drawing": f"die-{id_}",
            "tone": TONES.get(id_, "meh"),
        }
        for id_ in die.NAMES
    ]


def payouts(cards: Catalogue) -> list[shapes.PayoutIcon]:
    """In the order of sentences; ``order`` is that of a row of icons."""
    made: list[shapes.PayoutIcon] = []
    for at, id_ in enumerate(icon.name for icon in ICONS if knows(cards, icon.mechanic)):
        usual, order = PAYOUTS.get(id_, (f"payout-{id_}", at))
        counted = said(cards, f"payout.{id_}", f"{id_}: {{n}}")
        made.append(
            {
                "id": id_,
                "name": counted,
                "label": {**counted, **known(cards, f"icon.{id_}")},
                "drawing": drawing(cards, f"payout-{id_}", usual),
                "order": order,
            }
        )
    return made


def known(cards: Catalogue, key: str) -> Text:
    """Words of the packs in those languages that have them."""
    return {language: cards.texts[language][key] for language in languages() if key in cards.texts[language]}


def card_kinds(cards: Catalogue) -> list[shapes.CardKind]:
    made: list[shapes.CardKind] = []
    for at, id_ in enumerate(sort.name for sort in SORTS if knows(cards, sort.mechanic)):
        form, usual, order, pile = KINDS.get(id_, ("plain", f"kind-{id_}", at, ""))
        name = said(cards, f"kind.{id_}")
        made.append(
            {
                "id": id_,
                "name": name,
                "title": {**name, **known(cards, f"kinds.{id_}")},
                "form": form,
                "drawing": drawing(cards, f"kind-{id_}", usual),
                "order": order,
                "pile": pile,
            }
        )
    return made


def piles(cards: Catalogue) -> list[shapes.PileKind]:
    """The piles of the table and of managers, a deck of stars for each union, and whatever the packs have words for."""
    usual = {id_: (icon, f"{id_}: {{n}}", "") for id_, icon in (TABLE | MANAGER).items()}
    for one in unions(cards):
        usual[STARS + one["id"]] = (one["drawing"], one["name"]["en"] + ": {n}", one["short"]["en"])
    for id_ in worded(cards, "pile"):
        usual.setdefault(id_, (f"pile-{id_}", "", ""))
    return [
        {
            "id": id_,
            "name": said(cards, f"pile.{id_}", title),
            "word": said(cards, f"pile-word.{id_}", word),
            "drawing": drawing(cards, f"pile-{id_}", icon),
        }
        for id_, (icon, title, word) in usual.items()
    ]


def marks(cards: Catalogue) -> list[shapes.MarkKind]:
    """What may lie on players and matchups beside cheating tokens: whatever the packs have words for."""
    return [{"id": id_, "name": said(cards, f"mark.{id_}"), "drawing": f"mark-{id_}"} for id_ in worded(cards, "mark")]


def dials(cards: Catalogue) -> list[shapes.DialKind]:
    """Numbers of the table that mechanics turn: whatever the packs have words for."""
    return [{"id": id_, "name": said(cards, f"dial.{id_}")} for id_ in worded(cards, "dial")]


def worded(cards: Catalogue, table: str) -> list[str]:
    """What the packs have words for, without what only mechanics bring that no pack names."""
    absent: list[str] = []
    for mechanic in MECHANICS:
        if not knows(cards, mechanic.id):
            absent += messages_of(mechanic)
    keys = [key for key in cards.texts["en"] if key.partition(".")[0] == table and key not in absent]
    return [key.partition(".")[2] for key in keys]


def token_drawing(cards: Catalogue, face: int) -> str:
    """The drawing of a cheating token that is turned up: one of its own, or that of its value."""
    value = f"token-{cards.token_power[face]}"
    if cards.token_ejects[face]:
        value = "token-eject"
    elif cards.token_fans[face]:
        value = f"token-fan{cards.token_fans[face]}"
    return drawing(cards, f"token-{cards.ids[face]}", value)
