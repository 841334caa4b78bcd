"""What the sources of a game's rules name, read from their syntax trees."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.games import rules_of

ROOT = Path(__file__).parents[3]


def sources_of(game: str) -> list[Path]:
    """The modules of a game's rules: those beside the one in which its Rules are."""
    rules = sys.modules[type(rules_of(game)).__module__]
    return sorted(Path(str(rules.__file__)).parent.rglob("*.py"))


def trees(name: str) -> Iterator[ast.AST]:
    for path in [*sorted((ROOT / "engine" / "core").rglob("*.py")), *sources_of(name)]:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def texts(node: ast.AST | None) -> list[str]:
    """The texts an argument may be where it is written out."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def given(name: str, parameter: str) -> set[str]:
    """Texts written out for a parameter of this name, in calls of any function or class of a game that has one."""
    nodes = list(trees(name))
    places: dict[str, int] = {}
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            makers = (one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__")
            places |= ((node.name, at - 1) for one in makers for at in _places(one, parameter))
        elif isinstance(node, ast.FunctionDef) and node.name != "__init__":
            places |= ((node.name, at) for at in _places(node, parameter))
    found: set[str] = set()
    for call in (node for node in nodes if isinstance(node, ast.Call)):
        called = getattr(call.func, "attr", getattr(call.func, "id", ""))
        if called in places:
            named = next((one.value for one in call.keywords if one.arg == parameter), None)
            at = places[called]
            found |= set(texts(named or (call.args[at] if at < len(call.args) else None)))
    return found


def _places(function: ast.FunctionDef, parameter: str) -> list[int]:
    return [at for at, one in enumerate(function.args.args) if one.arg == parameter]
