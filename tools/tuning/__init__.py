"""How the tables of computer players were found; the logs beside each script say with what result, and when."""
