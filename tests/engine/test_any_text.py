"""Any text that is typed as a choice is refused in words and changes nothing, at any moment of any game."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.decision import Refusal
from engine.core.notation import parse
from engine.core.position import AnyPosition
from engine.games import GAMES
from tests.support.dealt import tables
from words.refusals import refusal_text
from words.speech import Words

WORDS = Words("en", strict=True)
EACH_SO_MANY = 60
ODD = st.text(st.characters(codec=None) | st.sampled_from("0123456789²٣- \0\ud800"), max_size=20)
NUMBERS = ("²", "١٢", "9" * 5000, "-1", "+1", "0", "00", "99", "1_0", "1.5", "0x1", "1e9", "nan", "", "\0", "\ud800")
LONG = st.sampled_from(NUMBERS)


@cache
def decisions(game: str) -> list[tuple[AnyPosition, int]]:
    """Moments of some games, one of each kind of decision of a game at least."""
    found = []
    for number, table in enumerate(tables.tables_of(game)):
        if number % 6:
            continue
        position, rng, kinds = tables.new(table, number), Random(number), set()
        for _ in range(EACH_SO_MANY):
            if position.over:
                break
            decision = position.decisions[0]
            if decision.kind not in kinds:
                kinds.add(decision.kind)
                found.append((position.fork(), decision.seat))
            position.choose(decision.seat, rng.choice(list(decision.options)))
    return found


@cache
def vocabulary(game: str) -> list[str]:
    """Every word of every option there."""
    options = {option for position, seat in decisions(game) for option in position.decision(seat).options}
    return sorted({word for option in options for word in (option, *option.split())})


def typed(game: str) -> st.SearchStrategy[str]:
    """Words of the game among others, as well as nothing like it."""
    word = st.sampled_from(vocabulary(game))
    verb = st.sampled_from(sorted({option.split()[0] for option in vocabulary(game)}))
    numbers = st.lists(st.sampled_from(NUMBERS), min_size=1, max_size=3).map(" ".join)
    return (
        st.builds("{} {}".format, verb, numbers)
        | ODD
        | LONG
        | st.lists(word | ODD | LONG, min_size=1, max_size=5).map(" ".join)
    )


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_what_is_no_option_is_refused_in_words(game: str, data: st.DataObject) -> None:
    position, seat = data.draw(st.sampled_from(decisions(game)))
    notation = data.draw(typed(game))
    decision, before = position.decision(seat), position.dump()
    if notation in decision.options:
        assert decision.why(notation) is None
        return
    with pytest.raises(Refusal) as refused:
        position.choose(seat, notation)
    assert position.dump() == before and position.seats_to_act
    names = [f"Player {number}" for number in range(5)]
    assert refusal_text(WORDS, refused.value, game, position.view(seat), names)


@given(text=ODD | LONG | LONG.map("move {}".format))
def test_any_text_can_be_split_and_joined_again(text: str) -> None:
    parsed = parse(text)
    assert text in (parsed.verb, f"{parsed.verb} {parsed.rest}")
    assert parsed.number >= 0


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_split_and_joined_again(game: str) -> None:
    for position, seat in decisions(game):
        for option in position.decision(seat).options:
            verb, rest = parse(option)
            assert (f"{verb} {rest}" if rest else verb) == option and option.isascii()
