"""Istanbul: the base game, Mocha & Baksheesh, Letters & Seals, the Grand Bazaar and the variants."""
