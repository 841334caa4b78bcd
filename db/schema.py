"""The tables and their columns, and the statuses that games and posts can have. Ids of Discord are 64 bits wide;
moments are UTC seconds; the log is append-only, until a game has ended and it is packed; nothing cascades."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

OCCUPYING = ("lobby", "running")  # at most one game of these statuses for each channel
UNFINISHED = (*OCCUPYING, "frozen", "paused", "asleep")
ENDED = ("finished", "cancelled")
STATUSES = (*UNFINISHED, *ENDED)
UNDELIVERED = ("waiting", "in_flight", "uncertain")

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

_json = JSON(none_as_null=True)
_game_id = String(16)
# SQLite numbers rows by itself only where the key's type is exactly INTEGER.
_row_number = BigInteger().with_variant(Integer, "sqlite")

games = Table(
    "games",
    metadata,
    Column("id", _game_id, primary_key=True),
    Column("rules_name", String(32), nullable=False),
    Column("channel_id", BigInteger, index=True),
    Column("guild_id", BigInteger),
    Column("organiser_id", BigInteger),
    Column("status", String(16), nullable=False, index=True),
    Column("options", _json, nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("seed", LargeBinary),
    Column("seq", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("published", Integer, nullable=False),
    Column("rules_version", Integer),
    Column("result", _json),
    Column("private", Boolean, nullable=False),
    Column("lobby_message_id", BigInteger),
    Column("in_thread", Boolean, nullable=False),
    Column("frozen_reason", Text),
    Column("secret", LargeBinary),
    Column("first_message_id", BigInteger),
    Column("lesson", String(32)),
    CheckConstraint(f"status IN {STATUSES}", name="status"),
    CheckConstraint("published <= seq", name="published"),
    Index(
        "uq_games_channel_occupied",
        "channel_id",
        unique=True,
        sqlite_where=text(f"status IN {OCCUPYING}"),
        postgresql_where=text(f"status IN {OCCUPYING}"),
    ),
    Index("ix_games_guild_id_ended", "guild_id", "ended"),
    Index(
        "uq_games_lesson_of",
        "organiser_id",
        unique=True,
        sqlite_where=text("lesson IS NOT NULL"),
        postgresql_where=text("lesson IS NOT NULL"),
    ),
)

seats = Table(
    "seats",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("colour", String(16), nullable=False),
    Column("user_id", BigInteger, index=True),
    Column("player", String(16), nullable=False),
    Column("name", String(100), nullable=False),
    UniqueConstraint("game_id", "colour"),
    UniqueConstraint("game_id", "user_id"),
)

invites = Table(
    "invites",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
)

# The people whose ids went into a game's seed, in the order of their ids, with the seats in which they began; no id
# where the person was forgotten.
mixed_people = Table(
    "mixed_people",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    Column("seat", Integer),
)

log = Table(
    "log",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("kind", String(16), nullable=False),
    Column("notation", Text, nullable=False),
    Column("outcomes", _json, nullable=False),
    Column("actor_id", BigInteger),
    Column("automatic", Boolean, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("interaction_id", BigInteger),
    Column("data", _json),
    Index(
        "uq_log_interaction",
        "game_id",
        "interaction_id",
        unique=True,
        sqlite_where=text("interaction_id IS NOT NULL"),
        postgresql_where=text("interaction_id IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("first_seq", Integer, nullable=False),
    Column("last_seq", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("undone", Boolean, nullable=False),
    Column("codec", SmallInteger, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
    Column("blob", LargeBinary, nullable=False),
)

archives = Table(
    "archives",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("codec", SmallInteger, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
    Column("blob", LargeBinary, nullable=False),
)

packed_logs = Table(
    "packed_logs",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("codec", SmallInteger, nullable=False),
    Column("checksum", LargeBinary, nullable=False),
    Column("blob", LargeBinary, nullable=False),
)

packed_actors = Table(
    "packed_actors",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", _row_number, primary_key=True),
    Column("game_id", _game_id, ForeignKey("games.id")),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("ordinal", Integer, nullable=False),
    Column("channel_id", BigInteger),
    Column("payload", _json, nullable=False),
    Column("state", String(16), nullable=False),
    Column("nonce", String(25), nullable=False),
    Column("message_id", BigInteger),
    Column("attempts", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("error", Text),
    Column("lease_owner", Text),
    Column("lease_until", Double),
    Column("user_id", BigInteger, index=True),
    Column("guild_id", BigInteger),
    UniqueConstraint("game_id", "seq", "kind", "ordinal"),
    CheckConstraint("(game_id IS NULL AND channel_id IS NULL) = (user_id IS NOT NULL)", name="addressee"),
    CheckConstraint("state IN ('waiting', 'in_flight', 'uncertain', 'done', 'failed')", name="state"),
    Index("ix_outbox_state_game_id_id", "state", "game_id", "id"),
)

timers = Table(
    "timers",
    metadata,
    Column("id", _row_number, primary_key=True),
    Column("key", String(80), nullable=False, unique=True),
    Column("game_id", _game_id, ForeignKey("games.id"), index=True),
    Column("user_id", BigInteger, index=True),
    Column("kind", String(16), nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("payload", _json, nullable=False),
    Column("lease_owner", Text),
    Column("lease_until", Double),
)

time_banks = Table(
    "time_banks",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("remaining", Double, nullable=False),
    Column("since", Double),
    Column("turn", Integer, nullable=False),
)

ahead = Table(
    "ahead",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(16), primary_key=True),
    Column("content", _json, nullable=False),
)

# When a running process last said that it runs, by what it does meanwhile.
signs_of_life = Table(
    "signs_of_life",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("at", Double, nullable=False),
)

followers = Table(
    "followers",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("every_turn", Boolean, nullable=False),
    Column("channel_id", BigInteger),
)

prompts = Table(
    "prompts",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game_id", _game_id, ForeignKey("games.id"), nullable=False, index=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("seq", Integer, nullable=False),
)

handled = Table(
    "handled",
    metadata,
    Column("interaction_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game_id", _game_id, ForeignKey("games.id"), nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger, index=True),
    Column("player", String(16), nullable=False),
    Column("guild_id", BigInteger),
    Column("rules_name", String(32), nullable=False),
    Column("ended", Double, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("gave_up", Boolean, nullable=False),
    Column("rounds", Integer),
    Column("turn_order", Integer),
    Column("character", String(32)),
    Column("moves", Integer, nullable=False),
    Column("move_s", Double),
    Column("missed", Integer, nullable=False),
    Column("rated_games", Integer),
    Column("mu", Double),
    Column("sigma", Double),
    # Two games that are rated at once cannot both count as the same person's next.
    UniqueConstraint("guild_id", "rules_name", "user_id", "rated_games"),
    Index("ix_results_guild_id_rules_name", "guild_id", "rules_name"),
)

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", _json, nullable=False),
)

guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", _json, nullable=False),
)

# The channel in which a server has its open tables listed, and the message, once it was sent.
noticeboards = Table(
    "noticeboards",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
)

# People who wait until enough others on a server want the same game. `wishes`: what they would play, see
# host.lobby.seeking.
seekers = Table(
    "seekers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("name", String(100), nullable=False),
    Column("rules_name", String(32), nullable=False),
    Column("wishes", _json, nullable=False),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
)

# Options that people saved for later lobbies. `key`: the name as it is compared.
presets = Table(
    "presets",
    metadata,
    Column("id", _row_number, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("key", String(120), nullable=False),
    Column("name", String(40), nullable=False),
    Column("rules_name", String(32), nullable=False),
    Column("options", _json, nullable=False),
    Column("created", Double, nullable=False),
    UniqueConstraint("user_id", "key"),
)

# For how many moments of a game each person asked for a hint. `seat`: theirs when they asked; `after`: the row of the
# log after which the last of these moments came.
hints = Table(
    "hints",
    metadata,
    Column("id", _row_number, primary_key=True),
    Column("game_id", _game_id, ForeignKey("games.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger, index=True),
    Column("asked", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    UniqueConstraint("game_id", "user_id"),
)

# What people wrote down for themselves; nobody else ever reads it.
private_notes = Table(
    "private_notes",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("text", Text, nullable=False),
    Column("changed", Double, nullable=False),
)

# Whom people do not want to sit with in new tables; nobody else ever reads it.
avoided = Table(
    "avoided",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("other_id", BigInteger, primary_key=True, autoincrement=False, index=True),
)

# Leagues and cups of servers. `setup`: what their organiser chose (host.leagues.setup); `season`: the present one, or
# the last; `begins`, `ends`: of that; `told`: when its standing was last posted; `revision`: of all stored of it.
leagues = Table(
    "leagues",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("organiser_id", BigInteger, index=True),
    Column("rules_name", String(32), nullable=False),
    Column("setup", _json, nullable=False),
    Column("season", Integer, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("begins", Double),
    Column("ends", Double),
    Column("told", Double, nullable=False),
    Column("messages", _json),
    Column("lost", Double),
)

# Who takes part in a season. `deserted`: when they left games for good; once it is over their place in their division,
# `rank`, and by how many they `move`.
entrants = Table(
    "entrants",
    metadata,
    Column("league_id", String(16), ForeignKey("leagues.id"), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    Column("name", String(100), nullable=False),
    Column("status", String(16), nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("division", Integer),
    Column("deserted", _json, nullable=False),
    Column("rank", Integer),
    Column("move", Integer, nullable=False),
    UniqueConstraint("league_id", "season", "user_id"),
)

# The games of a season. `entrants`: their numbers in the order of seats; `absent`: those of them who get no points.
fixtures = Table(
    "fixtures",
    metadata,
    Column("league_id", String(16), ForeignKey("leagues.id"), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, nullable=False),
    Column("entrants", _json, nullable=False),
    Column("state", String(16), nullable=False),
    Column("game_id", _game_id, ForeignKey("games.id"), unique=True),
    Column("absent", _json, nullable=False),
    Column("places", _json),
    Column("scores", _json),
    Column("counted", Double),
)

# The process that drives the tables of a shard's servers, until its lease ends; in PostgreSQL alone.
shards = Table(
    "shards",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
    Column("owner", String(16), nullable=False),
    Column("until", Double, nullable=False),
)

# Presses that came to a process which does not drive their table, for the one that does.
handed_over = Table(
    "handed_over",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("shard", Integer, nullable=False, index=True),
    Column("interaction", _json, nullable=False),
    Column("at", Double, nullable=False),
)

# What happened at a table besides the rows of its log, for some weeks: posts owed, timers done, votes, presses refused.
# `seq`: the last row of the log then, where it is known. Nobody's id stands in it, and nothing hidden.
journal = Table(
    "journal",
    metadata,
    Column("id", _row_number, primary_key=True),
    Column("game_id", _game_id, ForeignKey("games.id"), nullable=False, index=True),
    Column("seq", Integer),
    Column("at", Double, nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("facts", _json, nullable=False),
)

# What decided finished games, as the present or an earlier version computed it.
analyses = Table(
    "analyses",
    metadata,
    Column("game_id", _game_id, ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("content", _json, nullable=False),
)
