"""The refusals that sources make, read from their syntax trees."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from engine.core.decision import Refusal

ROOT = Path(__file__).parents[3]

_FACTS: Final[dict[str, dict[str, int | str]]] = {
    "istanbul": {
        "place": 13, "good": "spice", "card": "gain-good", "figure": "governor", "tile": "line", "acts": 1,
        "field": "layout", "value": "round", "allowed": "short, long", "notation": "dance", "colour": "red",
        "player": "nobody", "game": "k7f2", "seats": 5,
    },
    "marco_polo": {
        "place": "moscow", "city": "anxi", "card": "CC07", "contract": "K07", "goal": "G05", "space": "bazaar silk",
        "die": "b5", "what": "camel", "acts": 1, "field": "goals", "value": "none", "allowed": "dealt, chosen",
        "notation": "dance", "colour": "red", "player": "nobody", "game": "k7f2", "seats": 5,
        "figure": "marco",
    },
}  # fmt: skip
_SPECIAL: Final[dict[tuple[str, str], int | str]] = {
    ("guild_card_not_in_hand", "card"): 7,
    ("die_too_low", "die"): 2,
    ("contract_too_far", "die"): 3,
    ("contract_too_far", "space"): 5,
}


class Raised(NamedTuple):
    """`facts`: the names of those given; "**" where they are those of something else."""

    code: str
    facts: frozenset[str]

    def example(self, game: str) -> Refusal:
        """With facts such as the rules of a game give, 3 for those that are numbers."""
        known = _FACTS.get(game, {})
        return Refusal(self.code, **{name: _SPECIAL.get((self.code, name), known.get(name, 3)) for name in self.facts})


def raised(*folders: str) -> list[Raised]:
    """Every Refusal made there: with a code written out, chosen between two, or first put into `code`."""
    found = {one for folder in folders for one in _raised_in(folder)}
    return sorted(found, key=lambda one: (one.code, sorted(one.facts)))


@cache
def _raised_in(folder: str) -> frozenset[Raised]:
    paths = sorted((ROOT / folder).rglob("*.py"))
    sources = (source for path in paths if "Refusal(" in (source := path.read_text(encoding="utf-8")))
    return frozenset(one for source in sources for one in _raised_by(ast.parse(source)))


def _raised_by(module: ast.Module) -> Iterator[Raised]:
    """Of a code in a variable, all that are put into one of its name."""
    nodes = list(ast.walk(module))
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
