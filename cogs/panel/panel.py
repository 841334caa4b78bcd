"""What a panel says and in which order: lesson, question, help, time left, shortcuts, menus, warning before what cannot
be taken back, first meetings, whom the game waits for."""

import asyncio
from collections.abc import Collection, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import discord

from cogs.framework import Picture, Reply, ScreenName, Services, draw, names_of, words_of_game
from cogs.framework.language import time_left
from cogs.panel import what
from cogs.panel.headings import Above, Row, headings_once
from cogs.panel.menus import (
    Labels,
    Opened,
    alone,
    as_buttons,
    fits_buttons,
    groups_of,
    leaves_chance,
    menu_title,
    option_rows,
    short_text,
)
from cogs.panel.quick_button import ShortcutButton, begin_of
from cogs.panel.shortcuts import Shortcuts, finishing_choices, needs_headings, shortcut_rows, shortcuts_of
from cogs.panel.tools import may_return, tools_row
from cogs.panel.undoing import undone_line
from engine.core.decision import Decision
from engine.core.position import AnyPosition
from host import Host, Panel
from host.houses.searching import searches
from host.people.settings import PersonSettings
from render.games import panel_pictures, turn_picture
from render.scene import USUAL_STYLE, Style
from words.games import game_words
from words.shapes import Label, Prompt
from words.speech import Words

SAID_ONCE: Final = 2
"""Options that end alike, so that it is said once for all of them."""
MOST_HELP: Final = 3
"""Lines of help that nobody has asked for, where nothing new is explained."""
BETWEEN: Final = ":"  # the game and the thing
ROLE: Final = "role"
"""What a seat is, such as its character: said in the first game that is no lesson, before what else is new there."""


@dataclass(slots=True)
class PanelReply(Reply):
    """`finishing`: the choices of each of its buttons that finishes the turn."""

    finishing: list[list[str]] = field(default_factory=list)


async def panel_reply(
    services: Services,
    panel: Panel,
    w: Words,
    *,
    notice: str = "",
    explained: Sequence[str] = (),
    opened: Opened | None = None,
    style: Style = USUAL_STYLE,
    thing: str | None = None,
    returning: bool = False,
    posted: bool = False,
) -> PanelReply:
    """The panel of a seat in the words of its reader; `notice` is said first, what is `explained` last; `opened`: which
    range of options, `style`: how pictures are drawn for them, `thing`: what they ask about, whose answer takes the
    place of all choices (see `what.answer_parts`), None for nothing; `returning`: they open it anew, and are told all
    of a turn that has begun; `posted`: the post of the turn that they have just ended has the picture that the panel
    would, so the panel has none."""
    table, names = panel.table, names_of(w, panel.table.seats)
    head = [*filter(None, [notice, undone_line(w, panel, names)])]
    if panel.decision is None:
        asked = _Asked(_waiting_lines(w, panel, names), [], {}, [])
    else:
        asked = _asked(w, panel, panel.decision, names, opened, room=0 if panel.taught or explained else MOST_HELP)
    lines = [*head, *asked.lines, *_kept_lines(w, panel)]
    told = panel.events if returning and _composes(panel) else panel.news
    lines += filter(None, [game_words(table.row.rules_name).turn_story(words_of_game(w, table.row), told, names)])
    asker = what.Asker(w, panel, asked.labels, names)
    drawing = _drawing(services, panel, w, style, posted=posted)
    drawn = what.drawn_besides(services.studio, asker, thing, style, drawing)
    text = discord.ui.TextDisplay[Any]("\n".join(lines))
    below = [*asked.rows, *tools_row(w, panel, names)] if thing is None else what.answer_parts(asker, thing)
    below += [discord.ui.TextDisplay[Any]("\n".join(explained))] if explained else []
    return PanelReply(
        [text, *below],
        drawing=asyncio.ensure_future(drawn),
        screen=ScreenName("panel" if table.row.lesson is None else "lesson", table.row.id),
        finishing=asked.finishing if thing is None else [],
    )


class _Asked(NamedTuple):
    """The question of a panel, the rows of its choices, the label of each, and those that finish the turn."""

    lines: list[str]
    rows: list[discord.ui.Item[Any]]
    labels: Labels
    finishing: list[list[str]]


