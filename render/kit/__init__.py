"""What every game's pictures are made with: canvas, lettering, sprites, papers. Knows no game."""
