"""Labels of goods, characters, goal cards, small cities and amounts."""

from engine.marco_polo.data.goals import DISTINCT_CITIES_VP, GOALS
from words.marco_polo import terms
from words.marco_polo.labels.asked import Asked, Draft, of_kind


@of_kind("character")
def character(asked: Asked, notation: str) -> Draft:
    name = notation.removeprefix("pick ")
    line = asked.say(f"character-{name}.line")
    return Draft(terms.character(asked.words, name), line[0].upper() + line[1:])


@of_kind("goals")
def goals(asked: Asked, notation: str) -> Draft:
    """The pair with the most points first."""
    kept = notation.split()[1:]
    cities = {city for goal in kept for city in GOALS[goal].cities}
    points = sum(GOALS[goal].vp for goal in kept)
    detail = asked.say("label-goals", points=points, count=len(cities), more=DISTINCT_CITIES_VP[len(cities)])
    text = terms.both(asked.words, [terms.pair(asked.words, goal) for goal in kept])
    return Draft(text, detail, rank=-points - DISTINCT_CITIES_VP[len(cities)])


@of_kind("copy")
def copy(asked: Asked, notation: str) -> Draft:
    city = notation.removeprefix("copy ")
    things = terms.marker(asked.words, dict(asked.view.markers)[city])
    return Draft(asked.say("label-space", space=terms.place(asked.words, city), things=things))


@of_kind("goods")
def goods(asked: Asked, notation: str) -> Draft:
    """Those that make the most of the scarce kinds first."""
    rest = notation.removeprefix("take ")
    pepper, silk, gold = terms.counted(rest)
    return Draft(terms.goods(asked.words, rest), rank=-(3 * gold + 2 * silk + pepper), chance="final")


@of_kind("give")
def give(asked: Asked, notation: str) -> Draft:
    """Those that keep the scarce kinds first."""
    rest = notation.removeprefix("give ")
    pepper, silk, gold = terms.counted(rest)
    return Draft(terms.goods(asked.words, rest), rank=3 * gold + 2 * silk + pepper)


@of_kind("compensation")
def compensation(asked: Asked, notation: str) -> Draft:
    camels = coins = 0
    count = 0
    for word in notation.split()[1:]:
        if word.isdigit():
            count = int(word)
        elif word == "camels":
            camels = count
        else:
            coins = count
    things = terms.amounts(asked.words, (coins, camels, 0, 0, 0, 0))
    return Draft(things, rank=coins)


@of_kind("order")
def order(asked: Asked, notation: str) -> Draft:
    city = terms.place(asked.words, notation.removeprefix("first "))
    things = terms.amounts(asked.words, asked.gained) if any(asked.gained) else ""
    return Draft(asked.say("label-first", place=city), things, chance="roll")


@of_kind("relocate")
def relocate(asked: Asked, notation: str) -> Draft:
    return Draft(asked.say("label-relocate", place=terms.place(asked.words, notation.removeprefix("from "))))
