"""The banner of a lobby with its alt text. It is drawn in `render/cards/lobby.py`."""

from collections.abc import Sequence

from cogs.framework import Picture, Services
from cogs.framework.cards import draw_card, faces_of
from host.lobby.view import RANDOM_ORDER, LobbyView
from render.cards.shapes import Chair, Lobby
from render.scene import LOBBY, Style
from words.games import title_of
from words.names import plain_name
from words.speech import Words


async def draw_lobby(
    services: Services, lobby: LobbyView, w: Words, style: Style, faces_within_s: float
) -> list[Picture]:
    """Title, emblems of what is played, and the seats, free ones too until the game begins, with avatars as far as they
    are there in time; nothing where it cannot be drawn."""
    game, is_open = lobby.row.rules_name, lobby.row.status == "lobby"
    names = [plain_name(seat.name) or w.say(f"colour-{seat.colour}") for seat in lobby.seats]
    faces = await faces_of(services, lobby.row.guild_id, people_of(lobby), faces_within_s)
    shown = Lobby(
        title_of(w, game),
        tuple(Chair(seat.colour, seat.user_id is None, faces.get(seat.user_id or 0, b"")) for seat in lobby.seats),
        lobby.free if is_open else 0,
        is_open and lobby.order != RANDOM_ORDER,
        tuple(lobby.options.items()),
    )
    return await draw_card(services.studio, game, LOBBY, shown, names, w, style, _alt(w, shown, names))


def people_of(lobby: LobbyView) -> list[int]:
    """The ids of those who sit there."""
    return [seat.user_id for seat in lobby.seats if seat.user_id is not None]


def _alt(w: Words, lobby: Lobby, names: Sequence[str]) -> str:
    seated = [
        w.say("picture-lobby-seat", name=name, colour=w.say(f"colour-{chair.colour}"))
        for name, chair in zip(names, lobby.seats, strict=True)
    ]
    taken = w.say("picture-lobby-seats", seats=w.commas(seated)) if seated else ""
    free = w.say("picture-lobby-free", count=lobby.free) if lobby.free else ""
    return w.sentences([w.say("picture-lobby-alt", game=lobby.title), taken, free])
