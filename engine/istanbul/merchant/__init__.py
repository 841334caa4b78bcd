"""The judge of positions of Istanbul for the house player "merchant" (engine.players.merchant)."""
