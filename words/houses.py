"""House players in words."""

from engine import players
from engine.games import rules_of
from words.speech import Words


def house_words(words: Words, game: str, player: str) -> str:
    """What kind of house player a seat's `player` is and what it likes; empty for a person. `game`: the name of its
    rules; what only another version knows to like is left out."""
    kind, personality = players.kind_of(player), players.personality_of(player)
    if kind is None:
        return ""
    house = words.say(f"house-{kind}")
    if personality not in rules_of(game).judge.personalities:
        return house
    return words.say("house-with-personality", house=house, personality=words.say(f"personality-{personality}"))
