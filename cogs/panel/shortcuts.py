"""The quick buttons of a panel and its menu of whole turns: which turns or single choices have one, how many, in which
order, and what their lines say.

A button has a short name; where that does not say it all, a line above, or the option of the menu, says what it does,
brings and costs. Above the lines stands that these buttons finish the turn. The other menus lead to the same, step by
step, and to more."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import accumulate
from operator import attrgetter, itemgetter
from typing import Any, Final, NamedTuple

import discord

from cogs.framework import BUTTON, button, custom_id, limits, menu, menu_option
from cogs.panel.menus import fits_buttons, itemised, line_of, short_text
from cogs.panel.undoing import foreseen_labels
from engine.core.trial import Shortcut
from host import Panel
from words.games import game_words
from words.shapes import WORSE, Label, length_of
from words.speech import Words

MOST_TURNS: Final = 4
"""Whole turns with a button, others stand in the menu. A fifth was what the Merchant began with in 3 of 189 turns of
games of Rookies (26 November 2026, Istanbul, the Grand Bazaar and Marco Polo), and each is a line to read."""
MOST_TRIED: Final = 12
"""Options of which it is looked for how they end the turn."""
BETWEEN: Final = "/"  # between notations, none of which has one
CHOOSE: Final = "choose"
"""The verb of one choice in a turn; that of a prepared turn (`Panel.choosing`) makes several too."""
MORE: Final = "more"
STRONG: Final = "**"
PARTS: Final = " · "
SHORTCUT, WHOLE = "shortcut", "whole"
"""The verbs of buttons; a whole turn is finished too, where nothing is left to choose after a roll or draw."""
STYLES: Final = {False: discord.ButtonStyle.secondary, True: discord.ButtonStyle.primary}
"""Of a button, by whether a lesson means it."""


class ShortcutButton(NamedTuple):
    """The label and the choices of a button, and what its line says, which is empty where the label says it all;
    `ends`: whether the turn is finished then, whatever chance brings; `covers`: the option that need not be offered
    besides; `again`: it is what its person chose when last asked this; `meant`: it is what a lesson means."""

    label: str
    rest: str
    line: str = ""
    verb: str = SHORTCUT
    ends: bool = False
    covers: str = ""
    again: bool = False
    meant: bool = False


class Shortcuts(NamedTuple):
    """What is offered at one press: `buttons`, and whole turns in a menu."""

    buttons: list[ShortcutButton]
    menu: Sequence[ShortcutButton] = ()


class _Ranked(NamedTuple):
    """A shortcut with what decides whether it is offered: whether it brings no prize such as a ruby, how many better
    ones begin with the same option, the `loss` against others, and where its option stands in the menus."""

    no_prize: bool
    number: int
    loss: float
    at: int
    shortcut: Shortcut
    deal: str


class _Kind(NamedTuple):
    """How shortcuts are offered: whether there is room for one, and by what it is told apart from others."""

    fits: Callable[[Panel, ShortcutButton], bool]
    begins: Callable[[ShortcutButton], str]


def shortcuts_of(w: Words, panel: Panel, labels: Mapping[str, Label], names: Sequence[str]) -> Shortcuts:
    """In the order of the menus. Buttons: those with a prize such as a ruby, then those worth most to a beginner, of
    each option its first before any option's second; then whole turns in a menu. Within a turn, see `_options`.

    `labels`: of the decision's options, in the order of the menus."""
    if panel.decision is None or panel.position.sealed:
        return Shortcuts([])
    if panel.meant is not None:
        return Shortcuts(_meant(w, panel, labels, panel.meant, names))
    rules = panel.position.rules
    if panel.decision.kind not in rules.shortcut_kinds or rules.turn_end in panel.decision.options:
        return Shortcuts(_options(w, panel, labels, names))
    ranked = [each for at, option in enumerate(labels) for each in _beginning_with(w, panel, labels, option, at, names)]
    ranked.sort(key=itemgetter(slice(0, 4)))
    buttons = _told_apart(w, panel, ranked, MOST_TURNS, _BUTTON)
    with_button = {made.rest for _, made in buttons}
    whole = (each for each in ranked if each.shortcut.ends or each.shortcut.chance)
    left = [each for each in whole if _rest(panel, each.shortcut) not in with_button]
    return Shortcuts(_in_order(buttons), _in_order(_told_apart(w, panel, left, limits.MENU_OPTIONS, _OPTION)))


