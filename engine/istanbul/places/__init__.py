"""The actions of the places, similar ones in one module; `table` lists all 25."""
