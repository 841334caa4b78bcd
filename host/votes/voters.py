"""Who must agree to a vote or request and how many: majority about absent people, one no elsewhere; who may answer, and
what no answer means."""

from typing import Final

from engine.core.decision import Refusal
from host.messages.posts import Vote, VoteFacts
from host.table.table import Table
from host.table_options import ABSENCE as ABSENCE_OPTION
from host.table_options import HOUSE, WAIT

ABSENCE: Final = "absence"
ABOUT_UNDO: Final = "undo"
CANCEL: Final = "cancel"
PAUSE: Final = "pause"
RESUME: Final = "resume"
ASKED_ALONE = OFFER, SWAP, REPLACE = "offer", "swap", "replace"  # one person's answer decides


def voters(table: Table, vote: VoteFacts) -> set[int]:
    """The seats whose people a vote of the table counts on: those who play, and where the game is to be cancelled also
    those who may return, unless the table chose that computer players play for them."""
    return {*table.people, *absent_voters(table, vote)} - {vote.seat}


def absent_voters(table: Table, vote: VoteFacts) -> list[int]:
    """Those of `voters` for whom a computer player plays."""
    if vote.about != CANCEL or ABSENCE_OPTION.of(table.row) == HOUSE:
        return []
    return [seat.seat for seat in table.seats if seat.replaced and seat.seat not in table.resigned]


def asked(table: Table, vote: VoteFacts, user_id: int | None) -> list[int]:
    """The ids of the people who may answer a vote, whose timer is of `user_id`."""
    if vote.about == OFFER:
        return [user_id or 0]
    seats = [vote.other] if vote.about in (SWAP, REPLACE) else sorted(voters(table, vote))
    others = [seat for seat in seats if seat not in (vote.seat, vote.asker)]
    return [table.seats[seat].user_id or 0 for seat in others]


def lost_seat(table: Table, vote: VoteFacts) -> int | None:
    """The seat of a person whom a request to swap seats or for a computer player needs, and for whom a computer player
    plays by now, so that no answer decides it any more; None while it needs nobody else."""
    needed = {SWAP: (vote.asker, vote.other), REPLACE: (vote.other,)}.get(vote.about, ())
    return next((seat for seat in needed if seat is not None and not table.seats[seat].by_person), None)


def voter_of(table: Table, vote: Vote, user_id: int) -> int:
    """The seat whose person may answer. Raises Refusal: not_at_table, own_vote, replaced."""
    voter = table.seat_of(user_id)
    if voter == vote.seat:
        raise Refusal("own_vote")
    if voter not in voters(table, vote):
        raise Refusal("replaced")
    return voter


def result(table: Table, vote: Vote, *, over: bool) -> bool | None:
    """How a vote ends, None while it goes on. `over`: its time is up. About somebody absent the majority of those who
    answer decides; anything else one no prevents, and when the time is up half of the people must have agreed: of those
    for whom a computer player plays where the table waits for them, otherwise of those who answered."""
    everybody = voters(table, vote)
    yes, no = everybody & set(vote.yes), everybody & set(vote.no)
    answered = everybody == yes | no
    if vote.about == ABSENCE:
        return len(yes) > len(no) if over or answered else None
    if no or answered:
        return bool(yes) and not no
    if over and vote.about == ABOUT_UNDO and vote.organises and yes <= {vote.asker}:
        return True  # an organiser asked and nobody has answered: the organiser then decides
    counted = everybody if ABSENCE_OPTION.of(table.row) == WAIT else {*table.people, *yes} - {vote.seat}
    return bool(yes) and 2 * len(yes) >= len(counted) if over else None
