"""Running tables as the bot would load them, seen from outside."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from host import History
from host.table.table import Table
from tests.support.live.ledger import Ledger
from tests.support.live.stored import Stored

RUNNING: Final = "SELECT id, seq, channel_id FROM games WHERE status = 'running' AND lesson IS NULL"


class Running:
    def __init__(self, place: Path | str) -> None:
        self.stored = Stored(place)
        self._known: dict[str, tuple[object, Table, History]] = {}

    def all(self) -> Iterator[tuple[Table, History]]:
        """Each with its story, the oldest first; without lessons, which nobody else sees."""
        for row in self.stored.rows(f"{RUNNING} ORDER BY created"):
            yield self._loaded(row)

    def called(self, game_id: str) -> tuple[Table, History] | None:
        """That with an id."""
        for row in self.stored.rows(f"{RUNNING} AND id = ?", game_id):
            return self._loaded(row)
        return None

    def at(self, channel: int) -> tuple[Table, History] | None:
        """That of a channel."""
        for row in self.stored.rows(f"{RUNNING} AND channel_id = ?", channel):
            return self._loaded(row)
        return None

    def _loaded(self, row: Any) -> tuple[Table, History]:
        """As it was when it was last loaded, unless it went on, was moved or is played by others now."""
        seats = self.stored.rows("SELECT user_id, player FROM seats WHERE game_id = ? ORDER BY seat", row["id"])
        now, known = (tuple(row), [tuple(seat) for seat in seats]), self._known.get(row["id"])
        if known is None or known[0] != now:
            table, history = Ledger(self.stored.place, game_id=row["id"]).replayed()
            history.show_running(table.turn_seat, table.published_steps(), table.position.seats_to_act)
            known = self._known[row["id"]] = now, table, history
        return known[1:]
