"""Settings of a person and of a server with their defaults; when a person may be pinged (quiet hours, away, digest) and
how their time passes at a table.

A new setting is a field here and its two sentences in `words/locales/en/settings.ftl` or `server.ftl`; the panels show
every field that lists its values."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, time, timedelta
from functools import cache
from heapq import merge
from math import inf
from typing import Annotated, Any, ClassVar, Final, Literal, NamedTuple, TypeAlias, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    ValidatorFunctionWrapHandler,
    field_validator,
    model_validator,
)
from pydantic_core.core_schema import ValidationInfo

from db import GameRow, People, SeatRow
from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S
from host.table_options import BANK, CLOCK, PACE, TABLE_OPTIONS, TableOption

Palette: TypeAlias = Literal["usual", "apart"]
# Said of fields: the bot keeps it for itself and nobody chooses it; its value is typed (host.people.typed); it is a
# list, to which a person adds one after the other; its values are ids of channels or roles; it names a language, and
# `words` knows which there are.
KEPT, TYPED, LIST, PICKED, SPOKEN = "kept", "typed", "list", "picked", "spoken"
REFUSED: Final = "refused"
MOST_STOPPED_S: Final = 12 * HOUR_S  # of a day, so that no quiet hours keep a table waiting for ever
INTERVALS: Final[Mapping[str, float]] = {
    "hour": HOUR_S,
    "four-hours": 4 * HOUR_S,
    "half-day": 12 * HOUR_S,
    "day": DAY_S,
}
VACATION: Final = "vacation"
"""In the options of a season's game: when that season began (UTC seconds), since which days away are vacation."""
VACATION_S: Final = 7 * DAY_S
"""So much time away stops a person's time in the games of a season."""
ABSENCES_KEPT_S: Final = 7 * 30 * DAY_S  # longer than any season
MOST_ABSENCES: Final = 50
HOUR: Final = r"^(([01]\d|2[0-3]):[0-5]\d)?$"
QUIET_HOURS: Final = r"^(([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)?$"


class Settings(BaseModel):
    """Settings with their defaults. A value that this version does not know, as one that a newer version stored, counts
    as the default and stays stored."""

    model_config = ConfigDict(frozen=True, extra="ignore", validate_default=False)
    table_options: ClassVar[Mapping[str, TableOption[object]]] = {}

    @field_validator("*", mode="wrap")
    @classmethod
    def _known(cls, value: Any, check: ValidatorFunctionWrapHandler, info: ValidationInfo) -> Any:
        try:
            return check(value)
        except ValidationError:
            return cls.model_fields[info.field_name or ""].default

    def chosen(self, key: str) -> str:
        """The name of a setting's value, as `values_of` has it."""
        return next(name for name, value in values_of(type(self), key).items() if value == getattr(self, key))


