"""Components: what is printed on boards, cards and tiles."""
