"""Whether the luck of a replay was fair: the seed was fixed before the game, and every roll and shuffle comes from it.

A replay of a served table says what its seed was made of. Before the game everybody at the table was shown the
commitment, a hash that no other secret has; after it everybody can see that the seed is the one that was fixed then.
"""

from touchline.proof import Unfair, proved
from touchline.table.errors import BadFile, RulesChanged, VersionMismatch
from touchline.table.replay import Replay


def verified(replay: Replay, path: str) -> list[str]:
    """Everything that can be checked, a line each; ``Unfair`` with the first thing that is not right.

    A replay of other cards or rules than those here is a ``BadFile``: nothing can be said about it.
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
    except RulesChanged as error:
        raise BadFile(str(error), path) from None
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
