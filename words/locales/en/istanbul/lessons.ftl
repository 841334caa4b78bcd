# What the lessons of Istanbul tell: each sentence at most three lines long, what to do and why. What they claim is
# checked by the `holds` of host/lessons/scripts. $blue, $green and so on name the others, by their colours.

lesson-istanbul = Istanbul
    .about = The first six turns: goods, a sale, a ruby
lesson-istanbul-spice = Rubies win, and they cost lira or goods. Walk to the *Spice Warehouse*: the Small Market wants 3 spice. An assistant stays at each place you use; you fetch it later.
lesson-istanbul-fabric = Your wheelbarrow has room for 2 of each good. Walk 2 places to the *Fabric Warehouse*: the Small Market takes 1 fabric too, and more goods in one sale pay more.
lesson-istanbul-market = Now sell: walk to the *Small Market*. Its tile shows what it wants, here 1 fabric, 3 spice and 1 fruit.
lesson-istanbul-card = A bonus card is free to play. Yours brings any good: take *fruit*, the fourth good that the market wants.
lesson-istanbul-sale = Sell *fabric, 2 spice and fruit*: 4 goods pay 14 lira. Then another tile shows what the market wants next.
lesson-istanbul-ruby = You have 16 lira. Walk to the *Gemstone Dealer* and buy a ruby for 15: each one makes the next a lira dearer, so early is cheap.
lesson-istanbul-family = Your first ruby. { $green }'s family member stands here: *catch* it, and its owner must send it back to the Police Station while you take 3 lira.
lesson-istanbul-fetch = All your assistants are out, and without one no place serves you. One waits at the *Spice Warehouse*: fetch it, and fill up with spice as well.
lesson-istanbul-fountain = The *Fountain* calls back all the others at once and needs no assistant. Return all three.
lesson-istanbul-end = You know the round: goods, sale, ruby, assistants. Play on: 5 rubies end the game. Or try an expansion next, or make a table with others: /new.
