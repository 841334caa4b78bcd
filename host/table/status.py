"""The status of a game (running, paused, asleep, frozen, finished), who has resigned, and how a game of two ends
then."""

from typing import Final

from db import GameRow, SeatRow

RUNNING: Final = "running"
PAUSED: Final = "paused"
ASLEEP: Final = "asleep"  # also the kind of the timer that notes why
FROZEN: Final = "frozen"
FINISHED: Final = "finished"
PLAYABLE: Final = (RUNNING, PAUSED, ASLEEP)
RESIGNED_SEATS: Final = "resigned"
"""In the options of a game: the seats whose people have resigned."""
WATCHED: Final = "watched"
"""In the options of a game that computer players alone have begun."""
BEGAN_IN: Final = "spoken"
"""In the options of a game: the language that its server had when it began."""
OF_SEASON: Final = "season"
"""In the options of a game that belongs to the season of a league or cup."""
FIXTURE: Final = "fixture"
"""The timer of a game of a season, due when its season has to look at it."""
DUEL_SEATS: Final = 2  # seats of a game that ends when somebody resigns


def resigned_of(row: GameRow) -> list[int]:
    return list(row.options.get(RESIGNED_SEATS, []))


def gave_up(row: GameRow, seat: SeatRow) -> bool:
    """Whether a seat's person has given it up, by resigning or to a computer player until they return."""
    return seat.replaced or seat.seat in resigned_of(row)


def ended_by(row: GameRow, seats: int) -> int | None:
    """The seat whose person ended a game of so many `seats` by resigning; None where it ended by its rules."""
    resigned = resigned_of(row)
    return resigned[0] if seats == DUEL_SEATS and resigned else None


def is_watched(row: GameRow) -> bool:
    return bool(row.options.get(WATCHED))


def is_of_season(row: GameRow) -> bool:
    """Whether a game belongs to a season: nobody pauses it, and who leaves it leaves for good."""
    return bool(row.options.get(OF_SEASON))
