"""The replay file of a game that is over (*Replay file* in its history): all its chance, which tools/check_replay.py
checks (docs/fairness.md)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from db import Database, GameRow, JsonObject
from engine.core.decision import Refusal
from engine.core.dice import Shuffle
from engine.core.rules import Unreadable
from host.finished.game_file import in_lines, whole_game
from host.finished.proof import Chance, RowChance, chance_of
from host.table.loading import log_of, seed_of
from host.table.log import decks_of, fingerprint_of, joined_order, mixed_set_up
from host.table.seeds import secret_of

FORMAT: Final = 2  # 1: without `set_up` and `file`


async def replay_file(db: Database, row: GameRow) -> bytes:
    """The file as UTF-8. Raises Refusal: not_over, no_replay for a game whose log does not replay, or that was opened
    from a file."""
    if row.status != "finished":
        raise Refusal("not_over")
    if row.imported:  # a file does not tell who was mixed into the seed
        raise Refusal("no_replay")
    try:
        chance = await chance_of(db, row)
        (first,) = await log_of(db, row, upto=1)
    except Unreadable as problem:
        raise Refusal("no_replay") from problem
    people = await db.games.mixed_people(row.id)
    return in_lines(
        {
            "format": FORMAT,
            "game": row.id,
            "rules": row.rules_name,
            "rules_version": first.rules_version,
            "options": row.options["game"],
            "fingerprint": fingerprint_of(first),
            "secret": secret_of(row).hex(),
            "mixed": None if row.secret is None else _mixed(row.first_message_id, people),
            "set_up": mixed_set_up(first),
            "seed": seed_of(row).hex(),
            "joined": joined_order(first),
            "seats": [seat.colour for seat in await db.games.seats(row.id)],
            **_chance(chance, decks_of(first)),
            "file": await whole_game(db, row),
        }
    )


def _mixed(message_id: int | None, people: Iterable[int | None]) -> JsonObject:
    """Ids as text, since they have more digits than some readers of JSON keep."""
    return {
        "message": None if message_id is None else str(message_id),
        "people": [None if user_id is None else str(user_id) for user_id in people],
    }


def _chance(chance: Chance, decks: Mapping[str, Sequence[str]]) -> JsonObject:
    return {
        "decks": dict(decks),
        "shuffles": [_shuffled(shuffle, decks) for shuffle in chance.trail.shuffles],
        "rows": [_row(row_chance) for row_chance in chance.rows],
    }


def _shuffled(shuffle: Shuffle, decks: Mapping[str, Sequence[str]]) -> JsonObject:
    """`pile`: the deck whose cards or tiles it holds, None for anything else, such as the places of a board."""
    pile = next((name for name, deck in decks.items() if set(shuffle.before) <= set(deck)), None)
    return {"pile": pile, **shuffle._asdict()}


def _row(row_chance: RowChance) -> JsonObject:
    """A row of the log. `number`: that of its first outcome; `outcomes`: for each how many were possible, and which it
    was, from 0."""
    row, outcomes = row_chance
    content = {"row": row.seq, "kind": row.kind, "seat": row.seat, "choice": row.notation}
    if outcomes:
        taken = [[outcome.among, outcome.value] for outcome in outcomes]
        content |= {"number": outcomes[0].number, "outcomes": taken}
    return content
