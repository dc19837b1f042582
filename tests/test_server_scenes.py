"""Scenes: complete, so that every option can be found in them; small; and without anything a seat may not know."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import touchline
from tests import blitz_worlds, worlds
from touchline.blitz_bowl import actions, block_die, fouls, statuses
from touchline.blitz_bowl.catalogue import load_catalogue as load_blitz
from touchline.blitz_bowl.game import OPTIONAL_RULES as BLITZ_RULES
from touchline.blitz_bowl.state import Match
from touchline.games import GAMES, game_of
from touchline.server.scenes.catalogue import catalogue_of, rules_of
from touchline.server.scenes.scene import scene_of
from touchline.server.team_manager.catalogue import LABELS
from touchline.server.team_manager.scene import MOMENTS, PLACINGS
from touchline.server.words.wording import wording_of
from touchline.table.decision import first_of, second_of, third_of, verb_of
from touchline.table.errors import TouchlineError
from touchline.table.languages import content, languages
from touchline.table.library import SOURCES
from touchline.table.table import SPECTATOR, Table
from touchline.team_manager import die, kinds, verbs
from touchline.team_manager.mechanic import MECHANICS
from touchline.team_manager.scoreboard import team_total
from touchline.team_manager.state import OPTIONAL_RULES, Season

ROOT = Path(__file__).parent.parent
BOTH = tuple(GAMES)
LARGEST = {"team-manager": 14_000, "blitz-bowl": 10_000}  # bytes; 20 and 12 kB are the most a scene may have
NUMBERED = {"pitch": "pitches", "team": "teams", "ball": "balls"}  # verbs whose numbers point into the catalogue
RARE = {"team-manager": (38,), "blitz-bowl": (49, 69, 86, 141, 461)}  # seeds of games in which rare options come up
# Only where an ability gives the ball away at a tournament is a manager asked to whom; no card of the base game does.
NEVER = {"team-manager": ["oppose", "take"], "blitz-bowl": []}
CATALOGUES = {game: catalogue_of(game) for game in BOTH}
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
SLOTS = re.compile(r"\{(\w+)\}")


def tables(game: str, seed: int) -> Iterator[Any]:
    """A random game with all that its seed brings, at every decision and at its end."""
    table: Any
    if game == "team-manager":
        table = worlds.new_table(seed)
        yield from worlds.play(table, seed)
    else:
        table = blitz_worlds.new_match(seed)
        yield from blitz_worlds.play(table, seed)
    yield table


def other_world(table: Table, seat: int, seed: int) -> Table:
    if isinstance(table, Season):
        return worlds.other_world(table, seat, seed)
    assert isinstance(table, Match)
    return blitz_worlds.other_world(table, seat, seed)


def scene_for(table: Table, seat: int) -> dict[str, Any]:
    return scene_of(table.registry.game)(table.view(seat))


def values(data: Any, wanted: Callable[[str, Any], bool], key: str = "") -> Iterator[Any]:
    """All that is in a scene, however deep, under fields that are wanted."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from values(value, wanted, name)
    elif isinstance(data, list):
        for value in data:
            yield from values(value, wanted, key)
    elif wanted(key, data):
        yield data


def strings(data: Any) -> set[str]:
    return set(values(data, lambda _, value: isinstance(value, str)))


def numbers(data: Any, field: str) -> set[int]:
    return set(values(data, lambda key, _: key == field))


