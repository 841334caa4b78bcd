"""A wrong setting is told in one sentence: its name, what was given and what is allowed."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from operation import exit_codes
from operation.command_line import main
from settings import TOKEN_PAGE, Settings, ignored_settings, wrong_settings

ROOT = Path(__file__).parents[2]
WHOLE, BOUNDED = "it has to be a whole number, at least 1", "it has to be a whole number from 1 to 65535"
SHARDS = "it has to be a whole number from 1 to 100000"
WRONG = {
    "SHARD_COUNT": (("many", "0", "1.5", "1000000000", "9" * 5000), SHARDS),
    "SHARD_IDS": (("one", "0,1.5"), "they have to be whole numbers, such as 0,1"),
    "BACKUP_EVERY_HOURS": (("often", "-1", "800", "nan"), "it has to be a number from 0 to 744"),
    "BACKUPS_KEPT": (("all", "0"), WHOLE),
    "BACKUPS_KEPT_DAYS": (("long", "0"), "it has to be a number above 0"),
    "SANDBOX_PORT": (("http", "0", "65536"), BOUNDED),
    "SANDBOX_URL": (("here", "ftp://h"), "it has to be an address that begins with http:// or https://"),
    "CONNECT_WITHIN_S": (("soon", "-1"), "it has to be a number, at least 0"),
    "SEARCHES_AT_ONCE": (("one", "0"), WHOLE),
    "LOG_LEVEL": (("LOUD",), "it has to be DEBUG, INFO, WARNING or ERROR"),
    "LOG_FORMAT": (("xml",), "it has to be text or json"),
    "METRICS_PORT": (("http", "0"), BOUNDED),
}
ANYTHING = {"SANDBOX_WORLD", "METRICS_HOST"}
ELSEWHERE = {"DISCORD_TOKEN", "DATABASE", "DATABASE_URL"}  # whose secrets are never shown: below, and test_secrets.py


def told(monkeypatch: pytest.MonkeyPatch, **values: str) -> list[str]:
    for name, value in values.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError) as refused:
        Settings()
    return wrong_settings(refused.value)


@pytest.mark.parametrize(
    ("name", "value", "why"), [(name, value, why) for name, (values, why) in WRONG.items() for value in values]
)
def test_a_wrong_setting_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, why: str
) -> None:
    assert told(monkeypatch, **{name: value}) == [f"{name}={value}: {why}."]


def test_an_address_is_no_file_and_its_password_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("/", ".", "..", "data/..", str(ROOT)):
        file = Path(folder) / "caravanserai.db"
        why = f"this is a folder; it has to be the path of a file, such as {file}"
        assert told(monkeypatch, DATABASE=folder) == [f"DATABASE={folder}: {why}."]
    assert told(monkeypatch, DATABASE="postgresql://bot:secret@host/games") == [
        "DATABASE=...: it has to be the path of a file; an address of PostgreSQL goes into DATABASE_URL."
    ]


def test_each_of_several_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch, LOG_LEVEL="LOUD", SHARD_COUNT="many") == [
        f"SHARD_COUNT=many: {SHARDS}.",
        "LOG_LEVEL=LOUD: it has to be DEBUG, INFO, WARNING or ERROR.",
    ]


def test_a_name_that_is_no_setting_is_told_with_the_nearest_and_without_its_value(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("METRICS_PROT", "of another program")
    assert ignored_settings() == []
    written = ("DISCORD_TOKN=secret", "log_level=DEBUG", "# DATABSE=commented", "export BACKUP_KEPT=3", "COLOUR=red")
    Path(".env").write_text("\n".join(written))
    assert ignored_settings() == [
        ".env: DISCORD_TOKN is no setting and is ignored. Do you mean DISCORD_TOKEN?",
        ".env: BACKUP_KEPT is no setting and is ignored. Do you mean BACKUPS_KEPT?",
        ".env: COLOUR is no setting and is ignored. .env.example has them all.",
    ]


def test_a_line_that_sets_nothing_is_told_by_its_number_without_what_it_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    written = ("", "", "DISCORD_TOKEN secret", "LOG_LEVEL=INFO", "METRICS_PORT", "# a comment", 'DATABASE="a.db')
    Path(".env").write_text("\n".join(written))
    told = [f".env, line {number}: it is ignored. Write NAME=value there." for number in (3, 5, 7)]
    assert ignored_settings() == told
    monkeypatch.setenv("SHARD_COUNT", "many")
    monkeypatch.setattr("sys.argv", ["bot.py", "list"])
    assert main() == exit_codes.WRONG_SETTINGS
    assert capsys.readouterr().err.splitlines() == [f"SHARD_COUNT=many: {SHARDS}.", *told]


def test_an_address_pasted_without_a_name_is_told_without_its_password(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(".env").write_text("LOG_LEVEL=INFO\npostgresql://bot:secret@host/games?sslmode=require\n")
    assert ignored_settings() == [".env, line 2: it is ignored. Write NAME=value there."]


@pytest.mark.parametrize(
    "written", ["two\nlines.of", "a\rb", "a b", "“curly”", '"quoted"', "Bot abc", "a\x1bb", "\ufeffa"]
)
def test_a_token_that_cannot_be_one_is_told_without_it(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    (line,) = told(monkeypatch, DISCORD_TOKEN=written)
    assert line.startswith("DISCORD_TOKEN=...: ") and TOKEN_PAGE in line and written not in line


def test_a_token_is_taken_without_the_spaces_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for written, token in ((" MTk4.Cl2F-Q.Zn_jm1\r\n", "MTk4.Cl2F-Q.Zn_jm1"), (" \t\n", None)):
        monkeypatch.setenv("DISCORD_TOKEN", written)
        found = Settings(_env_file=None).discord_token
        assert (found and found.get_secret_value()) == token


@pytest.mark.parametrize("name", Settings.model_fields)
def test_a_letter_left_out_of_any_name_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    for place in range(len(name)):
        slip = (name[:place] + name[place + 1 :]).upper()
        Path(".env").write_text(f"{slip}=5")
        assert ignored_settings() == [f".env: {slip} is no setting and is ignored. Do you mean {name.upper()}?"]


@pytest.mark.parametrize(
    ("token", "chosen", "logged"),
    [("", "", "WARNING"), ("", "DEBUG", "DEBUG"), ("a.b", "", "INFO"), ("a.b", "ERROR", "ERROR")],
)
def test_the_sandbox_logs_what_is_wrong_alone(
    monkeypatch: pytest.MonkeyPatch, token: str, chosen: str, logged: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.setenv("LOG_LEVEL", chosen)
    assert Settings().lowest_logged == logged


def test_every_setting_of_the_example_is_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    Path(".env").write_text((ROOT / ".env.example").read_text())
    assert ignored_settings() == []


def test_all_settings_are_here() -> None:
    named = set(re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE))
    assert named == {*WRONG, *ANYTHING, *ELSEWHERE} == {name.upper() for name in Settings.model_fields}
