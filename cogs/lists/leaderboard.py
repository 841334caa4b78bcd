"""/results leaderboard: its pages with their picture, and how a server's games went. Who is on it stands in
host/finished/profiles.py."""

from collections.abc import Sequence
from typing import Final

from discord import app_commands

from cogs.framework import (
    GAME_CHOICES,
    Interaction,
    Picture,
    Pressed,
    Reply,
    button,
    limits,
    option_with_value,
    reader_style,
    reader_words,
    replies,
    server_of,
    slash_reply,
    text_reply,
)
from cogs.framework.cards import draw_card, people_shown
from cogs.lists.profile import by_character, mean_rounds, move_time, off_by
from engine.games import GAMES
from host.finished.profiles import LISTED_GAMES, LISTED_OPPONENTS, Course, Figures, Leader, Share, figures, leaderboard
from render.cards.shapes import Leaderboard, Ranked
from render.scene import LEADERBOARD
from words.games import title_of
from words.names import plain_name
from words.shapes import PICTURE_LENGTH, clipped, fitting
from words.speech import Words

SHOWN: Final = 9  # people of a page, as many as its picture has room for
LEAST_GAMES: Final = 3  # of an option that says something
GAME: Final = "|".join(sorted(GAMES))


async def leaders(interaction: Interaction, game: str, first: int) -> Reply:
    """The people from place `first` on (counted from 0)."""
    w, host = reader_words(interaction), interaction.client.services.host
    everybody = await leaderboard(host.db, interaction.guild_id, game)
    lines, shown = [w.say("leaderboard-title", game=title_of(w, game))], everybody[first : first + SHOWN]
    for place, leader in enumerate(shown, first + 1):
        facts = {"rating": round(leader.rating.mu), "off": off_by(leader.rating), "games": leader.rating.games}
        lines.append(w.say("leaderboard-line", place=place, who=f"<@{leader.user_id}>", won=leader.won, **facts))
    floor = {"games": LISTED_GAMES, "opponents": LISTED_OPPONENTS}
    lines.append(w.say("leaderboard-note" if everybody else "leaderboard-none", **floor))
    games = [button(title_of(w, name), "leaders", rest=f"{name}.0") for name in sorted(GAMES) if name != game]
    games.append(button(w.say("button-server-figures"), "server-figures", rest=game))
    earlier, later = max(0, first - SHOWN), first + SHOWN
    pages = [button(w.say("button-back"), "leaders", rest=f"{game}.{earlier}")] if first else []
    pages += [button(w.say("button-next"), "leaders", rest=f"{game}.{later}")] if later < len(everybody) else []
    drawing = _picture(interaction, game, first, shown) if shown else None
    return text_reply("\n".join(lines), games, pages, drawing=drawing)


async def _picture(interaction: Interaction, game: str, first: int, shown: Sequence[Leader]) -> list[Picture]:
    """The same as a picture, with the names under which people play in the server."""
    w, services = reader_words(interaction), interaction.client.services
    known = await services.host.db.results.names(interaction.guild_id or 0, [leader.user_id for leader in shown])
    names = [plain_name(known.get(leader.user_id, "")) or w.say("card-nameless") for leader in shown]
    ranked = [
        Ranked(place, round(leader.rating.mu), off_by(leader.rating), leader.rating.games, leader.won)
        for place, leader in enumerate(shown, first + 1)
    ]
    seats = await people_shown(services, interaction.guild_id, [leader.user_id for leader in shown])
    board = Leaderboard(w.say("card-leaderboard"), title_of(w, game), seats, tuple(ranked))
    lines = [w.say("card-alt-line", name=name, **line._asdict()) for name, line in zip(names, ranked, strict=True)]
    alt = clipped(w.sentences([w.say("card-alt-leaderboard", game=board.game), *lines]), PICTURE_LENGTH)
    style = await reader_style(interaction)
    return await draw_card(services.studio, game, LEADERBOARD, board, names, w, style, alt)


def _figures(w: Words, game: str, figures: Figures) -> list[str]:
    lines = [] if figures.move_s is None else [w.say("figures-moves", time=move_time(w, figures.move_s))]
    orders = {w.say("profile-order", order=order): share for order, share in figures.orders.items()}
    characters = by_character(w, game, figures.characters)
    for message, shares in (("figures-orders", orders), ("figures-characters", characters)):
        lines += [w.say(message), *(_share(w, what, share) for what, share in shares.items())] if shares else []
    options = [
        _course(w, "figures-option", option_with_value(w, game, *option), course)
        for option, course in sorted(figures.options.items(), key=lambda item: (item[0][0], -item[1].games))
        if course.games >= LEAST_GAMES and any(field.name == option[0] for field in GAMES[game].option_fields)
    ]
    return [*lines, w.say("figures-options"), *options] if options else lines


def _share(w: Words, what: str, share: Share) -> str:
    return w.say("figures-share", what=what, percent=round(100 * share.won / share.games), games=share.games)


def _course(w: Words, message: str, what: str, course: Course) -> str:
    return w.say(message, what=what, games=course.games, **mean_rounds(course.rounds))


@replies("leaders", update=True, rest=rf"(?:{GAME})\.\d{{1,6}}")
async def press_leaders(interaction: Interaction, pressed: Pressed) -> Reply:
    game, _, first = pressed.rest.partition(".")
    return await leaders(interaction, game, int(first))


@replies("server-figures", update=True, rest=GAME)
async def press_figures(interaction: Interaction, pressed: Pressed) -> Reply:
    """How the server's games of a kind went."""
    w, host = reader_words(interaction), interaction.client.services.host
    await leaderboard(host.db, interaction.guild_id, pressed.rest)  # refused where the server shows none
    shown = await figures(host.db, interaction.guild_id or 0, pressed.rest)
    lines = [_course(w, "figures-title", title_of(w, pressed.rest), shown.all), *_figures(w, pressed.rest, shown)]
    back = button(w.say("button-leaderboard"), "leaders", rest=f"{pressed.rest}.0")
    return text_reply("\n".join(fitting(lines, limits.TEXT)), [back])


@slash_reply("results-leaderboard")
@app_commands.choices(game=GAME_CHOICES)
async def open_leaderboard(interaction: Interaction, game: str = min(GAMES)) -> Reply:
    server_of(interaction)
    return await leaders(interaction, game, 0)
