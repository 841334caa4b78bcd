"""Questions about all that one needs to read from the boards of Istanbul to choose a move."""

from collections.abc import Iterable
from typing import Final

from engine.istanbul import events, names
from engine.istanbul.board import board_of
from engine.istanbul.names import GOODS
from engine.istanbul.places.warehouses import received
from engine.istanbul.reading.view import SeatView
from tools.reading.question import AMOUNTS, NONE, NUMBER, PLACES, PLAYERS, Question, Subject, listed
from words.istanbul import terms
from words.istanbul.components.base_places import palace_price

STEPS: Final = 2
"""How far a merchant goes."""


def place_names(subject: Subject, numbers: Iterable[int]) -> str:
    return listed(terms.place(subject.words, number) for number in sorted(set(numbers)))


def place_name(subject: Subject, number: int) -> str:
    return terms.place(subject.words, number)


def _mover(subject: Subject) -> tuple[str, SeatView]:
    return subject.names[subject.view.active], subject.view.seats[subject.view.active]


def who_moves(subject: Subject) -> list[Question]:
    return [Question("Who is to move?", PLAYERS, _mover(subject)[0])]


def last_turn(subject: Subject) -> list[Question]:
    """Where the way of the last turn ended; who had it where nothing moved."""
    seat = next(event.seat for event in subject.events if event.seat is not None)
    moved = [
        event.place
        for event in subject.events
        if isinstance(event, events.Moved | events.CompanionMoved) and event.seat == seat
    ]
    if not moved:
        return [Question("Who had the last turn?", PLAYERS, subject.names[seat])]
    asked = "At which place did the last turn's move end?"
    return [Question(asked, PLACES, place_name(subject, moved[-1]))]


def merchants(subject: Subject) -> list[Question]:
    return subject.of_each(
        "At which place is {who}'s merchant?", lambda seat: place_name(subject, seat.merchant), PLACES
    )


def with_merchant(subject: Subject) -> list[Question]:
    return subject.of_each("How many assistants does {who}'s merchant have with it?", lambda seat: len(seat.stack))


def left_behind(subject: Subject) -> list[Question]:
    asked = subject.of_each(
        "At which places has {who} left assistants?", lambda seat: place_names(subject, seat.out), PLACES
    )
    return [question for question in asked if question.truth != NONE]


def _within_reach(subject: Subject, seat: SeatView) -> set[int]:
    away = board_of(subject.view.grid).distances(seat.merchant)
    return {place for place, steps in away.items() if 0 < steps <= STEPS}


def crowded(subject: Subject) -> list[Question]:
    """Where the seat to move would have to pay other merchants."""
    name, seat = _mover(subject)
    others = {other.merchant for other in subject.view.seats if other != seat}
    asked = f"Which places one or two steps from {name}'s merchant hold another player's merchant?"
    barrier = " (As if there were no barrier.)" if subject.view.mocha else ""
    return [Question(asked + barrier, PLACES, place_names(subject, others & _within_reach(subject, seat)))]


def free_of_charge(subject: Subject) -> list[Question]:
    """Where the seat to move would pick up an assistant."""
    name, seat = _mover(subject)
    asked = f"At which places one or two steps away could {name}'s merchant pick up an own assistant?"
    return [Question(asked, PLACES, place_names(subject, set(seat.out) & _within_reach(subject, seat)))]


def figures(subject: Subject) -> list[Question]:
    return [
        Question(f"At which place is the {terms.figure(subject.words, figure)}?", PLACES, place_name(subject, place))
        for figure, place in subject.view.figures
    ]


def family(subject: Subject) -> list[Question]:
    return subject.of_each(
        "At which place is {who}'s family member?", lambda seat: place_name(subject, seat.family), PLACES
    )


def mail(subject: Subject) -> list[Question]:
    goods, _ = received(subject.view.mail_down)
    return [Question("Which goods does the Post Office give now?", AMOUNTS, terms.goods(subject.words, goods))]


def mail_lira(subject: Subject) -> list[Question]:
    _, coins = received(subject.view.mail_down)
    return [Question("How many lira does the Post Office give now, beside goods?", NUMBER, str(coins))]


def markets(subject: Subject) -> list[Question]:
    asked = "Which goods does the {} Market want now, and how many of each?"
    demands = (("Large", subject.view.large_demand), ("Small", subject.view.small_demand))
    return [Question(asked.format(size), AMOUNTS, terms.goods(subject.words, goods)) for size, goods in demands]


def prices(subject: Subject) -> list[Question]:
    """Numbers that rubies and mosque tiles cost now."""
    view = subject.view
    questions = [
        Question("How many goods altogether does the next ruby of the Sultan's Palace cost?", NUMBER,
                 str(view.palace_price)),
        Question("How many lira does the next ruby of the Gemstone Dealer cost?", NUMBER, str(view.dealer_price)),
    ]  # fmt: skip
    for good, stack in zip(GOODS, view.mosque_tiles, strict=True):
        if stack:
            questions.append(Question(f"How much {good} must one own for the next {good} tile of its mosque?", NUMBER,
                                  str(stack[0])))  # fmt: skip
    return questions


def palace_goods(subject: Subject) -> list[Question]:
    asked = "Which goods does the next ruby of the Sultan's Palace cost, and how many of each (any: of any type)?"
    return [Question(asked, AMOUNTS, palace_price(subject.words, subject.view))]


def rubies_left(subject: Subject) -> list[Question]:
    view = subject.view
    small, great = view.mosque_rubies
    left = {
        names.WAINWRIGHT: view.wainwright_rubies, names.SULTANS_PALACE: view.palace_rubies,
        names.GEMSTONE_DEALER: view.dealer_rubies, names.SMALL_MOSQUE: small, names.GREAT_MOSQUE: great,
    }  # fmt: skip
    return [
        Question(f"How many rubies are left at {place_name(subject, place)}?", NUMBER, str(count))
        for place, count in left.items()
    ]


def extensions(subject: Subject) -> list[Question]:
    asked = "How many wheelbarrow extensions are left at the Wainwright?"
    return [Question(asked, NUMBER, str(subject.view.extensions_left))]
