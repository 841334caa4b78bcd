"""Whether what everybody can read tells something that only one seat, or nobody, may know."""

import re
from functools import cache
from typing import Any, Final

from db.schema import UNFINISHED
from engine.core.event import seen_by
from engine.istanbul.cards.table import CARDS
from engine.marco_polo.data.components import CONTRACTS
from host import History
from host.table import Table
from tests.soak.running import Running
from tests.support.audit import is_private, strings
from tests.support.person import Json
from words.istanbul import terms as istanbul
from words.marco_polo import terms as marco_polo
from words.speech import words

POSTED: Final = re.compile(r"/channels/(\d+)/messages")
TELLING_WORDS: Final = 3
CALLBACK_MESSAGE: Final = 4


class SecretsKept:
    """Looks at what was sent to everybody, while the games it is about run."""

    def __init__(self, running: Running) -> None:
        self._running = running
        self._shown: dict[str, set[str]] = {}

    def told(self, entries: list[Json]) -> list[str]:
        """What was told and should not have been."""
        found = []
        for entry in filter(is_public, entries):
            text = "\n".join(strings(entry["payload"]))
            found += [f"{one}, in: {text}" for one in (*self._seeds_in(text), *self._cards_in(entry, text))]
        return found

    def _seeds_in(self, text: str) -> list[str]:
        rows = self._running.stored.rows(f"SELECT id, secret, seed FROM games WHERE status IN {UNFINISHED}")
        secrets = [(f"{what} of {row['id']}", row[what]) for row in rows for what in ("secret", "seed")]
        return [name for name, secret in secrets if secret and bytes(secret).hex() in text]

    def _cards_in(self, entry: Json, text: str) -> set[str]:
        channel = POSTED.search(entry["path"])
        found = self._running.at(int(channel[1])) if channel else None
        if found is None or found[0].position.over:
            return set()
        table, history = found
        if table.row.rules_name == "marco_polo":
            return contracts_and_goals(table, text)
        return self._bonus_cards(history, text)

    def _bonus_cards(self, history: History, text: str) -> set[str]:
        """A card is named only once it was played, discarded or taken openly."""
        shown = self._shown.setdefault(history.row.id, set())
        for turn in history.turns:
            shown |= {fact for event in turn.events for fact in seen_by(event, None) if isinstance(fact, str)}
        for _, view in history.boundaries:
            shown |= set(view.discard)
        titles = bonus_cards().items()
        return {face for face, title in titles if f"“{title}”" in text or (telling(title) and title in text)} - shown


@cache
def bonus_cards() -> dict[str, str]:
    """The titles of all of Istanbul."""
    return {face: re.sub(r"[*“”]", "", istanbul.card(words().about("istanbul"), face)) for face in CARDS}


def contracts_and_goals(table: Table, text: str) -> set[str]:
    """Those named of the contracts that never turned up, and of the goals that were dealt."""
    position, speech = table.position, words().about("marco_polo")
    goals = {card for seat in position.state.seats for card in (*seat.goals, *seat.refused)}
    unseen = {name for group in position.rules.hidden(position.state, 0) for name in group} & CONTRACTS.keys()
    forms = {card: (card, marco_polo.goal(speech, card)) for card in goals}
    forms |= {name: (marco_polo.contract(speech, name),) for name in unseen}
    return {one for one, said in forms.items() if any(form in text for form in said)}


def is_public(entry: Json) -> bool:
    """Messages in a channel, and answers that are not for one person alone."""
    if entry["method"] not in ("POST", "PATCH") or is_private(entry):
        return False
    payload: Any = entry["payload"] if isinstance(entry["payload"], dict) else {}
    if "/callback" in entry["path"]:
        return payload.get("type") == CALLBACK_MESSAGE
    return POSTED.search(entry["path"]) is not None


def telling(title: str) -> bool:
    """Whether a title is no ordinary phrase, as "5 lira" is."""
    return len(title.split()) > TELLING_WORDS
