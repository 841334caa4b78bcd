"""Reads scenario files, and says where in a file something stands."""

from collections.abc import Hashable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from tests.scenarios.format import Path as Keys
from tests.scenarios.format import Wrong

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FastLoader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(FastLoader):
    """Refuses a key that stands twice, of which YAML would silently keep the last."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[Any] = set()
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.MarkedYAMLError(problem=f"{key.value!r} is written twice", problem_mark=key.start_mark)
            seen.add(key.value)
        return super().construct_mapping(node, deep)


class Source(NamedTuple):
    """One scenario as it is written: the `index`-th of the file `path`, which is called `file`."""

    path: Path
    file: str
    index: int
    content: Any

    @property
    def name(self) -> str:
        named = isinstance(self.content, dict) and "name" in self.content
        return str(self.content["name"]) if named else f"number {self.index + 1}"

    def where(self, keys: Keys) -> str:
        """File, line and scenario of what these keys lead to."""
        return f'{self.file}, line {self._line(keys)}, "{self.name}"'

    def _line(self, keys: Keys) -> int:
        node = yaml.compose(self.path.read_text("utf-8"), FastLoader).value[self.index]
        line: int = node.start_mark.line
        for key in keys:
            below = dict(enumerate(node.value)) if isinstance(node, yaml.SequenceNode) else _named(node)
            if key not in below:
                break
            first, node = below[key] if isinstance(below[key], tuple) else (below[key], below[key])
            line = first.start_mark.line
        return line + 1


def _named(node: yaml.Node) -> dict[Any, tuple[yaml.Node, yaml.Node]]:
    return {key.value: (key, value) for key, value in node.value} if isinstance(node, yaml.MappingNode) else {}


def read_file(path: Path, folder: Path = HERE) -> Iterator[Source]:
    """The scenarios of one file below `folder`. Raises Wrong for a file that is no list of them."""
    file = str(path.relative_to(folder))
    try:
        content = yaml.load(path.read_text("utf-8"), _Loader)  # a safe loader
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise Wrong(f"{file}, line {line}: {error.problem}") from None
    if not isinstance(content, list):
        raise Wrong(f"{file}: should be a list of scenarios, each beginning with '- name:'")
    for index, scenario in enumerate(content):
        yield Source(path, file, index, scenario)


@cache
def load(game: str) -> list[tuple[str, Source]]:
    """All scenarios of a game with the id of each: its file and its name."""
    found = []
    for path in sorted((HERE / game).rglob("*.yaml")):
        short = path.relative_to(HERE / game).with_suffix("")
        found += [(f"{short}: {source.name}", source) for source in read_file(path)]
    return found
