"""Alembic's entry; it is only ever run by db.revisions, which brings the connection and owns the transaction."""

from alembic import context

from db.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
