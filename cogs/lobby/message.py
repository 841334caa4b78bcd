"""What a lobby's message says: who sits where, which options it names, fingerprint, banner, buttons."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord

from cogs.framework import (
    NO_MENTIONS,
    Picture,
    Reply,
    Services,
    Signs,
    button,
    mention,
    option_with_value,
    server_signs,
    server_style,
)
from cogs.framework.avatars import PATIENTLY_S, WITHIN_S
from cogs.framework.emblems import ORDINARY
from cogs.lobby.banner import draw_lobby, people_of
from engine.games import rules_of
from engine.players import PERSON
from host import SeatRow
from host.lobby.view import PRESSED, RANDOM_ORDER, LobbyView
from host.table.status import is_watched
from host.table.thread_members import has_private_thread
from host.table_options import TABLE_OPTIONS
from words.games import game_words, title_of
from words.houses import house_words
from words.speech import Words

ON: Final = "on"
FINGERPRINT_SHOWN: Final = 16  # digits, 64 bits: nobody can make another secret that has them too


class LobbyMessage(NamedTuple):
    """The message in `words` alone, and the banner that stands above them where it can be shown. `late`: the banner, or
    an avatar on it, was not there in time, so that the message must be renewed."""

    words: Reply
    pictured: Reply
    late: bool = False

    @property
    def banner(self) -> list[Picture]:
        return self.pictured.pictures


async def lobby_message(
    services: Services, w: Words, lobby: LobbyView, *, within_s: float | None = None
) -> LobbyMessage:
    """The public message of a lobby with its banner, if that is drawn within so many seconds; of a cancelled one there
    is none."""
    guild_id = lobby.row.guild_id
    signs, style = await server_signs(services, guild_id), await server_style(services, guild_id)
    words = lobby_reply(w, lobby, signs=signs)
    if lobby.row.status == "cancelled":
        return LobbyMessage(words, words)
    faces_within_s = PATIENTLY_S if within_s is None else WITHIN_S
    drawing = asyncio.ensure_future(draw_lobby(services, lobby, w, style, faces_within_s))
    done, _ = await asyncio.wait({drawing}, timeout=within_s)
    banner = drawing.result() if done else []
    return LobbyMessage(
        words,
        lobby_reply(w, lobby, signs=signs, banner=banner),
        late=not done or services.avatars.coming(people_of(lobby)),
    )


def lobby_reply(
    w: Words, lobby: LobbyView, *, signs: Signs = ORDINARY, buttons: bool = True, banner: Sequence[Picture] = ()
) -> Reply:
    """A lobby in words below its `banner`, if there is one, with its buttons until the game starts."""
    text = discord.ui.TextDisplay[Any]("\n".join(_lines(w, lobby, signs, counts_free=not banner)))
    rows = _rows(w, lobby) if buttons and lobby.row.status == "lobby" else []
    return Reply([discord.ui.Container[Any](text, *rows)], [*banner], ephemeral=False, mentions=NO_MENTIONS)


def _lines(w: Words, lobby: LobbyView, signs: Signs, *, counts_free: bool) -> list[str]:
    game = lobby.row
    lines = [w.say("lobby-title", game=title_of(w, game.rules_name), id=game.id)]
    special = w.chain(_special(w, lobby)) if game.status in ("lobby", "running") else ""
    lines += [w.say("lobby-special", what=special)] if special else []
    lines += seats_told(w, lobby, signs)
    if game.status == "lobby":
        lines += [w.say("lobby-seats-open", count=lobby.free)] if lobby.free and counts_free else []
        people_alone = all(seat.player == PERSON for seat in lobby.seats)
        lines += [w.say("lobby-houses")] if lobby.free_colours and people_alone else []
        lines += _begins_at(w, lobby)
    if game.private:
        people = w.listed(f"<@{user}>" for user in lobby.invited)
        lines.append(w.say("lobby-private", people=people) if people else w.say("lobby-private-nobody"))
        lines.append(w.say("lobby-private-read-in-thread" if has_private_thread(game) else "lobby-private-read-here"))
    if game.status == "cancelled":
        return [*lines, w.say("lobby-cancelled")]
    lines += [w.say("lobby-started")] if game.status != "lobby" else []
    if lobby.fingerprint is not None:
        lines.append(w.say("lobby-dice", hash=lobby.fingerprint[:FINGERPRINT_SHOWN]))
    return lines


def _special(w: Words, lobby: LobbyView) -> list[str]:
    """All that is not as at any other table: the game's options, the table's, and how it begins."""
    game = lobby.row
    special = special_options(w, game.rules_name, lobby.options)
    special += [
        w.say(f"table-option-{name}-short", value=option.chosen(game))
        for name, option in TABLE_OPTIONS.items()
        if option.is_special(game)
    ]
    special += [w.say("lobby-watched")] if (lobby.to_watch if game.status == "lobby" else is_watched(game)) else []
    if game.status != "lobby":
        return special
    special += [w.say("lobby-order-joined")] if lobby.order != RANDOM_ORDER else []
    special += [w.say("lobby-begins-full", most=lobby.most)] if lobby.begins != PRESSED else []
    if lobby.like is not None:
        like = w.say("lobby-like-private") if lobby.like_private else f"#{lobby.like}"
        special.append(w.say("lobby-like", game=like, same="yes" if lobby.laid_out else "no"))
    return special


def _begins_at(w: Words, lobby: LobbyView) -> list[str]:
    """The moment at which the game begins by itself, if there is one."""
    if lobby.begins_at is None:
        return []
    when, ago = (f"<t:{int(lobby.begins_at)}:{form}>" for form in "FR")
    return [w.say("lobby-begins-at", when=when, soon=ago, few=lobby.few)]


def seats_told(w: Words, lobby: LobbyView, signs: Signs) -> list[str]:
    """Who sits there. Numbered only where the numbers are the turn order: otherwise that is drawn at the start, whose
    post says it."""
    game, numbered = lobby.row.rules_name, lobby.row.status == "lobby" and lobby.order != RANDOM_ORDER
    return [
        w.say("lobby-seat", number=number, sign=signs.of(seat), who=who_sits(w, game, seat))
        if numbered
        else w.say("lobby-seat-taken", sign=signs.of(seat), who=who_sits(w, game, seat))
        for number, seat in enumerate(lobby.seats, 1)
    ]


def chosen_options(w: Words, game: str, options: Mapping[str, str]) -> list[str]:
    """All options in short: what is played, and what differs from the default. `options`: all of them."""
    speech, possible = game_words(game), rules_of(game).possible_options(options, None)
    if speech.levels:
        usual = next(iter(speech.levels))
        played = [speech.level_title(w, usual)] if speech.level(options) == usual else []
    else:
        first = list(options.items())[:1]
        played = [speech.option_title(w, name, value) for name, value in first if value == possible[name][0]]
    return [*played, *special_options(w, game, options)]


def special_options(w: Words, game: str, options: Mapping[str, str]) -> list[str]:
    """The options that differ from the default, in plain words: a level in place of its options, what is played by
    its name, others by their names where nothing else is said of them. `options`: all of them."""
    speech, possible = game_words(game), rules_of(game).possible_options(options, None)
    level = speech.level(options)
    special = [speech.level_special(w, level)] if level is not None and level != next(iter(speech.levels)) else []
    together = speech.levels[level] if level is not None else {}
    for place, (name, value) in enumerate(options.items()):
        if value == possible[name][0] or name in together:
            continue
        if told := speech.special_option(w, name, value):
            special.append(told)
        elif place == 0 and not speech.levels:
            special.append(speech.option_title(w, name, value))
        else:
            special.append(speech.option_title(w, name) if value == ON else option_with_value(w, game, name, value))
    return special


def who_sits(w: Words, game: str, seat: SeatRow) -> str:
    """The person or computer player of a seat, the latter with its level."""
    house = house_words(w, game, seat.player)
    return w.say("computer-player", name=seat.name, player=house) if house else mention(seat)


def _rows(w: Words, lobby: LobbyView) -> list[discord.ui.Item[Any]]:
    game_id, start = lobby.row.id, w.say("button-watch-houses" if lobby.to_watch else "button-start")
    join = [button(w.say("button-join"), "join", game_id, style=discord.ButtonStyle.primary)]
    return [
        discord.ui.ActionRow[Any](
            *(join if lobby.free_colours else []),
            button(start, "start", game_id, style=discord.ButtonStyle.success),
            button(w.say("button-more"), "lobby-more", game_id),
        )
    ]
