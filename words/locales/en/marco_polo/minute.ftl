# The game in one minute, for somebody who never played it.

minute-aim = Aim: have the most points after { $rounds } rounds.
minute-turn = Each round you roll { $dice } dice. In your turn, put one or more of them on an action space and take what it gives; higher dice give more choice.
minute-first = First get coins and camels: travelling costs both, and a space that already has dice on it usually costs coins too.
minute-way = Travel to place trading posts: each brings a bonus, a new action or points. Your secret goal cards name cities that bring more. Contracts turn goods and camels into points.
minute-end = After round { $rounds }, goal cards, Beijing, the most contracts and every { $coins } coins bring points; most points win, and camels break a tie.

# Captions of the picture's four fields.
minute-step-1 = Put dice on an action space
minute-step-2 = Get coins, camels and goods
minute-step-3 = Travel, place trading posts
minute-step-4 = Most points after { $rounds } rounds win
minute-alt = Marco Polo in four pictures. 1: you put dice on an action space. 2: it gives coins, camels and goods. 3: these pay for a journey to a city, where you place a trading post. 4: goal cards bring points, and the most points after { $rounds } rounds win.
