# The position: alt texts of pictures, the text view, the score sheet. Places that are only numbers are told from the
# grid and from sentences about them.

alt-turn = Round { $round }, turn { $turn }: { $name } to move.
alt-last-round = Last round, turn { $turn }: { $name } to move.
alt-over =
    { $turn ->
        [one] The game is over after 1 turn.
       *[other] The game is over after { $turn } turns.
    }
alt-end = { $rubies } rubies end the game.
alt-own = You have { FORM($told, case: "usual-listed") }.
alt-grid = Places row by row: { $rows }.
alt-seat = { $name }: { $told }.
alt-merchant =
    { $count ->
        [0] merchant at { $place } without assistants
        [one] merchant at { $place } with 1 assistant
       *[other] merchant at { $place } with { $count } assistants
    }
alt-out = assistants left at { $places }
alt-companion = companion at { $place }
alt-family = family member at { $place }
alt-at = { $name } at { $place }
alt-figures = { $where }.
alt-neutral-merchants = Neutral merchants at { $places }.
alt-neutral-assistants = Neutral assistants left at { $places }.
# The board that shows what each place is away from a merchant.
alt-reach = This shows what { $name } can reach from { $place }.
alt-near = { $place }: { $told }.
alt-near-free = { $place }: free.
alt-pay = pay { $lira } lira
alt-far = { $steps } steps to { $places }.
# The picture of what every player has (/table carts), named by its greatest part.
button-carts = Wheelbarrows
button-reach = In reach
# Below the pictures of what is in reach, on which the rest is dark.
reach-note = Lit-up places are in reach if the turn begins now; their signs show which assistant to leave or pick up and what to pay. The number on a dark place is how many places away it is.
alt-discard = On top of the discard pile: “{ $card }”.

seat-no-goods = no goods
seat-room = room for { $room } of each good
seat-assistants =
    { $count ->
        [0] no assistants with the merchant
        [one] 1 assistant with the merchant
       *[other] { $count } assistants with the merchant
    }
seat-reserve =
    { $count ->
        [one] 1 assistant in reserve
       *[other] { $count } assistants in reserve
    }
# $places: which of the stack, counted from below, such as "1 and 3".
seat-neutral =
    { $count ->
        [one] assistant { $places } from the bottom is neutral
       *[other] assistants { $places } from the bottom are neutral
    }
seat-tiles =
    { $count ->
        [one] the { $colours } mosque tile
        [4] all four mosque tiles
       *[other] the { $colours } mosque tiles
    }
seat-cards =
    { $count ->
        [one] 1 bonus card
       *[other] { $count } bonus cards
    }
seat-guild-cards =
    { $count ->
        [one] 1 guild card
       *[other] { $count } guild cards
    }
seat-seals =
    { $count ->
        [one] 1 seal
       *[other] { $count } seals
    }
seat-companion = companion in supply
seat-extra-turn = extra turn bought

## The position as text

state-hand = Your bonus cards: { $cards }.
state-seat = **{ $name }**: { $has }.
state-merchant =
    { $count ->
        [0] Merchant at { $place } with no assistants.
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
       *[other] { $count } of { $name }'s assistants
    }
state-companion-here = { $name }'s companion
state-neutral-here =
    { $count ->
        [one] a neutral assistant
       *[other] { $count } neutral assistants
    }
state-tavern =
    { $line ->
        [0] { $place }: no straight-line tile
       *[other] { $place }: straight-line tile for { $line } coffee
    }, { $free ->
        [0] no free-encounters tile
       *[other] free-encounters tile for { $free } coffee
    }; baksheesh costs { FORM($goods, case: "usual-listed") }.
state-embassy =
    { $pile ->
        [0] { $place }: no letters in the pile.
        [one] { $place }: 1 letter in the pile.
       *[other] { $place }: { $pile } letters in the pile.
    }
# Who has exchanged letters for a ruby there.
state-society =
    { $count ->
        [0] { $place }: nobody has used it yet.
       *[other] { $place }: used so far by { $seats }.
    }
state-kiosk =
    { $left ->
        [0] { $place }: no tiles face down.
        [one] { $place }: 1 tile face down.
       *[other] { $place }: { $left } tiles face down.
    }
state-kiosk-open = Face up: { $tiles }.
state-auction = { $place }: { $name } bids { $lira } lira.
state-barrier = The barrier stands between { $a } and { $b }; only { $name } can cross it.
state-guild-deck = Guild cards in the deck: { $deck }; discarded, from the top: { $discard }.
state-letters-used = Discarded letters, by place: { $places }.
state-kiosk-used = Kiosk tiles used: { $tiles }.
state-caravan = { $name } is the caravan master.
state-market = { $place } wants { FORM($goods, case: "usual-listed") }.
state-mail = { $place } gives { $goods } and { $lira } lira.
state-wainwright =
    { $extensions ->
        [0] { $place }: no extensions left.
        [one] { $place }: 1 extension left.
       *[other] { $place }: { $extensions } extensions left.
    }
state-ruby = { $place }: a ruby for { FORM($price, case: "usual-listed") }.
state-mosque = { $place }: a tile if you have { FORM($goods, case: "usual-listed") }; you give only 1.
state-no-tiles = { $place }: no mosque tiles left.
state-rubies =
    { $count ->
        [0] No rubies left.
        [one] 1 ruby left.
       *[other] { $count } rubies left.
    }
state-tiles = Mosque tiles left, by goods needed: { $stacks }.
# $colour: of mosque tiles; $tiles: numbers of goods they ask for, such as "2, 3 and 4", or "none".
state-stack = { $colour } { $tiles }
state-deck = Bonus cards in the deck: { $deck }; discard pile from the top: { $discard }.
