"""Misbehaviour on demand: answers 429 and 5xx, cut connections, delays, double delivery; and the log of the bot's
requests, so that tests can check all of them against Discord's limits."""

import asyncio
import re
import time
from collections import deque
from dataclasses import asdict, dataclass
from itertools import count

from aiohttp import web

from sandbox.model.world import Json
from sandbox.wire.body import answer
from sandbox.wire.errors import Refused

KINDS = ("429", "status", "drop", "delay")
KEPT = 20_000  # requests


@dataclass(slots=True)
class Fault:
    """For the next `times` requests whose "METHOD /path" matches the pattern.

    kind: "429" (with `retry_after` seconds and a Via header unless `via` is false), "status" (answers `status`),
    "drop" (cuts the connection) or "delay" (waits `seconds`, then goes on). `after`: the request is carried out
    first, and only its response is affected.
    """

    pattern: str
    kind: str
    times: int = 1
    status: int = 500
    retry_after: float = 0.5
    seconds: float = 1.0
    via: bool = True
    after: bool = False

    def __post_init__(self) -> None:
        re.compile(self.pattern)
        if self.kind not in KINDS:
            raise Refused(f"A fault's kind is one of {', '.join(KINDS)}; not {self.kind!r}.")


class Faults:
    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.deliver_twice = 0

    def listed(self) -> list[Json]:
        return [asdict(fault) for fault in self.waiting]

    def take(self, method: str, path: str) -> Fault | None:
        fault = next((fault for fault in self.waiting if re.search(fault.pattern, f"{method} {path}")), None)
        if fault is not None:
            fault.times -= 1
            if fault.times <= 0:
                self.waiting.remove(fault)
        return fault


async def spoil(fault: Fault, request: web.Request) -> web.Response | None:
    """Carry out a fault. Returns the faulty response, or None if the request is to be handled as usual."""
    if fault.kind == "delay":
        await asyncio.sleep(fault.seconds)
        return None
    if fault.kind == "drop":
        if request.transport is not None:
            request.transport.abort()
        raise asyncio.CancelledError
    if fault.kind == "429":
        headers = {"Retry-After": str(fault.retry_after), "X-RateLimit-Scope": "user"}
        headers |= {"Via": "1.1 sandbox"} if fault.via else {}
        body = {"message": "You are being rate limited.", "retry_after": fault.retry_after, "global": False}
        return answer(body, status=429, headers=headers)
    return answer({"message": f"{fault.status}: sandbox fault", "code": 0}, status=fault.status)


class Audit:
    def __init__(self) -> None:
        self._entries: deque[Json] = deque(maxlen=KEPT)
        self._numbers = count(1)

    def note(self, method: str, route: str, path: str, payload: object, files: list[Json]) -> Json:
        """Adds one request and returns its entry, into which the answer's status is put later."""
        entry: Json = {
            "n": next(self._numbers),
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
