"""How the database is read and written: queries, changes and the one writer that commits them."""
