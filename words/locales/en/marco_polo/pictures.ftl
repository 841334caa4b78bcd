# The few labels drawn into the pictures; short, or they shrink.

picture-round = Round
picture-stage-draft = Choosing characters
picture-stage-goals = Choosing goal cards
picture-stage-bonuses = Start of the round
picture-stage-roll = Dice are rolled

picture-space-coins = Coins
picture-space-bazaar = Grand Bazaar
picture-space-khan = Khan's favour
picture-space-contracts = Contracts
picture-space-travel = Travel
picture-space-black = Black dice

picture-journey = Where to, what it costs, what is left

## Player boards

# Of the player who would start the next round.
picture-next-start = starts next round
# Behind the number of trading posts that a player still has.
picture-left = left
# Where the dice are that a player has still to place.
picture-no-dice = all dice placed

picture-character-raschid = Sets each die to any value
picture-character-matteo = Each round a white die and a contract
picture-character-berke = Pays nothing for occupied spaces
picture-character-mercator = Gets 1 good whenever others use the bazaar
picture-character-niccolo-marco = Two figures, and each round { $camels ->
    [one] { $camels } camel
   *[other] { $camels } camels
}
picture-character-rubruk = Posts in every city on the way, and { $posts } more of them
picture-character-caprini = From any oasis to any other, and each round { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
picture-character-kubilai = Starts in Beijing with a post
