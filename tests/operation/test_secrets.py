"""Token and database password reach no log, no error and no answer."""

import pytest
from pydantic import ValidationError

from db import Database, DatabaseUnreachable
from settings import Settings, wrong_settings

TOKEN, PASSWORD = "token-of-the-bot", "word/of@the:database"
ESCAPED = "word%2Fof%40the%3Adatabase"
NOBODY = "127.0.0.1:9"


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://bot:{ESCAPED}@{NOBODY}/games",
        f"postgresql://{NOBODY}/games?user=bot&password={ESCAPED}",
        f"postgres://{NOBODY}/games?password={ESCAPED}",
    ],
)
async def test_a_server_that_cannot_be_reached_is_named_without_its_password(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    with pytest.raises(DatabaseUnreachable) as refused:
        await Database.open(address)
    told = str(refused.value) + repr(refused.value) + caplog.text
    assert "127.0.0.1" in told
    assert PASSWORD not in told and ESCAPED not in told


def test_settings_show_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", f"postgresql://bot:{ESCAPED}@{NOBODY}/games")
    settings = Settings()
    shown = f"{settings} {settings!r} {settings.model_dump()} {settings.model_dump_json()}"
    assert TOKEN not in shown and ESCAPED not in shown


@pytest.mark.parametrize(
    "address", ["mysql://bot:{}@h/games", "postgresql://bot:{}@h/games", "postgresql://h:{}/games"]
)
def test_an_address_that_cannot_be_read_is_told_without_its_password(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", address.format(PASSWORD))
    with pytest.raises(ValidationError) as refused:
        Settings()
    (line,) = wrong_settings(refused.value)
    assert line.startswith("DATABASE_URL=...: it ") and "word" not in line.removesuffix(".").replace("password", "")
