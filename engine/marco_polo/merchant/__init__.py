"""How the house player "merchant" judges positions of The Voyages of Marco Polo (engine.players.merchant)."""
