"""What a seat works towards, and what it lacks for that."""

from dataclasses import replace

from engine.core.create import new_position
from engine.games import GAMES
from engine.marco_polo.components.cards import CONTRACTS, GOALS
from engine.marco_polo.components.map import BEIJING
from engine.marco_polo.merchant.aims import aims
from engine.marco_polo.view import View


def at_the_start() -> View:
    rules = GAMES["marco_polo"]
    position = new_position(rules, {}, rules.colours[:3], b"y" * 32)
    while position.decision(position.seats_to_act[0]).kind != "turn":
        seat = position.seats_to_act[0]
        position.choose(seat, next(iter(position.decision(seat).options)))
    view: View = position.view(position.seats_to_act[0])
    return view


def test_contracts_and_the_cities_of_goal_cards_are_aims_with_what_is_lacking() -> None:
    view = at_the_start()
    found = aims(view)
    cities = {city for goal in view.goals for city in GOALS[goal].cities} | {BEIJING}
    assert {f"journey-{city}" for city in cities - {*view.me.posts}} >= {key for key in found if "journey" in key}
    for name in view.me.contracts:
        cost, have = CONTRACTS[name].cost, view.me.have
        missing = sum(max(0, needed - owned) for needed, owned in zip(cost[:5], have[:5], strict=True))
        assert sum(found[f"contract-{name}"].values()) == missing


def with_own(view: View, **changes: object) -> View:
    seat = view.seat or 0
    mine = replace(view.me, **changes)  # type: ignore[arg-type]
    return replace(view, seats=(*view.seats[:seat], mine, *view.seats[seat + 1 :]))


def test_who_has_much_lacks_nothing_and_who_has_no_posts_left_travels_no_more() -> None:
    view = at_the_start()
    rich = aims(with_own(view, have=(99, 99, 99, 99, 99, 0)))
    assert rich and not any(set(lacks) - {"steps"} for lacks in rich.values())
    assert not any("journey" in aim for aim in aims(with_own(view, posts_left=0)))
    assert "journey-beijing" not in aims(with_own(view, posts=(BEIJING,)))
