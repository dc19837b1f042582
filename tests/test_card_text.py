"""The printed text of cards: made from the same lines as their behaviour, in every language.

The golden files hold every distinct text. After a change that is meant, write them anew and read the difference:

    python tools/golden.py texts
"""

import os
import re
from pathlib import Path

import pytest

from touchline.server.scenes.catalogue import catalogue_of
from touchline.table.errors import BadArgument
from touchline.table.messages import formatted, slots_of
from touchline.team_manager import card_kinds, die, icons, whom
from touchline.team_manager.cards import Catalogue
from touchline.team_manager.catalogue import load_catalogue
from touchline.team_manager.mechanic import MECHANICS, messages_of
from touchline.team_manager.nouns import NP_SLOTS
from touchline.team_manager.text import (
    Writer,
    ability_name,
    ability_text,
    card_text,
    face_name,
    further_slots,
    line_text,
    team_name,
)
from touchline.team_manager.vocabulary.selectors import CERTAIN, HEADINGS, OWNERS, PLACES, QUALITIES, STATES
from touchline.team_manager.vocabulary.word import CONDITIONS, COUNTS, EFFECTS, MOMENTS

pytestmark = pytest.mark.engine

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
LANGUAGE_PAGE = ROOT / "docs" / "cards" / "language.md"
LANGUAGES = ("en", "ja")
LONGEST_TEXT = 220
NAME_TABLES = ("card", "team", "ability-name", "reading")
NP_FORMS = ("np.one", "np.whichever", "np.each", "np.many", "np.held", "np.rest")

# Words that the glossary has another word for, or that a card text has no need of.
WRONG_WORDS = (
    "opponent|opponents|enemy|enemies|he|him|his|she|her|it's|round|rounds|coach|knocked|prone|hurt|"
    "KO|bash|guy|pitch|footballer|reveal pile|draw pile|graveyard|tap|untap|target missed|blank"
)
# Terms that are written with capitals.
LOWER_TERMS = "star power|star player|team upgrade|staff upgrade|team deck|freebooter|guard|target down"

