"""People look for others who want the same game."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "seekers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("rules_name", sa.String(32), nullable=False),
        sa.Column("wishes", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
