"""Results of games that have ended, for statistics and ratings; the bot adds those of older games after its start. Of
the people mixed into a seed it is known where they sat."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("mixed_people", sa.Column("seat", sa.Integer))
    op.create_table(
        "results",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("rules_name", sa.String(32), nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("gave_up", sa.Boolean, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("turn_order", sa.Integer),
        sa.Column("character", sa.String(32)),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("move_s", sa.Double),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("rated_games", sa.Integer),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sa.UniqueConstraint("guild_id", "rules_name", "user_id", "rated_games"),
    )
    op.create_index("ix_results_user_id", "results", ["user_id"])
    op.create_index("ix_results_guild_id_rules_name", "results", ["guild_id", "rules_name"])
