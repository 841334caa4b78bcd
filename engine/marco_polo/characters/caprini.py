from engine.marco_polo.amounts import cost
from engine.marco_polo.characters.character import Character


class Caprini(Character):
    """From any oasis to any other in one step at no extra cost; 3 coins each round (DE:693-704)."""

    id = "caprini"
    name = "Johannes Caprini"
    jumps_between_oases = True
    round_income = cost(coin=3)
