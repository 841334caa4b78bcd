"""Questions about all that one needs to read from the board of The Voyages of Marco Polo to choose a move."""

from engine.marco_polo import events
from engine.marco_polo.components.amounts import VP
from engine.marco_polo.components.board import BEIJING_VP, KHAN, KHAN_PLACES, SPACES, TRAVEL_FEES
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.components.dice import NEUTRAL
from engine.marco_polo.components.map import CITIES, ROADS
from tools.reading.question import ACTIONS, AMOUNTS, NONE, NUMBER, PLACES, PLAYERS, Question, Subject, listed
from words.marco_polo import terms


def round_number(subject: Subject) -> list[Question]:
    return [Question("Which round is it?", NUMBER, str(subject.view.round))]


def dice_left(subject: Subject) -> list[Question]:
    return subject.of_each("How many dice has {who} still to place in this round?", lambda seat: len(seat.dice))


def figures(subject: Subject) -> list[Question]:
    questions = []
    for name, seat in zip(subject.names, subject.view.seats, strict=True):
        several = len(seat.figures) > 1
        asked = f"At which places are {name}'s figures?" if several else f"At which place is {name}'s figure?"
        questions.append(Question(asked, PLACES, terms.places(subject.words, seat.figures)))
    return questions


def posts(subject: Subject) -> list[Question]:
    """Who has built in the cities where somebody has."""
    questions = []
    for city in sorted(CITIES):
        seats = [number for number, seat in enumerate(subject.view.seats) if city in seat.posts]
        if seats:
            name = terms.place(subject.words, city)
            questions.append(
                Question(f"Who has a trading post in {name}?", PLAYERS, listed(subject.names[seat] for seat in seats))
            )
    return questions


def posts_of(subject: Subject) -> list[Question]:
    asked = subject.of_each(
        "In which cities has {who} trading posts?", lambda seat: terms.places(subject.words, seat.posts), PLACES
    )
    return [question for question in asked if question.truth != NONE]


def free_spaces(subject: Subject) -> list[Question]:
    """Where placing dice costs nothing extra."""
    free = [key for key, placements in subject.view.spaces if key in SPACES and not placements]
    names = listed(subject.words.say(f"space-{key.replace(' ', '-')}", coins=terms.COINS_OF_SPACE.get(key, 0))
                   for key in free)  # fmt: skip
    asked = (
        "Which of the action spaces 5 coins, 3 coins, Camel line, Pepper line, Silk line, Gold line, Khan's favour,"
        " Contracts and Travel hold no dice?"
    )
    return [Question(asked, ACTIONS, names)]


def dice_on(subject: Subject) -> list[Question]:
    """The lowest of the dice that were put on a space last, which tells what a player of the same space must match."""
    questions = []
    for key, placements in subject.view.spaces:
        if key not in SPACES or len(placements) != 1:
            continue
        (only,) = placements
        name = terms.space(subject.words, key)
        lowest = str(min(die % 10 for die in only.dice))
        questions.append(Question(f"What does the lowest die on the space “{name}” show?", NUMBER, lowest))
        if only.seat != NEUTRAL:
            questions.append(Question(f"Whose dice lie on the space “{name}”?", PLAYERS, subject.names[only.seat]))
    return questions


def khan(subject: Subject) -> list[Question]:
    placed = dict(subject.view.spaces)[KHAN]
    if not 0 < len(placed) < KHAN_PLACES:
        return []
    least = placed[-1].dice[0] % 10
    return [Question("What must the next die on Khan's favour show at least?", NUMBER, str(least))]


def black_dice(subject: Subject) -> list[Question]:
    return [Question("How many black dice are left to be had?", NUMBER, str(subject.view.black))]


def roads(subject: Subject) -> list[Question]:
    """The price of a road beside the fee for steps."""
    questions = []
    for road in ROADS:
        if road.coins or road.camels:
            start, end = (terms.place(subject.words, place) for place in (road.a, road.b))
            cost = terms.amounts(subject.words, (road.coins, road.camels, 0, 0, 0, 0))
            questions.append(Question(f"What does the road between {start} and {end} cost?", AMOUNTS, cost))
    return questions


def fees(subject: Subject) -> list[Question]:
    asked = "How many coins does the Travel space ask for {} steps, without roads?"
    return [Question(asked.format(steps), NUMBER, str(TRAVEL_FEES[steps])) for steps in (2, 3)]


def contract_points(subject: Subject) -> list[Question]:
    asked = "How many points does the contract on space {} of the offer bring?"
    return [
        Question(asked.format(number), NUMBER, str(CONTRACTS[name].reward.plain[VP]))
        for number, name in enumerate(subject.view.row, 1)
    ]


def contract_costs(subject: Subject) -> list[Question]:
    asked = "What does the contract on space {} of the offer ask for?"
    return [
        Question(asked.format(number), AMOUNTS, terms.contract_cost(subject.words, name))
        for number, name in enumerate(subject.view.row, 1)
    ]


def city_bonuses(subject: Subject) -> list[Question]:
    words = subject.words
    return [
        Question(f"What does the city bonus of {terms.place(words, city)} give?", AMOUNTS, terms.marker(words, letter))
        for city, letter in subject.view.markers
    ]


def outposts(subject: Subject) -> list[Question]:
    words = subject.words
    return [
        Question(f"What does the outpost bonus that lies in {terms.place(words, city)} give?", AMOUNTS,
                 terms.outpost(words, tile))
        for city, tile in subject.view.outposts
    ]  # fmt: skip


def used_cards(subject: Subject) -> list[Question]:
    """Which city cards are taken in this round."""
    placed = dict(subject.view.spaces)
    used = (terms.place(subject.words, city) for city, card in subject.view.cards if placed[card])
    return [Question("In which cities does a die lie on a city card, if in any?", PLACES, listed(dict.fromkeys(used)))]


def beijing(subject: Subject) -> list[Question]:
    free = [points for points, seat in zip(BEIJING_VP, subject.view.beijing, strict=True) if seat < 0]
    return [Question("How many points does the best free space of Beijing bring?", NUMBER, str(max(free, default=0)))]


def last_turn(subject: Subject) -> list[Question]:
    """Where it put dice or how far the figure went; who had it where neither tells."""
    seat = next(event.seat for event in subject.events if event.seat is not None)
    done = [event for event in subject.events if event.seat == seat]
    moved = [event.path[-1] for event in done if isinstance(event, events.Moved)]
    if len(moved) == 1:
        place = terms.place(subject.words, moved[0])
        return [Question("To which place did the figure travel in the last turn?", PLACES, place)]
    spaces = [event.space for event in done if isinstance(event, events.Placed) and event.space in SPACES]
    if len(spaces) == 1:
        space = terms.space(subject.words, spaces[0])
        return [Question("On which action space were dice put in the last turn?", ACTIONS, space)]
    return [Question("Who had the last turn?", PLAYERS, subject.names[seat])]
