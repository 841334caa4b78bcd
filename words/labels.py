"""How the label of an option is made in every game, and how it ends: a note about chance, cut to Discord's length."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar, cast

from engine.core.decision import Decision
from engine.core.notation import parse
from words.shapes import DETAIL_LENGTH, LABEL_LENGTH, WORSE, Label, Names, clipped, length_of
from words.speech import Argument, Words

V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - outlook, beside view
S = TypeVar("S")

WORSE_RANK: Final = 900
LAST: Final = 1000
"""The rank of declining, stopping and finishing."""
LEAST: Final = LAST - 1
"""The rank of what is wanted least, but does something or ends what was done."""


@dataclass(frozen=True)
class Asked(Generic[V, O, S]):
    """One option to be put into words."""

    words: Words
    view: V
    decision: Decision
    notation: str
    outlook: O | None
    names: Names

    def say(self, message: str, /, **facts: Argument) -> str:
        return self.words.say(message, **facts)

    @property
    def me(self) -> S:
        """The seat that is asked, as the view shows it."""
        seat: S = cast(Any, self.view).seats[self.decision.seat]
        return seat


class Draft(NamedTuple):
    """A label before the note about chance is added. `group` defaults to the decision's kind. `chance`: for an option
    after which something unknown follows, the name in its message `chance-<name>`; empty for the game's usual one.
    `explains`, `by_gain`, `retold`: see `Label`."""

    text: str
    detail: str = ""
    group: str = ""
    rank: int = 0
    chance: str = ""
    explains: str = ""
    by_gain: bool = False
    retold: bool = False


def worse(draft: Draft) -> Draft:
    """The draft of an option that brings less than another one and costs no less."""
    return draft._replace(group=WORSE, rank=min(WORSE_RANK + draft.rank, LAST))


A = TypeVar("A", bound=Asked[Any, Any, Any])
Maker: TypeAlias = Callable[[A, str], Draft]


def plain(message: str, group: str = "", rank: int = 0, chance: str = "") -> Maker[Any]:
    """The maker of a label that always says the same."""
    return lambda asked, rest: Draft(asked.say(message), "", group, rank, chance)


def draft_of(kinds: Mapping[str, Maker[A]], verbs: Mapping[str, Maker[A]], asked: A) -> Draft:
    """The draft by the maker for the decision's kind, called with the whole notation, or else by the maker for the
    notation's verb, called with what follows the verb."""
    if asked.decision.kind in kinds:
        return kinds[asked.decision.kind](asked, asked.notation)
    verb, rest = parse(asked.notation)
    return verbs[verb](asked, rest)


def finished(asked: Asked[Any, Any, Any], draft: Draft, *, usual: str, announced: bool) -> Label:
    """The label, cut to its lengths. `announced`: the text says that chance follows where it does, even if the rest
    must be cut for it; `usual`: the name of the chance message if the draft has none."""
    final = asked.outlook is not None and asked.outlook.chance
    text, ending = draft.text, ""
    if final and announced:
        ending = asked.say(f"chance-{draft.chance or usual}")
        text = asked.say("with-chance", text=clipped(text, LABEL_LENGTH - length_of(ending) - 3), chance=ending)
    detail = clipped(draft.detail, DETAIL_LENGTH)
    group = draft.group or asked.decision.kind
    made = Label(clipped(text, LABEL_LENGTH), detail, group, draft.rank, final, ending, draft.explains)
    return made._replace(by_gain=draft.by_gain, retold=draft.retold)
