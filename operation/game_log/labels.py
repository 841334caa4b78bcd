"""What a choice was called in the question that it answered, for `bot.py log`."""

from collections.abc import Iterable, Iterator

from engine.core.create import load_position
from engine.core.decision import Refusal
from engine.core.position import AnyPosition
from engine.core.rules import Unreadable
from host.table.loading import rules_for, seed_of
from host.table.log import CHOICES, CORRECTION, choice_of, without_undone
from host.table.records import Turn
from operation.game_log.names import Names
from words.games import game_words
from words.speech import ENGLISH, words


def labels_of(names: Names, turns: Iterable[tuple[Turn, Turn]]) -> dict[int, str]:
    """By the rows of finished turns, each of `turns` with the one before it; nothing of a turn that this version cannot
    replay. It replays them all: call it in a thread."""
    found: dict[int, str] = {}
    reached: tuple[int, AnyPosition] | None = None
    for before, turn in turns:
        try:
            if reached is None or reached[0] != before.last:
                reached = before.last, load_position(rules_for(names.row), before.state, seed_of(names.row))
            position = reached[1]
            found |= dict(_labels(names, position, turn))
            corrected = any(row.kind == CORRECTION for row in names.log[turn.first - 1 : turn.last])
            reached = None if corrected else (turn.last, position)
        except (Refusal, Unreadable, LookupError, TypeError, ValueError):
            reached = None  # the log tells its rows by their notations
    return found


def _labels(names: Names, position: AnyPosition, turn: Turn) -> Iterator[tuple[int, str]]:
    """The labels of a turn's rows. The position, from which it begins, is the one after it in the end."""
    speech = game_words(names.row.rules_name)
    rows = without_undone(names.log[turn.first - 1 : turn.last])
    for row in rows:
        if row.kind not in CHOICES or row.seat is None:
            continue
        decision, view = position.decision(row.seat), position.view(None)  # a seat's label may count cards of its hand
        if row.notation in decision.options:
            label = speech.option_label(words(ENGLISH), view, decision, row.notation, None, names.plain)
            yield row.seq, label.text
        position.follow(choice_of(row), row.rules_version)