# --- Complete ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_every_option_is_found_in_the_scene_of_whoever_chooses(game: str) -> None:
    said: Counter[str] = Counter()
    for seed in (*range(36), *RARE[game]):
        for table in tables(game, seed):
            if table.kind < 0:
                continue
            scene = scene_for(table, table.seat)
            assert scene["question"]["seat"] == scene["me"] == table.seat
            found = {sort: numbers(scene, sort) for sort in ("card", "player", "place", "seat")}
            for sort, value in scene["question"]["about"]:
                assert value in found[sort] or (game == "blitz-bowl" and is_square(scene, value)), (seed, sort, value)
            for code in table.codes:
                verb = table.registry.verbs[verb_of(code)]
                said[verb.name] += 1
                for sort, value in zip(verb.arguments, (first_of(code), second_of(code), third_of(code)), strict=False):
                    if sort == "place" and game == "blitz-bowl":
                        assert is_square(scene, value), (seed, verb.name, value)
                    elif sort in found:  # numbers of everything else point into the catalogue
                        assert value in found[sort], (seed, verb.name, sort, value)
    of_mechanics = [verb.name for mechanic in MECHANICS for verb in mechanic.verbs]  # never in the base game
    missing = [verb.name for verb in game_of(game).registry.verbs if not said[verb.name]]
    missing = [name for name in missing if name not in of_mechanics]
    assert missing == NEVER[game]


def is_square(scene: dict[str, Any], place: int) -> bool:
    """Whether a place is a square of the pitch that is not blocked."""
    board = CATALOGUES["blitz-bowl"]["board"]
    row, column = divmod(place, board["width"])
    return 0 <= row < board["rows"] and column < board["columns"] and place not in scene["blocked"]


def test_numbers_of_options_point_into_the_catalogue() -> None:
    cards = {card["id"]: card for card in CATALOGUES["team-manager"]["cards"]}
    seen: Counter[str] = Counter()
    for seed in range(12):
        for table in tables("team-manager", seed):
            scene = scene_for(table, table.seat) if table.kind >= 0 else {}
            faces = dict(handles(scene))
            for code in table.codes:
                verb = table.registry.verbs[verb_of(code)].name
                if verb in ("use", "act"):
                    ability = cards[faces[first_of(code)]]["abilities"][second_of(code)]
                    assert ability["text"]["ja"], (seed, ability)
                    assert ability["label"] == "action" or verb == "use"
                    seen[verb] += 1
                elif verb_of(code) == verbs.EITHER:
                    matchups = [*scene["reel"], *([scene["tournament"]] if scene["tournament"] else [])]
                    matchup = next(one for one in matchups if one["matchup"] == first_of(code))
                    assert cards[matchup["face"]]["sections"][second_of(code)][third_of(code)]
                    seen[verb] += 1
    assert seen["use"]
    assert seen["act"]
    assert seen["either"]
    for seed in (49, 99):
        for table in tables("blitz-bowl", seed):
            for code in table.codes:
                verb = table.registry.verbs[verb_of(code)].name
                if verb in NUMBERED:
                    assert CATALOGUES["blitz-bowl"][NUMBERED[verb]][first_of(code)]["id"]
                    seen[verb] += 1
    assert seen["team"]


def handles(data: Any) -> Iterator[tuple[int, str]]:
    """Every card of a scene with its face."""
    if isinstance(data, dict):
        if "card" in data and data.get("face"):
            yield data["card"], data["face"]
        for value in data.values():
            yield from handles(value)
    elif isinstance(data, list):
        for value in data:
            yield from handles(value)


@pytest.mark.parametrize("game", BOTH)
def test_every_word_of_a_scene_is_in_the_catalogue(game: str) -> None:
    """So that the page can name whatever it is sent, in both languages."""
    catalogue = CATALOGUES[game]
    known = strings(catalogue) | set(values_of_keys(catalogue))
    squares = re.compile("[a-o][0-9]{1,2}")
    for seed in range(12):
        for table in tables(game, seed):
            scene = scene_for(table, SPECTATOR)
            rules = set(scene.pop("rules"))
            assert {rule.partition("=")[0] for rule in rules} <= known
            strange = {word for word in strings(scene) - known if not squares.fullmatch(word)}
            assert strange <= {"card", "player", "place"}, strange


