"""What a card shows: the chairs of a lobby with who sits there, free ones, and emblems of what is played."""

from typing import NamedTuple, TypeAlias

from render.scene import Scene


class Chair(NamedTuple):
    """A taken seat. `house`: whether a house player sits there."""

    colour: str
    house: bool = False


class Lobby(NamedTuple):
    """A table that is waiting, or has begun. `free`: how many more seats there are; `numbered`: whether the seats stand
    in the order of turns; `options`: those chosen, by name and value, which emblems may stand for."""

    title: str
    seats: tuple[Chair, ...]
    free: int
    numbered: bool
    options: tuple[tuple[str, str], ...]


LobbyScene: TypeAlias = Scene[Lobby, None]