# The twelve cards that were worked out by hand, text for text.
WORKED: list[tuple[str, str, str]] = [
    (
        "spikey-mcspike",
        "When Played: You may move any number of cheating tokens from any players (yours or opposing) at "
        "this matchup onto this player.",
        "プレー時：このマッチの任意の選手（相手選手を含む）からこの選手に、好きな個数の反則トークンを移してもよい。",
    ),
    (
        "one-ear",
        "Response: When a tackle on this player succeeds, injure this player outright. Then draw the top "
        "card of your Team deck and commit it to this matchup; it uses its skills at once.",
        "レスポンス：この選手へのタックルが成功したとき、この選手をダウンさせずに負傷させる。その後、あな"
        "たのチームデッキの一番上のカードを引いてこのマッチに参加させる。その選手はただちにスキルを使用す"
        "る。",
    ),
    (
        "changer-of-plays",
        "Matchup Action (exhaust): Discard a highlight where you have a player and put the next "
        "Highlight card in its place, turned either way. Players, tokens and the ball stay.",
        "マッチアップアクション（消耗）：あなたの選手がいるハイライト1枚を捨て、ハイライトデッキの一番上"
        "のカードを好きな向きで同じ場所に置く。選手、トークン、ボールはそのまま残る。",
    ),
    (
        "eshin-assassination-coordinator",
        "Response (exhaust): Use before one of your players attempts a tackle. Choose an opposing player "
        "there. Instead of the tackle, roll 1 die.\nTarget Down: Injure the chosen player.\nMiss or "
        "Tackler Down: Lose 1 fan.",
        "レスポンス（消耗）：あなたの選手がタックルを試みる前に使用する。そのマッチの相手選手1人を選ぶ。"
        "タックルの代わりにダイスを1個ふる。\n「目標はダウン」：選んだ選手を負傷させる。\n「何もなし」か「"
        "タックル側がダウン」：ファン1を失う。",
    ),
    (
        "rat-ogre",
        "Response: After this player makes a successful tackle, you may look at one cheating token on "
        "this player, then keep or discard it. If you discard it, assign a new random cheating token to "
        "this player.",
        "レスポンス：この選手がタックルに成功した後、この選手の反則トークン1個の内容を見て、残すか捨てる"
        "かを選んでもよい。捨てた場合、この選手に新たな反則トークン1個を割り当てる。",
    ),
    (
        "marcus-siebermann",
        "Scoreboard Phase: If this player is the ball carrier, you may move one revealed cheating token "
        "from any player (yours or opposing) at this matchup onto this player.",
        "スコアボードフェイズ：この選手がボールキャリアなら、このマッチの任意の選手1人（相手選手を含む）"
        "からこの選手に、公開済みの反則トークン1個を移してもよい。",
    ),
    (
        "bite-bite",
        "Scoreboard Phase: Before ejections are carried out, you may move all ejection tokens from this "
        "player onto one other player of yours at this matchup.",
        "スコアボードフェイズ：退場を適用する前に、この選手からこのマッチのあなたの他の選手1人に、すべて"
        "の退場トークンを移してもよい。",
    ),
    (
        "hired-wizard",
        "Matchup Action (exhaust): Choose a standing opposing player where you have a standing player. "
        "Roll 1 die.\nTarget Down: Down the chosen player.\nMiss: Down a standing player of yours there.\n"
        "Tackler Down: Discard this card.",
        "マッチアップアクション（消耗）：スタンドしているあなたの選手がいるマッチの、スタンドしている相手選手"
        "1人を選ぶ。ダイスを1個ふる。\n「目標はダウン」：選んだ選手をダウンさせる。\n「何もなし」：そのマッチ"
        "のスタンドしているあなたの選手1人をダウンさせる。\n「タックル側がダウン」：このカードを捨てる。",
    ),
    (
        "minotaur",
        "Response: When an opposing tackle downs this player, you may have this player attempt at once "
        "to tackle the tackler, using standing Star Power.",
        "レスポンス：相手のタックルによりこの選手がダウンしたとき、この選手はただちに、タックルしてきた選"
        "手へのタックルをスタンド時スターパワーで試みてもよい。",
    ),
    (
        "cursed-ball",
        "This Week: Each time a player uses passing, roll 1 die.\nTarget Down: The ball moves as usual.\n"
        "Miss: The ball stays where it is.\nTackler Down: The ball goes to an opposing player, picked by "
        "the opposing manager.",
        "今週：選手がパスを使用するたび、ダイスを1個ふる。\n「目標はダウン」：ボールを通常どおり移す。\n「"
        "何もなし」：ボールは動かない。\n「タックル側がダウン」：パスを使用した選手の相手監督が、自分の選手1"
        "人をボールキャリアにする。",
    ),
    (
        "gryphon-ade",
        "Scoreboard Phase: Treat every Star Player you draft as having Freebooter. (You may return one "
        "player of your roster to the box; then shuffle your Team deck, discard pile and newcomers into "
        "a new deck.)",
        "スコアボードフェイズ：あなたがドラフトするすべてのスター選手を、【強奪】を持つものとして扱う。（ロ"
        "ースターの選手1枚を箱に戻してもよい。その後、チームデッキと捨て札パイルと新加入の選手をまとめて"
        "シャッフルし、チームデッキに置き直す。）",
    ),
    (
        "waaagh",
        "Response (exhaust): Use before one of your players attempts a tackle. For that attempt, treat "
        "that player as having the higher Star Power. If you apply Miss, lose 1 fan.",
        "レスポンス（消耗）：あなたの選手がタックルを試みる前に使用する。そのタックルでは、その選手のスタ"
        "ーパワーのほうが大きいものとして扱う。「何もなし」を適用した場合、ファン1を失う。",
    ),
]


def catalogue() -> Catalogue:
    return load_catalogue()


