# Why something may not be done.

refusal-never-itself = Бонус { FORM($city, case: "genitive") } не повторяет сам себя; выберите другой город.
refusal-own-post-there = В этой партии повторять можно только бонусы городов, где у вас нет фактории.
refusal-main-action-taken = Основное действие уже выполнено; выполните дополнительные или завершите ход.
refusal-no-dice-left = В этом раунде кубиков у вас больше нет.
refusal-dice-left =
    { $dice ->
        [1] У вас ещё есть кубик: выполните основное действие или продайте его за { $coins } монеты.
       *[other] У вас ещё есть кубики ({ $dice }): выполните основное действие или продайте их по { $coins } монеты.
    }
no-pass-ahead =
    { $dice ->
        [0] Кубиков у вас нет, и до следующего раунда я сам пропущу ваши ходы. Пасовать не надо.
       *[other] Пока есть кубики, пасовать нельзя. Но можно подготовить ход, а когда кубики кончатся, я сам пропущу ваши ходы.
    }
refusal-nothing-to-trade = Для этой карты вам нечего отдать ({ $card }).
refusal-too-often =
    { $most ->
        [1] Эту карту можно применить только один раз.
       *[other] Эту карту можно применить не больше { $most } раз.
    }
refusal-nothing-completed = Эта карта даёт награду за выполненные контракты, а у вас их ещё нет ({ $card }).
refusal-no-small-city = Для этой карты нужна фактория в малом городе ({ $card }).
refusal-not-enough = Это стоит { FORM($needed, case: "accusative-listed") }; у вас { $have }.
refusal-pairs =
    { $needed ->
        [1] Это стоит пару разных товаров; у вас наберётся { $have }.
        [one] Это стоит { $needed } пару разных товаров; у вас наберётся { $have }.
        [few] Это стоит { $needed } пары разных товаров; у вас наберётся { $have }.
       *[other] Это стоит { $needed } пар разных товаров; у вас наберётся { $have }.
    }
refusal-unknown-place = Места «{ $place }» на поле нет.
refusal-too-far =
    { $steps ->
        [0] До { FORM($place, case: "genitive") } больше 6 шагов, а вам доступно не больше { $most }.
        [one] До { FORM($place, case: "genitive") } { $steps } шаг, а вам доступно не больше { $most }.
        [few] До { FORM($place, case: "genitive") } { $steps } шага, а вам доступно не больше { $most }.
       *[other] До { FORM($place, case: "genitive") } { $steps } шагов, а вам доступно не больше { $most }.
    }
refusal-other-figure-moves = Сейчас идёт другая фигурка: { $figure }.
refusal-figures-together = Обе фигурки { FORM($place, case: "at") }, так что всё равно, какая пойдёт: выберите Никколо.
refusal-leave-a-step = На две фигурки у вас { $most ->
    [one] { $most } шаг
    [few] { $most } шага
   *[other] { $most } шагов
}; оставьте один для Марко.
refusal-sets-dice-freely = Число на кубике вы выбираете, когда ставите его: перебрасывать и менять незачем.
refusal-no-such-die = Такого кубика у вас нет: «{ $die }».
refusal-unknown-contract = Контракта «{ $contract }» нет.
refusal-contract-not-active = Этого контракта у вас нет: { $contract }.
refusal-one-black-die-a-turn = За ход можно купить только один чёрный кубик.
refusal-no-black-die = В этом раунде чёрных кубиков больше нет.
refusal-no-wrap = Изменить 1 на 6 или 6 на 1 нельзя.
refusal-character-not-offered = Этого персонажа выбрать нельзя; выберите одного из показанных.
refusal-keep-two-goals = Карт целей надо оставить ровно { $keep }, а не { $given }.
refusal-not-your-goal = Этой карты цели у вас нет: { $goal }.
refusal-card-not-in-play = В этой партии такой карты города нет: { $card }.
refusal-no-post-there = { CAPITAL(FORM($city, case: "at")) } вашей фактории нет, так что карта города вам недоступна.
refusal-card-taken = На этой карте города уже есть кубик; она освободится в следующем раунде.
refusal-post-too-new = Ваша фактория { FORM($city, case: "at") } поставлена только что; карта города доступна со следующего хода.
refusal-khan-full = В этом раунде в ячейке «Милость хана» мест больше нет.
refusal-die-too-low =
    { $needed ->
        [6] Для ячейки «Милость хана» нужна шестёрка; { $die } — слишком мало.
       *[other] Для ячейки «Милость хана» нужен кубик не меньше { $needed }; { $die } — слишком мало.
    }
refusal-no-contracts = Контрактов больше нет.
refusal-contracts-to-come = Все контракты разобраны. Новые откроются до вашего хода.
refusal-too-many-contracts = Контрактов можно взять не больше { $most }, а не { $given }.
refusal-contract-not-there = Этого контракта на поле нет: { $contract }.
refusal-contract-too-far = Этот контракт в ячейке { $space }, а на вашем кубике только { $die }.
refusal-too-few-dice =
    { $needed ->
        [1] Для этого нужен кубик, а у вас не осталось ни одного.
        [one] Для этого нужен { $needed } кубик, а у вас осталось меньше.
        [few] Для этого нужны { $needed } кубика, а у вас осталось меньше.
       *[other] Для этого нужно { $needed } кубиков, а у вас осталось меньше.
    }
refusal-colour-already-there = В этой ячейке ({ FORM($space, case: "noted") }) ваш кубик уже стоит; добавить можно только чёрный или белый.
refusal-occupied-cost =
    { $needed ->
        [one] Ячейка занята и стоит { $needed } монету; у вас { $have }.
        [few] Ячейка занята и стоит { $needed } монеты; у вас { $have }.
       *[other] Ячейка занята и стоит { $needed } монет; у вас { $have }.
    }
refusal-dice-count =
    { $needed ->
        [one] Для этого нужен ровно { $needed } кубик, а не { $given }.
        [few] Для этого нужны ровно { $needed } кубика, а не { $given }.
       *[other] Для этого нужно ровно { $needed } кубиков, а не { $given }.
    }
refusal-column-too-high = На наименьшем из ваших кубиков { $lowest }, так что столбец с номером больше { $lowest } выбрать нельзя.
