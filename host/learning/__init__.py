"""TODO: one line what lives in this room."""
