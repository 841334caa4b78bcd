"""The reader's own cards, each with what it does."""

from collections import Counter

from engine.istanbul.view import View
from words.istanbul import terms
from words.speech import Words


def hand_text(words: Words, view: View) -> str:
    if not view.hand:
        return words.say("hand-empty")
    lines = [words.say("hand-title")]
    for face, count in Counter(view.hand).items():
        card = words.say("counted", thing=terms.card(words, face), count=count)
        lines.append(words.say("hand-card", card=card, effect=terms.card_line(words, face)))
    return "\n".join(lines)
