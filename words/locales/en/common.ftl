# Words that every game shares.
#
# In all files: $game is a game's title, $id its number; $who, $name a player and $mention one whom Discord notifies;
# $sign the emoji of a colour; $where a channel as Discord shows it; $when, $since, $ends moments as Discord shows them,
# such as "in 2 days" or "3 hours ago"; $place a place with its number or a city, $places a list of them; $count,
# $number and whatever else is counted are numbers, which choose plural forms.

unsaid = There should be a text here, but it's missing. Please tell my operator.

# What stands between the items of a list; lists with "and" and "or" are made by the rules of the language. Between
# notes it is the same in every language: panels take chains of notes apart by it.
between-items = { ", " }
between-groups = { "; " }
between-notes = { " · " }
between-places = { " → " }
between-costs = { " + " }
between-sentences = { " " }
nothing = nothing
none = none
# A player in texts about a position: "Red (Ann)".
named-seat = { $colour } ({ $name })

## Refusals every game shares

refusal-colours = You can't use these colours: { $value }. Each player needs a different one of these: { $allowed }.
refusal-game-over = This game is over.
# In the place of a name that is not known.
another-player = another player
refusal-not-your-turn = It's { $acts }'s turn.
refusal-already-answered = You've already answered, and answers are final. You'll see them all once everybody has answered.
refusal-not-an-option = You can't choose “{ $notation }” now. Choose one of the options shown.

unknown-choice = Nothing in this game is called “{ $typed }”.
# $question: what the game asks this player now.
first-asked = First answer this: “{ $question }”
only-these = You can choose: { $options }.

## Options of a decision

label-end = Finish turn
# $text: an option; $chance: one of the notes below, or another of the game's own.
with-chance = { $text } · { $chance }
chance-roll = roll, no undo
chance-draw = draw, no undo
chance-final = no undo

## The end of a game

moment-ahead-last = { $who } takes the lead at the very end.
# $total: of all dice that a player rolled; $off: by how much that differs from what so many dice show on average.
figures-dice =
    { $ahead ->
        [above] pips rolled: { $total } ({ $off } above average)
        [below] pips rolled: { $total } ({ $off } below average)
       *[on] pips rolled: { $total } (exactly average)
    }
# $place: first, second ... as a number; $score: what decides, such as "5 rubies"; $parts: what it is made of.
score-line = { $place }. **{ $name }** · { $score }
score-parts = -# { $parts }

## The prompt in the channel

# The first line, of which a phone shows about 40 characters. $mention: the player, whom Discord notifies; $question: what
# is asked, such as your-move. ".direct": by direct message, and below it how far the game is and how the seats stand.
prompt-head = { $mention } · **{ $game }**: { $question }
    .direct =
        {""}**{ $game }** in { $where }: { $question }
        -# { $standing }
your-move = your move.
# What the others did since the reader's last turn, or since the start where there was none.
meanwhile = News: { $news }.
