"""/results profile: a person's games, rating and how sure it is, characters, time for a turn, reliability."""

from collections.abc import Mapping

import discord

from cogs.framework import Interaction, Reply, duration, limits, reader_words, slash_reply, text_reply
from host.finished.profiles import Record, Share, profile
from host.finished.ratings import Rating
from words.games import title_of
from words.shapes import fitting
from words.speech import Argument, Words

FIRST_GUESS = 300.0  # a rating's sigma down to which it is one: for about eight games
ROUGH = 150.0  # for about fifty
LEAST_S = 60.0


@slash_reply("results-profile")
async def profile_reply(interaction: Interaction, person: discord.User | None = None) -> Reply:
    """In a server the person's results there, elsewhere one's own in all servers."""
    w, guild_id, user_id = reader_words(interaction), interaction.guild_id, (person or interaction.user).id
    records = await profile(interaction.client.services.host.db, user_id, guild_id, interaction.user.id)
    where = "all" if guild_id is None else "here"
    lines = [w.say("profile-title", where=where, who=f"<@{user_id}>")]
    lines += [line for record in records for line in _lines(w, record, guild_id)] or [w.say("profile-none")]
    return text_reply("\n".join(fitting(lines, limits.TEXT)))


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
    speech = w.about(game)
    known = {name: f"character-{name}" for name in shares}
    return {speech.say(message): shares[name] for name, message in known.items() if speech.has(message)}


def mean_rounds(rounds: float | None) -> dict[str, Argument]:
    """A mean number of rounds as sentences take it, which may not be known."""
    return {"known": "no" if rounds is None else "yes", "rounds": rounds or 0}


def move_time(w: Words, seconds: float) -> str:
    """How long a turn took, a minute at least."""
    return duration(w, max(seconds, LEAST_S))


def _shares(w: Words, message: str, shares: dict[str, Share]) -> list[str]:
    parts = [w.say("profile-share", what=what, games=share.games, won=share.won) for what, share in shares.items()]
    return [w.say(message, shares=w.commas(parts))] if parts else []
