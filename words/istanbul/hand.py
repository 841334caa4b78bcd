"""The reader's own cards, each with what it does."""

from collections import Counter

from engine.istanbul.view import View
from words.istanbul import terms
from words.speech import Words


def held(words: Words, view: View) -> str:
    """The viewer's cards by name."""
    guild = view.mocha.guild_hand if view.mocha else ()
    cards = [
        words.say("counted", thing=terms.card(words, face), count=count) for face, count in Counter(view.hand).items()
    ]
    return words.listed([*cards, *(terms.guild_card(words, number) for number in guild)]) or words.say("nothing")


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
