"""The lexicon: every word of the card language, gathered from the modules that give each its meaning.

Whoever adds a word adds it to one of these lists; a mechanic of an expansion brings words of its own.
"""

from touchline.team_manager import skills
from touchline.team_manager.skill import add_skills
from touchline.team_manager.vocabulary import (
    ball,
    branches,
    cards,
    conditions,
    counts,
    fans,
    lasting,
    moments,
    moving,
    players,
    reel,
    tackling,
    tokens,
)
from touchline.team_manager.vocabulary.word import add_conditions, add_counts, add_effects, add_moments

add_skills(skills.BASE)
add_effects(branches.EFFECTS)  # the first of them ends abilities
add_effects(lasting.EFFECTS)
add_effects(fans.EFFECTS)
add_effects(cards.EFFECTS)
add_effects(players.EFFECTS)
add_effects(tokens.EFFECTS)
add_effects(moving.EFFECTS)
add_effects(ball.EFFECTS)
add_effects(tackling.EFFECTS)
add_effects(reel.EFFECTS)
add_moments(moments.MOMENTS)
add_conditions(conditions.CONDITIONS)
add_counts(counts.COUNTS)
