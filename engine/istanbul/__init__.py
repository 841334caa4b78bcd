"""Istanbul: the base game."""
