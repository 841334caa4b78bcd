"""What every game shares: decisions, events, dice, options, positions and the base class of rules."""
