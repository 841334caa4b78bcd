"""Questions about a picture, and which of them a sheet asks."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from engine.core.position import AnyPosition
from words.speech import Words

QUESTIONS: Final = 20
AT_PHONE: Final = 15

NUMBER, AMOUNTS, DICE = "number", "amounts", "dice"
PLAYERS, PLACES, COLOURS, ACTIONS, CHARACTERS = "players", "places", "colours", "actions", "characters"
NAMES: Final = (PLAYERS, PLACES, COLOURS, ACTIONS, CHARACTERS)
"""Kinds of answers that name things; their order does not matter."""


NONE: Final = "none"


def listed(names: Iterable[str]) -> str:
    """Names in an answer; "none" for none."""
    return ", ".join(names) or NONE


class Question(NamedTuple):
    """`kind`: how an answer is read; `truth`: the right answer in words; `phone`: it must hold at 370 pixels."""

    text: str
    kind: str
    truth: str
    phone: bool = True


@dataclass(frozen=True)
class Subject:
    """The contents of a picture: the spectators' `view`, the players' `names`, the `events` of the last turn. `words`
    are those of the game; `rng` chooses what is asked."""

    position: AnyPosition
    view: Any
    names: tuple[str, ...]
    events: tuple[Any, ...]
    words: Words
    rng: Random

    def of_each(self, text: str, tell: Callable[[Any], int | str], kind: str = NUMBER) -> list[Question]:
        """A question about every player; `text` has `{who}` in it."""
        return [
            Question(text.format(who=name), kind, str(tell(seat)))
            for name, seat in zip(self.names, self.view.seats, strict=True)
        ]

    def most(self, text: str, tell: Callable[[Any], int]) -> list[Question]:
        """Who has most of something, where one player alone has."""
        counts = [tell(seat) for seat in self.view.seats]
        return (
            [Question(text, PLAYERS, self.names[counts.index(max(counts))])] if counts.count(max(counts)) == 1 else []
        )


Maker = Callable[[Subject], list[Question]]


Plan = Mapping[Maker, int]
"""How many questions each maker gives."""


def chosen(subject: Subject, at_phone: Plan, at_desk: Plan) -> list[Question]:
    """The sheet's questions, those that must hold at 370 pixels first."""
    for_phone = _of(subject, at_phone, AT_PHONE, ())
    more = _of(subject, at_desk, QUESTIONS - AT_PHONE, for_phone)
    return [*for_phone, *(question._replace(phone=False) for question in more)]


def _of(subject: Subject, plan: Plan, count: int, asked: Sequence[Question]) -> list[Question]:
    """As planned, without those `asked` already; of a plan that has more some, and where the position has too few more
    by the same makers."""
    questions: list[Question] = []
    spare: list[Question] = []
    for make, wanted in plan.items():
        made = [question for question in make(subject) if question not in asked]
        subject.rng.shuffle(made)
        questions += made[:wanted]
        spare += made[wanted:]
    questions += subject.rng.sample(spare, min(len(spare), max(0, count - len(questions))))
    if len(questions) < count:
        raise ValueError(f"only {len(questions)} of {count} questions can be asked about this position")
    return [questions[index] for index in sorted(subject.rng.sample(range(len(questions)), count))]
