# What a decision asks. ".help": a second line in the panel. ".public": the same in the call, after "**Istanbul**:".

# How far the game is, and everybody's rubies in turn order: "Ada 3, Ben 3, Chloe 2".
standing = round { $round } · rubies { $rubies }
standing-last = last round · rubies { $rubies }

# Near the end, in the panel of a turn. $who: one or more who lack one ruby.
rubies-near-end = Rubies: { $rubies }. One more for { $who } starts the last round.
rubies-last-round = Rubies: { $rubies }. This is the last round.

your-turn-goes-on = your turn continues.

# With its number, since an older panel stays in the channel when the turn is over.
ask-move = Your move
ask-assistant = Your assistant
    .help = Leave or pick up an assistant, or your turn ends here.
question-no-assistant = Your assistant
    .help = You have none to leave or pick up. Unless you bring one back, your turn ends here.
# $merchants: how many are to be paid.
ask-pay = { $merchants ->
        [one] Another merchant is here
       *[other] Other merchants are here
    }
    .help = { $merchants ->
        [one] Pay them, or your turn ends here.
       *[other] Pay all of them, or your turn ends here.
    }
ask-extra-good = One more good?
    .help = Your green tile lets you buy one of any type.
ask-second-card = Your second bonus card
ask-discard = Discard a bonus card
    .help = Any card from your hand, including new ones.
ask-ware = Which good will you take?
ask-roll = Your roll
    .help = Your red tile lets you change it once.
ask-any-count = How many goods will you sell?
ask-any-goods = Which goods will you sell?
ask-again = Do the action again?
ask-done = Your turn is complete
ask-encounters = Encounters
# $why: such as "3 lira short".
no-action-here = No action here: { $why }.
question-catch = Encounters
    .help = You must catch the family members here. All other encounters are optional.
question-nobody-left = Your action is done
# At the Tea House: whatever one calls.
tea-house-lower = A lower roll gives you { $lira } lira.
ask-governor = Pay the Governor
    .help = You can pay with the card you just drew, too.
ask-smuggler = The Smuggler's good
    .help = You can pay with the new good, too.
ask-end-turn = Your turn is over
    .help = You can still play cards that aren't tied to an action. Then finish your turn.
ask-reward = Your reward
ask-gain-good = Which good?
ask-return-assistant = Which assistant will come back?
ask-final-cards = The game is over: play your last cards
    .help = Goods and lira can still break a tie.
    .public = the last round is over. You can still play cards for goods or lira to break a tie.

## One line about a seat

role-caravan-master = caravan master
# Where a seat is asked although it can only decline, pass or bid one amount.
asked-with-any-hand = No card in your hand helps here. I'm asking anyway, so the others can't tell.

rubies =
    { $count ->
        [0] no rubies
        [one] 1 ruby
       *[other] { $count } rubies
    }
# Those with one's merchant.
status-assistants =
    { $count ->
        [0] no assistants
        [one] 1 assistant
       *[other] { $count } assistants
    }

## The closed menu of a group of options

group-move = Step by step: where to?
group-assistant = Your assistant
group-pay = The other merchants
group-act = Act here
group-pass = Skip or finish
group-card = Play a card
group-recall = Use your yellow tile
group-good = Which good?
group-sell = Sell
group-deliver = Give for the ruby
group-call = Call a number
group-cards = Take a card
group-return = Which assistants return?
part-return = Return { $first } to { $last } assistants
group-meet = Meet
group-extra-good = One more good
group-discard = Discard
group-roll = Your roll
group-any-count = How many goods?
group-governor = Pay with
group-smuggler = Which good, and how will you pay?
group-reward = Your reward
group-police-station = Step by step: send family member
group-return-assistant = Which assistant returns?
