"""What one needs to read from pictures of Istanbul to choose a move."""

from collections.abc import Iterable
from typing import Final

from engine.istanbul import events, names
from engine.istanbul.board import board_of
from engine.istanbul.letters import SEALED
from engine.istanbul.names import GOODS
from engine.istanbul.places.rubies import LIRA_WITH_RUBY
from engine.istanbul.places.warehouses import received
from engine.istanbul.view import SeatView
from tools.reading.question import AMOUNTS, COLOURS, NUMBER, PLACES, PLAYERS, Plan, Question, Subject
from words.istanbul import terms
from words.istanbul.place_texts import palace_price

NONE: Final = "none"
STEPS: Final = 2


def _listed(found: Iterable[str]) -> str:
    return ", ".join(found) or NONE


def _places(subject: Subject, numbers: Iterable[int]) -> str:
    return _listed(terms.place(subject.words, number) for number in sorted(set(numbers)))


def _place(subject: Subject, number: int) -> str:
    return terms.place(subject.words, number)


def _mover(subject: Subject) -> tuple[str, SeatView]:
    return subject.names[subject.view.active], subject.view.seats[subject.view.active]


def who_moves(subject: Subject) -> list[Question]:
    return [Question("Who is to move?", PLAYERS, _mover(subject)[0])]


def lira(subject: Subject) -> list[Question]:
    return subject.of_each("How many lira has {who}?", lambda seat: seat.lira)


def most_lira(subject: Subject) -> list[Question]:
    return subject.most("Who has the most lira?", lambda seat: seat.lira)


def rubies(subject: Subject) -> list[Question]:
    return subject.of_each("How many rubies has {who}?", lambda seat: seat.rubies)


def merchants(subject: Subject) -> list[Question]:
    return subject.of_each("At which place is {who}'s merchant?", lambda seat: _place(subject, seat.merchant), PLACES)


def with_merchant(subject: Subject) -> list[Question]:
    return subject.of_each("How many assistants does {who}'s merchant have with it?", lambda seat: len(seat.stack))


def left_behind(subject: Subject) -> list[Question]:
    asked = subject.of_each(
        "At which places has {who} left assistants?", lambda seat: _places(subject, seat.out), PLACES
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
    return [Question(asked + barrier, PLACES, _places(subject, others & _within_reach(subject, seat)))]


def free_of_charge(subject: Subject) -> list[Question]:
    """Where the seat to move would pick up an assistant."""
    name, seat = _mover(subject)
    asked = f"At which places one or two steps away could {name}'s merchant pick up an own assistant?"
    return [Question(asked, PLACES, _places(subject, set(seat.out) & _within_reach(subject, seat)))]


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
    found = [
        Question("How many goods altogether does the next ruby of the Sultan's Palace cost?", NUMBER,
                 str(view.palace_price)),
        Question("How many lira does the next ruby of the Gemstone Dealer cost?", NUMBER, str(view.dealer_price)),
    ]  # fmt: skip
    for good, stack in zip(GOODS, view.mosque_tiles, strict=True):
        if stack:
            found.append(Question(f"How much {good} must one own for the next {good} tile of its mosque?", NUMBER,
                                  str(stack[0])))  # fmt: skip
    return found


def palace_goods(subject: Subject) -> list[Question]:
    asked = "Which goods does the next ruby of the Sultan's Palace cost, and how many of each (any: of any type)?"
    return [Question(asked, AMOUNTS, palace_price(subject.words, subject.view))]


def figures(subject: Subject) -> list[Question]:
    return [
        Question(f"At which place is the {terms.figure(subject.words, figure)}?", PLACES, _place(subject, place))
        for figure, place in subject.view.figures
    ]


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
    return [Question(asked, PLACES, _place(subject, moved[-1]))]


def rubies_left(subject: Subject) -> list[Question]:
    view = subject.view
    small, great = view.mosque_rubies
    left = {
        names.WAINWRIGHT: view.wainwright_rubies, names.SULTANS_PALACE: view.palace_rubies,
        names.GEMSTONE_DEALER: view.dealer_rubies, names.SMALL_MOSQUE: small, names.GREAT_MOSQUE: great,
    }  # fmt: skip
    return [
        Question(f"How many rubies are left at {_place(subject, place)}?", NUMBER, str(count))
        for place, count in left.items()
    ]


def extensions(subject: Subject) -> list[Question]:
    asked = "How many wheelbarrow extensions are left at the Wainwright?"
    return [Question(asked, NUMBER, str(subject.view.extensions_left))]


def mosque_tiles(subject: Subject) -> list[Question]:
    def owned(seat: SeatView) -> str:
        held = (good for good, own in zip(GOODS, seat.tiles, strict=True) if own)
        return _listed(subject.words.say(f"tile-{good}.colour") for good in held)

    return subject.of_each("Which mosque tiles does {who} own, by colour?", owned, COLOURS)


def cards(subject: Subject) -> list[Question]:
    return subject.of_each("How many bonus cards does {who} hold?", lambda seat: seat.cards)


def family(subject: Subject) -> list[Question]:
    return subject.of_each(
        "At which place is {who}'s family member?", lambda seat: _place(subject, seat.family), PLACES
    )


# Wheelbarrows


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


# Mocha & Baksheesh


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
        Question("Between which two places does the barrier stand?", PLACES, _places(subject, mocha.barrier)),
        Question("Who alone may pass the barrier?", PLAYERS, holder),
    ]


