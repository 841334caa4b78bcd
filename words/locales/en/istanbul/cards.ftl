# Bonus cards: title, and what the card does in one short line.

card-gain-good = 1 good
    .line = A good of any type, before or after an action
card-gain-5-lira = { $lira } lira
    .line = At any moment of your turn
card-sultan-twice = Sultan's Palace twice
    .line = Right after the action: do it again at the new price
card-post-twice = Post Office twice
    .line = Right after the action: do it again
card-dealer-twice = Gemstone Dealer twice
    .line = Right after the action: do it again at the new price
card-family-to-police = Family member home
    .line = It goes to the Police Station; you get { $lira } lira or a bonus card
card-small-market-any = Small Market, any goods
    .line = Sell goods of any type there
card-move-0 = Stay
    .line = Do not move; everything else as usual
card-move-3-4 = Move 3 or 4
    .line = Instead of 1 or 2 places
card-return-assistant = Return an assistant
    .line = While moving: one assistant comes back to your merchant
