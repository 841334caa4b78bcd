game-title = Nim

## A turn

ask-take = Take matches from one heap.
ask-end = Finish your turn?
group-take = Take matches…
group-end = Finish…
label-take = Take { $matches } from heap { $heap }
event-took = { $name } takes { $matches } { $matches ->
    [one] match
   *[other] matches
} from heap { $heap }.
refusal-too-few-matches = A heap has no more matches than are shown. Choose one of the options.
refusal-turn-is-made = You have taken your matches. Finish your turn.
refusal-seats = Nim needs 2 or 3 players, not { $value }.
hint-reason-heaps = it leaves heaps from which it is hard to win

## The table

standing = Heaps { $heaps }
board-alt = Heap 1 has { $heap_1 }, heap 2 { $heap_2 } and heap 3 { $heap_3 } matches.
score = { $name }: { $won ->
    [one] took the last match
   *[other] did not take the last match
}
result-last = { $name } took the last match and wins.
result-shared = { $names } are level: nobody has won.
race-title = Who took the last match
moment-ahead = From here on nobody is ahead of { $who }.
history-scored = The turn of the last match
# $score: how many of a person's games, with a decimal, as in 0.5.
profile-score = On average { $score } last matches in a game.

## In one minute

minute-aim = Aim: take the last match.
minute-turn = In your turn take as many matches as you like from one heap.
minute-first = At least one.
minute-way = Leave heaps that come in pairs.
minute-end = Whoever takes the last match wins.
minute-step-turn = Choose a heap
minute-step-first = Take matches
minute-step-way = Finish
minute-step-end = The last match wins
minute-alt = Nim in four pictures: choose a heap, take matches, finish, and the last match wins.
