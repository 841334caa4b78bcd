"""The settings of several processes."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from db import Shards
from settings import Settings, wrong_settings

SERVER = "postgresql://h/games"


def settings(monkeypatch: pytest.MonkeyPatch, **values: str) -> Settings:
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    return Settings()


def test_a_process_has_the_shards_it_is_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    place = str(tmp_path / "games.db")
    assert settings(monkeypatch, DATABASE=place).shards == Shards()
    assert settings(monkeypatch, SHARD_COUNT="3").shards == Shards(3, (0, 1, 2))
    some = settings(monkeypatch, SHARD_IDS="2, 0", DATABASE_URL=SERVER)
    assert some.shards == Shards(3, (0, 2))
    own = some.beside(".sock")
    assert own.name == "games.shards-0-2.sock"
    for path in (own, own.with_name("games.shards-1.sock"), own.with_name("other.sock")):
        path.touch()
    assert [path.name for path in some.beside_of_all(".sock")] == ["games.shards-0-2.sock", "games.shards-1.sock"]


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"SHARD_IDS": "0"}, "SHARD_COUNT"),
        ({"SHARD_IDS": "3", "SHARD_COUNT": "3", "DATABASE_URL": SERVER}, "from 0 to 2"),
        ({"SHARD_IDS": "1 1", "SHARD_COUNT": "3", "DATABASE_URL": SERVER}, "different numbers"),
        ({"SHARD_IDS": "one", "SHARD_COUNT": "3"}, "SHARD_IDS=one: they have to be whole numbers, such as 0,1."),
        ({"SHARD_IDS": "1", "SHARD_COUNT": "3"}, "DATABASE_URL"),
    ],
)
def test_what_does_not_fit_together_is_told(values: dict[str, str], told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValidationError) as refused:
        settings(monkeypatch, **values)
    (line,) = wrong_settings(refused.value)
    assert line.startswith("SHARD_IDS") and told in line
