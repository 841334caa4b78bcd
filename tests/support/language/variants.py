"""Every form in which a message can be said, as plain text in which each fact is one word in angle brackets."""

from itertools import product

from fluent.syntax import ast


def variants(pattern: ast.Pattern) -> list[str]:
    """One text for each way through the pattern's selectors."""
    parts = [_forms(element) for element in pattern.elements]
    return list(dict.fromkeys("".join(chosen) for chosen in product(*parts)))


def _forms(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [str(element.value)]
    match element.expression:
        case ast.SelectExpression(variants=cases):
            return [form for case in cases for form in variants(case.value)]
        case ast.StringLiteral(value=text):
            return [str(text)]
        case ast.VariableReference(id=ast.Identifier(name=name)) | ast.MessageReference(id=ast.Identifier(name=name)):
            return [f"<{name}>"]
        case _:
            return ["<fact>"]
