"""The version of Touchline, said once: the package metadata and replays both read it here."""

VERSION = "0.2.0"


def is_earlier(version: str, than: str = VERSION) -> bool:
    """Whether a file of one version is older than another; of words that are no version nothing is said."""
    mine, other = numbers_of(version), numbers_of(than)
    return bool(mine and other) and mine < other


def numbers_of(version: str) -> list[int]:
    words = version.split(".")
    return [int(word) for word in words] if all(word.isascii() and word.isdecimal() for word in words) else []
