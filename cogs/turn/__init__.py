"""Commands and buttons of a turn: playing, preparing, looking up."""
