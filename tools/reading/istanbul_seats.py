"""Questions about the players of Istanbul, on boards and beside wheelbarrows."""

from engine.istanbul.names import GOODS
from engine.istanbul.reading.view import SeatView
from tools.reading.question import COLOURS, NONE, PLAYERS, Question, Subject, listed


def lira(subject: Subject) -> list[Question]:
    return subject.of_each("How many lira has {who}?", lambda seat: seat.lira)


def most_lira(subject: Subject) -> list[Question]:
    return subject.most("Who has the most lira?", lambda seat: seat.lira)


def rubies(subject: Subject) -> list[Question]:
    return subject.of_each("How many rubies has {who}?", lambda seat: seat.rubies)


def goods(subject: Subject) -> list[Question]:
    asked = "How much {good} has {{who}}?"
    return [
        question
        for number, good in enumerate(GOODS)
        for question in subject.of_each(asked.format(good=good), lambda seat, number=number: seat.goods[number])
    ]


def room(subject: Subject) -> list[Question]:
    asked = "How many of one good does {who}'s wheelbarrow hold at most?"
    return subject.of_each(asked, lambda seat: seat.capacity)


def mosque_tiles(subject: Subject) -> list[Question]:
    def owned(seat: SeatView) -> str:
        held = (good for good, own in zip(GOODS, seat.tiles, strict=True) if own)
        return listed(subject.words.say(f"tile-{good}.colour") for good in held)

    return subject.of_each("Which mosque tiles does {who} own, by colour?", owned, COLOURS)


def cards(subject: Subject) -> list[Question]:
    return subject.of_each("How many bonus cards does {who} hold?", lambda seat: seat.cards)


def caravan(subject: Subject) -> list[Question]:
    seat = subject.view.caravan
    master = NONE if seat is None else subject.names[seat]
    return [Question("Who is the caravan master, if anybody is?", PLAYERS, master)]
