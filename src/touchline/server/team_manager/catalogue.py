"""All that is printed in Team Manager, as data: teams, cards with their values and texts, named abilities."""

from typing import Final, cast, get_args

from touchline.server.shapes import Text
from touchline.server.team_manager import shapes
from touchline.server.team_manager.tackles import DICE
from touchline.server.wording import LANGUAGES
from touchline.team_manager.cards import Ability, Catalogue, Payout
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.text import ability_name, ability_text, card_text, face_name, line_text, team_name
from touchline.team_manager.words import (
    DIE_NAMES,
    HIGHLIGHT,
    KIND_NAMES,
    PLAYER,
    SKILL_NAMES,
    STAR,
    TOKEN,
    TOURNAMENT,
    UNION_NAMES,
)

SEATS: Final = (2, 3, 4)  # five need an expansion
LABELS: Final[tuple[shapes.Label, ...]] = get_args(shapes.Label)
KINDS: Final = cast(tuple[shapes.CardKind, ...], KIND_NAMES)
SKILLS: Final = cast(tuple[shapes.Skill, ...], SKILL_NAMES)
UNIONS: Final = cast(tuple[shapes.Union, ...], UNION_NAMES)


def catalogue(packs: tuple[str, ...]) -> shapes.Printed:
    """The base pack and these folders. Lists are in the engine's order, so that numbers of options point into them."""
    cards = load_catalogue(packs)
    return {
        "packs": list(cards.packs),
        "digest": cards.digest,
        "languages": list(LANGUAGES),
        "seats": list(SEATS),
        "teams": [team(cards, at) for at in range(len(cards.teams))],
        "cards": [card(cards, face) for face in range(len(cards.ids))],
        "abilities": [named(cards, id_) for id_ in cards.ability_names],
        "die": [DICE[face] for face in cards.die],
        "words": {
            "skills": {name: said(cards, f"skill.{name}") for name in SKILL_NAMES},
            "dice": {name: said(cards, f"face.{name.replace('-', '_')}") for name in DIE_NAMES},
        },
    }


def said(cards: Catalogue, key: str) -> Text:
    return {language: cards.texts[language][key] for language in LANGUAGES}


def team(cards: Catalogue, at: int) -> shapes.Team:
    return {
        "id": cards.teams[at],
        "name": {language: team_name(cards, at, language) for language in LANGUAGES},
        "union": UNIONS[cards.team_unions[at]],
        "race": cards.team_races[at],
        "colours": list(cards.team_colours[at]),
    }


def card(cards: Catalogue, face: int) -> shapes.PrintedCard:
    """A card as it is drawn: what every card has, then what its kind has."""
    kind = cards.kinds[face]
    made: shapes.PrintedCard = {
        "id": cards.ids[face],
        "kind": KINDS[kind],
        "name": {language: face_name(cards, face, language) for language in LANGUAGES},
        "text": {language: card_text(cards, face, language) for language in LANGUAGES},
        "pack": cards.origins[face],
        "copies": cards.copies[face],
        "source": cards.sources[face],
        "count_source": cards.count_sources[face],
        "team": cards.teams[cards.logos[face]] if cards.logos[face] >= 0 else "",
        "union": UNIONS[cards.unions[face]] if cards.unions[face] >= 0 else "",
        "option": cards.options[face],
        "abilities": [ability(cards, one, kind) for one in cards.abilities[face]],
    }
    if kind in (PLAYER, STAR):
        made["standing"] = cards.standing[face]
        made["downed"] = cards.downed[face]
        made["skills"] = [SKILLS[skill] for skill in cards.skills[face]]
    elif kind in (HIGHLIGHT, TOURNAMENT):
        made["sections"] = [[payout(choice) for choice in choices] for choices in cards.sections[face]]
        made["final"] = cards.final[face]
    elif kind == TOKEN:
        made["power"] = cards.token_power[face]
        made["fans"] = cards.token_fans[face]
        made["ejects"] = cards.token_ejects[face]
    return made


def ability(cards: Catalogue, one: Ability, kind: int) -> shapes.PrintedAbility:
    """An ability by its place on the card, as options name it."""
    return {
        "label": LABELS[one.label],
        "exhaust": one.exhaust,
        "named": one.named,
        "text": {
            language: ability_text(cards, one.named, language)
            if one.named
            else line_text(cards, one.line, kind, language)
            for language in LANGUAGES
        },
    }


def payout(icons: Payout) -> shapes.Payout:
    """What a section of a card pays; nothing else but its icons."""
    made: shapes.Payout = {}
    if icons.fans:
        made["fans"] = icons.fans
    if icons.stars:
        made["stars"] = icons.stars
    if icons.team:
        made["team"] = icons.team
    if icons.staff:
        made["staff"] = icons.staff
    return made


def named(cards: Catalogue, id_: str) -> shapes.NamedAbility:
    return {
        "id": id_,
        "name": {language: ability_name(cards, id_, language) for language in LANGUAGES},
        "text": {language: ability_text(cards, id_, language) for language in LANGUAGES},
    }
