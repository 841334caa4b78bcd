"""Servers have their open tables listed in one message, and posts may belong to a server, not a game or person."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "noticeboards",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
    )
    op.add_column("outbox", sa.Column("guild_id", sa.BigInteger))
