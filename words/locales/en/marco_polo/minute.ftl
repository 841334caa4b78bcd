# The game in one minute, for somebody who never played it.

minute-aim = Aim: have the most points after { $rounds } rounds.
minute-turn = Each round you roll { $dice } dice. On your turn, put one or more of them on an action space and take what it gives; higher dice give you more choice.
minute-first = First get coins and camels: travelling costs both, and a space that already has dice on it usually costs coins too.
minute-way = Travel to place trading posts: each gives you a bonus, a new action or points. Your secret goal cards name cities that score more. Contracts turn goods and camels into points.
minute-end = After round { $rounds }, you score for goal cards, Beijing and the most contracts, plus 1 point for every { $coins } coins. The player with the most points wins, and camels break ties.

# Captions of the picture's fields.
minute-step-turn = Put dice on an action space
minute-step-first = Get coins, camels and goods
minute-step-way = Travel, place trading posts
minute-step-end = Score goal cards, contracts and Beijing
minute-alt = Marco Polo in pictures: you put dice on an action space. It gives you coins, camels and goods. These pay for a journey to a city, where you place a trading post. Goal cards, contracts and Beijing score points, and the player with the most points after { $rounds } rounds wins.
