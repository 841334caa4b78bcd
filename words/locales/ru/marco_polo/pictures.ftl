# The few labels drawn into the pictures; short, or they shrink.

picture-round = Раунд
picture-stage-draft = Выбор персонажей
picture-stage-goals = Выбор карт целей
picture-stage-bonuses = Начало раунда
picture-stage-roll = Бросок кубиков

picture-space-coins = Монеты
picture-space-bazaar = Большой базар
picture-space-khan = Милость хана
picture-space-contracts = Контракты
picture-space-travel = Путешествие
picture-space-black = Чёрные кубики

picture-journey = Куда, за сколько и что останется

## Player boards

picture-next-start = начнёт след. раунд
picture-left = шт.
picture-no-dice = кубиков нет

picture-character-raschid = Сам выбирает числа на кубиках
picture-character-matteo = Каждый раунд белый кубик и контракт
picture-character-berke = Не платит за занятые ячейки
picture-character-mercator = Получает 1 товар, когда другие идут на базар
picture-character-niccolo-marco = Две фигурки, каждый раунд { $camels ->
    [one] { $camels } верблюд
    [few] { $camels } верблюда
   *[other] { $camels } верблюдов
}
picture-character-rubruk = Фактории во всех городах на пути; их на { $posts } больше
picture-character-caprini = Из оазиса в любой оазис, каждый раунд { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
picture-character-kubilai = Начинает в Пекине с факторией