def values_of_keys(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from values_of_keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from values_of_keys(value)


# --- Plain, small, always of the same shape ----------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_scenes_are_plain_and_small(game: str) -> None:
    largest = 0
    fields: set[tuple[str, ...]] = set()
    for seed in range(8, 32, 3):
        for number, table in enumerate(tables(game, seed)):
            if number % 3 and table.kind >= 0:
                continue
            for seat in (*range(table.seats), SPECTATOR):
                scene = scene_for(table, seat)
                data = msgspec.json.encode(scene)
                assert msgspec.json.decode(data) == scene
                assert scene["me"] == (seat if seat != SPECTATOR else -1)
                largest = max(largest, len(data))
                fields.add(tuple(scene))
            if table.kind < 0:
                assert scene["phase"] == "over"
                assert scene["question"] is None
    assert len(fields) == 1
    assert 2_000 < largest < LARGEST[game]


def test_a_crowded_season_is_small() -> None:
    """Four managers, six weeks, from every seat."""
    largest = 0
    for seed in range(6):
        for table in worlds.play(worlds.new_table(seed, seats=4, rules=["extended-season", "no-salary-cap"]), seed):
            largest = max(largest, len(msgspec.json.encode(scene_for(table, table.seat))))
    assert 7_000 < largest < LARGEST["team-manager"]


@pytest.mark.parametrize("game", BOTH)
def test_every_field_is_documented(game: str) -> None:
    text = (ROOT / "docs" / "server-scenes.md").read_text(encoding="utf-8")
    chapters = {part.split("\n")[0]: set(re.findall(r"`([\w-]+)`", part)) for part in text.split("\n## ")}
    documented = chapters["Team Manager" if game == "team-manager" else "Blitz Bowl"]
    fields: set[str] = set()
    for seed in range(12):
        for table in tables(game, seed):
            fields |= set(values_of_keys(scene_for(table, SPECTATOR if table.kind < 0 else table.seat)))
    assert fields <= documented
    assert set(CATALOGUES[game]) <= chapters["Catalogues"]
    things = {key for table in CATALOGUES[game].values() if isinstance(table, list) for key in values_of_keys(table)}
    assert things - {*languages()} <= chapters["Catalogues"] | {"source"}


# --- Nothing hidden ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_two_worlds_look_the_same(game: str) -> None:
    """Byte for byte, for a seat and for a spectator, at moments of whole games."""
    compared = differing = 0
    for seed in range(20):
        chance = random.Random(seed)
        for table in tables(game, seed):
            if chance.random() > 0.15:
                continue
            for seat in (chance.randrange(table.seats), SPECTATOR):
                twin = other_world(table, seat, seed + compared)
                differing += twin.face != table.face  # type: ignore[attr-defined]
                assert msgspec.json.encode(scene_for(twin, seat)) == msgspec.json.encode(scene_for(table, seat)), seed
                compared += 1
    assert compared > 400
    assert differing > compared * 0.8


def test_the_comparison_can_fail() -> None:
    """The seat that holds the hidden cards does see the difference."""
    table = worlds.new_table(0)
    twin = other_world(table, 1, 8)
    assert scene_for(twin, 1) == scene_for(table, 1)
    assert scene_for(twin, 0) != scene_for(table, 0)


@pytest.mark.parametrize("game", BOTH)
def test_the_search_can_fail(game: str) -> None:
    """A view that held the whole table would give hidden cards away."""
    found = 0
    for table in tables(game, 2):
        view = table.view(SPECTATOR)
        honest = strings(scene_of(game)(view))
        view.table = table
        found += len(strings(scene_of(game)(view)) - honest)
    assert found > 50


def test_no_hidden_card_is_named_in_a_season() -> None:
    looked = 0
    for seed in range(12):
        for table in tables("team-manager", seed):
            for seat in (*range(table.seats), SPECTATOR):
                seen = {table.face_id(face) for face, known in zip(table.face, table.known) if known >> seat & 1}
                secret = {table.face_id(face) for face in table.face} - seen
                assert not secret & strings(scene_for(table, seat)), (seed, seat)
                looked += len(secret)
    assert looked > 10_000


def test_no_hidden_bonus_play_is_named_in_a_match() -> None:
    looked = held = 0
    public = {*actions.NAMES, *statuses.NAMES}  # a bonus play is called "reserves" too
    for seed in range(30):
        for table in tables("blitz-bowl", seed):
            for seat in (0, 1, SPECTATOR):
                seen = {table.face_id(face) for face, known in zip(table.face, table.known) if known >> seat & 1}
                secret = {table.face_id(face) for face in table.face} - seen
                plays = {face.split("/")[-1] for face in secret} - {face.split("/")[-1] for face in seen}
                scene = scene_for(table, seat)
                assert not ((plays | secret) - public) & strings(scene), (seed, seat)
                assert not plays & set(values(scene, lambda key, _: key in ("play", "played", "answer"))), (seed, seat)
                looked += len(plays)
                for coach in scene["coaches"]:
                    held += len(coach["hand"])
                    for card in coach["hand"]:
                        assert card["challenge"]
                        assert (card["play"] is not None) == (coach["seat"] == seat)
    assert looked > 10_000
    assert held > 500


def test_tokens_and_hands_are_as_a_seat_may_know_them() -> None:
    sorts: Counter[tuple[bool, bool]] = Counter()
    for seed in range(24):
        for table in tables("team-manager", seed):
            seat = table.seat if table.kind >= 0 else 0
            scene = scene_for(table, seat)
            for manager in scene["managers"]:
                hand = manager["hand"]
                assert len(hand["cards"]) <= hand["size"]
                if manager["seat"] == seat:
                    assert len(hand["cards"]) == hand["size"]
            matchups = [*scene["reel"], *([scene["tournament"]] if scene["tournament"] else [])]
            for zone in [zone for matchup in matchups for zone in matchup["zones"]]:
                tokens = [token for player in zone["players"] for token in player["tokens"]]
                assert zone["unknown"] == sum(token["face"] is None for token in tokens)
                for token in tokens:
                    sorts[token["facedown"], token["face"] is None] += 1
                    assert token["facedown"] or token["face"]
    assert sorts[True, True]
    assert sorts[True, False]
    assert sorts[False, False]


# --- True --------------------------------------------------------------------------------------------------------


def test_the_first_moment_of_a_season() -> None:
    table: Any = touchline.new("team-manager", teams=["gouged-eye", "grudgebearers"], seed=7, first=1)
    scene = scene_for(table, 1)
    assert (scene["week"], scene["weeks"], scene["phase"], scene["coin"], scene["active"]) == (1, 4, "matchup", 1, 1)
    assert scene["question"] == {"seat": 1, "kind": "turn", "about": [], "moment": None}
    assert len(scene["reel"]) == 4
    assert scene["keep"] == 2
    assert [zone["section"] for zone in scene["reel"][0]["zones"]] == [0, 2]
    assert {matchup["ball"] for matchup in scene["reel"]} == {-1}
    mine, other = scene["managers"][1], scene["managers"][0]
    assert (mine["team"], other["team"]) == ("grudgebearers", "gouged-eye")
    assert mine["hand"]["size"] == len(mine["hand"]["cards"]) == 6
    assert other["hand"] == {"size": 6, "cards": []}
    assert other["deck"] == {"size": 6, "cards": []}
    assert scene["tackles"] == scene["abilities"] == scene["box"] == []


def test_totals_are_those_the_rules_add_up() -> None:
    compared = 0
    for seed in range(18):
        for table in tables("team-manager", seed):
            scene = scene_for(table, SPECTATOR)
            matchups = [*scene["reel"], *([scene["tournament"]] if scene["tournament"] else [])]
            for matchup in matchups:
                for zone in matchup["zones"]:
                    if zone["players"] and not zone["unknown"]:
                        assert zone["total"] == team_total(table, zone["seat"], matchup["matchup"]), (seed, zone)
                        compared += 1
    assert compared > 1_000


def test_dice_on_the_table_are_those_one_may_apply() -> None:
    seen = 0
    for seed in range(18):
        for table in tables("team-manager", seed):
            if table.kind == kinds.RESULT:
                tackle = scene_for(table, SPECTATOR)["tackles"][-1]
                assert tackle["chooser"] == table.seat
                assert len(tackle["powers"]) == 2
                assert {die.NAMES[first_of(code)] for code in table.codes} == set(tackle["dice"])
                seen += 1
    assert seen > 20
    sorts: Counter[str] = Counter()
    for seed in range(30):
        for table in tables("blitz-bowl", seed):
            scene = scene_for(table, SPECTATOR)
            question = scene["question"] or {"kind": ""}
            if question["kind"] == "result":
                faces = {first_of(code) for code in table.codes if table.registry.verbs[verb_of(code)].name == "apply"}
                assert {block_die.NAMES[face] for face in faces} == set(scene["deeds"][-1]["dice"])
                sorts["result"] += 1
            elif question["kind"] == "reroll":
                assert 1 <= question["check"]["die"] <= 6
                assert 2 <= question["check"]["value"] <= 6
                sorts[question["check"]["roll"]] += 1
            elif question["kind"] == "knocked":
                assert question["check"]["die"] == 0
                sorts["knocked"] += 1
    assert sorts["result"]
    assert sorts["armour"]
    assert sorts["throw"]
    assert sorts["knocked"]


def test_scoring_is_told_once_it_is_settled() -> None:
    told: Counter[bool] = Counter()
    for seed in range(24):
        for table in tables("team-manager", seed):
            scoring = scene_for(table, SPECTATOR)["scoring"]
            if scoring:
                settled = scoring["totals"] != []
                told[settled] += 1
                if settled and table.registry.kinds[table.kind].name in ("either-or", "keep", "bottom"):
                    assert "winner" in scoring["placing"] or set(scoring["placing"]) <= {"absent", "unranked"}
    assert told[True]
    assert told[False]


def test_the_first_moments_of_a_match() -> None:
    table: Any = touchline.new(
        "blitz-bowl", teams=["dwarf", "orc"], seed=7, rules=["pitch=stone", "arena=the-bone-pit"], first=0
    )
    scene = scene_for(table, SPECTATOR)
    assert (scene["phase"], scene["pitch"], scene["arena"]) == ("set-up", "stone", "the-bone-pit")
    assert scene["trapdoors"] == [5 * 16 + 7]
    assert len(scene["blocked"]) == 16
    assert {player["status"] for player in scene["players"]} == {"reserves"}
    while table.decision.kind == "place":
        table.choose(0)
    scene = scene_for(table, SPECTATOR)
    assert (scene["phase"], scene["active"], scene["actions"]) == ("play", table.coach, 3)
    for player in scene["players"]:
        if player["place"] >= 0:
            assert player["square"][0] == "ao"[player["seat"]]
            assert player["status"] == "open"
    assert [ball["square"] for ball in scene["balls"]]
    assert len(scene["spaces"]) == 3
    assert scene["next"]["challenge"]
    assert scene["deck"] > 3


def test_what_lies_open_in_a_match_is_named_as_it_is() -> None:
    counted: Counter[str] = Counter()
    for seed in range(30):
        for table in tables("blitz-bowl", seed):
            cards = table.catalogue
            scene = scene_for(table, SPECTATOR)
            for event in scene["events"]:
                assert event["event"] == table.face_id(table.face[event["card"]])
                counted["event"] += 1
            for card in scene["discard"]:
                assert f"{card['challenge']}/{card['play']}" == table.face_id(table.face[card["card"]])
                counted["discard"] += 1
            for space in [*scene["spaces"], scene["next"]]:
                if space:
                    front = cards.fronts[table.face[space["card"]]]
                    assert space["challenge"] == cards.challenges[front].id
                    counted["space"] += 1
            for one in scene["players"]:
                assert (
                    one["position"] == f"{cards.teams[table.roles[one['player']].team]}/{table.roles[one['player']].id}"
                )
                assert (one["ball"] >= 0) == any(ball["holder"] == one["player"] for ball in scene["balls"])
    assert min(counted["event"], counted["discard"], counted["space"]) > 50


def test_runs_end_on_the_ground_of_their_player() -> None:
    """What a Run offers lies on squares that he may pass, on those that end it, or where he began."""
    offered = 0
    for seed in range(10):
        for table in tables("blitz-bowl", seed):
            scene = scene_for(table, SPECTATOR)
            assert [one["ground"] >= 0 for one in scene["players"]] == [
                one["status"] in ("open", "marked") for one in scene["players"]
            ]
            if table.registry.kinds[table.kind].name != "run":
                continue
            runner = next(one for one in scene["players"] if one["player"] == first_of(table.codes[0]))
            if scene["deeds"][-1]["answer"] or scene["deeds"][-1]["squares"] != runner["steps"]:
                continue  # a bonus play has changed this one Run
            ground = scene["grounds"][runner["ground"]]
            for code in table.codes:
                row, column = divmod(second_of(code), 16)
                open_to_him = (ground["walk"][row] | ground["halt"][row]) >> column & 1
                assert open_to_him or second_of(code) == runner["place"] or "dodge" in played(scene)
                offered += 1
    assert offered > 1000


def test_aims_are_what_is_then_asked() -> None:
    """Each Action of the menu leads to the squares and players that the scene has told of before."""
    told: Counter[str] = Counter()
    for seed in range(20):
        for table in tables("blitz-bowl", seed):
            if table.registry.kinds[table.kind].name != "action":
                continue
            scene = scene_for(table, table.seat)
            assert scene_for(table, 1 - table.seat)["aims"] == []
            for aim in scene["aims"]:
                then = table.copy()
                verb = [one.name for one in table.registry.verbs].index(aim["action"])
                code = verb << 30 | aim["player"] << 20
                assert code in table.codes
                then.choose_code(code)
                found = sorted(aimed(aim))
                kind = then.registry.kinds[then.kind].name if then.kind >= 0 else ""
                if kind == AIMED_AT[aim["action"]] and len(found) != 1:
                    assert found == sorted((second_of(one), third_of(one)) for one in then.codes)
                    told[aim["action"]] += 1
                else:  # a single aim is taken at once, and a die for the Move falls first
                    assert len(found) == 1 or (not found and table.roles[aim["player"]].move == 0)
    assert set(told) >= set(AIMED_AT) - {"foul"}  # hardly anybody ever lies beside two


AIMED_AT = {
    **{name: name for name in ("run", "mark", "throw", "block", "sidestep", "reserves", "foul")},
    "throw-team-mate": "throw-player",
}


def aimed(aim: Any) -> list[tuple[int, int]]:
    """Squares with the balls on the way, or players."""
    squares = [
        (row * 16 + column, way["balls"])
        for way in aim["ways"]
        for row, bits in enumerate(way["squares"])
        for column in range(15)
        if bits >> column & 1
    ]
    return [*squares, *((one["player"], 0) for one in aim["targets"])]


def played(scene: Any) -> list[str]:
    """The bonus plays of this turn."""
    return [play for coach in scene["coaches"] for play in coach["played"]]


def test_drills_have_scenes() -> None:
    """Positions with teams that are not whole."""
    for drill in load_blitz().drills:
        table = touchline.read(drill.position)
        scene = scene_for(table, table.seat)
        players = numbers(scene, "player")
        assert players
        for code in table.codes:
            verb = table.registry.verbs[verb_of(code)]
            assert "player" not in verb.arguments[:1] or first_of(code) in players


# --- The catalogue -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_catalogues_are_plain_and_the_same_each_time(game: str) -> None:
    catalogue = CATALOGUES[game]
    data = msgspec.json.encode(catalogue)
    assert msgspec.json.decode(data) == catalogue
    assert msgspec.json.encode(catalogue_of(game)) == data
    assert len(data) < 200_000


@pytest.mark.parametrize("game", BOTH)
def test_everything_has_a_name_and_a_text_in_both_languages(game: str) -> None:
    lacking = []
    for table, things in CATALOGUES[game].items():
        for thing in things if isinstance(things, list) else ():
            if not isinstance(thing, dict) or "name" not in thing:
                continue
            for field in ("name", "text", "teaches", "task"):
                text = thing.get(field, {"en": "", "ja": ""})
                assert list(text) == languages()
                if bool(text["en"]) != bool(text["ja"]) or (text["ja"] and not JAPANESE.search(text["ja"])):
                    lacking.append(f"{table} {thing['id']} {field}")
            assert thing["name"]["en"]
    assert lacking == []


@pytest.mark.parametrize("game", BOTH)
def test_readings_stand_over_the_kanji_of_names(game: str) -> None:
    """Kana for every kanji, and those that are written in the name stand in the reading, too."""
    things = [thing for table in CATALOGUES[game].values() if isinstance(table, list) for thing in table]
    names = {thing["name"]["ja"] for thing in things if isinstance(thing, dict) and "name" in thing}
    readings = CATALOGUES[game]["readings"]
    assert len(readings) >= 7
    for name, kana in readings.items():
        assert name in names
        parts = re.split("([\u3005\u4e00-\u9fff]+)", name)
        assert len(parts) > 1, f"{name} says itself how it is read"
        said = "".join("[ぁ-ゖー]+" if number % 2 else re.escape(part) for number, part in enumerate(parts))
        assert re.fullmatch(said, kana), (name, kana)


def test_ids_are_unique_and_lead_somewhere() -> None:
    for catalogue in CATALOGUES.values():
        for things in catalogue.values():
            if isinstance(things, list) and things and isinstance(things[0], dict):
                ids = [thing["id"] for thing in things]
                assert len(ids) == len(set(ids))
    blitz = {
        table: {thing["id"] for thing in CATALOGUES["blitz-bowl"][table]}
        for table in ("teams", "positions", "abilities", "challenges", "plays")
    }
    for card in CATALOGUES["blitz-bowl"]["cards"]:
        assert card["challenge"] in blitz["challenges"]
        assert card["play"] in blitz["plays"]
    for team in CATALOGUES["blitz-bowl"]["teams"]:
        assert set(team["positions"]) == set(team["players"]) <= blitz["positions"]
    for position in CATALOGUES["blitz-bowl"]["positions"]:
        assert set(position["abilities"]) <= blitz["abilities"]
        assert position["team"] in blitz["teams"]
    named = {ability["id"] for ability in CATALOGUES["team-manager"]["abilities"]}
    for card in CATALOGUES["team-manager"]["cards"]:
        assert {one["named"] for one in card["abilities"]} - {""} <= named


def test_a_pack_changes_the_catalogue() -> None:
    folder = ROOT / "src" / "touchline" / "blitz_bowl" / "packs" / "variant-b"
    other = catalogue_of("blitz-bowl", [str(folder)])
    assert other["packs"] == load_blitz((str(folder),)).packs != CATALOGUES["blitz-bowl"]["packs"]
    assert other["cards"] != CATALOGUES["blitz-bowl"]["cards"]


@pytest.mark.parametrize("game", BOTH)
def test_as_many_may_play_as_the_catalogue_says(game: str) -> None:
    catalogue = CATALOGUES[game]
    assert catalogue["usual_seats"] in catalogue["seats"]
    for seats in range(1, 8):
        if seats in catalogue["seats"]:
            assert touchline.new(game, seats=seats).seats == seats
        else:
            with pytest.raises(TouchlineError):
                touchline.new(game, seats=seats)


# --- Words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_no_translation_is_missing_or_left_over(game: str) -> None:
    registry = game_of(game).registry
    for language in languages():
        table, _ = content(language, f"{game}/table")
        assert set(table) == {"prompts", "verbs", "log"}
        assert list(table["prompts"]) == [kind.name for kind in registry.kinds]
        assert list(table["verbs"]) == [verb.name for verb in registry.verbs]
        assert list(table["log"]) == [event.name for event in registry.events]
        words, _ = content(language, f"{game}/words")
        english, _ = content("en", f"{game}/words")
        assert list(words["rules"]) == list(wording_of(game, GAMES[game].scenes).facts())
        assert {table: list(one) for table, one in words["words"].items()} == {
            table: list(one) for table, one in english["words"].items()
        }


@pytest.mark.parametrize("game", BOTH)
def test_translations_have_the_slots_of_the_english(game: str) -> None:
    catalogue = CATALOGUES[game]
    texts = [*(verb["text"] for verb in catalogue["verbs"].values()), *catalogue["log"].values()]
    for text in [*texts, *(kind["prompt"] for kind in catalogue["kinds"].values())]:
        assert sorted(SLOTS.findall(text["ja"])) == sorted(SLOTS.findall(text["en"])), text
        assert JAPANESE.search(text["ja"]) or not re.search("[a-z]", SLOTS.sub("", text["en"])), text


WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "team-manager": {
        "phases": ("starting", "matchup", "scoreboard", "over"),
        "placings": PLACINGS,
        "labels": LABELS,
        "moments": MOMENTS[1:],
        "sources": SOURCES,
    },
    "blitz-bowl": {
        "phases": ("set-up", "play", "over"),
        "statuses": statuses.NAMES,
        "actions": actions.NAMES,
        "dice": block_die.NAMES,
        "fouls": fouls.NAMES,
        "rerolls": ("ability", "ball", "rookies"),
        "rolls": ("armour", "throw"),
        "sources": SOURCES,
    },
}


