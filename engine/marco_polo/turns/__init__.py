"""The course of a game of Marco Polo: the draft, rounds and turns, bonus actions, the final score."""
