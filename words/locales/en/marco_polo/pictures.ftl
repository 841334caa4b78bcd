# The few labels drawn into the pictures; short, or they shrink.

picture-round = Round { $round }/{ $rounds }
picture-stage-draft = Choosing characters
picture-stage-goals = Choosing goal cards
picture-stage-bonuses = Start of the round
picture-stage-roll = Dice are rolled

picture-space-coins = Coins
picture-space-bazaar = Grand Bazaar
picture-space-khan = Khan’s favour
picture-space-contracts = Contracts
picture-space-travel = Travel
