"""The version of the bot, which pyproject.toml says."""

import tomllib
from pathlib import Path
from typing import Final

_PROJECT: Final = Path(__file__).with_name("pyproject.toml")
VERSION: Final[str] = tomllib.loads(_PROJECT.read_text("utf-8"))["project"]["version"]
