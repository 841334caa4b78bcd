"""What lies before each player, in sentences for alt texts and in parts for the text view."""

from engine.marco_polo.amounts import VP
from engine.marco_polo.view import SeatView, View
from words.marco_polo import terms
from words.shapes import Names, clipped
from words.speech import Words

LONGEST_NAME = 20


def in_order(view: View) -> list[int]:
    """Seats as they take turns in this round."""
    return [(view.start + turn) % len(view.seats) for turn in range(len(view.seats))]


def from_active(view: View) -> list[int]:
    """Seats in the order in which they play, the active one first."""
    return [(view.active + turn) % len(view.seats) for turn in range(len(view.seats))]


def called(words: Words, view: View, seat: int, names: Names) -> str:
    """ "Blue (Ann)", or "Blue" where the seat has no other name."""
    colour = terms.colour(words, view.seats[seat].colour)
    if names[seat] == colour:
        return colour
    return words.say("named-seat", colour=colour, name=clipped(names[seat], LONGEST_NAME))


def own(words: Words, view: View, seat: int) -> list[str]:
    """What the reader's own seat has, with its contracts and goal cards."""
    mine = view.seats[seat]
    told = [words.say("alt-own", told=words.commas(has(words, mine)))]
    told += [words.say("alt-own-contract", contract=terms.contract(words, one)) for one in mine.contracts]
    if view.goals:
        told.append(words.say("state-goals", goals=words.series(terms.goal(words, goal) for goal in view.goals)))
    return told


def goods(words: Words, view: View, seat: int, names: Names) -> str:
    one = view.seats[seat]
    told = [terms.character(words, one.character), *has(words, one)]
    return words.say("alt-seat", name=called(words, view, seat, names), told=words.commas(told))


def has(words: Words, seat: SeatView) -> list[str]:
    """Coins, camels and goods, points, dice still to be placed."""
    found = [terms.amounts(words, seat.have[:VP])] if any(seat.have[:VP]) else []
    found.append(terms.amount(words, VP, seat.have[VP]))
    if seat.dice:
        told = terms.dice(words, seat.dice)
        found.append(words.say("seat-dice", dice=told) if any(die % 10 for die in seat.dice) else told)
    return found


def belongings(words: Words, view: View, seat: int) -> str:
    """Contracts and trading posts, by colour, which another sentence puts beside the name."""
    one = view.seats[seat]
    contracts = words.series(terms.contract(words, contract) for contract in one.contracts)
    told = [words.say("seat-contracts", contracts=contracts)] if contracts else [words.say("seat-no-contracts")]
    told += [words.say("seat-done", count=len(one.done)), words.say("seat-posts", left=one.posts_left)]
    if one.black_posts:
        told.append(words.say("seat-black-posts", count=one.black_posts))
    return words.say("alt-seat", name=terms.colour(words, one.colour), told=words.series(told))
