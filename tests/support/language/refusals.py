"""The refusals that sources make, read from their syntax trees."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[3]


class Raised(NamedTuple):
    """`facts`: the names of those given; "**" where they are those of something else."""

    code: str
    facts: frozenset[str]


def raised(*folders: str) -> list[Raised]:
    """Every Refusal made there: with a code written out, chosen between two, or first put into `code`."""
    paths = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    sources = (source for path in paths if "Refusal(" in (source := path.read_text(encoding="utf-8")))
    found = {one for source in sources for function in _functions(source) for one in _in_function(function)}
    return sorted(found, key=lambda one: (one.code, sorted(one.facts)))


def _functions(source: str) -> Iterator[ast.AST]:
    """The module, then each function: what is first put into a variable and where it is used stand in one of them."""
    tree = ast.parse(source)
    yield tree
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def _in_function(function: ast.AST) -> Iterator[Raised]:
    nodes = list(ast.walk(function))
    named = [node.value for node in nodes if isinstance(node, ast.Assign) and _assigns_code(node)]
    for node in nodes:
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and node.args:
            facts = frozenset(keyword.arg or "**" for keyword in node.keywords)
            sources = named if isinstance(node.args[0], ast.Name) else [node.args[0]]
            yield from (Raised(code, facts) for source in sources for code in _codes(source))


def _assigns_code(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "code" for target in node.targets)


def _codes(node: ast.AST) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _codes(node.body) + _codes(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
