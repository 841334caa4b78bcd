# The position: alt texts of pictures (each fact with a shorter wording), the text view, the score sheet.

alt-turn = Round { $round }, turn { $turn }: { $name } to move. { $rubies } rubies end the game.
    .short = Round { $round }, turn { $turn }: { $name } to move. { $rubies } rubies end it.
alt-last-round = Last round, turn { $turn }: { $name } to move.
    .short = Last round, turn { $turn }: { $name }.
alt-over = The game is over after { $turn } turns.
    .short = Game over, { $turn } turns.
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
    .short = Large wants { $goods }.
alt-small-market = Small Market wants { $goods }.
    .short = Small wants { $goods }.
alt-post-office = Post Office gives { $goods } and { $lira } lira.
    .short = Post { $goods }, { $lira } lira.
alt-palace = Sultan's Palace: a ruby for { $goods }; { $left } left.
    .short = Palace { $goods }; { $left }.
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

alt-seat = { $name }: { $rubies } rubies, { $lira } lira, { $goods }, room for { $capacity } each, { $assistants } assistants with the merchant, { $reserve } in reserve, mosque tiles { $tiles }, { $cards } bonus cards.
    .short = { $name }: { $rubies } rubies, { $lira } lira, { $goods } (of { $capacity }), { $assistants }+{ $reserve } assistants, tiles { $tiles }, { $cards } cards.

## The position as text

state-hand = Your bonus cards: { $cards }.
state-seat = **{ $name }**: { $rubies } rubies, { $lira } lira.
state-cart = Wheelbarrow with room for { $capacity } of each good: { $goods }.
state-merchant = Merchant at { $place } with { $count } assistants; assistants left: { $out }; in reserve: { $reserve }; family member at { $family }.
state-cards = { $cards } bonus cards; mosque tiles: { $tiles }.
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
state-market = Wants { $goods }.
state-mail = Gives { $goods } and { $lira } lira.
state-wainwright = { $extensions } extensions and { $left } rubies left.
state-palace = A ruby for { $goods }; { $left } left.
state-dealer = A ruby for { $lira } lira; { $left } left.
state-mosque = { $left } rubies left.
state-tiles = Mosque tiles left, by the number of goods they ask for: { $stacks }.
state-deck = Bonus cards in the deck: { $deck }; discard pile from the top: { $discard }.

## The end

score-line = { $place }. { $name }: { $rubies } rubies, { $lira } lira, { $goods } goods, { $cards } bonus cards
result-won =
    { $count ->
        [one] { $name } wins with 1 ruby
       *[other] { $name } wins with { $count } rubies
    }
result-shared = { $names } share the win with { $count } rubies
result-clear = { $won }.
result-tie-lira = { $won } (tie with { $others } broken by lira, { $best } to { $next }).
result-tie-goods = { $won } (tie with { $others } broken by goods, { $best } to { $next }).
result-tie-cards = { $won } (tie with { $others } broken by bonus cards, { $best } to { $next }).
