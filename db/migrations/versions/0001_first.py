"""The first tables: games, seats, log, snapshots, outbox, prompts, people."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_json = sa.JSON(none_as_null=True)


def upgrade() -> None:
    _create_games()
    _create_log()
    _create_posts()
    op.create_table(
        "handled",
        sa.Column("interaction_id", sa.BigInteger, primary_key=True, autoincrement=False),
        _game_id(),
    )
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settings", _json, nullable=False),
    )
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settings", _json, nullable=False),
    )


def _game_id(primary_key: bool = False) -> sa.Column[str]:
    return sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), primary_key=primary_key, nullable=False)


def _create_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("organiser_id", sa.BigInteger),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("options", _json, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("published", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer),
        sa.Column("result", _json),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("lobby_message_id", sa.BigInteger),
        sa.Column("in_thread", sa.Boolean, nullable=False),
        sa.CheckConstraint("status IN ('lobby', 'running', 'finished', 'cancelled')", name="status"),
        sa.CheckConstraint("published <= seq", name="published"),
    )
    unfinished = sa.text("status IN ('lobby', 'running')")
    op.create_index("ix_games_channel_id", "games", ["channel_id"])
    op.create_index("ix_games_guild_id_ended", "games", ["guild_id", "ended"])
    op.create_index(
        "uq_games_channel_unfinished",
        "games",
        ["channel_id"],
        unique=True,
        sqlite_where=unfinished,
        postgresql_where=unfinished,
    )
    op.create_table(
        "seats",
        _game_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.UniqueConstraint("game_id", "colour"),
        sa.UniqueConstraint("game_id", "user_id"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_table(
        "invites",
        _game_id(primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    )
    op.create_index("ix_invites_user_id", "invites", ["user_id"])


def _create_log() -> None:
    op.create_table(
        "log",
        _game_id(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("notation", sa.Text, nullable=False),
        sa.Column("outcomes", _json, nullable=False),
        sa.Column("actor_id", sa.BigInteger),
        sa.Column("automatic", sa.Boolean, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    has_interaction = sa.text("interaction_id IS NOT NULL")
    op.create_index(
        "uq_log_interaction",
        "log",
        ["game_id", "interaction_id"],
        unique=True,
        sqlite_where=has_interaction,
        postgresql_where=has_interaction,
    )
    op.create_table(
        "snapshots",
        _game_id(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("boundary", sa.Integer, nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("codec", sa.SmallInteger, nullable=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
    )


def _create_posts() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        _game_id(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("ordinal", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("payload", _json, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("error", sa.Text),
        sa.UniqueConstraint("game_id", "seq", "kind", "ordinal"),
        sa.CheckConstraint("state IN ('waiting', 'in_flight', 'uncertain', 'done', 'failed')", name="state"),
    )
    op.create_index("ix_outbox_state_game_id_id", "outbox", ["state", "game_id", "id"])
    op.create_table(
        "prompts",
        sa.Column("message_id", sa.BigInteger, primary_key=True, autoincrement=False),
        _game_id(),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_index("ix_prompts_game_id", "prompts", ["game_id"])
