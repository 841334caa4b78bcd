"""People whose every act is written down, so that what was answered to whom can be read from the audit."""

from typing import Any

from tests.support.live.audit import is_private, strings
from tests.support.live.person import Outcome, Person

Json = dict[str, Any]


class Watched(Person):
    """`acts`: the ids of all interactions this person began."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.acts: set[str] = set()

    async def _act(self, act: str, **body: Any) -> Outcome:
        outcome = await super()._act(act, **body)
        self.acts.add(outcome.interaction)
        return outcome


def told(sent: list[Json], people: list[Watched]) -> dict[str, list[str]]:
    """All texts sent to each person alone, by name, and under "" what everybody could read."""
    whose = {act: person.name for person in people for act in person.acts}
    tokens: dict[str, str] = {}
    found: dict[str, list[str]] = {person.name: [] for person in people} | {"": []}
    for entry in sent:
        if entry["method"] not in ("POST", "PATCH", "PUT"):
            continue
        name = whose.get(_interaction(entry, tokens), "") if _is_answer(entry) or is_private(entry) else ""
        found[name] += strings(entry["payload"])
    return found


def _is_answer(entry: Json) -> bool:
    """A change of a private panel says nothing of being private, whether a press is answered directly or late."""
    payload = entry["payload"] if isinstance(entry["payload"], dict) else {}
    late = entry["method"] == "PATCH" and "/webhooks/" in entry["path"]
    return late or (payload.get("type") == 7 and "/callback" in entry["path"])


def _interaction(entry: Json, tokens: dict[str, str]) -> str:
    """The interaction that a request answers, by its id or its token."""
    parts = entry["path"].partition("?")[0].split("/")
    if "interactions" in parts:
        at = parts.index("interactions")
        tokens[parts[at + 2]] = parts[at + 1]
        return parts[at + 1]
    return next((tokens[part] for part in parts if part in tokens), "")
