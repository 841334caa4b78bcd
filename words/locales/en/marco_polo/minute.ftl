# The game in one minute, for somebody who never played it.

minute-aim = Aim: have the most points after { $rounds } rounds.
minute-turn = Each round you roll { $dice } dice; in your turn put one or more of them on an action space and take what it gives: higher dice give more choice.
minute-first = First get coins and camels: travelling costs both, and a space where dice lie already usually costs coins too.
minute-way = Travel to place trading posts: each brings a bonus, a new action or points, and your secret goal cards name cities that bring more; contracts turn goods and camels into points.
minute-end = After round { $rounds } goal cards, Beijing, the most contracts and every { $coins } coins bring points; most points win, and camels break a tie.

# Captions of the picture's four fields.
minute-step-1 = Put dice on an action space
minute-step-2 = Get coins, camels and goods
minute-step-3 = Travel, place trading posts
minute-step-4 = Most points after { $rounds } rounds win
minute-alt = Marco Polo in four pictures. 1: dice are put on an action space. 2: it gives coins, camels and goods. 3: these pay for a journey to a city, where a trading post is placed. 4: a goal card brings points, and most points after { $rounds } rounds win.