class PersonSettings(Settings):
    """`ask_always`: no choice that nearly everybody makes is made for them; `ask_end`: none of their
    turns is finished by a button that does more; `palette`: the colours of players in
    what they alone see; `board`: how much of it their panel shows; `signs`: what stands for a colour in texts;
    `pings`: where they are called; `reminders`: how often they are reminded between the table's reminders, one of
    INTERVALS, or by these alone; `next`: also when the seat before theirs is called; `explain`: whether a thing that
    they meet for the first time is explained; `statistics`: whether
    others see their results; `colours`: those they like to
    have, the best first; `language`: what they read, empty for that of their Discord; `heard`: that of their Discord,
    for what they are told without a press; empty where it and those around them were English; `zone`: their time zone;
    `quiet`: hours without pings, "22:00-07:00" or empty; `away`: until when they are, in UTC seconds; `absences`: begin
    and end of that and of earlier times away; `digest`: the hour of
    one message a day instead of pings, "08:00" or empty; `asked`: whether they need other colours, once; `refused`:
    whether they are still to be told that Discord takes no direct messages to them; `muted`: ids of games that they
    want no pings of; `unfollowed`: of those that they are still to be told that they follow no more, since Discord
    takes no direct messages to them; `lessons`: the names of those that they have been told to the end; `met`: the
    things that were explained to them, each with its game; `sought`: what they looked for last (host.lobby.seeking)."""

    ask_always: bool = False
    ask_end: bool = False
    palette: Palette = "usual"
    board: Literal["whole", "near"] = "whole"
    signs: Literal["emoji", "words"] = "emoji"
    pings: Literal["channel", "direct"] = "channel"
    reminders: Literal["table", "hour", "four-hours", "half-day", "day"] = "table"
    next: bool = False
    explain: bool = True
    statistics: bool = True
    colours: Annotated[tuple[str, ...], LIST] = ()
    language: Annotated[str, SPOKEN] = ""
    heard: Annotated[str, KEPT] = ""
    zone: Annotated[str, TYPED] = "UTC"
    quiet: Annotated[str, Field(pattern=QUIET_HOURS), TYPED] = ""
    away: Annotated[float, TYPED] = 0.0
    absences: Annotated[tuple[tuple[float, float], ...], KEPT] = ()
    digest: Annotated[str, Field(pattern=HOUR), TYPED] = ""
    asked: Annotated[bool, KEPT] = False
    refused: Annotated[bool, KEPT] = False
    muted: Annotated[tuple[str, ...], KEPT] = ()
    unfollowed: Annotated[tuple[str, ...], KEPT] = ()
    lessons: Annotated[tuple[str, ...], KEPT] = ()
    met: Annotated[tuple[str, ...], KEPT] = ()
    sought: Annotated[Mapping[str, Any], KEPT] = {}

    @property
    def time_zone(self) -> ZoneInfo:
        """UTC where this machine does not know the person's."""
        try:
            return ZoneInfo(self.zone)
        except (ZoneInfoNotFoundError, ValueError):
            return ZoneInfo("UTC")

    def quiet_spans(self, at: float) -> Iterator[tuple[float, float]]:
        """The quiet hours day by day, beginning with those that end after `at`: begin and end in UTC seconds."""
        if not self.quiet:
            return
        begins, ends = map(time.fromisoformat, self.quiet.split("-"))
        zone, over_midnight = self.time_zone, timedelta(days=ends <= begins)
        day = datetime.fromtimestamp(at, zone).date() - timedelta(days=1)
        while True:
            begin = datetime.combine(day, begins, zone).timestamp()
            end = datetime.combine(day + over_midnight, ends, zone).timestamp()
            if end > at:
                yield begin, end
            day += timedelta(days=1)

    def reachable_at(self, now: float) -> float:
        """When the person may be pinged: now, or at the end of their quiet hours, or when they are back. UTC
        seconds."""
        at = max(now, self.away)
        begin, end = next(self.quiet_spans(at), (inf, inf))
        return end if begin <= at else at

    def absent_until(self, until: float, now: float) -> list[tuple[float, float]]:
        """`absences` where the person is away until then from `now` on, or no longer away."""
        spans = [(begin, min(end, now)) for begin, end in self.absences if begin < now and end > now - ABSENCES_KEPT_S]
        if until > now:
            begin = spans.pop()[0] if spans and spans[-1][1] == now else now
            spans.append((begin, until))
        while len(spans) > MOST_ABSENCES:  # what lies between two counts as well
            spans[:2] = [(spans[0][0], spans[1][1])]
        return spans

    def vacation(self, since: float) -> Iterator[tuple[float, float]]:
        """The time away from a moment on, as far as it stops the person's time in a season that began then."""
        spans, left = list(self.absences), VACATION_S
        if self.away and (not spans or spans[-1][1] != self.away):  # noted by a version that did not keep the begin
            spans.append((self.away - VACATION_S, self.away))
        for begin, end in spans:
            begin = max(begin, since)
            end = min(end, begin + left)
            if end > begin:
                left -= end - begin
                yield begin, end

    def next_digest(self, now: float) -> float:
        """When a person who wants a digest gets the next, in UTC seconds: not while they are away."""
        after = max(now, self.away)
        day, hour = datetime.fromtimestamp(after, self.time_zone).date(), time.fromisoformat(self.digest)
        today = datetime.combine(day, hour, self.time_zone).timestamp()
        if today > after:
            return today
        return datetime.combine(day + timedelta(days=1), hour, self.time_zone).timestamp()

    def told_daily(self, row: GameRow) -> bool:
        """Whether the person is told of a table in their daily digest alone: not where a move may be overdue within a
        day."""
        pace, bank = PACE.of(row), BANK.of(row)
        quick = (pace is not None and pace < DAY_S) or (bank is not None and bank.total < DAY_S)
        return bool(self.digest) and not quick

    def wants_pings(self, row: GameRow) -> bool:
        """Whether the person wants pings of a table at all."""
        return row.id not in self.muted and not self.told_daily(row)

    def own_interval(self, row: GameRow) -> float | None:
        """The seconds after which the person is reminded at a table, where they wish that sooner than its pace says."""
        interval, pace = INTERVALS.get(self.reminders), PACE.of(row)
        sooner = interval is not None and pace is not None and interval < pace
        return interval if sooner and self.wants_pings(row) else None

    def time_at(self, row: GameRow) -> "PersonalTime":
        """How the person's time passes at a table."""
        return PersonalTime(self, CLOCK.of(row), row.options.get(VACATION))


