"""Trying moves in private: on a copy of a running game in which everything hidden is imagined and chance unknown, and
from any turn of a finished game against computer players with other chance. Nothing of it is stored or posted."""

from random import Random

from engine.core.decision import Refusal
from engine.core.determinize import determinize, redrawn
from host.host import Host
from host.houses.houses import STAND_IN
from host.table.private_copy import PrivateCopy
from host.table.table import seat_of
from host.turn import looking


async def copy_running(host: Host, game_id: str, user_id: int) -> PrivateCopy:
    """A new copy for a person at a running table, as everybody knows it, with what their own seat knows. Raises
    Refusal: not_at_table, no_copy_in_lesson, and those of `Table.check_open`."""
    async with host.at_table(game_id) as table:
        seat = table.seat_of(user_id)
        if table.row.lesson is not None:
            raise Refusal("no_copy_in_lesson")
        table.check_open()
        # The generator must be one that nobody can guess: from what is imagined the truth could be told with it.
        imagined = determinize(table.public_position().fork(), seat, Random())
    return _kept(host, user_id, PrivateCopy(table, seat, None, imagined.fork(blind=True)))


async def copy_finished(host: Host, game_id: str, user_id: int, turn: int) -> PrivateCopy:
    """A new copy of a finished game after this turn (0: the set-up), with other chance; of who did not play for the
    seat that moves next. Raises Refusal: hidden_until_end, no_such_turn, game_over after the last turn, frozen."""
    history = await looking.history(host, game_id, views=False)
    if turn > history.last_number:
        raise Refusal("no_such_turn", turn=turn, last=history.last_number)
    after = history.turn(turn).last if turn else history.first_row
    position = redrawn(await looking.revealed(host, game_id, after), Random())
    if position.over:
        raise Refusal("game_over")
    plays = any(row.user_id == user_id for row in history.seats)
    seat = seat_of(history.seats, user_id) if plays else position.seats_to_act[0]
    copy = PrivateCopy(await host.table(game_id), seat, turn, position)
    await _others_move(host, copy)
    return _kept(host, user_id, copy)


def _kept(host: Host, user_id: int, copy: PrivateCopy) -> PrivateCopy:
    host.copies[user_id, copy.table.row.id] = copy
    return copy


def copy_of(host: Host, game_id: str, user_id: int) -> PrivateCopy:
    """A person's copy. Raises Refusal copy_gone where it is not kept any more."""
    copy: PrivateCopy | None = host.copies.get((user_id, game_id))
    if copy is None:
        raise Refusal("copy_gone")
    return copy


async def try_move(host: Host, copy: PrivateCopy, presses: int, *notations: str) -> bool:
    """Make the choices of one press, the one after so many `presses`, for the seat that acts, as far as they are
    possible; then computer players move where they do. Returns whether all goes on: False where chance would have to
    decide, and stands before that choice. Raises Refusal: stale, game_over, and why the first is not legal."""
    async with copy.lock:
        seat = copy.acting
        if seat is None:
            raise Refusal("game_over")
        if presses != len(copy.before):
            raise Refusal("stale")
        copy.position.decision(seat)
        copy.begin_press()
        goes_on = True
        try:
            made = 0
            for notation in notations:
                if made and (copy.acting != seat or notation not in copy.position.decision(seat).options):
                    break
                goes_on = copy.choose(seat, notation)
                if not goes_on:
                    break
                made += 1
        except Refusal:
            copy.take_back()
            raise
        if not made:
            copy.take_back()
        await _others_move(host, copy)
        return goes_on


async def undo_try(copy: PrivateCopy) -> None:
    """Take back the last press with what others moved after it. Raises Refusal nothing_to_undo."""
    async with copy.lock:
        if not copy.take_back():
            raise Refusal("nothing_to_undo")


async def _others_move(host: Host, copy: PrivateCopy) -> None:
    made = 0
    while copy.others_move and (seat := copy.acting) is not None:
        thought = await host.houses.think(STAND_IN, copy.position.fork(), seat, made)
        copy.choose(seat, thought.notation)
        made += 1
