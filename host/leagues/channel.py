"""The channel of a league: when its organiser is told that it is lost, and which of the posts there have buttons that
end with the registration."""

from host.host import Host
from host.leagues.running import can_begin
from host.leagues.season import OPEN, OVER, READY, Season, drafting


async def lost(host: Host, league_id: str, channel_id: int) -> None:
    """A league's channel was deleted, or takes no posts or threads: its organiser is told, once until it works
    again."""
    async with drafting(host, league_id) as draft:
        if draft.league.channel_id == channel_id and draft.league.lost is None:
            draft.set(lost=draft.now)
            draft.tell_organiser()


async def works(host: Host, season: Season) -> None:
    """A league's channel has taken a post: it is not lost any more, unless threads for games are missing there."""
    if season.league.lost is not None and not can_begin(season, host.clock.now()):
        async with drafting(host, season.league.id) as draft:
            draft.set(lost=None)


async def note_buttons(host: Host, league_id: str, season: int, channel_id: int, message_id: int) -> None:
    """A post with buttons of a season's registration was sent; once that is over it loses them."""
    async with drafting(host, league_id) as draft:
        draft.set(messages=[*draft.league.noted_messages, [channel_id, message_id]])
        if draft.league.season != season or draft.league.stage not in (OPEN, READY):
            draft.end_registration()


async def buttons_taken(host: Host, league_id: str) -> None:
    """The posts that were noted have no buttons of a registration any more."""
    async with drafting(host, league_id) as draft:
        draft.set(messages=None)


async def channel_gone(host: Host, channel_id: int) -> None:
    """A channel was deleted: the organisers of the leagues in it are told, unless they are over."""
    for league in await host.db.leagues.in_channel(channel_id):
        if league.stage != OVER:
            await lost(host, league.id, channel_id)
