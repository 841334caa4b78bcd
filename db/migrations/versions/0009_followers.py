"""People may follow a game at which they have no seat."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "followers",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("every_turn", sa.Boolean, nullable=False),
        sa.Column("channel_id", sa.BigInteger),
    )
    op.create_index("ix_followers_user_id", "followers", ["user_id"])