class PersonalTime(NamedTuple):
    """How the time of one person passes at a table: not while they are away (`season`: at most so long since that
    season began, VACATION_S in all), and, where the table's clock `stops` in them, not in the first 12 of their quiet
    hours."""

    settings: PersonSettings
    stops: bool
    season: float | None = None

    def after(self, start: float, seconds: float) -> float:
        """The moment at which `seconds` of the person's time have passed since `start`; moments in UTC seconds."""
        at = self._there(start)
        for begin, end in self._stops(at):
            if begin - at >= seconds:
                break
            seconds -= max(0.0, begin - at)
            at = max(at, end)
        return at + seconds

    def passed(self, start: float, end: float) -> float:
        """How much of the person's time passes between two moments; nothing if `end` is the earlier one."""
        at, passed = self._there(start), 0.0
        for begin, again in self._stops(at):
            if begin >= end:
                break
            passed += max(0.0, begin - at)
            at = max(at, again)
        return passed + max(0.0, end - at)

    def _there(self, start: float) -> float:
        """When the person is there, from `start` on."""
        return max(start, self.settings.away) if self.season is None else start

    def _stops(self, at: float) -> Iterator[tuple[float, float]]:
        """When the clock stands still, from `at` on, besides times away at tables of no season; in order, some within
        others."""
        return merge(self._quiet(at), () if self.season is None else self.settings.vacation(self.season))

    def _quiet(self, at: float) -> Iterator[tuple[float, float]]:
        if self.stops:
            for begin, end in self.settings.quiet_spans(at):
                again = min(end, begin + MOST_STOPPED_S)
                if again > at:
                    yield begin, again


class ServerSettings(Settings):
    """`palette`: the colours of players in posts, `language`: theirs, empty for that of the server on Discord;
    `channels`: where games may be made, `makers`: the roles of those who may make them, both ids, none of which means
    anywhere and everybody; `log_channel`: the id of the channel that is told of tables, `results_channel`: of the one
    that is told how games ended, 0 for none; `table`, an option
    each (host/table_options.py), and, by game, `options`: what a new game begins with; `leaderboard`: whether there is
    one, and new games are rated; `avatars`: whether pictures of lobbies and results show people's; `open_games`: how
    many games that have not ended a person may have made, `cool_down`: how long they wait between two."""

    palette: Palette = "usual"
    language: Annotated[str, SPOKEN] = ""
    channels: Annotated[tuple[int, ...], PICKED] = ()
    makers: Annotated[tuple[int, ...], PICKED] = ()
    log_channel: Annotated[int, PICKED] = 0
    results_channel: Annotated[int, PICKED] = 0
    leaderboard: bool = False
    avatars: bool = True
    options: Annotated[Mapping[str, Mapping[str, str]], KEPT] = {}
    open_games: Literal["3", "5", "10", "25", "any"] = "10"
    cool_down: Literal["none", "seconds", "minutes", "hour", "day"] = "seconds"
    table: Annotated[Mapping[str, str], KEPT] = {}
    table_options = {name: option for name, option in TABLE_OPTIONS.items() if option.by_server}

    @model_validator(mode="before")
    @classmethod
    def _gather_table_options(cls, stored: Mapping[str, Any]) -> dict[str, Any]:
        """Each option of the table is stored under its own name."""
        known = {
            name: stored[name] for name, option in cls.table_options.items() if stored.get(name) in [*option.values]
        }
        return {**stored, "table": known}

    def chosen(self, key: str) -> str:
        option = self.table_options.get(key)
        return super().chosen(key) if option is None else self.table.get(key, option.default)


@cache
def values_of(settings: type[Settings], key: str) -> Mapping[str, Any]:
    """The values of a setting by their names; none where they are not listed, as those of a time."""
    if key in settings.table_options:
        return {value: value for value in settings.table_options[key].values}
    field = settings.model_fields.get(key)
    if field is None or {KEPT, TYPED, LIST, PICKED, SPOKEN} & set(field.metadata):
        return {}
    if field.annotation is bool:
        return {"off": False, "on": True}
    return {str(value): value for value in get_args(field.annotation)}


def value_called(settings: type[Settings], key: str, name: str) -> Any:
    """The value of a setting by its name. Raises Refusal unknown_setting."""
    listed = values_of(settings, key)
    if name not in listed:
        raise Refusal("unknown_setting")
    return listed[name]


def is_typed(settings: type[Settings], key: str) -> bool:
    field = settings.model_fields.get(key)
    return field is not None and TYPED in field.metadata


def must_announce_channel_fallback(settings: PersonSettings) -> bool:
    """Whether a person must still be told that, since Discord took no direct messages to them, they are called in the
    channels again; not who chose anew meanwhile."""
    return settings.refused and settings.pings == "channel" and not settings.digest


async def settings_of(people: People, user_id: int) -> PersonSettings:
    return PersonSettings.model_validate(await people.settings(user_id))


async def called_directly(people: People, seats: Iterable[SeatRow]) -> list[int]:
    """The seats whose people are called by direct message, played by a computer player or not."""
    return [
        seat.seat
        for seat in seats
        if seat.user_id is not None and (await settings_of(people, seat.user_id)).pings == "direct"
    ]


async def server_settings_of(people: People, guild_id: int | None) -> ServerSettings:
    """A server's settings; the defaults where there is none, as in a direct message."""
    return ServerSettings.model_validate(await people.guild_settings(guild_id) if guild_id is not None else {})
