"""Which process drives the tables of which servers, and presses that one hands to another."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
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
        sa.Column("interaction", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
