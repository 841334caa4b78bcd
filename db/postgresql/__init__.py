"""A PostgreSQL database, which several processes may share."""
