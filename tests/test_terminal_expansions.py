"""What the terminal says of the cards and choices of expansions."""

import random
from typing import Any

import pytest

import touchline
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.mechanics import skill_sets
from touchline.terminal.team_manager.faces import skill_words
from touchline.terminal.team_manager.options import Asker

TEAMS = ["naggaroth-nightmares", "black-fangs"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "pass pass / sprint sprint"), ("ja", "パス パス / スプリント スプリント")]
)
def test_sets_stand_apart(language: str, words: str) -> None:
    cards = load_catalogue((), ("sudden-death",))
    assert skill_words(cards, cards.ids.index("dark-elf-runner"), language).startswith(words)


def test_downed_skills_are_told_from_the_others() -> None:
    cards = load_catalogue((), ("sudden-death",))
    assert skill_words(cards, cards.ids.index("zombie")) == "(downed: regeneration)"


def test_a_set_is_named_by_its_skills() -> None:
    table: Any = touchline.new("team-manager", teams=TEAMS, expansions=["sudden-death"], seed=3)
    chance = random.Random(3)
    while table.kind != skill_sets.ASKED.number:
        table.choose_code(chance.choice(table.codes))
    said = [Asker(table.view(table.seat)).text(code) for code in table.codes]
    sets = table.catalogue.skill_sets[table.face[table.about("player")]]
    assert len(said) == len(sets)
    assert all(text.startswith("choose ") and text.endswith("ing") for text in said)
