"""Leagues and cups: seasons of games between the people of a server."""
