"""The places' actions, alike ones together; `table` lists all 25."""
