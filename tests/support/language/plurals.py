"""What is wrong with how a sentence chooses by a number in a language: forms that it never chooses, and a form of 1 and
21 that tells no number."""

from collections.abc import Iterator
from functools import cache

from babel.core import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

FORMS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (*range(1000), 0.5, 1.5, 10**6)


@cache
def forms_of(language: str, *numbers: float) -> frozenset[str]:
    """The plural forms that a language has for some of these numbers; for any where there are none."""
    choose = Locale.parse(language).plural_form
    return frozenset(choose(number) for number in numbers or NUMBERS)


def wrong_plurals(language: str, pattern: ast.Pattern) -> Iterator[str]:
    finder = _Selects()
    finder.visit(pattern)
    for select in finder.found:
        keys = [variant.key for variant in select.variants]
        names = {key.name for key in keys if isinstance(key, ast.Identifier)}
        if isinstance(select.selector, ast.VariableReference) and names <= FORMS:
            yield from _wrong(language, select, select.selector.id.name, names)


def _wrong(language: str, select: ast.SelectExpression, number: str, names: set[str]) -> Iterator[str]:
    default = next(variant.key.name for variant in select.variants if variant.default)  # type: ignore[union-attr]
    for name in sorted(names - forms_of(language) - {default}):
        yield f"[{name}] of ${number} is never chosen"
    told = {getattr(variant.key, "name", ""): number in _shown(variant.value) for variant in select.variants}
    several = forms_of(language, 1) & forms_of(language, 21) & told.keys()
    yield from (f"[{form}] of ${number} does not tell 21" for form in several if not told[form] and any(told.values()))


class _Selects(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.found.append(node)
        self.generic_visit(node)


class _Shown(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def _shown(pattern: ast.Pattern) -> set[str]:
    visitor = _Shown()
    visitor.visit(pattern)
    return visitor.found
