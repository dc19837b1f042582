"""The Japanese of the whole project: one word for one thing, and the rulebook's words where it has them.

Every Japanese string is read where it stands: in packs, server, terminal and page, and the generated texts of all cards
besides. Whoever rules out another word puts it into the list, with the right one beside it.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from tests import test_blitz_card_text, test_card_text

ROOT: Final = Path(__file__).resolve().parent.parent
ENGINE: Final = ROOT / "src" / "touchline"
PAGE: Final = ROOT / "web" / "src"
JAPANESE: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
QUOTED: Final = re.compile(r"'((?:[^'\\\n]|\\.)*)'")
UNREAD: Final = ("notes", "readings")  # tables of notes in English, and of readings

# What is not written, and what is written instead.
WRONG: Final = (
    # The rulebook's words
    (r"先攻|先手の監督|第1監督|最初の監督", "開始監督"),
    (r"トークン[^。、]{0,12}取り除|取り除いたもの", "脇に置いた"),
    (r"手番(?!の監督)", "ターン"),
    (r"あなたの番(?!号)", "あなたのターン"),
    (r"山札|ドロー(?!ン)", "デッキ, 引く"),
    (r"ミニオン", "手下"),
    (r"コーチ[A-Z]|コーチ[  ]?[ABＡＢ]", "コーチ1; for coach A 先手のコーチ"),
    (r"(?<!リ)(?<!ディス)プレイ", "プレー"),
    (r"プレーヤー", "監督, コーチ, 選手"),
    (r"フェーズ", "フェイズ"),
    (r"レフェリー|審判", "レフリー"),
    (r"対戦相手|敵", "相手監督, 相手コーチ, 相手選手"),
    (r"彼(?!方)", "この選手, その選手"),
    (r"中央の報酬", "中央報酬"),
    (r"マッチアップ(?!フェイズ|アクション|$)", "マッチ"),
    (r"開始選手|開幕選手", "初期選手"),
    (r"特集記事", "ヘッドライン"),
    (r"ムーブ", "移動力"),
    (r"行動", "アクション"),
    (r"[\d}]アクション", "アクション3回; {action}を行う"),
    (r"(最初|最後|ターン)の選手のアクション", "選手アクション"),
    (r"ノックダウンされ", "ノックダウンし"),
    (r"無作為", "ランダム"),
    (r"ファン\{?\w*\}?人|ファン[をがは]?\d+人|\}人(リード|差)", "ファン2"),
    (r"味方の?選手", "自分の選手, あなたの選手"),
    (r"復元", "独自に補った"),
    (r"一番(ファン|多)", "最も"),
    (r"(カップ|\{cup\}|トーナメント)[^。、]{0,4}(?<!優)(勝者|勝利)", "優勝"),
    (r"得たものを使", "アクション後に使える能力やカード"),
    # What could be read in two ways
    (r"[ァ-ヶー]+、[ァ-ヶー]+か[ァ-ヶー]+", "A、B、Cのいずれか"),
    (r"次の場合に[^：]*：[^。]+。[^。]+。", "次のすべてを満たす場合"),
    (r"あなたの【[^】]+】を持", "【ガード】を持つあなたの選手"),
    (r"あなたの(ダウン|スタンド)の", "ダウンしているあなたの選手"),
    (r"につき、その選手", "その選手のスターパワーを、他の選手1人につき"),
    (r"より大きい目標", "この選手より…が大きい目標"),
    # One spelling each
    (r"いま(起|使って|[はがでのも「{、])", "今"),
    (r"(?<![ぁ-ん])ほか", "他"),
    (r"いっしょ", "一緒"),
    (r"(ブラウザ|サーバ|コンピュータ|フォルダ)(?!ー)", "ブラウザー, サーバー, …"),
    (r"起こ[らりるっ]", "起き"),
    (r"振る|振り(?!返)|振っ", "ふる"),
    (r"全て", "すべて"),
    (r"下さい", "ください"),
    (r"出来", "でき"),
    (r"(?<!自)分か[らりるっ]", "わか"),
    (r"置き換え", "取り替える"),
    (r"のよい", "の良い"),
    (r"の方[がにを]", "のほう"),
    (r"[一二]度(だけ|ふり)", "1回, 2回"),
    # Signs
    (r"[Ａ-Ｚａ-ｚ０-９]", "half-width letters and digits"),
    (r"[：、。「」『』（）／〜・　] | [：、。「」『』（）／〜・　]", "no half-width space beside a full-width sign"),
    (r"[ぁ-んァ-ヶー一-龥] (?=\S)|\S (?=[ぁ-んァ-ヶ一-龥])", "no half-width space within Japanese"),
    (r"[！？](?=[ぁ-んァ-ヶ一-龥])(?![とがはをにのもか])", "a full-width space after ！ and ？ within a line"),
    (r"[ぁ-んァ-ヶ一-龥]([,!?:;]|\.(?![a-z]))|[,!?;:][ぁ-んァ-ヶ一-龥]", "full-width signs"),
    (r"\.\.\.|……", "…"),
    (r"、、|。。|、。|。、", "one sign"),
    (r"[ぁ-んァ-ヶ一-龥]-\d", "−, the minus sign"),
)


# What was settled after native readers had stumbled, each with a card that says it.
SETTLED: Final = (
    ("堅固", "この選手をタックルの目標にできない。"),
    ("確保", "ダウンしても、ボールを落とさない。"),
    ("不屈", "この選手よりスターパワーが大きい目標へのタックルでは、"),
    ("グール噛みのヴァラグ", "ボールキャリアがダウンした後、または負傷した後、"),
    ("ボルク", "この選手がボールキャリアになるか、ボールキャリアでなくなるたび、"),
    ("蹂躙者ボラク卿", "他の選手1人（相手選手を含む）に割り当てられている公開済みの反則トークン1個を捨て"),
    ("呪いのボール！", "パスを使用した選手の相手監督が、自分の選手1人をボールキャリアにする。"),
    ("手ごろな変異", "あなたの選手1人を選び、ボールキャリアにする。"),
    ("グリフォレード", "すべてのスター選手を、【強奪】を持つものとして扱う。"),
    ("厳しい訓練", "【ガード】を持つあなたの選手が"),
    ("コンディショニングコーチ", "スターパワーをそのタックルの間その選手に加え、その後トークンを捨てる。"),
    ("攻撃コーディネーター", "選手がいるマッチでボールがミッドフィールドにあるなら、"),
    ("売名パフォーマンス", "ロースターにある、自チームのロゴのスター選手1枚につき、"),
    ("暴力教室", "ダウンしている選手の数が、あなたより多い相手監督がいる各マッチで、"),
    ("群がり戦法", "その選手のスターパワーを、そのマッチのあなたの他の選手1人につき+1する。"),
    ("退場", "その選手の他の反則トークンはすべて脇に置く。"),
    ("スターパワー0", "その選手のスターパワーは変わらない。"),
    ("ブラッドボウル", "優勝報酬：ファン7。"),
    ("太っ腹なコーチ陣", "ゲーム終了まで、次のすべてを適用する：達成したチャレンジカードの得点を1点増やす。"),
    ("危ないスローを通せ！", "次のすべてを満たす場合に達成を宣言できる："),
    ("集まれ！", "ラン、マーク、サイドステップのいずれかを行った後、"),
    ("天賦の才", "（アーマーチェック、スローチェック、ブロックダイスのいずれか）"),
)


@cache
def strings() -> list[tuple[str, str]]:
    """Every Japanese string, with where it stands."""
    return [*in_tables(), *in_modules(), *on_the_page(), *generated()]


def in_tables() -> Iterator[tuple[str, str]]:
    for path in sorted(ENGINE.rglob("*.toml")):
        yield from leaves(tomllib.loads(path.read_text(encoding="utf-8")), str(path.relative_to(ENGINE)))


def leaves(value: Any, where: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in UNREAD:
                yield from leaves(inner, f"{where} {key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from leaves(inner, f"{where} {number}")
    elif isinstance(value, str) and JAPANESE.search(value):
        yield where, value


def in_modules() -> Iterator[tuple[str, str]]:
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and JAPANESE.search(node.value):
                yield f"{path.relative_to(ENGINE)}:{node.lineno}", node.value


def on_the_page() -> Iterator[tuple[str, str]]:
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            for match in QUOTED.finditer(path.read_text(encoding="utf-8")):
                if JAPANESE.search(match.group(1)):
                    yield str(path.relative_to(PAGE)), match.group(1)


def generated() -> Iterator[tuple[str, str]]:
    for name, text in test_card_text.all_texts("ja"):
        for line in text.split("\n"):
            yield f"the card {name}", line
    for _, name, text in test_blitz_card_text.texts("ja"):
        for line in text.split("\n"):
            yield f"the card {name}", line


def test_every_place_with_japanese_is_read() -> None:
    """A place that is moved away would pass unread."""
    found = "\n".join(where for where, _ in strings())
    for place in (
        "team_manager/packs/base/text/ja.toml",
        "blitz_bowl/packs/base/text/ja.toml",
        *(
            f"languages/ja/{game}/{name}.toml"
            for game in ("team-manager", "blitz-bowl")
            for name in ("album", "glossary", "luck", "odds", "reasons", "table", "terminal", "words")
        ),
        "languages/ja/refusals.toml",
        "languages/ja/terminal.toml",
        "languages/ja/team-manager/first-week.toml",
        "languages/ja/blitz-bowl/drills.toml",
        "languages/ja/page.toml",
        "the card グール噛みのヴァラグ",
        "the card 天賦の才",
    ):
        assert place in found, place
    assert len(strings()) > 3000


@pytest.mark.parametrize(("wrong", "right"), WRONG, ids=[right for _, right in WRONG])
def test_one_word_for_one_thing(wrong: str, right: str) -> None:
    pattern = re.compile(wrong)
    assert [f"{where}: {text}" for where, text in strings() if pattern.search(text)] == [], right


@pytest.mark.parametrize(("name", "said"), SETTLED, ids=[name for name, _ in SETTLED])
def test_cards_say_it_as_was_settled(name: str, said: str) -> None:
    texts = [text for where, text in strings() if where == f"the card {name}"]
    assert any(said in text for text in texts), texts


# Signs of English between what components draw, and spaces that Japanese has not: both are words (`app.space`).
LOOSE: Final = re.compile(
    r"\)\}[.:;!?](?=\s|<)|\}[:,] \{(?!\s)|\.join\('[,;.] '\)"
    r"|card\.colon'\)\}\s*</b\s*>(?!\{t\('app\.space'\)\})"
)


def test_no_sign_or_space_of_english_stands_between_words() -> None:
    found = []
    for path in sorted(PAGE.rglob("*.svelte")):
        markup = re.sub(r"<(script|style)\b.*?</\1>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        found += [f"{path.relative_to(PAGE)}: {match.group()}" for match in LOOSE.finditer(markup)]
    assert found == []
