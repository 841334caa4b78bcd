"""Questions about the players of The Voyages of Marco Polo."""

from engine.marco_polo.components.amounts import CAMEL, COIN, GOLD, PEPPER, SILK, VP
from engine.marco_polo.components.cards import CONTRACTS
from tools.reading.question import AMOUNTS, CHARACTERS, DICE, NUMBER, PLAYERS, Question, Subject
from words.marco_polo import terms


def who_moves(subject: Subject) -> list[Question]:
    return [Question("Who is to move?", PLAYERS, subject.names[subject.view.active])]


def hourglass(subject: Subject) -> list[Question]:
    view = subject.view
    return [Question("Who would start the next round as things stand?", PLAYERS, subject.names[view.hourglass])]


def order(subject: Subject) -> list[Question]:
    """Who plays at which place in this round's order."""
    count = len(subject.names)
    ordinals = ("first", "second", "third", "fourth")[:count]
    return [
        Question(f"Who is {ordinal} in this round's turn order?", PLAYERS,
                 subject.names[(subject.view.start + place) % count])
        for place, ordinal in enumerate(ordinals)
    ]  # fmt: skip


def points(subject: Subject) -> list[Question]:
    return subject.of_each("How many points has {who}?", lambda seat: seat.have[VP])


def characters(subject: Subject) -> list[Question]:
    words = subject.words
    return subject.of_each("Which character does {who} play?", lambda seat: terms.character(words, seat.character),
                           CHARACTERS)  # fmt: skip


def coins(subject: Subject) -> list[Question]:
    return subject.of_each("How many coins has {who}?", lambda seat: seat.have[COIN])


def camels(subject: Subject) -> list[Question]:
    return subject.of_each("How many camels has {who}?", lambda seat: seat.have[CAMEL])


def goods(subject: Subject) -> list[Question]:
    return [
        question
        for name, kind in (("pepper", PEPPER), ("silk", SILK), ("gold", GOLD))
        for question in subject.of_each(f"How much {name} has {{who}}?", lambda seat, kind=kind: seat.have[kind])
    ]


def dice(subject: Subject) -> list[Question]:
    """Of everybody whose dice have been rolled."""
    asked = "Which dice has {} still to place (values; say black or white with such dice)?"
    return [
        Question(asked.format(name), DICE, terms.dice(subject.words, seat.dice))
        for name, seat in zip(subject.names, subject.view.seats, strict=True)
        if seat.dice and all(die % 10 for die in seat.dice)
    ]


def posts_left(subject: Subject) -> list[Question]:
    return subject.of_each("How many trading posts has {who} still to build?", lambda seat: seat.posts_left)


def done(subject: Subject) -> list[Question]:
    return subject.of_each("How many contracts has {who} completed?", lambda seat: len(seat.done))


def open_contracts(subject: Subject) -> list[Question]:
    asked = "How many contracts lie before {who}, not yet completed?"
    return subject.of_each(asked, lambda seat: len(seat.contracts))


def own_contracts(subject: Subject) -> list[Question]:
    """The costs and points of a contract of each player who has one."""
    questions = []
    for name, seat in zip(subject.names, subject.view.seats, strict=True):
        if seat.contracts:
            first = seat.contracts[0]
            cost = terms.contract_cost(subject.words, first)
            gain = str(CONTRACTS[first].reward.plain[VP])
            questions += [
                Question(f"What does the uppermost contract before {name} ask for?", AMOUNTS, cost),
                Question(f"How many points does the uppermost contract before {name} bring?", NUMBER, gain),
            ]
    return questions
