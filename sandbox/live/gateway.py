"""The gateway: sessions of connected bots, and the events sent to them."""

import asyncio
import json
import secrets
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from sandbox.model.world import Guild, Json, World
from sandbox.wire.payloads import Payloads

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, REQUEST_MEMBERS = 0, 1, 2, 6, 7, 8
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
SOONER_S = 0.2  # the time that a connection takes to be made
IDENTIFIES_EVERY_S = 5.0  # one of each bucket; there is one, see max_concurrency
LOGINS_A_DAY = 1000
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
HEARTBEAT_MS = 41_250
ACKNOWLEDGED_AFTER_S = 0.05
BUFFER = 1000
RESUMABLE_S = 300
CLOSE_AUTHENTICATION_FAILED, CLOSE_DISALLOWED_INTENTS = 4004, 4014


@dataclass(slots=True, eq=False)
class Session:
    """Survives its connection: `events` are kept for RESUME."""

    id: str
    intents: int
    shard: int
    shards: int
    sequence: int = 0
    events: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=BUFFER))
    connection: "_Connection | None" = None
    lost_at: float = 0.0
    sent_away: bool = False

    def push(self, event: str, data: Json) -> None:
        self.sequence += 1
        text = json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.events.append((self.sequence, text))
        if self.connection is not None:
            self.connection.out.put_nowait(text)

    def wants(self, intent: int, guild_id: str | None) -> bool:
        shard = (int(guild_id) >> 22) % self.shards if guild_id else 0
        return shard == self.shard and (intent == 0 or bool(self.intents & intent))


class Gateway:
    def __init__(self, world: World, payloads: Payloads, address: str) -> None:
        self._world = world
        self._payloads = payloads
        self._address = address
        self.sessions: dict[str, Session] = {}
        self.token_valid = True
        self.logins_left = LOGINS_A_DAY
        self.logins_reset_after_s = 0.0
        self._identified_at = float("-inf")
        self.on_presence: Callable[[], None] = lambda: None

    @property
    def connected(self) -> "list[tuple[Session, _Connection]]":
        return [(session, session.connection) for session in self.sessions.values() if session.connection]

    def dispatch(self, event: str, data: Json, *, intent: int = 0, guild_id: str | None = None) -> None:
        """To every session that asked for it; `intent` 0 reaches all. Nothing comes from a server without the bot."""
        if guild_id is not None and not self._is_member(guild_id):
            return
        for session in list(self.sessions.values()):
            if session.connection is None and time.monotonic() - session.lost_at > RESUMABLE_S:
                del self.sessions[session.id]
            elif session.wants(intent, guild_id):
                session.push(event, data)

    def tell_joined(self, guild: Guild) -> None:
        """A server that the bot has just joined."""
        joined = self._payloads.guild_create(guild)
        del joined["unavailable"]  # with this key at all, clients take the server for one they were in
        self.dispatch("GUILD_CREATE", joined, intent=GUILDS, guild_id=guild.id)

    def _is_member(self, guild_id: str) -> bool:
        return self._world.bot.id in self._world.guilds[guild_id].members

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}})
        connection = _Connection(self, request, socket)
        try:
            with suppress(ConnectionError):  # the bot may die while it is answered
                async for frame in socket:
                    if frame.type is WSMsgType.TEXT:
                        await connection.received(json.loads(frame.data))
        finally:
            await connection.lost()
        return socket

    def too_soon(self, data: Json) -> bool:
        """Whether a shard identifies less than five seconds after another. A bot with one shard may do so again at
        once, so that tests need not wait to start it again; Discord does not allow that either."""
        before, self._identified_at = self._identified_at, time.monotonic()
        return (data.get("shard") or [0, 1])[1] > 1 and self._identified_at - before < IDENTIFIES_EVERY_S - SOONER_S

    def identify(self, data: Json) -> Session:
        shard, shards = data.get("shard") or [0, 1]
        self.logins_left = max(0, self.logins_left - 1)
        session = Session(secrets.token_hex(16), data["intents"], shard, shards)
        self.sessions[session.id] = session
        guilds = [g for g in self._world.guilds.values() if self._is_member(g.id) and session.wants(0, g.id)]
        session.push(
            "READY",
            {
                "v": 10,
                "user": self._payloads.user(self._world.bot) | {"verified": True, "mfa_enabled": False},
                "session_id": session.id,
                "resume_gateway_url": self._address,
                "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
                "application": {"id": self._world.application_id, "flags": 0},
                "shard": [shard, shards],
            },
        )
        session.push("SANDBOX_CLOCK", {"ahead": self._world.clock.ahead})
        if session.intents & GUILDS:
            for guild in guilds:
                session.push("GUILD_CREATE", self._payloads.guild_create(guild))
        return session

    def tell_time(self) -> None:
        """Tells every bot how far this world's clock is ahead: no event of Discord's, whose time is everybody's."""
        for session in self.sessions.values():
            session.push("SANDBOX_CLOCK", {"ahead": self._world.clock.ahead})

    def members_chunk(self, session: Session, data: Json) -> None:
        guild = self._world.guilds[str(data["guild_id"])]
        wanted = data.get("user_ids") or []
        user_ids = map(str, [wanted] if isinstance(wanted, str | int) else wanted)
        chunk = {
            "guild_id": guild.id,
            "members": [self._payloads.member(guild, user_id) for user_id in user_ids if user_id in guild.members],
            "chunk_index": 0,
            "chunk_count": 1,
            "nonce": data.get("nonce"),
        }
        session.push("GUILD_MEMBERS_CHUNK", chunk)

    async def close_all(self, code: int) -> None:
        """Ends every connection with this close code; the sessions can be resumed."""
        for session, connection in self.connected:
            session.sent_away = True
            await connection.socket.close(code=code)

    def cut(self) -> None:
        """Cuts every connection without a word, as a broken line would."""
        for _, connection in self.connected:
            if connection.request.transport is not None:
                connection.request.transport.abort()

    async def send_all(self, op: int, data: bool | None = None) -> None:
        for _, connection in self.connected:
            await connection.socket.send_json({"op": op, "d": data})

    async def invalidate(self) -> None:
        """Forgets every session and says so, so that bots identify anew."""
        await self.send_all(INVALID_SESSION, False)
        self.sessions.clear()


