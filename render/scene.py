"""All that a picture is drawn from: view, names, language, last turn, options, palette and whether near or small; and
the names of the pictures."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from PIL import Image

from engine.core.dice import Dice
from engine.core.rules import AnyRules
from engine.core.standings import Mark, ShareMark
from render.kit import fonts
from render.kit.colour import USUAL
from words.shapes import Minute
from words.speech import LATEST

V = TypeVar("V")
E = TypeVar("E")


class Say(Protocol):
    """Gives the words for a message id in the reader's language."""

    def __call__(self, message: str, /, **arguments: int | str) -> str: ...


class Style(NamedTuple):
    """How a reader wants their pictures. `palette`: the colours of players (`render.kit.colour.PALETTES`); `near`:
    of the board only what is within reach, for a narrow screen; `small`: in fewer pixels, for a table that wants little
    of them."""

    palette: str = USUAL
    near: bool = False
    small: bool = False


USUAL_STYLE: Final = Style()


@dataclass(frozen=True, slots=True)
class Scene(Generic[V, E]):
    """Everything that one picture is drawn from, generic in the game's view and event.

    `view`: what the reader may know. `events`: what the last turn (or the turn being composed) brought, already
    without what the reader may not know. `names`: the players by seat. `offered`: notations of the reader's own
    decision, lit in a private panel. `language`: the language `say` speaks. `acting`: the seats that must act now.
    `running`: the events are those of a turn that goes on. `style`: how the reader wants it. `outlooks`: what each of
    the `offered` leads to, in the game's own type, where that is foreseen; empty elsewhere.
    """

    view: V
    names: tuple[str, ...]
    language: str
    say: Say
    events: tuple[E, ...] = ()
    offered: tuple[str, ...] = ()
    acting: tuple[int, ...] = ()
    running: bool = False
    style: Style = USUAL_STYLE
    outlooks: tuple[Any, ...] = ()

    def name(self, seat: int) -> str:
        """The player's name as far as the fonts go, else that of their colour."""
        view: Any = self.view
        return fonts.printable(self.names[seat], view.seats[seat].colour.capitalize())

    def digest(self) -> bytes:
        """A hash for the cache of pictures: equal for equal scenes. It uses `repr`, which shows plain tuples and frozen
        dataclasses completely."""
        shown = tuple(getattr(self, field.name) for field in fields(self) if field.name != "say")
        return hashlib.blake2b(repr(shown).encode(), digest_size=16).digest()


AnyScene: TypeAlias = Scene[Any, Any]
Pictures: TypeAlias = Mapping[str, Callable[[Scene[V, E]], Image.Image]]
"""The drawing function of each of a game's pictures by the picture's name, the board first."""


class Subject(NamedTuple):
    """An entry of the rules look-up by its `key`. `table`: the view of a table, whose places are drawn as they are
    there; None: as a game begins. `version`: of the rules whose figures are drawn."""

    key: str
    table: Any = None
    version: int = LATEST


TopicScene: TypeAlias = Scene[Subject, Any]
MinuteScene: TypeAlias = Scene[Minute, Any]


@dataclass(frozen=True, slots=True)
class Course(Scene[Any, Any]):
    """A scene with how everybody stood after each turn. `view`: the last position that is known; `headline`: which
    game it is, `reason`: who won and why; both empty while it runs. `decided`: of a game that is over, the mark since
    which nobody has had more than the winner, if that was ever otherwise."""

    marks: tuple[Mark, ...] = ()
    headline: str = ""
    reason: str = ""
    decided: Mark | None = None


@dataclass(frozen=True, slots=True)
class ShareCourse(Scene[Any, Any]):
    """A scene with each seat's share of winning after each turn. `swings`: the turns that are pointed out, in
    order, each behind the number that it has in the text."""

    marks: tuple[ShareMark, ...] = ()
    swings: tuple[tuple[int, int], ...] = ()


BOARD: Final = "board"  # the picture every game has: it goes with panels, and comes first
SPACES: Final = "spaces"  # the action spaces, in a game whose board is too much for one picture
REACH: Final = "reach"  # the board with what is within the reader's reach and what it costs, drawn when it is asked for
SPACES_REACH: Final = "spaces-reach"  # the same of the action spaces, in a game that has them as a picture of their own
RACE: Final = "race"  # how all stood turn by turn; drawn from a Course, like the next
END: Final = "end"  # winner, score sheet and race of a game that is over
SHARES: Final = "shares"  # each seat's share of winning turn by turn; drawn from a ShareCourse
HAND: Final = "hand"  # the reader's own cards, in private
TOPIC: Final = "topic"  # the thing that an entry of the rules look-up is about; drawn from a TopicScene
LOBBY: Final = "lobby"  # the banner of a lobby; drawn from a LobbyScene, the next from such scenes too (render/cards)
PROFILE: Final = "profile"  # a person's results and ratings
LEADERBOARD: Final = "leaderboard"  # the best of a server
SEASON_TABLE: Final = "season-table"  # who is ahead in a group of a league or cup
MINUTE: Final = "minute"  # the game for somebody who never played it; drawn from a MinuteScene


def last_turn(events: Sequence[Any], begins: type, is_deed: Callable[[Any], bool]) -> list[Any]:
    """The events of the last turn in which somebody did something; empty before the first. `begins`: the event with
    which a turn begins, which is not among them."""
    turns: list[list[Any]] = [[]]
    for event in events:
        if isinstance(event, begins):
            turns.append([])
        else:
            turns[-1].append(event)
    return next((turn for turn in reversed(turns) if any(map(is_deed, turn))), [])


def opening(
    rules: AnyRules,
    seats: int,
    language: str,
    say: Say,
    options: Mapping[str, str] | None = None,
    style: Style = USUAL_STYLE,
) -> AnyScene:
    """A game as everybody sees it before its first turn, always the same one: to warm up with, and to show things by.
    Players are called by their colours."""
    colours, chosen = rules.colours[:seats], rules.check_options(options or {}, seats)
    state = rules.new_state(chosen, colours, Dice(bytes(32)), rules.decks(chosen, seats, rules.version), rules.version)
    names = tuple(say(f"colour-{colour}") for colour in colours)
    return Scene(rules.view(state, None), names, language, say, style=style)
