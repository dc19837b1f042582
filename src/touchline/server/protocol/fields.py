"""The sorts of fields that messages have, each with its bounds."""

from typing import Annotated, Final, Literal

from msgspec import Meta

LONGEST_LABEL: Final = 40
MOST_SEATS: Final = 7
Answer = Literal["always", "never", "ask"]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Code = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Label = Annotated[str, Meta(max_length=LONGEST_LABEL)]
Word = Annotated[str, Meta(max_length=64)]
Seconds = Annotated[int, Meta(ge=0, le=14 * 24 * 3600)]
Argument = Annotated[int, Meta(ge=0, le=2**16 - 1)]
Text = dict[str, str]  # words for people, by language
