"""What is meant by a choice that somebody types (/play), in their language or in English: names, numbers, slips;
when it is chosen at once, what is listed, the answer where it is none."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from cogs.framework import limits, names_of
from cogs.panel.menus import Labels
from cogs.panel.panel import labels_of
from cogs.panel.why_not import meant, why_not
from host import Panel
from words.games import game_words
from words.matching import Texts, plain, search
from words.names import name_in_text, without_escapes
from words.shapes import BETWEEN_NOTES, Label, clipped
from words.speech import ENGLISH, Words, words

MOST_TOLD: Final = 3


def in_both_languages(w: Words, panel: Panel, labels: Labels) -> Sequence[Labels]:
    """The labels of the panel's options in the language of `w`, then those in English, by which they are found too."""
    if w.locale == ENGLISH or panel.decision is None:
        return (labels,)
    english = words(ENGLISH)
    return labels, labels_of(english, panel, panel.decision, names_of(english, panel.table.seats), foresee=False)


def understood(w: Words, panel: Panel, labels: Labels, typed: str) -> str:
    """The option that is meant: written as it is listed, or the only one with a name that begins so, unless that one
    cannot be undone or a choice is written so that is not possible now; else what was typed."""
    wanted, spoken = " ".join(typed.casefold().split()), in_both_languages(w, panel, labels)
    for notation, label in chain.from_iterable(each.items() for each in spoken):
        line = _line(w, notation, label)
        written = (notation, label.text, label.whole, label.line, line, clipped(line, limits.CHOICE_TEXT))
        if wanted in map(str.casefold, written):
            return notation
    only = None if wanted in _wishes(w, panel) else _only_one(spoken, typed)
    return only if only is not None and _can_be_undone(panel, labels, only) else typed.strip()


def completed(w: Words, spoken: Sequence[Labels], typed: str, *, another: bool = False) -> dict[str, str]:
    """The lines of a completion list by their notations: the options that may be meant, the likeliest first. `spoken`:
    see `in_both_languages`; `another`: see `means_another`, where an option that only speaks of the place is none."""
    labels = spoken[0]
    found = [*chain.from_iterable(_found(spoken, typed, anywhere=not another))]
    likely = found or _with_slips(spoken, typed) if plain(typed) else labels
    return {notation: _line(w, notation, labels[notation]) for notation in likely}


def told_of_typed(w: Words, panel: Panel, labels: Labels, typed: str) -> str:
    """The answer to something typed that is no option: what of it is possible, what is not and why."""
    wishes = _wishes(w, panel)
    if typed.casefold() in wishes or _is_of(panel, typed):
        return w.say("panel-refused", reason=why_not(w, panel, typed.casefold()))
    spoken = in_both_languages(w, panel, labels)
    only = _only_one(spoken, typed)
    if only is not None:
        return w.say("typed-final", notation=only, label=labels[only].whole)
    possible = next(filter(None, _found(spoken, typed)), [])
    if means_another(w, panel, labels, typed):
        possible = []
    elif not possible:
        names = names_of(w, panel.table.seats)
        speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
        if panel.decision and (reason := speech.why_omitted(w, view, panel.decision, typed.casefold(), names)):
            return w.say("panel-refused", reason=reason)
        possible = _with_slips(spoken, typed)
    lines = [w.say("typed-possible", notation=n, label=labels[n].whole) for n in possible[:MOST_TOLD]]
    others = [] if possible else list(meant(w, panel, typed))[:MOST_TOLD]
    if others and not any(typed.casefold() in f"{other.notation} {other.name}".casefold() for other in others):
        lines.append(w.say("typed-unknown", typed=name_in_text(typed)))
    lines += [w.say("typed-not-now", name=other.name, reason=other.reason) for other in others]
    return "\n".join(lines) or w.say("panel-refused", reason=why_not(w, panel, typed))


def means_another(w: Words, panel: Panel, labels: Labels, typed: str) -> bool:
    """Whether a number is typed alone that no option bears, but another choice of the game: a place that cannot be
    reached is meant, and not so many coins."""
    wanted = [plain(typed)]
    return wanted[0].isdigit() and not _numbered(labels, wanted) and bool(_numbered(_wishes(w, panel), wanted))


def _wishes(w: Words, panel: Panel) -> dict[str, str]:
    """The names of all choices that the game knows, possible now or not, by their notations."""
    return dict(game_words(panel.table.row.rules_name).wishes(w, panel.position.view(panel.seat)))


def _line(w: Words, notation: str, label: Label) -> str:
    return w.say("play-choice", notation=notation, label=without_escapes(label.line))


def _found(spoken: Sequence[Labels], typed: str, *, anywhere: bool = True) -> Iterator[list[str]]:
    """Options that may be meant, the likeliest first: a number that is part of the notation, as that of a place is; all
    words typed begin words of the name; they stand `anywhere` in the label. `spoken`: the labels in one language after
    the other."""
    wanted = plain(typed).split()
    for labels in spoken:
        yield from (_numbered(labels, wanted), _named(labels, wanted), _holding(labels, wanted) if anywhere else [])


def _with_slips(spoken: Sequence[Labels], typed: str) -> list[str]:
    labels, *others = spoken
    also = {notation: tuple(_name(other[notation]) for other in others if notation in other) for notation in labels}
    return search(typed, {key: Texts(_name(label), (key, *also[key])) for key, label in labels.items()})


def _numbered(notations: Iterable[str], wanted: list[str]) -> list[str]:
    if len(wanted) != 1 or not wanted[0].isdigit():
        return []
    return [notation for notation in notations if wanted[0] in plain(notation).split()]


def _named(labels: Labels, wanted: list[str]) -> list[str]:
    names = {notation: plain(f"{notation} {_name(label)}").split() for notation, label in labels.items()}
    return [
        notation
        for notation, words in names.items()
        if wanted and all(any(word.startswith(part) for word in words) for part in wanted)
    ]


def _holding(labels: Labels, wanted: list[str]) -> list[str]:
    wholes = {notation: plain(f"{notation} {label.whole}") for notation, label in labels.items()}
    return [notation for notation, whole in wholes.items() if wanted and all(part in whole for part in wanted)]


def _name(label: Label) -> str:
    return label.text.partition(BETWEEN_NOTES)[0]


def _only_one(spoken: Sequence[Labels], typed: str) -> str | None:
    """The one option whose name begins as typed, or that has the number typed; None where there are more or none in the
    first language that has any."""
    wanted = plain(typed).split()
    named = (_numbered(labels, wanted) if plain(typed).isdigit() else _named(labels, wanted) for labels in spoken)
    fitting = next(filter(None, named), [])
    return fitting[0] if len(fitting) == 1 else None


def _can_be_undone(panel: Panel, labels: Labels, notation: str) -> bool:
    """Whether the person may still take an option back after it: nothing unknown comes, and their turn goes on."""
    position, seat = panel.position, panel.seat
    if labels[notation].final or position.sealed or not position.in_own_turn(seat):
        return False
    after = position.fork()
    after.choose(seat, notation)
    return bool(after.choices) and seat in after.seats_to_act


def _is_of(panel: Panel, typed: str) -> bool:
    """Whether something typed is written as the options of what is asked now, such as a die of another value."""
    kinds = {notation.partition(" ")[0] for notation in (panel.decision.options if panel.decision else ())}
    kind, _, rest = typed.casefold().partition(" ")
    return kind in kinds and bool(rest)
