# The few labels drawn into Istanbul's pictures; short, or they shrink.

# Below a ruby: so many end the game.
picture-race = to { $rubies }

# On a place's tile, where its name is too long for one line: the attribute .drawn of a place is a shorter name.
picture-place = { $place }

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

## Below those: of which pieces the second line of a row has the places.

picture-place-of-merchant = Merchant
picture-place-of-assistant = left at
picture-place-of-family = Family
picture-place-of-companion = Companion

# Below the rows of wheelbarrows, where nobody has the caravan tile.
# A figure, in front of the number of its place.
picture-figure = { CAPITAL($figure) }
picture-no-caravan-master = No caravan master
