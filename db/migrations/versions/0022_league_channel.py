"""Leagues note which of their messages have buttons of a registration, and since when their channel is lost."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("leagues", sa.Column("messages", sa.JSON(none_as_null=True)))
    op.add_column("leagues", sa.Column("lost", sa.Double))
