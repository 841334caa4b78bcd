"""What a game's seed is made of, and what is drawn from it besides dice: the order of seats, the chance of computer
players (docs/fairness.md)."""

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import TypeVar

from db import GameRow
from engine.core.dice import Dice, derived
from engine.core.rules import Decks, Unreadable

T = TypeVar("T")


def secret_of(row: GameRow) -> bytes:
    """The secret of which the fingerprint was published, or the seed of a game that began before there were secrets.
    Raises Unreadable damaged if it is missing."""
    secret = row.secret or row.seed
    if secret is None:
        raise Unreadable("damaged", detail="no secret")
    return secret


def set_up_mark(
    rules: str, rules_version: int, options: Mapping[str, str], decks: Decks, joined: Sequence[str], *, drawn: bool
) -> str:
    """The SHA-256 in hexadecimal of all that a game is set up from, as canonical JSON. `joined`: the colours of the
    seats as they were taken; `drawn`: whether their order is drawn."""
    content = {"rules": rules, "rules_version": rules_version, "options": options, "decks": decks}
    text = json.dumps({**content, "joined": joined, "drawn": drawn}, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def seed_from(secret: bytes, message_id: int | None, people: Iterable[int], set_up: str | None) -> bytes:
    """The seed of a game. `message_id`: of the lobby's first message, None where none is known; `people`: the ids of
    the people with a seat, in any order; `set_up`: see `set_up_mark`, None of a game that began before set-ups were
    mixed in."""
    mixed = ["seed", message_id or 0, *sorted(people), *([] if set_up is None else [set_up])]
    return derived(secret, " ".join(map(str, mixed)))


def drawn_order(seed: bytes, joined: Sequence[T]) -> list[T]:
    """The seats in the order that is drawn for them. `joined`: in the order in which they were taken."""
    seats = list(joined)
    Dice(derived(seed, "seats")).shuffle(seats)
    return seats


def house_chance(seed: bytes, seat: int, asked_after: int) -> Random:
    """The chance of a computer player when it makes a decision that arose after log row `asked_after`, so that thinking
    again leads to the same choice."""
    return Random(derived(seed, f"house {seat} {asked_after}"))


def house_world(seed: bytes, seat: int, asked_after: int) -> Random:
    """The chance that draws the position anew in which a computer player thinks about that decision."""
    return Random(derived(seed, f"house world {seat} {asked_after}"))
