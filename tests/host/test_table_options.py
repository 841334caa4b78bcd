"""The options of a table: what each row must have, and what an older table or an unknown value means."""

import pytest

from db import GameRow
from host.people.settings import ServerSettings, values_of
from host.table_options import ABSENCE, BANK, HINTS, LANGUAGE, PACE, RATED, TABLE_OPTIONS, TableOption, gives_hints
from words.speech import Words, languages


def row_with(**options: str) -> GameRow:
    return GameRow("g1", "istanbul", 1, 1, 1, "running", dict(options), 0.0)


@pytest.mark.parametrize("option", TABLE_OPTIONS.values(), ids=lambda option: option.name)
def test_an_option_is_said_in_words(option: TableOption[object]) -> None:
    words = Words("en", strict=True)
    values = {words.say(f"table-option-{option.name}-value", value=value) for value in option.values}
    assert len(values) == len(option.values), f"table_options.ftl: two values of {option.name} are called the same"
    assert words.say(f"table-option-{option.name}")
    for value in option.values:
        assert words.say(f"table-option-{option.name}-help", value=value, vote="2 days")
        if option.by_server:
            assert words.say(f"server-setting-{option.name}", value=value)
            assert words.say(f"server-setting-{option.name}.choice", value=value)


@pytest.mark.parametrize("option", TABLE_OPTIONS.values(), ids=lambda option: option.name)
def test_a_table_without_an_option_or_with_an_unknown_value_is_as_before_there_was_the_option(
    option: TableOption[object],
) -> None:
    as_before = option.values[option.before]
    assert option.of(row_with()) == as_before
    assert option.of(row_with(**{option.name: "of-a-newer-version"})) == as_before


def test_what_older_tables_have() -> None:
    """Stored tables rely on these; an option that comes later has what its row says."""
    had = {
        "pace": "none",
        "bank": "none",
        "clock": "runs",
        "absence": "wait",
        "undo": "consent",
        "hints": "allowed",
        "pictures": "all",
        "rated": "no",
        "joiners": "anyone",
        "language": "server",
    }
    assert {name: TABLE_OPTIONS[name].before for name in had} == had


def test_a_table_can_speak_every_language_there_is() -> None:
    assert [*LANGUAGE.values] == [LANGUAGE.default, *languages()]


def test_what_new_tables_have() -> None:
    default = {option.name: option.default for option in (PACE, BANK, ABSENCE, RATED)}
    assert default == {"pace": "day", "bank": "none", "absence": "vote", "rated": "no"}
    assert not RATED.while_running and PACE.while_running


def test_a_rated_table_gives_no_hints() -> None:
    assert gives_hints(row_with(hints="allowed"))
    assert not gives_hints(row_with(hints="forbidden"))
    assert not gives_hints(row_with(hints="allowed", rated="yes"))


def test_a_server_chooses_what_new_tables_have() -> None:
    settings = ServerSettings.model_validate({"pace": "live", "bank": ["odd"], "absence": "of-a-newer-version"})
    assert [settings.chosen(option.name) for option in (PACE, BANK, ABSENCE, HINTS)] == [
        "live",
        "none",
        "vote",
        "allowed",
    ]
    assert values_of(ServerSettings, RATED.name) == {}
