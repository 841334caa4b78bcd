"""Whoever counts cards knows: what a redraw keeps of cards seen in the discard pile, and what it mixes."""

from collections.abc import Callable
from random import Random

from engine.core.create import load_position
from engine.core.determinize import determinize
from engine.core.position import Position
from engine.istanbul.events import Reshuffled
from engine.istanbul.state import State
from tests.scenarios.istanbul.given import start

DISCARDED = ["move-0", "gain-good", "post-twice", "move-3-4", "dealer-twice", "sultan-twice"]
GIVEN = {
    "deck_only": [],
    "discard": DISCARDED,
    "red": {"at": 7, "hand": ["family-to-police", "return-assistant"]},
    "blue": {"hand": ["small-market-any"]},
}


def worlds(position: Position, seat: int, found: Callable[[State], object]) -> set[object]:
    rng = Random(seat)
    return {found(determinize(position, seat, rng).state) for _ in range(80)}


def face(card: str) -> str:
    return card.rpartition(".")[0]


def at_caravansary(*choices: str) -> Position:
    """Red takes cards at the Caravansary. The deck is empty, so it is made of the discard pile first."""
    position = start(GIVEN)
    for notation in ("move 6", "leave", *choices):
        position.choose(0, notation)
    return position


def test_a_deck_shuffled_in_this_turn_is_drawn_anew() -> None:
    position = at_caravansary("deck")
    deck, drawn = position.state.deck, position.state.seats[0].hand[2:]
    assert sorted(map(face, deck + drawn)) == sorted(DISCARDED)
    assert worlds(position, 0, lambda state: tuple(state.seats[0].hand[2:])) == {tuple(drawn)}
    assert len(worlds(position, 0, lambda state: tuple(state.deck))) > 20
    assert len(worlds(position, 1, lambda state: state.seats[0].hand[2])) == len(DISCARDED)


def test_who_saw_the_discard_pile_knows_which_cards_are_in_the_hands_besides() -> None:
    position = at_caravansary("deck")
    old = sorted(["family-to-police", "return-assistant", "small-market-any"])

    def held(state: State) -> tuple[str, ...]:
        return tuple(sorted(map(face, [*state.seats[0].hand[:2], *state.seats[1].hand])))

    assert worlds(position, 2, held) == {tuple(old)}
    assert len(worlds(position, 2, lambda state: state.seats[1].hand[0])) == 3
    assert worlds(position, 1, lambda state: tuple(sorted(state.seats[0].hand[:2]))) == {
        ("family-to-police.1", "return-assistant.1")
    }


def test_the_next_turns_remember_it() -> None:
    position = at_caravansary("deck", "discard family-to-police", "end")
    assert position.state.active == 1
    assert len(set(position.state.shuffled.values())) == 1
    loaded = load_position(position.rules, position.dump(), bytes(32))
    for here in (position, loaded):
        held = worlds(here, 2, lambda state: frozenset((state.seats[1].hand[0], state.seats[0].hand[0])))
        assert held == {frozenset(("small-market-any.1", "return-assistant.1"))}


def test_a_card_taken_from_the_discard_pile_stays_in_that_hand() -> None:
    position = start({"discard": ["gain-good"], "red": {"at": 7}})
    for notation in ("move 6", "leave", "discard-pile"):
        position.choose(0, notation)
    (taken,) = position.state.taken_openly
    assert face(taken) == "gain-good"
    assert worlds(position, 1, lambda state: taken in state.seats[0].hand) == {True}
    assert len(worlds(position, 1, lambda state: tuple(state.seats[0].hand))) > 10
    position.choose(0, "discard gain-good")
    assert position.state.taken_openly == ()


def test_nobody_learns_of_a_second_copy_when_one_is_put_away() -> None:
    """In the turn of taking it, in a later turn, and between turns."""
    position = start({"discard": ["gain-5-lira", "gain-good"], "red": {"at": 7, "hand": ["gain-5-lira"]}, "seats": 2})
    (own,) = position.state.seats[0].hand
    for notation in ("move 6", "leave", "discard-pile", "discard-pile"):
        position.choose(0, notation)
    later = position.fork()
    position.choose(0, "discard gain-5-lira")
    later.choose(0, "discard gain-good")
    for notation in ("end", "move 6", "leave", "pay", "skip", "end"):
        later.choose(later.seats_to_act[0], notation)
    assert len(later.state.taken_openly) == 1
    later.choose(0, "play gain-5-lira")
    for here in (position, later):
        assert "gain-5-lira" not in map(face, here.state.taken_openly)
        assert _has_another(here) == {True, False}
        here.choose(0, "end" if "end" in here.decision(0).options else "move 5")
    position.choose(1, "move 6")
    assert _has_another(position) == {True, False}
    assert own in {*position.state.discard, *position.state.seats[0].hand}


def _has_another(position: Position) -> set[object]:
    """Whether red may hold a second copy, as blue can tell."""
    return worlds(position, 1, lambda state: any(face(card) == "gain-5-lira" for card in state.seats[0].hand))


def test_a_dump_that_does_not_say_what_was_seen_takes_nothing_as_seen() -> None:
    position = at_caravansary("deck", "discard family-to-police", "end")
    dumped = position.dump()
    for name in ("taken_openly", "shuffled"):
        del dumped["boundary"][name]
    loaded = load_position(position.rules, dumped, bytes(32))
    assert (loaded.state.taken_openly, loaded.state.shuffled) == ((), {})
    assert len(worlds(loaded, 2, lambda state: state.seats[1].hand[0])) > 3


def test_the_deck_was_shuffled_again() -> None:
    position = at_caravansary()
    assert any(isinstance(event, Reshuffled) for event in position.choose(0, "deck"))
