"""Tables may limit the time that each person has for all their moves."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "time_banks",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
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
