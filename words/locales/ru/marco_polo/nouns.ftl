# The things of the game.

game-title = Путешествия Марко Поло
    .short = Марко Поло
game-choice = { game-title } (Marco Polo)

## Places

place-venezia = Венеция
    .genitive = Венеции
    .accusative = Венецию
    .at = в Венеции
    .to = в Венецию
    .from = из Венеции
place-moscow = Москва
    .genitive = Москвы
    .accusative = Москву
    .at = в Москве
    .to = в Москву
    .from = из Москвы
place-anxi = Аньси
    .genitive = Аньси
    .accusative = Аньси
    .at = в Аньси
    .to = в Аньси
    .from = из Аньси
place-karakorum = Каракорум
    .genitive = Каракорума
    .accusative = Каракорум
    .at = в Каракоруме
    .to = в Каракорум
    .from = из Каракорума
place-beijing = Пекин
    .genitive = Пекина
    .accusative = Пекин
    .at = в Пекине
    .to = в Пекин
    .from = из Пекина
place-samarcanda = Самарканд
    .genitive = Самарканда
    .accusative = Самарканд
    .at = в Самарканде
    .to = в Самарканд
    .from = из Самарканда
place-kashgar = Кашгар
    .genitive = Кашгара
    .accusative = Кашгар
    .at = в Кашгаре
    .to = в Кашгар
    .from = из Кашгара
place-lan-zhou = Ланьчжоу
    .genitive = Ланьчжоу
    .accusative = Ланьчжоу
    .at = в Ланьчжоу
    .to = в Ланьчжоу
    .from = из Ланьчжоу
place-xian = Сиань
    .genitive = Сианя
    .accusative = Сиань
    .at = в Сиане
    .to = в Сиань
    .from = из Сианя
place-alexandria = Александрия
    .genitive = Александрии
    .accusative = Александрию
    .at = в Александрии
    .to = в Александрию
    .from = из Александрии
place-ormuz = Ормуз
    .genitive = Ормуза
    .accusative = Ормуз
    .at = в Ормузе
    .to = в Ормуз
    .from = из Ормуза
place-karachi = Карачи
    .genitive = Карачи
    .accusative = Карачи
    .at = в Карачи
    .to = в Карачи
    .from = из Карачи
place-sumatra = Суматра
    .genitive = Суматры
    .accusative = Суматру
    .at = на Суматре
    .to = на Суматру
    .from = с Суматры
place-adana = Адана
    .genitive = Аданы
    .accusative = Адану
    .at = в Адане
    .to = в Адану
    .from = из Аданы
place-kochi = Кочи
    .genitive = Кочи
    .accusative = Кочи
    .at = в Кочи
    .to = в Кочи
    .from = из Кочи
place-o1 = Оазис 1
    .genitive = оазиса 1
    .accusative = оазис 1
    .at = в оазисе 1
    .to = в оазис 1
    .from = из оазиса 1
place-o2 = Оазис 2
    .genitive = оазиса 2
    .accusative = оазис 2
    .at = в оазисе 2
    .to = в оазис 2
    .from = из оазиса 2
place-o3 = Оазис 3
    .genitive = оазиса 3
    .accusative = оазис 3
    .at = в оазисе 3
    .to = в оазис 3
    .from = из оазиса 3
place-o4 = Оазис 4
    .genitive = оазиса 4
    .accusative = оазис 4
    .at = в оазисе 4
    .to = в оазис 4
    .from = из оазиса 4
place-o5 = Оазис 5
    .genitive = оазиса 5
    .accusative = оазис 5
    .at = в оазисе 5
    .to = в оазис 5
    .from = из оазиса 5
place-o6 = Оазис 6
    .genitive = оазиса 6
    .accusative = оазис 6
    .at = в оазисе 6
    .to = в оазис 6
    .from = из оазиса 6
place-o7 = Оазис 7
    .genitive = оазиса 7
    .accusative = оазис 7
    .at = в оазисе 7
    .to = в оазис 7
    .from = из оазиса 7
place-o8 = Оазис 8
    .genitive = оазиса 8
    .accusative = оазис 8
    .at = в оазисе 8
    .to = в оазис 8
    .from = из оазиса 8
place-o9 = Оазис 9
    .genitive = оазиса 9
    .accusative = оазис 9
    .at = в оазисе 9
    .to = в оазис 9
    .from = из оазиса 9
place-o10 = Оазис 10
    .genitive = оазиса 10
    .accusative = оазис 10
    .at = в оазисе 10
    .to = в оазис 10
    .from = из оазиса 10

## What players own

amount-coin =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[other] { $count } монет
    }
    .accusative =
        { $count ->
            [one] { $count } монету
            [few] { $count } монеты
           *[other] { $count } монет
        }
    .genitive =
        { $count ->
            [one] { $count } монеты
           *[other] { $count } монет
        }
amount-camel =
    { $count ->
        [one] { $count } верблюд
        [few] { $count } верблюда
       *[other] { $count } верблюдов
    }
    .accusative =
        { $count ->
            [one] { $count } верблюда
            [few] { $count } верблюда
           *[other] { $count } верблюдов
        }
    .genitive =
        { $count ->
            [one] { $count } верблюда
           *[other] { $count } верблюдов
        }
