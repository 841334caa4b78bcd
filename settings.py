"""The settings of the operator, from the environment or a file `.env`."""

from pathlib import Path
from typing import Literal

from pydantic import Field, HttpUrl, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Every setting is explained in `.env.example`."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    database: Path = Path("data/caravanserai.db")
    backup_every_hours: float = Field(default=6.0, ge=0, le=24 * 31)
    backups_kept: int = Field(default=20, ge=1)
    backups_kept_days: float = Field(default=30.0, gt=0)
    sandbox_port: int = Field(default=8765, ge=1, le=65535)
    sandbox_world: Path = Path("data/sandbox.json")
    sandbox_url: HttpUrl | None = None
    connect_within_s: float = Field(default=300.0, ge=0)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"


def wrong_settings(error: ValidationError) -> list[str]:
    """A line for each wrong setting: its variable, its value and what is allowed."""
    lines = []
    for problem in error.errors():
        name = "_".join(str(part) for part in problem["loc"]).upper()
        lines.append(f"{name}={problem['input']!s}: {problem['msg']}.")
    return lines
