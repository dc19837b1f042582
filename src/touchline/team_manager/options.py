"""Options in words: numbers that stand for a skill, a die, a payout or a part of a card are named."""

from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.team_manager import die, verbs
from touchline.team_manager.cards import payout_words
from touchline.team_manager.payouts import matchup_card
from touchline.team_manager.skill import skill_word
from touchline.team_manager.state import Season
from touchline.team_manager.text import way_text


def option_text(t: Season, code: int) -> str:
    verb = verb_of(code)
    if verb == verbs.USE_SKILL:
        return f"use {skill_word(first_of(code))}"
    if verb == verbs.APPLY:
        return f"apply {die.WORDS[first_of(code)]}"
    if verb == verbs.REROLL:
        return f"reroll the {('first', 'second')[first_of(code)]} die"
    if verb == verbs.EITHER:
        section = t.catalogue.sections[t.face[matchup_card(t, first_of(code))]][second_of(code)]
        return f"take {payout_words(section[third_of(code)])}"
    if verb == verbs.TAKE:
        card = first_of(code)
        ability = t.ability(card, second_of(code))
        return way_text(t.catalogue, ability.line, t.catalogue.kinds[t.face[card]], third_of(code))
    return t.plain_text(code)
