"""/results profile: a person's games, rating and how sure it is, characters, time a turn, reliability; their card."""

from collections.abc import Mapping, Sequence

import discord

from cogs.framework import (
    Interaction,
    Picture,
    Reply,
    ScreenName,
    button,
    duration,
    limits,
    reader_style,
    reader_words,
    slash_reply,
    text_reply,
)
from cogs.framework.cards import draw_card, people_shown
from host.finished.profiles import Record, Share, profile
from host.finished.ratings import Rating
from render.cards.shapes import GameResults, Profile
from render.scene import PROFILE
from words.games import title_of
from words.names import plain_name
from words.shapes import PICTURE_LENGTH, clipped, fitting
from words.speech import Argument, Words

FIRST_GUESS = 300.0  # a rating's sigma down to which it is one: for about eight games
ROUGH = 150.0  # for about fifty
LEAST_S = 60.0
OWN = ("move-times", "results-csv")
"""The verbs of the buttons below one's own profile (cogs/lists/move_times.py)."""


@slash_reply("results-profile")
async def profile_reply(interaction: Interaction, person: discord.User | None = None) -> Reply:
    """In a server the person's results there, elsewhere one's own in all servers."""
    w, guild_id, user_id = reader_words(interaction), interaction.guild_id, (person or interaction.user).id
    records = await profile(interaction.client.services.host.db, user_id, guild_id, interaction.user.id)
    where = "all" if guild_id is None else "here"
    lines = [w.say("profile-title", where=where, who=f"<@{user_id}>")]
    lines += [line for record in records for line in _lines(w, record, guild_id)] or [w.say("profile-none")]
    text = "\n".join(fitting(lines, limits.TEXT))
    if not records:
        return text_reply(text)
    own = OWN if user_id == interaction.user.id else ()
    buttons = [button(w.say(f"button-{verb}"), verb) for verb in own]
    drawing = _card(interaction, person or interaction.user, records)
    return text_reply(text, buttons, drawing=drawing, screen=ScreenName("profile", "") if own else None)


async def _card(
    interaction: Interaction, person: discord.User | discord.Member, records: Sequence[Record]
) -> list[Picture]:
    """The person's card, in the colours of the game that they played most."""
    w, guild_id = reader_words(interaction), interaction.guild_id
    most = max(records, key=lambda record: record.all.games).rules_name
    name = plain_name(person.display_name) or person.name
    place = "all" if guild_id is None else "here"
    where = w.say("card-where", where=place)
    results = tuple(_results(w, record, guild_id) for record in records)
    services = interaction.client.services
    seats = await people_shown(services, guild_id, [person.id])
    shown = Profile(seats, where, w.say("card-unrated", where=place), results)
    style = await reader_style(interaction)
    return await draw_card(services.studio, most, PROFILE, shown, [name], w, style, _alt(w, name, shown))


def _results(w: Words, record: Record, guild_id: int | None) -> GameResults:
    """What the card shows of one game."""
    rating = record.ratings.get(guild_id or 0)
    return GameResults(
        record.rules_name,
        title_of(w, record.rules_name),
        record.all.games,
        record.all.won,
        None if rating is None else round(rating.mu),
        0 if rating is None else off_by(rating),
        record.courses.get(guild_id or 0, ()),
        record.last,
        next(iter(known_characters(w, record.rules_name, record.characters)), ""),
    )


def _alt(w: Words, name: str, shown: Profile) -> str:
    """All that the card shows; of the course where it began, and its highest and lowest."""
    parts = [w.say("card-alt", name=name, where=shown.where)]
    for each in shown.results:
        parts.append(w.say("card-alt-game", game=each.title, won=each.won, games=each.games))
        if each.last:
            parts.append(w.say("card-alt-last", places=w.commas(str(place) for place in each.last)))
        if each.character:
            favourite = w.about(each.game).say(f"character-{each.character}")
            parts.append(w.say("card-alt-favourite", character=favourite))
        if each.rating is not None:
            course = [round(figure) for figure in each.course]
            facts = {"rated": len(course), "first": course[0], "low": min(course), "high": max(course)}
            parts.append(w.say("card-alt-rating", rating=each.rating, off=each.off, **facts))
    return clipped(w.sentences(parts), PICTURE_LENGTH)


def _lines(w: Words, record: Record, guild_id: int | None) -> list[str]:
    name = record.rules_name
    lines = [w.say("profile-game", game=title_of(w, name), games=record.all.games, won=record.all.won)]
    rating = record.ratings.get(guild_id or 0)
    if rating is not None:
        lines.append(rating_text(w, rating))
    if record.all.games:
        lines.append(w.about(name).say("profile-score", score=record.score, **mean_rounds(record.rounds)))
    lines += _shares(w, "profile-characters", by_character(w, name, record.characters))
    orders = {w.say("profile-order", order=order): share for order, share in sorted(record.orders.items())}
    lines += _shares(w, "profile-orders", orders)
    if record.move_s is not None:
        lines.append(w.say("profile-moves", moves=record.moves, time=move_time(w, record.move_s)))
    lines.append(w.say("profile-reliability", missed=record.missed, gave_up=record.gave_up))
    return lines


def rating_text(w: Words, rating: Rating) -> str:
    """A rating and in plain words how sure it is."""
    known = "guess" if rating.sigma > FIRST_GUESS else "rough" if rating.sigma > ROUGH else "sure"
    return w.say("profile-rating", rating=round(rating.mu), off=off_by(rating), known=known, games=rating.games)


def off_by(rating: Rating) -> int:
    """By how much a rating may be wrong, to the next ten, by 19 to 1."""
    return round(2 * rating.sigma / 10) * 10


def by_character(w: Words, game: str, shares: Mapping[str, Share]) -> dict[str, Share]:
    """Shares by the name of each character, of those that this version knows."""
    own = w.about(game)
    return {own.say(f"character-{name}"): shares[name] for name in known_characters(w, game, shares)}


def known_characters(w: Words, game: str, shares: Mapping[str, Share]) -> list[str]:
    """Those of the characters that this version knows, in the same order."""
    own = w.about(game)
    return [name for name in shares if own.has(f"character-{name}")]


def mean_rounds(rounds: float | None) -> dict[str, Argument]:
    """A mean number of rounds as sentences take it, which may not be known."""
    return {"known": "no" if rounds is None else "yes", "rounds": rounds or 0}


def move_time(w: Words, seconds: float) -> str:
    """How long a turn took, a minute at least."""
    return duration(w, max(seconds, LEAST_S))


def _shares(w: Words, message: str, shares: dict[str, Share]) -> list[str]:
    parts = [w.say("profile-share", what=what, games=share.games, won=share.won) for what, share in shares.items()]
    return [w.say(message, shares=w.commas(parts))] if parts else []
