"""The places: one file for each, or for each family of alike ones, named as in the rulebook."""
