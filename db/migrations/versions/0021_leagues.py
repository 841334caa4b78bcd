"""Servers have leagues and cups: who takes part in each season, and its games."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False, index=True),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("organiser_id", sa.BigInteger, index=True),
        sa.Column("rules_name", sa.String(32), nullable=False),
        sa.Column("setup", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(16), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("begins", sa.Double),
        sa.Column("ends", sa.Double),
        sa.Column("told", sa.Double, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column("league_id", sa.String(16), sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, index=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("division", sa.Integer),
        sa.Column("deserted", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("rank", sa.Integer),
        sa.Column("move", sa.Integer, nullable=False),
        sa.UniqueConstraint("league_id", "season", "user_id"),
    )
    op.create_table(
        "fixtures",
        sa.Column("league_id", sa.String(16), sa.ForeignKey("leagues.id"), primary_key=True),
        sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("division", sa.Integer, nullable=False),
        sa.Column("entrants", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), unique=True),
        sa.Column("absent", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("places", sa.JSON(none_as_null=True)),
        sa.Column("scores", sa.JSON(none_as_null=True)),
        sa.Column("counted", sa.Double),
    )