def shortcut_rows(w: Words, panel: Panel, shortcuts: Shortcuts) -> list[discord.ui.ActionRow[Any]]:
    """The row of buttons and the menu, as far as there is anything in them."""
    game_id, rows = panel.table.row.id, list[discord.ui.ActionRow[Any]]()
    row = [button(each.label, each.verb, game_id, each.rest, style=STYLES[each.meant]) for each in shortcuts.buttons]
    if row:
        rows.append(discord.ui.ActionRow[Any](*row))
    if shortcuts.menu:
        title = w.say("menu-whole-turns.more" if row else "menu-whole-turns")
        options, rest = [*map(_menu_option, shortcuts.menu)], f"{panel.asked_after}:{MORE}"
        rows.append(discord.ui.ActionRow[Any](menu(title, options, _verb(panel, chance=True), game_id, rest)))
    return rows


def _menu_option(each: ShortcutButton) -> discord.SelectOption:
    """All that the line of a button would say, its end beside it where that is long."""
    text, beside = _divided(each.line)
    return menu_option(text, each.rest.partition(":")[2], description=beside)


def _divided(line: str) -> tuple[str, str]:
    """A line without its formats, and its end where it is longer than an option; what comes out may still be."""
    parts = line.replace(STRONG, "").split(PARTS)
    lengths = accumulate(length_of(part) + len(PARTS) for part in parts)
    shown = max(1, sum(length - len(PARTS) <= limits.OPTION_TEXT for length in lengths))
    return PARTS.join(parts[:shown]), PARTS.join(parts[shown:])


def shortcut_lines(w: Words, shortcuts: Sequence[ShortcutButton]) -> list[str]:
    """That the buttons finish the turn, the lines of those that do not say it all, and the one that explains a button
    for the last answer."""
    finishing = any(each.ends or each.verb == WHOLE for each in shortcuts)
    sure = "yes" if all(each.ends for each in shortcuts) else "no"
    return [
        *([w.say("panel-finishing", count=len(shortcuts), sure=sure)] if finishing else []),
        *itemised(each.line for each in shortcuts if each.line),
        *([w.say("panel-last-answer")] if any(each.again for each in shortcuts) else []),
    ]


def _told_apart(
    w: Words, panel: Panel, ranked: Sequence[_Ranked], most: int, kind: _Kind
) -> list[tuple[_Ranked, ShortcutButton]]:
    """The first ones, each of which begins otherwise than those before it: if need be by what is chosen at a place."""
    found: dict[str, tuple[_Ranked, ShortcutButton]] = {}
    for each in ranked:
        for apart in (False, True):
            made = _button(w, panel, each, apart=apart)
            if made is not None and kind.fits(panel, made) and kind.begins(made) not in found:
                found[kind.begins(made)] = each, made
                break
        if len(found) == most:
            break
    return list(found.values())


def _in_order(found: Sequence[tuple[_Ranked, ShortcutButton]]) -> list[ShortcutButton]:
    return [made for _, made in sorted(found, key=lambda pair: (pair[0].at, pair[0].number))]


def _verb(panel: Panel, *, chance: bool) -> str:
    if panel.choosing != CHOOSE:
        return panel.choosing
    return WHOLE if chance and not panel.asks_end else SHORTCUT


