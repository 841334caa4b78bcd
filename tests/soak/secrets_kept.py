"""Whether what people can read tells something that only another seat, or nobody, may know."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from db.schema import UNFINISHED
from engine.core.event import seen_by
from engine.istanbul.cards.table import CARDS
from engine.marco_polo.components.cards import CONTRACTS
from host import History
from host.table.table import Table
from tests.soak.running import Running
from tests.support.live.audit import is_private, strings
from tests.support.live.person import Json, Outcome, Sight
from words.istanbul import terms as istanbul
from words.marco_polo import terms as marco_polo
from words.speech import languages, words

POSTED: Final = re.compile(r"/channels/(\d+)/messages")
TELLING_WORDS: Final = 3
CALLBACK_MESSAGE: Final = 4
NOBODY: Final = -1  # a seat that has seen nothing


class SecretsKept:
    """Looks at what was sent, while the games it is about run."""

    def __init__(self, running: Running) -> None:
        self._running = running
        self._shown: dict[tuple[str, int | None], set[str]] = {}

    def told(self, entries: list[Json]) -> list[str]:
        """What was told to everybody and should not have been."""
        found = []
        for entry in filter(is_public, entries):
            text = "\n".join(strings(entry["payload"]))
            channel = POSTED.search(entry["path"])
            game = self._running.at(int(channel[1])) if channel else None
            told = [*self.seeds_in(text), *(self._cards_in(game, None, text) if game else ())]
            found += [f"{', '.join(told)}, in: {text}"] if told else []
        return found

    def told_to(self, user_id: int, outcome: Outcome, pressed: str = "") -> list[str]:
        """What an answer tells one person and should not. `pressed`: the game whose button it answers."""
        found = []
        for sight in outcome.messages:
            text = "\n".join(strings([sight.data["components"], sight.text]))
            told = self.seeds_in(text)
            game = self._game_of(sight, pressed) if sight.ephemeral else None
            told += self._cards_in(game, user_id, text) if game else ()
            found += [f"{', '.join(told)}, in: {text}"] if told else []
        return found

    def _game_of(self, sight: Sight, pressed: str) -> tuple[Table, History] | None:
        """The one that its buttons and menus are of, otherwise the one `pressed`, or that of its channel. None where
        they are of several: one may show what another hides."""
        ids = [part["custom_id"].split(":")[2] for part in (*sight.buttons, *sight.selects) if "custom_id" in part]
        named = {one for one in ids if one} or {one for one in (pressed,) if one}
        if len(named) > 1:
            return None
        return self._running.called(named.pop()) if named else self._running.at(int(sight.channel_id))

    def seeds_in(self, text: str) -> list[str]:
        """The names of those of games that have not ended, unless one that has ended had the same."""
        rows = self._running.stored.rows("SELECT id, status, secret, seed FROM games")
        known = {bytes(row["seed"] or b"") for row in rows if row["status"] not in UNFINISHED}
        hidden = [row for row in rows if row["status"] in UNFINISHED]
        found = [(f"{what} of {row['id']}", bytes(row[what] or b"")) for row in hidden for what in ("secret", "seed")]
        return [name for name, value in found if value and value not in known and value.hex() in text]

    def _cards_in(self, game: tuple[Table, History], user_id: int | None, text: str) -> set[str]:
        """Those of a game that a person, or everybody, cannot know."""
        table, history = game
        if table.position.over:
            return set()
        seat = next((one.seat for one in table.seats if user_id is not None and one.user_id == user_id), None)
        if table.row.rules_name == "marco_polo":
            return contracts_and_goals(table, seat, text)
        return self._bonus_cards(table, history, seat, text)

    def _bonus_cards(self, table: Table, history: History, seat: int | None, text: str) -> set[str]:
        """A card is named only once it was played, discarded, taken openly, or seen by the seat alone."""
        shown = self._shown.setdefault((history.row.id, seat), set())
        for turn in history.turns:
            shown |= set(_texts([seen_by(event, seat) for event in turn.events]))
        for view in (step.view for turn in history.turns for step in turn.steps):
            shown |= set() if view is None else set(view.discard)
        if seat is not None:
            view = table.position_for(seat).view(seat)
            shown |= {*view.hand, *view.discard}
        return {face for face, titles in bonus_cards().items() if any(said_in(one, text) for one in titles)} - shown


def _texts(value: Any) -> Iterator[str]:
    """Every text in a tuple or a list."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for inner in value:
            yield from _texts(inner)


@cache
def bonus_cards() -> dict[str, list[str]]:
    """The titles of all of Istanbul, in each language."""
    speeches = [words(language).about("istanbul") for language in languages()]
    return {face: [re.sub(r"[*“”]", "", istanbul.card(one, face)) for one in speeches] for face in CARDS}


def contracts_and_goals(table: Table, seat: int | None, text: str) -> set[str]:
    """Those named of the contracts that never turned up, and of the goals that the seat was not dealt."""
    contracts, goals = table.position.rules.hidden(table.position.state, NOBODY if seat is None else seat)
    found = set()
    for speech in [words(language).about("marco_polo") for language in languages()]:
        forms = {name: (marco_polo.contract(speech, name),) for name in contracts if name in CONTRACTS}
        forms |= {name: (name, marco_polo.goal(speech, name)) for name in goals}
        found |= {name for name, said in forms.items() if any(form in text for form in said)}
    return found


def is_public(entry: Json) -> bool:
    """Messages in a channel, and answers that are not for one person alone."""
    if entry["method"] not in ("POST", "PATCH") or is_private(entry):
        return False
    payload: Any = entry["payload"] if isinstance(entry["payload"], dict) else {}
    if "/callback" in entry["path"]:
        return payload.get("type") == CALLBACK_MESSAGE
    return POSTED.search(entry["path"]) is not None


def said_in(title: str, text: str) -> bool:
    """Whether a card is named; an ordinary phrase, as "5 lira" is, only where it is marked as a title."""
    return f"“{title}”" in text or (len(title.split()) > TELLING_WORDS and title in text)
