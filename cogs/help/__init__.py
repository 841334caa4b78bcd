"""Rules, chapters and lessons."""
