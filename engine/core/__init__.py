"""What every game shares: decisions, events, dice, positions, the registry."""
