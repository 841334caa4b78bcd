# A turn in one line, and what happened since one's last turn, in the present tense.

story = { $who }: { $actions }.
story-round = Начинается раунд { $round }; первым ходит { $start }.
    .last = Начинается раунд { $round }, последний; первым ходит { $start }.
story-used = { $space } с { FORM($dice, case: "instrumental") }
story-took =
    .part = берёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    } с { FORM($dice, case: "instrumental") }
    .planned = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    } с { FORM($dice, case: "instrumental") }
story-sold =
    .part = продаёт кубик ({ $dice }) за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
    .planned = продать кубик ({ $dice }) за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
story-contract =
    .part = выполняет контракт
    .planned = выполнить контракт
story-step = бонусный шаг
story-built = фактория { FORM($city, case: "at") }
story-moved-post = перенос фактории { FORM($origin, case: "from") } { FORM($city, case: "to") }
story-copied = { $source }, как { FORM($city, case: "at") }
story-from = { $things } ({ $source })
story-bought =
    .part = покупает чёрный кубик
    .planned = купить чёрный кубик
story-for = { $action } за { FORM($cost, case: "accusative") }
story-gained = { $action }: { $things }
    .part = { $things } ({ $action })
story-black-die = чёрный кубик
story-rolled-black-die = чёрный кубик { $value }
story-contract-taken = контракт «{ $contract }»
story-dropped =
    .part = сбрасывает контракт «{ $contract }»
    .planned = сбросить контракт «{ $contract }»

history-scored = Ходы, которые принесли очки
history-contested = Столкновения: кубики в занятых ячейках

meanwhile-did = { $who } { $things }
meanwhile-completed = выполняет контракт «{ $contract }»
meanwhile-completed-many =
    { $count ->
        [one] выполняет { $count } контракт
        [few] выполняет { $count } контракта
       *[other] выполняет { $count } контрактов
    }
meanwhile-took = берёт контракт «{ $contract }»
meanwhile-took-many =
    { $count ->
        [one] берёт { $count } контракт
        [few] берёт { $count } контракта
       *[other] берёт { $count } контрактов
    }
meanwhile-travelled = едет { FORM($place, case: "to") }
meanwhile-built = ставит факторию { FORM($places, case: "at") }
meanwhile-points = получает { $points }
meanwhile-used = ставит кубики: { $space }
meanwhile-gained = получает { FORM($amounts, case: "accusative") } ({ $space })
meanwhile-coins = берёт { $coins }
meanwhile-hourglass = { $who } пока начинает следующий раунд

