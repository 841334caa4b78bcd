"""Phase 4: other encounters, in any order, and the end of the turn (rulebook p. 9)."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import bonus, coffee_trader, extra_turn, letters, purse, recall
from engine.istanbul.ask import ask
from engine.istanbul.events import Caught, FigureMoved, Met
from engine.istanbul.names import COFFEE_TRADER, COURIER, FREE_ENCOUNTERS, GOODS, GOVERNOR, POLICE_STATION, SMUGGLER

if TYPE_CHECKING:
    from engine.istanbul.state import State

FEE: Final = 2
REWARD_LIRA: Final = 3
SURE_OF_LIRA: Final = ("gain-5-lira", "coffee-for-lira")


def meet_others(game: "State") -> Script[None]:
    """Family members must be caught, figures may be used, one after the other; then the turn is ended."""
    game.phase = "encounters"
    met: set[str] = set()
    while True:
        choice = yield from ask(
            game, "encounters", lambda: _options(game, met), confirm=True, reason=lambda n: _why_not(game, met, n)
        )
        if choice is None or (yield from choice()):
            return


def end_turn(game: "State") -> Script[None]:
    choice = yield from ask(
        game, "end-turn", lambda: {"end": None, **extra_turn.options(game)}, confirm=True, reason=_turn_is_over
    )
    if choice is not None:
        yield from choice()


def _turn_is_over(notation: str) -> Refusal:
    return Refusal("turn_over")


def refusal(game: "State", figure: str) -> Refusal | None:
    """Why the active seat may not use a figure it meets."""
    return None if has_free_encounters(game) else unpayable(game, figure)


def unpayable(game: "State", figure: str) -> Refusal | None:
    """Ruling 11: a figure may not be used where nothing could pay for it."""
    seat = game.seats[game.active]
    if figure == GOVERNOR and seat.lira < FEE and not seat.hand and not bonus.can_draw(game):
        return Refusal("needs_lira", lira=FEE, have=seat.lira)
    if figure == COURIER and seat.lira < FEE and not letters.seals(seat) and not letters.can_draw(game):
        return Refusal("needs_lira", lira=FEE, have=seat.lira)
    return coffee_trader.refusal(game) if figure == COFFEE_TRADER else None


def has_free_encounters(game: "State") -> bool:
    """The tavern tile that waives the payment to figures met (rulebook p. 20; ruling 43)."""
    return game.seats[game.active].taverns[FREE_ENCOUNTERS]


def _options(game: "State", met: set[str]) -> dict[str, Callable[[], Script[bool | None]] | None]:
    here = 0 if game.spared else game.here
    found: dict[str, Any] = {}
    caught = family_members_at(game, here)
    for victim in caught:
        for reward in rewards(game):
            found[f"catch {game.seats[victim].colour} {reward}"] = partial(catch, game, victim, reward)
    for figure, place in game.figures.items():
        if place == here and figure not in met and refusal(game, figure) is None:
            found[f"meet {figure}"] = partial(_meet_here, game, met, figure)
    if not caught:
        found["end"] = None
        found.update(extra_turn.options(game))
    return found


def _why_not(game: "State", met: set[str], notation: str) -> Refusal | None:
    verb, _, rest = notation.partition(" ")
    if verb == "end":
        return Refusal("catch_first")
    if verb == "meet" and rest in game.figures:
        if game.figures[rest] == game.here and not game.spared and rest not in met:
            return refusal(game, rest)
        return Refusal("met_already" if rest in met else "not_here", figure=rest)
    return Refusal("only_encounters_left")


def family_members_at(game: "State", place: int) -> list[int]:
    """The other seats whose family member stands at `place` and can be caught there."""
    if place == POLICE_STATION:
        return []
    return [i for i, seat in enumerate(game.seats) if seat.family == place and i != game.active]


def rewards(game: "State") -> list[str]:
    """Ruling 23: with no card left anywhere the reward is 3 lira; ruling 31: so it is after the last round."""
    return ["lira", "card"] if bonus.can_draw(game) and game.phase != "final" else ["lira"]


def catch(game: "State", victim: int, reward: str) -> Script[None]:
    game.seats[victim].family = POLICE_STATION
    game.events.append(Caught(game.active, victim))
    letters.deliver(game, victim)
    take_reward(game, reward)
    yield from ()


def take_reward(game: "State", reward: str) -> None:
    if reward == "lira":
        purse.earn(game, game.active, REWARD_LIRA)
    else:
        bonus.draw(game, game.active)


def _meet_here(game: "State", met: set[str], figure: str) -> Script[None]:
    met.add(figure)  # ruling 12: rolled back onto this place, it is not met a second time
    yield from use_figure(game, figure, has_free_encounters(game))


def use_figure(game: "State", figure: str, free: bool) -> Script[None]:
    """Gain, pay unless it is free, and the figure rolls to its next place."""
    game.events.append(Met(game.active, figure))
    game.meeting = True
    yield from FIGURES[figure](game, free)
    game.meeting = False
    dice = game.dice.roll()
    game.figures[figure] = sum(dice)
    game.events.append(FigureMoved(None, figure, sum(dice), dice))


def governor(game: "State", free: bool) -> Script[None]:
    """A bonus card for 2 lira or a card, the new one included (ruling 11)."""
    bonus.draw(game, game.active)
    if free:
        return
    seat = game.seats[game.active]
    name = yield from ask(
        game,
        "governor",
        lambda: {**_lira(game), **bonus.discards(game, game.active)},
        card_allowed=lambda card: seat.lira >= FEE or len(seat.hand) > 1 or card in SURE_OF_LIRA,
        recall_allowed=lambda: seat.lira >= FEE + recall.PRICE or bool(seat.hand),
    )
    if name is None:
        purse.spend(game, game.active, FEE)
    else:
        bonus.discard(game, game.active, name)


def smuggler(game: "State", free: bool) -> Script[None]:
    """A good of any type for 2 lira or a good, the new one included (ruling 11): "fabric for spice"."""
    if free:
        free_good = yield from ask(game, "smuggler", lambda: {f"{name} free": i for i, name in enumerate(GOODS)})
        purse.take_good(game, game.active, free_good)
        return
    good, price = yield from ask(game, "smuggler", lambda: _smuggler_options(game))
    purse.take_good(game, game.active, good)
    if price is None:
        purse.spend(game, game.active, FEE)
    else:
        purse.give_good(game, game.active, price)


def _smuggler_options(game: "State") -> dict[str, tuple[int, int | None]]:
    seat = game.seats[game.active]
    found: dict[str, tuple[int, int | None]] = {}
    for gained, name in enumerate(GOODS):
        if seat.lira >= FEE:
            found[f"{name} for lira"] = (gained, None)
        for price, given in enumerate(GOODS):
            if seat.goods[price] or price == gained:
                found[f"{name} for {given}"] = (gained, price)
    return found


def courier(game: "State", free: bool) -> Script[None]:
    """A letter for 2 lira or a letter, the new one included (ruling 11)."""
    letters.draw(game, game.active)
    if free:
        return
    seat = game.seats[game.active]
    choice = yield from ask(
        game,
        "courier",
        lambda: {**_lira(game), **letters.options(seat)},
        recall_allowed=lambda: seat.lira >= FEE + recall.PRICE or letters.seals(seat) > 0,
    )
    if choice is None:
        purse.spend(game, game.active, FEE)
    else:
        letters.give(game, game.active, [choice])


def _lira(game: "State") -> dict[str, None]:
    return {"lira": None} if game.seats[game.active].lira >= FEE else {}


FIGURES: Final[dict[str, Callable[["State", bool], Script[None]]]] = {
    GOVERNOR: governor,
    SMUGGLER: smuggler,
    COFFEE_TRADER: coffee_trader.use,
    COURIER: courier,
}
