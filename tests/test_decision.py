"""Codes of options: packed in one place, one at a time or a whole list."""

import pytest

from touchline.table.decision import (
    code_of,
    codes_at,
    codes_for,
    codes_of_pairs,
    first_of,
    second_of,
    third_of,
    verb_of,
)

pytestmark = pytest.mark.engine


def test_a_code_gives_back_what_was_packed() -> None:
    code = code_of(57, 1023, 0, 512)
    assert (verb_of(code), first_of(code), second_of(code), third_of(code)) == (57, 1023, 0, 512)


def test_whole_lists_are_made_of_the_same_codes() -> None:
    some = [0, 3, 1023]
    assert codes_for(5, some) == [code_of(5, first) for first in some]
    assert codes_for(5, (2, 1)) == [code_of(5, 2), code_of(5, 1)]
    assert codes_for(5, range(2)) == [code_of(5), code_of(5, 1)]
    assert codes_at(7, 9, some) == [code_of(7, 9, second) for second in some]
    assert codes_at(7, 9, some, 4) == [code_of(7, 9, second, 4) for second in some]
    assert codes_of_pairs(1, some, [4, 6]) == [code_of(1, first, second) for first in some for second in (4, 6)]


def test_codes_sort_by_verb_and_then_by_arguments() -> None:
    packed = [(verb, a, b, c) for verb in (0, 9) for a in (0, 1023) for b in (0, 1023) for c in (0, 1023)]
    assert sorted(packed) == [
        (verb_of(code), first_of(code), second_of(code), third_of(code))
        for code in sorted(code_of(*one) for one in packed)
    ]
