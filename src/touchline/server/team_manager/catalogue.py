"""All that is printed in Team Manager, as data: teams, cards with their values and texts, named abilities."""

from collections.abc import Iterable
from typing import Final, get_args

from touchline.server.scenes.drawings import drawings
from touchline.server.team_manager import shapes, things
from touchline.table.languages import languages
from touchline.team_manager import card_kinds, die
from touchline.team_manager.card_kinds import KINDS
from touchline.team_manager.cards import Ability, Catalogue, Payout, value_of
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.game import MOST_MANAGERS
from touchline.team_manager.mechanics import enchanted_balls, stadiums
from touchline.team_manager.payout_icons import ICONS
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.text import (
    ability_name,
    ability_text,
    card_text,
    face_name,
    line_text,
    team_name,
    way_text,
    ways_of,
)

FEWEST: Final = 2
LABELS: Final[tuple[shapes.Label, ...]] = get_args(shapes.Label)


def catalogue(packs: tuple[str, ...]) -> shapes.Printed:
    """The base pack and these folders. Lists are in the engine's order, so that numbers of options point into them."""
    cards = load_catalogue(packs)
    return {
        "packs": list(cards.packs),
        "digest": cards.digest,
        "languages": languages(),
        "seats": list(range(FEWEST, (cards.managers or MOST_MANAGERS) + 1)),
        "teams": [team(cards, at) for at in range(len(cards.teams))],
        "cards": [card(cards, face) for face in range(len(cards.ids))],
        "abilities": [named(cards, id_) for id_ in cards.ability_names],
        "readings": readings(cards),
        "die": [die.NAMES[face] for face in cards.die],
        "unions": things.unions(cards),
        "skills": things.skills(cards),
        "faces": things.faces(cards),
        "payouts": things.payouts(cards),
        "card_kinds": things.card_kinds(cards),
        "piles": things.piles(cards),
        "marks": things.marks(cards),
        "dials": things.dials(cards),
        "drawings": drawings(cards.drawings),
        "words": {},
    }


def readings(cards: Catalogue) -> dict[str, str]:
    """How Japanese names are read, by the names."""
    texts = cards.texts["ja"]
    read = {key.removeprefix("reading."): kana for key, kana in texts.items() if key.startswith("reading.")}
    named = ("card", "team", "ability-name")
    return {texts[f"{table}.{id_}"]: kana for id_, kana in read.items() for table in named if f"{table}.{id_}" in texts}


def team(cards: Catalogue, at: int) -> shapes.Team:
    return {
        "id": cards.teams[at],
        "name": {language: team_name(cards, at, language) for language in languages()},
        "union": cards.union_ids[cards.team_unions[at]],
        "race": cards.team_races[at],
        "colours": list(cards.team_colours[at]),
    }


def card(cards: Catalogue, face: int) -> shapes.PrintedCard:
    """A card as it is drawn: what every card has, then what its kind has."""
    kind = cards.kinds[face]
    made: shapes.PrintedCard = {
        "id": cards.ids[face],
        "kind": KINDS[kind].name,
        "name": {language: face_name(cards, face, language) for language in languages()},
        "text": {language: card_text(cards, face, language) for language in languages()},
        "pack": cards.origins[face],
        "copies": cards.copies[face],
        "source": cards.sources[face],
        "count_source": cards.count_sources[face],
        "team": cards.teams[cards.logos[face]] if cards.logos[face] >= 0 else "",
        "union": cards.union_ids[cards.unions[face]] if cards.unions[face] >= 0 else "",
        "option": cards.options[face],
        "abilities": [ability(cards, one, kind) for one in cards.abilities[face]],
    }
    if KINDS[kind].person:
        made["standing"] = cards.standing[face]
        made["downed"] = cards.downed[face]
        made["skills"] = skills(cards.skills[face])
        made["skill_sets"] = [skills(one) for one in cards.skill_sets[face]]
        made["downed_skills"] = skills(cards.downed_skills[face])
    elif kind == enchanted_balls.BALL.number:
        made["power"] = value_of(cards, enchanted_balls.POWER, face)
        made["fans"] = value_of(cards, enchanted_balls.FANS, face)
        lent = value_of(cards, enchanted_balls.SKILL, face)
        made["skills"] = skills([lent - 1] if lent else [])
    elif KINDS[kind].sections:
        made["sections"] = [[payout(choice) for choice in choices] for choices in cards.sections[face]]
        made["final"] = cards.final[face]
    elif kind == card_kinds.TOKEN:
        made["power"] = cards.token_power[face]
        made["fans"] = cards.token_fans[face]
        made["ejects"] = cards.token_ejects[face]
        made["drawing"] = things.token_drawing(cards, face)
    if kind == stadiums.STADIUM.number:
        banned, most = value_of(cards, stadiums.BANNED, face), value_of(cards, stadiums.MOST, face)
        made["banned"] = SKILLS[banned - 1].name if banned else ""
        made["limit"] = value_of(cards, stadiums.LIMIT, face)
        made["least"] = value_of(cards, stadiums.LEAST, face)
        made["most"] = most - 1
    return made


def skills(icons: Iterable[int]) -> list[str]:
    """Skill icons from left to right."""
    return [SKILLS[skill].name for skill in icons]


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
            for language in languages()
        },
        "ways": [
            {language: way_text(cards, one.line, kind, way, language) for language in languages()}
            for way in range(ways_of(one.line))
        ],
    }


def payout(icons: Payout) -> shapes.Payout:
    """What a section of a card pays; nothing else but its icons."""
    return {icon.name: icons.of(icon) for icon in ICONS if icons.of(icon)}


def named(cards: Catalogue, id_: str) -> shapes.NamedAbility:
    return {
        "id": id_,
        "name": {language: ability_name(cards, id_, language) for language in languages()},
        "text": {language: ability_text(cards, id_, language) for language in languages()},
    }
