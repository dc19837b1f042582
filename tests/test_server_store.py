"""The store: the same on SQLite and PostgreSQL, whatever happens to the database."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, inspect, select, text

from tests.postgres import postgres_at
from tests.serving import PERSON, serving, token_of, whose_turn
from touchline.server.play.errors import NotStored, Overtaken, Unreadable
from touchline.server.play.record import CREATOR, NUMBERED, Row, SeatRecord, TableRecord
from touchline.server.play.record import PERSON as BY_PERSON
from touchline.server.storage import migrations
from touchline.server.storage.migrations import MIGRATIONS, NEWEST, migrate
from touchline.server.storage.schema import CHOICES, METADATA, REPORTS, VERSION
from touchline.server.storage.store import Store, url_of
from touchline.server.storage.writer import Job
from touchline.table.errors import BadArgument, TouchlineError

ROW = Row("turn", "pass", "left 1", 0, BY_PERSON)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server = request.getfixturevalue("postgres")
    name = f"t{abs(hash(request.node.name)) % 10**12}"
    server.psql(f"CREATE DATABASE {name};")
    url: str = server.get_uri(database=name)
    return url


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    store.open()
    try:
        yield store
    finally:
        store.close()


def record(table: str = "one") -> TableRecord:
    return TableRecord(table, "blitz-bowl", "{}", bytes(range(32)), "c" * 64, "0.1.0", "d" * 32, 7)


SEATS = [SeatRecord(0, "h" * 64, "", "Anna"), SeatRecord(1, "", "rookie"), SeatRecord(CREATOR, "k" * 64)]


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())  # type: ignore[arg-type]


def test_what_is_stored_comes_back(database: str) -> None:
    async def work() -> None:
        async with opened(database) as store:
            assert store.load("one") is None
            await store.add(record(), SEATS, "the beginning")
            await store.append("one", 1, [ROW, ROW], {}, False)
            await store.append("one", 3, [Row("*undo", "", "2", 0, BY_PERSON)], {3: "after three"}, True)
            changed = SeatRecord(1, "n" * 64, "", "Bert", {"interrupt": "never"})
            await store.seat("one", changed)
            assert store.count() == (1, 3)
            assert store.alive()
        async with opened(database) as store:
            stored = store.load("one")
            assert stored is not None
            assert stored.record == TableRecord(**{**as_dict(record()), "finished": True})
            assert stored.seats == [SEATS[2], SEATS[0], changed]
            assert stored.rows == [ROW, ROW, Row("*undo", "", "2", 0, BY_PERSON)]
            assert stored.positions == {3: "after three"}

    run(work)


def as_dict(one: TableRecord) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__slots__}


def test_positions_that_rows_resume_from_come_back_too(database: str) -> None:
    async def work() -> None:
        async with opened(database) as store:
            await store.add(record(), SEATS, "the beginning")
            await store.append("one", 1, [ROW], {1: "after one"}, False)
            await store.append("one", 2, [Row("*resume", "", "1", -1, "server")], {2: "again"}, False)
            await store.append("one", 3, [ROW], {3: "after three"}, False)
            stored = store.load("one")
            assert stored is not None
            assert stored.positions == {1: "after one", 3: "after three"}

    run(work)


def test_the_log_is_only_added_to(database: str) -> None:
    async def work() -> None:
        async with opened(database) as store:
            await store.add(record(), SEATS, "")
            await store.append("one", 1, [ROW], {}, False)
            with pytest.raises(Overtaken):
                await store.append("one", 1, [Row("turn", "commit", "", 0, BY_PERSON)], {}, False)
            with pytest.raises(Overtaken):
                await store.append("nowhere", 1, [ROW], {}, False)
            stored = store.load("one")
            assert stored is not None
            assert stored.rows == [ROW]

    run(work)


def test_many_choices_share_a_commit_and_none_suffers_for_another(database: str) -> None:
    async def work() -> None:
        async with opened(database) as store:
            for number in range(40):
                await store.add(record(f"t{number}"), SEATS, "")
            before = store.writer.commits
            jobs = [store.append(f"t{number % 40}", 1 + number // 40, [ROW], {}, False) for number in range(400)]
            bad = store.append("t3", 1, [ROW, ROW], {}, False)
            results = await asyncio.gather(*jobs, bad, return_exceptions=True)
            assert results[:-1].count(None) == 400 or isinstance(results[-1], type(None))
            wrong = [result for result in results if result is not None]
            assert wrong
            assert all(isinstance(result, Overtaken) for result in wrong)
            assert store.count()[1] >= 400 - len(wrong)
            many = [store.append(f"t{number}", 100, [ROW], {}, False) for number in range(40)]
            before = store.writer.commits
            await asyncio.gather(*many)
            assert store.writer.commits - before < 40

    run(work)


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    store = Store(database)
    store.check()
    store.check()
    found = inspect(store.engine)
    for table in METADATA.sorted_tables:
        columns = {column["name"]: column for column in found.get_columns(table.name)}
        assert list(columns) == [column.name for column in table.columns]
        for column in table.columns:
            have = columns[column.name]
            assert have["type"]._type_affinity is column.type._type_affinity, (table.name, column.name)
            assert bool(have["nullable"]) == bool(column.nullable) or column.primary_key
        key = found.get_pk_constraint(table.name)["constrained_columns"]
        assert key == [column.name for column in table.primary_key.columns]
    with store.engine.connect() as connection:
        assert connection.execute(select(VERSION.c.version)).scalar_one() == NEWEST == len(MIGRATIONS)
    store.close()


def test_a_database_of_the_first_version_is_brought_up_to_date(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that was made and played before the second migration comes back whole, and goes on."""
    old = Store(database)
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "MIGRATIONS", MIGRATIONS[:1])
        patch.setattr(migrations, "NEWEST", 1)
        old.check()
    with old.engine.begin() as connection:
        for statement in (
            "INSERT INTO tables VALUES ('one', 'blitz-bowl', '{}', :seed, 'c', '0.1.0', 'd', 7, false)",
            "INSERT INTO seats VALUES ('one', 0, 'h', '', 'Anna', '{}')",
            "INSERT INTO choices VALUES ('one', 1, 'turn', 'pass', 1, 2, 3, 0, 'person')",
            "INSERT INTO choices VALUES ('one', 2, '*undo', '', 1, 0, 0, 0, 'person')",
            "INSERT INTO positions VALUES ('one', 0, 'the beginning')",
        ):
            connection.execute(text(statement), {"seed": bytes(range(32))} if ":seed" in statement else {})
    old.close()

    async def work() -> None:
        async with opened(database) as store:
            stored = store.load("one")
            assert stored is not None
            assert stored.record == replace(record(), commitment="c", digest="d", changed=7)
            assert stored.seats == [SeatRecord(0, "h", "", "Anna")]
            numbered = Row("turn", "pass", "1 2 3", 0, BY_PERSON, NUMBERED)
            assert stored.rows == [numbered, Row("*undo", "", "1", 0, BY_PERSON, NUMBERED)]
            assert stored.rows[1].number == 1
            assert stored.changed == 7
            await store.append("one", 3, [ROW], {}, False)
            again = store.load("one")
            assert again is not None
            assert again.changed > 7

    run(work)


