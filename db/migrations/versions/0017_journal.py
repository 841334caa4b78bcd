"""The table of the journal, which keeps what happened at a table besides the rows of its log."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "journal",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), nullable=False, index=True),
        sa.Column("seq", sa.Integer),
        sa.Column("at", sa.Double, nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("facts", sa.JSON(none_as_null=True), nullable=False),
    )
