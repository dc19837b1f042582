"""Where the values of a catalogue come from: the rulebook, printed cards, or our reconstruction."""

from touchline.blitz_bowl.cards import Catalogue
from touchline.table.library import SOURCES


def counts(catalogue: Catalogue) -> dict[str, dict[str, int]]:
    """How many of each kind come from each source; positions by title, cards with their copies."""
    sources = {
        "team": [team.source for team in catalogue.team_cards],
        "position": [position.source for position in catalogue.positions],
        "ability": list(catalogue.ability_sources.values()),
        "challenge": [challenge.source for challenge in catalogue.challenges],
        "bonus-play": [play.source for play in catalogue.plays],
        "challenge-card": [catalogue.face_sources[face] for face in catalogue.deck_faces],
        "event-card": [catalogue.face_sources[face] for face in catalogue.event_faces],
        "arena": [arena.source for arena in catalogue.arenas],
        "ball": [ball.source for ball in catalogue.balls],
        "pitch": [pitch.source for pitch in catalogue.pitches],
        "drill": [drill.source for drill in catalogue.drills],
    }
    result: dict[str, dict[str, int]] = {}
    for kind, found in sources.items():
        result[kind] = {source: found.count(source) for source in SOURCES}
    return result


def reconstructed(catalogue: Catalogue) -> list[str]:
    """Everything with a value of ours, as ``kind/id``."""
    found: list[tuple[str, str]] = []
    for team in catalogue.team_cards:
        found.append((f"teams/{team.id}", team.source))
        if team.source != team.reserves_source:
            found.append((f"teams/{team.id}/emergency-reserves", team.reserves_source))
    for one in catalogue.positions:
        found.append((f"positions/{catalogue.teams[one.team]}/{one.id}", one.source))
    found += [(f"abilities/{name}", source) for name, source in catalogue.ability_sources.items()]
    found += [(f"challenges/{challenge.id}", challenge.source) for challenge in catalogue.challenges]
    found += [(f"bonus-plays/{play.id}", play.source) for play in catalogue.plays]
    found += [(f"cards/{catalogue.face_ids[face]}", catalogue.face_sources[face]) for face in catalogue.deck_faces]
    found += [(f"events/{event.id}", event.source) for event in catalogue.events]
    found += [(f"arenas/{arena.id}", arena.source) for arena in catalogue.arenas]
    found += [(f"balls/{ball.id}", ball.source) for ball in catalogue.balls]
    found += [(f"pitches/{pitch.id}", pitch.source) for pitch in catalogue.pitches]
    found += [(f"drills/{drill.id}", drill.source) for drill in catalogue.drills]
    return [name for name, source in found if source == "reconstructed"]
