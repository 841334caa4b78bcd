"""A row for each place, card and tile: what is said of it beside its messages in the `.ftl` files."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.istanbul.reading.outlook import Prospect
from engine.istanbul.reading.view import View
from words.istanbul.components.reader import Example
from words.rulebook import silent
from words.speech import Words


@dataclass(frozen=True)
class ComponentWords:
    """`example`: what it means for one reader now; `asks`: the kinds of decisions that are about it; `rolls`: what it
    brings is decided by dice, not by a deck."""

    example: Example = silent
    asks: tuple[str, ...] = ()
    rolls: bool = False


ProspectMaker: TypeAlias = Callable[[Words, View, int, Prospect], str]


@dataclass(frozen=True)
class PlaceWords(ComponentWords):
    """`action`: a notation of its action, since the reason why nothing can be done there is that of any; `verbs`: what
    notations of its action begin with; `later`: what those begin with that are asked only once its action has begun;
    `offer`: what it wants, gives or holds now, with its name; `rubies`: how many lie there; `prospect`: what its action
    would bring a seat, where its message `place-<number>.prospect` needs more than the place's figures."""

    action: str = ""
    verbs: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    offer: Callable[[Words, View, str], str] | None = None
    rubies: Callable[[View], int] | None = None
    prospect: ProspectMaker | None = None
