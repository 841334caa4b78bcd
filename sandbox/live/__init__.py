"""The parts that run: the gateway, posts, interactions, the sight of each person, faults."""
