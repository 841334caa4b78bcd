"""The tables of version 1.0.0, which later revisions change. This script stays as it is."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = None

_json = sa.JSON(none_as_null=True)
_game_id = sa.String(16)
_row_number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    _create_games()
    _create_logs()
    _create_posts_and_timers()
    _create_what_people_leave()
    _create_what_processes_share()


def _create_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", _game_id, primary_key=True),
        sa.Column("rules_name", sa.String(32), nullable=False),
        sa.Column("channel_id", sa.BigInteger, index=True),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("organiser_id", sa.BigInteger),
        sa.Column("status", sa.String(16), nullable=False, index=True),
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
        sa.Column("frozen_reason", sa.Text),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("first_message_id", sa.BigInteger),
        sa.Column("lesson", sa.String(32)),
        sa.CheckConstraint(
            "status IN ('lobby', 'running', 'frozen', 'paused', 'asleep', 'finished', 'cancelled')", name="status"
        ),
        sa.CheckConstraint("published <= seq", name="published"),
        sa.Index(
            "uq_games_channel_occupied",
            "channel_id",
            unique=True,
            sqlite_where=sa.text("status IN ('lobby', 'running')"),
            postgresql_where=sa.text("status IN ('lobby', 'running')"),
        ),
        sa.Index("ix_games_guild_id_ended", "guild_id", "ended"),
        sa.Index(
            "uq_games_lesson_of",
            "organiser_id",
            unique=True,
            sqlite_where=sa.text("lesson IS NOT NULL"),
            postgresql_where=sa.text("lesson IS NOT NULL"),
        ),
    )
    op.create_table(
        "seats",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("user_id", sa.BigInteger, index=True),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.UniqueConstraint("game_id", "colour"),
        sa.UniqueConstraint("game_id", "user_id"),
    )
    op.create_table(
        "invites",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    )
    op.create_table(
        "mixed_people",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, index=True),
        sa.Column("seat", sa.Integer),
    )


def _create_logs() -> None:
    op.create_table(
        "log",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
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
        sa.Column("data", _json),
        sa.Index(
            "uq_log_interaction",
            "game_id",
            "interaction_id",
            unique=True,
            sqlite_where=sa.text("interaction_id IS NOT NULL"),
            postgresql_where=sa.text("interaction_id IS NOT NULL"),
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "records",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("first_seq", sa.Integer, nullable=False),
        sa.Column("last_seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("undone", sa.Boolean, nullable=False),
        sa.Column("codec", sa.SmallInteger, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "archives",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("codec", sa.SmallInteger, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "packed_logs",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("codec", sa.SmallInteger, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "packed_actors",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, index=True),
    )
    op.create_table(
        "handled",
        sa.Column("interaction_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, index=True),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("rules_name", sa.String(32), nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("gave_up", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("turn_order", sa.Integer),
        sa.Column("character", sa.String(32)),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("move_s", sa.Double),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("rated_games", sa.Integer),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        # Two games that are rated at once cannot both count as the same person's next.
        sa.UniqueConstraint("guild_id", "rules_name", "user_id", "rated_games"),
        sa.Index("ix_results_guild_id_rules_name", "guild_id", "rules_name"),
    )
    op.create_table(
        "analyses",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("content", _json, nullable=False),
    )


def _create_posts_and_timers() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", _row_number, primary_key=True),
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id")),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("ordinal", sa.Integer, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("payload", _json, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("error", sa.Text),
        sa.Column("lease_owner", sa.Text),
        sa.Column("lease_until", sa.Double),
        sa.Column("user_id", sa.BigInteger, index=True),
        sa.UniqueConstraint("game_id", "seq", "kind", "ordinal"),
        sa.CheckConstraint("(game_id IS NULL AND channel_id IS NULL) = (user_id IS NOT NULL)", name="addressee"),
        sa.CheckConstraint("state IN ('waiting', 'in_flight', 'uncertain', 'done', 'failed')", name="state"),
        sa.Index("ix_outbox_state_game_id_id", "state", "game_id", "id"),
    )
    op.create_table(
        "prompts",
        sa.Column("message_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), nullable=False, index=True),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "timers",
        sa.Column("id", _row_number, primary_key=True),
        sa.Column("key", sa.String(80), nullable=False, unique=True),
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), index=True),
        sa.Column("user_id", sa.BigInteger, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("due", sa.Double, nullable=False, index=True),
        sa.Column("payload", _json, nullable=False),
        sa.Column("lease_owner", sa.Text),
        sa.Column("lease_until", sa.Double),
    )
    op.create_table(
        "time_banks",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("remaining", sa.Double, nullable=False),
        sa.Column("since", sa.Double),
        sa.Column("turn", sa.Integer, nullable=False),
    )
    op.create_table(
        "signs_of_life",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def _create_what_people_leave() -> None:
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
    op.create_table(
        "presets",
        sa.Column("id", _row_number, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("rules_name", sa.String(32), nullable=False),
        sa.Column("options", _json, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.UniqueConstraint("user_id", "key"),
    )
    op.create_table(
        "ahead",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("content", _json, nullable=False),
    )
    op.create_table(
        "followers",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
        sa.Column("every_turn", sa.Boolean, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
    )
    op.create_table(
        "hints",
        sa.Column("id", _row_number, primary_key=True),
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, index=True),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.UniqueConstraint("game_id", "user_id"),
    )
    op.create_table(
        "private_notes",
        sa.Column("game_id", _game_id, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )


def _create_what_processes_share() -> None:
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(16), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "handed_over",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("shard", sa.Integer, nullable=False, index=True),
        sa.Column("interaction", _json, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
