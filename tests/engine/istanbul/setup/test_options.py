"""Which set-up options go together, and what they mean for the game (rulebook p. 13, 15 and 17)."""

import pytest

from engine.core.options import BadOption
from engine.istanbul.setup import options

EXPANSIONS = (options.BASE, options.MOCHA, options.LETTERS, options.BAZAAR)


def refused(chosen: dict[str, str], seats: int | None) -> BadOption:
    with pytest.raises(BadOption) as found:
        options.check(chosen, seats)
    return found.value


def test_nothing_chosen_is_the_base_game() -> None:
    assert options.check({}, None) == {
        "expansion": "base",
        "layout": "short",
        "neutral-assistants": "off",
        "caravan-master": "off",
    }


@pytest.mark.parametrize(
    ("expansion", "layout", "more"),
    [
        ("mocha", "first", {}),
        ("letters", "first", {"deck": "letters", "kiosk-letters": "2"}),
        ("bazaar", "random", {"kiosk-letters": "2"}),
    ],
)
def test_defaults_of_each_expansion(expansion: str, layout: str, more: dict[str, str]) -> None:
    checked = options.check({"expansion": expansion}, 4)
    assert checked == {
        "expansion": expansion,
        "layout": layout,
        "neutral-assistants": "off",
        "caravan-master": "off",
        **more,
    }


@pytest.mark.parametrize(
    ("chosen", "field", "allowed"),
    [
        ({"layout": "first"}, "layout", ("short", "long", "numbered", "random")),
        ({"expansion": "mocha", "layout": "short"}, "layout", ("first", "random")),
        ({"expansion": "letters", "layout": "numbered"}, "layout", ("first", "random")),
        ({"expansion": "bazaar", "layout": "first"}, "layout", ("random",)),
        ({"expansion": "mocha", "deck": "both"}, "deck", ()),
        ({"expansion": "bazaar", "deck": "letters"}, "deck", ()),
        ({"kiosk-letters": "1"}, "kiosk-letters", ()),
        ({"expansion": "mocha", "kiosk-letters": "2"}, "kiosk-letters", ()),
    ],
    ids=str,
)
def test_what_an_expansion_does_not_have_is_refused(
    chosen: dict[str, str], field: str, allowed: tuple[str, ...]
) -> None:
    error = refused(chosen, 3)
    assert (error.code, error.field, error.value, error.allowed) == (
        "not_with_expansion",
        field,
        chosen[field],
        allowed,
    )


def test_neutral_assistants_are_for_two_to_four() -> None:
    for seats in (None, 2, 3, 4):
        assert options.check({"neutral-assistants": "on"}, seats)["neutral-assistants"] == "on"
    error = refused({"neutral-assistants": "on"}, 5)
    assert (error.code, error.field, error.allowed) == ("too_many_seats", "neutral-assistants", ("off",))


def test_unknown_options_values_and_seats() -> None:
    assert refused({"colour": "red"}, 3).code == "unknown_option"
    assert refused({"layout": "round"}, 3).code == "bad_option"
    assert [refused({}, seats).code for seats in (1, 6)] == ["seats", "seats"]


@pytest.mark.parametrize("seats", [None, 2, 3, 4, 5])
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_what_is_possible_is_what_is_accepted(expansion: str, seats: int | None) -> None:
    possible = options.possible({"expansion": expansion}, seats)
    assert list(possible) == [option.name for option in options.OPTIONS]
    for option in options.OPTIONS:
        accepted = []
        for value in option.allowed:
            chosen = {"expansion": expansion, option.name: value}
            try:
                accepted.append(options.check(chosen, seats)[option.name])
            except BadOption:
                assert value not in possible[option.name]
        assert set(accepted) == set(possible[option.name])


def test_the_deck_is_made_of_the_cards_of_its_sets() -> None:
    def sets(**chosen: str) -> tuple[str, ...]:
        return options.setup_of(options.check(chosen, 3), 3).card_sets

    assert sets() == ("base",)
    assert sets(expansion="mocha") == ("base", "mocha")
    assert sets(expansion="letters") == ("letters",)
    assert sets(expansion="letters", deck="both") == ("base", "letters")
    assert sets(expansion="bazaar") == ("base", "mocha", "letters")


def test_flags_of_a_setup() -> None:
    def flags(expansion: str) -> tuple[bool, bool]:
        setup = options.setup_of(options.check({"expansion": expansion}, 4), 4)
        return setup.mocha, setup.letters

    assert [flags(expansion) for expansion in EXPANSIONS] == [
        (False, False),
        (True, False),
        (False, True),
        (True, True),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rubies_that_end_the_game(seats: int) -> None:
    found = [options.setup_of(options.check({"expansion": each}, seats), seats).rubies_to_end for each in EXPANSIONS]
    assert found == [6 if seats == 2 else 5, 6, 6, 6]
