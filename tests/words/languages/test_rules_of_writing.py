"""What is written otherwise than a language is written is found; what is written well is left alone."""

import pytest
from fluent.syntax import FluentParser, ast

from tests.support.language.plurals import wrong_plurals
from tests.support.language.written import faults


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("cs", "Vezmi kartu „Žlutý karneol“ – a hoď."),
        ("de", "Nimm „5 Lira“, dann „Über ‚Gold‘ hinaus“."),
        ("es", "¿Quién coge «5 liras»? Elige «la “mejor”»."),
        ("ru", "Возьмите «5 лир» — или бросьте кости.\n- Ещё\n-# Мельче"),
        ("ru", "**<who>**: `move 7`, игра k7f2, https://example.org/turn"),
        ("es", "Escribe *move 7* o *move*."),
        ("de", "Warte… bis „du dran"),
    ],
)
def test_what_is_well_written_is_left_alone(language: str, text: str) -> None:
    assert faults(language, text) == []


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("de", "Nimm die goods.", "English: goods"),
        ("de", "Nimm zwei  Waren.", "spacing: 'Nimm zwei  Waren.'"),
        ("de", "Nimm zwei Waren .", "spacing: 'Nimm zwei Waren .'"),
        ("de", "Nimm “Gold”.", "quotation marks"),
        ("de", "Nimm „Gold”.", "quotation marks"),
        ("cs", 'Vezmi "zlato".', "quotation marks"),
        ("ru", "Возьмите “золото”", "quotation marks"),
        ("ru", "Возьмите золотo", "other letters: золотo"),
        ("cs", "Vezmi złoto.", "other letters: złoto"),
        ("es", "Quién empieza?", "no ¿"),
        ("es", "Empieza - ahora.", "a hyphen as a dash"),
        ("es", "Empieza { ahora }.", "not said"),
    ],
)
def test_what_is_written_otherwise_is_named(language: str, text: str, fault: str) -> None:
    assert faults(language, text) == [fault]


@pytest.mark.parametrize(
    ("language", "variants", "wrong"),
    [
        ("ru", "[one] { $n } лира\n [few] { $n } лиры\n *[many] { $n } лир", []),
        ("ru", "[one] 1 лира\n [few] { $n } лиры\n *[many] { $n } лир", ["[one] of $n does not tell 21"]),
        ("ru", "[1] лира\n [one] { $n } лира\n *[other] { $n } лиры", []),
        ("ru", "[one] лира\n [few] лиры\n *[many] лир", []),
        ("de", "[one] 1 Lira\n *[other] { $n } Lira", []),
        ("de", "[one] 1 Lira\n [few] { $n } Lira\n *[other] { $n } Lira", ["[few] of $n is never chosen"]),
        ("de", "[gold] Gold\n *[other] nichts", []),
    ],
)
def test_a_form_that_is_never_chosen_or_tells_no_number_is_named(
    language: str, variants: str, wrong: list[str]
) -> None:
    (message,) = FluentParser().parse(f"a = {{ $n ->\n {variants}\n }}\n").body
    assert isinstance(message, ast.Message) and message.value is not None
    assert [*wrong_plurals(language, message.value)] == wrong
