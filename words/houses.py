"""What computer players are called: Rookie, Merchant, Master and so on, with their personality."""

from engine import players
from engine.games import rules_of
from words.speech import Words


def house_words(words: Words, game: str, player: str) -> str:
    """The kind of computer player that a seat's `player` is, and its personality; empty for a person. `game`: the name
    of its rules; a personality that only another version knows is left out."""
    kind, personality = players.kind_of(player), players.personality_of(player)
    if kind is None:
        return ""
    house = words.say(f"house-{kind}")
    if personality not in rules_of(game).judge.personalities:
        return house
    return words.say("house-with-personality", house=house, personality=words.say(f"personality-{personality}"))
