"""For how many moments of a game each person asked for a hint."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

_row_number = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "hints",
        sa.Column("id", _row_number, primary_key=True),
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.UniqueConstraint("game_id", "user_id", name="uq_hints_game_id_user_id"),
    )
    op.create_index("ix_hints_user_id", "hints", ["user_id"])
