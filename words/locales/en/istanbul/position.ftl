# The position: alt texts of pictures (each fact with a shorter wording), the text view, the score sheet.

alt-turn = Round { $round }, turn { $turn }: { $name } to move. { $rubies } rubies end the game.
    .short = Turn { $turn }: { $name } to move. { $rubies } rubies end it.
alt-last-round = Last round, turn { $turn }: { $name } to move.
    .short = Last round, turn { $turn }: { $name }.
alt-over = The game is over after { $turn } turns.
    .short = Game over, { $turn } turns.
# "Red 7": what is where, by the number of the place.
alt-at = { $name } { $places }
# "red 2 3 4": the tiles of a colour that are left.
mosque-stack = { $colour } { $tiles }
alt-grid = Places by rows: { $rows }.
    .short = Rows: { $rows }.
alt-merchants = Merchants at: { $where }.
    .short = Merchants: { $where }.
alt-neutral-merchants = Neutral merchants at: { $where }.
    .short = Neutral: { $where }.
alt-assistants = Assistants left at: { $where }.
    .short = Assistants: { $where }.
alt-family = Family members at: { $where }.
    .short = Family: { $where }.
alt-figures = Figures: { $where }.
    .short = { $where }.
alt-large-market = Large Market wants { $goods }.
    .short = Large { $numbers }.
alt-small-market = Small Market wants { $goods }.
    .short = Small { $numbers }.
alt-post-office = Post Office gives { $goods } and { $lira } lira.
    .short = Post { $goods }, { $lira } lira.
alt-palace = Sultan's Palace: a ruby for { $goods }; { $left } left.
    .short =
        { $free ->
            [0] Palace { $numbers }; { $left }.
           *[other] Palace { $numbers } and { $free } any; { $left }.
        }
alt-goods-order = { "" }
    .short = Goods: fabric, spice, fruit, jewelry.
alt-dealer = Gemstone Dealer: a ruby for { $lira } lira; { $left } left.
    .short = Dealer { $lira }; { $left }.
alt-mosques = Mosque tiles: { $stacks }; rubies { $small } Small, { $great } Great.
    .short = Tiles { $stacks }; rubies { $small } { $great }.
alt-wainwright = Wainwright: { $extensions } extensions, { $left } rubies.
    .short = Wainwright { $extensions }, { $left }.
alt-cards = Deck { $deck }, discard pile { $discard }, on top { $top }.
    .short = Deck { $deck }, discard { $discard }, top { $top }.
alt-cards-no-discard = Deck { $deck }, no discard pile.
    .short = Deck { $deck }, discard 0.

alt-neutral-assistants = Neutral assistants at: { $where }.
    .short = Neutral assistants { $where }.
alt-companions = Companions at: { $where }.
    .short = Companions: { $where }.
alt-coffee-house = Coffee House: a ruby for { $coffee } coffee; { $left } left.
    .short = Coffee House { $coffee }; { $left }.
alt-tavern =
    { $line ->
        [0] Tavern: no straight-line tile
       *[other] Tavern: straight-line tile for { $line } coffee
    }, { $free ->
        [0] no free-encounters tile.
       *[other] free-encounters tile for { $free } coffee.
    }
    .short = Tavern { $line }, { $free }.
alt-baksheesh = Baksheesh asks for { $goods }.
    .short = Baksheesh { $numbers }.
alt-guild = Guild deck { $deck }, discard { $discard }.
    .short = Guild { $deck }, { $discard }.
alt-barrier = Barrier between { $a } and { $b }, only { $name } passes.
    .short = Barrier { $a }-{ $b }, { $name }.
alt-letters = { $pile } letters and { $tiles } kiosk tiles left.
    .short = Letters { $pile }, kiosk { $tiles }.
alt-society = Secret Society so far: { $seats }.
    .short = Society: { $seats }.
alt-kiosk = Kiosk tiles open: { $tiles }.
    .short = Open: { $brief }.
alt-auction = Auction: { $name } bids { $lira }.
    .short = { $name } bids { $lira }.
alt-caravan = { $name } is the caravan master.
    .short = Caravan: { $name }.

alt-seat = { $name }: { $full }.
    .short = { $colour }: { $brief }.
