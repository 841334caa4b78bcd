"""Each module with what it holds, the first sentence of its docstring: `python -m tools.modules [FOLDER ...]`, all by
default. `python -m tools.modules engine/marco_polo | grep -i oasis` finds a subject."""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TESTS: Final = "tests"


def modules(folders: Sequence[str] = ()) -> Iterator[tuple[Path, str]]:
    """Each module that is not empty, with the first sentence of its docstring: those below `folders`, which are names
    from the root; all but those of the tests where none is given."""
    below = [ROOT / folder for folder in folders] or sorted(ROOT.iterdir())
    for path in below:
        if path.name.startswith(".") or (path.name == TESTS and not folders):
            continue
        for module in [path] if path.suffix == ".py" else sorted(path.rglob("*.py")):
            source = module.read_text("utf-8")
            paragraph, *_ = (ast.get_docstring(ast.parse(source)) or "").split("\n\n")
            if source.strip():
                yield module.relative_to(ROOT), re.split(r"(?<=[.?!]) (?=[A-Z`])", " ".join(paragraph.split()))[0]


def main(folders: Sequence[str]) -> None:
    for module, holds in modules(folders):
        print(f"{module}: {holds}")


if __name__ == "__main__":
    main(sys.argv[1:])
