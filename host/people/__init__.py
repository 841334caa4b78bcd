"""Settings and notes of people, settings of servers."""
