"""Options of a panel's question as buttons that also finish the turn, or stop where chance comes in; the last answer
given to it, and the first options of a long menu."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import accumulate
from operator import itemgetter
from typing import Final, NamedTuple

from cogs.framework import limits
from cogs.panel.advised import advised_shortcuts, declines_something, needed
from cogs.panel.menus import (
    alone,
    capitalised,
    fits_buttons,
    fitting_name,
    groups_of,
    head_of,
    line_of,
    short_text,
)
from cogs.panel.quick_button import (
    NO_LINE,
    Line,
    ShortcutButton,
    begin_of,
    carries,
    chance_of,
    line_after,
    name_of_several,
    notations_of,
    notes_of,
    said_once,
    shortcut_button,
    unsaid,
    with_declined,
)
from cogs.panel.undoing import foreseen_labels
from engine.core.trial import Shortcut
from host import Panel
from words.games import game_words
from words.labels import LAST
from words.shapes import BETWEEN_NOTES, WORSE, Label, clipped, length_of
from words.speech import Words

MOST_TRIED: Final = 12
"""Options of which it is looked for how they end the turn."""
MOST_READ: Final = 350
"""Characters of the lines above a row of buttons: those of three pairs of contracts. More are a wall of text."""
BEST: Final = -1
"""The rank of what a hint would show."""


def options_at_once(
    w: Words, panel: Panel, labels: Mapping[str, Label], names: Sequence[str], *, listed: bool = False
) -> list[ShortcutButton]:
    """The options after which the turn may be finished, or chance comes in, as buttons that do so; and as they are the
    last answer, if it stands in a menu, and the first options of the first menu, if that is longer than a row of
    buttons. What a hint would show comes first, then the last answer. `listed`: see `Shortcuts`."""
    in_menus = [notation for notation in labels if in_menu(panel, labels, notation)]
    last = [notation for notation in in_menus if notation == panel.last_answer]
    long = len(_group_of(labels, next(iter(labels)))) > limits.ROW_BUTTONS
    plain = {*last, *(_group_of(labels, in_menus[0]) if in_menus and long else ())}
    made: list[tuple[int, ShortcutButton]] = [(BEST, each) for each in _advised(w, panel, labels, names)]
    others = (option for option in labels if option not in last and not _weaker(labels, option))
    for notation in [*last, *others][:MOST_TRIED]:
        finishing = [*_finishing(w, panel, labels, notation, names)]
        if not finishing and notation in plain:
            finishing = [option_button(panel, labels, notation)]
        made += enumerate(finishing)
    buttons: dict[str, ShortcutButton] = {}
    offered = set[str]()
    for _, each in sorted(made, key=itemgetter(0)):
        if _doubles(panel, labels, each):
            continue
        if carries(panel, each.rest) and each.rest not in offered and begin_of(each.label) not in buttons:
            buttons[begin_of(each.label)] = each
            offered.add(each.rest)
    shown = {*map(short_text, labels.values()), *(each.label for each in buttons.values())}
    named = [_named_alone(w, each, shown - {each.label}) for each in buttons.values()]
    named = [_beside_list(panel, labels, each) for each in named] if listed else named
    read = accumulate(length_of(each.line.written(w)) for each in named)
    short = [each for each, so_far in zip(named, read, strict=True) if so_far <= MOST_READ]
    return short[: limits.ROW_BUTTONS]


def _named_alone(w: Words, each: ShortcutButton, others: Collection[str]) -> ShortcutButton:
    """With a line that is told from those of the `others`: where one of them begins as its name does, by all of the
    label."""
    name = each.line.name
    if not name or not any(other.startswith(name) for other in others):
        return each
    return each._replace(line=Line(unsaid(w, each.line.deal, each.label), each.label))


def _beside_list(panel: Panel, labels: Mapping[str, Label], each: ShortcutButton) -> ShortcutButton:
    """Without its line where the list says that too, which does not say what else several choices do; and by its head
    alone where the list says the rest of its name."""
    if _is_single(panel, each):
        return each._replace(label=head_of(labels[each.choices[0]]) or each.label, line=NO_LINE)
    return each if BETWEEN_NOTES in each.line.deal else each._replace(line=NO_LINE)


def _is_single(panel: Panel, each: ShortcutButton) -> bool:
    """Whether a button makes one choice besides the end of the turn."""
    return len([one for one in each.choices if one != panel.position.rules.turn_end]) == 1


def _doubles(panel: Panel, labels: Mapping[str, Label], each: ShortcutButton) -> bool:
    """Whether a button, beside the one that its first option has, would be the same once more, or taken for that."""
    first, end = each.choices[0], panel.position.rules.turn_end
    if each.covers:  # it stands in the place of the option
        return False
    if _is_single(panel, each):  # what it says besides, the button that finishes does
        return end in labels and first in alone(panel, labels)
    return not in_menu(panel, labels, first) and begin_of(each.label) == begin_of(short_text(labels[first]))


def option_button(panel: Panel, labels: Mapping[str, Label], notation: str) -> ShortcutButton:
    """The button of one option of a menu."""
    label = labels[notation].among(last=True)
    return ShortcutButton(short_text(label), f"{panel.asked_after}:{notation}", Line(line_of(label)), covers=notation)


def in_menu(panel: Panel, labels: Mapping[str, Label], notation: str) -> bool:
    return not fits_buttons(panel, _group_of(labels, notation))


def _group_of(labels: Mapping[str, Label], notation: str) -> dict[str, Label]:
    """The options that stand together with one of them."""
    return groups_of(labels)[labels[notation].group]


def _advised(w: Words, panel: Panel, labels: Mapping[str, Label], names: Sequence[str]) -> Iterator[ShortcutButton]:
    """What a hint would show, if it takes several choices; in its place the option that is sure to bring as much for
    less, where there is one."""
    for way in advised_shortcuts(panel):
        first = way.notations[0]
        if better := _better(labels, first):
            yield from _finishing(w, panel, labels, better, names)
        elif labels[first].group != WORSE and (len(notations_of(panel, way)) > 1 or way.chance):
            yield from _at_once(w, panel, labels, way, names)


def _weaker(labels: Mapping[str, Label], option: str) -> bool:
    """Whether another option is sure to bring as much for less: a hint, which tries a few ways, may take either."""
    return labels[option].group == WORSE or bool(_better(labels, option))


def _better(labels: Mapping[str, Label], option: str) -> str:
    """The option that is sure to bring as much for least, if this one is another of those that say what they bring."""
    sure = {other: label.rank for other, label in labels.items() if label.by_gain}
    best = min(sure, key=sure.__getitem__, default=option)
    return best if option in sure and sure[best] < sure[option] else ""


def _finishing(
    w: Words, panel: Panel, labels: Mapping[str, Label], option: str, names: Sequence[str]
) -> Iterator[ShortcutButton]:
    """The ways in which an option leads to the end of the turn, or to where chance comes in."""
    position, seat = panel.position, panel.seat
    if panel.asks_end or not position.in_own_turn(seat) or option == position.rules.turn_end:
        return
    declined = declines_something(panel, position.decision(seat), option)
    for way in position.shortcuts(seat, option):
        if (way.ends or way.chance) and not (declined and len(way.notations) > 1):
            yield from _at_once(w, panel, labels, way, names)


def _at_once(
    w: Words, panel: Panel, labels: Mapping[str, Label], way: Shortcut, names: Sequence[str]
) -> Iterator[ShortcutButton]:
    """The button of several choices; none where they are a waste, it has no name, or they play a card without which
    all else would be the same, or which the turn, which may end as it is, would play: those stand behind its end."""
    view, first, several = panel.position.view(panel.seat), way.notations[0], len(way.notations) > 1
    speech = game_words(panel.table.row.rules_name)
    cards = speech.shortcut_cards(w, way)
    may_end = panel.position.rules.turn_end in panel.position.decision(panel.seat).options
    if cards and (may_end or (several and needed(panel, way.notations) != way.notations)):
        return
    wasted, declines = speech.shortcut_is_waste(view, way), labels[first].rank >= LAST
    if (wasted and not declines) or (several and declines):  # or goes on after that
        return
    goes_on = not (several or way.only_ends)  # and stands in the menu under the same name
    rest = skips = speech.shortcut_skips(w, view, way)
    if goes_on and way.chance:
        way, rest = way._replace(ends=False), speech.shortcut_offers(w, way)
    elif goes_on and (skips or may_end):  # what ends the turn stands below it
        return
    label = labels[first].among(last=not several)
    told = [*foreseen_labels(w, panel.position.fork(), panel.seat, way.notations, names)] if several else [label]
    if several:
        name, line = _of_several(w, panel, labels, way, skips, told, names)
    else:
        name, line = _of_one(w, panel, labels, way, rest)
    name = _with_cards(w, name, label, cards) if name else ""
    if name:
        line, chance = NO_LINE if line.deal == name else line, chance_of(w, panel, way, told)
        yield shortcut_button(panel, way, name, line, chance, declines=declines)


def _of_one(w: Words, panel: Panel, labels: Mapping[str, Label], way: Shortcut, rest: str) -> tuple[str, Line]:
    """The name and the line of a button for one choice, which says that it ends the turn where the option has a button
    of its own; `rest`: what is passed over or made possible."""
    label = labels[way.notations[0]].among(last=True)
    name = short_text(label)
    if way.ends and not way.only_ends and way.notations[0] in alone(panel, labels):
        end = w.say("label-end")
        name = name_of_several(w, [label, Label(end)], _texts(labels))
        if name == end:  # which would not say that it does something first; so cut, it is told from the option's button
            name = w.chain([clipped(label.text, limits.TOLD_APART - 1), end])
    return name, Line(w.chain([label.whole, rest]))


def _of_several(
    w: Words,
    panel: Panel,
    labels: Mapping[str, Label],
    way: Shortcut,
    skips: str,
    told: Sequence[Label],
    names: Sequence[str],
) -> tuple[str, Line]:
    """The name and the line of a button for several choices: by what they come to, else by each of them; `told`: the
    label of each."""
    speech, view, first = game_words(panel.table.row.rules_name), panel.position.view(panel.seat), way.notations[0]
    usual = first == panel.position.decision(panel.seat).default  # which may go without saying on the button
    taken, rest = _texts(labels), told[1:] if usual else told
    many = sum(each.rank < LAST for each in _group_of(labels, first).values()) > 1
    name = name_of_several(w, rest, taken, one_of_many=many) if rest[1:] else fitting_name(rest[0])
    name = name_of_several(w, told, taken, one_of_many=many) if not name or name in taken else name
    called, label = speech.name_within(w, view, way), labels[first].among(last=False)
    named_alone = first in alone(panel, labels)  # whose own button is named so
    head = called if usual and (called or named_alone) else head_of(label) or label.text
    # With a card each choice is said: what it comes to would not tell for which of them the card is played.
    deal = speech.deal_within(w, view, way, names) if head and not speech.shortcut_cards(w, way) else ""
    if not deal:
        return name, Line(w.chain(said_once([*(each.whole for each in told), skips])))
    chance = chance_of(w, panel, way, told)
    whole = w.chain([with_declined(w, deal, told), chance])
    if notes_of(deal)[0] == called:  # they are one thing, whose name says it all
        return _named_by_deal(w, capitalised(whole), name, taken)
    deal = whole
    place = called or speech.shortcut_name(w, view, way, apart=False)
    return _by_deal(w, head, _Place(place, speech.name_in_line(w, place), leads=bool(called)), name, deal, taken)


def _named_by_deal(w: Words, deal: str, name: str, taken: Collection[str]) -> tuple[str, Line]:
    """What choices come to as their name, as far as a button has room for it; `name` where it has none."""
    short = fitting_name(Label(deal))
    if not short or short in taken:
        return name, Line(deal)
    left = unsaid(w, deal, short)
    return short, Line(left, "" if deal.startswith(left) else short) if left else NO_LINE


def _texts(labels: Mapping[str, Label]) -> set[str]:
    """What options are called, in a menu and on a button."""
    return {text for each in labels.values() for text in (each.text, short_text(each))}


def _with_cards(w: Words, name: str, first: Label, cards: Sequence[str]) -> str:
    """A name that says which cards are played, if need be with no more than the first choice besides; empty where there
    is no room for them."""
    unsaid_cards = unsaid(w, w.chain(cards), name)
    if not unsaid_cards:
        return name
    names = (w.chain([begin, unsaid_cards]) for begin in (name, first.text, head_of(first)) if begin)
    return next((one for one in names if length_of(one) <= limits.SHORT_LABEL), "")


class _Place(NamedTuple):
    """Where choices lead, also in `short`; `leads`: what they come to does not say it, so that their line must."""

    name: str
    short: str
    leads: bool

    def after(self, w: Words, head: str) -> str:
        """A head and the place, which does not begin with it once more."""
        if self.name in head:
            return head
        return self.name if self.name.casefold().startswith(head.casefold()) else w.chain([head, self.name])


def _by_deal(w: Words, head: str, place: _Place, name: str, deal: str, taken: Collection[str]) -> tuple[str, Line]:
    """The name and the line of a button for several choices by what they come to: after their `head`, else after it the
    `place` where they lead; `name` where there is no room or an option is called so: the head alone could be that of
    another button. What the head says already is not said again."""
    leads = place.after(w, head)
    head = leads if place.leads and length_of(leads) <= limits.SHORT_LABEL else head
    left = unsaid(w, deal, head)
    if not left:
        return head, NO_LINE
    said = (left, notes_of(left)[0])
    # A head that says a part of it is no title of the rest: "Take 3 lira" is no price of what follows.
    whole, first = (Line(each, head).written(w, strong="") if left == deal else w.chain([head, each]) for each in said)
    short = place._replace(name=place.short).after(w, head)
    names = (whole, leads, short) if place.leads else (whole, first, leads)
    label = next((one for one in names if length_of(one) <= limits.SHORT_LABEL and one not in taken), name)
    if label == whole:
        return label, NO_LINE
    called = leads if place.leads or label == leads else head if label.startswith(head) else label
    called = label if label == short else called
    return label, line_after(called, place.name, unsaid(w, left, called))
