"""The tools that every game's pictures are drawn with: canvas, lettering, sprites, papers. Imports no game."""
