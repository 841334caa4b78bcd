"""Checks a game's replay file: python3 check_replay.py replay-k7f2.json

Needs Python, 3.9 or later, and nothing else. docs/fairness.md of Caravanserai says what it proves, and what not."""

import json
import re
import sys
from collections import Counter
from hashlib import blake2b, sha256

NEWEST = {"istanbul": 2, "marco_polo": 2}  # the newest version of the rules of which the decks are known here
# Each deck from its bottom to its top before it is shuffled: in games that began with which versions of the rules ("2-"
# are 2 and all later ones, "2-4" are 2 to 4), with which expansions of Istanbul it is played ("both" is Letters & Seals
# with the cards of the base game), and its pieces. "move-0*2" are two copies, move-0.1 and move-0.2, and "K01..38" are
# K01 to K38. The places of Istanbul are shuffled where the layout is random.
DECKS = {
    "istanbul": [
        (
            "bonus",
            "2-",
            "base mocha both bazaar",
            "gain-good*4 gain-5-lira*4 sultan-twice*2 post-twice*2 dealer-twice*2 family-to-police*2 small-market-any*2"
            " move-0*2 move-3-4*4 return-assistant*2",
        ),
        (
            "bonus",
            "2-",
            "mocha bazaar",
            "two-coffee*2 coffee-for-guild*2 coffee-for-lira*2 exchange-3*2 roll-reward-mocha*2 die-to-six*2"
            " move-to-corner*2 wainwright-twice*2 coffee-house-twice*2",
        ),
        (
            "bonus",
            "2-",
            "letters both bazaar",
            "one-letter*2 roll-reward-letters*2 good-for-7-lira*2 fabric-and-3-lira*2 spice-and-3-lira*2"
            " fruit-and-3-lira*2 copy-top-discard*2 family-step*2 move-to-merchant*2 companion-2*2 use-neutral-figure*2"
            " mosque-twice*2 society-twice*2 move-anywhere-3*2",
        ),
        ("large-market", "2-", "base mocha letters both bazaar", "large-1..5"),
        ("small-market", "2-", "base mocha letters both bazaar", "small-1..5"),
        ("letters", "2-", "letters both bazaar", "letter-1..16*2 letter-21..24*1"),
        ("kiosk", "2-", "letters both bazaar", "kiosk-1..24"),
        ("guild", "2-", "mocha bazaar", "guild-1..20"),
        ("places", "2-", "base mocha letters both bazaar", "1..16"),
        ("places", "2-", "mocha bazaar", "17..20"),
        ("places", "2-", "letters both bazaar", "21..24"),
        ("places", "2-", "bazaar", "25..25"),
    ],
    "marco_polo": [
        ("markers", "2-", "", "A B C D E F"),
        ("city-cards", "2-", "", "CC01..31"),
        ("outposts", "2-", "", "OB01..10"),
        ("starting-contracts", "2-", "", "S01..06"),
        ("contracts", "2-", "", "K01..38"),
        ("goals", "2-", "", "G01..18"),
        ("characters", "2-", "", "raschid matteo berke mercator niccolo-marco rubruk caprini kubilai"),
    ],
}
DIE = 6  # outside of shuffles all chance of these games is dice of six; of others it may be anything


def pieces_of(text: str) -> list:
    pieces = []
    for word in text.split():
        name, _, copies = word.partition("*")
        several = re.fullmatch(r"(.*?)([0-9]+)\.\.([0-9]+)", name)
        names = [name]
        if several:
            start, first, last = several.groups()
            names = [start + str(number).zfill(len(first)) for number in range(int(first), int(last) + 1)]
        pieces += [f"{one}.{copy}" for one in names for copy in range(1, int(copies) + 1)] if copies else names
    return pieces


def decks_in_order(rules: str, version: int, options: dict) -> dict:
    """Each deck of a game, from its bottom to its top before it is shuffled."""
    played = "both" if options.get("deck") == "both" else options.get("expansion", "")
    decks = {}
    for deck, versions, expansions, text in DECKS[rules]:
        first, _, last = versions.partition("-")
        if int(first) <= version <= int(last or version) and played in expansions.split(" "):
            decks.setdefault(deck, []).extend(pieces_of(text))
    if options.get("layout") != "random":
        decks.pop("places", None)
    return decks


def laid_out(game: dict) -> set:
    """The decks that are not shuffled at the start, since the options or an earlier game say how their pieces lie."""
    decks, options, more = game["decks"], game["options"], "laid-"
    laid = {name[len(more) :] for name in decks if name.startswith(more)} | {"places"} & set(decks)
    if len(decks.get("laid-characters", [])) != len(game["seats"]) + 1:  # it was taken over for another count of seats
        laid.discard("characters")
    laid |= {"markers"} if options.get("city-bonuses") == "lettered" else set()
    return laid | ({"characters"} if options.get("characters") == "fixed" else set())


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


