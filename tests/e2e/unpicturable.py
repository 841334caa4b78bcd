"""The bot with a pencil that breaks: every picture fails to be drawn."""

import sys
from pathlib import Path
from typing import Any, NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from operation import command_line
from render import studio
from tests.e2e import arranged  # noqa: F401 it arranges when it is imported


def broken(scene: Any) -> NoReturn:
    raise RuntimeError("the pencil broke")


studio.pictures = lambda game: {"board": broken, "carts": broken}
studio.drawing = lambda game, name: broken

if __name__ == "__main__":
    sys.exit(command_line.main())
