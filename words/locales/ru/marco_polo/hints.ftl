# What makes a turn good, in a list below the turn. $points: by how much it changes what can be expected at the end.

hint-reason-scored = { $points ->
    [one] сразу { $points } очко
    [few] сразу { $points } очка
   *[other] сразу { $points } очков
}
hint-reason-goals = { $points ->
    [one] { $points } очко за карты целей
    [few] { $points } очка за карты целей
   *[other] { $points } очков за карты целей
}
hint-reason-beijing = { $points ->
    [one] { $points } очко за Пекин
    [few] { $points } очка за Пекин
   *[other] { $points } очков за Пекин
}
hint-reason-journeys = путешествовать станет проще
hint-reason-posts = ближе к восьмой и девятой факториям
hint-reason-cities = в следующих раундах фактории принесут больше
hint-reason-contracts = контракты станет проще выполнить
hint-reason-most = ближе к лидерству по контрактам
hint-reason-coins = монеты впрок
hint-reason-camels = верблюды впрок
hint-reason-goods = товары впрок
hint-reason-dice = больше кубиков
hint-reason-start = первый ход следующего раунда
hint-reason-chance = { $points ->
    [one] в среднем около { $points } очка
   *[other] в среднем около { $points } очков
}

hint-lacks-contract = Для контракта «{ $name }» нужно раздобыть ещё { FORM($missing, case: "accusative-listed") }.
hint-lacks-journey = Для пути { FORM($name, case: "to") } нужно раздобыть ещё { FORM($missing, case: "accusative-listed") }.
hint-then-contract = Затем выполните контракт «{ $name }».
    .short = Потом для контракта «{ $name }» останется раздобыть { FORM($missing, case: "accusative-listed") }.
hint-then-journey = Затем отправляйтесь { FORM($name, case: "to") }.
    .next = В следующем раунде отправляйтесь { FORM($name, case: "to") }.
    .short = Потом для пути { FORM($name, case: "to") } останется раздобыть { FORM($missing, case: "accusative-listed") }.
