"""The Voyages of Marco Polo in words: see words.game.GameWords for what each maker gives."""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.decision import Decision, Refusal
from engine.core.options import BadOption
from engine.marco_polo.view import View
from words.game import Label, Names, Prompt, Topic
from words.marco_polo import alt, digest, events, hand, look_up, position, prompts, refusals, score, setup, story, terms
from words.marco_polo.labels import label
from words.speech import Words

TOPIC: Final = "marco_polo"


class MarcoPoloWords:
    """The registered words of The Voyages of Marco Polo."""

    name: Final = TOPIC

    def title(self, words: Words) -> str:
        return words.about(TOPIC).say("game-title")

    def names(self, words: Words, colours: Sequence[str]) -> tuple[str, ...]:
        return tuple(terms.colour(words.about(TOPIC), colour) for colour in colours)

    def option_label(
        self, words: Words, view: View, decision: Decision, notation: str, outlook: Any, names: Names
    ) -> Label:
        return label.option_label(words.about(TOPIC), view, decision, notation, outlook, names)

    def placeholder(self, words: Words, view: View, decision: Decision, group: str) -> str:
        return label.placeholder(words.about(TOPIC), group)

    def prompt(self, words: Words, view: View, decision: Decision, names: Names) -> Prompt:
        return prompts.prompt(words.about(TOPIC), view, decision, names)

    def summons(self, words: Words, view: View, decision: Decision, mention: str, names: Names) -> str:
        return prompts.summons(words.about(TOPIC), view, decision, mention, names)

    def event_sentence(self, words: Words, event: Any, names: Names) -> str:
        return events.event_sentence(words.about(TOPIC), event, names)

    def turn_story(self, words: Words, events: Sequence[Any], names: Names) -> str:
        return story.turn_story(words.about(TOPIC), events, names)

    def since_your_last_turn(self, words: Words, turns: Sequence[Sequence[Any]], seat: int | None, names: Names) -> str:
        return digest.since_your_last_turn(words.about(TOPIC), turns, seat, names)

    def status_line(self, words: Words, view: View, seat: int) -> str:
        return prompts.status_line(words.about(TOPIC), view, seat)

    def refusal(self, words: Words, refusal: Refusal, view: View | None, names: Names) -> str:
        return refusals.refusal_text(words.about(TOPIC), refusal, view, names)

    def alt_texts(self, words: Words, view: View, names: Names) -> dict[str, str]:
        topic = words.about(TOPIC)
        return {"board": alt.board_alt(topic, view), "carts": alt.carts_alt(topic, view, names)}

    def state_text(self, words: Words, view: View, names: Names) -> list[str]:
        return position.state_text(words.about(TOPIC), view, names)

    def hand_text(self, words: Words, view: View, names: Names) -> str:
        return hand.hand_text(words.about(TOPIC), view)

    def topics(self, words: Words) -> list[Topic]:
        return look_up.topics(words.about(TOPIC))

    def look_up(self, words: Words, key: str) -> str:
        return look_up.look_up(words.about(TOPIC), key)

    def score_sheet(self, words: Words, view: View, names: Names) -> str:
        return score.score_sheet(words.about(TOPIC), view, names)

    def result(self, words: Words, view: View, names: Names) -> str:
        return score.result(words.about(TOPIC), view, names)

    def option_title(self, words: Words, field: str, value: str | None = None) -> str:
        return setup.option_title(words.about(TOPIC), field, value)

    def option_help(self, words: Words, field: str, value: str) -> str:
        return setup.option_help(words.about(TOPIC), field, value)

    def bad_option(self, words: Words, problem: BadOption) -> str:
        return setup.bad_option(words.about(TOPIC), problem)


MARCO_POLO: Final = MarcoPoloWords()
