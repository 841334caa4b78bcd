"""Why something that a person wants is not possible now, for the panel, typed choices and their completion."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from cogs.framework import names_of
from cogs.panel.menus import Labels
from engine.core.decision import Refusal
from host import Panel
from host.table.table import Table
from words.games import game_words
from words.names import name_in_text, without_escapes
from words.search import Texts, search
from words.speech import Words

MOST_TOLD: Final = 3


class NotNow(NamedTuple):
    """Something somebody may want: what it is called, and why it is not possible now."""

    notation: str
    name: str
    reason: str


def why_not(w: Words, panel: Panel, notation: str) -> str:
    """Why the panel's person may not choose this now, from their view; empty where they may. Whatever was typed has an
    answer."""
    names = names_of(w, panel.table.seats)
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    if panel.decision is not None:
        return speech.why_not(w, view, panel.decision, notation, names)
    return speech.refusal(w, _not_asked(panel.table, panel.seat), view, names)


def _not_asked(table: Table, seat: int) -> Refusal:
    """Why a seat has nothing to choose."""
    if table.closed:
        return Refusal("game_over" if table.over else f"game_{table.row.status}")
    try:
        table.check(seat, None)
    except Refusal as refusal:
        return refusal
    return Refusal("resigned" if seat in table.resigned else "replaced")


def meant(w: Words, panel: Panel, typed: str) -> Iterator[NotNow]:
    """The things whose names match what was typed and that are not possible now, the best first."""
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    wishes = dict(speech.wishes(w, view))
    for notation in search(typed, {notation: Texts(name, (notation,)) for notation, name in wishes.items()}):
        if reason := why_not(w, panel, notation):
            yield NotNow(notation, wishes[notation], reason)


def completed(w: Words, panel: Panel, labels: Labels, typed: str) -> dict[str, str]:
    """Lines of a completion list by the notations they stand for: what can be chosen and has all that was typed in it,
    then what cannot and why."""
    wanted = typed.casefold().split()
    lines = {
        notation: w.say("play-choice", notation=notation, label=without_escapes(label.line))
        for notation, label in labels.items()
    }
    listed = {notation: line for notation, line in lines.items() if all(word in line.casefold() for word in wanted)}
    for notation, name, reason in meant(w, panel, typed) if wanted else ():
        listed.setdefault(notation, without_escapes(w.say("play-not-now", name=name, reason=reason)))
    return listed


def told_of_typed(w: Words, panel: Panel, labels: Labels, typed: str) -> str:
    """The answer to something typed that is no option: what of it is possible, what is not and why."""
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    wishes = dict(speech.wishes(w, view))
    if typed.casefold() in wishes or _is_of(panel, typed):
        return w.say("panel-refused", reason=why_not(w, panel, typed.casefold()))
    possible = [notation for notation in completed(w, panel, labels, typed) if notation in labels]
    if not possible and panel.decision is not None:
        names = names_of(w, panel.table.seats)
        if undone := speech.undone(w, view, panel.decision, typed.casefold(), names):
            return w.say("panel-refused", reason=undone)
    lines = [w.say("typed-possible", notation=n, label=labels[n].whole) for n in possible[:MOST_TOLD]]
    others = [] if possible else list(meant(w, panel, typed))[:MOST_TOLD]
    if others and not any(typed.casefold() in f"{other.notation} {other.name}".casefold() for other in others):
        lines.append(w.say("typed-unknown", typed=name_in_text(typed)))
    lines += [w.say("typed-not-now", name=other.name, reason=other.reason) for other in others]
    return "\n".join(lines) or w.say("panel-refused", reason=why_not(w, panel, typed))


def _is_of(panel: Panel, typed: str) -> bool:
    """Whether something typed is written as the options of what is asked now, such as a die of another value."""
    kinds = {notation.partition(" ")[0] for notation in (panel.decision.options if panel.decision else ())}
    kind, _, rest = typed.casefold().partition(" ")
    return kind in kinds and bool(rest)
