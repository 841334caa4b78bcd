"""One game: in memory, its log, its records, and what one commit writes."""
