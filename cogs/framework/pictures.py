"""Which pictures of a table a reader gets and in which style (palette, whole board or near, small), with their alt
texts; pictures of the end, race, shares, own cards. They are drawn in `render`."""

import asyncio
from collections.abc import Sequence
from itertools import chain
from logging import getLogger
from typing import Any

from cogs.framework.language import plain_names_of
from cogs.framework.reply import Picture
from cogs.framework.services import Interaction, Services
from engine.core.standings import Mark, ShareMark, ahead_for_good
from host import History, Look, SeatRow
from host.people.settings import PersonSettings, server_settings_of, settings_of
from host.table.status import ended_by
from render.games import holds_cards, is_drawn, pictures
from render.scene import (
    END,
    HAND,
    MINUTE,
    RACE,
    SHARES,
    TOPIC,
    USUAL_STYLE,
    AnyScene,
    Course,
    Scene,
    ShareCourse,
    Style,
    Subject,
)
from render.studio import NotDrawn, Studio
from words.analysis import shares_alt
from words.finished import end_alt, race_alt
from words.games import game_words
from words.shapes import Minute
from words.speech import Words

log = getLogger(__name__)


async def reader_style(interaction: Interaction) -> Style:
    """How the person wants the pictures that only they see."""
    return Style((await settings_of(interaction.client.services.host.people, interaction.user.id)).palette)


def panel_style(settings: PersonSettings) -> Style:
    """How a person wants the picture of their panel, beside which /board always shows the whole."""
    return Style(settings.palette, settings.board == "near")


async def server_style(services: Services, guild_id: int | None) -> Style:
    """How the pictures of a server's posts are drawn."""
    return Style((await server_settings_of(services.host.people, guild_id)).palette)


async def draw(
    studio: Studio,
    game: str,
    view: Any,
    seats: Sequence[SeatRow],
    w: Words,
    *,
    which: Sequence[str] | None = None,
    events: Sequence[Any] = (),
    offered: Sequence[str] = (),
    acting: Sequence[int] = (),
    panel: object = None,
    running: bool = False,
    style: Style = USUAL_STYLE,
    outlooks: Sequence[Any] = (),
) -> list[Picture]:
    """The pictures named in `which`, else all the game has, in its order. `events` to `running`, `style` and
    `outlooks`: see `render.scene.Scene`. `panel`: whose panel they are for; only the newest asked for each is drawn.

    One that cannot be drawn is left out and written to the log: words still come.
    """
    names = plain_names_of(w, seats)
    scene: AnyScene = Scene(
        view,
        names,
        w.locale,
        w.about(game).say,
        tuple(events),
        tuple(offered),
        tuple(acting),
        running,
        style,
        tuple(outlooks),
    )
    wanted = list(pictures(game)) if which is None else which
    alts = game_words(game).alt_texts(w, view, names, events, which=wanted, running=running)
    each = await asyncio.gather(
        *(drawn(studio, game, name, scene, alts[name], panel=(panel, name) if panel else None) for name in wanted)
    )
    return list(chain.from_iterable(each))


async def draw_ahead(studio: Studio, look: Look, w: Words, name: str, style: Style, *, owed: bool = False) -> None:
    """Makes a picture of a game that `draw` will soon be asked for, if that is certain (`owed`) or nobody waits for
    another."""
    game = look.row.rules_name
    names, say = plain_names_of(w, look.seats), w.about(game).say
    scene: AnyScene = Scene(look.view, names, w.locale, say, tuple(look.events), acting=look.acting, style=style)
    try:
        await (studio.picture if owed else studio.ahead)(game, name, scene)
    except Exception:  # whoever asks for it is told
        log.exception("picture %s of %s failed", name, game)


async def draw_hand(studio: Studio, game: str, view: Any, w: Words, style: Style) -> list[Picture]:
    """The reader's own cards; nothing for an empty hand."""
    if not holds_cards(game, view):
        return []
    own = w.about(game)
    return await drawn(studio, game, HAND, Scene(view, (), w.locale, own.say, style=style), own.say("picture-hand-alt"))


