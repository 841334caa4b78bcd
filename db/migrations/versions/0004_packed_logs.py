"""The log of a game that has ended is packed beside its archive; the bot does so with older games after its start."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "packed_logs",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("codec", sa.SmallInteger, nullable=False),
        sa.Column("checksum", sa.LargeBinary, nullable=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "packed_actors",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger),
    )
    op.create_index("ix_packed_actors_user_id", "packed_actors", ["user_id"])
