"""The operator's settings with their defaults, from the environment or `.env`: token, database, backups, shards, ports,
searches at once, log, metrics."""

import os
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Final, Literal, Self, get_args, get_origin
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import Binding, parse_stream
from pydantic import Field, HttpUrl, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, NoDecode, SettingsConfigDict

from db import Shards

ENV_FILE: Final = ".env"
_ENCODING: Final = "utf-8-sig"
DATABASE_NAME: Final = "caravanserai.db"
NOT_READ: Final = (".env.example", ".env.txt", "env", "env.txt")
"""Names that settings get by mistake, or from an editor."""
TOKEN_PAGE: Final = "https://discord.com/developers/applications"
SECRET: Final = ("discord_token", "database_url")
"""Never printed, not even when they are wrong."""
_TOKEN: Final = re.compile(r"[\w.-]+", re.ASCII)
_NAME: Final = re.compile(r"\w+", re.ASCII)
"""Whatever else stands before a "=" may be a secret, such as an address of a server."""


def _cores() -> int:
    """How many the process may use, which may be fewer than the machine has; macOS and Windows do not say."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _is_address(path: Path) -> bool:
    """Whether it is one of a server ("postgresql://"), perhaps with a password, and no path ("C:")."""
    return bool(path.parts) and path.parts[0].endswith(":") and not path.anchor


class Settings(BaseSettings):
    """Every setting is explained in `.env.example`."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding=_ENCODING, env_ignore_empty=True, extra="ignore"
    )

    discord_token: SecretStr | None = None
    database: Path = Path("data", DATABASE_NAME)
    database_url: SecretStr | None = None
    shard_count: int | None = Field(default=None, ge=1, le=100_000)
    shard_ids: Annotated[tuple[int, ...], NoDecode] = ()
    backup_every_hours: float = Field(default=6.0, ge=0, le=24 * 31)
    backups_kept: int = Field(default=20, ge=1)
    backups_kept_days: float = Field(default=30.0, gt=0)
    sandbox_port: int = Field(default=8765, ge=1, le=65535)
    sandbox_world: Path = Path("data/sandbox.json")
    sandbox_url: HttpUrl | None = None
    connect_within_s: float = Field(default=300.0, ge=0)
    searches_at_once: int = Field(default_factory=_cores, ge=1)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] | None = None
    log_format: Literal["text", "json"] = "text"
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = Field(default=None, ge=1, le=65535)

    @field_validator("discord_token", mode="before")
    @classmethod
    def _fits_a_header(cls, written: object) -> object:
        """Nothing where only spaces were written, and without those around it."""
        if not isinstance(written, str):
            return written
        token = written.strip()
        if token and _TOKEN.fullmatch(token) is None:
            raise ValueError(f"a token has only letters, digits, dots, - and _; copy it again from {TOKEN_PAGE}")
        return token or None

    @field_validator("database")
    @classmethod
    def _of_a_file(cls, path: Path) -> Path:
        if _is_address(path):
            raise ValueError("it has to be the path of a file; an address of PostgreSQL goes into DATABASE_URL")
        if path.name in ("", "..") or os.path.isdir(path):
            raise ValueError(f"this is a folder; it has to be the path of a file, such as {path / DATABASE_NAME}")
        return path

    @field_validator("database_url")
    @classmethod
    def _of_postgresql(cls, address: SecretStr | None) -> SecretStr | None:
        if address is None:
            return None
        if not address.get_secret_value().startswith(("postgresql://", "postgres://")):
            raise ValueError("it has to begin with postgresql://")
        try:
            urlsplit(address.get_secret_value()).port  # noqa: B018 - it is read when it is asked for
        except ValueError:
            raise ValueError("it cannot be read; in a password / is written as %2F, @ as %40, : as %3A") from None
        return address

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _numbers(cls, written: object) -> object:
        if not isinstance(written, str):
            return written
        try:
            return tuple(int(number) for number in written.replace(",", " ").split())
        except ValueError:
            raise ValueError("they have to be whole numbers, such as 0,1") from None

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        """Raises ValueError, with a text that begins with the setting that is wrong."""
        if not self.shard_ids:
            return self
        if self.shard_count is None:
            raise ValueError("SHARD_IDS: SHARD_COUNT has to be set too")
        if len(set(self.shard_ids)) < len(self.shard_ids) or not set(self.shard_ids) <= set(range(self.shard_count)):
            raise ValueError(f"SHARD_IDS: they have to be different numbers from 0 to {self.shard_count - 1}")
        if self.database_url is None and not self.shards.all:
            raise ValueError("SHARD_IDS: several processes need a PostgreSQL database, set DATABASE_URL")
        return self

    @property
    def lowest_logged(self) -> str:
        """The level of the log. Without a token all that is to be read at the start is the sandbox's address."""
        return self.log_level or ("WARNING" if self.discord_token is None else "INFO")

    @property
    def shards(self) -> Shards:
        """The shards of Discord whose servers this process drives."""
        count = self.shard_count or 1
        return Shards(count, tuple(sorted(self.shard_ids)) or tuple(range(count)))

    def beside(self, suffix: str) -> Path:
        """A file of this process's own beside the games, or where they would lie."""
        own = "" if self.shards.all else f".shards-{'-'.join(map(str, self.shards.ids))}"
        return self.database.with_suffix(own + suffix)

    def beside_of_all(self, suffix: str) -> list[Path]:
        """Such a file of each process that has one, the one of all shards first."""
        alone = self.database.with_suffix(suffix)
        others = sorted(alone.parent.glob(f"{alone.stem}.shards-*{suffix}"))
        return [path for path in (alone, *others) if path.exists()]

    @property
    def place(self) -> Path | str:
        """Where the games are kept: a file, or the address of a PostgreSQL database with its password."""
        return self.database if self.database_url is None else self.database_url.get_secret_value()


