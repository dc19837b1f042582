"""Reports of bugs: what is stored leads to the very table that the reporter saw, and nothing secret is given out."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.serving import PERSON, play_on, serving, token_of
from touchline.server.play.played import Played, followed
from touchline.server.storage.schema import REPORTS


@pytest.mark.parametrize("game", ["team-manager", "blitz-bowl"])
def test_a_report_and_the_log_lead_to_what_the_reporter_saw(tmp_path: Path, game: str) -> None:
    with serving(tmp_path / "tables.db") as served:
        made = served.make(game, [PERSON, PERSON])
        clients = [served.client(made, seat) for seat in (0, 1)]
        chance = random.Random(6)
        play_on(clients, chance, 25)
        token = token_of(made["seats"][1])
        answer = served.post(f"/tables/{made['table']}/bug", {"words": "The ball is gone."}, token)
        assert answer.status_code == 201
        sent = answer.json()
        assert sent["table"] == made["table"]
        assert sent["sequence"] == served.state(made["table"], token)["sequence"]
        play_on(clients, chance, 5)
        for client in clients:
            client.close()
        with served.app.store.engine.connect() as connection:
            report = connection.execute(select(REPORTS).where(REPORTS.c.id == sent["report"])).one()
        stored = served.app.store.load(made["table"])
        assert stored is not None
        refused = served.get(f"/tables/{made['table']}/replay", token)
        assert refused.status_code == 400
        assert "when the game is over" in refused.json()["sentence"]
    assert (report.table_id, report.seat, report.number) == (made["table"], 1, sent["sequence"])
    then = followed(
        replace(stored, rows=stored.rows[: report.number], positions={0: Played(stored.record).table.position()})
    )
    assert then.table.view(1).table.position() == report.position
    assert stored.record.seed.hex() not in str(sent) + str(report)
