"""The quick buttons of a panel and its menu of whole turns: which question has which, and how they are shown.

A button has a short name; where that does not say it all, a line above, or the option of the menu, says what it does,
brings and costs. Those that finish the turn are green and stand in a row, below a line that says so; those that show
something new before that, and those that lead to another question, in others. The other menus lead to the same, step
by step, and to more."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import discord

from cogs.framework import button, limits, menu, menu_option
from cogs.panel.finishing import in_menu, option_button, options_at_once
from cogs.panel.headings import FINISHING, GOING_ON, SHOWING, Above, Row
from cogs.panel.menus import capitalised, itemised, said_of_all
from cogs.panel.quick_button import (
    NO_LINE,
    SHORTCUT,
    WHOLE,
    Line,
    ShortcutButton,
    begin_of,
    carries,
    fits_button,
    notes_of,
    unsaid,
    verb_of,
)
from cogs.panel.whole_turns import beginning_with, button_of, divided, whole_turns
from host import Panel
from words.games import game_words
from words.shapes import Label, length_of
from words.speech import Words

MORE: Final = "more"


class Shortcuts(NamedTuple):
    """What is offered at one press: `buttons`, and whole turns in a menu; `listed`: what the options are about stands
    in a list above them."""

    buttons: list[ShortcutButton]
    menu: Sequence[ShortcutButton] = ()
    listed: bool = False

    @property
    def covered(self) -> set[str]:
        """The options that need not be offered besides."""
        return {each.covers for each in self.buttons if each.covers}


def shortcuts_of(
    w: Words, panel: Panel, labels: Mapping[str, Label], names: Sequence[str], *, listed: bool = False
) -> Shortcuts:
    """Where a turn begins whole turns, within it options that finish it. `labels`: of the decision's options, in the
    order of the menus; `listed`: see `Shortcuts`."""
    if panel.decision is None or panel.position.sealed:
        return Shortcuts([])
    if panel.meant is not None:
        return Shortcuts(_meant(w, panel, labels, panel.meant, names))
    rules = panel.position.rules
    if panel.decision.kind not in rules.shortcut_kinds or rules.turn_end in panel.decision.options:
        return Shortcuts(options_at_once(w, panel, labels, names, listed=listed), listed=listed)
    buttons, others = whole_turns(w, panel, labels, names)
    return Shortcuts(_alike(w, panel, buttons), others)


def _alike(w: Words, panel: Panel, buttons: Sequence[ShortcutButton]) -> list[ShortcutButton]:
    """The buttons, all of a row or none with what they do in their names, or the first note of that; lines, which stand
    just above the names, do not repeat all of these."""
    shorten, made = partial(game_words(panel.table.row.rules_name).name_in_line, w), dict[str, ShortcutButton]()
    for kind in (FINISHING, SHOWING, GOING_ON):
        row = [each for each in buttons if _kind(each, "") == kind]
        others = {begin_of(each.label) for each in buttons if each not in row}
        ways = (
            [each._replace(label=each.told(w), line=NO_LINE) for each in row],
            [each._replace(label=_with_first_note(w, each), line=_short(each, shorten)) for each in row],
        )
        fitting = (way for way in ways if _has_room(way, others))
        bare = [each._replace(line=_short(each, shorten)) for each in row]
        made |= {each.rest: each for each in next(fitting, bare)}
    return [made[each.rest] for each in buttons]


def _with_first_note(w: Words, each: ShortcutButton) -> str:
    """What a button does up to the first note of that."""
    line = each.line
    if line.begun or not line.deal:
        return each.told(w)
    return line._replace(deal=notes_of(line.deal)[0]).written(w, strong="")


def _short(each: ShortcutButton, shorten: Callable[[str], str]) -> Line:
    return each.line._replace(name=shorten(each.label))


def _has_room(row: Sequence[ShortcutButton], others: Collection[str]) -> bool:
    """Whether the names fit on buttons and are told apart, also from others, which begin so."""
    begins = [*map(begin_of, (each.label for each in row)), *others]
    return all(length_of(each.label) <= limits.SHORT_LABEL for each in row) and len({*begins}) == len(begins)


def shortcut_rows(w: Words, panel: Panel, shortcuts: Shortcuts, *, headed: bool = False, told: str = "") -> list[Row]:
    """The buttons that finish the turn and the others, each row below its lines, the row of the first button first; and
    the menu, as far as there is anything in them. `headed`: what comes after them is said of all; `told`: what is said
    of the chance of all options."""
    game_id, rows = panel.table.row.id, list[Row]()
    headed = headed or needs_headings(w, shortcuts.buttons, told)
    for above, buttons in _kinds(w, shortcuts.buttons, told, headed=headed):
        rows += [above] if above.content else []
        row = (button(each.label, each.verb, game_id, each.rest, style=_style_of(each)) for each in buttons)
        rows.append(discord.ui.ActionRow[Any](*row))
    if shortcuts.menu:
        title = w.say("menu-whole-turns.more" if rows else "menu-whole-turns")
        options, rest = [*(_menu_option(w, each) for each in shortcuts.menu)], f"{panel.asked_after}:{MORE}"
        rows.append(discord.ui.ActionRow[Any](menu(title, options, verb_of(panel, chance=True), game_id, rest)))
    return rows


def needs_headings(w: Words, buttons: Sequence[ShortcutButton], told: str = "") -> bool:
    """Whether it must be said what comes after these buttons: some finish the turn, or chance comes in after several
    choices, or which no line says; `told`: what is said of the chance of all options."""
    return any((each.ends and not each.declines) or _hides(w, each, told) for each in buttons)


def _hides(w: Words, each: ShortcutButton, told: str) -> bool:
    """Whether chance comes in, after several choices, or which neither a button nor a line says that says more."""
    said = len(each.choices) == 1 and any(each.chance in text for text in (each.label, each.line.deal))
    return each.chance not in (told, "") and (not said or _leaves_chance(w, each))


def _kinds(
    w: Words, buttons: Sequence[ShortcutButton], told: str, *, headed: bool
) -> Iterator[tuple[Above, Sequence[ShortcutButton]]]:
    """The buttons that finish the turn, those that show something new before, and others, with what stands above
    them."""
    kinds = dict[str, list[ShortcutButton]]()
    for each in buttons:
        kinds.setdefault(_kind(each, told), []).append(each)
    for kind, members in kinds.items():
        yield Above(w, kind if headed else "", len(members), shortcut_lines(w, members)), members


def _kind(each: ShortcutButton, told: str) -> str:
    """The message that says what comes after it, beside what is `told` of the chance of all options."""
    return FINISHING if each.ends else SHOWING if each.chance not in (told, "") else GOING_ON


def _leaves_chance(w: Words, each: ShortcutButton) -> bool:
    """Whether its line would say no more than the button but that chance comes in."""
    left = unsaid(w, each.line.deal, each.label)
    return bool(left) and (left == w.say("chance-final") or each.chance.endswith(left))


def finishing_choices(panel: Panel, shortcuts: Shortcuts) -> list[list[str]]:
    """What each button of a panel chooses that finishes the turn, for sure or where nothing is left to choose."""
    end, options = panel.position.rules.turn_end, () if panel.decision is None else panel.decision.options
    return [
        *([[end]] if end in options else []),
        *(each.choices for each in shortcuts.buttons if each.ends or each.verb == WHOLE),
    ]


def _style_of(each: ShortcutButton) -> discord.ButtonStyle:
    """Lit where a lesson means it; green, as the button that finishes the turn is, where it does that too and does not
    decline."""
    if each.meant:
        return discord.ButtonStyle.primary
    return discord.ButtonStyle.success if each.ends and not each.declines else discord.ButtonStyle.secondary


def _menu_option(w: Words, each: ShortcutButton) -> discord.SelectOption:
    """All that the line of a button would say, its end beside it where that is long."""
    text, beside = divided(each.told(w))
    return menu_option(text, each.carried, description=beside)


def shortcut_lines(w: Words, shortcuts: Sequence[ShortcutButton]) -> list[str]:
    """The lines of the buttons that do not say it all; one for all of them where it is the same."""
    lines = [*filter(None, (_line_above(w, each, alone=len(shortcuts) == 1) for each in shortcuts))]
    alike = said_of_all((each.told(w), each.label) for each in shortcuts) if len(lines) == len(shortcuts) else []
    return alike or itemised(lines)


def _line_above(w: Words, each: ShortcutButton, *, alone: bool) -> str:
    """The line of a button; empty where it says no more than the button, or than the line above all of its kind. Above
    one that stands `alone` in its row it need not say whose it is: no more than the button leaves unsaid, of its name
    too, as where a journey leads."""
    left = unsaid(w, each.line.deal, each.label)
    if not left or _leaves_chance(w, each):
        return ""
    if alone:
        return capitalised(w.chain([unsaid(w, each.line.name, each.label), left]))
    return (each.line if each.line.begun or not each.line.name else each.line._replace(deal=left)).written(w)


def _meant(
    w: Words, panel: Panel, labels: Mapping[str, Label], notation: str, names: Sequence[str]
) -> list[ShortcutButton]:
    """What a lesson means: all that is left of a step, where that is one button's; or the option, if it stands in a
    menu; a button of its own is lit (`cogs.panel.menus`)."""
    if notation not in labels:
        return []
    made = _step_at_once(w, panel, labels, notation, names)
    if made is None and in_menu(panel, labels, notation):
        made = option_button(panel, labels, notation)
    return [made._replace(meant=True)] if made is not None and carries(panel, made.rest) else []


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
        for each in beginning_with(w, panel, notation, 0, names)
        if each.shortcut.notations == left[: len(each.shortcut.notations)]
    ]
    if not ways:
        return None
    longest = max(ways, key=lambda each: len(each.shortcut.notations))
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    name = speech.shortcut_name(w, view, longest.shortcut, apart=False)
    made = button_of(w, panel, longest, name)
    return made._replace(verb=SHORTCUT) if name and fits_button(panel, made) else None