def _beginning_with(
    w: Words, panel: Panel, labels: Mapping[str, Label], option: str, at: int, names: Sequence[str]
) -> Iterator[_Ranked]:
    """Those that begin with an option, the best first."""
    rules, view = panel.position.rules, panel.position.view(panel.seat)
    speech = game_words(panel.table.row.rules_name)
    found: list[_Ranked] = []
    for shortcut in panel.position.shortcuts(panel.seat, option):
        deal = speech.shortcut_deal(w, view, shortcut, names)
        if deal and len(_notations(panel, shortcut)) > 1:
            no_prize = not any(isinstance(event, rules.prizes) for event in shortcut.events)
            found.append(_Ranked(no_prize, 0, -rules.shortcut_worth(view, shortcut), at, shortcut, deal))
    for number, each in enumerate(sorted(found, key=attrgetter("loss"))):
        yield each._replace(number=number, no_prize=each.no_prize or number > 0)


def _notations(panel: Panel, shortcut: Shortcut) -> tuple[str, ...]:
    """The choices of a button: to the end of the turn, unless its person wants to be asked whether to finish."""
    ends = shortcut.ends and not panel.asks_end
    return (*shortcut.notations, panel.position.rules.turn_end) if ends else shortcut.notations


def _rest(panel: Panel, shortcut: Shortcut) -> str:
    return f"{panel.asked_after}:{BETWEEN.join(_notations(panel, shortcut))}"


def _button(w: Words, panel: Panel, ranked: _Ranked, *, apart: bool) -> ShortcutButton | None:
    """`apart`: told apart from another one to the same place; None where it has no name."""
    shortcut, speech = ranked.shortcut, game_words(panel.table.row.rules_name)
    name = speech.shortcut_name(w, panel.position.view(panel.seat), shortcut, apart=apart)
    if not name:
        return None
    own = w.about(panel.table.row.rules_name)
    chance = own.say(f"chance-{speech.shortcut_chance(shortcut)}") if shortcut.chance else ""
    whole = w.say("shortcut-line", name=name, deal=w.chain([ranked.deal, chance]))
    return ShortcutButton(name, _rest(panel, shortcut), whole, *_finish(panel, shortcut))


def _finish(panel: Panel, shortcut: Shortcut) -> tuple[str, bool]:
    """The verb of a button, and whether it finishes the turn for sure, unless its person wants to be asked."""
    return _verb(panel, chance=shortcut.chance), shortcut.ends and not panel.asks_end


def _meant(
    w: Words, panel: Panel, labels: Mapping[str, Label], notation: str, names: Sequence[str]
) -> list[ShortcutButton]:
    """What a lesson means: all that is left of a step, where that is one button's; or the option, if it stands in a
    menu; a button of its own is lit (`cogs.panel.menus`)."""
    if notation not in labels:
        return []
    made = _step_at_once(w, panel, labels, notation, names)
    if made is None and _in_menu(panel, labels, notation):
        made = _option(panel, labels, notation)
    return [made._replace(meant=True)] if made is not None and _carries(panel, made.rest) else []


def _step_at_once(
    w: Words, panel: Panel, labels: Mapping[str, Label], notation: str, names: Sequence[str]
) -> ShortcutButton | None:
    """The longest way through what is left of a step of a lesson, from its next choice `notation`; None where the step
    is told choice by choice."""
    left = () if panel.progress is None else panel.progress.at_once
    if not left or panel.decision is None or panel.decision.kind not in panel.position.rules.shortcut_kinds:
        return None
    ends = left[-1] == panel.position.rules.turn_end  # and only then does the button finish the turn
    ways = [
        each._replace(shortcut=each.shortcut._replace(ends=ends and each.shortcut.ends))
        for each in _beginning_with(w, panel, labels, notation, 0, names)
        if each.shortcut.notations == left[: len(each.shortcut.notations)]
    ]
    if not ways:
        return None
    longest = max(ways, key=lambda each: len(each.shortcut.notations))
    made = _button(w, panel, longest, apart=False)
    return None if made is None or not _fits_button(panel, made) else made._replace(verb=SHORTCUT)


