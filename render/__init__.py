"""Pictures of positions, drawn from views alone."""