def all_texts(language: str) -> list[tuple[str, str]]:
    """Name and text of every named ability and card with a text, each pair once."""
    cards = catalogue()
    result: list[tuple[str, str]] = []
    for ability in cards.ability_names:
        name = ability_name(cards, ability, language)
        result.append((name, ability_text(cards, ability, language)))
    for face in range(len(cards.ids)):
        pair = (face_name(cards, face, language), card_text(cards, face, language))
        if pair[1] and pair not in result:
            result.append(pair)
    return result


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_those_of_the_golden_file(language: str) -> None:
    path = GOLDEN / f"card-text.{language}.txt"
    made = "".join(f"{name}: {text.replace(chr(10), ' / ')}\n" for name, text in all_texts(language))
    if os.environ.get("TOUCHLINE_GOLDEN") == "write":
        path.write_text(made, encoding="utf-8")
    assert made.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("card", "english", "japanese"), WORKED, ids=[row[0] for row in WORKED])
def test_worked_cards(card: str, english: str, japanese: str) -> None:
    cards = catalogue()
    face = cards.index[card]
    assert card_text(cards, face) == english
    assert card_text(cards, face, "ja") == japanese


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_too_long(language: str) -> None:
    for name, text in all_texts(language):
        assert len(text) <= LONGEST_TEXT, name


def test_named_abilities_stand_by_name_on_cards() -> None:
    cards = catalogue()
    face = cards.index["eldril-sidewinder"]
    assert card_text(cards, face) == "Nerves of Steel. Sure Hands."
    assert card_text(cards, face, "ja") == "【鉄の神経】【確保】"
    assert ability_text(cards, "juggernaut") == "Guard cannot be used against this player’s tackle attempts."


def test_payouts_in_words() -> None:
    cards = catalogue()
    assert card_text(cards, cards.index["goal-line-plunge"]).split("\n") == [
        "Left team zone payout: 1 Staff Upgrade icon.",
        "Central payout: 1 Star Player icon, 1 Team Upgrade icon and 1 Staff Upgrade icon.",
        "Right team zone payout: 2 fans.",
    ]
    assert "Central payout: 2 Staff Upgrade icons or 3 fans." in card_text(cards, cards.index["all-out-blitz"])
    assert "Left team zone payout: nothing." in card_text(cards, cards.index["personal-foul"])


def test_names() -> None:
    cards = catalogue()
    face = cards.index["bite-bite"]
    assert (face_name(cards, face), face_name(cards, face, "ja")) == ("Bite-Bite", "ガブガブ")
    assert team_name(cards, 0, "ja") == "レイクランド・リーヴァーズ"
    for one in range(len(cards.ids)):
        assert f"card.{cards.ids[one]}" in cards.texts["ja"]
    for team in cards.teams:
        assert f"team.{team}" in cards.texts["ja"]
    for ability in cards.ability_names:
        assert f"ability-name.{ability}" in cards.texts["ja"]


def test_english_keeps_to_the_glossary() -> None:
    for name, text in all_texts("en"):
        plain = re.sub(r"\b(Freebooter|Guard)\b", "", text)
        assert not re.search(rf"\b({WRONG_WORDS})\b", text), name
        assert not re.search(rf"\b({LOWER_TERMS})s?\b", plain), name
        assert not re.search(r"['\"]|  | [,.;:]|\.\.", text), name
        for line in text.split("\n"):
            assert line[0].isupper() or line[0] in "+(", name
            assert line.endswith((".", ".)")), name


def test_japanese_keeps_to_the_glossary() -> None:
    for name, text in all_texts("ja"):
        assert not re.search(r"[!-*,-/:-~！-～](?<![：（）！＝])", text), (name, text)
        assert not re.search(r"プレイヤー|プレイ|彼|敵|中央(?!報酬)|レフェリー|対象|[０-９]", text), name
        without = text.replace("マッチアップアクション", "").replace("マッチアップフェイズ", "")
        assert "マッチアップ" not in without, name
        assert text.endswith(("。", "】", "）")), name


