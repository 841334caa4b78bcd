"""How the house player "merchant" judges positions of Istanbul (engine.players.merchant)."""
