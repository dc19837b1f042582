"""Numbered migrations: what brings a database, new or old, to the schema of today.

A migration is never changed once it has been published; a change of the schema is one more migration, and
``schema.py`` shows what they lead to (a test compares the two). Each is a list of statements that SQLite and PostgreSQL
both understand; ``{bytes}`` stands for the one type that they call differently.
"""

from typing import Final

from sqlalchemy import Connection, inspect, select, text

from touchline.server.storage.schema import VERSION
from touchline.table.errors import TouchlineError

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """
        CREATE TABLE tables (
            id VARCHAR(32) PRIMARY KEY, game VARCHAR(64) NOT NULL, setting TEXT NOT NULL, seed {bytes} NOT NULL,
            commitment VARCHAR(64) NOT NULL, version VARCHAR(32) NOT NULL, digest VARCHAR(64) NOT NULL,
            created INTEGER NOT NULL, finished BOOLEAN NOT NULL
        )
        """,
        """
        CREATE TABLE seats (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat SMALLINT NOT NULL,
            token_hash VARCHAR(64) NOT NULL, bot VARCHAR(32) NOT NULL, label VARCHAR(64) NOT NULL,
            standing TEXT NOT NULL, PRIMARY KEY (table_id, seat)
        )
        """,
        """
        CREATE TABLE choices (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, kind VARCHAR(64) NOT NULL,
            verb VARCHAR(64) NOT NULL, a INTEGER NOT NULL, b INTEGER NOT NULL, c INTEGER NOT NULL,
            seat SMALLINT NOT NULL, maker VARCHAR(16) NOT NULL, PRIMARY KEY (table_id, number)
        )
        """,
        """
        CREATE TABLE positions (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )
        """,
        """
        CREATE TABLE reports (
            id VARCHAR(32) PRIMARY KEY, table_id VARCHAR(32) NOT NULL REFERENCES tables (id), seat SMALLINT NOT NULL,
            number INTEGER NOT NULL, words TEXT NOT NULL, position TEXT NOT NULL, created INTEGER NOT NULL
        )
        """,
    ),
    (
        "ALTER TABLE tables ADD COLUMN secret {bytes}",
        "ALTER TABLE tables ADD COLUMN clock INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN base TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN lesson VARCHAR(32) NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN replay TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE tables ADD COLUMN changed INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET changed = created",
        "ALTER TABLE seats ADD COLUMN word VARCHAR(64)",
        "ALTER TABLE choices ADD COLUMN stored INTEGER NOT NULL DEFAULT 0",
    ),
    # What was chosen by its name. Rows that are there keep their numbers, which say nothing without their table; the
    # names are found when it is taken up. No column is dropped, which an old SQLite cannot: the rows move.
    (
        """
        CREATE TABLE choices_by_name (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, kind VARCHAR(64) NOT NULL,
            verb VARCHAR(64) NOT NULL, words TEXT NOT NULL, seat SMALLINT NOT NULL, maker VARCHAR(16) NOT NULL,
            stored INTEGER NOT NULL, format SMALLINT NOT NULL, PRIMARY KEY (table_id, number)
        )
        """,
        """
        INSERT INTO choices_by_name (table_id, number, kind, verb, words, seat, maker, stored, format)
        SELECT table_id, number, kind, verb,
            CASE WHEN kind IN ('*undo', '*resume') THEN CAST(a AS VARCHAR(12))
            ELSE CAST(a AS VARCHAR(12)) || ' ' || CAST(b AS VARCHAR(12)) || ' ' || CAST(c AS VARCHAR(12)) END,
            seat, maker, stored, 1
        FROM choices
        """,
        "DROP TABLE choices",
        "ALTER TABLE choices_by_name RENAME TO choices",
    ),
)
NEWEST: Final = len(MIGRATIONS)


def migrate(connection: Connection) -> int:
    """Apply what is missing, inside the transaction of the connection; gives the version that was found."""
    if not inspect(connection).has_table(VERSION.name):
        VERSION.create(connection)
        connection.execute(VERSION.insert().values(version=0))
    found: int = connection.execute(select(VERSION.c.version)).scalar_one()
    if found > NEWEST:
        raise TouchlineError(
            f"The database was written by a later Touchline (schema {found}; this one knows {NEWEST}): "
            "start that one, or name another database."
        )
    kind = "BYTEA" if connection.dialect.name == "postgresql" else "BLOB"
    for statements in MIGRATIONS[found:]:
        for statement in statements:
            connection.execute(text(statement.replace("{bytes}", kind)))
    if found < NEWEST:
        connection.execute(VERSION.update().values(version=NEWEST))
    return found
