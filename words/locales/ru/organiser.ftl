# What the organiser of a table can do about a game that hangs or went wrong.

## Asking for a move

prompt-nudge = -# { $who } ждёт вашего хода.
prompt-nudge-organiser = -# Организатор ждёт вашего хода.
nudged = Снова зову: { $who }. В следующий раз поторопить можно { $again }.
refusal-nobody-waited-for = Кроме вас, никого не ждут.
refusal-nudged-enough = Сейчас торопить некого: кого ждут, того недавно звали, или он в отъезде, в тихих часах, не хочет уведомлений, или о нём голосуют.

## An overdue move

post-seat-moved-for = **{ $game }** · ход игрока { $who } просрочен, и по решению организатора его делает бот. { $who } играет дальше.
moved-for = Бот сделал ход игрока { $who }.
refusal-not-waited-for = Сейчас ход не этого игрока.
refusal-not-silent-yet = У этого игрока ещё есть время. Спросите снова { $when }.

## A correction

post-corrected = **{ $game }** · исправлена позиция игрока { $who }, исправляет { $by }: { $was } → { $now }.
turn-begins-again = Текущий ход начинается заново.
history-corrected = -# { $by } исправляет позицию игрока { $who }: { $was } → { $now }.
correct-ask = Исправить позицию игрока { $who }: { $was } → { $now }? Делайте это, только если ошибся я. Я скажу всем за столом.
correct-ask-again = Текущий ход начнётся заново.
correct-ask-unrated = Партия больше не будет рейтинговой.
button-correct = Исправить
button-correct-not = Не надо
corrected = { $who }: теперь { $now }. Я сказал всем.
corrected-not = Ничего не изменилось.
refusal-no-such-field = Это исправить нельзя. Выберите из того, что предлагается при вводе.
refusal-wrong-value = Значение должно быть от { $least } до { $most }. Выберите из того, что предлагается при вводе.
refusal-nothing-to-correct = Значение и так такое.

## A game as a file

game-exported = { $status ->
    [finished] В этом файле вся партия #{ $id }. Открыть её здесь или где угодно: { command-results-import }.
   *[other] В этом файле партия #{ $id } на сейчас, со скрытыми картами, поэтому он только для моего владельца. Чтобы открывать её через { command-results-import }, сохраните её снова после конца.
}
game-exported-seen = { $status ->
    [cancelled] В этом файле то, что видите в партии #{ $id } вы. Она не доиграна, поэтому скрытые карты остаются скрытыми.
   *[other] В этом файле то, что видите в партии #{ $id } вы, — для сообщения об ошибке. Всю партию можно сохранить, когда она завершится.
}
refusal-no-file = Данные этой партии не читаются, сохранить её в файл не могу.
game-imported = -# Эта партия открыта из файла только для вас. В { command-history } она #{ $id }. На профили, таблицы лидеров и рейтинг она не влияет.
refusal-import-too-large = Для партии этот файл слишком велик: больше { $most } МБ.
refusal-import-too-many = Вы уже открыли партий из файлов: { $most }. Больше на одного участника нельзя.
refusal-import-too-long = В партии из этого файла слишком много решений, повторить её я не смогу.
refusal-import-at-work = Я ещё открываю ваш прошлый файл. Попробуйте, когда он будет готов.
refusal-import-busy = Сейчас я открываю чужие файлы. Попробуйте через минуту.
refusal-import-not-now = Сейчас я не могу открывать файлы. Попробуйте позже; почему, мой владелец видит в журнале.
refusal-import-foreign = Это не файл партии. Сохраните его из завершённой партии: { command-table-export }.
refusal-import-replay-old = Этот файл повтора создан в прошлой моей версии, и всей партии в нём нет. Нажмите снова *{ button-replay }* в { command-history } или введите { command-table-export }.
refusal-import-newer = Этот файл создан в более новой моей версии или в игре, которой у меня нет.
refusal-import-too-old = Этот файл не открыть: партия началась в слишком старой моей версии.
refusal-import-damaged = Файл повреждён: он обрезан, изменён, или броски не сходятся. Возьмите новую копию.
refusal-import-not-over = Партия из этого файла не завершена, а открыть можно только завершённую.
refusal-import-gone = Этого файла в Discord больше нет. Приложите его, пожалуйста, снова.