seat-rubies =
    { $count ->
        [0] no rubies
        [one] 1 ruby
       *[other] { $count } rubies
    }
    .short = ruby { $count }
seat-lira = { $count } lira
    .short = { $count } lira
seat-goods = { $stock }, room for { $room } each
    .short = { $numbers } of { $room }
seat-coffee =
    { $count ->
        [0] no coffee
       *[other] { $count } coffee
    }
    .short = coffee { $count }
seat-assistants =
    { $count ->
        [0] no assistants with the merchant, { $reserve } in reserve
        [one] 1 assistant with the merchant, { $reserve } in reserve
       *[other] { $count } assistants with the merchant, { $reserve } in reserve
    }
    .short = assistants { $count }+{ $reserve }
seat-neutral = neutral from the bottom: { $places }
    .short = neutral { $places }
seat-tiles =
    { $count ->
        [0] no mosque tiles
        [one] the { $colours } mosque tile
        [4] all mosque tiles
       *[other] the { $colours } mosque tiles
    }
    .short = tiles { $tiles }
seat-cards =
    { $count ->
        [0] no bonus cards
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }
    .short = cards { $count }
seat-guild-cards =
    { $count ->
        [0] no guild cards
        [one] 1 guild card
       *[other] { $count } guild cards
    }
    .short = guild { $count }
seat-tavern = { $tiles }
    .short = { $brief }
seat-letters = { $letters }
    .short = letters { $places }, delivered { $delivered }
seat-companion = companion in supply
    .short = companion waits
seat-extra-turn = extra turn bought
    .short = extra turn

## The position as text

state-hand = Your bonus cards: { $cards }.
state-seat = **{ $name }**: { $has }.
state-merchant =
    { $count ->
        [0] Merchant at { $place } without assistants.
        [one] Merchant at { $place } with 1 assistant.
       *[other] Merchant at { $place } with { $count } assistants.
    }
state-out = Assistants left at { $places }.
state-family = Family member at { $place }.
state-companion = Companion at { $place }.
state-guild-hand = Your guild cards: { $cards }.
state-board = **The board**, { $rows } rows of { $columns } places, from the top left:
state-place = { $place }.
state-here = Here: { $who }.
state-merchant-here = { $name }'s merchant
state-family-here = { $name }'s family member
state-assistants-here =
    { $count ->
        [one] { $name }'s assistant
       *[other] { $count } assistants of { $name }
    }
state-companion-here = { $name }'s companion
state-neutral-here =
    { $count ->
        [one] a neutral assistant
       *[other] { $count } neutral assistants
    }
state-coffee-house = A ruby for { $coffee } coffee; { $left } left.
state-tavern =
    { $line ->
        [0] No straight-line tile is left
       *[other] The next straight-line tile costs { $line } coffee
    }; { $free ->
        [0] no free-encounters tile is left
       *[other] the next free-encounters tile costs { $free } coffee
    }. Baksheesh asks for { $goods }.
state-embassy = { $pile } letters in the pile.
state-society =
    { $count ->
        [0] Nobody has traded here yet.
       *[other] Traded here so far: { $seats }.
    }
state-kiosk = { $left } tiles face down.
state-kiosk-open = Open: { $tiles }.
state-auction = { $name } bids { $lira } lira.
state-barrier = The barrier stands between { $a } and { $b }; only { $name } may pass it.
state-guild-deck = Guild cards in the deck: { $deck }; discarded, from the top: { $discard }.
state-letters-used = Letters discarded, by the places they name: { $places }.
state-kiosk-used = Kiosk tiles used: { $tiles }.
state-caravan = { $name } is the caravan master.
state-market = Wants { $goods }.
state-mail = Gives { $goods } and { $lira } lira.
state-wainwright = { $extensions } extensions and { $left } rubies left.
state-palace = A ruby for { $goods }; { $left } left.
state-dealer = A ruby for { $lira } lira; { $left } left.
state-mosque = { $left } rubies left.
state-tiles = Mosque tiles left, by the number of goods they ask for: { $stacks }.
state-deck = Bonus cards in the deck: { $deck }; discard pile from the top: { $discard }.