def test_no_two_cards_of_a_kind_share_a_japanese_name() -> None:
    cards = catalogue()
    seen: dict[tuple[int, str], str] = {}
    for face, kind in enumerate(cards.kinds):
        key = (kind, face_name(cards, face, "ja"))
        assert seen.setdefault(key, cards.names[face]) == cards.names[face]


# --- Messages ---


def test_languages_have_the_same_messages_and_slots() -> None:
    texts = catalogue().texts
    english = {key for key in texts["en"] if key.split(".")[0] not in NAME_TABLES}
    assert "pos" in slots_of(texts["en"]["if.ball_carrier"])
    for language in LANGUAGES[1:]:
        other = {key for key in texts[language] if key.split(".")[0] not in NAME_TABLES}
        assert other == english
        for key in english:
            if key not in NP_FORMS:
                mine = set(slots_of(texts[language][key]))
                assert mine - {*further_slots(key)} == set(slots_of(texts["en"][key])) - {"pos", *further_slots(key)}, (
                    key
                )
            else:
                assert set(slots_of(texts[language][key])) <= {*NP_SLOTS, "rest"}, key


class Recording(dict[str, str]):
    """Messages that remember which of them were said."""

    said: set[str] = set()

    def __getitem__(self, key: str) -> str:
        self.said.add(key)
        return super().__getitem__(key)


# Lines for messages that neither a card nor an example needs.
RARE = [
    ("player", "response after this tackles: may gain 1"),
    ("player", "response after this tackles: may have this use pass"),
    ("player", "response after this tackles: may assign 1 token to this"),
    ("player", "response after this tackles: shift any tokens from this to theirs here"),
    ("player", "response after this tackles: discard 1 revealed token from theirs here"),
    ("player", "response after this tackles: shift 1 revealed token from this to theirs here"),
    ("player", "response after this tackles: shift all ejection tokens from this to theirs here"),
    ("player", "response after this tackles: may down theirs here"),
    ("player", "response after this tackles: may injure theirs downed here"),
    ("player", "response when this gets the ball: may injure this outright"),
    ("player", "response after this tackles: may ball to this"),
    ("player", "response after this tackles: may ball to yours here"),
    ("player", "response after this tackles: may have this tackle"),
    ("player", "response after this tackles: may have this tackle with standing power"),
    ("player", "response after this tackles: have this tackle"),
    ("player", "response after this tackles: have this tackle theirs here"),
    ("player", "response after this tackles: have this tackle theirs here with standing power"),
    ("player", "response after this tackles: may draw 1 then discard 1"),
    ("player", "response after this tackles: commit top card here"),
    ("player", "response when dice are rolled against this: reroll all dice"),
    ("player", "response when dice are rolled against this: may reroll one die"),
    ("player", "response when a tackle is declared: gain 1"),
    ("player", "response before this tackles: gain 1"),
    ("player", "response before this tackles theirs carrier: gain 1"),
    ("player", "response when this loses the ball: gain 1"),
    ("player", "scoreboard at totals: gain 1"),
    ("player", "scoreboard after you win a matchup: gain 1"),
    ("player", "scoreboard if this is downed: gain 1"),
    ("player", "scoreboard if other yours here: gain 1"),
    ("player", "scoreboard if theirs downed here: gain 1"),
    ("player", "scoreboard if any carrier here: gain 1"),
    ("player", "scoreboard if more yours here than theirs here: gain 1"),
    ("player", "scoreboard if more theirs downed here than yours downed here: gain 1"),
    ("staff-upgrade", "scoreboard if more yours here than theirs here: gain 1"),
    ("player", "scoreboard if your total is 5: gain 1"),
    ("staff-upgrade", "scoreboard if any downed here: gain 1"),
    ("staff-upgrade", "response exhaust before yours tackles theirs carrier: +1 power to the tackler"),
    ("staff-upgrade", "response after yours tackles theirs carrier: assign 1 token to the target"),
    ("player", "scoreboard after you win a matchup by 2: gain 1"),
    ("player", "scoreboard after you win a highlight if this is carrier: gain 1"),
    ("player", "scoreboard after you lose a matchup: gain 1"),
    ("staff-upgrade", "scoreboard after you win a matchup: gain 1"),
    ("staff-upgrade", "response when a tackle is declared: +1 power to yours carrier"),
    ("staff-upgrade", "response when a tackle is declared: down yours"),
    ("staff-upgrade", "response after this tackles: may draw 1"),
    ("staff-upgrade", "end: may gain 1 or each opponent loses 1"),
    ("staff-upgrade", "response when theirs is committed: may each opponent here loses 1"),
    ("headline", "this week when any gets the ball: roll { miss: nothing }"),
    ("player", "response after this tackles: may put 1 blood on this"),
]


