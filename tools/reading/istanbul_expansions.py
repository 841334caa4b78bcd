"""Questions about the parts of the expansions of Istanbul."""

from engine.istanbul.letters import SEALED
from engine.istanbul.places.rubies import LIRA_WITH_RUBY
from engine.istanbul.reading.view import SeatView
from tools.reading.istanbul_board import place_name, place_names
from tools.reading.question import AMOUNTS, NONE, NUMBER, PLACES, PLAYERS, Question, Subject, listed
from words.istanbul import terms


def coffee_house(subject: Subject) -> list[Question]:
    price = subject.view.mocha.coffee_house_price
    return [Question("How much coffee does the next ruby of the Coffee House cost?", NUMBER, str(price))]


def tavern(subject: Subject) -> list[Question]:
    shown = zip(("straight lines", "free encounters"), subject.view.mocha.tavern_costs, strict=True)
    return [
        Question(f"How much coffee does the next Tavern tile for {what} cost?", NUMBER, str(cost))
        for what, cost in shown
        if cost
    ]


def baksheesh(subject: Subject) -> list[Question]:
    asked = "Which goods, and how many, does the baksheesh at the Tavern ask for?"
    return [Question(asked, AMOUNTS, terms.goods(subject.words, subject.view.mocha.baksheesh))]


def barrier(subject: Subject) -> list[Question]:
    mocha = subject.view.mocha
    if mocha.barrier is None:
        return []
    holder = subject.names[mocha.barrier_holder]
    return [
        Question("Between which two places does the barrier stand?", PLACES, place_names(subject, mocha.barrier)),
        Question("Who alone may pass the barrier?", PLAYERS, holder),
    ]


def coffee(subject: Subject) -> list[Question]:
    return subject.of_each("How much coffee has {who}?", lambda seat: seat.coffee)


def guild_cards(subject: Subject) -> list[Question]:
    return subject.of_each("How many guild cards does {who} hold?", lambda seat: seat.guild_cards)


def tavern_tiles(subject: Subject) -> list[Question]:
    def holders(tile: int) -> str:
        return listed(name for name, seat in zip(subject.names, subject.view.seats, strict=True) if seat.taverns[tile])

    asked = "Who has a Tavern tile for {}?"
    return [
        Question(asked.format(what), PLAYERS, holders(tile))
        for tile, what in enumerate(("straight lines", "free encounters"))
    ]


def companions(subject: Subject) -> list[Question]:
    asked = subject.of_each("At which place is {who}'s companion?", lambda seat: _companion(subject, seat), PLACES)
    return [question for question in asked if question.truth != NONE]


def _companion(subject: Subject, seat: SeatView) -> str:
    return place_name(subject, seat.companion) if seat.companion > 0 else NONE


def seals(subject: Subject) -> list[Question]:
    return subject.of_each("How many seals has {who}?", lambda seat: sum(count for _, count in seat.letters))


def letters(subject: Subject) -> list[Question]:
    def undelivered(seat: SeatView) -> str:
        return place_names(subject, (place for place, count in seat.letters if count == SEALED))

    asked = subject.of_each("To which places are {who}'s undelivered letters?", undelivered, PLACES)
    return [question for question in asked if question.truth != NONE]


def embassy(subject: Subject) -> list[Question]:
    asked = "How many letters are left in the pile of the Embassy?"
    return [Question(asked, NUMBER, str(subject.view.letters.pile))]


def kiosk(subject: Subject) -> list[Question]:
    asked = "How many kiosk tiles are left face down?"
    return [Question(asked, NUMBER, str(subject.view.letters.tiles_left))]


def society(subject: Subject) -> list[Question]:
    had = subject.view.letters.society[: len(LIRA_WITH_RUBY)]
    questions = [
        Question("Who has had lira with a ruby of the Secret Society?", PLAYERS,
                 listed(subject.names[seat] for seat in had))
    ]  # fmt: skip
    if len(had) < len(LIRA_WITH_RUBY):
        asked = "How many lira does the next player get with a first ruby of the Secret Society?"
        questions.append(Question(asked, NUMBER, str(LIRA_WITH_RUBY[len(had)])))
    return questions
