# The few labels drawn into Istanbul's pictures; short, or they shrink.

picture-race = до { $rubies }
picture-place = { FORM($place, case: "drawn") }

picture-column-goods = Товары
picture-column-room = Лимит
picture-column-lira = Лиры
picture-column-assistants = При купце
picture-column-cards = Бонус
picture-column-guild = Гильдия
picture-column-coffee = Кофе
picture-column-seals = Печати
picture-column-mosques = Жетоны мечетей

picture-place-of-merchant = Купец
picture-place-of-assistant = На поле
picture-place-of-family = Семья
picture-place-of-companion = Компаньон

picture-figure = { CAPITAL($figure) }
picture-no-caravan-master = Хозяина каравана нет
