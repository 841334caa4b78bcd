"""Games are found by their status: of many thousands most have ended, and every start looks for those that have not."""

from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_index("ix_games_status", "games", ["status"])
