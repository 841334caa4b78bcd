# Proč je tah dobrý, v seznamu pod ním.

hint-go = Jít { FORM($place, case: "to") }
hint-family = Poslat příbuzného { FORM($place, case: "to") }

hint-reason-rubies = rubín hned
hint-reason-goods = víc zboží
hint-reason-cards = bonusové karty
hint-reason-letters = dopisy a jejich pečeti
hint-reason-lira = víc lir
hint-reason-coffee = víc kávy
hint-reason-guild-cards = cechovní karty
hint-reason-wheelbarrow = rozšíření vozíku
hint-reason-mosque-tiles = destička mešity
hint-reason-tavern-tiles = destička taverny
hint-reason-family = tvůj příbuzný je zase volný
hint-reason-companion = společník
hint-reason-assistants = víc pomocníků u tebe
hint-reason-lead = vedení v posledním kole
hint-reason-chance = dobré vyhlídky

hint-reason-to-ruby = { $turns ->
        [one] v příštím tahu si vezmi rubín { FORM($place, case: "from") }
        [2] v přespříštím tahu si vezmi rubín { FORM($place, case: "from") }
        [few] za { $turns } tahy si vezmi rubín { FORM($place, case: "from") }
       *[other] za { $turns } tahů si vezmi rubín { FORM($place, case: "from") }
}
hint-reason-to-extension = { $turns ->
        [one] v příštím tahu si kup rozšíření vozíku { FORM($place, case: "at") }
        [2] v přespříštím tahu si kup rozšíření vozíku { FORM($place, case: "at") }
        [few] za { $turns } tahy si kup rozšíření vozíku { FORM($place, case: "at") }
       *[other] za { $turns } tahů si kup rozšíření vozíku { FORM($place, case: "at") }
}
hint-reason-to-tile = { $turns ->
        [one] v příštím tahu si vezmi destičku { FORM($place, case: "from") }
        [2] v přespříštím tahu si vezmi destičku { FORM($place, case: "from") }
        [few] za { $turns } tahy si vezmi destičku { FORM($place, case: "from") }
       *[other] za { $turns } tahů si vezmi destičku { FORM($place, case: "from") }
}
hint-reason-to-family = { $turns ->
        [one] v příštím tahu pošli příbuzného { FORM($place, case: "from") }
        [2] v přespříštím tahu pošli příbuzného { FORM($place, case: "from") }
        [few] za { $turns } tahy pošli příbuzného { FORM($place, case: "from") }
       *[other] za { $turns } tahů pošli příbuzného { FORM($place, case: "from") }
}
hint-reason-to-action = { $turns ->
        [one] v příštím tahu využij { FORM($place, case: "accusative") }
        [2] v přespříštím tahu využij { FORM($place, case: "accusative") }
        [few] za { $turns } tahy využij { FORM($place, case: "accusative") }
       *[other] za { $turns } tahů využij { FORM($place, case: "accusative") }
}
hint-reason-nearer = vydej se { FORM($place, case: "to") }

hint-lacks-ruby = Na rubín { FORM($place, case: "from") } ti ještě chybí { $missing }.
hint-lacks-extension = Na rozšíření vozíku { FORM($place, case: "at") } ti ještě chybí { $missing }.
hint-lacks-tile = Na destičku { FORM($place, case: "from") } ti ještě chybí { $missing }.
hint-lacks-family = Na akci { FORM($place, case: "at") } ti ještě chybí { $missing }.
hint-then = { CAPITAL($aim) }.
hint-short = { $reason } (zatím chybí { $missing })
hint-missing-lira = { $count ->
            [one] { $count } lira
            [few] { $count } liry
           *[other] { $count } lir
        }
hint-missing-goods = { $count ->
            [one] { $count } kus zboží
            [few] { $count } kusy zboží
           *[other] { $count } kusů zboží
        }
hint-missing-good = { TRAIT($good, name: "mass") ->
            [ano] { $count }× { $good }
           *[ne] { $count ->
                [one] { $count } { $good }
                [few] { $count } { FORM($good, case: "few") }
               *[other] { $count } { FORM($good, case: "many") }
            }
        }
hint-missing-coffee = { $count ->
            [one] { $count } káva
            [few] { $count } kávy
           *[other] { $count } káv
        }
hint-missing-seals = { $count ->
            [one] { $count } pečeť
            [few] { $count } pečeti
           *[other] { $count } pečetí
        }
