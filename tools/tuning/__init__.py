"""How the tables of house players were found; the logs beside each script say with what result, and when."""
