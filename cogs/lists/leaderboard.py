"""A server's leaderboard, a page at a time, and how its games went."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.framework import (
    GAME_CHOICES,
    Interaction,
    Pressed,
    Reply,
    button,
    limits,
    reader_words,
    replies,
    slash_reply,
    text_reply,
)
from cogs.lists.profile import by_character, mean_rounds, move_time, off_by
from engine.games import GAMES
from host.finished.profiles import Course, Figures, Share, figures, leaderboard
from words.games import game_words, title_of
from words.shapes import fitting
from words.speech import Words

SHOWN: Final = 15  # people of a page
LEAST_GAMES: Final = 3  # of an option that says something
GAME: Final = "|".join(sorted(GAMES))


async def leaders(interaction: Interaction, game: str, first: int) -> Reply:
    """The people from place `first` on (counted from 0)."""
    w, host = reader_words(interaction), interaction.client.services.host
    found = await leaderboard(host.db, interaction.guild_id, game)
    lines = [w.say("leaderboard-title", game=title_of(w, game))]
    for place, leader in enumerate(found[first : first + SHOWN], first + 1):
        facts = {"rating": round(leader.rating.mu), "off": off_by(leader.rating), "games": leader.rating.games}
        lines.append(w.say("leaderboard-line", place=place, who=f"<@{leader.user_id}>", won=leader.won, **facts))
    lines.append(w.say("leaderboard-note") if found else w.say("leaderboard-none"))
    rows = [_games(w, game)]
    if len(found) > SHOWN:
        earlier, later = max(0, first - SHOWN), first + SHOWN
        rows.append(
            [
                button(w.say("button-back"), "leaders", rest=f"{game}.{earlier}", disabled=not first),
                button(w.say("button-next"), "leaders", rest=f"{game}.{later}", disabled=later >= len(found)),
            ]
        )
    return text_reply("\n".join(lines), *rows)


def _games(w: Words, shown: str) -> list[discord.ui.Item[Any]]:
    """A button for each other game, and one for how those of the game shown went."""
    others = [button(title_of(w, name), "leaders", rest=f"{name}.0") for name in sorted(GAMES) if name != shown]
    return [*others, button(w.say("button-server-figures"), "server-figures", rest=shown)]


def _figures(w: Words, game: str, found: Figures) -> list[str]:
    lines = [] if found.move_s is None else [w.say("figures-moves", time=move_time(w, found.move_s))]
    orders = {w.say("profile-order", order=order): share for order, share in found.orders.items()}
    characters = by_character(w, game, found.characters)
    for message, shares in (("figures-orders", orders), ("figures-characters", characters)):
        lines += [w.say(message), *(_share(w, what, share) for what, share in shares.items())] if shares else []
    options = [
        _course(w, "figures-option", _option(w, game, *option), course)
        for option, course in sorted(found.options.items(), key=lambda item: (item[0][0], -item[1].games))
        if course.games >= LEAST_GAMES and any(field.name == option[0] for field in GAMES[game].option_fields)
    ]
    return [*lines, w.say("figures-options"), *options] if options else lines


def _option(w: Words, game: str, name: str, value: str) -> str:
    speech = game_words(game)
    return w.say("lobby-option-choice", title=speech.option_title(w, name), value=speech.option_title(w, name, value))


def _share(w: Words, what: str, share: Share) -> str:
    return w.say("figures-share", what=what, percent=round(100 * share.won / share.games), games=share.games)


def _course(w: Words, message: str, what: str, course: Course) -> str:
    return w.say(message, what=what, games=course.games, **mean_rounds(course.rounds))


@replies("leaders", update=True, open_to_all=True, rest=rf"(?:{GAME})\.\d{{1,6}}")
async def press_leaders(interaction: Interaction, pressed: Pressed) -> Reply:
    game, _, first = pressed.rest.partition(".")
    return await leaders(interaction, game, int(first))


@replies("server-figures", update=True, open_to_all=True, rest=GAME)
async def press_figures(interaction: Interaction, pressed: Pressed) -> Reply:
    """How the server's games of a kind went."""
    w, host = reader_words(interaction), interaction.client.services.host
    await leaderboard(host.db, interaction.guild_id, pressed.rest)  # refused where the server shows none
    found = await figures(host.db, interaction.guild_id or 0, pressed.rest)
    lines = [_course(w, "figures-title", title_of(w, pressed.rest), found.all), *_figures(w, pressed.rest, found)]
    back = button(w.say("button-leaderboard"), "leaders", rest=f"{pressed.rest}.0")
    return text_reply("\n".join(fitting(lines, limits.TEXT)), [back])


class Leaderboard(commands.Cog):
    """The command that shows it."""

    @slash_reply("leaderboard")
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def leaderboard(self, interaction: Interaction, game: str = min(GAMES)) -> Reply:
        return await leaders(interaction, game, 0)
