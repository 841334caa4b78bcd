# The few labels drawn into pictures; short, or they shrink.

picture-to-move = { $name } to move
picture-to-answer = { $name } to answer
picture-final-round = Last round: { $name }
picture-winner = { $name } wins
picture-over = Game over
picture-no-turn-yet = No turn has been played yet.
# Below a player's name, of whoever must move.
picture-acts-now = to move
picture-first-player = start player
picture-discard = Discard pile
picture-hand = Your cards
# Beside the numbers of the rounds.
picture-rounds = rounds
# The score of a game that has no word for it.
picture-score = Score
# Above what breaks ties on a score sheet.
picture-ties = Tie-breakers
# The round since which nobody has had more than the winner.
picture-decided = In the lead since round { $round }
picture-decided-last = Took the lead at the very end

## Descriptions of pictures, for those who do not see them.

alt-last-turn = Previous turn.
alt-this-turn = This turn.
alt-rest = For everything else, use { command-state }.
picture-hand-alt = Your cards as a picture; the text above says what each is and does.
picture-topic-alt = A picture of what the text above describes.
# The banner of a lobby: its game, who has which seat, and how many are free.
picture-lobby-alt = The table of { $game }.
picture-lobby-seats = Seats: { $seats }.
picture-lobby-seat = { $name } ({ $colour })
picture-lobby-free = { $count ->
    [one] 1 free seat.
   *[other] { $count } free seats.
}
