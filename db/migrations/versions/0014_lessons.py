"""Lessons: games without a channel in which one person learns."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("games", sa.Column("lesson", sa.String(32)))
    of_lessons = sa.text("lesson IS NOT NULL")
    op.create_index(
        "uq_games_lesson_of", "games", ["organiser_id"],
        unique=True, sqlite_where=of_lessons, postgresql_where=of_lessons,
    )  # fmt: skip
