"""/results finished: a server's finished games searched by player, game and option, how many on a page, small pictures,
opening one."""

from collections.abc import Sequence
from logging import getLogger
from typing import Final, NamedTuple

import discord
from discord import app_commands

from cogs.framework import (
    GAME_CHOICES,
    ONE_VALUE,
    Completions,
    Interaction,
    Picture,
    Pressed,
    Reply,
    ago,
    button,
    completions,
    draw_end,
    limits,
    menu,
    menu_option,
    names_of,
    option_with_value,
    reader_style,
    reader_words,
    replies,
    seen_game,
    sees,
    server_of,
    slash_reply,
    text_reply,
)
from cogs.history.page import page as history_page
from cogs.history.turns import Place
from cogs.posts.telling import outcome
from engine.core.decision import Refusal
from engine.games import GAMES
from host import GameRow
from host.people.settings import settings_of
from host.people.typed import read_end_of_day
from host.table.history import final_standings
from host.turn import looking
from words.games import game_words
from words.shapes import clipped
from words.speech import Words

log = getLogger(__name__)

SHOWN: Final = 15  # games of a page
DRAWN: Final = 4
PAGES_LOOKED_AT: Final = 10  # of the database, in search of games that the person may see
GAME_ID: Final = r"[a-z0-9]{1,16}"
OPTION: Final = r"[a-z0-9-]{1,24}=[a-z0-9-]{1,24}"


class Search(NamedTuple):
    """A search: games with a person, of one kind, with an option ("layout=long"), that ended before the game
    `after`; empty where anything will do."""

    person: str = ""
    game: str = ""
    option: str = ""
    after: str = ""

    @property
    def rest(self) -> str:
        """As custom ids carry it."""
        return ".".join(self)


async def found_by(interaction: Interaction, search: Search, until: float | None = None) -> tuple[list[GameRow], bool]:
    """The next games of the server that the person may see, latest first, and whether there are more. `until`: the
    moment, in UTC seconds, before which they ended."""
    games = interaction.client.services.host.db.games
    name, _, value = search.option.partition("=")
    before = await games.get(search.after) if search.after else None
    after = (until, "") if until is not None else None
    if before is not None and before.ended is not None and await sees(interaction, before):
        after = (before.ended, before.id)
    listed: list[GameRow] = []
    for _ in range(PAGES_LOOKED_AT):
        page = await games.finished(
            guild_id=interaction.guild_id,
            user_id=int(search.person) if search.person else None,
            rules_name=search.game or None,
            option=(name, value) if search.option else None,
            after=after,
            limit=SHOWN,
        )
        listed += [game for game in page.games if game.rules_name in GAMES and await sees(interaction, game)]
        after = page.after
        if after is None or len(listed) > SHOWN:
            break
    return listed[:SHOWN], len(listed) > SHOWN or after is not None


async def listed(interaction: Interaction, search: Search, until: float | None = None) -> Reply:
    """A page of finished games in words, small pictures of how the first of them ended, a menu that opens one, and a
    button to the games before. `until`: see `found_by`."""
    w, database = reader_words(interaction), interaction.client.services.host.db
    games, more = await found_by(interaction, search, until)
    if not games:
        anything = search == Search() and until is None
        return text_reply(w.say("games-finished-none" if anything else "games-finished-not-found"))
    lines, options = [w.say("games-finished-title")], []
    for game in games:
        speech, names = game_words(game.rules_name), names_of(w, await database.games.seats(game.id))
        result = outcome(w, game, final_standings(game), names)
        facts = {"game": speech.title(w), "id": game.id}
        lines.append(w.say("games-finished-line", when=ago(game.ended or 0), result=result, **facts))
        label = w.say("games-finished-choice", **facts)
        options.append(menu_option(label, game.id, description=result))
    newest, older = search._replace(after="").rest, search._replace(after=games[-1].id).rest
    pages = [button(w.say("button-newest"), "finished", rest=newest)] if search.after else []
    pages += [button(w.say("button-earlier"), "finished", rest=older)] if more else []
    return text_reply(
        clipped("\n".join(lines), limits.TEXT),
        [menu(w.say("menu-finished"), options, "finished-game")],
        pages,
        drawing=_ends(interaction, games[:DRAWN]),
    )


async def _ends(interaction: Interaction, games: Sequence[GameRow]) -> list[Picture]:
    """The end of each game that can be read, as a small picture."""
    services, w = interaction.client.services, reader_words(interaction)
    style, ends = await reader_style(interaction), []
    for game in games:
        try:
            history = await looking.history(services.host, game.id, views=False)
        except Refusal as refusal:  # /history tells why
            log.info("the end of %s is not drawn: %s", game.id, refusal.code)
            continue
        drawn = await draw_end(services.studio, history, w, style)
        ends += [picture._replace(name=f"{game.id}.webp") for picture in drawn]
    return ends


@replies("finished", update=True, rest=rf"\d{{0,19}}\.[a-z_]*\.(?:{OPTION})?\.(?:{GAME_ID})?")
async def press_finished(interaction: Interaction, pressed: Pressed) -> Reply:
    return await listed(interaction, Search(*pressed.rest.split(".")))


@replies("finished-game", rest="", value=GAME_ID, values=ONE_VALUE)
async def press_finished_game(interaction: Interaction, pressed: Pressed) -> Reply:
    return await history_page(interaction, (await seen_game(interaction, pressed.value)).id, Place(None))


def options_of(w: Words, game: str) -> dict[str, str]:
    """The options to search for, of one game or, where none is named, of all: "layout=long" and its title."""
    return {
        f"{field.name}={value}": option_with_value(w, name, field.name, value)
        for name in ([game] if game in GAMES else sorted(GAMES))
        for field in GAMES[name].option_fields
        for value in field.allowed
    }


async def complete_option(interaction: Interaction, typed: str) -> Completions:
    """The options of the game that is looked for, or of all games, that hold what was typed."""
    options = options_of(reader_words(interaction), getattr(interaction.namespace, "game", None) or "")
    return completions(options.items(), typed)


@slash_reply("results-finished")
@app_commands.choices(game=GAME_CHOICES)
@app_commands.autocomplete(option=complete_option)
async def finished(
    interaction: Interaction, person: discord.User | None = None, game: str = "", option: str = "", until: str = ""
) -> Reply:
    server_of(interaction)
    if option and option not in options_of(reader_words(interaction), game):
        raise Refusal("no_such_search", value=option)
    search = Search(str(person.id) if person is not None else "", game, option)
    host = interaction.client.services.host
    if not until.strip():
        return await listed(interaction, search)
    zone = (await settings_of(host.people, interaction.user.id)).time_zone
    return await listed(interaction, search, read_end_of_day(until, host.clock.now(), zone))
