"""The judge of positions of Istanbul for the computer player "merchant" (engine.players.merchant)."""
