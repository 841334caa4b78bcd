"""How a table stands for everybody once a seat has ended its turn, foreseen before it does so and just after it."""

from collections.abc import Sequence

from engine.core.dice import Unknown
from engine.core.event import seen_by
from host.table.history import Look
from host.turn.looking import Panel


def after_turn(panel: Panel, choices: Sequence[str]) -> Look | None:
    """As spectators will see it when the turn of the panel's seat has been ended by these `choices`. None where that
    cannot be, where chance comes in, the game ends, or a computer player moves at once, and in a lesson, where nothing
    is posted."""
    table, seat, end = panel.table, panel.seat, panel.position.rules.turn_end
    if table.row.lesson is not None or panel.outdated or panel.decision is None or panel.position.sealed:
        return None
    after, seen = panel.position.fork(blind=True), [*table.events_so_far(None)]
    for choice in choices:
        if not any(each.seat == seat and choice in each.options for each in after.decisions):
            return None
        try:
            brought = after.choose(seat, choice)
        except Unknown:
            return None
        if choice == end:  # what follows the turn belongs to the next one
            brought = brought[: len(brought) - len(after.interlude) - len(after.opening_events)]
        seen += (seen_by(event, None) for event in brought)
    acting = after.seats_to_act
    if after.choices or after.over or not all(table.seats[other].by_person for other in acting):
        return None
    return Look(table.row, table.seats, None, after.view(None), acting, tuple(seen))


def just_ended(panel: Panel) -> Look | None:
    """As spectators see it after the turn that the panel's seat has ended, and nobody has done anything since; None for
    any other panel, after the end of the game and in a lesson, where no turn is posted."""
    table, turn = panel.table, panel.table.ended
    if panel.decision is not None or turn is None or (turn.seat, turn.last) != (panel.seat, table.seq):
        return None
    if table.over or table.row.lesson is not None:
        return None
    view = table.public_position().view(None)
    return Look(table.row, table.seats, None, view, table.position.seats_to_act, panel.events)