def of_mechanics() -> set[str]:
    """What the mechanics of the expansions say beside their phrases: cards of the base game have nothing of it."""
    found: set[str] = set()
    for mechanic in MECHANICS:
        found.update(messages_of(mechanic))
        found.update(f"skill-then.{skill.name}" for skill in mechanic.skills)
        found.update(f"kinds.{kind.name}" for kind in mechanic.card_kinds)
    return found


def test_every_message_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = catalogue()
    texts = Recording(cards.texts["en"])
    monkeypatch.setitem(cards.texts, "en", texts)
    all_texts("en")
    catalogue_of("team-manager")  # with words of what is drawn by its id
    for kind, line in [(kind, line) for kind, line, _ in examples()] + RARE:
        line_text(cards, line, kind_named(kind))
        line_text(cards, line, kind_named(kind), "ja")
    assert sorted(set(texts) - texts.said - of_mechanics()) == []


def test_more_of_one_opposing_manager() -> None:
    """Each opposing manager is counted for himself (TM-R101), and the matchup is named where "each" does not say it."""
    cards = catalogue()
    kind = card_kinds.NAMES.index("player")
    line = "response when this is downed if more theirs downed here than yours downed here: gain 1"
    assert line_text(cards, line, kind) == (
        "Response: When this player is downed, if one opposing manager has more downed players at this matchup "
        "than you, gain 1 fan."
    )
    assert line_text(cards, line, kind, "ja") == (
        "レスポンス：この選手がダウンしたとき、このマッチのダウンしている選手の数が、あなたより多い相手監督がいるなら、"
        "ファン1を得る。"
    )


@pytest.mark.parametrize(
    ("pattern", "slots", "text"),
    [
        ("{n, plural, one {# fan} other {# fans}}", {"n": 1}, "1 fan"),
        ("{n, plural, one {# fan} other {# fans}}", {"n": 0}, "0 fans"),
        ("{n, plural, =2 {twice} other {# times}}", {"n": 2}, "twice"),
        ("{pos, select, first {Have {who} use} other {{who} uses}} it", {"pos": "x", "who": "he"}, "he uses it"),
        ("{a}{b}", {"a": "x{y}", "b": "#"}, "x{y}#"),
        ("number #1", {}, "number #1"),
    ],
)
def test_formatting(pattern: str, slots: dict[str, str | int], text: str) -> None:
    assert formatted(pattern, slots) == text


@pytest.mark.parametrize(
    ("pattern", "sentence"),
    [
        ("{who", "has a brace that does not close"),
        ("{whom}", "unknown slot 'whom'; did you mean 'who'?"),
        ("{n, number}", "plural or select would be right"),
        ("{n, plural, one {x}}", "has no branch 'other'"),
        ("{n, select, other {" * 20 + "x" + "}}" * 20, "deep"),
    ],
)
def test_bad_messages(pattern: str, sentence: str) -> None:
    with pytest.raises(BadArgument, match=re.escape(sentence)):
        formatted(pattern, {"who": "x", "n": 2})


