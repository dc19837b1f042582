"""The fingerprint of a catalogue."""

from touchline.blitz_bowl.cards import (
    Catalogue,
    Grant,
)
from touchline.table.library import fingerprint


def digest(catalogue: Catalogue) -> str:
    """A fingerprint of everything that bears on play: no names, texts, notes, sources or drills."""
    lines: list[str] = []
    for team in catalogue.team_cards:
        lines.append(f"team {team.id} {team.reserves} {team.keywords} {team.players}")
    for one in catalogue.positions:
        values = (one.team, one.count, one.move, one.block, one.throw, one.armour, one.traits, one.reach)
        faces = (one.counts, one.counts_against, one.reach_counts, one.reach_alone, one.injures_on)
        free = (grants(one.grants), grants(one.between))
        lines.append(f"position {one.id} {values} {faces} {free}")
    for challenge in catalogue.challenges:
        values_of = (challenge.points, challenge.actions, challenge.conditions)
        lines.append(f"challenge {challenge.id} {values_of}")
    for play in catalogue.plays:
        when = (play.moment, play.actions, play.rolls, play.traits, play.shadows, play.alone, play.counts)
        much = (play.throw, play.armour, play.squares, play.more_squares, play.dice, play.more_actions)
        grant = grants((play.grant,)) if play.grant is not None else ""
        lines.append(f"play {play.id} {when} {much} {grant}")
    for face in catalogue.deck_faces:
        lines.append(f"card {catalogue.face_ids[face]}")
    for event in catalogue.events:
        lines.append(f"event {event.id} {event.copies} {event.effects}")
    for arena in catalogue.arenas:
        dice = (arena.blocked_shove, arena.assist_dice, arena.most_dice, arena.trapdoor_assists)
        rest = (arena.roll, arena.fewer_reserves, arena.trapdoor_reserves, arena.long_throws, arena.lead)
        lines.append(f"arena {arena.id} {dice} {rest} {grants(arena.grants)}")
    for ball in catalogue.balls:
        again = (ball.reroll_ones, ball.keyword, ball.keyword_reroll, ball.reroll_face, ball.bites_on, ball.bounces)
        lines.append(f"ball {ball.id} {again}")
    for pitch in catalogue.pitches:
        lines.append(f"pitch {pitch.id} {pitch.trapdoors} {pitch.blocked}")
    return fingerprint(lines)


def grants(given: tuple[Grant, ...]) -> str:
    """Free Actions as text, for the fingerprint."""
    return " ".join(
        f"{one.after}/{one.earlier}/{one.caught}/{one.action}/{one.squares}/{one.marked}/{one.short}/{one.then_prone}"
        for one in given
    )