def test_a_database_of_a_later_version_is_left_alone(database: str) -> None:
    store = Store(database)
    store.check()
    with store.engine.begin() as connection:
        connection.execute(VERSION.update().values(version=NEWEST + 1))
    with store.engine.connect() as connection, pytest.raises(TouchlineError, match="later Touchline"):
        migrate(connection)
    with pytest.raises(TouchlineError, match="later Touchline"):
        store.check()
    store.close()


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("/nowhere/at/all/tables.db", "cannot be opened"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be opened"),
        ("fancy://x", "no driver"),
        ("://", "a path, or a URL"),
    ],
)
def test_a_database_that_is_not_there_is_a_sentence(name: str, words: str) -> None:
    with pytest.raises(BadArgument, match=words):
        Store(name).check()


def test_a_file_that_is_no_database_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("Dear diary, today I scored.\n" * 100)
    with pytest.raises(BadArgument, match="cannot be opened"):
        Store(str(path)).check()
    assert path.read_text().startswith("Dear diary")


def test_a_password_is_never_shown() -> None:
    store = Store("postgresql://anna:s3cret@db.example/tables")
    assert "s3cret" not in store.shown
    assert url_of("postgres://a@b/c").drivername == "postgresql+psycopg"
    store.close()


def test_sqlite_writes_through(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    store.check()
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar_one() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar_one() == 2  # FULL
        assert connection.execute(text("PRAGMA foreign_keys")).scalar_one() == 1
    store.close()


def test_no_character_is_too_strange_for_either_database(database: str) -> None:
    with serving(database) as served:
        made = served.make("blitz-bowl", [{"who": "link", "label": "Ünï 虎"}, PERSON])
        token = token_of(made["seats"][0])
        for table in ("a%00b", "%F0%9F%90%AF", "x" * 40, "'; DROP TABLE tables; --"):
            answer = served.get(f"/tables/{table}", token)
            assert (answer.status_code, "no such table" in answer.json()["sentence"]) == (404, True), table
        links = [{"table": "a\0b", "token": token}, {"table": made["table"], "token": "a\0b"}]
        sentences = [one["sentence"] for one in served.post("/brief", {"links": links}).json()]
        assert ["no such table" in sentences[0], "does not open" in sentences[1]] == [True, True]
        words = "The ball\0 is \U0001f409 \u202e."
        assert served.post(f"/tables/{made['table']}/bug", {"words": words}, token).status_code == 201
        with served.app.store.engine.connect() as connection:
            kept = connection.execute(select(REPORTS.c.words)).scalar_one()
        assert kept == words.replace("\0", "\ufffd")
        assert served.app.counters.counts["store_failures"] == 0


# --- Trouble ------------------------------------------------------------------------------------------------------


class FullDisk:
    """Lets an SQLite database grow no further, as a full disk does."""

    def __init__(self, store: Store) -> None:
        self.full = False
        event.listen(store.engine, "begin", self.limit)

    def limit(self, connection: Any) -> None:
        driver: sqlite3.Connection = connection.connection.driver_connection
        driver.execute(f"PRAGMA max_page_count = {1 if self.full else 4294967294}")


def test_a_full_disk_is_a_sentence_and_nothing_is_half_done(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served:
        disk = FullDisk(served.app.store)
        made = served.make("blitz-bowl", [PERSON, PERSON], teams=["dwarf", "orc"], rules=["pitch=stone"])
        clients = [served.client(made, seat) for seat in range(2)]
        disk.full = True
        message: dict[str, Any] = {}
        while message.get("type") != "refused":  # until what is left of the last page is used up
            me, _ = whose_turn(clients)
            decision = me.asked()
            me.send(type="choose", number=decision["number"], code=decision["options"][0]["code"])
            message = me.receive()
        assert "could not be stored" in message["sentence"]
        assert message["sequence"] == decision["number"]
        answer = served.post("/tables", {"game": "team-manager", "seats": [PERSON] * 4})
        assert answer.status_code == 503
        assert "could not be stored" in answer.json()["sentence"]
        assert served.state(made["table"], token_of(made["seats"][me.state["seat"]]))["decision"] == decision
        disk.full = False
        me.choose()
        assert me.state["sequence"] == decision["number"] + 1
        assert served.app.counters.counts["store_failures"] >= 2
        for client in clients:
            client.close()


def test_a_database_that_goes_and_comes_back(tmp_path: Path) -> None:
    """PostgreSQL is stopped in the middle of a game: a sentence to whoever chooses, and on it goes afterwards."""
    server = postgres_at(tmp_path / "data")
    with serving(server.get_uri()) as served:
        made = served.make("blitz-bowl", [PERSON, PERSON], teams=["dwarf", "orc"], rules=["pitch=stone"])
        asleep = served.make("blitz-bowl", [PERSON, PERSON])
        lobby = served.make("blitz-bowl", [PERSON, PERSON], sealed=True)
        clients = [served.client(made, seat) for seat in range(2)]
        me = clients[clients[0].until(0)["waiting"]["seat"]]
        me.choose()
        decision = me.asked()
        served.app.tables.live.pop(asleep["table"])
        server.cleanup()
        me.send(type="choose", number=decision["number"], code=decision["options"][0]["code"])
        assert "could not be stored" in me.next("refused")["sentence"]
        assert served.get("/health").status_code == 503
        answer = served.get(f"/tables/{asleep['table']}", token_of(asleep["seats"][0]))
        assert answer.status_code == 503
        assert "Nothing is lost" in answer.json()["sentence"]
        with served.client(lobby, 0, word="lost") as early:
            assert "could not be stored" in early.next("gone")["sentence"]
        begin = f"/tables/{lobby['table']}/begin"
        assert served.post(begin, {}, token_of(lobby["creator"])).status_code == 503
        links = [{"table": one["table"], "token": token_of(one["seats"][0])} for one in (asleep, made, lobby)]
        sentences = [one["sentence"] for one in served.post("/brief", {"links": links}).json()]
        assert "Nothing is lost" in sentences[0]
        assert sentences[1:] == ["", ""], "they are in memory"
        assert served.state(made["table"], token_of(made["seats"][me.state["seat"]]))["decision"] == decision
        again = postgres_at(tmp_path / "data")
        assert again.get_uri() == str(served.app.config.database)
        me.choose()
        assert served.get("/health").status_code == 200
        assert served.state(asleep["table"], token_of(asleep["seats"][0]))["sequence"] == 0
        with served.client(lobby, 0, word="kept") as early:
            assert early.hear(lambda state: True)["lobby"]
        assert served.post(begin, {}, token_of(lobby["creator"])).status_code == 200
        assert served.state(lobby["table"], token_of(lobby["seats"][0]))["sequence"] == 0
        assert served.app.tables.live[lobby["table"]].seats.words() == ["kept", ""]
        with served.app.store.engine.connect() as connection:
            rows = connection.execute(select(CHOICES.c.number).where(CHOICES.c.table_id == made["table"])).scalars()
            assert sorted(rows) == [1, 2]
        for client in clients:
            client.close()
    again.cleanup()


def test_a_job_that_fails_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            with pytest.raises(NotStored):
                await store.writer.store(Job(statements=[(text("INSERT INTO nothing VALUES (1)"), None)]))

    run(work)
    store = Store(str(tmp_path / "empty.db"))
    with pytest.raises(Unreadable, match="Nothing is lost"):
        store.load("one")
    store.close()
