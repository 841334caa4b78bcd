"""Names people gave themselves: what is left of them, in texts and in labels."""

import pytest

from words.names import name_in_text, plain_name, without_escapes
from words.shapes import clipped

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}\u200d\N{BOY}"


@pytest.mark.parametrize(
    ("name", "plain", "in_text"),
    [
        ("Ada", "Ada", "Ada"),
        ("[Free](https://evil.example)", "[Free](https://evil.example)", r"\[Free\](https\:\/\/evil\.example)"),
        ("discord.gg/abc", "discord.gg/abc", r"discord\.gg\/abc"),
        ("**_~`|", "**_~`|", r"\*\*\_\~\`\|"),
        ("<@123> @everyone", "<@123> @everyone", r"\<\@123\> \@everyone"),
        ("# Ada", "# Ada", r"\# Ada"),
        ("- Anna-Lena", "- Anna-Lena", r"\- Anna-Lena"),
        ("\\", "\\", "\\\\"),
        ("Ada\n\r\u2028wins", "Ada wins", "Ada wins"),
        ("a\u202eb\u2066c\u200bd\ufeffe\u00adf", "abcdef", "abcdef"),
        ("\u3164\u200b\u2800", "", ""),
        (f"{FAMILY} Kaya", f"{FAMILY} Kaya", f"{FAMILY} Kaya"),
        ("Z" + "\u0301" * 60, "\u0179" + "\u0301" * 7, "\u0179" + "\u0301" * 7),
        ("A" * 100, "A" * 32, "A" * 32),
        (FAMILY * 40, FAMILY * 32, FAMILY * 32),
    ],
)
def test_names(name: str, plain: str, in_text: str) -> None:
    assert (plain_name(name), name_in_text(name)) == (plain, in_text)
    assert without_escapes(in_text) == plain


def test_a_cut_leaves_no_half_of_anything() -> None:
    assert clipped(FAMILY * 3, 30) == FAMILY * 2 + "…"
    assert clipped(r"ab\_\_\_", 5) == r"ab\_…"
    assert clipped("one two three", 9) == "one two…"