def _asked(
    w: Words, panel: Panel, decision: Decision, names: Sequence[str], opened: Opened | None, *, room: int
) -> _Asked:
    """`room`: the most lines of help."""
    labels, endings = chance_said_once(w, panel, labels_of(w, panel, decision, names))
    prompt = game_words(panel.table.row.rules_name).prompt(w, panel.position.view(panel.seat), decision, names)
    shortcuts = shortcuts_of(w, panel, labels, names, listed=bool(prompt.things))
    once = _said_of_all(endings, groups_of(labels))
    rows = choice_rows(w, panel, labels, shortcuts, opened, told=once)
    if once:
        said_once = [w.say("panel-chance-once", chance=once)]
    else:
        said_once = _chance_lines(w, panel, endings, labels, shortcuts)
    if prompt.things:  # below the picture, as near as can be to the buttons that only name them
        rows = [discord.ui.TextDisplay[Any]("\n".join(thing_lines(prompt))), *rows]
    lines = [*_question_lines(w, panel, prompt, room), *said_once]
    return _Asked(lines, rows, labels, finishing_choices(panel, shortcuts))


def _waiting_lines(w: Words, panel: Panel, names: Sequence[str]) -> list[str]:
    """What a seat reads that has nothing to choose: how it may return, whom the game waits for, how it stands."""
    lines = [waiting_line(w, panel, names), _status_line(w, panel)]
    if may_return(panel):
        lines.insert(0, w.say("panel-resigned" if panel.seat in panel.table.resigned else "panel-replaced"))
    return lines


def _status_line(w: Words, panel: Panel) -> str:
    return game_words(panel.table.row.rules_name).status_line(w, panel.position.view(panel.seat), panel.seat)


def _composes(panel: Panel) -> bool:
    """Whether the seat has something to choose in a turn that has begun."""
    return panel.decision is not None and bool(panel.table.open_rows)


def _drawing(
    services: Services, panel: Panel, w: Words, style: Style, *, posted: bool
) -> Coroutine[Any, Any, list[Picture]]:
    """The panel's pictures, with what each option leads to; none where they are `posted`."""
    table, position, view = panel.table, panel.position, panel.position.view(panel.seat)
    offered = () if panel.decision is None else tuple(panel.decision.options)
    return draw(
        services.studio,
        table.row.rules_name,
        view,
        table.seats,
        w,
        which=() if posted else _pictures_of(panel, view, offered),
        events=panel.events,
        offered=offered,
        acting=table.position.seats_to_act,
        panel=(table.row.id, panel.seat),
        running=_composes(panel),
        style=style,
        outlooks=[position.outlook(panel.seat, notation) for notation in offered],
    )


def _pictures_of(panel: Panel, view: Any, offered: Sequence[str]) -> Sequence[str]:
    """Those on which something can be chosen. After a turn that its seat has just finished only the one on which it is
    seen: the others would keep back the post of the turn, which shows them all."""
    game = panel.table.row.rules_name
    if panel.decision is None and panel.reopens is not None:
        return (turn_picture(game, panel.events),)
    return panel_pictures(game, view, offered)


def _kept_lines(w: Words, panel: Panel) -> list[str]:
    """The time that is left, and what the seat has prepared or answered ahead."""
    speech = game_words(panel.table.row.rules_name)
    own = words_of_game(w, panel.table.row)
    lines = [] if panel.time is None else [time_left(w, panel.time)]
    if panel.plan:
        off = panel.plan.get("off")
        lines.append(w.say("panel-prepared") if off is None else w.say("prepare-off", why=off))
    return [*lines, *(f"-# {speech.ahead_line(own, name, value)}" for name, value in (panel.ahead or {}).items())]


def _question_lines(w: Words, panel: Panel, prompt: Prompt, room: int) -> list[str]:
    """What is asked and how the seat stands, then what helps to decide; `room`: the most lines of help."""
    question = w.say("lesson-move") if _begins_turn_of_lesson(panel) else prompt.question
    helped = prompt.help.splitlines()[:room]
    return [
        w.say("panel-head", question=question, status=_status_line(w, panel)),
        *(f"-# {line}" for line in helped),
        *final_lines(w, panel.position, panel.seat),
    ]


def thing_lines(prompt: Prompt) -> list[str]:
    """What the options of a question are about, where they only name it."""
    return [f"- {thing}" for thing in prompt.things]


def _begins_turn_of_lesson(panel: Panel) -> bool:
    """Whether a turn begins in a lesson, which counts its steps and not the turns of all."""
    decision, rules = panel.decision, panel.position.rules
    at_start = decision is not None and decision.kind in rules.shortcut_kinds and not panel.position.choices
    return panel.table.row.lesson is not None and at_start


