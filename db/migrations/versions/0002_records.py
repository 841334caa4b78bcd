"""What happened is kept beside how it came about, and a game's rules are called by their name."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.alter_column("game", new_column_name="rules_name")
