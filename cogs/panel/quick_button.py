"""One quick button of a panel: the choices it carries, whether it finishes the turn, what fits on it, its name."""

import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from cogs.framework import BUTTON, custom_id, limits
from cogs.panel.carried import carried, notations_in
from cogs.panel.menus import fitting_name, head_of
from engine.core.trial import Shortcut
from host import Panel
from words.games import game_words
from words.labels import LAST
from words.phrase import Phrase
from words.shapes import AFTER_NAME, BETWEEN_NOTES, Label, length_of
from words.speech import Words

SEVERAL_WORDS: Final = 3
"""So many words in another note are not there by chance."""
LEAST_STEM, LONGEST_ENDING = 3, 3
"""Letters of a word in any case, and of its ending."""
SHORTCUT, WHOLE = "shortcut", "whole"
"""The verbs of buttons, where no turn is prepared; a whole turn is finished too, where that is possible after a roll or
draw."""


STRONG: Final = "**"


class Line(NamedTuple):
    """What the line of a button says: its `name`, and the `deal` after it, all that the name leaves unsaid; `begun`:
    the name is the first part of a sentence. Without a name the deal says it all; there is no line without a deal."""

    deal: str = ""
    name: str = ""
    begun: bool = False

    def written(self, w: Words, *, strong: str = STRONG) -> str:
        """`strong`: the format of its name."""
        if not self.name or not self.deal:
            return self.deal
        name = Phrase(f"{strong}{self.name}{strong}")
        if AFTER_NAME in self.name:  # and no second one after it
            return w.chain([name, self.deal])
        return w.say("shortcut-line.begun" if self.begun else "shortcut-line", name=name, deal=self.deal)


NO_LINE: Final = Line()


def line_after(name: str, begins: str, deal: str) -> Line:
    """The line of a name that may end as its deal `begins`, which is said once."""
    rest = deal[len(begins) + 1 :]
    begins = begins.casefold()
    ends_so, goes_on = name.casefold().endswith(begins), deal[: len(begins) + 1].casefold() == f"{begins} "
    once = bool(begins) and ends_so and goes_on
    return Line(Phrase(rest), name, begun=True) if once and rest else Line(deal, name)


class ShortcutButton(NamedTuple):
    """The label and the choices of a button, and its line, which there is none of where the label says it all; `ends`:
    whether the turn is finished then, whatever chance brings; `chance`: what is said of that where it stops there;
    `covers`: the option that need not be offered besides; `meant`: it is what a lesson means; `declines`: nothing is
    done, which is never lit green."""

    label: str
    rest: str
    line: Line = NO_LINE
    verb: str = SHORTCUT
    ends: bool = False
    chance: str = ""
    covers: str = ""
    meant: bool = False
    declines: bool = False

    @property
    def carried(self) -> str:
        """Its choices as its custom id has them."""
        return self.rest.partition(":")[2]

    @property
    def choices(self) -> list[str]:
        return notations_in(self.carried)

    def told(self, w: Words) -> str:
        """All that it says, without a format."""
        return self.line.written(w, strong="") or self.label


def notations_of(panel: Panel, shortcut: Shortcut) -> tuple[str, ...]:
    """The choices of a button: to the end of the turn, unless its person wants to be asked whether to finish."""
    ends = shortcut.ends and not panel.asks_end
    return (*shortcut.notations, panel.position.rules.turn_end) if ends else shortcut.notations


def rest_of(panel: Panel, shortcut: Shortcut) -> str:
    """What its custom id says of its choices."""
    after = panel.asked_after
    return f"{after}:{carried(notations_of(panel, shortcut), lambda text: carries(panel, f'{after}:{text}'))}"


def verb_of(panel: Panel, *, chance: bool) -> str:
    if panel.prepared:
        return panel.choosing
    return WHOLE if chance and not panel.asks_end else SHORTCUT


def shortcut_button(
    panel: Panel, shortcut: Shortcut, name: str, line: Line, chance: str, *, declines: bool = False
) -> ShortcutButton:
    """`chance`: what is said of it, if it comes in. The button finishes the turn where that is sure, unless its person
    wants to be asked; the option of a single choice that does no more than the button need not be offered besides."""
    ends = shortcut.ends and not panel.asks_end
    covers = len(shortcut.notations) == 1 and (shortcut.only_ends or (shortcut.chance and not ends))
    return ShortcutButton(
        name,
        rest_of(panel, shortcut),
        line,
        verb_of(panel, chance=shortcut.chance),
        ends,
        chance if shortcut.chance and not ends else "",
        shortcut.notations[0] if covers else "",
        declines=declines,
    )


