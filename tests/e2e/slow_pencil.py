"""The bot with a slow pencil: while the file `slow` stands in its folder, every picture takes as many seconds more as
the file says. None is kept, so each is drawn anew; all are blank, so that nothing else takes long."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from operation import command_line
from render import studio
from tests.e2e import arranged  # noqa: F401 it arranges when it is imported

SLOW = Path("slow")


def slowly(draw: Callable[[Any], Any]) -> Callable[[Any], Any]:
    def drawn(scene: Any) -> Any:
        time.sleep(float(SLOW.read_text()) if SLOW.exists() else 0)
        return draw(scene)

    return drawn


drawing = studio.drawing
studio.drawing = lambda game, name: slowly(drawing(game, name))
studio.Studio._recall = lambda self, key: None  # type: ignore[method-assign]

if __name__ == "__main__":
    sys.exit(command_line.main())
