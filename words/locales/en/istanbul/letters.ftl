# The components of Letters & Seals: title, ".line" (what it does, in a few words), ".rule" (for the look-up) and
# ".prospect" (what a place would bring, beside its name) together. Where a card has no rule of its own, its line is its
# rule.

## Places

place-21 = Embassy
    .line = Take { $letters } letters
    .rule = Draw { $letters } letters and put them in front of you; everybody can see where your letters go.
    .prospect = { $letters } letters
place-22 = Kiosk
    .line = Take letters; then everybody takes a tile
    .rule = Take { $most } letters, or { $least } if the game was set up that way. Turn up one more tile than there are players. Starting with you, each player takes one and can use it.
    .more = You also get the tile that's left.
    .prospect = letters, and tiles for everybody
place-23 = Auction House
    .line = Take a good; then auction { $cards } bonus cards
    .rule = Take a good of any type, then auction { $cards } bonus cards. Open the bidding with at least 1 lira, if you have any. Everybody else bids once, in turn order; then you can close with a higher bid.
    .more = The winner pays you; if you win, you pay the supply.
    .prospect = a good, then an auction of { $cards } bonus cards
place-24 = Secret Society
    .line = Pay { $seals } seals for a ruby
    .rule = Give letters worth { $seals } seals for the next ruby at the Sultan's Palace or the Gemstone Dealer (or, in the Grand Bazaar, the Coffee House). The first player to do so also gets { $lira1 } lira, the second { $lira2 }, the third { $lira3 }.
    .prospect = ruby for { $seals } seals
place-25 = Catacombs
    .line = Take a good, then move to any place
    .rule = { $with_coffee ->
        [no] Take a good of any type.
       *[yes] Take a good of any type, or a coffee.
    } Then move your merchant or companion to any place; you have no action and no encounters there.
    .prospect = a good, then on to any place

## Figure

figure-courier = Courier
    .line = A letter for { $lira } lira or another letter
    .rule = Draw a letter, and pay { $lira } lira or discard a letter, even the new one. Then roll two dice to see where the Courier goes.
    .more = You don't have to meet the Courier.

## Bonus cards

card-one-letter = 1 letter
    .line = Draw a letter
card-roll-reward-letters = Roll: goods, letter or lira
    .line = Roll two dice for { $goods } goods ({ $first } or lower), { $middle } letter ({ $second } or lower) or { $lira } lira (higher)
    .rule = Roll two dice. If the total is { $first } or lower, take { $goods } goods of your choice; if it's { $second } or lower, take { $middle } letter; otherwise, take { $lira } lira. I made up these numbers, because no source gives the printed ones
card-good-for-7-lira = { $lira } lira for a good
    .line = { $with_coffee ->
        [no] Sell a good for { $lira } lira
       *[yes] Sell a good or a coffee for { $lira } lira
    }
    .rule = { $with_coffee ->
        [no] Sell a good for { $lira } lira
       *[yes] Sell a good, or a coffee if the game has coffee, for { $lira } lira
    }
card-fabric-and-3-lira = Fabric and { $lira } lira
    .line = Any time during your turn
    .rule = Take 1 fabric and { $lira } lira at any time during your turn, unless your turn has ended early
card-spice-and-3-lira = Spice and { $lira } lira
    .line = Any time during your turn
    .rule = Take 1 spice and { $lira } lira at any time during your turn, unless your turn has ended early
card-fruit-and-3-lira = Fruit and { $lira } lira
    .line = Any time during your turn
    .rule = Take 1 fruit and { $lira } lira at any time during your turn, unless your turn has ended early
card-copy-top-discard = Copy the top discard
    .line = Do what the top card of the discard pile says
    .rule = Do what the top card of the discard pile says, at a time when you could play that card. If that is also a copy card, use the next card down
card-family-step = Family member steps
    .line = Instead of moving, move your family member 1 place and take the action there
    .rule = Instead of your merchant or companion, move your family member to a neighbouring place and take the action there. It can't step to or from the Police Station, and it meets nobody. Then your turn ends; your merchant and companion stay where they are, even if the action could move them
card-move-to-merchant = Move to a merchant
    .line = Instead of walking, move to another player's merchant for free
    .rule = Instead of walking, go to another player's merchant. You don't pay that merchant, but you pay all others there
card-companion-2 = Companion { $steps }
    .line = Move your companion { $steps } places instead of 1
    .rule = Move your companion { $steps } places instead of 1; your merchant stays where it is
card-use-neutral-figure = Use a figure
    .line = Meet a neutral figure wherever it is, and pay as usual
    .rule = Use a neutral figure wherever it is, and pay as usual. Then roll to move it on
card-mosque-twice = Mosque twice
    .line = Right after the action, do it again
    .rule = Right after using a mosque where your merchant, companion or family member is, use it again if you can take another tile
card-society-twice = Secret Society twice
    .line = Right after the action, do it again
    .rule = Right after using the Secret Society while your merchant, companion or family member is there, use it again if you have the seals
card-move-anywhere-3 = Move anywhere for { $lira }
    .line = Pay { $lira } lira and go to any place instead of walking
    .rule = Pay { $lira } lira and go to any other place instead of walking; the barrier doesn't stop you

## Kiosk tiles; those that give only goods and lira need no words

kiosk-11 = a bonus card
# $coffee: whether the game has it. Tiles of only lira must not read the same: another tile gives as much as 13.
kiosk-13 = { $coffee ->
    [no] { $lira } lira (tile 13)
   *[yes] a coffee or { $lira } lira
}
kiosk-14 = { $coffee ->
    [no] { $lira } lira
   *[yes] a coffee or { $lira } lira
}
# Of either of these tiles: the coffee, which both offer, or the lira.
kiosk-coffee-taken = a coffee, not { $lira } lira
kiosk-lira-taken = { $lira } lira instead of a coffee
kiosk-15 = take your companion into your supply
kiosk-16 = roll a die and get that many lira
kiosk-17 = pay { $lira } lira for an extension
kiosk-18 = pay one of each good for an extension
kiosk-19 = move your merchant to the Fountain
kiosk-20 = { $coffee ->
    [no] a letter for a good, or vice versa
   *[yes] a letter for a good or coffee, or vice versa
}
kiosk-21 = a letter for a bonus card, or vice versa
kiosk-22 = buy a letter for { $price } lira, or sell one for { $payout } lira
kiosk-23 = { $coffee ->
    [no] buy a good for { $price } lira, or sell one for { $payout } lira
   *[yes] buy a good or coffee for { $price } lira, or sell one for { $payout } lira
}
kiosk-24 = pay { $price } lira for a bonus card, or discard one for { $payout } lira
