"""Whether the luck of a replay was fair: the seed was fixed before the game, and every roll and shuffle comes from it.

A replay of a served table says what its seed was made of. Before the game everybody at the table was shown the
commitment, a hash that no other secret has; after it everybody can see that the seed is the one that was fixed then.
"""

from typing import Any

from touchline.server.record import commitment, sealed_seed
from touchline.table.errors import BadFile, VersionMismatch
from touchline.table.replay import Replay

BYTES = 32


class Unfair(VersionMismatch):
    """Something in a replay is not as it must be."""


def verified(replay: Replay, path: str) -> list[str]:
    """Everything that can be checked, a line each; ``Unfair`` with the first thing that is not right.

    A replay of other cards than those here is a ``BadFile``: nothing can be said about it.
    """
    here = replay.begin().digest()
    if replay.cards != here:
        raise BadFile(
            f"The replay was written with other cards ({replay.cards[:12]}) than those here ({here[:12]}), "
            f"by version {replay.version}; verify it with that one.",
            path,
        )
    told = proved(replay, here) if replay.proof else [unproved()]
    try:
        replay.verify()
    except VersionMismatch as error:
        raise Unfair(str(error)) from None
    rolls = len(replay.first_rolls) + sum(len(choice.rolls) for choice in replay.choices)
    told.append(f"All {rolls} results of dice and shuffles in {len(replay.choices)} choices come from that seed.")
    told.append(f"All {len(replay.lines)} events follow from them by the rules.")
    return told


def unproved() -> str:
    return (
        "The replay was not played at a server and has no commitment: "
        "nothing shows that its seed was fixed before the game."
    )


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
