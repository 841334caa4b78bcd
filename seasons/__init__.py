"""Seasons of leagues and cups as rules alone: who plays whom, points, tables, divisions. It knows no database, no clock
and no Discord."""
