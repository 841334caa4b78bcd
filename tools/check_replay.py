"""Checks a game's replay file: python3 check_replay.py replay-k7f2.json

Needs Python, 3.9 or later, and nothing else. docs/fairness.md of Caravanserai says what it proves, and what not."""

import json
import sys
from hashlib import blake2b, sha256


def derived(key: bytes, text: str) -> bytes:
    return blake2b(text.encode(), digest_size=32, key=key).digest()


def outcome(seed: bytes, number: int, among: int, attempt: int = 0) -> int:
    word = int.from_bytes(blake2b(f"{number}/{attempt}".encode(), digest_size=8, key=seed).digest(), "big")
    return word % among if word < 2**64 - 2**64 % among else outcome(seed, number, among, attempt + 1)


def shuffled(seed: bytes, number: int, pile: list) -> list:
    pile = list(pile)
    for last in range(len(pile) - 1, 0, -1):
        other, number = outcome(seed, number, last + 1), number + 1
        pile[last], pile[other] = pile[other], pile[last]
    return pile


def check_seed(game: dict, secret: bytes, seed: bytes):
    """Yields what is wrong and what is not proved, in words."""
    mixed = game["mixed"]
    if sha256(secret).hexdigest() != game["fingerprint"]:
        yield "WRONG: the secret does not have the fingerprint"
    if mixed is None:
        yield "NOT PROVED: that the secret was not chosen, since nothing was mixed into it"
    elif None in mixed["people"]:
        yield "NOT PROVED: how the seed was made, since somebody whose id was mixed in is forgotten"
    elif seed != derived(secret, " ".join(["seed", mixed["message"] or "0", *mixed["people"]])):
        yield "WRONG: the seed does not follow from the secret"
    if mixed is None and seed != secret:
        yield "WRONG: the seed is not the secret"
    if game["joined"] and shuffled(derived(seed, "seats"), 0, game["joined"]) != game["seats"]:
        yield "WRONG: the order of seats"


def check_outcomes(game: dict, seed: bytes):
    """Yields the same of every outcome, and of every shuffle that was made of them."""
    piles, possible, following = dict(game["decks"]), {}, 0  # the first time, a whole deck is shuffled
    for index, row in enumerate(game["rows"]):
        if row["kind"] == "correction" or (index == 0 and row["kind"] != "new"):
            following = None
            yield f"NOT PROVED: how the game came to row {row['row']}, by a correction or under an older version"
        for number, (among, value) in enumerate(row.get("outcomes", []), row.get("number", 0)):
            if following not in (None, number) or outcome(seed, number, among) != value:
                yield f"WRONG: outcome {number} (row {row['row']})"
            following, possible[number] = number + 1, among
    for shuffle in game["shuffles"]:
        number, before = shuffle["number"], shuffle["before"]
        counts = [possible.get(counted) for counted in range(number, number + len(before) - 1)]
        right = (piles.pop(shuffle["pile"], before), [*range(len(before), 1, -1)], shuffled(seed, number, before))
        if (before, counts, shuffle["after"]) != right:
            yield f"WRONG: the shuffle that begins with outcome {number} (pile {shuffle['pile']})"


def main(path: str) -> None:
    try:
        with open(path, encoding="utf-8") as file:
            game = json.load(file)
        if game["format"] != 1:
            sys.exit("This script checks files of format 1 alone.")
        secret, seed = bytes.fromhex(game["secret"]), bytes.fromhex(game["seed"])
        wrong = [*check_seed(game, secret, seed), *check_outcomes(game, seed)]
    except (OSError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError) as problem:
        sys.exit(f"This is not a whole replay file: {problem!r}")
    print(*wrong, f"Compare with the channel: fingerprint {game['fingerprint']}, mixed in {game['mixed']}", sep="\n")
    if any(line.startswith("WRONG") for line in wrong):
        sys.exit("Something is wrong.")
    print("OK,", sum(len(row.get("outcomes", [])) for row in game["rows"]), "outcomes follow from the seed.")


if __name__ == "__main__":
    main(*sys.argv[1:2] or sys.exit(__doc__))
