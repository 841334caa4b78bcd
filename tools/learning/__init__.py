"""How computer players learn the chance to win from games that they play against themselves."""
