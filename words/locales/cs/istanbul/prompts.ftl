# Na co se ptá rozhodnutí. ".help" je druhý řádek panelu, ".public" totéž ve výzvě za jménem hry.

standing = { $round }. kolo · rubíny { $rubies }
standing-last = poslední kolo · rubíny { $rubies }

rubies-near-end = Rubíny: { $rubies }. Poslední kolo začne, jakmile další získá { $who }.
rubies-last-round = Rubíny: { $rubies }. Hraje se poslední kolo.

your-turn-goes-on = tvůj tah pokračuje.

ask-move = Tvůj tah
ask-assistant = Tvůj pomocník
    .help = Nech nebo vyzvedni pomocníka, jinak tady tvůj tah končí.
question-no-assistant = Tvůj pomocník
    .help = Nemáš koho nechat ani vyzvednout. Když nikoho nepřivedeš zpět, tvůj tah tady končí.
ask-pay = { $merchants ->
        [one] Je tu další obchodník
       *[other] Jsou tu další obchodníci
    }
    .help = { $merchants ->
        [one] Zaplať mu, jinak tady tvůj tah končí.
       *[other] Zaplať jim všem, jinak tady tvůj tah končí.
    }
ask-extra-good = Ještě jeden kus zboží?
    .help = Se zelenou destičkou můžeš přikoupit libovolné zboží.
ask-second-card = Tvoje druhá bonusová karta
ask-discard = Odhoď bonusovou kartu
    .help = Kteroukoli z ruky, i novou.
ask-ware = Které zboží si vezmeš?
ask-roll = Tvůj hod
    .help = Červenou destičkou ho můžeš jednou změnit.
ask-any-count = Kolik kusů prodáš?
ask-any-goods = Které zboží prodáš?
ask-again = Provést akci znovu?
ask-done = Tah máš hotový
ask-encounters = Setkání
no-action-here = Akci tu neprovedeš: { $why }.
question-catch = Setkání
    .help = Zdejší příbuzné musíš chytit. Ostatní setkání jsou na tobě.
question-nobody-left = Akci máš za sebou
tea-house-lower = Při nižším hodu dostaneš { $lira ->
        [few] { $lira } liry
       *[other] { $lira } lir
    }.
ask-governor = Zaplať guvernérovi
    .help = Zaplatit můžeš i kartou, kterou právě dostáváš.
ask-smuggler = Pašerákovo zboží
    .help = Zaplatit můžeš i tím novým zbožím.
ask-end-turn = Tvůj tah je u konce
    .help = Ještě můžeš zahrát karty, které nejsou vázané na akci. Pak tah ukonči.
ask-reward = Tvoje odměna
ask-gain-good = Které zboží?
ask-return-assistant = Který pomocník se vrátí?
ask-final-cards = Konec hry: zahraj poslední karty
    .help = Zboží a liry ještě mohou rozhodnout při shodě.
    .public = poslední kolo skončilo. Ještě můžeš zahrát karty za zboží nebo liry, rozhodují při shodě.

## Řádek o místě u stolu

role-caravan-master = vůdce karavany
asked-with-any-hand = Žádná karta v ruce tu nepomůže. Ptám se stejně, aby to ostatní nepoznali.

rubies =
    { $count ->
        [0] žádné rubíny
        [one] { $count } rubín
        [few] { $count } rubíny
       *[other] { $count } rubínů
    }
status-assistants =
    { $count ->
        [0] žádní pomocníci
        [one] { $count } pomocník
        [few] { $count } pomocníci
       *[other] { $count } pomocníků
    }

## Zavřená nabídka skupiny možností

group-move = Krok za krokem: kam?
group-assistant = Tvůj pomocník
group-pay = Ostatní obchodníci
group-act = Provést akci
group-pass = Vynechat nebo skončit
group-card = Zahrát kartu
group-recall = Použít žlutou destičku
group-good = Které zboží?
group-sell = Prodat
group-deliver = Odevzdat za rubín
group-call = Ohlásit číslo
group-cards = Vzít kartu
group-return = Kteří pomocníci se vrátí?
part-return = Přivést zpět { $first } až { $last ->
            [one] { $last } pomocníka
            [few] { $last } pomocníky
           *[other] { $last } pomocníků
        }
group-meet = S kým se setkat?
group-extra-good = Ještě jeden kus zboží
group-discard = Odhodit
group-roll = Tvůj hod
group-any-count = Kolik kusů?
group-governor = Čím zaplatíš?
group-smuggler = Jaké zboží chceš a čím zaplatíš?
group-reward = Tvoje odměna
group-police-station = Kam poslat příbuzného?
group-return-assistant = Který pomocník se vrátí?
