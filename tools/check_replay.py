"""Checks a game's replay file: python3 check_replay.py replay-k7f2.json

Needs Python, 3.9 or later, and nothing else. docs/fairness.md of Caravanserai says what it proves, and what not."""

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b, sha256
from typing import Any


def derived(key: bytes, text: str) -> bytes:
    return blake2b(text.encode(), digest_size=32, key=key).digest()


def outcome(seed: bytes, number: int, among: int, attempt: int = 0) -> int:
    word = int.from_bytes(blake2b(f"{number}/{attempt}".encode(), digest_size=8, key=seed).digest(), "big")
    return word % among if word < 2**64 - 2**64 % among else outcome(seed, number, among, attempt + 1)


def shuffled(seed: bytes, number: int, pile: list[Any]) -> list[Any]:
    pile = list(pile)
    for last in range(len(pile) - 1, 0, -1):
        other, number = outcome(seed, number, last + 1), number + 1
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def check_seed(game: dict[str, Any], secret: bytes, seed: bytes) -> Iterator[str]:
    if sha256(secret).hexdigest() != game["fingerprint"]:
        yield "WRONG: the secret does not have the fingerprint"
    mixed = game["mixed"]
    if mixed is None:
        yield "NOT PROVED: that the secret was not chosen, since nothing was mixed into it"
        made = secret
    elif None in mixed["people"]:
        yield "NOT PROVED: how the seed was made, since somebody whose id was mixed in is forgotten"
        made = seed
    else:
        made = derived(secret, " ".join(["seed", mixed["message"] or "0", *mixed["people"]]))
    if seed != made:
        yield "WRONG: the seed does not follow from the secret"
    if game["joined"] and shuffled(derived(seed, "seats"), 0, game["joined"]) != game["seats"]:
        yield "WRONG: the order of seats"


def check_outcomes(game: dict[str, Any], seed: bytes) -> Iterator[str]:
    following = 0 if game["rows"][0]["kind"] == "new" else None
    piles = dict(game["decks"])
    possible: dict[int, int] = {}
    if following is None:
        piles.clear()
        yield "NOT PROVED: what was before the first row, played under an older version"
    for row in game["rows"]:
        if row["kind"] == "correction":
            following = None
            yield f"NOT PROVED: row {row['row']}, a correction of the position"
        for number, (among, value) in enumerate(row.get("outcomes", []), row.get("number", 0)):
            if following not in (None, number) or outcome(seed, number, among) != value:
                yield f"WRONG: outcome {number} (row {row['row']})"
            following, possible[number] = number + 1, among
    for shuffle in game["shuffles"]:
        number, before = shuffle["number"], shuffle["before"]
        expected = piles.pop(shuffle["pile"], before)  # first a whole deck is shuffled, later what was discarded
        counts = [possible.get(one) for one in range(number, number + len(before) - 1)]
        if before != expected or counts != list(range(len(before), 1, -1)):
            yield f"WRONG: what was shuffled by outcome {number} (pile {shuffle['pile']})"
        if shuffled(seed, number, before) != shuffle["after"]:
            yield f"WRONG: the order after outcome {number} (pile {shuffle['pile']})"


def main(path: str) -> None:
    try:
        with open(path, encoding="utf-8") as file:
            game = json.load(file)
        if game["format"] != 1:
            sys.exit("This script checks files of format 1 alone.")
        secret, seed = bytes.fromhex(game["secret"]), bytes.fromhex(game["seed"])
        found = [*check_seed(game, secret, seed), *check_outcomes(game, seed)]
    except (OSError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError) as problem:
        sys.exit(f"This is not a whole replay file: {problem!r}")
    print(*found, sep="\n", end="\n" if found else "")
    if any(line.startswith("WRONG") for line in found):
        sys.exit(f"Game {game['game']}: something is wrong.")
    count = sum(len(row.get("outcomes", [])) for row in game["rows"])
    print(f"Game {game['game']}: OK, {count} outcomes and {len(game['shuffles'])} shuffles follow from the seed.")
    print(f"Compare with the channel: fingerprint {game['fingerprint']}, mixed in {game['mixed']}")


if __name__ == "__main__":
    main(*sys.argv[1:2] or sys.exit(__doc__))
