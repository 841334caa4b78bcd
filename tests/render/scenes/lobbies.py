"""Hand-made lobbies: one that fills up, a full one with the longest names, and one about to begin."""

from collections.abc import Callable

from engine.istanbul.names import COLOURS
from render.cards.shapes import Chair, Lobby, LobbyScene
from render.scene import Scene, Style


def say(message: str, /, **facts: int | str) -> str:
    """A banner has no words but titles and names."""
    raise KeyError(message)


def lobby(
    title: str,
    names: tuple[str, ...],
    free: int = 0,
    *,
    houses: tuple[int, ...] = (),
    numbered: bool = False,
    palette: str = "usual",
    **options: str,
) -> LobbyScene:
    """So many seats in the order of colours; options with _ for - in their names."""
    chairs = tuple(Chair(colour, at in houses) for at, colour in enumerate(COLOURS[: len(names)]))
    chosen = tuple((name.replace("_", "-"), value) for name, value in options.items())
    return Scene(Lobby(title, chairs, free, numbered, chosen), names, "en", say, style=Style(palette))


def lobby_full() -> LobbyScene:
    names = ("Ada Lovelace", "Maximiliane-Alexandra von Hohen-Ötting", "W" * 32, "علي بن محمد", "Kemal")
    return lobby(
        "Istanbul", names, houses=(4,), numbered=True, expansion="bazaar", neutral_assistants="on", caravan_master="on"
    )


def polo_lobby() -> LobbyScene:
    return lobby("The Voyages of Marco Polo", ("Ada", "🎲 Ben", "Leyla"), 1, houses=(2,), palette="apart")


LOBBIES: dict[str, Callable[[], LobbyScene]] = {"lobby_full": lobby_full, "polo_lobby": polo_lobby}
