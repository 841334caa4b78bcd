"""What the banner of a lobby is drawn from."""

from cogs.framework import Services
from cogs.lobby.banner import draw_lobby
from render.cards.shapes import Chair
from render.scene import USUAL_STYLE
from tests.host.desk import ADA, BEN, Desk
from tests.support.panels import Pencil
from words.speech import words


async def shown(desk: Desk, game: str = "istanbul", **options: str) -> tuple:
    """The banner of a lobby of two people and a computer player, and its alt text."""
    lobby = await desk.open(game, ADA, BEN, **options)
    lobby = await desk.lobby.add_house(lobby.row.id, ADA, True, "rookie", ["Kemal"], interaction_id=desk.interaction())
    pencil = Pencil()
    (picture,) = await draw_lobby(Services(desk.host, desk.lobby, pencil), lobby, words(), USUAL_STYLE, 0.0)  # type: ignore[arg-type]
    (scene,) = pencil.scenes
    return scene.view, scene.names, picture.alt


async def test_a_banner_shows_who_sits_there_and_what_is_free(desk: Desk) -> None:
    view, names, alt = await shown(desk)
    assert view.seats == (Chair("red"), Chair("blue"), Chair("green", house=True))
    assert names == ("Ada", "Ben", "Kemal") and all(name in alt for name in names)
    assert view.free == 2 and ("expansion", "base") in view.options


async def test_seats_are_numbered_where_that_is_the_order_of_turns(desk: Desk) -> None:
    assert (await shown(desk, order="joined"))[0].numbered is True
    assert (await shown(desk, order="random"))[0].numbered is False
