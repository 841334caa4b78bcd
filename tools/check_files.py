"""Checks text files before a commit:  python -m tools.check_files FILE...

YAML can be read, no line ends with blanks, the last line ends with a line break and is not empty. Names what is wrong.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import yaml


def faults(path: Path) -> Iterator[str]:
    text = path.read_text("utf-8")
    if text and (not text.endswith("\n") or text.endswith("\n\n")):
        yield "the file does not end with one line break"
    for number, line in enumerate(text.split("\n"), 1):
        if line != line.rstrip():
            yield f"line {number} ends with blanks"
    if path.suffix in (".yaml", ".yml"):
        try:
            list(yaml.safe_load_all(text))
        except yaml.YAMLError as error:
            yield f"no YAML: {error}"


def main(names: list[str]) -> int:
    wrong = [f"{name}: {fault}" for name in names for fault in faults(Path(name))]
    for each in wrong:
        print(each)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
