"""Refusals in words: those of lobby and host here, those of a game's rules by the game's own words."""

from typing import Any

from engine.core.decision import Refusal
from words.games import GAMES, game_words
from words.shapes import Names, shortened
from words.speech import Words


def refusal_text(words: Words, refusal: Refusal, game: str = "", view: Any = None, names: Names = ()) -> str:
    """Why something may not be done, and what may. `game`: the name of the game it is about, where there is one."""
    refusal = shortened(refusal)
    game = game or str(refusal.facts.get("rules", ""))
    if game:
        return game_words(game).refusal(words, refusal, view, names)
    if refusal.code == "unknown_game" and "allowed" in refusal.facts:
        hosted = words.either(speech.title(words) for speech in GAMES.values())
        return words.say("refusal-bad-game", value=refusal.facts["value"], allowed=hosted)
    return words.say(f"refusal-{refusal.code.replace('_', '-')}", **refusal.facts)