class _Connection:
    """One web socket with the queue of its frames; belongs to a session after IDENTIFY or RESUME."""

    def __init__(self, gateway: Gateway, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.request = request
        self.socket = socket
        self.out: asyncio.Queue[str] = asyncio.Queue()
        self._gateway = gateway
        self._session: Session | None = None
        self._writer: asyncio.Task[None] | None = None

    async def received(self, message: Json) -> None:
        op, data = message["op"], message.get("d")
        if op == HEARTBEAT:
            # discord.py notes when it sent a heartbeat after sending it, and warns when the answer comes before that.
            await asyncio.sleep(ACKNOWLEDGED_AFTER_S)
            await self.socket.send_json({"op": HEARTBEAT_ACK})
        elif op in (IDENTIFY, RESUME):
            await self._enter(op, data or {})
        elif op == REQUEST_MEMBERS and self._session is not None:
            self._gateway.members_chunk(self._session, data or {})

    async def _enter(self, op: int, data: Json) -> None:
        if data.get("token") != "no-secret-token" or not self._gateway.token_valid:
            await self.socket.close(code=CLOSE_AUTHENTICATION_FAILED, message=b"Authentication failed.")
        elif op == IDENTIFY and data["intents"] & PRIVILEGED:
            await self.socket.close(code=CLOSE_DISALLOWED_INTENTS, message=b"Disallowed intent(s).")
        elif op == IDENTIFY and self._gateway.too_soon(data):
            await self.socket.send_json({"op": INVALID_SESSION, "d": False})
        elif op == IDENTIFY:
            self._attach(self._gateway.identify(data), after=0)
        else:
            session = self._gateway.sessions.get(data["session_id"])
            oldest = session.events[0][0] if session and session.events else 0
            if session is None or data["seq"] is None or data["seq"] < oldest - 1:
                await self.socket.send_json({"op": INVALID_SESSION, "d": False})
            else:
                self._attach(session, after=data["seq"])
                session.push("RESUMED", {})

    def _attach(self, session: Session, after: int) -> None:
        for sequence, text in session.events:
            if sequence > after:
                self.out.put_nowait(text)
        session.connection, self._session = self, session
        self._writer = asyncio.create_task(self._write())
        self._gateway.on_presence()

    async def _write(self) -> None:
        while not self.socket.closed:
            await self.socket.send_str(await self.out.get())

    async def lost(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
        session = self._session
        if session is None or session.connection is not self:
            return
        session.connection = None
        session.lost_at = time.monotonic()
        self._gateway.on_presence()
        # A bot that closes with these codes has finished its session; one that we disconnected may resume it.
        if self.socket.close_code in (1000, 1001) and not session.sent_away:
            self._gateway.sessions.pop(session.id, None)
        session.sent_away = False
