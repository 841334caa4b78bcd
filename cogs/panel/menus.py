"""Menus of a panel: when options are buttons and when a menu, how long lists are divided into ranges, what of a label
fits on a button. Where one kind of option would fill many menus, one of these is shown, and a menu of ranges opens the
others."""

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Set
from typing import Any, Final, NamedTuple

import discord

from cogs.framework import BUTTON, button, custom_id, limits, menu, menu_option, part_title
from cogs.panel.headings import FINISHING, GOING_ON, SHOWING, Above, Row
from host import Panel
from words.games import game_words
from words.shapes import AFTER_NAME, BETWEEN_NOTES, WORSE, Label, clipped, length_of
from words.speech import Words

FEW_BUTTONS: Final = 2
ENDS_OF_NAMES: Final = (BETWEEN_NOTES, AFTER_NAME, " (", " = ")
"""Where a label may be cut so that what is left still says what is done."""
SIDE_BY_SIDE: Final = 2  # so many menus of one kind are all shown, which saves a press
Labels = dict[str, Label]


class Opened(NamedTuple):
    """Which menu of a kind of option is shown, counted from 0."""

    kind: str
    number: int


class _Part(NamedTuple):
    """As many options of a group as one menu holds; `name` is its own in the message."""

    name: str
    title: str
    members: Labels


def option_rows(
    w: Words,
    panel: Panel,
    labels: Labels,
    opened: Opened | None = None,
    begun: Collection[str] = (),
    ended: Set[str] = frozenset(),
    *,
    headed: bool = False,
    told: str = "",
) -> list[Row]:
    """A menu for each group of options, or a row of buttons where they are few, and none is `begun`: what buttons above
    begin with. `ended`: the options with which buttons above end the turn: of a menu with any of these it is said that
    the turn goes on; at the start of a turn, where it always does, of a menu of none but these. `headed`: buttons stand
    below lines that say what comes after them, so those side by side are alike in that; `told`: what is said of the
    chance of all options."""
    rows: list[Row] = []
    for kind, parts in _kinds(w, panel, labels, ended).items():
        shown = opened.number if opened is not None and opened.kind == kind and opened.number < len(parts) else 0
        for part in parts if len(parts) <= SIDE_BY_SIDE else parts[shown : shown + 1]:
            if as_buttons(panel, part.members, begun):
                rows += _button_rows(w, panel, part.members, told, headed=headed)
            else:
                rows.append(_menu_row(panel, part))
        if len(parts) > SIDE_BY_SIDE:
            rows.append(_ranges(w, panel, kind, parts, shown))
    return rows


def groups_of(labels: Mapping[str, Label]) -> dict[str, Labels]:
    """The options that stand together, by their group."""
    groups: dict[str, Labels] = defaultdict(dict)
    for notation, label in labels.items():
        groups[label.group][notation] = label
    return groups


def _kinds(w: Words, panel: Panel, labels: Labels, ended: Set[str]) -> dict[str, list[_Part]]:
    """The parts of each kind of option: the first word of its groups, which may be ranges such as "bid 27 51"."""
    kinds: dict[str, list[_Part]] = defaultdict(list)
    for group, members in groups_of(labels).items():
        kinds[group.partition(" ")[0]] += _parts(w, group, members, menu_title(w, panel, group, members, ended))
    return kinds


def menu_title(w: Words, panel: Panel, group: str, members: Labels, ended: Set[str]) -> str:
    """What the menu of a group is called; `ended`: see `option_rows`."""
    title = game_words(panel.table.row.rules_name).placeholder(w, group)
    goes_on = members.keys() & ended if panel.position.choices else members.keys() <= ended
    return w.say("panel-menu-going-on", title=title) if goes_on else title


def _parts(w: Words, group: str, members: Labels, title: str) -> Iterator[_Part]:
    for number, part in enumerate(limits.batches(list(members.items()), limits.MENU_OPTIONS)):
        first, last = (clipped(part[at][1].text, 60) for at in (0, -1))
        whole = len(part) == len(members)
        heading = title if whole else part_title(w, title, first, last)
        yield _Part(f"{group}{number}", heading, dict(part))