def choice_rows(
    w: Words,
    panel: Panel,
    labels: Labels,
    shortcuts: Shortcuts,
    opened: Opened | None = None,
    *,
    told: str = "",
) -> list[discord.ui.Item[Any]]:
    """The buttons that make several choices, just below what they do, so that a phone shows both below the picture,
    and their menu; then all other options, in menus where a button begins with one of the same kind, and last what does
    nothing: nothing has two buttons. What comes after them is said of all buttons or of none. `told`: what is said of
    the chance of all options."""
    buttons, below = shortcuts.buttons, _below(panel, labels, shortcuts)
    doing, declining = ([each for each in buttons if each.declines == declines] for declines in (False, True))
    headed = needs_headings(w, buttons, told) or below.needs_headings(panel, told)
    rows = [
        *shortcut_rows(w, panel, shortcuts._replace(buttons=doing), headed=headed, told=told),
        *_option_rows(w, panel, below, opened, headed=headed, listed=shortcuts.listed, told=told),
        *shortcut_rows(w, panel, Shortcuts(declining), headed=headed, told=told),
    ]
    return [*headings_once(rows)]


class _Below(NamedTuple):
    """The options below the quick buttons, what these begin with, and with what they end the turn: see
    `option_rows`."""

    labels: Labels
    begun: set[str]
    ended: set[str]

    def needs_headings(self, panel: Panel, told: str) -> bool:
        """Whether it must be said that buttons among them show something new: they have no room for it."""
        on_buttons = [each for each in groups_of(self.labels).values() if as_buttons(panel, each, self.begun)]
        return any(label.ending not in (told, "") and _hides(label) for each in on_buttons for label in each.values())


def _hides(label: Label) -> bool:
    """Whether neither a button nor its line says that chance comes in."""
    return leaves_chance(label) or label.ending not in label.whole


def _below(panel: Panel, labels: Labels, shortcuts: Shortcuts) -> _Below:
    others = _in_menus(labels, shortcuts)
    begun = {shortcut.choices[0] for shortcut in shortcuts.buttons} - shortcuts.covered
    begun -= {one for one in alone(panel, others) if not _begins_alike(others[one], shortcuts.buttons)}
    # Buttons of the same kind below those that finish the turn would be taken for the same.
    divided = {label.group for notation, label in labels.items() if notation in shortcuts.covered}
    begun |= {one for group, of in groups_of(others).items() if group in divided and len(of) > 1 for one in of}
    end = [panel.position.rules.turn_end]
    return _Below(others, begun, {each.choices[0] for each in shortcuts.buttons if each.choices[1:] == end})


def _option_rows(
    w: Words, panel: Panel, below: _Below, opened: Opened | None, *, headed: bool, listed: bool, told: str
) -> Iterator[Row]:
    """`listed`: what options are about stands in a list, and not once more above their buttons."""
    for row in option_rows(w, panel, below.labels, opened, below.begun, below.ended, headed=headed, told=told):
        if listed and isinstance(row, Above):
            row.without_lines()
        yield row


def _in_menus(labels: Labels, shortcuts: Shortcuts) -> Labels:
    """The options that no button above the menus has."""
    covered = shortcuts.covered
    return {notation: label for notation, label in labels.items() if notation not in covered}


def _begins_alike(label: Label, buttons: Sequence[ShortcutButton]) -> bool:
    own = begin_of(short_text(label))
    return any(each.meant or begin_of(each.label) == own for each in buttons)  # one button is lit in a lesson


def final_lines(w: Words, position: AnyPosition, seat: int) -> list[str]:
    """A warning where an answer cannot be taken back: it is given at once with others or in another seat's turn."""
    if position.together:
        return [w.say("panel-sealed")]
    return [w.say("panel-final")] if position.sealed or not position.in_own_turn(seat) else []


def waiting_line(w: Words, panel: Panel, names: Sequence[str]) -> str:
    """Whom the game waits for, where this seat has nothing to decide; or that it is over."""
    acting = panel.table.position.seats_to_act
    if panel.table.row.status in ("cancelled", "paused"):
        return w.say(f"refusal-game-{panel.table.row.status}")
    if not acting or panel.table.over:
        return w.say("panel-game-over")
    others = [seat for seat in acting if seat != panel.seat]
    if not others:
        return w.say("panel-played-for")
    who = w.listed(names[seat] for seat in others)
    if all(searches(panel.table.seats[seat].player) for seat in others):
        return w.say("panel-thinking", who=who, count=len(others))
    choices = panel.table.position.choices
    mine = bool(choices) and choices[0].seat == panel.seat and not panel.table.position.sealed
    finished = "panel-waiting" if panel.reopens is None else "panel-finished"
    return w.say("panel-waiting-mine" if mine else finished, who=who, count=len(others))


