"""Marks answers: lenient to wording, strict on facts."""

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from tools.reading.question import AMOUNTS, DICE, NAMES, NUMBER

Vocabulary = Mapping[str, Mapping[str, str]]
"""For each kind of names what each may be called, in lower case, and which thing it is."""

NOTHING: Final = ("none", "nobody", "nothing", "no one", "nowhere", "no")
UNKNOWN: Final = re.compile(r"\?|can ?not|can't|cant |unclear|no idea|unreadable|illegible|not sure|unknown|don't know")
_WRITTEN: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip
_COUNT: Final = re.compile(r"\d+")
_ASIDE: Final = re.compile(r"\((?!or\b)[^)]*\)")  # what stands after "or" is another answer
_DIE: Final = re.compile(r"(?:\b(black|white)\s*)?\b([1-6])\b(?:\s*\(?(black|white)\b)?")
_THINGS: Final = {
    "fabric": "fabric", "fabrics": "fabric", "cloth": "fabric", "red": "fabric",
    "spice": "spice", "spices": "spice", "green": "spice",
    "fruit": "fruit", "fruits": "fruit", "yellow": "fruit",
    "jewelry": "jewelry", "jewellery": "jewelry", "jewel": "jewelry", "jewels": "jewelry", "blue": "jewelry",
    "good of any type": "any", "goods of any type": "any", "any good": "any", "any goods": "any", "any": "any",
    "coin": "coin", "coins": "coin", "camel": "camel", "camels": "camel", "pepper": "pepper", "silk": "silk",
    "gold": "gold", "point": "point", "points": "point", "bonus step": "step", "bonus steps": "step", "step": "step",
    "steps": "step", "different goods": "different", "different good": "different", "black die": "black die",
    "black dice": "black die", "contract": "contract", "contracts": "contract", "coffee": "coffee",
    "any other city bonus": "copy", "other city bonus": "copy", "bonus of another city": "copy",
    "own city bonus": "own city", "own city bonuses": "own city",
}  # fmt: skip


def plain(text: str) -> str:
    """In lower case, without accents, with numbers in digits."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    letters = "".join(letter for letter in letters if not unicodedata.combining(letter))
    for number, word in enumerate(_WRITTEN):
        letters = re.sub(rf"\b{word}\b", str(number), letters)
    return letters.strip()


def is_right(kind: str, truth: str, answer: str, vocabulary: Vocabulary) -> bool:
    """Whether an answer says the same as the truth; what names nothing, or says that it is a guess, does not."""
    plain_answer = plain(answer)
    if not plain_answer or UNKNOWN.search(plain_answer):
        return False
    # fruit (yellow), 6 (4 blue, 2 black)
    readings = (plain_answer, _ASIDE.sub("", plain_answer)) if kind in (AMOUNTS, NUMBER) else (plain_answer,)
    known = facts(kind, plain(truth), vocabulary)
    return any(read is not None and read == known for read in (facts(kind, each, vocabulary) for each in readings))


def facts(kind: str, text: str, vocabulary: Vocabulary) -> Any:
    """The meaning of a plain text, comparable; None where it says nothing of this kind."""
    if kind == NUMBER:
        return _number(text)
    if kind == DICE:
        return sorted((before or after, value) for before, value, after in _DIE.findall(text)) or None
    if kind == AMOUNTS:
        return _amounts(text)
    if kind in NAMES:
        things = {thing for thing, _ in _things_in(text, vocabulary[kind])}
        return things or (set() if _is_nothing(text) else None)
    raise ValueError(f"there is no kind {kind!r}")


def _is_nothing(text: str) -> bool:
    return any(re.search(rf"\b{word}\b", text) for word in NOTHING)


def _number(text: str) -> int | None:
    whole = re.sub(r"\(?\b(of|out of)\s+\d+\)?|/\s*\d+", "", text)  # "3 (of 5)" and "3/5" are 3
    numbers = {int(number) for number in _COUNT.findall(whole)}
    if not numbers and _is_nothing(text):
        return 0
    return numbers.pop() if len(numbers) == 1 else None


def _things_in(text: str, called: Mapping[str, str]) -> list[tuple[str, int]]:
    """The things named in a text and where, longer names before shorter ones within them."""
    alternatives = "|".join(re.escape(name) for name in sorted(called, key=len, reverse=True))
    return [(called[match.group()], match.start()) for match in re.finditer(rf"\b(?:{alternatives})\b", text)]


def _amounts(text: str) -> Counter[str] | None:
    """ "2 fabric, 1 spice", "fabric x2 and 1 spice", "fabric 2 spice 1"."""
    total: Counter[str] = Counter()
    for part in re.split(r",|;|\+|&|\band\b|\n", text):
        things = _things_in(part, _THINGS)
        numbers = [(int(match.group()), match.start()) for match in _COUNT.finditer(part)]
        if len(things) == 1 and len(numbers) == 1:
            total[things[0][0]] += numbers[0][0]
        elif things and len(numbers) == len(things):
            for (thing, _), (number, _) in zip(things, numbers, strict=True):
                total[thing] += number
        elif not numbers:
            total.update(thing for thing, _ in things)
        else:
            return None
    return +total or None


def answers_in(text: str) -> dict[str, dict[int, str]]:
    """The numbered answers below each heading `## picture size`."""
    answers: dict[str, dict[int, str]] = {}
    heading = ""
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.strip("# ").casefold()
        elif numbered := re.match(r"\s*(\d+)[.):]\s*(.*)", line):
            answers.setdefault(heading, {})[int(numbered[1])] = numbered[2].strip()
    return answers
