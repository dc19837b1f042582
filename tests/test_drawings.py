"""Drawings of packs: shapes that are drawn as they stand, and a sentence for anything else."""

from pathlib import Path

import pytest

from touchline.server.scenes.catalogue import catalogue_of
from touchline.table.drawing import LARGEST_DRAWING, MOST_SHAPES, read_drawing
from touchline.table.errors import BadFile, BadPack
from touchline.team_manager.catalogue import load_catalogue

DROP = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0 24 24" color="#a3121f"><path d="M12 1c5 6 8 9z"/></svg>'
HEADERS = {
    "team-manager": 'id = "drawn"\nversion = "1"\ngame = "team-manager"\n',
    "blitz-bowl": 'id = "drawn"\nversion = "1"\ngame = "blitz-bowl"\n',
}


def packed(folder: Path, game: str, **drawings: str) -> str:
    (folder / "drawings").mkdir()
    (folder / "pack.toml").write_text(HEADERS[game])
    for name, text in drawings.items():
        (folder / "drawings" / f"{name.replace('_', '-')}.svg").write_text(text)
    return str(folder)


def svg(inside: str, frame: str = "") -> bytes:
    return f"<svg {frame}>{inside}</svg>".encode()


@pytest.mark.parametrize("game", HEADERS)
def test_a_pack_may_bring_drawings_alone(tmp_path: Path, game: str) -> None:
    pack = packed(tmp_path, game, mark_blood=DROP)
    assert catalogue_of(game, [pack])["drawings"] == [
        {
            "id": "mark-blood",
            "view": "0 0 24 24",
            "colour": "#a3121f",
            "shapes": [{"shape": "path", "attributes": {"d": "M12 1c5 6 8 9z"}}],
        }
    ]
    assert catalogue_of(game)["drawings"] == []


def test_things_are_drawn_as_their_packs_draw_them(tmp_path: Path) -> None:
    pack = packed(tmp_path, "team-manager", union_owa=DROP, pile_spike=DROP, payout_fans=DROP, token_power_1=DROP)
    printed = catalogue_of("team-manager", [pack])
    drawing = {(table, one["id"]): one["drawing"] for table in ("unions", "piles", "payouts") for one in printed[table]}
    assert drawing["unions", "owa"] == drawing["piles", "stars-owa"] == "union-owa"
    assert drawing["piles", "spike"] == "pile-spike"
    assert drawing["payouts", "fans"] == "payout-fans"
    assert drawing["unions", "cwc"] == drawing["piles", "stars-cwc"] == "star"
    assert [one["colour"] for one in printed["unions"]] == ["#a3121f", ""]
    tokens = [card["drawing"] for card in printed["cards"] if card["kind"] == "cheating-token"]
    assert tokens == ["token-eject", "token-0", "token-power-1", "token-2", "token-3", "token-fan1", "token-fan2"]


def test_words_of_things_come_from_packs(tmp_path: Path) -> None:
    pack = packed(tmp_path, "team-manager")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.toml").write_text('[mark]\ngrease = "Grease"\n[pile]\nswamp = "Swamp: {n}"\n')
    (tmp_path / "text" / "ja.toml").write_text('[mark]\ngrease = "油"\n[union-short]\nowa = "旧"\n')
    printed = catalogue_of("team-manager", [pack])
    assert printed["marks"] == [{"id": "grease", "name": {"en": "Grease", "ja": "油"}, "drawing": "mark-grease"}]
    assert printed["unions"][0]["short"] == {"en": "OWA", "ja": "旧"}
    swamp = printed["piles"][-1]
    assert swamp["name"] == {"en": "Swamp: {n}", "ja": "Swamp: {n}"}
    assert (swamp["id"], swamp["word"], swamp["drawing"]) == ("swamp", {"en": "", "ja": ""}, "pile-swamp")
    assert catalogue_of("team-manager")["marks"] == []


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ('[skill]\nkcik = "kicking"', "there is nothing called 'kcik' to name"),
        ('[payout]\ngold = "gold"', "there is nothing called 'gold' to name"),
        ('[mark]\nBlood = "Blood"', "an id is lower-case words with hyphens, not 'Blood'"),
    ],
)
def test_words_of_nothing_are_found(tmp_path: Path, words: str, message: str) -> None:
    pack = packed(tmp_path, "team-manager", mark_blood=DROP)
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.toml").write_text(words + "\n")
    with pytest.raises(BadPack, match=message):
        load_catalogue((pack,))


