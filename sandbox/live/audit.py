"""The log of everything the bot sent, so that tests can check all of it against Discord's limits."""

import time
from collections import deque

from sandbox.model.world import Json

KEPT = 20_000


class Audit:
    def __init__(self) -> None:
        self._entries: deque[Json] = deque(maxlen=KEPT)
        self._count = 0

    def note(self, method: str, route: str, path: str, payload: object, files: list[Json]) -> Json:
        """Adds one request and returns its entry, into which the answer's status is put later."""
        self._count += 1
        entry: Json = {
            "n": self._count,
            "at": time.time(),
            "method": method,
            "route": route,
            "path": path,
            "payload": payload,
            "files": files,
            "status": None,
        }
        self._entries.append(entry)
        return entry

    def since(self, after: int) -> list[Json]:
        return [entry for entry in self._entries if entry["n"] > after]