# A stuff is counted in the genitive singular, «5 перца», as players do.
amount-pepper =
    { $count ->
        [one] { $count } перец
       *[other] { $count } перца
    }
    .genitive = { $count } перца
amount-silk =
    { $count ->
        [one] { $count } шёлк
       *[other] { $count } шёлка
    }
    .genitive = { $count } шёлка
amount-gold =
    { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
    .genitive = { $count } золота
amount-vp =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
    .genitive =
        { $count ->
            [one] { $count } очка
           *[other] { $count } очков
        }
reward-any-good =
    { $count ->
        [one] { $count } любой товар
        [few] { $count } любых товара
       *[other] { $count } любых товаров
    }
    .genitive =
        { $count ->
            [one] { $count } любого товара
           *[other] { $count } любых товаров
        }
reward-different =
    { $count ->
        [one] { $count } товар
        [few] { $count } разных товара
       *[other] { $count } разных товаров
    }
    .genitive =
        { $count ->
            [one] { $count } товара
           *[other] { $count } разных товаров
        }
reward-step =
    { $count ->
        [one] { $count } бонусный шаг
        [few] { $count } бонусных шага
       *[other] { $count } бонусных шагов
    }
    .genitive =
        { $count ->
            [one] { $count } бонусного шага
           *[other] { $count } бонусных шагов
        }
reward-black =
    { $count ->
        [one] { $count } чёрный кубик
        [few] { $count } чёрных кубика
       *[other] { $count } чёрных кубиков
    }
    .genitive =
        { $count ->
            [one] { $count } чёрного кубика
           *[other] { $count } чёрных кубиков
        }
reward-contract =
    { $count ->
        [one] { $count } новый контракт
        [few] { $count } новых контракта
       *[other] { $count } новых контрактов
    }
    .genitive =
        { $count ->
            [one] { $count } нового контракта
           *[other] { $count } новых контрактов
        }
reward-copy = право повторить любой другой бонус города
reward-own-city =
    { $count ->
        [1] бонус одного вашего города
        [2] бонусы двух ваших городов
        [one] бонусы { $count } вашего города
       *[other] бонусы { $count } ваших городов
    }
    .genitive =
        { $count ->
            [1] бонуса одного вашего города
            [one] бонусов { $count } вашего города
           *[other] бонусов { $count } ваших городов
        }

## Dice

die-own = цветной кубик
    .kind = named
die-black = чёрный кубик
    .kind = named
dice-own =
    { $count ->
        [one] { $count } цветной кубик
        [few] { $count } цветных кубика
       *[other] { $count } цветных кубиков
    }
    .among =
        { $count ->
            [1] цветной
            [one] { $count } цветной
           *[other] { $count } цветных
        }
    .kind = named
dice-black =
    { $count ->
        [one] { $count } чёрный кубик
        [few] { $count } чёрных кубика
       *[other] { $count } чёрных кубиков
    }
    .among =
        { $count ->
            [1] чёрный
            [one] { $count } чёрный
           *[other] { $count } чёрных
        }
    .more =
        { $count ->
            [one] { $count } чёрный
           *[other] { $count } чёрных
        }
    .kind = named
die-own-value = { $value }
    .among =
        { $value ->
            [1] единица
            [2] двойка
            [3] тройка
            [4] четвёрка
            [5] пятёрка
           *[other] шестёрка
        }
    .kind = own
die-black-value = чёрный кубик { $value }
    .among = чёрная { die-own-value.among }
    .values = чёрный { $value }
    .number = { $value }
    .sold = чёрный кубик ({ $value })
    .kind = named
die-white-value = белый кубик { $value }
    .among = белая { die-own-value.among }
    .values = белый { $value }
    .number = { $value }
    .sold = белый кубик ({ $value })
    .kind = named
dice-equal =
    { $count ->
        [2] две
        [3] три
        [4] четыре
        [5] пять
       *[other] { $count }
    } { $colour ->
        [black] { $count ->
            [few] чёрные
           *[other] чёрных
        }{" "}
        [white] { $count ->
            [few] белые
           *[other] белых
        }{" "}
       *[own] {""}
    }{ $count ->
        [few] { $value ->
             [1] единицы
             [2] двойки
             [3] тройки
             [4] четвёрки
             [5] пятёрки
            *[other] шестёрки
        }
       *[other] { $value ->
             [1] единиц
             [2] двоек
             [3] троек
             [4] четвёрок
             [5] пятёрок
            *[other] шестёрок
        }
    }
    .values = { $colour ->
        [black] { $count ->
            [2] чёрный { $value }, чёрный { $value }
            [3] чёрный { $value }, чёрный { $value }, чёрный { $value }
            [4] чёрный { $value }, чёрный { $value }, чёрный { $value }, чёрный { $value }
           *[other] чёрный { $value }, чёрный { $value }, чёрный { $value }, чёрный { $value }, чёрный { $value }
        }
        [white] { $count ->
            [2] белый { $value }, белый { $value }
            [3] белый { $value }, белый { $value }, белый { $value }
            [4] белый { $value }, белый { $value }, белый { $value }, белый { $value }
           *[other] белый { $value }, белый { $value }, белый { $value }, белый { $value }, белый { $value }
        }
       *[own] { $count ->
            [2] { $value }, { $value }
            [3] { $value }, { $value }, { $value }
            [4] { $value }, { $value }, { $value }, { $value }
           *[other] { $value }, { $value }, { $value }, { $value }, { $value }
        }
    }
    .full =
        { $count ->
            [2] два
            [3] три
            [4] четыре
            [5] пять
           *[other] { $count }
        } { $colour ->
            [black] чёрных{" "}
            [white] белых{" "}
           *[own] {""}
        }{ $count ->
            [few] кубика
           *[other] кубиков
        } { $value }
    .sold =
        { $colour ->
            [black] чёрные{" "}
            [white] белые{" "}
           *[own] {""}
        }кубики ({ $count ->
            [2] { $value } и { $value }
            [3] { $value }, { $value } и { $value }
            [4] { $value }, { $value }, { $value } и { $value }
           *[other] { $value }, { $value }, { $value }, { $value } и { $value }
        })
    .kind = named
dice-both = { $own } и { $black }
    .among = { FORM($own, case: "among") } и { FORM($black, case: "among") }
    .kind = named

## Action spaces

space-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
space-purse =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
space-bazaar-camel = Ряд верблюдов
    .accusative = ряд верблюдов
    .noted = ряд верблюдов
    .done = занимает ряд верблюдов
    .planned = занять ряд верблюдов
space-bazaar-pepper = Ряд перца
    .accusative = ряд перца
    .noted = ряд перца
    .done = занимает ряд перца
    .planned = занять ряд перца
space-bazaar-silk = Ряд шёлка
    .accusative = ряд шёлка
    .noted = ряд шёлка
    .done = занимает ряд шёлка
    .planned = занять ряд шёлка
    .dice = several
space-bazaar-gold = Ряд золота
    .accusative = ряд золота
    .noted = ряд золота
    .done = занимает ряд золота
    .planned = занять ряд золота
    .dice = several
space-khan = Милость хана
    .done = занимает ячейку «Милость хана»
    .planned = занять ячейку «Милость хана»
space-contracts = Контракты
    .accusative = ячейку контрактов
    .noted = ячейка контрактов
    .done = занимает ячейку контрактов
    .planned = занять ячейку контрактов
space-travel = Путешествие
    .accusative = путешествие
    .noted = путешествие
    .done = путешествует
    .planned = путешествовать
    .kind = way
    .dice = several
space-card = Карта города «{ $city }»
    .accusative = карту города «{ $city }»
    .noted = карта города «{ $city }»

## City cards, contracts, goal cards

trade = { $cost } → { $reward }
trade-different =
    { $count ->
        [one] { $count } товар
        [few] { $count } разных товара
       *[other] { $count } разных товаров
    }
trade-any-good = 1 любой товар
card-either = { $one }, или { $other }
card-per-contract = { $reward } за каждый выполненный контракт
card-per-post = { $reward } за каждую факторию
card-per-die = { $reward } за каждую точку на кубике
card-by-die =
    { $from ->
        [6] { $few }, а при 6 на кубике — { $many }
       *[other] { $few }, а при { $from } и больше на кубике — { $many }
    }
card-of-place = { $place }: { $card }
contract = { $cost } → { $reward }
contract-told-apart = { $reward } ({ $cost })
goal = { $cities } — { $points }
cities-joined = { $one } и { $other }

## Characters: name, short name, what the tile does in a line

character-nobody = без персонажа
    .short = никто
character-raschid = Рашид ад-Дин Синан
    .short = Рашид
    .line = ставит кубики с любым числом; за слабый бросок не получает ничего
    .accusative = Рашида ад-Дина Синана
character-matteo = Маттео Поло
    .short = Маттео
    .line = белый кубик и контракт каждый раунд
character-berke = Хан Берке
    .short = Берке
    .line = не платит за занятые ячейки
    .accusative = Хана Берке
character-mercator = Купец из Тебриза
    .short = Купец
    .line = получает товар или верблюда, когда другие идут на базар
    .accusative = Купца из Тебриза
character-niccolo-marco = Никколо и Марко Поло
    .short = Никколо и Марко
    .line = две фигурки делят шаги каждого путешествия; { $income } каждый раунд
character-rubruk = Гильом де Рубрук
    .short = Рубрук
    .line = ставит факторию в каждом городе на пути; запасных факторий: { $black }
    .accusative = Гильома де Рубрука
character-caprini = Джованни Карпини
    .short = Карпини
    .line = идёт из любого оазиса в любой другой за один шаг; { $income } каждый раунд
    .accusative = Джованни Карпини
character-kubilai = Хан Хубилай
    .short = Хубилай
    .line = начинает в Пекине с факторией в лучшей ячейке
    .accusative = Хана Хубилая


## What of a player can be corrected besides what they own

field-figure = фигурка { FORM($value, case: "at") }
field-second-figure = вторая фигурка { FORM($value, case: "at") }
