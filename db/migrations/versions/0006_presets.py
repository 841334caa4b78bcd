"""Options that people saved under names of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "presets",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("rules_name", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.UniqueConstraint("user_id", "key", name="uq_presets_user_id_key"),
    )
