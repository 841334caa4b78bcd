# The few labels drawn into Istanbul's pictures; short, or they shrink.

picture-race = bis { $rubies }

## Above the columns of wheelbarrows and belongings.

picture-column-goods = Waren
picture-column-room = Platz
picture-column-lira = Lira
picture-column-assistants = Gehilfen
picture-column-cards = Bonus
picture-column-guild = Gilde
picture-column-coffee = Kaffee
picture-column-seals = Siegel
picture-column-mosques = Moschee

## Below those: of which pieces the second line of a row has the places.

picture-place-of-merchant = Kaufmann
picture-place-of-assistant = Gehilfe
picture-place-of-family = Familie
picture-place-of-companion = Komp.

picture-figure = { CAPITAL($figure) }
picture-no-caravan-master = Kein Karawanenführer
