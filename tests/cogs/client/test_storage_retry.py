"""What could not be read is read once the database can be used again."""

import pytest

from cogs.client import storage_retry
from db import StorageFailed
from db.problems import DatabaseUnreachable


async def test_work_is_done_again_until_the_database_answers(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(storage_retry, "RETRY_S", 0.0)
    problem = DatabaseUnreachable("postgresql://database.example/games")
    tries: list[str] = []

    async def work() -> None:
        tries.append("begun")
        if len(tries) < 3:
            raise StorageFailed(problem)
        tries.append("done")

    await storage_retry.retry_storage("upkeep", work)
    assert tries == ["begun", "begun", "begun", "done"]
    assert [(record.levelname, str(problem) in record.message) for record in caplog.records] == [("ERROR", True)] * 2
    assert not any(record.exc_info for record in caplog.records)
