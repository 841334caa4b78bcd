from engine.marco_polo.characters.character import Character


class Rubruk(Character):
    """Builds in every city on the way and owns two more, black, posts (DE:671-692)."""

    id = "rubruk"
    name = "Wilhelm von Rubruk"
    posts = 11
    posts_on_the_way = True
