"""The proof in a replay that the seed of a served table was fixed before the game (``touchline verify`` reads it)."""

from collections.abc import Sequence
from typing import Any

from touchline.server.record import TableRecord


def proof_of(record: TableRecord, words: Sequence[str]) -> dict[str, Any]:
    """What was shown before the game; of a sealed table also the secret and the words that its seed was made of."""
    proof: dict[str, Any] = {"table": record.id, "commitment": record.commitment}
    if record.secret is not None:
        proof |= {"secret": record.secret.hex(), "words": list(words)}
    return proof
