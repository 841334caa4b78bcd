"""What a game's words must offer, and the small shapes they come in."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from engine.core.decision import Decision, Refusal
from engine.core.options import BadOption
from words.speech import Words

TEXT_LIMIT = 80  # a button's label; menus allow 100
DETAIL_LIMIT = 100
ALT_LIMIT = 1024
PART_LIMIT = 3900

Names = Sequence[str]
"""What each seat is called in a sentence, by seat."""


class Label(NamedTuple):
    """One option in words.

    `text`: up to 80 characters, distinct within its decision. `detail`: up to 100 characters, may be empty.
    `group`: the menu or row of buttons it belongs to. `rank`: lower ones come first. `final`: chance follows, so it
    cannot be undone; `text` says so too."""

    text: str
    detail: str = ""
    group: str = ""
    rank: int = 0
    final: bool = False

    @property
    def line(self) -> str:
        """Both in one line of up to 100 characters, for completion lists."""
        whole = f"{self.text} · {self.detail}" if self.detail else self.text
        return clipped(whole, DETAIL_LIMIT)


class Prompt(NamedTuple):
    """What a decision asks: the question for the panel's headline, and lines of help, which may be empty."""

    question: str
    help: str = ""


class Topic(NamedTuple):
    """An entry of the rules look-up. `section` is a heading such as "Places"."""

    key: str
    title: str
    section: str


class GameWords(Protocol):
    """The makers of one game's words; all are pure functions of what they are given.

    `view` is the view of whoever will read it (a spectator's for the channel); events must have been through
    `engine.core.event.seen_by` for the same reader."""

    @property
    def name(self) -> str: ...

    def title(self, words: Words) -> str:
        """The game's name."""

    def names(self, words: Words, colours: Sequence[str]) -> tuple[str, ...]:
        """What the seats are called when colours are enough: "Red", "Blue"."""

    def option_label(
        self, words: Words, view: Any, decision: Decision, notation: str, outlook: Any, names: Names
    ) -> Label:
        """An option in words; `outlook` may be None, which leaves out what follows."""

    def placeholder(self, words: Words, view: Any, decision: Decision, group: str) -> str:
        """What stands in the closed menu of a group of options, up to 150 characters."""

    def prompt(self, words: Words, view: Any, decision: Decision, names: Names) -> Prompt:
        """What the decision asks."""

    def summons(self, words: Words, view: Any, decision: Decision, mention: str, names: Names) -> str:
        """The line in the channel that calls the seat, mention first; tells nothing hidden."""

    def event_sentence(self, words: Words, event: Any, names: Names) -> str:
        """One event as a sentence."""

    def turn_story(self, words: Words, events: Sequence[Any], names: Names) -> str:
        """Events of one turn (or one stretch of it) in one or two short lines; empty when nothing is worth telling."""

    def since_your_last_turn(self, words: Words, turns: Sequence[Sequence[Any]], seat: int | None, names: Names) -> str:
        """What mattered in the turns of the others, in one sentence; empty when nothing did."""

    def status_line(self, words: Words, view: Any, seat: int) -> str:
        """What a seat has, in one line."""

    def refusal(self, words: Words, refusal: Refusal, view: Any, names: Names) -> str:
        """Why something may not be done, and what may. `view` may be None before a game has started."""

    def alt_texts(self, words: Words, view: Any, names: Names) -> Mapping[str, str]:
        """The alt text (up to 1,024 characters) of each picture of the position: `board`, `carts`."""

    def state_text(self, words: Words, view: Any, names: Names) -> list[str]:
        """The complete position in readable parts of up to 3,900 characters, for screen readers."""

    def hand_text(self, words: Words, view: Any, names: Names) -> str:
        """What the reader holds that others may not see, each with what it does."""

    def topics(self, words: Words) -> Sequence[Topic]:
        """The entries of the rules look-up, in reading order."""

    def look_up(self, words: Words, key: str) -> str:
        """One entry's text, rulebook page included. Raises KeyError."""

    def score_sheet(self, words: Words, view: Any, names: Names) -> str:
        """All seats in order of rank with what counts, one line each."""

    def result(self, words: Words, view: Any, names: Names) -> str:
        """Who won and by what."""

    def option_title(self, words: Words, field: str, value: str | None = None) -> str:
        """A set-up option's name, or that of one of its values."""

    def option_help(self, words: Words, field: str, value: str) -> str:
        """What a value of a set-up option does, in one line of up to 100 characters."""

    def bad_option(self, words: Words, problem: BadOption) -> str:
        """Why the options cannot be, and what can."""


def clipped(text: str, limit: int) -> str:
    """Text of at most `limit` characters, cut between words when it is longer."""
    if len(text) <= limit:
        return text
    return text[: limit - 1].rsplit(" ", 1)[0].rstrip(" ,·") + "…"
