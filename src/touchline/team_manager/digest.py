"""The digest of a catalogue: a fingerprint of everything that bears on play; no names, texts, notes or sources.

Words have been numbered by their places since 0.2.0. In digests each keeps the number by which 0.1.0 knew it, so that
files of that time still know their cards; what has come since stands with its name.
"""

from typing import Final

from touchline.table.library import fingerprint
from touchline.team_manager import card_kinds, icons, moments
from touchline.team_manager.cards import Ability, Catalogue, Payout
from touchline.team_manager.payout_icons import BASE, ICONS
from touchline.team_manager.skill import SKILLS
from touchline.team_manager.vocabulary.players import USE
from touchline.team_manager.vocabulary.word import CONDITIONS, COUNTS, EFFECTS, QUALITIES_ADDED, W_IT

EFFECTS_OF_OLD: Final = (
    *("nothing", "gain", "lose", "use", "assign", "peek", "shift", "scrap", "stand", "down", "injure", "move"),
    *("ball", "choose", "tackle", "commit top", "field top", "draw", "reroll", "higher", "one die", "power"),
    *("token power", "lose on miss", "roll", "instead", "replace highlight", "discard this", "more stars"),
    *("injure outright", "ball as usual", "ball to opponent", "each draws", "each takes star", "more highlights"),
    *("one of", "draw only", "opponents lose"),
)
FIRST_LASTING: Final = 50
LASTING_OF_OLD: Final = (
    *("tackling power", "carrier power", "lone die", "no guard", "firm", "sure hands", "dump off", "strip ball"),
    *("guard", "freebooter", "team power", "draft freebooters", "target power", "both dice", "cheat tokens"),
    *("highlight fans", "zone limit"),
)
CONDITIONS_OF_OLD: Final = 9  # they have kept their numbers
BASE_COUNTS: Final = 8


def digest(catalogue: Catalogue) -> str:
    lines: list[str] = []
    for team, union in zip(catalogue.teams, catalogue.team_unions):
        lines.append(f"team {team} {union}")
    lines.append(f"die {catalogue.die}")
    if catalogue.rules or catalogue.offers:
        lines.append(f"rules {catalogue.rules} {catalogue.offers}")
    for face, name in enumerate(catalogue.ids):
        numbers: list[int | str] = [
            kind_known(catalogue.kinds[face]),
            catalogue.copies[face],
            catalogue.standing[face],
            catalogue.downed[face],
            catalogue.unions[face],
            catalogue.logos[face],
            int(catalogue.unique[face]),
            int(catalogue.final[face]),
            catalogue.token_power[face],
            catalogue.token_fans[face],
            int(catalogue.token_ejects[face]),
        ]
        skills = tuple([skill_known(skill) for skill in catalogue.skills[face]])
        lines.append(f"card {name} {numbers} {skills} {catalogue.options[face]}")
        if catalogue.skill_sets[face] or catalogue.downed_skills[face]:
            sets = [tuple([skill_known(skill) for skill in one]) for one in catalogue.skill_sets[face]]
            lines.append(f"sets {sets} downed {[skill_known(skill) for skill in catalogue.downed_skills[face]]}")
        for offered in catalogue.sections[face]:
            shown = [payout_known(one) for one in offered]
            lines.append(f"pays {shown}")
        lines += [ability_line(ability) for ability in catalogue.abilities[face]]
    for name, values in catalogue.values.items():
        lines.append(f"values {name} {values}")
    return fingerprint(lines)


# --- Numbers of the base game stay as they are; what mechanics bring is known by its name ---------------------------


def kind_known(number: int) -> int | str:
    return number if number < len(card_kinds.NAMES) else card_kinds.KINDS[number].name


def skill_known(number: int) -> int | str:
    return number if number <= icons.ANY else SKILLS[number].name


def event_known(number: int) -> int | str:
    return number if number < moments.FIRST_ADDED else moments.ADDED[number - moments.FIRST_ADDED]


def payout_known(payout: Payout) -> tuple[int | str, ...]:
    shown: list[int | str] = list(payout.amounts[:BASE])
    for icon in ICONS[BASE:]:
        if payout.of(icon):
            shown += [icon.name, payout.of(icon)]
    return tuple(shown)


def selector_known(bits: int) -> int | str:
    if bits < W_IT << 1:
        return bits
    names = [quality.written for quality in QUALITIES_ADDED if bits & quality.bit]
    return f"{bits & (W_IT << 1) - 1} {' '.join(names)}"


def extra_known(effect: int, extra: int) -> int | str:
    """The last number of an effect: a skill, what is counted, or a selector."""
    if effect == USE.number:
        return skill_known(extra)
    if EFFECTS[effect].extra == "count" and extra >= BASE_COUNTS:
        return COUNTS[extra].name
    return selector_known(extra)


def ability_line(ability: Ability) -> str:
    flags = (
        *(ability.label, ability.exhaust, ability.may, event_known(ability.event)),
        *(selector_known(ability.subject), selector_known(ability.agent)),
    )
    conditions = tuple([condition_known(condition) for condition in ability.conditions])
    effects = tuple(
        [
            (effect_known(code), n, selector_known(who), extra_known(code, extra))
            for code, n, who, extra in ability.effects
        ]
    )
    return f"does {flags} {conditions} {effects}"


def effect_known(number: int) -> int | str:
    name = EFFECTS[number].name
    if name in EFFECTS_OF_OLD:
        return EFFECTS_OF_OLD.index(name)
    return FIRST_LASTING + LASTING_OF_OLD.index(name) if name in LASTING_OF_OLD else name


def condition_known(condition: tuple[int, int, int, int]) -> tuple[int | str, ...]:
    code, n, who, other = condition
    known: int | str = code if code < CONDITIONS_OF_OLD else CONDITIONS[code].name
    if not CONDITIONS[code].selects and who >= BASE_COUNTS:
        return known, n, COUNTS[who].name, other
    return known, n, selector_known(who), selector_known(other)
