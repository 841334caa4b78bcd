"""Computer players: when they act, and where they think."""
