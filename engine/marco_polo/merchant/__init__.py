"""How the computer player "merchant" judges positions of The Voyages of Marco Polo (engine.players.merchant)."""
