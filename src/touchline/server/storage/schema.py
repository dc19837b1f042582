"""What is stored: tables, their seats, every choice, a position now and then, and reports of bugs.

Only hashes of seat tokens are here, never the tokens. The seed of a table is here, with the secret and the words that
it was made of, and leaves the server only when the game is over. Times are in seconds since 1970.
"""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

VERSION: Final = Table("touchline_schema", METADATA, Column("version", Integer, nullable=False))

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("setting", Text, nullable=False),  # JSON: seats, teams, rules, first
    Column("seed", LargeBinary, nullable=False),  # 32 bytes, none before the deal; secret until the game is over
    Column("commitment", String(64), nullable=False),
    Column("version", String(32), nullable=False),  # of the engine
    Column("digest", String(64), nullable=False),  # of the rules and cards
    Column("created", Integer, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("secret", LargeBinary),  # 32 bytes of a sealed table, which the seed is made of with the words of its seats
    Column("clock", Integer, nullable=False),  # seconds a person has for each choice; 0 for no clock
    Column("base", Text, nullable=False),  # the position that the choices follow; empty for the beginning
    Column("lesson", String(32), nullable=False),  # what the table teaches, if anything
    Column("replay", Text, nullable=False),  # a replay that somebody brought, for a table that only holds it
    Column("changed", Integer, nullable=False),  # when it was made, dealt, or a seat last changed hands
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),  # a seat of the game, or one of those in ``seats``
    Column("token_hash", String(64), nullable=False),  # empty where nobody was given a link
    Column("bot", String(32), nullable=False),  # the bot that plays the seat now; empty for a person
    Column("label", String(64), nullable=False),
    Column("standing", Text, nullable=False),  # JSON: standing answers by kind of question
    Column("word", String(64)),  # the seat's share of the seed; none before it is heard
    PrimaryKeyConstraint("table_id", "seat"),
)

# The log of a table, only ever added to. A row is a choice, or one of the deeds of ``record``.
CHOICES: Final = Table(
    "choices",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # 1, 2, 3, …: the state-sequence number that the row led to
    Column("kind", String(64), nullable=False),
    Column("verb", String(64), nullable=False),
    Column("words", Text, nullable=False),  # what the verb is done with, by name, with commas between
    Column("seat", SmallInteger, nullable=False),
    Column("maker", String(16), nullable=False),  # who made it: see ``record``
    Column("stored", Integer, nullable=False),  # when
    Column("format", SmallInteger, nullable=False),  # of the words: 1 has numbers, 2 names
    PrimaryKeyConstraint("table_id", "number"),
)

POSITIONS: Final = Table(
    "positions",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # after this row of the log
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("number", Integer, nullable=False),  # the state-sequence number at the time
    Column("words", Text, nullable=False),
    Column("position", Text, nullable=False),  # as the reporter's view has it
    Column("created", Integer, nullable=False),
)
