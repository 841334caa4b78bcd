"""The base of every game: decisions, events, dice, options, positions and the base class of rules."""
