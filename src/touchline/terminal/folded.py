"""Words as they are compared when somebody searches: what is only spelt differently is the same."""

import unicodedata
from collections.abc import Sequence
from typing import Final

# Katakana as hiragana; the mark of a long vowel and the dot between words are left out.
_KANA: Final = {katakana: katakana - 0x60 for katakana in range(0x30A1, 0x30F7)} | dict.fromkeys(map(ord, "ー・"))


def folded(text: str) -> str:
    """``じょーでる``, ``ｼﾞｮｰﾃﾞﾙ`` and ``ジョーデル`` are one, and so are ``Griff`` and ``GRIFF``."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_KANA)


def words_of(text: str) -> list[str]:
    """What somebody searches for, word by word; a word that folds to nothing is none."""
    return folded(text).split()


def has_all(text: str, words: Sequence[str]) -> bool:
    return all(word in text for word in words)


def matched(names: Sequence[Sequence[str]], asked: str) -> list[int]:
    """Which of several things somebody means, each having some names: by a whole name, its beginning, or a part."""
    wanted = " ".join(words_of(asked))
    if not wanted:
        return []
    known = [[folded(name) for name in all_of_one] for all_of_one in names]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [at for at, all_of_one in enumerate(known) if any(fits(name, wanted) for name in all_of_one)]
        if found:
            return found
    return []
