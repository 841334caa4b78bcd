"""Whole turns that a panel offers where a turn begins, on buttons and in a menu: which of them, in which order, their
names and what their lines say."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from operator import attrgetter, itemgetter
from typing import Final, NamedTuple

from cogs.framework import limits
from cogs.panel.advised import advised_shortcuts
from cogs.panel.menus import head_of
from cogs.panel.quick_button import (
    ShortcutButton,
    begin_of,
    chance_of,
    fits_button,
    line_after,
    name_of_several,
    notations_of,
    said_once,
    shortcut_button,
    unsaid,
    with_declined,
)
from cogs.panel.undoing import foreseen_labels
from engine.core.trial import Shortcut
from host import Panel
from words.games import game_words
from words.shapes import BETWEEN_NOTES, Label, length_of
from words.speech import Words

MOST_TURNS: Final = 3
"""Whole turns with a button, what a hint shows first of all; others stand in the menu, since each is a line to read."""
MOST_OF_ONE: Final = 3
"""Whole turns that the menu lists of one option, such as sending the family member: whoever wants another one goes
there step by step."""
FIRST: Final = -1
"""Where the best turn stands: before all options of the menus."""


class Ranked(NamedTuple):
    """A shortcut with what decides whether it is offered: whether it brings no prize such as a ruby, how many better
    ones begin with the same option, the `loss` against others, and where its option stands in the menus; `deal`: what
    its line says after its name, `chance`: after that, where chance comes in."""

    no_prize: bool
    number: int
    loss: float
    at: int
    shortcut: Shortcut
    deal: str
    chance: str


class _Kind(NamedTuple):
    """How shortcuts are offered: whether there is room for one, and by what it is told apart from others."""

    fits: Callable[[Words, Panel, ShortcutButton], bool]
    begins: Callable[[Words, ShortcutButton], str]


def whole_turns(
    w: Words, panel: Panel, labels: Mapping[str, Label], names: Sequence[str]
) -> tuple[list[ShortcutButton], list[ShortcutButton]]:
    """Those with a button, and those of the menu, in the order of the menus, the best turn first of all.

    Buttons: what a hint would show first, then turns with a prize such as a ruby, the rest of the hint, and then those
    worth most to a beginner, of each option its first before any option's second, and before those that begin as a
    hint's. `labels`: of the decision's options, in the order of the menus."""
    ranked = [each for at, option in enumerate(labels) for each in beginning_with(w, panel, option, at, names)]
    ranked.sort(key=itemgetter(slice(0, 4)))
    best = [*_advised(w, panel, labels, names)]
    begun = {each.shortcut.notations[0] for each in best}
    prizes, others = ([each for each in ranked if each.no_prize == without] for without in (False, True))
    others.sort(key=lambda each: each.shortcut.notations[0] in begun)
    offered = [*best[:1], *prizes, *best[1:], *others]
    buttons = _told_apart(w, panel, offered, names, MOST_TURNS, _BUTTON)
    left = _menu(w, panel, ranked, buttons, names)
    if len(left) == 1:  # a menu of one turn would be a button that takes two presses
        buttons = _told_apart(w, panel, offered, names, MOST_TURNS + 1, _BUTTON)
        left = _menu(w, panel, ranked, buttons, names)
    return _in_order(_by_what_is_chosen(w, panel, buttons)), _in_order(left) if len(left) > 1 else []


def _menu(
    w: Words,
    panel: Panel,
    ranked: Sequence[Ranked],
    buttons: Sequence[tuple[Ranked, ShortcutButton]],
    names: Sequence[str],
) -> list[tuple[Ranked, ShortcutButton]]:
    """Those without a button that end the turn, or at which chance comes in; of each option the best."""
    with_button = {each.shortcut.notations for each, _ in buttons}
    whole = (each for each in ranked if each.shortcut.ends or each.shortcut.chance)
    left = [each for each in whole if each.number < MOST_OF_ONE and each.shortcut.notations not in with_button]
    return _told_apart(w, panel, left, names, limits.MENU_OPTIONS, _OPTION)


def beginning_with(w: Words, panel: Panel, option: str, at: int, names: Sequence[str]) -> Iterator[Ranked]:
    """Those that begin with an option, which stands at this place in the menus, the best first."""
    rules, view = panel.position.rules, panel.position.view(panel.seat)
    speech = game_words(panel.table.row.rules_name)
    found: list[Ranked] = []
    for shortcut in panel.position.shortcuts(panel.seat, option):
        deal = speech.shortcut_deal(w, view, shortcut, names)
        if deal and len(notations_of(panel, shortcut)) > 1:
            no_prize = not any(isinstance(event, rules.prizes) for event in shortcut.events)
            loss, chance = -rules.shortcut_worth(view, shortcut), chance_of(w, panel, shortcut)
            found.append(Ranked(no_prize, 0, loss, at, shortcut, deal, chance))
    for number, each in enumerate(sorted(found, key=attrgetter("loss"))):
        yield each._replace(number=number, no_prize=each.no_prize or number > 0)


def _advised(w: Words, panel: Panel, labels: Mapping[str, Label], names: Sequence[str]) -> Iterator[Ranked]:
    """The turns of a hint that do something, with all that they do and pass over."""
    speech, view, places = game_words(panel.table.row.rules_name), panel.position.view(panel.seat), [*labels]
    for number, shortcut in enumerate(advised_shortcuts(panel)):
        if speech.shortcut_is_waste(view, shortcut):
            continue
        told = [*foreseen_labels(w, panel.position.fork(), panel.seat, shortcut.notations, names)]
        deal = speech.hinted_deal(w, view, shortcut, names)
        if deal:
            deal = with_declined(w, deal, told)
        else:
            first, *others = told
            if others and not panel.position.choices:  # what a turn begins with is told by what follows
                first = first._replace(text=head_of(first) or first.text, detail="")
            deal = w.chain(
                [*said_once(map(_without_ending, [first, *others])), speech.shortcut_skips(w, view, shortcut)]
            )
        at = places.index(shortcut.notations[0]) if number else FIRST
        yield Ranked(False, number, 0.0, at, shortcut, deal, chance_of(w, panel, shortcut, told))


def _without_ending(label: Label) -> str:
    """All that a label says but that chance follows."""
    text = label.text.removesuffix(label.ending).removesuffix(BETWEEN_NOTES) if label.ending else label.text
    return label._replace(text=text).whole


def _told_apart(
    w: Words, panel: Panel, ranked: Sequence[Ranked], names: Sequence[str], most: int, kind: _Kind
) -> list[tuple[Ranked, ShortcutButton]]:
    """The first ones, each of which does something else, up to where chance comes in, says so and begins otherwise than
    those before it: if need be by what is chosen at a place."""
    found: dict[str, tuple[Ranked, ShortcutButton]] = {}
    offered = set[tuple[str, ...]]()
    for each in ranked:
        called = [*_names(w, panel, each.shortcut, names)]
        does, says = each.shortcut.notations, (*called[:1], each.deal, each.chance)
        if {does, says} & offered:
            continue
        for name in called:
            made = button_of(w, panel, each, name)
            if kind.fits(w, panel, made) and kind.begins(w, made) not in found:
                found[kind.begins(w, made)] = each, made
                offered |= {does, says}
                break
        if len(found) == most:
            break
    return list(found.values())


def _by_what_is_chosen(
    w: Words, panel: Panel, found: Sequence[tuple[Ranked, ShortcutButton]]
) -> list[tuple[Ranked, ShortcutButton]]:
    """Where several buttons go to one place, the one that is called by it alone has its choice in its name, as the
    others have."""
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    places = [speech.shortcut_name(w, view, each.shortcut, apart=False) for each, _ in found]
    begun, named = {begin_of(made.label) for _, made in found}, list[tuple[Ranked, ShortcutButton]]()
    for place, (each, made) in zip(places, found, strict=True):
        name = speech.shortcut_name(w, view, each.shortcut, apart=True)
        if name and made.label == place and places.count(place) > 1:
            called = button_of(w, panel, each, name)
            made = called if fits_button(panel, called) and begin_of(name) not in begun else made
        named.append((each, made))
    return named


def _names(w: Words, panel: Panel, shortcut: Shortcut, names: Sequence[str]) -> Iterator[str]:
    """What a button may be called, the best first: by its place, with whom it meets, with what is chosen there, or by
    its choices."""
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    called = [speech.shortcut_name(w, view, shortcut, apart=apart) for apart in (False, True)]
    meets = speech.shortcut_meets(w, view, shortcut)
    yield from (w.chain([name, meets]) for name in called[:1] if name and meets)
    yield from filter(None, called)
    if not any(called):
        told = [*foreseen_labels(w, panel.position.fork(), panel.seat, shortcut.notations, names)]
        yield from filter(None, [name_of_several(w, told, ())])


def _in_order(found: Sequence[tuple[Ranked, ShortcutButton]]) -> list[ShortcutButton]:
    return [made for _, made in sorted(found, key=lambda pair: (pair[0].at, pair[0].number))]


def button_of(w: Words, panel: Panel, ranked: Ranked, name: str) -> ShortcutButton:
    deal = unsaid(w, w.chain([ranked.deal, ranked.chance]), name)
    return shortcut_button(panel, ranked.shortcut, name, line_after(name, name, deal), ranked.chance)


def divided(told: str) -> tuple[str, str]:
    """What a button says, and the end of that where it is longer than an option; what comes out may still be."""
    parts = told.split(BETWEEN_NOTES)
    lengths = accumulate(length_of(part) + len(BETWEEN_NOTES) for part in parts)
    shown = max(1, sum(length - len(BETWEEN_NOTES) <= limits.OPTION_TEXT for length in lengths))
    return BETWEEN_NOTES.join(parts[:shown]), BETWEEN_NOTES.join(parts[shown:])


_BUTTON: Final = _Kind(lambda _, panel, made: fits_button(panel, made), lambda _, made: begin_of(made.label))
_OPTION: Final = _Kind(
    lambda w, _, made: max(map(length_of, [*divided(made.told(w)), made.carried])) <= limits.OPTION_TEXT,
    lambda w, made: divided(made.told(w))[0][: limits.OPTION_TOLD_APART],
)
