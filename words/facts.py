"""Parts of sentences that all games share: what an alt text leaves out when it is too long, long texts divided, "Red
(Ann)" for a seat, how many things a list names, facts of refusals."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

from engine.core.decision import Refusal
from words.shapes import LONGEST_NAME, PART_LENGTH, PICTURE_LENGTH, Names, clipped, length_of
from words.speech import Argument, Words

MOST_LISTED: Final = 6


def fitted(words: Words, sentences: Iterable[str]) -> str:
    """Whole sentences, the most important first, in at most 1,024 characters. From the first that has no room all are
    left out, so that texts of one moment after another hold the same facts; then the last says where the rest is."""
    whole = [sentence for sentence in sentences if sentence]
    if length_of(words.sentences(whole)) <= PICTURE_LENGTH:
        return words.sentences(whole)
    shorter = ([*whole[:count], words.say("alt-rest")] for count in range(1, len(whole)))
    fitting = [*takewhile(lambda texts: length_of(words.sentences(texts)) <= PICTURE_LENGTH, shorter)]
    return words.sentences(fitting[-1] if fitting else [words.say("alt-rest")])


def parts(lines: Iterable[str]) -> list[str]:
    """Lines joined into parts of up to 3,900 characters."""
    texts = [""]
    for line in lines:
        longer = f"{texts[-1]}\n{line}" if texts[-1] else line
        if length_of(longer) > PART_LENGTH:
            texts.append(line)
        else:
            texts[-1] = longer
    return texts


def colour(words: Words, name: str) -> str:
    return words.say(f"colour-{name}")


def named_colour(words: Words, typed: int | str) -> str:
    """A colour that somebody typed; what was typed itself where there is no such colour."""
    return colour(words, str(typed)) if words.has(f"colour-{typed}") else str(typed)


def colour_of(words: Words, view: Any, seat: int) -> str:
    return colour(words, view.seats[seat].colour)


def called(words: Words, view: Any, seat: int, names: Names) -> str:
    """ "Red (Ann)", or "Red" where the seat has no other name."""
    own, name = colour_of(words, view, seat), names[seat]
    return own if name == own else words.say("named-seat", colour=own, name=clipped(name, LONGEST_NAME))


def from_seat(seats: int, first: int) -> list[int]:
    """The seats in the order in which they play, beginning with `first`."""
    return [*range(first, seats), *range(first)]


def first_of(words: Words, texts: Sequence[str]) -> str:
    """The first of these texts, with dots where there are more."""
    return words.series([*texts[:MOST_LISTED], *(["…"] if len(texts) > MOST_LISTED else [])])


def refusal_message(refusal: Refusal) -> str:
    return f"refusal-{refusal.code.replace('_', '-')}"


def spelled_facts(
    words: Words, refusal: Refusal, names: Names, spelled: Mapping[str, Callable[[Words, Any], Argument]]
) -> dict[str, Argument]:
    """The facts of a refusal, those of some names put into words; `acts` is a seat, which is named where
    `names` are known."""
    facts = {name: spelled[name](words, fact) if name in spelled else fact for name, fact in refusal.facts.items()}
    if "acts" in facts:
        facts["acts"] = names[int(facts["acts"])] if names else words.say("another-player")
    return facts
