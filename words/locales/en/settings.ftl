# The panel /settings. Each setting has a sentence that says what it does now, and the names of its values.

settings-title = **Your settings**
menu-setting = Change it
# The pages of the panel.
button-settings-play = Playing
button-settings-calls = Pings and times
setting-ask-always = **Obvious choices** · { $value ->
    [on] I ask you about everything, even when the answer is obvious, and don't suggest your last answer.
   *[off] I leave or pick up the assistant and pay merchants for you. After *{ button-undo }*, I ask you instead. When I ask you something again, the first button may offer your last answer.
}
    .choice = { $value ->
        [on] Ask me everything
       *[off] Make the obvious choices for me
    }
setting-ask-end = **Finishing a turn** · { $value ->
    [on] Whole-turn buttons stop before the end, and you finish each turn yourself.
   *[off] Whole-turn buttons also finish the turn. You can press *{ button-undo }* until somebody else moves.
}
    .choice = { $value ->
        [on] Let me finish each turn myself
       *[off] Finish whole turns with one press
    }
refusal-unknown-setting = This setting no longer exists. See the others in { command-settings }.
# $name: the language in its own words.
setting-language = **Language** · { $name }, in messages that only you can see. What everybody sees stays in the table's language.
setting-language-none = **Language** · In messages that only you can see, I use your Discord's language, or English if I don't know it.
    .choice = Same as on Discord
setting-palette = **Player colours** · { $value ->
    [apart] In pictures that only you see, red and blue are dark and the others light, so you can tell all five apart.
   *[usual] In pictures that only you see, players have the usual colours.
}
    .choice = { $value ->
        [apart] Easy to tell apart, even if you're colour-blind
       *[usual] Usual colours
    }
setting-board = **Board in your panel** · { $value ->
    [near] Your panel shows only what's in reach, enlarged for a phone. { command-board } shows the whole board.
   *[whole] Your panel shows the whole board.
}
    .choice = { $value ->
        [near] What's in reach, larger
       *[whole] The whole board
    }
setting-signs = **Player symbols** · { $value ->
    [words] In messages that only you can see, I write colours as words. Use this if emoji don't show or look alike to you.
   *[emoji] In messages that only you can see, I use an emoji for each colour.
}
    .choice = { $value ->
        [words] Words
       *[emoji] Emoji
    }
panel-colours = Do some colours look alike to you? Choose others in *{ button-settings }*. I won't ask again.
button-settings = Settings

# When and where a person is called.
setting-pings = **Where I ping you** · { $value ->
    [direct] I send you direct messages when it's your turn, and about invitations, new players, and the start and end of games. If Discord blocks them, I'll use the channel.
   *[channel] I ping you in the game's channel when it's your turn, and about invitations, new players, and the start and end of games.
}
    .choice = { $value ->
        [direct] By direct message
       *[channel] In the channel
    }
setting-reminders = **Reminders** · { $value ->
    [hour] From your next move on, I also remind you every hour, up to three times before each of the table's reminders.
    [four-hours] From your next move on, I also remind you every 4 hours, up to three times before each of the table's reminders.
    [half-day] From your next move on, I also remind you every 12 hours, up to three times before each of the table's reminders.
    [day] From your next move on, I also remind you every day, up to three times before each of the table's reminders.
   *[table] I remind you as often as the table's pace says.
}
    .choice = { $value ->
        [hour] Also every hour
        [four-hours] Also every 4 hours
        [half-day] Also every 12 hours
        [day] Also every day
       *[table] As often as the table's pace says
    }
setting-next = **Early pings** · { $value ->
    [on] I also ping you, in the channel, when you're next.
   *[off] I ping you only when it's your turn.
}
    .choice = { $value ->
        [on] Also when I'm next
       *[off] Only when it's my turn
    }
setting-explain = **Explain new things** · { $value ->
    [on] The first time you meet something, such as an auction, a line above your panel explains it.
   *[off] I explain things only when you ask: press *{ button-what }* in your panel or use { command-rules }.
}
    .choice = { $value ->
        [on] Explain each new thing once
       *[off] Explain only what I ask about
    }
# Below the panel, when its person first meets something. $line: one sentence of its game.
new-thing = > **New** · { $line }
new-thing-once = -# Shown only once. Switch this off in { command-settings }.
# $value: colours, the best first.
setting-colours = **Colours I like** · When you join a table, you get the first of these that is free: { $value }.
    .choice = { $place ->
        [next] Then { $value }
       *[first] { $value }
    }
setting-colours-off = **Colours I like** · When you join a table, you get the first free colour.
    .choice = No colour in particular
setting-statistics = **Your results** · { $value ->
    [on] People on your servers can see them with { command-results-profile } and on the server's leaderboard, if it has one.
   *[off] Nobody else can see them, and you have no profile or place on a leaderboard. Your games still count for other players' ratings.
}
    .choice = { $value ->
        [on] Others can see them
       *[off] Only I can see them
    }
setting-zone = **Time zone** · I use { $value } for all times and dates you see.
setting-zone-form = Time zone
setting-zone-label = The nearest large city, or offset from UTC
setting-zone-example = “Berlin”, “America/New_York” or “UTC+2”
setting-quiet = **Quiet hours** · I don't ping you from { $begins } to { $ends }. My messages arrive silently, and I remind you afterwards. If the table's clock stops in quiet hours, you lose no time then (up to 12 hours a day).
setting-quiet-off = **Quiet hours** · None: I can ping you at any time.
setting-quiet-form = Quiet hours
setting-quiet-label = Start and end, or “off”
setting-quiet-example = “22:30-7”, “10 pm to 7 am” or “off”
setting-away = **Away** · I won't ping you until { $value }, and your time to move starts when you're back.
setting-away-off = **Away** · You're not away.
setting-away-form = Away until
setting-away-label = The day you're back, or “back”
setting-away-example = “Friday”, “6 January”, “2027-01-06”, “10 days” or “back”
setting-digest = **Daily digest** · At { $value }, I send you a direct message with everything waiting for you. Otherwise I ping you only for invitations, votes that end sooner, and tables where you could be overdue within a day.
setting-digest-off = **Daily digest** · None: I ping you for every move.
setting-digest-form = Daily digest
setting-digest-label = What time, or “off”
setting-digest-example = “8”, “18:30”, “7 pm” or “off”
refusal-unclear-hour = I can't read “{ $typed }” as a time. Try “8”, “18:30”, “7 pm” or “off”.
refusal-unclear-zone = I don't know a time zone called “{ $typed }”. Did you mean { $near }? Type a large city, or an offset such as UTC+2.
refusal-unknown-zone = I don't know a time zone called “{ $typed }”. Type the nearest large city (Berlin, New York, Tokyo) or the offset from UTC (UTC+2).
refusal-unclear-hours = { $found ->
    [0] I can't find two times in “{ $typed }”.
    [one] I can find only one time in “{ $typed }”: { $times }.
   *[other] I need two different times, but found these in “{ $typed }”: { $times }.
} Try “22:30-7”, “10 pm to 7 am” or “off”.
refusal-unclear-day = I can't read “{ $typed }” as a day. When will you be back? Try “Friday”, “6 January”, “2027-01-06”, “10 days” or “back”.
refusal-unclear-past-day = I can't read “{ $typed }” as a day. Try “2026-11-06”, “6 November” or “today”.
refusal-day-is-past = { $day } isn't in the future. Type the day you'll be back, or “back” if you're here.
refusal-away-too-long = { $day } is more than { $days } days away. If you'll be away that long, let a computer player take your seat with { command-table-leave }.
