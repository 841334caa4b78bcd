# What a decision asks. ".help": a second line in the panel. ".public": the same in the call, after "**Marco Polo**:".
# ".start": the same questions at the start of a round.

# How far the game is, and everybody's points in turn order: "Ada 12, Ben 8".
standing = round { $round } of { $rounds } · points { $points }
standing-before = before round 1

ask-character = Choose your character
    .help = The last player in turn order chooses first.
    .public = choose your character.
ask-goals = Keep { $count } of your { $of } goal cards
    .help = A card scores at the end if you have trading posts in both of its cities. You also score points for each different city on your cards that you reach.
    .public = keep { $count } of your { $of } goal cards.
ask-copy = Which city bonus will you copy?
    .public = round { $round }: choose a city bonus to copy.
ask-goods =
    { $count ->
        [one] Choose 1 good
       *[other] Choose { $count } goods
    }
    .public =
        { $count ->
            [one] round { $round }: choose 1 good.
           *[other] round { $round }: choose { $count } goods.
        }
ask-swap = You drew a contract, but have no room
    .help = New contract: { $contract }. Discard it, or an old one.
    .public = you drew a contract: { $contract }. Discard one of your three contracts.
ask-compensation =
    { $missing ->
        [one] Your dice total { $total }: take 1 camel or coin
       *[other] Your dice total { $total }: take { $missing } camels or coins
    }
    .help = You get one for each pip below { $fair }.
    .public =
        { $missing ->
            [one] your dice total { $total }: take 1 camel or coin.
           *[other] your dice total { $total }: take { $missing } camels or coins.
        }
# With its round and not a number of its own: the channel and the history count what all decide together as turns too.
ask-turn = Round { $round }: your move
ask-after = Anything else?
# Below the question for a move: main actions that cannot be paid.
turn-unpaid = You can't afford: { $actions }.
turn-unpaid-action = { $action } (pay { $price })
# Below "Anything else?", where the next players have no turn: they ($who) have no dice left.
after-skipped =
    { $count ->
        [one] { $who } has no dice left, so { $next } is next.
       *[other] { $who } have no dice left, so { $next } is next.
    }
after-alone = Nobody else has dice left, so you go again.
ask-dice =
    { $dice ->
        [one] { $sets ->
            [yes] { $space }: which value for the die?
           *[no] { $space }: which die?
        }
       *[other] { $space }: which { $dice } dice?
    }
ask-die = { $space }: which die next?
    .help = Lowest first.
ask-column = { $space }: which column?
ask-contracts = Which contracts will you take?
    .help = { $room ->
        [0] You have no room: discard an old contract for each one you take.
        [one] You have room for 1 contract. If you take two, discard an old one.
       *[other] You have room for { $room } contracts.
    }
# One of them: "Contract 3: 2 silk → 4 points", as its button is called.
contract-in-space = Contract { $space }: { $contract }
ask-discard = Which old contract will you discard?
ask-column-bonus = Coins or camels?
    .help = Take one of these along with the contract “{ $contract }”.
ask-figures = Who will travel?
ask-travel = Where to?
    .help = Each price is for the whole way; you pay only for steps you take. If you end in a city, you place a trading post there.
ask-step = Bonus step: where to?
    .help = You pay only for the road. You can also stay.
ask-route = Which route will you take?
ask-order = Which comes first?
ask-relocate = You've placed all your trading posts: which one will you move?
    .help = You lose the old city's card and bonus, and get the new city's bonus.
ask-give = Which goods will you give?
    .help = Each step costs two different goods.
ask-times = How many times will you use the card?
    .help = { $card }
ask-trade = What will you trade?
    .help = { $card }
ask-cities = Which cities' bonuses will you collect?
    .help = { $card }
ask-purse = Which die will you use to take { $coins } coins?
ask-reroll = Which die will you roll again?
ask-adjust = Which die will you turn?

## The closed menu of a group of options

group-character = Your character
group-goals = Keep these two
group-copy = Copy the bonus of
group-goods = Take
group-swap = Discard
group-compensation = Take
group-main = Your main action
group-complete = Complete a contract
group-bonus = Bonus action
group-end = Finish your turn
group-pass = Something else
group-dice = Which dice?
group-die = Which die?
group-column = Which column?
group-take-1 = Take one contract
group-take-2 = Take two contracts
group-discard = Discard
group-column-bonus = Coins or camels
group-figures = Who will travel?
group-travel = Where to?
group-route = Which way?
group-order = First
group-relocate = Move the post in
group-give = Give
group-times = How many times?
group-trade = Trade
group-cities = Collect in
group-purse = Which die?
group-reroll = Which die?
group-adjust = Which die?

## One line about a seat

role-character = { $character }: { $line }
# $dice: their values, such as "5, 3 and black 2".
status-dice =
    { $count ->
        [one] die: { $dice }
       *[other] dice: { $dice }
    }
status-no-dice = no dice left
