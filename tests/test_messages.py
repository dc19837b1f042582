"""Messages are filled alike by the engine and by the page: both are held to the same file."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from touchline.table.errors import BadArgument
from touchline.table.messages import formatted, slots_of

VECTORS = json.loads((Path(__file__).parent / "golden" / "messages.json").read_text(encoding="utf-8"))


@pytest.mark.engine
@pytest.mark.parametrize("vector", VECTORS, ids=[vector["message"][:40] for vector in VECTORS])
def test_a_message_is_filled_as_on_the_page(vector: dict[str, Any]) -> None:
    if "error" in vector:
        with pytest.raises(BadArgument, match=f"^{re.escape(vector['error'])}$"):
            formatted(vector["message"], vector["slots"], vector["language"])
    else:
        assert formatted(vector["message"], vector["slots"], vector["language"]) == vector["result"]


def test_an_unknown_slot_is_likened_to_the_known_ones() -> None:
    with pytest.raises(BadArgument, match="unknown slot 'whom'; did you mean 'who'"):
        formatted("{whom}", {"who": "x"})


def test_the_slots_of_a_message_are_those_of_its_branches_too() -> None:
    assert slots_of("{n, plural, one {{who} has #} other {{them}}} in {where}") == ["n", "them", "where", "who"]
    for wrong in ("{n", "n}", "{n, plural, other {x}"):
        with pytest.raises(BadArgument, match="has a brace that does not"):
            slots_of(wrong)
