# The few labels drawn into Istanbul's pictures; short, or they shrink.

# Below a ruby: so many end the game.
picture-race = to { $rubies }

## Above the columns of wheelbarrows and belongings.

picture-column-goods = Goods
picture-column-room = Room
picture-column-lira = Lira
picture-column-assistants = Assistants
picture-column-cards = Bonus
picture-column-guild = Guild
picture-column-coffee = Coffee
picture-column-seals = Seals
picture-column-mosques = Mosque tiles

# Below the rows of wheelbarrows, where nobody has the caravan tile.
picture-no-caravan-master = No caravan master