async def draw_topic(
    studio: Studio, game: str, topic: str, w: Words, style: Style, *, table: Any = None, names: tuple[str, ...] = ()
) -> list[Picture]:
    """The thing that an entry of the rules look-up is about; none where it has no picture. `table`: the view
    of the table at which it is asked, and `names` of those who play there. Figures are those of its version of the
    rules, or else of the version of `w`."""
    if not is_drawn(game, topic):
        return []
    own = game_words(game).own(w, table)
    scene: AnyScene = Scene(Subject(topic, table, own.version), names, w.locale, own.say, style=style)
    return await drawn(studio, game, TOPIC, scene, own.say("picture-topic-alt"))


async def draw_topics(
    studio: Studio, game: str, topics: Sequence[str], w: Words, style: Style, *, table: Any = None
) -> list[Picture]:
    """The things of several entries, each a picture of its own; `table` as `draw_topic` has it."""
    made = [await draw_topic(studio, game, topic, w, style, table=table) for topic in topics]
    return [picture._replace(name=f"{number}-{picture.name}") for number, each in enumerate(made) for picture in each]


async def draw_minute(studio: Studio, game: str, minute: Minute, w: Words, style: Style) -> list[Picture]:
    scene: AnyScene = Scene(minute, (), w.locale, w.about(game).say, style=style)
    return await drawn(studio, game, MINUTE, scene, minute.alt)


async def draw_race(studio: Studio, history: History, w: Words, style: Style) -> list[Picture]:
    """How all stood turn by turn, in a game that runs or is over; nothing where it cannot be drawn."""
    marks, names = tuple(history.marks), plain_names_of(w, history.seats)
    own = w.about(history.row.rules_name)
    decided = _decided(history)
    course = Course(history.last_view, names, w.locale, own.say, style=style, marks=marks, decided=decided)
    return await drawn(studio, history.row.rules_name, RACE, course, race_alt(own, marks, names, decided))


async def draw_shares(
    studio: Studio,
    history: History,
    marks: Sequence[ShareMark],
    swings: Sequence[tuple[int, int]],
    w: Words,
    style: Style,
) -> list[Picture]:
    """Each player's share of winning turn by turn, with the turns `swings` pointed out, each behind its number in the
    text; nothing where it cannot be drawn, or no turn of a round was played."""
    if not marks:
        return []
    names, own = plain_names_of(w, history.seats), w.about(history.row.rules_name)
    course = ShareCourse(
        history.last_view, names, w.locale, own.say, style=style, marks=tuple(marks), swings=tuple(swings)
    )
    rounds = {mark.round: mark for mark in marks}
    alt = shares_alt(w, [(mark.turn, mark.shares) for mark in rounds.values()], names)
    return await drawn(studio, history.row.rules_name, SHARES, course, alt)


async def draw_end(studio: Studio, history: History, w: Words, style: Style) -> list[Picture]:
    """Winner, score sheet and race of a game that is over, of one that ended by resignation the race alone; nothing
    where it cannot be drawn."""
    if ended_by(history.row, len(history.seats)) is not None:
        return await draw_race(studio, history, w, style)
    course, game = end_course(history, w, style), history.row.rules_name
    alt = end_alt(w.about(game), course.reason, course.marks, course.names, course.decided)
    return await drawn(studio, game, END, course, alt)


def end_course(history: History, w: Words, style: Style) -> Course:
    """The scene of the picture END."""
    game, marks, names = history.row, tuple(history.marks), plain_names_of(w, history.seats)
    speech, own = game_words(game.rules_name), w.about(game.rules_name)
    reason = speech.result(w, marks[-1].standings, names)
    headline = w.say("end-headline", game=speech.title(w), id=game.id, rounds=marks[-1].round)
    return Course(
        history.last_view,
        names,
        w.locale,
        own.say,
        style=style,
        marks=marks,
        headline=headline,
        reason=reason,
        decided=_decided(history),
    )


def _decided(history: History) -> Mark | None:
    """The mark since which nobody has had more than the winner, where the rules ended the game."""
    row = history.row
    by_rules = row.status == "finished" and ended_by(row, len(history.seats)) is None
    return ahead_for_good(history.marks) if by_rules else None


async def drawn(
    studio: Studio, game: str, name: str, scene: AnyScene, alt: str, *, panel: object = None
) -> list[Picture]:
    """A picture drawn by its name; none where it cannot be, which is written to the log."""
    try:
        return [Picture(f"{name}.webp", await studio.picture(game, name, scene, panel=panel), alt)]
    except NotDrawn as left_out:
        log.info("picture %s of %s not drawn: %s", name, game, left_out.why)
    except Exception:
        log.exception("picture %s of %s failed", name, game)
    return []
