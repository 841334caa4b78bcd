"""People note with whom they do not want to sit."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "avoided",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("other_id", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    )
