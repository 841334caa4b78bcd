# The few labels drawn into Istanbul's pictures; short, or they shrink.

picture-race = Ziel: { $rubies }
picture-place = { $place }

## Above the columns of wheelbarrows and belongings.

picture-column-goods = Waren
picture-column-room = Laderaum
picture-column-lira = Lira
picture-column-assistants = Gehilfen
picture-column-cards = Bonus
picture-column-guild = Gilde
picture-column-coffee = Kaffee
picture-column-seals = Siegel
picture-column-mosques = Moschee

## Below those: of which pieces the second line of a row has the places.

picture-place-of-merchant = Kaufmann
picture-place-of-assistant = unterwegs
picture-place-of-family = Familie
picture-place-of-companion = Kompagnon

picture-figure = { CAPITAL($figure) }
picture-no-caravan-master = Karawanenführer: niemand
