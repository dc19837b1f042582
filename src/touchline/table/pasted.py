"""Card text where a line of a card language belongs: somebody pasted what is printed on a card.

Lines that are known, each with the text made from it, tell which line would be printed like that.
"""

import unicodedata
from collections.abc import Callable
from difflib import SequenceMatcher
from typing import Final

DIGITS: Final = "0123456789"
LONGEST: Final = 120  # characters of a text that a sentence shows
CLOSEST: Final = 8  # lines, beginnings and ends that are tried
LONGEST_HEADING: Final = 30


def is_printed(line: str) -> bool:
    """Whether a line has what no card language has: capitals, full stops, letters beyond ASCII."""
    return any(letter.isupper() or letter == "." or not letter.isascii() for letter in line)


def what_to_write(text: str, known: list[tuple[str, str]], text_of: Callable[[str], list[str]]) -> str:
    """The sentence for a pasted text; ``known`` are lines with their texts, ``text_of`` makes those of any line."""
    wanted = plain(text)
    pattern = without_numbers(wanted)
    ranked: list[tuple[float, int]] = []
    for number, (_line, printed) in enumerate(known):
        ranked.append((SequenceMatcher(None, without_numbers(plain(printed)), pattern).ratio(), -number))
    ranked.sort(reverse=True)
    lines = [known[-place][0] for _, place in ranked[:CLOSEST]] + of_two(wanted, known)
    for known_line in lines:
        line = with_numbers(known_line, numbers_of(wanted))
        if any(is_text(wanted, plain(printed)) for printed in text_of(line)):
            return f"this is the text of a card; write {line!r}"
    line, printed = known[-ranked[0][1]]
    return f"this is the text of a card; write a line, as {line!r} for {shortened(printed)!r}"


def of_two(wanted: str, known: list[tuple[str, str]]) -> list[str]:
    """Lines that begin as one whose text begins like this, and end as one whose text ends like this."""
    pattern = without_numbers(wanted)
    begins: dict[str, int] = {}
    ends: dict[str, int] = {}
    for line, text in known:
        printed = without_numbers(plain(text))
        head, colon, tail = line.partition(": ")
        if not colon:
            continue
        alike = max(common(printed, pattern), common(without_heading(printed), pattern))
        begins[head] = max(begins.get(head, 0), alike)
        ends[tail] = max(ends.get(tail, 0), common(printed[::-1], pattern[::-1]))
    heads = sorted(begins, key=lambda head: (-begins[head], len(head)))[:CLOSEST]
    tails = sorted(ends, key=lambda tail: (-ends[tail], len(tail)))[:CLOSEST]
    return [f"{head}: {tail}" for head in heads for tail in tails]


def common(one: str, other: str) -> int:
    """How many letters two texts begin with alike."""
    shorter = min(len(one), len(other))
    return next((at for at in range(shorter) if one[at] != other[at]), shorter)


def is_text(wanted: str, printed: str) -> bool:
    """Whether a text is that of a line; its heading may be left out."""
    return wanted in (printed, without_heading(printed))


def without_heading(printed: str) -> str:
    """A text without what stands before its first colon, such as "Response"."""
    heading, _, rest = printed.partition(": ")
    return rest if rest and len(heading) <= LONGEST_HEADING else printed


def plain(text: str) -> str:
    """A text as it is compared: blanks, capitals, dashes and quotes make no difference."""
    text = unicodedata.normalize("NFKC", text).replace("\u2212", "-").replace("\u2019", "'")
    return " ".join(text.lower().split())


def shortened(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def without_numbers(text: str) -> str:
    return "".join("#" if letter in DIGITS else letter for letter in text)


def numbers_of(text: str) -> list[str]:
    """The numbers of a text, in order."""
    return "".join(letter if letter in DIGITS else " " for letter in text).split()


def with_numbers(line: str, numbers: list[str]) -> str:
    """A line with other numbers in the same places; itself if there are not as many."""
    own = numbers_of(line)
    if len(own) != len(numbers):
        return line
    result = ""
    at = 0
    for old, new in zip(own, numbers):
        place = line.index(old, at)
        result += line[at:place] + new
        at = place + len(old)
    return result + line[at:]
