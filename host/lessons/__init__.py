"""Lessons: games without a channel in which one person learns from computer players, told step by step at first."""
