"""The numbers that other tests take from tests/golden/facts.toml are those of the base packs."""

import os

from tests.facts import PATH, written


def test_facts_are_those_of_the_golden_file() -> None:
    if os.environ.get("TOUCHLINE_GOLDEN") == "write":
        PATH.write_text(written(), encoding="utf-8")
    assert written() == PATH.read_text(encoding="utf-8")