def as_buttons(panel: Panel, members: Labels, begun: Collection[str]) -> bool:
    """Whether the options of a group stand on buttons; `begun`: see `option_rows`."""
    return fits_buttons(panel, members) and members.keys().isdisjoint(begun)


def _button_rows(w: Words, panel: Panel, members: Labels, told: str, *, headed: bool) -> Iterator[Row]:
    """Rows of buttons, each below what comes after them, if that is said, and what a button has no room for."""
    kinds: dict[str, Labels] = defaultdict(dict)
    for notation, label in members.items():
        kinds[_kind(panel, notation, label, told) if headed else ""][notation] = label
    for kind, alike in kinds.items():
        above = _above(w, panel, alike, kind)
        yield from [above] if above.content else []
        yield discord.ui.ActionRow[Any](*(_option_button(panel, n, label) for n, label in alike.items()))


def _above(w: Words, panel: Panel, members: Labels, kind: str) -> Above:
    """What comes after the buttons, where it is said, and what they have no room for, or once that all of them show
    something new."""
    count, named = len(members), members.keys() == {panel.position.rules.turn_end}
    if all(map(leaves_chance, members.values())):
        return Above(w, SHOWING, count)
    written = (line_of(label) if count > 1 else rest_of_line(w, label) for label in members.values())
    lines = itemised(filter(None, written))
    alike = said_of_all((label.whole, short_text(label)) for label in members.values())
    return Above(w, kind, count, alike or lines, named=named)


def _kind(panel: Panel, notation: str, label: Label, told: str) -> str:
    """The message that says what comes after an option, beside what is `told` of the chance of all options."""
    if notation == panel.position.rules.turn_end:
        return FINISHING
    return SHOWING if label.final and label.ending != told else GOING_ON


def _menu_row(panel: Panel, part: _Part) -> Row:
    options = [menu_option(label.text, value=n, description=label.detail) for n, label in part.members.items()]
    rest = f"{panel.asked_after}:{part.name}"
    return discord.ui.ActionRow[Any](menu(part.title, options, panel.choosing, panel.table.row.id, rest))


def _ranges(w: Words, panel: Panel, kind: str, parts: list[_Part], shown: int) -> discord.ui.ActionRow[Any]:
    """A menu of the parts that are not shown: up to 650 options of a kind; what is beyond is typed with /play."""
    others = [menu_option(part.title, value=str(number)) for number, part in enumerate(parts) if number != shown]
    game_id, rest = panel.table.row.id, f"{panel.asked_after}:{kind}"
    return discord.ui.ActionRow[Any](menu(w.say("panel-more"), others[: limits.MENU_OPTIONS], "range", game_id, rest))


def fits_buttons(panel: Panel, members: Labels) -> bool:
    """Whether the options of a group are few, named and told apart by what a button has room for, and worth one. Below
    quick buttons, which lead to the same, more than two would be a wall: on a phone each takes a row."""
    below_others = panel.decision is not None and panel.decision.kind in panel.position.rules.shortcut_kinds
    begins = {short_text(label)[: limits.TOLD_APART] for label in members.values()}
    ids = all(len(_choice_id(panel, notation)) <= limits.CUSTOM_ID for notation in members)
    offered = next(iter(members.values())).group != WORSE
    few = offered and len(members) <= (FEW_BUTTONS if below_others else limits.ROW_BUTTONS)
    few = few and all(map(fitting_name, members.values()))
    return few and len(begins) == len(members) and ids


def alone(panel: Panel, labels: Mapping[str, Label]) -> Iterator[str]:
    """The options that are the only ones of their group and have room on a button: a menu of one would take two
    presses."""
    groups = Counter(label.group for label in labels.values())
    for notation, label in labels.items():
        if groups[label.group] == 1 and fits_buttons(panel, {notation: label}):
            yield notation


