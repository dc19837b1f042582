"""Slips of the pen: what somebody meant whose file is no TOML, in the words of who writes cards."""

from typing import Final

CURLY: Final = "“”„‟«»‘’"


def slip(message: str, row: str) -> str:
    """What is wrong with a row, by what the parser says of it, and what would be right."""
    key, equals, value = row.partition("=")
    key, value = key.strip(), value.strip()
    if "Cannot declare" in message:
        name = row.strip().strip("[]").strip()
        return f"the card {name[:40]!r} is there twice in this file; each needs an id of its own"
    if "Cannot overwrite" in message or "Duplicate" in message:
        return f"{key[:40]!r} is there twice in this card; leave one of them out"
    for letter in row:
        if letter in CURLY:
            return f'the quotes {letter} are curly ones; write straight ones, as in {key or "name"} = "Some Text"'
    if "Unescaped" in message:
        return "a \\ has no place in a text; leave it out, or write it twice"
    if "Unclosed inline table" in message or (value.startswith("{") and not value.endswith("}")):
        return "a { needs its }, and commas between what is inside, as in { one = 1, two = 2 }"
    if "Unclosed array" in message:
        return 'a [ needs its ], and commas between what is inside, as in ["one", "two"]'
    if row.strip().startswith("["):
        return "a card begins with its id in brackets on a line of its own, as in [new-card]"
    if not equals:
        before, colon, after = row.partition(":")
        if colon and " " not in before.strip():
            return f"after {before.strip()[:40]!r} stands =, not : , as in {written(before.strip(), after.strip())}"
        return 'a line is written as in name = "Some Text"; what is meant for readers alone begins with #'
    if not key or " " in key:
        return 'before = stands one word, as in name = "Some Text"'
    return wrong_value(key, value)


def wrong_value(key: str, value: str) -> str:
    """What is wrong with what stands behind =."""
    if not value or value.startswith("#"):
        return f"after {key[:40]!r} = a value is missing, such as {written(key, '')}"
    if value.lower() in ("true", "false"):
        return f"true and false are written small: {key[:40]} = {value.lower()}"
    if value[0] in "\"'":
        if value.count(value[0]) % 2:
            return f"the quotes that begin here do not end in this line: {written(key, value)}"
        if '", "' in value or '","' in value:
            return f"several texts are a list in brackets: {key[:40]} = [{value[:80]}]"
        return 'something stands behind the quotes that end this text; quotes inside a text are written \\"'
    if value.lstrip("+-").isdigit():
        return f"a number is written without a zero before it or a sign: {key[:40]} = {int(value.lstrip('+-'))}"
    return f"a text stands in quotes: {written(key, value)}"


def written(key: str, value: str) -> str:
    """A key and a text as they should be."""
    text = value.strip().strip("\"'").strip() or "Some Text"
    return f'{key[:40]} = "{text[:60]}"'
