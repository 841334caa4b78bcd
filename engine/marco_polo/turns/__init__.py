"""The course of a game: the draft, rounds and turns, bonus actions, the final score."""
