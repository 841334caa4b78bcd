"""The last turn as a line of signs: who, dice and where they went, what was paid and gained, the way gone, posts."""

from typing import Any, Final

from engine.marco_polo import events
from engine.marco_polo.amounts import KINDS
from engine.marco_polo.data.board import CONTRACTS_SPACE, KHAN, TRAVEL
from engine.marco_polo.data.map import OASIS, PLACES
from engine.marco_polo.notation import CARD
from engine.marco_polo.view import View
from render.kit.colour import CRIMSON, INK, IVORY, LEAF, RGB, mix
from render.kit.parts import ARROW, Flow, Framed, Part, Row, Sprite, Text
from render.marco_polo.dice import die_sprite
from render.marco_polo.game_scene import GameScene
from render.marco_polo.spaces import COLOURS
from render.marco_polo.story import Story
from render.marco_polo.symbols import SIGNS

_NAMED: Final = {KHAN: "khan", CONTRACTS_SPACE: "contracts", TRAVEL: "travel"}
_BAZAAR: Final = "bazaar "


def last_turn(scene: GameScene, story: Story) -> Flow | None:
    """The signs of the turn; None before the first."""
    if story.seat is None:
        return None
    colour = scene.view.seats[story.seat].colour
    parts: list[Part] = [Sprite(f"family-{colour}", 1.1, slim=0.7)]
    for event in story.told:
        if event.seat == story.seat:
            parts += _sign(event, scene, story, colour)
    paid, gained = _total(story, events.Paid), _total(story, events.Gained)
    amounts = _amounts("−", CRIMSON, paid) + _amounts("+", LEAF, gained)
    return Flow((Row(tuple(parts), 0.16),), (Row(tuple(amounts), 0.2),))


def _sign(event: Any, scene: GameScene, story: Story, colour: str) -> list[Part]:
    """One thing done; payments and gains are added up at the end. A post built where a figure came to stand needs no
    name."""
    match event:
        case events.Placed(space=space, dice=dice):
            pieces = tuple(Sprite(die_sprite(colour, die), 0.95) for die in dice)
            if space == TRAVEL and story.ends:  # the lowest die is what counts; where it led to needs the room
                return [Row((pieces[0], Sprite("step")), 0.06)]
            return [Row((*pieces, ARROW, _space(space, scene)), 0.06)]
        case events.Moved(path=path):
            return [Row((ARROW, _place(path[-1], scene)), 0.06)]
        case events.BuiltPost(city=city):
            where = () if city in story.ends else (_place(city, scene),)
            return [Row((Text("+", LEAF), Sprite(f"post-{colour}", 0.95), *where), 0.06)]
        case events.Completed():
            return [Row((Sprite("contract"), ARROW), 0.04)]
        case events.TookContract() | events.DrewContract():
            return [Row((Text("+", LEAF), Sprite("contract")), 0.02)]
        case events.GotBlackDie(die=die):
            return [Row((Text("+", LEAF), Sprite(die_sprite(colour, die), 0.95)), 0.02)]
    return []


def _space(space: str, scene: GameScene) -> Part:
    view: View = scene.view
    if space.startswith(_BAZAAR):
        return Sprite(f"good-{space.removeprefix(_BAZAAR)}")
    card = CARD.rest(space)
    if card:
        city = next((city for city, lying in view.cards if lying == card), None)
        return Row((Sprite("place-large"), _place(city, scene))) if city else Sprite("place-large")
    if space not in _NAMED:
        return Sprite("coin")
    panel = _NAMED[space]
    name = Text(scene.say(f"picture-space-{panel}"), IVORY, 0.8)
    return Framed(name, mix(COLOURS[panel], INK, 0.4), COLOURS[panel])


def _place(place: str, scene: GameScene) -> Part:
    if PLACES[place].kind == OASIS:
        return Row((Sprite("place-oasis"), Text(place.removeprefix("o"), share=0.9)), 0.02)
    return Text(scene.say(f"place-{place.replace('_', '-')}"), INK, 0.92)


def _total(story: Story, kind: type[Any]) -> list[int]:
    """What the seat paid or gained of each kind."""
    moved = [event.amounts for event in story.told if isinstance(event, kind) and event.seat == story.seat]
    return [sum(amounts[number] for amounts in moved) for number in range(len(KINDS))]


def _amounts(sign: str, ink: RGB, amounts: list[int]) -> list[Part]:
    return [
        Row((Text(f"{sign}{amount}", ink), Sprite(SIGNS[kind], 0.95)), 0.04)
        for kind, amount in enumerate(amounts)
        if amount
    ]
