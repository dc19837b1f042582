"""The proof that the seed of a served table was fixed before the game: how it is made, and how it is checked.

Before the game everybody at the table is shown the commitment, a hash that no other secret has. After it the replay
holds what the hash was of, so that everybody can see that the seed is the one that was fixed then.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from touchline.table.errors import VersionMismatch
from touchline.table.replay import Replay

BYTES: Final = 32  # of a seed, and of a secret


class Unfair(VersionMismatch):
    """Something in a replay is not as it must be."""

    usual = "proof"


def commitment(secret: bytes, table: str, digest: str) -> str:
    """What is shown before the game, so that the seed or secret shown after it can be no other."""
    return hashlib.sha256(secret + table.encode() + digest.encode()).hexdigest()


def sealed_seed(secret: bytes, words: Sequence[str]) -> bytes:
    """The seed of a sealed table: nobody chose it alone. Each word goes in behind its length, two bytes, in UTF-8."""
    mixed = hashlib.sha256(secret)
    for word in words:
        data = word.encode()
        mixed.update(len(data).to_bytes(2, "big") + data)
    return mixed.digest()


def proof_of(table: str, shown: str, secret: bytes | None, words: Sequence[str]) -> dict[str, Any]:
    """What was shown before the game; of a sealed table also the secret and the words that its seed was made of."""
    proof: dict[str, Any] = {"table": table, "commitment": shown}
    if secret is not None:
        proof |= {"secret": secret.hex(), "words": list(words)}
    return proof


# --- Checked -------------------------------------------------------------------------------------------------------


def proved(replay: Replay, digest: str) -> list[str]:
    """What binds the seed: the secret and the words it was made of, and the hash that was shown before the game."""
    proof = replay.proof
    seed = replay.setting.seed
    table, shown = word_of(proof, "table"), word_of(proof, "commitment")
    if not isinstance(seed, bytes):
        raise Unfair("The seed of a served table has 32 bytes, and this one has not.")
    told: list[str] = []
    fixed = seed
    if "secret" in proof:
        fixed = secret_of(proof)
        words = words_of(proof)
        if len(words) != replay.setting.seats:
            raise Unfair(f"There must be a word for each of the {replay.setting.seats} seats, not {len(words)}.")
        if sealed_seed(fixed, words) != seed:
            raise Unfair("The seed is not the one that the secret and the words of the seats make.")
        told.append(f"The seed is made of the secret and of the words of {len(words)} seats.")
    what = "secret" if "secret" in proof else "seed"
    if commitment(fixed, table, digest) != shown:
        raise Unfair(f"The commitment is not that of this {what}, table {table!r} and these rules.")
    told.append(
        f"The commitment {shown} is that of this {what}, table {table} and these rules. "
        "Compare it with the one that was shown before the game."
    )
    return told


# --- Fields --------------------------------------------------------------------------------------------------------


def word_of(proof: dict[str, Any], name: str) -> str:
    value = proof.get(name)
    if not isinstance(value, str):
        raise Unfair(f"The proof has no {name!r}.")
    return value


def secret_of(proof: dict[str, Any]) -> bytes:
    try:
        secret = bytes.fromhex(word_of(proof, "secret"))
    except ValueError:
        secret = b""
    if len(secret) != BYTES:
        raise Unfair(f"The secret has {BYTES} bytes in hexadecimal, and this one has not.")
    return secret


def words_of(proof: dict[str, Any]) -> list[str]:
    words = proof.get("words")
    if not isinstance(words, list) or not all(isinstance(word, str) and is_word(word) for word in words):
        raise Unfair("The words of the seats are a list of words, and these are not.")
    return words


def is_word(word: str) -> bool:
    """Whether a seat could have sent it."""
    try:
        return len(word.encode()) < 1 << 16
    except UnicodeEncodeError:
        return False