def _choice_id(panel: Panel, notation: str) -> str:
    return custom_id(BUTTON, panel.choosing, panel.table.row.id, f"{panel.asked_after}:{notation}")


def _option_button(panel: Panel, notation: str, label: Label) -> Any:
    ends = notation == panel.position.rules.turn_end
    style = discord.ButtonStyle.success if ends else discord.ButtonStyle.secondary
    style = discord.ButtonStyle.primary if notation == panel.meant else style
    rest = f"{panel.asked_after}:{notation}"
    return button(short_text(label), panel.choosing, panel.table.row.id, rest, style=style)


def short_text(label: Label) -> str:
    """The name of an option on a button: all that its label says, or as much of it as says what is done; cut if there
    is no such part."""
    return fitting_name(label) or clipped(label.text, limits.SHORT_LABEL)


def fitting_name(label: Label, room: int = limits.SHORT_LABEL) -> str:
    """Empty where each part is too long for a button."""
    for text in (label.whole, label.text):
        if length_of(text) <= room:
            return text
    return max((part for part in _beginnings(label) if length_of(part) <= room), key=len, default="")


def head_of(label: Label) -> str:
    """The shortest beginning of a label that says what is done; empty if there is none."""
    return min(_beginnings(label), key=len, default="")


def _beginnings(label: Label) -> list[str]:
    """Those that say what is done; no quotation is cut, and no list, since half of it would be another choice. What
    stands last of chance, in which there are no figures, may end at its comma ("draw, no undo")."""
    ends = [found.start() for end in ENDS_OF_NAMES for found in re.finditer(re.escape(end), label.text)]
    *_, last = label.text.split(BETWEEN_NOTES)
    if label.final and ", " in last and not any(map(str.isdigit, last)):
        ends.append(label.text.rfind(", "))
    parts = (label.text[:end] for end in ends)
    return [part for part in parts if not _cuts_quotation(part)]


def _cuts_quotation(text: str) -> bool:
    """Whether a quotation is open at the end of a text: “ begins one, but ends one that „ has begun."""
    opened = list[str]()
    for mark in re.findall("[„“”«»]", text):
        if mark in "”»" or (mark == "“" and opened[-1:] == ["„"]):
            opened = opened[:-1]
        else:
            opened.append(mark)
    return bool(opened)


def _left_of(text: str, shown: str) -> str:
    """What a button that shows the beginning of a text leaves unsaid; all of it where that would begin in brackets."""
    left = text.removeprefix(shown).lstrip(f"{BETWEEN_NOTES},:")
    return text if left.startswith(("(", "=")) else left


def said_of_all(texts: Iterable[tuple[str, str]]) -> list[str]:
    """One line for several buttons that leave the same unsaid of their texts, in the place of a line each; none where
    they differ. `texts`: each with what its button shows."""
    left = [_left_of(text, shown) for text, shown in texts]
    return itemised([capitalised(left[0])]) if len(left) > 1 and left[0] and len({*left}) == 1 else []


def leaves_chance(label: Label) -> bool:
    """Whether a button leaves no more unsaid of its option than that chance comes in."""
    left = _left_of(label.whole, short_text(label))
    return bool(left) and label.ending.endswith(left)


def line_of(label: Label) -> str:
    """All that the label of a button says, if the button has no room for it; empty if it has."""
    return "" if short_text(label) == label.whole else label.whole


def rest_of_line(w: Words, label: Label) -> str:
    """As `line_of`, above a button that stands alone: what that has said already is left out, but for the head of a
    name that says more."""
    shown, head = short_text(label), head_of(label)
    left = _left_of(label.whole, shown)
    if left and left != label.whole and shown.startswith(f"{head}{AFTER_NAME}"):
        return w.say("shortcut-line", name=head, deal=left)
    return capitalised(left)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def itemised(lines: Iterable[str]) -> list[str]:
    """A list as Discord formats it, without numbers of its own beside those of places; one line alone is no list."""
    told = list(lines)
    return [f"- {line}" if len(told) > 1 else f"-# {line}" for line in told]
