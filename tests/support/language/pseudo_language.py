"""A language nobody speaks, made of the English files: what sentences must bear before they are translated.

Letters have accents and vowels are doubled, so words are about 40 % longer and English left in code is seen; numbers
have the three forms of Russian; what a sentence names stands in reversed order and asks for its accusative; every
message has that form, ending in ᵃ, and a gender."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from zlib import crc32

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from words import speech
from words.phrase import FUNCTIONS, Phrase
from words.speech import LOCALES, Words

LANGUAGE = "qps"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
FORMS = {"one": "¹", "few": "²", "many": "³"}
GENDERS = ("feminine", "masculine", "neuter")
ACCUSATIVE = "ᵃ"
UNTRANSLATED = ("commands.ftl",)
"""Discord wants the names of commands in a form of their own."""
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀčďéƒğħíĵķłṁñóþɋřšťúṽŵẋýžÁɃČĎÉƑĞĦÍĴĶŁṀÑÓÞɊŘŠŤÚṼŴẊÝŽ",
)


def accented(text: str) -> str:
    """ "Take 2 coins" as "Ťááķéé 2 čóóííñš"."""
    return re.sub("[aeiouAEIOU]", lambda found: found[0] + found[0].lower(), text).translate(LETTERS)


def english_in(text: str) -> list[str]:
    """Pieces of a text that no message said, but for commands, which are called as they are typed."""
    return re.findall(r"[A-Za-z]{2,}", re.sub(r"<[@#t][^>]*>|/[a-z]+(?: [a-z]+)?", "", text))


@cache
def translated(source: str) -> str:
    """A Fluent file in the pseudo-language."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith("between-"):
            _translate(entry)
    return FluentSerializer().serialize(resource)


def _translate(message: ast.Message) -> None:
    for attribute in message.attributes:
        _pattern(attribute.value)
    forms = [
        ast.Attribute(ast.Identifier(f"{one.id.name}-accusative"), _ended(one.value)) for one in message.attributes
    ]
    if message.value is not None:
        _pattern(message.value)
        forms.append(_attribute("accusative", _ended(message.value)))
        gender = GENDERS[crc32(message.id.name.encode()) % len(GENDERS)]
        forms.append(_attribute("gender", ast.Pattern([ast.TextElement(gender)])))
    message.attributes += forms


def _attribute(name: str, value: ast.Pattern) -> ast.Attribute:
    return ast.Attribute(ast.Identifier(name), value)


def _ended(pattern: ast.Pattern) -> ast.Pattern:
    return ast.Pattern([*pattern.clone().elements, ast.Placeable(ast.StringLiteral(ACCUSATIVE))])


def _pattern(pattern: ast.Pattern) -> None:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = accented(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            _select(element.expression)
    named = [index for index, one in enumerate(pattern.elements) if _is_named(one)]
    asking = [_asking(pattern.elements[index].expression) for index in named]
    for index, element in zip(named, reversed(asking), strict=True):
        pattern.elements[index] = element


def _is_named(element: ast.TextElement | ast.Placeable) -> bool:
    return isinstance(element, ast.Placeable) and isinstance(
        element.expression, ast.VariableReference | ast.FunctionReference
    )


def _asking(expression: ast.InlineExpression) -> ast.Placeable:
    """In the accusative, whatever form the English sentence asks for."""
    if isinstance(expression, ast.FunctionReference):
        expression = expression.arguments.positional[0]
    case = ast.NamedArgument(ast.Identifier("case"), ast.StringLiteral("accusative"))
    return ast.Placeable(ast.FunctionReference(ast.Identifier("FORM"), ast.CallArguments([expression], [case])))


def _select(select: ast.SelectExpression) -> None:
    numbers = all(isinstance(one.key, ast.NumberLiteral) or one.key.name in PLURALS for one in select.variants)
    default = next(one for one in select.variants if one.default)
    if numbers:
        exact = [one for one in select.variants if isinstance(one.key, ast.NumberLiteral)]
        select.variants = [*exact, *(_variant(form, mark, default) for form, mark in FORMS.items()), default]
    for variant in select.variants:
        _pattern(variant.value)


def _variant(form: str, mark: str, like: ast.Variant) -> ast.Variant:
    pattern = ast.Pattern([*like.value.clone().elements, ast.TextElement(mark)])
    return ast.Variant(ast.Identifier(form), pattern)


def write(folder: Path, name: str = LANGUAGE) -> None:
    """The locales there are and the pseudo-language, called `name` and instead of one of that name, as files under
    `folder`."""
    for path in LOCALES.rglob("*.ftl"):
        language, *rest = path.relative_to(LOCALES).parts
        if language == name:
            continue
        text = path.read_text(encoding="utf-8")
        copies = [(language, text)]
        if language == "en" and path.name not in UNTRANSLATED:
            copies.append((name, translated(text)))
        for into, copy in copies:
            to = folder.joinpath(into, *rest)
            to.parent.mkdir(parents=True, exist_ok=True)
            to.write_text(copy, encoding="utf-8")


class Watch:
    """Notes what sentences are given that no message said: glued or cut pieces, which have no cases.

    `known`: names of players and whatever else comes from outside."""

    def __init__(self, known: tuple[str, ...]) -> None:
        self.known = known
        self.glued: set[str] = set()

    def form(self, thing: object, case: str) -> object:
        if isinstance(thing, Phrase):
            return thing.form(case)
        if isinstance(thing, str) and re.search(r"\w", thing) and not self._is_known(thing):
            self.glued.add(thing)
        return thing

    def _is_known(self, text: str) -> bool:
        return (
            text in self.known
            or re.fullmatch(r"\d+([.,]\d+)?", text) is not None
            or text.endswith("…")
            or text.startswith("<")
        )


@cache
def _folder() -> TemporaryDirectory[str]:
    """With the files of all languages; one for each process that runs tests, so that it parses them once."""
    folder = TemporaryDirectory()
    write(Path(folder.name))
    return folder


def spoken(monkeypatch: pytest.MonkeyPatch, watch: Watch) -> Iterator[Words]:
    """Words of the pseudo-language, for as long as a test runs."""
    monkeypatch.setattr(speech, "LOCALES", Path(_folder().name))
    monkeypatch.setitem(speech.CLDR, LANGUAGE, "ru")
    monkeypatch.setitem(FUNCTIONS, "FORM", watch.form)
    speech.languages.cache_clear()
    speech._bundle.cache_clear()
    yield Words(LANGUAGE, strict=True)
    speech.languages.cache_clear()
    speech._bundle.cache_clear()
