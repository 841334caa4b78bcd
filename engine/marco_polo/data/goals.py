"""The 18 goal cards."""

from typing import Final, NamedTuple


class Goal(NamedTuple):
    id: str
    cities: tuple[str, str]
    vp: int


GOALS: Final = {
    goal.id: goal
    for goal in (
        Goal("G01", ("moscow", "xian"), 4),
        Goal("G02", ("moscow", "ormuz"), 5),
        Goal("G03", ("moscow", "kashgar"), 7),
        Goal("G04", ("karakorum", "xian"), 4),
        Goal("G05", ("karakorum", "kochi"), 5),
        Goal("G06", ("karakorum", "adana"), 7),
        Goal("G07", ("lan_zhou", "kochi"), 4),
        Goal("G08", ("lan_zhou", "adana"), 5),
        Goal("G09", ("lan_zhou", "ormuz"), 6),
        Goal("G10", ("samarcanda", "xian"), 4),
        Goal("G11", ("samarcanda", "adana"), 5),
        Goal("G12", ("samarcanda", "kochi"), 7),
        Goal("G13", ("alexandria", "anxi"), 4),
        Goal("G14", ("alexandria", "kashgar"), 5),
        Goal("G15", ("sumatra", "ormuz"), 6),
        Goal("G16", ("sumatra", "anxi"), 8),
        Goal("G17", ("karachi", "kashgar"), 5),
        Goal("G18", ("karachi", "anxi"), 7),
    )
}

DISTINCT_CITIES_VP: Final = (0, 1, 3, 6, 10)