def ignored_settings() -> list[str]:
    """A line for each line of `.env` that sets nothing, and for each name in it that is no setting, with the one that
    may be meant (the environment has names of other programs too); where there is no `.env`, for each file that has the
    token in its place."""
    if not os.path.exists(ENV_FILE):
        return [f"{name} has a token, but is not read: copy it to {ENV_FILE}." for name in NOT_READ if _has_token(name)]
    known = [name.upper() for name in Settings.model_fields]
    lines = [f"{ENV_FILE}, line {number}: it is ignored. Write NAME=value there." for number in _lines_without_value()]
    for name, value in DotEnvSettingsSource(Settings).env_vars.items():
        if value is not None and name.upper() not in known and _NAME.fullmatch(name):
            near = get_close_matches(name.upper(), known, 1)
            meant = f" Do you mean {near[0]}?" if near else " .env.example has them all."
            lines.append(f"{ENV_FILE}: {name.upper()} is no setting and is ignored.{meant}")
    return lines


def _has_token(name: str) -> bool:
    if not os.path.isfile(name) or not os.access(name, os.R_OK):
        return False
    with open(name, encoding=_ENCODING, errors="replace") as file:
        return bool(dotenv_values(stream=file).get("DISCORD_TOKEN"))


def _lines_without_value() -> list[int]:
    """The numbers of the lines of `.env` that are no comment and set nothing: they lack a `=`, a name or a quote."""
    if not os.path.isfile(ENV_FILE):
        return []
    with open(ENV_FILE, encoding=_ENCODING) as file:
        found = [each for each in parse_stream(file) if each.error or _sets_nothing(each)]
    return [each.original.line + _empty_lines_before(each.original.string) for each in found]


def _sets_nothing(line: Binding) -> bool:
    return line.key is not None and (line.value is None or _NAME.fullmatch(line.key) is None)


def _empty_lines_before(parsed: str) -> int:
    return parsed[: len(parsed) - len(parsed.lstrip())].count("\n")


def wrong_settings(error: ValidationError) -> list[str]:
    """A line for each wrong setting: its variable, its value and what is allowed."""
    lines = []
    for problem in error.errors():
        ours = str(problem["ctx"]["error"]) if problem["type"] == "value_error" else ""
        if problem["loc"]:
            field = str(problem["loc"][0])
            hidden = field in SECRET or (field == "database" and _is_address(Path(problem["input"])))
            value = "..." if hidden else problem["input"]
            lines.append(f"{field.upper()}={value}: {ours or f'it has to be {_allowed(field)}'}.")
        else:  # of several settings together; the text says which
            lines.append(f"{ours}.")
    return lines


def _allowed(name: str) -> str:
    """The values that a setting may have, by its type and bounds: "a whole number from 1 to 65535"."""
    field = Settings.model_fields[name]
    kinds = get_args(field.annotation) or (field.annotation,)
    for kind in (field.annotation, *kinds):
        if get_origin(kind) is Literal:
            return " or ".join(", ".join(get_args(kind)).rsplit(", ", 1))
    if HttpUrl in kinds:
        return "an address that begins with http:// or https://"
    bounds = {
        name: getattr(bound, name) for bound in field.metadata for name in ("ge", "gt", "le") if hasattr(bound, name)
    }
    number = "a whole number" if int in kinds else "a number"
    if "le" in bounds:
        return f"{number} from {bounds['ge']} to {bounds['le']}"
    return f"{number} above {bounds['gt']}" if "gt" in bounds else f"{number}, at least {bounds['ge']}"
