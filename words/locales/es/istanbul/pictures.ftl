picture-race = a { $rubies }
picture-place = { $place }

## Sobre las columnas de carretillas y posesiones

picture-column-goods = Mercancías
picture-column-room = Capacidad
picture-column-lira = Liras
picture-column-assistants = Sirvientes
picture-column-cards = Cartas
picture-column-guild = Gremio
picture-column-coffee = Café
picture-column-seals = Sellos
picture-column-mosques = Mezquitas

## Debajo: de qué piezas son los lugares de la segunda línea

picture-place-of-merchant = Mercader
picture-place-of-assistant = fuera
picture-place-of-family = Sobrino
picture-place-of-companion = Socio

picture-figure = { CAPITAL($figure) }
picture-no-caravan-master = Sin jefe de caravana