def coffee(subject: Subject) -> list[Question]:
    return subject.of_each("How much coffee has {who}?", lambda seat: seat.coffee)


def guild_cards(subject: Subject) -> list[Question]:
    return subject.of_each("How many guild cards does {who} hold?", lambda seat: seat.guild_cards)


def tavern_tiles(subject: Subject) -> list[Question]:
    def holders(tile: int) -> str:
        return _listed(name for name, seat in zip(subject.names, subject.view.seats, strict=True) if seat.taverns[tile])

    asked = "Who has a Tavern tile for {}?"
    return [
        Question(asked.format(what), PLAYERS, holders(tile))
        for tile, what in enumerate(("straight lines", "free encounters"))
    ]


# Letters & Seals


def companions(subject: Subject) -> list[Question]:
    asked = subject.of_each("At which place is {who}'s companion?", lambda seat: _companion(subject, seat), PLACES)
    return [question for question in asked if question.truth != NONE]


def _companion(subject: Subject, seat: SeatView) -> str:
    return _place(subject, seat.companion) if seat.companion > 0 else NONE


def seals(subject: Subject) -> list[Question]:
    return subject.of_each("How many seals has {who}?", lambda seat: sum(count for _, count in seat.letters))


def letters(subject: Subject) -> list[Question]:
    def undelivered(seat: SeatView) -> str:
        return _places(subject, (place for place, count in seat.letters if count == SEALED))

    asked = subject.of_each("To which places are {who}'s undelivered letters?", undelivered, PLACES)
    return [question for question in asked if question.truth != NONE]


def embassy(subject: Subject) -> list[Question]:
    asked = "How many letters are left in the pile of the Embassy?"
    return [Question(asked, NUMBER, str(subject.view.letters.pile))]


def kiosk(subject: Subject) -> list[Question]:
    asked = "How many kiosk tiles are left face down?"
    return [Question(asked, NUMBER, str(subject.view.letters.tiles_left))]


def society(subject: Subject) -> list[Question]:
    had = subject.view.letters.society
    found = [
        Question("Who has had lira with a ruby of the Secret Society?", PLAYERS,
                 _listed(subject.names[seat] for seat in had))
    ]  # fmt: skip
    if len(had) < len(LIRA_WITH_RUBY):
        asked = "How many lira does the next player get with a first ruby of the Secret Society?"
        found.append(Question(asked, NUMBER, str(LIRA_WITH_RUBY[len(had)])))
    return found


def caravan(subject: Subject) -> list[Question]:
    seat = subject.view.caravan
    return [Question("Who is the caravan master?", PLAYERS, NONE if seat is None else subject.names[seat])]


EVERYWHERE: Final[Plan] = {
    who_moves: 1, last_turn: 1, lira: 1, rubies: 1, merchants: 1, crowded: 1, mail: 1, markets: 1, prices: 2,
    figures: 1,
}  # fmt: skip
BASE: Final[Plan] = {**EVERYWHERE, lira: 2, free_of_charge: 1, left_behind: 1, with_merchant: 1}
MOCHA: Final[Plan] = {**EVERYWHERE, coffee_house: 1, barrier: 1, coffee: 1, left_behind: 1}
LETTERS: Final[Plan] = {**EVERYWHERE, seals: 1, companions: 1, society: 1, left_behind: 1}
BAZAAR: Final[Plan] = {**EVERYWHERE, coffee_house: 1, coffee: 1, seals: 1, companions: 1}
BARROWS: Final[Plan] = {
    lira: 3, rubies: 2, goods: 4, room: 1, coffee: 1, with_merchant: 1, cards: 1, seals: 1, most_lira: 1,
}  # fmt: skip

# What may be looked up in the post's text or the carts.
SELDOM: Final[Plan] = {rubies_left: 1, mosque_tiles: 1, family: 1, palace_goods: 1, cards: 1}
SELDOM_BASE: Final[Plan] = {**SELDOM, mail_lira: 1, extensions: 1}
SELDOM_MOCHA: Final[Plan] = {**SELDOM, tavern: 1, baksheesh: 1, guild_cards: 1}
SELDOM_LETTERS: Final[Plan] = {**SELDOM, embassy: 1, kiosk: 1, with_merchant: 1}
SELDOM_BAZAAR: Final[Plan] = {**SELDOM, tavern: 1, embassy: 1, caravan: 1}
SELDOM_BARROWS: Final[Plan] = {
    mosque_tiles: 1, letters: 1, guild_cards: 1, family: 1, companions: 1, tavern_tiles: 1, caravan: 1,
}  # fmt: skip