def test_what_stands_round_shapes_is_handed_down() -> None:
    inner = '<g stroke="var(--icon-cut, #fff)"><circle id="x" r="4"/></g>'
    inside = f'<g fill="none" transform="rotate(9)">{inner}</g><rect transform="scale(2)"/>'
    drawing = read_drawing("one", "", svg(inside, 'stroke-width="2" id="i-one" fill="currentColor"'))
    around = {"stroke-width": "2", "fill": "none", "transform": "rotate(9)", "stroke": "var(--icon-cut, #fff)"}
    assert drawing.shapes == [
        ("circle", around | {"r": "4"}),
        ("rect", {"stroke-width": "2", "fill": "currentColor", "transform": "scale(2)"}),
    ]
    assert drawing.view == "0 0 24 24"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "is not an SVG that can be read"),
        (b"<svg><path d='M0 0'/>", "is not an SVG that can be read"),
        (b"<?xml version='1.0' encoding='none-such'?><svg/>", "is not an SVG that can be read"),
        (b"<html/>", "begins with <svg>, not with <html>"),
        (svg(""), "draws nothing"),
        (b"<!DOCTYPE svg [<!ENTITY a 'b'>]>" + svg("&a;"), "no DOCTYPE"),
        (svg("<script>alert(1)</script>"), "<script> has no place in a drawing"),
        (svg("<text>B</text>"), "<text> has no place in a drawing"),
        (svg("B"), "a drawing has no text, as 'B'"),
        (svg("<image href='x'/>"), "<image> has no place"),
        (svg("<path d='M0 0' onclick='x'/>"), "'onclick' has no place here"),
        (svg("<path d='M0 0' style='x'/>"), "'style' has no place here"),
        (svg("<path d='url(x)'/>"), "'d' has no place here, or not with this value"),
        (svg("<path fill='url(#x)'/>"), "'fill' has no place here, or not with this value"),
        (svg("<path fill='var(--icon-cut,url(x))'/>"), "'fill' has no place here, or not with this value"),
        (svg("<path/>", "onload='x'"), "'onload' has no place here"),
        (svg("<path/>", "viewBox='0 0 24'"), "'viewBox' has no place here, or not with this value"),
        (svg("<path/>", "color='url(x)'"), "'color' has no place here, or not with this value"),
        (svg("<path/>", "opacity='.5'"), "'opacity' belongs to shapes"),
        (svg("<path/>" * (MOST_SHAPES + 1)), "60 shapes at most"),
        (svg(" " * LARGEST_DRAWING), "20,000 bytes at most"),
    ],
)
def test_anything_else_is_refused(text: bytes, message: str) -> None:
    with pytest.raises(BadFile, match=message):
        read_drawing("one", "one.svg", text)


def test_faults_of_drawings_are_told_with_those_of_the_pack(tmp_path: Path) -> None:
    pack = packed(tmp_path, "team-manager", one="<svg>\n<a/></svg>", two="<svg/>")
    (tmp_path / "drawings" / "Three.svg").write_text(DROP)
    (tmp_path / "drawings" / "four.png").write_text("")
    with pytest.raises(BadPack) as caught:
        load_catalogue((pack,))
    assert [(Path(fault.path).name, fault.message.partition(",")[0]) for fault in caught.value.faults] == [
        ("Three.svg", "is not named as a drawing is: lower-case words with hyphens"),
        ("four.png", "is not named as a drawing is: lower-case words with hyphens"),
        ("one.svg", "<a> has no place in a drawing"),
        ("two.svg", "draws nothing"),
    ]
    assert (caught.value.faults[2].line, caught.value.faults[2].column) == (2, 1)
