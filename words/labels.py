"""What labels are made of in every game: an option that is asked about, its draft, the finished label."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from engine.core.decision import Decision
from words.shapes import DETAIL_LENGTH, LABEL_LENGTH, Label, Names, clipped
from words.speech import Argument, Words

V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - outlook, beside view

LAST: Final = 1000
"""The rank of declining, stopping and finishing."""


@dataclass(frozen=True)
class Asked(Generic[V, O]):
    """One option to be put into words."""

    words: Words
    view: V
    decision: Decision
    notation: str
    outlook: O | None
    names: Names

    def say(self, message: str, /, **facts: Argument) -> str:
        return self.words.say(message, **facts)


class Draft(NamedTuple):
    """A label before chance is announced. `group` defaults to the decision's kind; `chance`: the message
    `chance-<name>` that says what comes when something unknown does, empty for what usually comes in the game."""

    text: str
    detail: str = ""
    group: str = ""
    rank: int = 0
    chance: str = ""


A = TypeVar("A", bound=Asked[Any, Any])
Maker: TypeAlias = Callable[[A, str], Draft]


def draft_of(kinds: Mapping[str, Maker[A]], verbs: Mapping[str, Maker[A]], asked: A) -> Draft:
    """By whoever knows the decision's kind, which is given the notation, or else the notation's verb, which is given
    what follows it."""
    if asked.decision.kind in kinds:
        return kinds[asked.decision.kind](asked, asked.notation)
    verb, _, rest = asked.notation.partition(" ")
    return verbs[verb](asked, rest)


def finished(asked: Asked[Any, Any], draft: Draft, *, usual: str, final: bool, announced: bool) -> Label:
    """The label within its lengths. `announced`: its text says that chance follows, even where the rest is cut;
    `usual`: which, where the draft names none."""
    text = draft.text
    if announced:
        ending = asked.say(f"chance-{draft.chance or usual}")
        text = asked.say("with-chance", text=clipped(text, LABEL_LENGTH - len(ending) - 3), chance=ending)
    detail = clipped(draft.detail, DETAIL_LENGTH)
    return Label(clipped(text, LABEL_LENGTH), detail, draft.group or asked.decision.kind, draft.rank, final)
