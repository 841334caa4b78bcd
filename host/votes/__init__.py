"""Votes: the people of a table decide something together."""
