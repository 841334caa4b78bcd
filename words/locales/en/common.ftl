# Words that every game shares, and everything the tables and their panels say.

unsaid = I have no words for this. Please tell whoever runs me.

list-and = { $most } and { $last }
list-or = { $most } or { $last }
nothing = nothing

## Refusals every game shares

refusal-game-over = This game is over.
refusal-not-your-turn = It is { $acts }'s turn.
refusal-already-answered = You have answered, and an answer is final. It is shown when everybody has answered.
refusal-not-an-option = "{ $notation }" is not possible now. Choose one of the options shown.

## The prompt in the channel

your-move = { $mention }, your move.
