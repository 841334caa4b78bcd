picture-race = do { $rubies }
picture-place = { $place }

## Nad sloupci vozíků a majetku

picture-column-goods = Zboží
picture-column-room = Kapacita
picture-column-lira = Liry
picture-column-assistants = Pomocníci
picture-column-cards = Bonus
picture-column-guild = Cech
picture-column-coffee = Káva
picture-column-seals = Pečeti
picture-column-mosques = Destičky mešit

## Pod nimi

picture-place-of-merchant = Obchodník
picture-place-of-assistant = na plánu
picture-place-of-family = Příbuzný
picture-place-of-companion = Společník

picture-figure = { CAPITAL($figure) }
picture-no-caravan-master = Nikdo není vůdcem karavany
