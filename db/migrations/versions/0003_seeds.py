"""A lobby has a secret, and what is mixed into it at the start is kept: its first message and the people seated.

Games that have begun keep the seed they have. Lobbies that are open get a secret; their messages are older than it, so
no message counts as their first.
"""

from secrets import token_bytes

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("secret", sa.LargeBinary))
    op.add_column("games", sa.Column("first_message_id", sa.BigInteger))
    op.create_table(
        "mixed_people",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger),
    )
    op.create_index("ix_mixed_people_user_id", "mixed_people", ["user_id"])
    connection = op.get_bind()
    games = sa.table("games", sa.column("id"), sa.column("status"), sa.column("secret", sa.LargeBinary))
    for (game_id,) in connection.execute(sa.select(games.c.id).where(games.c.status == "lobby")).all():
        connection.execute(sa.update(games).where(games.c.id == game_id).values(secret=token_bytes(32)))
