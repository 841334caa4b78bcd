"""Posts may go to a person instead of a game's channel."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("game_id", existing_type=sa.String(16), nullable=True)
        outbox.alter_column("channel_id", existing_type=sa.BigInteger, nullable=True)
        outbox.add_column(sa.Column("user_id", sa.BigInteger))
        to_one = "(game_id IS NULL AND channel_id IS NULL) = (user_id IS NOT NULL)"
        outbox.create_check_constraint(op.f("ck_outbox_addressee"), to_one)
    op.create_index("ix_outbox_user_id", "outbox", ["user_id"])