def _options(w: Words, panel: Panel, labels: Mapping[str, Label], names: Sequence[str]) -> list[ShortcutButton]:
    """The options after which the turn may be finished, or chance comes in, as buttons that do so; and as they are the
    last answer, if it stands in a menu, and the first options of the first menu, if that is longer than a row of
    buttons. The last answer comes first."""
    in_menus = [notation for notation in labels if _in_menu(panel, labels, notation)]
    last = [notation for notation in in_menus if notation == panel.last_answer]
    long = len(_group_of(labels, next(iter(labels)))) > limits.ROW_BUTTONS
    plain = {*last, *(_group_of(labels, in_menus[0]) if in_menus and long else ())}
    made: list[tuple[int, ShortcutButton]] = []
    others = (option for option, label in labels.items() if option not in last and label.group != WORSE)
    for notation in [*last, *others][:MOST_TRIED]:
        finishing = [*_finishing(w, panel, labels, notation, names)]
        if not finishing and notation in plain:
            finishing = [_option(panel, labels, notation)]
        made += enumerate(each._replace(again=notation in last) for each in finishing)
    buttons: dict[str, ShortcutButton] = {}
    for _, each in sorted(made, key=itemgetter(0)):
        if _carries(panel, each.rest):
            buttons.setdefault(each.label[: limits.TOLD_APART], each)
    return [*buttons.values()][: limits.ROW_BUTTONS]


def _finishing(
    w: Words, panel: Panel, labels: Mapping[str, Label], option: str, names: Sequence[str]
) -> Iterator[ShortcutButton]:
    """The ways in which an option leads to the end of the turn, or to where chance comes in."""
    position, seat, label = panel.position, panel.seat, labels[option]
    speech, own_words = game_words(panel.table.row.rules_name), w.about(panel.table.row.rules_name)
    own = not position.choices or position.choices[0].seat == seat
    if panel.asks_end or not own or option == position.rules.turn_end:
        return
    ways = [way for way in position.shortcuts(seat, option) if way.ends or way.chance]
    begun = {text for each in labels.values() for text in (each.text, short_text(each))}
    for way in ways:
        told = [*foreseen_labels(w, position.fork(), seat, way.notations, names)] if way.notations[1:] else [label]
        name = _name_of_several(w, told, begun) if told[1:] else short_text(label)
        if not name:
            continue
        skips = speech.shortcut_skips(own_words, position.view(seat), way)
        whole = w.chain([*(each.whole for each in told), skips])
        yield ShortcutButton(
            name,
            _rest(panel, way),
            "" if whole == name else whole,
            *_finish(panel, way),
            option if way.notations == (option,) and (way.only_ends or way.chance) else "",
        )


def _name_of_several(w: Words, told: Sequence[Label], taken: Collection[str]) -> str:
    """The name of a button for several choices, which is not that of an option; empty if there is none."""
    text, rest = (w.chain([each.text for each in some]) for some in (told, told[1:]))
    called = (short_text(Label(text)), short_text(Label(rest)))
    return next((name for name in called if name not in taken), "")


def _option(panel: Panel, labels: Mapping[str, Label], notation: str) -> ShortcutButton:
    """The button of one option of a menu."""
    label = labels[notation]
    return ShortcutButton(short_text(label), f"{panel.asked_after}:{notation}", line_of(label), covers=notation)


def _in_menu(panel: Panel, labels: Mapping[str, Label], notation: str) -> bool:
    return not fits_buttons(panel, _group_of(labels, notation))


def _group_of(labels: Mapping[str, Label], notation: str) -> dict[str, Label]:
    """The options that stand together with one of them."""
    return {member: label for member, label in labels.items() if label.group == labels[notation].group}


def _carries(panel: Panel, rest: str) -> bool:
    return len(custom_id(BUTTON, _verb(panel, chance=False), panel.table.row.id, rest)) <= limits.CUSTOM_ID


def _fits_button(panel: Panel, made: ShortcutButton) -> bool:
    return length_of(made.label) <= limits.SHORT_LABEL and _carries(panel, made.rest)


_BUTTON: Final = _Kind(_fits_button, lambda made: made.label[: limits.TOLD_APART])
_OPTION: Final = _Kind(
    lambda _, made: max(map(length_of, [*_divided(made.line), made.rest.partition(":")[2]])) <= limits.OPTION_TEXT,
    lambda made: made.line.replace(STRONG, "")[: limits.OPTION_TOLD_APART],
)