def labels_of(w: Words, panel: Panel, decision: Decision, names: Sequence[str], *, foresee: bool = True) -> Labels:
    """The label of every option by its notation, the lowest rank first.

    `foresee`: say what an option leads to; for the seat alone, since it may show what others must not know.
    """
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    if foresee and decision.kind in panel.position.rules.shortcut_kinds:
        for notation in decision.options:  # which finds the outlooks that the labels need
            panel.position.shortcuts(panel.seat, notation)
    labels = {
        notation: speech.option_label(
            w, view, decision, notation, panel.position.outlook(panel.seat, notation) if foresee else None, names
        )
        for notation in decision.options
    }
    return dict(sorted(labels.items(), key=lambda item: item[1].rank))


def chance_said_once(w: Words, panel: Panel, labels: Labels) -> tuple[Labels, dict[str, str]]:
    """The labels without what all of a group end with, such as that dice are rolled, and this by the group; the only
    one of a group ends so too where that is said of all others. Buttons, which have no title by which a line could name
    them, keep it where others end otherwise and all have room for it."""
    shortened, said, groups = dict(labels), dict[str, str](), groups_of(labels)
    alike = {group: {label.ending for label in members.values()} for group, members in groups.items()}
    often = [alike[group] for group, members in groups.items() if len(members) >= SAID_ONCE and len(alike[group]) == 1]
    all_alike = len(set[str]().union(*alike.values())) == 1
    for group, members in groups.items():
        if alike[group] == {""} or len(alike[group]) > 1 or (len(members) < SAID_ONCE and alike[group] not in often):
            continue
        if not all_alike and fits_buttons(panel, members) and all(map(_fits_whole, members.values())):
            continue
        (ending,) = alike[group]
        cut = w.say("with-chance", text="", chance=ending).lstrip()
        shortened |= {
            notation: label._replace(text=label.text.removesuffix(cut).rstrip()) for notation, label in members.items()
        }
        said[group] = ending
    return shortened, said


def _fits_whole(label: Label) -> bool:
    """Whether a button has room for its text with its ending."""
    return label.text in short_text(label)


def _said_of_all(endings: Mapping[str, str], groups: Collection[str]) -> str:
    """With what the options of all groups end alike; empty where they do not."""
    alike = len(set(endings.values())) == 1 and len(endings) == len(groups)
    return next(iter(endings.values())) if alike else ""


def _chance_lines(
    w: Words, panel: Panel, endings: Mapping[str, str], labels: Labels, shortcuts: Shortcuts
) -> list[str]:
    """The lines that say with what options end: of each menu by its name, unless what stands above quick buttons says
    it of some of its options, else of those that all have buttons."""
    below, showing = _below(panel, labels, shortcuts), [each for each in shortcuts.buttons if not each.ends]
    told = {labels[each.choices[0]].group for each in showing if each.chance}
    menus = {each: of for each, of in groups_of(below.labels).items() if not as_buttons(panel, of, below.begun)}
    titles = {
        each: menu_title(w, panel, each, of, below.ended) for each, of in menus.items() if each in endings.keys() - told
    }
    named = [w.say("panel-chance-once.of", title=title, chance=endings[each]) for each, title in titles.items()]
    on_buttons = dict.fromkeys(ending for group, ending in endings.items() if group not in groups_of(below.labels))
    return [*(w.say("panel-chance-once.alone", chance=ending) for ending in on_buttons), *named]


async def first_meeting(host: Host, user_id: int, settings: PersonSettings, panel: Panel, w: Words) -> list[str]:
    """The lines about the first that is new; none where nothing is, where the person wants none or while a lesson tells
    what to do. What is said is noted as met, and all that comes up where a lesson tells about it."""
    if panel.decision is None or not settings.explain:
        return []
    speech, view = game_words(panel.table.row.rules_name), panel.position.view(panel.seat)
    role = "" if panel.taught or panel.position.sealed else speech.role(w, view, panel.seat)
    lines = {ROLE: role} if role else {}
    lines |= {thing: speech.first_line(w, thing) for thing in speech.meetings(view, panel.decision)}
    by_name = {f"{speech.name}{BETWEEN}{thing}": line for thing, line in lines.items()}
    new = [name for name in by_name if name not in settings.met]
    if not new:
        return []
    met = new if panel.taught else new[:1]
    await host.people.settings.change(user_id, {"met": [*settings.met, *met]})
    if panel.taught:
        return []
    return [
        w.say("new-thing", line=by_name[new[0]]),
        *([] if settings.met else [w.say("new-thing-once")]),
    ]
