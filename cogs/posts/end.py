"""The post at the end of a game: who won and why, pictures, key moments, ratings, hints asked for, buttons (history,
rematch); the one of its result in the server's results channel."""

from typing import Any

import discord

from cogs.framework import (
    Picture,
    Reply,
    Services,
    Signs,
    about_table,
    button,
    draw,
    draw_end,
    files,
    mention,
    names_of,
    server_signs,
    server_style,
    text_part,
    words_of_game,
)
from cogs.posts.outgoing import Message, post_marker, post_message
from cogs.posts.telling import hints_told, in_order, outcome
from host import GameRow, History, PostRow
from host.finished.profiles import rating_changes
from host.messages.posts import End
from host.table.calls import to_ping
from host.table.history import final_place, final_standings
from host.table.seeds import secret_of
from host.table.status import ended_by, gave_up
from render.games import turn_picture
from render.scene import Style
from words.games import game_words
from words.shapes import Moment
from words.speech import Words


async def end_message(services: Services, history: History, post: PostRow, w: Words) -> Message:
    """Pings each person of the game once, but those who are told by direct message."""
    game, speech, names = history.row, game_words(history.row.rules_name), names_of(w, history.seats)
    marks = history.marks
    turns = {turn.number: turn.events for turn in history.turns}
    moments = speech.moments(words_of_game(w, game), turns, marks, names)
    style, signs = await server_style(services, game.guild_id), await server_signs(services, game.guild_id)
    pictures = await draw_end(services.studio, history, w, style)
    boards = [picture for moment in moments for picture in await _board(services, history, moment, w, style)]
    standings = marks[-1].standings
    seats = [history.seats[seat] for seat in in_order(game, standings)]
    people = w.listed(w.say("post-end-person", sign=signs.of(seat), who=mention(seat)) for seat in seats)
    result = outcome(w, game, standings, names)
    head = [
        w.say("post-end", game=speech.title(w), id=game.id, rounds=marks[-1].round, result=result),
        w.say("post-end-people", people=people),
        speech.score_sheet(w, history.view_at(history.seq), names),
        *_given_up(history, w),
        *await hints_told(services, history, w),
    ]
    key_moments = [w.say("post-end-moments"), *(_moment(history, moment, w) for moment in moments)]
    ratings = await _ratings(services, history, w, signs)
    reply = Reply(
        [
            discord.ui.TextDisplay[Any]("\n".join(head), id=post_marker(post)),
            *(text_part("\n".join(key_moments)) if moments else []),
            *(text_part("\n".join(ratings)) if ratings else []),
            discord.ui.ActionRow[Any](*_buttons(game, w)),
            *text_part(w.say("post-end-dice", secret=secret_of(game).hex())),
        ],
    )
    message = Message(reply.view([*pictures, *boards]), files=files([*pictures, *boards]))
    direct = End.read(post.payload).direct
    called = [seat.user_id for seat in seats if seat.seat not in direct]
    message.ping(await to_ping(services.host.people, game, called, services.host.clock.now()))
    return message


async def result_message(services: Services, game: GameRow, post: PostRow, w: Words) -> Message:
    """Tells how a game ended, in another channel than its own: it pings nobody."""
    seats, signs = await services.host.db.games.seats(game.id), await server_signs(services, game.guild_id)
    names, standings = names_of(w, seats), final_standings(game)
    resigned = ended_by(game, len(seats)) is not None  # then what they had scored decides nothing
    places = [
        w.say(
            "post-result-place",
            place=number if resigned else final_place(game, seat),
            sign=signs.of(seats[seat]),
            who=names[seat],
        )
        for number, seat in enumerate(in_order(game, standings), 1)
    ]
    facts = about_table(w, game) | {"result": outcome(w, game, standings, names), "places": w.commas(places)}
    buttons = [button(w.say(f"button-{verb}"), verb, game.id) for verb in ("history", "analysis")]
    return post_message(w.say("post-result", **facts), post, buttons)


def _given_up(history: History, w: Words) -> list[str]:
    """For whom computer players finished the game; nothing where it ended because of a resignation."""
    names, game = names_of(w, history.seats), history.row
    gone = [names[seat.seat] for seat in history.seats if gave_up(game, seat)]
    if not gone or ended_by(game, len(names)) is not None:
        return []
    return [w.say("post-end-given-up", who=w.listed(gone), count=len(gone))]


def _moment(history: History, moment: Moment, w: Words) -> str:
    """Tells a key moment: the turn, and why it counted."""
    events = history.turn(moment.turn).events
    own, names = words_of_game(w, history.row), names_of(w, history.seats)
    gist = game_words(history.row.rules_name).gist(own, events, names)
    if not gist:
        return w.say("post-end-moment-untold", turn=moment.turn, text=moment.text)
    return w.say("post-end-moment", turn=moment.turn, gist=gist, text=moment.text)


async def _board(services: Services, history: History, moment: Moment, w: Words, style: Style) -> list[Picture]:
    """The board after a turn, of several pictures the one on which it is seen; none where it cannot be drawn."""
    turn, game = history.turn(moment.turn), history.row.rules_name
    which = (turn_picture(game, turn.events),)
    drawn = await draw(
        services.studio, game, turn.steps[-1].view, history.seats, w, which=which, events=turn.events, style=style
    )
    return [picture._replace(name=f"turn-{moment.turn}.webp", below=1) for picture in drawn]


async def _ratings(services: Services, history: History, w: Words, signs: Signs) -> list[str]:
    """How ratings changed, where the game is rated."""
    names, lines = names_of(w, history.seats), []
    for changed in await rating_changes(services.host.db, history.row):
        by = round(changed.after.mu) - round(changed.before.mu)
        facts = {"change": "up" if by > 0 else "down" if by else "same", "by": abs(by)}
        who = {"sign": signs.of(history.seats[changed.seat]), "who": names[changed.seat]}
        lines.append(w.say("post-end-rating", rating=round(changed.after.mu), **who, **facts))
    return [w.say("post-end-ratings", ratings=w.commas(lines))] if lines else []


def _buttons(game: GameRow, w: Words) -> list[Any]:
    """The history leads to the rest: the game as a moving picture, its replay file, the same set-up once more."""
    return [
        button(w.say("button-rematch"), "rematch", game.id, style=discord.ButtonStyle.success),
        button(w.say("button-history"), "history", game.id, ""),
        button(w.say("button-analysis"), "analysis", game.id),
    ]
