"""People may answer ahead what they are asked in the turns of others."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "ahead",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("content", sa.JSON(none_as_null=True), nullable=False),
    )