def test_a_missing_message_or_language_is_named() -> None:
    cards = Catalogue()
    cards.texts = {"en": {}, "ja": {}}
    with pytest.raises(BadArgument, match=r"the language 'ja' has no message 'do\.gain_fans'"):
        line_text(cards, "end: gain 1", card_kinds.STAFF_UPGRADE, "ja")
    with pytest.raises(BadArgument, match="there are no texts in 'jaa'; did you mean 'ja'"):
        card_text(catalogue(), 0, "jaa")
    with pytest.raises(BadArgument, match="not a named ability; did you mean 'guard'"):
        ability_text(catalogue(), "gaurd")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [card_kinds.PLAYER, card_kinds.STAFF_UPGRADE])
def test_every_selector_has_words(language: str, kind: int) -> None:
    """Cards may combine words freely: whatever a selector says, there is a noun phrase for it in every form."""
    writer = Writer(catalogue(), language, kind)
    seen: dict[str, int] = {}
    qualities = [0] + [bits for _, bits in QUALITIES]
    for _, owner in OWNERS:
        for one in qualities:
            for two in qualities:
                for place in [0] + [bits for _, bits in PLACES]:
                    bits = owner | one | two | place
                    if bits & whom.STANDING and bits & whom.DOWNED:
                        continue
                    for form in ("one", "whichever", "each", "many", "held"):
                        text = writer.np(bits, form)
                        assert text == text.strip()
                        assert "  " not in text
                        assert "{" not in text
                    seen.setdefault(writer.np(bits, "one"), bits)
    assert len(seen) > 100
    for _, bits in CERTAIN:
        assert writer.np(bits, "one")
    assert writer.np(whom.STAR, "one") != writer.np(0, "one")


# --- The page on the card language ---


def kind_named(name: str) -> int:
    """The number of a kind of card, those of the expansions too."""
    return [kind.name for kind in card_kinds.KINDS].index(name)


def examples() -> list[tuple[str, str, str]]:
    """Kind, line and text of each example on the page."""
    result: list[tuple[str, str, str]] = []
    kind = ""
    line = ""
    for row in LANGUAGE_PAGE.read_text(encoding="utf-8").split("\n"):
        if row.startswith("```card "):
            kind = row.removeprefix("```card ")
        elif row.startswith("```"):
            kind = ""
        elif kind and row.startswith("> "):
            text = row.removeprefix("> ")
            if result and result[-1][:2] == (kind, line):
                text = f"{result.pop()[2]}\n{text}"
            result.append((kind, line, text))
        elif kind:
            line = row
    return result


def test_examples_of_the_page() -> None:
    assert len(examples()) > 80
    for kind, line, text in examples():
        assert line_text(catalogue(), line, kind_named(kind)) == text
        assert line_text(catalogue(), line, kind_named(kind), "ja")


def phrases() -> list[str]:
    """Every phrase that is written, without its slots."""
    found: list[str] = []
    of_words = [word.phrases for word in EFFECTS]
    of_words += [word.phrases for word in MOMENTS]
    of_words += [word.phrases for word in CONDITIONS]
    for written in of_words:
        for phrase in written:
            found += [part.text.replace("(s)", "") for part in phrase.parts if not part.slot]
    for table in (HEADINGS, CERTAIN, OWNERS, STATES, QUALITIES, PLACES):
        found += [phrase for phrase, _ in table]
    found += [one for count in COUNTS for one in (count.written, count.held) if one]
    return [*found, *icons.NAMES, *die.NAMES, "exhaust", "may", "and", "or"]


def test_every_word_is_on_the_page_and_in_an_example() -> None:
    page = LANGUAGE_PAGE.read_text(encoding="utf-8")
    grammar = page[page.index("```ebnf") : page.index("## Headings")]
    lines = " ".join(line for _, line, _ in examples())
    words = set(re.findall(r"[a-z-]+", grammar))
    assert len(phrases()) > 100
    for phrase in phrases():
        for word in re.findall(r"[a-z][a-z-]*", phrase):
            assert word in words, f"{word!r} is not in the grammar"
        assert phrase in lines, f"{phrase!r} has no example"
