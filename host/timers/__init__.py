"""Reminders and all else that happens by the clock."""
