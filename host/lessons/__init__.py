"""Lessons: games without a channel in which one person learns from house players, told step by step at first."""