def set_up_mark(game: dict) -> str:
    """The fingerprint of all that the game was set up from."""
    content = {name: game[name] for name in ("rules", "rules_version", "options", "decks")}
    content.update(joined=game["joined"] or game["seats"], drawn=game["joined"] is not None)
    return sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def check_seed(game: dict, secret: bytes, seed: bytes):
    """Yields what is wrong and what is not proved, in words."""
    mixed, set_up = game["mixed"], game["set_up"] if game["format"] > 1 else None
    if sha256(secret).hexdigest() != game["fingerprint"]:
        yield "WRONG: the secret does not have the fingerprint"
    if mixed is None:
        yield "NOT PROVED: that the secret was not chosen, since nothing was mixed into it"
    elif None in mixed["people"]:
        yield "NOT PROVED: how the seed was made, since somebody whose id was mixed in is forgotten"
    elif seed != derived(
        secret, " ".join(["seed", mixed["message"] or "0", *mixed["people"], *([set_up] if set_up else [])])
    ):
        yield "WRONG: the seed does not follow from the secret"
    if mixed is None and seed != secret:
        yield "WRONG: the seed is not the secret"
    if set_up is None:
        yield "NOT PROVED: the options, the order of seats and how it was drawn; compare them with the channel"
    elif set_up != set_up_mark(game):
        yield "WRONG: the set-up is not the one that was mixed in"
    if game["joined"] and shuffled(derived(seed, "seats"), 0, game["joined"]) != game["seats"]:
        yield "WRONG: the order of seats"


def check_decks(game: dict):
    """Yields the same of the order in which the decks lay, and of what was shuffled."""
    if game["rules"] not in DECKS and not game["decks"] and not game["shuffles"]:
        return  # a game without decks
    if not 2 <= game["rules_version"] <= NEWEST.get(game["rules"], 0):
        yield "NOT PROVED: in which order the decks lay, since this script does not know them"
        return
    decks, laid, first = decks_in_order(game["rules"], game["rules_version"], game["options"]), laid_out(game), {}
    for taken_over in sorted(name for name in game["decks"] if name not in decks or name == "places"):
        yield f"NOT PROVED: that {taken_over} lay so by chance: it was taken over from another game"
    for shuffle in game["shuffles"]:
        name, before = shuffle["pile"] or "places", [str(piece) for piece in shuffle["before"]]
        first.setdefault(name, before)
        if name not in decks or Counter(before) - Counter(decks[name]):
            yield f"WRONG: what was shuffled from outcome {shuffle['number']} on (pile {name})"
    for name, deck in decks.items():
        if name != "places" and game["decks"].get(name) != deck:
            yield f"WRONG: the order in which {name} lay before the shuffle"
        if name not in laid and first.get(name) != deck:
            yield f"WRONG: {name} was not shuffled from its order"


def check_outcomes(game: dict, seed: bytes):
    """Yields the same of every outcome, and of every shuffle that was made of them."""
    piles, possible, following = dict(game["decks"]), {}, 0  # the first time, a whole deck is shuffled
    shuffled_by = {
        number
        for shuffle in game["shuffles"]
        for number in range(shuffle["number"], shuffle["number"] + len(shuffle["before"]) - 1)
    }
    for index, row in enumerate(game["rows"]):
        if row["kind"] == "correction" or (index == 0 and row["kind"] != "new"):
            following = None
            yield f"NOT PROVED: how the game came to row {row['row']}, by a correction or under an older version"
        for number, (among, value) in enumerate(row.get("outcomes", []), row.get("number", 0)):
            if following not in (None, number) or outcome(seed, number, among) != value:
                yield f"WRONG: outcome {number} (row {row['row']})"
            if index and among != DIE and number not in shuffled_by and game["rules"] in DECKS:
                yield f"WRONG: outcome {number} (row {row['row']}) is neither a die nor of a shuffle"
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
        if game["format"] not in (1, 2):
            sys.exit("This script checks files of the formats 1 and 2 alone.")
        secret, seed = bytes.fromhex(game["secret"]), bytes.fromhex(game["seed"])
        wrong = [*check_seed(game, secret, seed), *check_decks(game), *check_outcomes(game, seed)]
    except (OSError, ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError) as problem:
        sys.exit(f"This is not a whole replay file: {problem!r}")
    print(*wrong, f"Compare with the channel: fingerprint {game['fingerprint']}, mixed in {game['mixed']},", sep="\n")
    print(f"seats {game['seats']}, options {game['options']}")
    if any(line.startswith("WRONG") for line in wrong):
        sys.exit("Something is wrong.")
    print("OK,", sum(len(row.get("outcomes", [])) for row in game["rows"]), "outcomes follow from the seed.")


if __name__ == "__main__":
    main(*sys.argv[1:2] or sys.exit(__doc__))
