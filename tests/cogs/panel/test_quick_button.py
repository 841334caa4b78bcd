"""The name of a button for several choices."""

import pytest

from cogs.panel.menus import short_text
from cogs.panel.quick_button import Line, line_after, name_of_several, unsaid
from tests.support.presses import WORDS
from words.shapes import Label

CONTRACT = Label("Space 6: “4 camels, 8 points”, 2 camels from the supply")
CAMELS = Label("2 camels")


def test_all_that_is_done_is_the_name_where_it_fits() -> None:
    assert name_of_several(WORDS, [Label("Leave an assistant"), Label("Meet the Governor")], ()) == (
        "Leave an assistant · Meet the Governor"
    )


def test_the_head_of_a_long_first_choice_stands_before_the_others_where_that_alone_is_an_option() -> None:
    taken = {"Space 6"}
    assert name_of_several(WORDS, [CONTRACT, CAMELS], taken) == "Space 6 · 2 camels"


def test_the_others_stand_alone_where_no_head_has_room_beside_them() -> None:
    long = Label("Complete the contract “5 camels, 7 points” with two silk")
    assert name_of_several(WORDS, [long, CAMELS], ()) == "2 camels"


def test_which_of_many_cards_goes_is_never_left_to_the_others() -> None:
    card = "Discard “Send family member home”"
    told = [Label(card), Label("Meet the Governor")]
    assert name_of_several(WORDS, told, {card}) == "Meet the Governor"
    assert name_of_several(WORDS, told, {card}, one_of_many=True) == ""


def test_no_list_is_cut_but_what_is_said_of_chance() -> None:
    sale = Label("2 fabric, 2 spice, 1 fruit, 1 jewelry → 25 lira")
    assert name_of_several(WORDS, [Label("Leave an assistant"), sale], {"Leave an assistant"}) == ""
    roll = Label("Call 8 · roll, no undo", final=True)
    assert (
        name_of_several(WORDS, [Label("Pick up your assistant"), roll], ()) == "Pick up your assistant · Call 8 · roll"
    )


def test_a_line_says_of_chance_what_its_name_leaves_out() -> None:
    assert unsaid(WORDS, "Buy a die · roll, no undo", "Buy a die · roll") == "no undo"
    assert unsaid(WORDS, "Buy a die · roll, no undo", "Buy a die") == "roll, no undo"
    assert Line("no undo", "Buy a die: pay 3 camels").written(WORDS, strong="") == "Buy a die: pay 3 camels · no undo"


def test_what_a_name_says_with_another_ending_is_not_said_again() -> None:
    assert unsaid(WORDS, "Oáza 3 · zaplatit 3 mince", "Cestovat do oázy 3") == "zaplatit 3 mince"
    assert unsaid(WORDS, "Oáza 3 · zdarma", "Cestovat do oázy 4") == "Oáza 3 · zdarma"


@pytest.mark.parametrize("begins, ends", ["“”", "„“", "«»"])
def test_no_quotation_is_cut(begins: str, ends: str) -> None:
    card = f"{begins}Small Market: any goods{ends}"
    assert short_text(Label(f"Take {card} (discard pile)")) == f"Take {card}"


def test_a_button_without_a_name_of_its_own_has_none() -> None:
    taken = {"Space 6", "Space 6 · 2 camels", "2 camels"}
    assert not name_of_several(WORDS, [CONTRACT, CAMELS], taken)


def test_a_line_names_its_button_in_bold_and_says_once_what_its_name_ends_with() -> None:
    assert Line("pay 2 lira", "7 Fountain").written(WORDS) == "**7 Fountain**: pay 2 lira"
    assert Line("pay 2 lira", "7 Fountain").written(WORDS, strong="") == "7 Fountain: pay 2 lira"
    assert Line("Column 5: 3 silk").written(WORDS) == "Column 5: 3 silk" and not Line("", "7 Fountain").written(WORDS)
    begun = line_after(
        "1 gold · Complete a contract", "Complete a contract", "complete a contract for 1 silk: 4 points"
    )
    assert begun.written(WORDS) == "**1 gold · Complete a contract** for 1 silk: 4 points"
    assert line_after("2 Fabric", "2 Fabric", "2 Fabricators") == Line("2 Fabricators", "2 Fabric")
