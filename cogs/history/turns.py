"""Which turns /history goes through: filters (scoring, contests, one player), choices step by step, menus of turns and
their pages."""

import re
from typing import Any, Final, NamedTuple

import discord

from cogs.framework import NUMBER, Pressed, Signs, button, limits, menu, menu_option, names_of, words_of_game
from engine.games import rules_of
from host import History, TurnRecord
from host.table.history import contested_turns, turns_that_scored
from host.table.records import Step
from words.games import game_words
from words.speech import Words

ALL: Final = "all"
SCORE: Final = "score"
CONTEST: Final = "contest"
FILTER: Final = rf"{ALL}|{SCORE}|{CONTEST}|seat[0-4]"
STEP: Final = r"s(\d{1,3})"
REST: Final = rf"(?:[a-z]+\.)?(?:{NUMBER})?(?:\.(?:{FILTER}))?(?:\.{STEP})?"
VALUE: Final = rf"{NUMBER}|page\d{{1,4}}|{FILTER}"
STEP_BACK, STEP_NEXT = "step-back", "step-next"
WAYS: Final = {
    "first": "button-first",
    "back": "button-turn-back",
    "next": "button-turn-next",
    "last": "button-last",
    STEP_BACK: "button-step-back",
    STEP_NEXT: "button-step-next",
}
"""The buttons that go through turns and steps: none is only *Back*, which leaves a page everywhere else."""
A_PAGE: Final = limits.MENU_OPTIONS - 2  # of turns; the others lead to the pages before and after


class Place(NamedTuple):
    """Where a reader is in a game. `turn`: None for the last; `only`: a filter; `page`: of the menu of turns, from 0,
    None for the one with the turn; `step`: of the turn's choices, from 1, None for all of them."""

    turn: int | None
    only: str = ALL
    page: int | None = None
    step: int | None = None


def place_of(pressed: Pressed) -> Place:
    """Where a button or a menu leads."""
    parts = pressed.rest.split(".")
    turn = next((int(part) for part in parts if part.isdecimal()), None)
    only = next((part for part in parts if re.fullmatch(FILTER, part)), ALL)
    if not pressed.values:
        steps = (re.fullmatch(STEP, part) for part in parts)
        return Place(turn, only, step=next((int(step[1]) for step in steps if step), None))
    (value,) = pressed.values
    if value.isdecimal():
        return Place(int(value), only)
    if value.startswith("page"):
        return Place(turn, only, int(value.removeprefix("page")))
    return Place(turn, value)


def turns_of(history: History, only: str) -> list[int]:
    """The numbers of the turns that a filter lets through, in order."""
    if only == SCORE:
        return turns_that_scored(history)
    if only == CONTEST:
        return contested_turns(history)
    if only == ALL:
        return [turn.number for turn in history.turns]
    return [turn.number for turn in history.turns if turn.seat == int(only.removeprefix("seat"))]


def controls(w: Words, history: History, place: Place, shown: int, signs: Signs) -> list[discord.ui.ActionRow[Any]]:
    """Buttons to the turns beside the one shown, a menu of all turns by what happened in them, one of filters."""
    listed = turns_of(history, place.only)
    rows = [_turns(w, history, place, shown, listed)]
    if shown > 0 and (count := len(steps_of(history.turn(shown)))) > 1:
        rows.append(_steps(w, history, place, shown, count))
    if len(listed) > 1:
        rows.append(discord.ui.ActionRow[Any](_jump(w, history, place, shown, listed, signs)))
    if len(history.turns) > 1:
        rows.append(discord.ui.ActionRow[Any](_filters(w, history, place, shown, signs)))
    return rows


def steps_of(turn: TurnRecord) -> list[Step]:
    """The choices of a turn that brought something."""
    return [step for step in turn.steps if step.events]


def _steps(w: Words, history: History, place: Place, shown: int, count: int) -> discord.ui.ActionRow[Any]:
    """Buttons to the choices of the turn shown, of which the whole turn shows all."""
    at = count if place.step is None else place.step
    ways = {STEP_BACK: at - 1, STEP_NEXT: at + 1}
    possible = {name: to for name, to in ways.items() if 1 <= to <= count}
    return discord.ui.ActionRow[Any](
        *(_way(w, history, name, f"{shown}.{place.only}.s{to}") for name, to in possible.items())
    )


def _turns(w: Words, history: History, place: Place, shown: int, listed: list[int]) -> discord.ui.ActionRow[Any]:
    stops = [0, *listed] if place.only == ALL else listed
    before, after = [turn for turn in stops if turn < shown], [turn for turn in stops if turn > shown]
    ways = {"first": before[:1], "back": before[-1:], "next": after[:1], "last": after[-1:]}
    row = [_way(w, history, name, f"{to[0]}.{place.only}") for name, to in ways.items() if to]
    return discord.ui.ActionRow[Any](*row, button(w.say("button-log"), "log", history.row.id, str(shown)))


def _way(w: Words, history: History, name: str, to: str) -> Any:
    """The button `name` to the place `to`."""
    rest = f"{name.replace('-', '')}.{to}"  # the name too: two ways may lead to one place
    return button(w.say(WAYS[name]), "history", history.row.id, rest)


def _jump(w: Words, history: History, place: Place, shown: int, listed: list[int], signs: Signs) -> Any:
    """The page of the menu that has the turn shown, or the one asked for."""
    pages = [listed[at : at + A_PAGE] for at in range(0, len(listed), A_PAGE)]
    with_shown = sum(page[-1] < shown for page in pages)
    page = min(with_shown if place.page is None else place.page, len(pages) - 1)
    options = [_turn_option(w, history, number, shown, signs) for number in pages[page]]
    if page:
        options.insert(0, _page_option(w, "history-earlier", pages[page - 1], page - 1))
    if page + 1 < len(pages):
        options.append(_page_option(w, "history-later", pages[page + 1], page + 1))
    return menu(w.say("menu-jump"), options, "history", history.row.id, f"jump.{shown}.{place.only}")


def _turn_option(w: Words, history: History, number: int, shown: int, signs: Signs) -> discord.SelectOption:
    turn = history.turn(number)
    own, names = words_of_game(w, history.row), names_of(w, history.seats)
    gist = game_words(history.row.rules_name).gist(own, turn.events, names)
    label = w.say("history-jump", turn=number, gist=gist) if gist else w.say("history-jump-untold", turn=number)
    who = signs.of_turn(history.seats, turn.seat) if signs.emoji else None
    return menu_option(label, value=str(number), emoji=who, default=number == shown)


def _page_option(w: Words, message: str, turns: list[int], page: int) -> discord.SelectOption:
    return menu_option(w.say(message, first=turns[0], last=turns[-1], turns=len(turns)), value=f"page{page}")


def _filters(w: Words, history: History, place: Place, shown: int, signs: Signs) -> Any:
    own = w.about(history.row.rules_name)
    options = [menu_option(w.say("history-all"), ALL, default=place.only == ALL)]
    options.append(menu_option(own.say("history-scored"), SCORE, default=place.only == SCORE))
    if rules_of(history.row.rules_name).has_contests:
        options.append(menu_option(own.say("history-contested"), CONTEST, default=place.only == CONTEST))
    for seat, name in zip(history.seats, names_of(w, history.seats), strict=True):
        value = f"seat{seat.seat}"
        label = w.say("history-seat", name=name)
        options.append(menu_option(label, value, emoji=signs.in_menu(seat.colour), default=place.only == value))
    return menu(w.say("menu-filter"), options, "history", history.row.id, f"only.{shown}")