def carries(panel: Panel, rest: str) -> bool:
    """Whether a custom id has room for the choices."""
    return len(custom_id(BUTTON, verb_of(panel, chance=False), panel.table.row.id, rest)) <= limits.CUSTOM_ID


def fits_button(panel: Panel, made: ShortcutButton) -> bool:
    return length_of(made.label) <= limits.SHORT_LABEL and carries(panel, made.rest)


def notes_of(text: str) -> list[Phrase]:
    """The notes that a text is a chain of, each in its usual form."""
    return [Phrase(note) for note in text.split(BETWEEN_NOTES) if note]


def said_once(texts: Iterable[str]) -> list[Phrase]:
    """The parts of these texts, without those of several words that another part says too."""
    parts = [*dict.fromkeys(part for text in texts for part in notes_of(text))]
    return [
        part
        for part in parts
        if part.count(" ") < SEVERAL_WORDS - 1 or not any(part in other for other in parts if other != part)
    ]


def unsaid(w: Words, text: str, name: str) -> str:
    """The notes of a text that a name does not say already; of one that its last note says up to a comma the rest
    ("roll, no undo")."""
    *before, last = name.split(BETWEEN_NOTES)
    said = f"{last}, " if before else ""
    return w.chain(Phrase(note.removeprefix(said)) for note in notes_of(text) if not _says(name, note))


def _says(name: str, note: str) -> bool:
    """Whether a note stands in a name, several words also with a capital: "2 fabric" is not the place "2 Fabric"; one
    that begins with a capital also with other endings, as names have them in some languages ("do oázy 3", "Oáza 3")."""
    notes = [note, note[:1].upper() + note[1:]] if " " in note else [note]
    if any(re.search(rf"(?<!\w){re.escape(each)}(?!\w)", name) for each in notes):
        return True
    inflected = r"\s".join(map(_inflected, note.split()))
    return note[:1].isupper() and bool(re.search(rf"(?<!\w){inflected}(?!\w)", name, re.IGNORECASE))


def _inflected(word: str) -> str:
    """A pattern for a word with any ending; numbers and short words have none."""
    stem = word[: max(LEAST_STEM, len(word) - LONGEST_ENDING + 1)]
    return rf"{re.escape(stem)}\w{{1,{LONGEST_ENDING}}}" if word.isalpha() and stem != word else re.escape(word)


def with_declined(w: Words, deal: str, told: Sequence[Label]) -> str:
    """What several choices come to, with what is declined on the way; `told`: the label of each."""
    return w.chain(
        [deal, *(each.text for each in told if each.rank >= LAST and each.text.casefold() not in deal.casefold())]
    )


def chance_of(w: Words, panel: Panel, shortcut: Shortcut, told: Sequence[Label] = ()) -> str:
    """What is said of the chance with which a shortcut ends: as the last of its labels says it, where they are `told`;
    else of the chance that it passes; empty where there is none."""
    if not (shortcut.chance or shortcut.passed):
        return ""
    rules_name, ending = panel.table.row.rules_name, told[-1].ending if told and shortcut.chance else ""
    return ending or w.about(rules_name).say(f"chance-{game_words(rules_name).shortcut_chance(shortcut)}")


def begin_of(label: str) -> str:
    """That of a label which tells it from others."""
    return label[: limits.TOLD_APART]


def name_of_several(w: Words, told: Sequence[Label], taken: Collection[str], *, one_of_many: bool = False) -> str:
    """The name of a button for several choices, which is not that of an option; empty if there is none. Where the first
    choice alone would fill it, its head stands before the others, or these stand alone; not where it is `one_of_many`
    that do something, such as the card to discard, or turns something down, which must be said."""
    first, *others = told
    rest = w.chain([each.text for each in others])
    head = head_of(first)
    headed = w.chain([head, rest])
    names = (
        fitting_name(Label(w.chain([first.text, rest]), final=told[-1].final)),
        headed if head and length_of(headed) <= limits.SHORT_LABEL else "",
        fitting_name(Label(rest, final=told[-1].final)) if first.rank != LAST and not one_of_many else "",
    )
    return next((name for name in names if name and name not in taken), "")