@pytest.mark.parametrize("game", BOTH)
def test_words_of_scenes_are_all_there(game: str) -> None:
    for table, names in WORDS[game].items():
        assert list(CATALOGUES[game]["words"][table]) == list(names), table


def test_things_of_scenes_have_words_in_every_language() -> None:
    catalogue = CATALOGUES["team-manager"]
    for table in ("unions", "skills", "faces", "payouts", "card_kinds", "piles"):
        assert len({one["id"] for one in catalogue[table]}) == len(catalogue[table]) > 1
        for one in catalogue[table]:
            for text in (value for value in one.values() if isinstance(value, dict)):
                assert list(text) == languages()
            assert one["name"]["en"]
            assert JAPANESE.search(one["name"]["ja"])
            assert one["drawing"]
    piles = {one["id"] for one in catalogue["piles"]}
    season: Any = touchline.new("team-manager", seats=2, seed=7)
    scene = scene_for(season, 0)
    assert {*scene["decks"], "hand", "deck", "discard", "improvement", "upgrades"} == piles
    assert all(manager["piles"] == {} for manager in scene["managers"])


@pytest.mark.parametrize(("game", "rules"), [("team-manager", OPTIONAL_RULES), ("blitz-bowl", BLITZ_RULES)])
def test_every_optional_rule_can_be_explained_and_played(game: str, rules: tuple[str, ...]) -> None:
    listed = rules_of(game)
    assert CATALOGUES[game]["rules"] == listed
    assert [rule["id"] for rule in listed] == list(rules)
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    for rule in listed:
        assert f"**{rule['rule']}**" in text
        for field in ("name", "text"):
            assert JAPANESE.search(rule[field]["ja"])
            assert rule[field]["en"]
        if not rule["value_needed"]:
            touchline.new(game, seats=2, rules=[rule["id"]])
        for value in values_for(game, rule["value"]):
            touchline.new(game, seats=2, rules=[f"{rule['id']}={value}"])
        for other in rule["excludes"]:
            with pytest.raises(TouchlineError):
                touchline.new(game, seats=2, rules=[rule["id"], other])


def values_for(game: str, what: str) -> list[str]:
    if what == "seats":
        return ["1", "2"]
    return [thing["id"] for thing in CATALOGUES[game][what]] if what else []


def test_a_game_without_a_scene_says_so() -> None:
    with pytest.raises(KeyError):
        scene_of("pebbles")
