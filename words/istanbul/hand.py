"""The reader's own cards, each with what it does."""

from collections import Counter
from typing import Final

from engine.istanbul.ids import face_of, number_of
from engine.istanbul.state import State
from engine.istanbul.view import View
from words.istanbul import terms
from words.speech import Words

TOLD: Final = 8  # cards of a deck


def held(words: Words, view: View) -> str:
    """The viewer's cards by name."""
    guild = view.mocha.guild_hand if view.mocha else ()
    cards = [
        words.say("counted", thing=terms.card(words, face), count=count) for face, count in Counter(view.hand).items()
    ]
    return words.listed([*cards, *(terms.guild_card(words, number) for number in guild)]) or words.say("nothing")


def to_come(words: Words, state: State) -> list[str]:
    """The bonus and guild cards that would have been drawn next, in their order."""
    cards = [terms.card(words, face_of(card)) for card in reversed(state.deck[-TOLD:])]
    guild = [terms.guild_card(words, number_of(card)) for card in reversed(state.guild_deck[-TOLD:])]
    piles = {"bonus": cards, "guild": guild}
    return [words.say("hands-to-come", pile=pile, cards=words.listed(found)) for pile, found in piles.items() if found]


def hand_text(words: Words, view: View) -> str:
    guild = view.mocha.guild_hand if view.mocha else ()
    if not view.hand and not guild:
        return words.say("hand-empty")
    lines = [words.say("hand-title")]
    for face, count in Counter(view.hand).items():
        card = words.say("counted", thing=terms.card(words, face), count=count)
        lines.append(words.say("hand-card", card=card, effect=terms.card_line(words, face)))
    for number in guild:
        lines.append(
            words.say("hand-card", card=terms.guild_card(words, number), effect=terms.guild_line(words, number))
        )
    return "\n".join(lines)
