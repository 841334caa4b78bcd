# Words that every game shares, and everything the tables and their panels say.

unsaid = Something should stand here, but its text is missing. Please tell whoever runs me.

# What stands between the items of a list; lists with "and" and "or" are made by the rules of the language.
between-items = { ", " }
between-groups = { "; " }
between-notes = { " · " }
between-places = { " → " }
between-sentences = { " " }
nothing = nothing

## Refusals every game shares

refusal-game-over = This game is over.
refusal-not-your-turn = It is { $acts }'s turn.
refusal-already-answered = You have answered, and an answer is final. It is shown when everybody has answered.
refusal-not-an-option = "{ $notation }" is not possible now. Choose one of the options shown.

## The prompt in the channel

# The first line on a phone: which game, in which channel, how far it is and how the seats stand.
prompt-head = **{ $game }** in { $where } · { $standing }
your-move = { $mention }, your move.
# What the others did since the reader's last turn, or since the start where there was none.
digest = Meanwhile: { $news }.
