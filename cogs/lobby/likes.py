"""What `like` of /new may be: saved options, the game played last, any earlier game by its number; which are offered,
and what no longer fits.

What is chosen travels as one phrase, in completions and in custom ids: ":last", ":preset 12" or ":game k7f2"; a person
may also type the name of a preset or the number of a game."""

import re
from typing import Final

from cogs.framework import Completions, Interaction, completions, plain_names_of, reader_words, seen_game, sees
from cogs.lobby.message import chosen_options
from engine.core.decision import Refusal
from engine.games import GAMES
from host.lobby.again import template_like
from host.lobby.presets import preset, preset_named
from host.lobby.templates import Template, template_of
from host.lobby.view import SET_UP
from host.table_options import TABLE_OPTIONS
from words.games import game_words, title_of
from words.names import plain_name
from words.speech import Words

LAST: Final = ":last"
PRESET: Final = ":preset "
GAME: Final = ":game "
LIKE: Final = r":last|:preset \d{1,15}|:game [a-z0-9]{1,16}"
GAMES_OFFERED: Final = 10


async def template(interaction: Interaction, rules_name: str, like: str) -> Template:
    """The template that a typed or chosen `like` names. Raises Refusal: nothing_like_that, never_played,
    unknown_preset, unknown_game, not_started, other_game."""
    host, user_id, like = interaction.client.services.host, interaction.user.id, await phrase_of(interaction, like)
    if like == LAST:
        last = await host.db.games.last_played(user_id, rules_name)
        if last is None:
            raise Refusal("never_played")
        return template_of(rules_name, last.options)
    if like.startswith(GAME):
        game = await seen_game(interaction, like.removeprefix(GAME))
        if game.rules_name != rules_name:
            raise Refusal("other_game")
        if game.started is None:
            raise Refusal("not_started")
        return await template_like(host, game)
    saved = await preset(host, user_id, int(like.removeprefix(PRESET)))
    if saved.rules_name != rules_name:
        raise Refusal("other_game")
    return template_of(rules_name, saved.options)


async def phrase_of(interaction: Interaction, like: str) -> str:
    """The phrase of what was typed, short enough for a custom id: the name of a preset, or the number of a game. Raises
    Refusal nothing_like_that."""
    if re.fullmatch(LIKE, like, re.ASCII):
        return like
    host = interaction.client.services.host
    named = await preset_named(host, interaction.user.id, like)
    if named is not None:
        return f"{PRESET}{named.id}"
    number = like.strip().removeprefix("#").casefold()
    game = await host.db.games.get(number)
    if game is not None and await sees(interaction, game):
        return f"{GAME}{number}"
    raise Refusal("nothing_like_that", typed=plain_name(like))


async def likes_to_choose(interaction: Interaction, typed: str) -> Completions:
    """Completes `like`: templates of the game that the person has chosen, if any, otherwise of all."""
    host, user_id, w = interaction.client.services.host, interaction.user.id, reader_words(interaction)
    games = [interaction.namespace.game] if interaction.namespace.game in GAMES else sorted(GAMES)
    likes = []
    last = await host.db.games.last_played(user_id, games[0]) if len(games) == 1 else None
    if last is not None:
        likes.append((LAST, w.say("like-last", options=in_short(w, template_of(games[0], last.options)))))
    for saved in await host.db.presets.of(user_id):
        if saved.rules_name in games:
            options = in_short(w, template_of(saved.rules_name, saved.options))
            likes.append((f"{PRESET}{saved.id}", w.say("like-preset", name=plain_name(saved.name), options=options)))
    for game in await host.db.games.begun(user_id=user_id, limit=GAMES_OFFERED):
        if game.rules_name in games and await sees(interaction, game):
            who = w.commas(plain_names_of(w, await host.db.games.seats(game.id)))
            options = in_short(w, template_of(game.rules_name, game.options))
            likes.append((f"{GAME}{game.id}", w.say("like-game", id=game.id, who=who, options=options)))
    return completions(likes, typed)


def in_short(w: Words, template: Template) -> str:
    """A template's options in short; the game's title where it has none."""
    name = template.rules_name
    options = GAMES[name].check_options(template.options["game"], None)
    return w.chain(chosen_options(w, name, options)) or title_of(w, name)


def left_out(w: Words, template: Template) -> str:
    """Says which options of a template are not offered any more; empty where all are."""
    names = [_option_name(w, template.rules_name, name) for name in template.left_out]
    return w.say("like-left-out", names=w.listed(names), count=len(names)) if names else ""


def _option_name(w: Words, rules_name: str, name: str) -> str:
    if name in ("order", SET_UP):
        return w.say("lobby-order" if name == "order" else "like-set-up")
    if name in TABLE_OPTIONS:
        return w.say(f"table-option-{name}")
    known = {field.name for field in GAMES[rules_name].option_fields}
    return game_words(rules_name).option_title(w, name) if name in known else plain_name(name)
