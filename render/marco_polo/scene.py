"""What Marco Polo's pictures show of the last turn, on which picture it is seen, and what counts as a big change
(`changed`): round, contract completed, new contracts."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeAlias

from engine.marco_polo import events
from engine.marco_polo.events import Event
from engine.marco_polo.notation import CARD
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.view import View
from render.scene import BOARD, SPACES, Say, Scene, last_turn

GameScene: TypeAlias = Scene[View, Event]


def place_name(say: Say, place: str) -> str:
    return say(f"place-{place.replace('_', '-')}")


@dataclass(frozen=True, slots=True)
class Story:
    """`placed`: space or city card and the dice put there; `steps`: the ways between places gone; `posts`: cities
    with a new post of `seat`; `ends`: where its figures came to stand; `events`: all of the turn."""

    seat: int | None = None
    placed: tuple[tuple[str, tuple[int, ...]], ...] = ()
    steps: tuple[tuple[str, str], ...] = ()
    posts: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    events: tuple[Any, ...] = ()

    def put_on(self, space: str) -> int:
        """How many placements of the turn are on a space: its last ones."""
        return sum(where == space for where, _ in self.placed)


def last_story(last_events: tuple[Any, ...]) -> Story:
    """The last turn played in `last_events`; nothing before the first."""
    turn = last_turn(last_events, events.TurnBegan, _is_deed)
    moves = [event for event in turn if isinstance(event, events.Moved)]
    return Story(
        next((event.seat for event in turn if _is_deed(event)), None),
        placed=tuple(
            (CARD.rest(event.space) or event.space, event.dice) for event in turn if isinstance(event, events.Placed)
        ),
        steps=tuple(step for move in moves for step in pairwise(move.path)),
        posts=tuple(event.city for event in turn if isinstance(event, events.BuiltPost)),
        ends=tuple(move.path[-1] for move in moves),
        events=tuple(turn),
    )


def shown_turn(scene: GameScene) -> Story:
    """The last turn; nothing while the reader chooses."""
    return Story() if scene.offered else last_story(scene.events)


def _is_deed(event: Event) -> bool:
    return isinstance(event, (events.Placed, events.Moved, events.BuiltPost))


def where_told(last_events: tuple[Any, ...]) -> str:
    """The picture on which the last turn is seen: the map for journeys, posts and cards of cities, else the action
    spaces; before the first turn the map."""
    story = last_story(last_events)
    on_map = story.steps or story.posts or any(space in CITY_CARDS for space, _ in story.placed)
    return BOARD if on_map or not story.placed else SPACES


def changed(last_events: tuple[Any, ...]) -> tuple[str, ...]:
    """All pictures where a round begins or ends, the player boards where a contract is completed, and the action spaces
    where new contracts lie there."""
    if any(isinstance(event, events.RoundBegan | events.RoundEnded) for event in last_events):
        return BOARD, SPACES, "carts"
    carts = ["carts"] if any(isinstance(event, events.Completed) for event in last_events) else []
    spaces = [SPACES] if any(isinstance(event, events.RowFilled) for event in last_events) else []
    return (*spaces, *carts)
