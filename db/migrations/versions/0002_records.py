"""What happened is kept beside how it came about: a record for each finished turn, an archive at the end.

Also: a game's rules are called by their name, games may be frozen, paused or asleep or have no channel, rows of the log
may carry data, posts and timers are claimed by leases.
"""

import json
import zlib
from hashlib import blake2b

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_json = sa.JSON(none_as_null=True)
_row_number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    _alter_games()
    op.add_column("log", sa.Column("data", _json))
    op.add_column("outbox", sa.Column("lease_owner", sa.Text))
    op.add_column("outbox", sa.Column("lease_until", sa.Double))
    _create_records()
    _create_timers()
    _move_snapshots()
    op.drop_table("snapshots")


def _game_id(primary_key: bool = False, nullable: bool = False) -> sa.Column[str]:
    return sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), primary_key=primary_key, nullable=nullable)


def _alter_games() -> None:
    op.drop_index("uq_games_channel_unfinished", "games")
    with op.batch_alter_table("games") as games:
        games.alter_column("game", new_column_name="rules_name")
        games.alter_column("channel_id", existing_type=sa.BigInteger, nullable=True)
        games.add_column(sa.Column("frozen_reason", sa.Text))
        games.drop_constraint(op.f("ck_games_status"), type_="check")
        statuses = ("lobby", "running", "frozen", "paused", "asleep", "finished", "cancelled")
        games.create_check_constraint("status", f"status IN {statuses}")
    occupying = sa.text("status IN ('lobby', 'running')")
    op.create_index(
        "uq_games_channel_occupied",
        "games",
        ["channel_id"],
        unique=True,
        sqlite_where=occupying,
        postgresql_where=occupying,
    )


def _create_records() -> None:
    op.create_table(
        "records",
        _game_id(primary_key=True),
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
        _game_id(primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("codec", sa.SmallInteger, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
    )


def _create_timers() -> None:
    op.create_table(
        "timers",
        sa.Column("id", _row_number, primary_key=True),
        sa.Column("key", sa.String(80), nullable=False),
        _game_id(nullable=True),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("payload", _json, nullable=False),
        sa.Column("lease_owner", sa.Text),
        sa.Column("lease_until", sa.Double),
        sa.UniqueConstraint("key"),
    )
    for column in ("game_id", "user_id", "due"):
        op.create_index(f"ix_timers_{column}", "timers", [column])


def _move_snapshots() -> None:
    """Each snapshot becomes a record of version 1, which has the state alone. One that cannot be unpacked keeps its
    bytes and gets no checksum: its game is frozen when somebody looks at it, all others go on."""
    connection = op.get_bind()
    snapshots = connection.execute(
        sa.text(
            "SELECT s.game_id, s.seq, s.boundary, s.codec, s.blob, coalesce(g.rules_version, 1) AS rules_version"
            " FROM snapshots AS s JOIN games AS g ON g.id = s.game_id ORDER BY s.game_id, s.seq"
        )
    )
    records = sa.table("records", *map(sa.column, _COLUMNS))
    last: dict[str, int] = {}
    for rows in snapshots.partitions(200):
        values = [_record(row, last) for row in rows]
        connection.execute(sa.insert(records), values)


_COLUMNS = (
    "game_id",
    "number",
    "first_seq",
    "last_seq",
    "version",
    "rules_version",
    "undone",
    "codec",
    "checksum",
    "blob",
)


def _record(row: sa.Row[tuple[str, int, int, int, bytes, int]], last: dict[str, int]) -> dict[str, object]:
    first_seq = last.get(row.game_id, -1) + 1
    last[row.game_id] = row.seq
    codec, checksum, blob = _repacked(row.game_id, row.codec, row.blob)
    values = (row.game_id, row.boundary, first_seq, row.seq, 1, row.rules_version, False, codec, checksum, blob)
    return dict(zip(_COLUMNS, values, strict=True))


def _repacked(game_id: str, codec: int, blob: bytes) -> tuple[int, bytes, bytes]:
    try:
        if codec != 1:
            raise ValueError(f"codec {codec}")
        state = json.loads(zlib.decompress(blob))
    except (zlib.error, ValueError):
        return codec, b"", blob
    content = json.dumps({"state": state}, separators=(",", ":"), ensure_ascii=False).encode()
    packed = zlib.compress(content, level=6)
    return 1, blake2b(packed, digest_size=16, key=game_id.encode()).digest(), packed
