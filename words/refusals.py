"""Which sentence says why something may not be done or is not legal: those of lobbies, tables and commands; those of a
game's rules are handed to its own words."""

from collections.abc import Callable
from typing import Any, Final

from engine.core.decision import Refusal
from words.facts import named_colour, refusal_message, spelled_facts
from words.games import GAMES, game_words
from words.shapes import Names, shortened
from words.speech import Argument, Words

LISTS: Final[dict[str, tuple[str, Callable[[Words, list[str]], str]]]] = {
    "elsewhere": ("channels", Words.listed),
    "not_a_maker": ("roles", Words.either),
    "unclear_zone": ("near", Words.either),
    "unclear_hours": ("times", Words.listed),
}
"""Facts that name several things, with commas between them, by the code of their refusal."""
_SPELLED: Final[dict[str, Callable[[Words, Any], Argument]]] = {"colour": named_colour}


def refusal_text(words: Words, refusal: Refusal, game: str = "", view: Any = None, names: Names = ()) -> str:
    """Why something may not be done, and what may. `game`: the name of the game it is about, where the refusal itself
    does not say it."""
    game = game or refusal.rules or str(refusal.facts.get("rules", ""))
    refusal = shortened(refusal)
    if game:
        return game_words(game).refusal(words, refusal, view, names)
    facts = dict(refusal.facts)
    if refusal.code == "bad_game":
        facts["allowed"] = words.either(speech.title(words) for speech in GAMES.values())
    if refusal.code in LISTS:
        name, listed = LISTS[refusal.code]
        facts[name] = listed(words, str(facts[name]).split(", ")) if facts[name] else ""
    return words.say(refusal_message(refusal), **spelled_facts(words, Refusal(refusal.code, **facts), names, _SPELLED))
