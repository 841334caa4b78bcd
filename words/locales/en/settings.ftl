# The panel /settings. Each setting has a sentence that says what it does now, and the names of its values.

settings-title = **Your settings**
menu-setting = Change it
setting-ask-always = **Obvious choices** · { $value ->
    [on] I ask you everything, even where nearly everybody gives the same answer, and do not offer your last answer first.
   *[off] I leave or pick up the assistant and pay merchants for you; *{ button-undo }* takes you back to the question. Where a menu asks you something again, your last answer is the first button above it.
}
    .choice = { $value ->
        [on] Ask me everything
       *[off] Make the obvious choices for me
    }
refusal-unknown-setting = This setting is no longer offered. { command-settings } shows those there are.
setting-palette = **Colours of players** · { $value ->
    [apart] In pictures that only you see, red and blue are dark and the others light, so that all five stay apart however you see colours.
   *[usual] In pictures that only you see, players have the usual colours.
}
    .choice = { $value ->
        [apart] Far apart, also for the colour-blind
       *[usual] Usual colours
    }
setting-board = **Board in your panel** · { $value ->
    [near] Your panel shows only what is within your reach, larger, for a phone. { command-board } shows the whole board.
   *[whole] Your panel shows the whole board.
}
    .choice = { $value ->
        [near] What is within reach, larger
       *[whole] The whole board
    }
setting-signs = **Signs of players** · { $value ->
    [words] In what only you see I name colours in words. Use it where emoji do not show or look alike to you.
   *[emoji] In what only you see an emoji stands for each colour.
}
    .choice = { $value ->
        [words] Words
       *[emoji] Emoji
    }
panel-colours = Do some colours look alike to you? *{ button-settings }* has others. I ask this once.
button-settings = Settings

# When and where a person is called.
setting-pings = **Where I call you** · { $value ->
    [direct] I call you by direct message with a link to the table, where you play. There I also tell you of invitations, of who joins your table, and of the start and end of games. If Discord no longer lets me write to you, I use the channel again.
   *[channel] I call you in the channel of the game. There I also tell you of invitations, of who joins your table, and of the start and end of games.
}
    .choice = { $value ->
        [direct] By direct message
       *[channel] In the channel
    }
setting-next = **You are next** · { $value ->
    [on] When the player before you is to move, I call you too, in the channel.
   *[off] I call you when you are to move.
}
    .choice = { $value ->
        [on] Also when I am next
       *[off] Only when I am to move
    }
setting-explain = **Explain new things** · { $value ->
    [on] When you first meet a thing in a game, such as an auction, a line above your panel says what it is good for, once.
   *[off] I explain nothing unasked. *{ button-what }* in your panel and { command-rules } explain everything.
}
    .choice = { $value ->
        [on] Explain each new thing once
       *[off] Explain nothing unasked
    }
# Above the panel, when its person first meets something. $line: one sentence of its game.
new-thing = > **New** · { $line }
new-thing-once = -# I explain each new thing once. { command-settings } switches it off.
# $value: colours, the best first.
setting-colours = **Colours I like** · When you join a table, you get the first of these that is free: { $value }.
    .choice = { $place ->
        [next] Then { $value }
       *[first] { $value }
    }
setting-colours-off = **Colours I like** · When you join a table, you get the first free colour.
    .choice = No colour in particular
setting-statistics = **Your results** · { $value ->
    [on] Others in a server may see them with { command-results-profile } and, where it shows one, in its leaderboard.
   *[off] Nobody else sees them: no profile, no line in a leaderboard. Ratings are counted all the same, so that those of others are right.
}
    .choice = { $value ->
        [on] Others may see them
       *[off] For me alone
    }
setting-zone = **Time zone** · Your quiet hours and days count in { $value }.
setting-zone-form = Time zone
setting-zone-label = The nearest large city, or offset from UTC
setting-zone-example = Berlin, America/New_York, UTC+2
setting-quiet = **Quiet hours** · From { $begins } to { $ends } I do not ping you: calls come silently, and I remind you afterwards. Where a table's clock stops in them, your time for a move stands still, at most 12 hours a day.
setting-quiet-off = **Quiet hours** · You have none: I may ping you at any hour.
setting-quiet-form = Quiet hours
setting-quiet-label = From when to when, or “off”
setting-quiet-example = 22:30-7, 10 pm to 7 am, off
setting-away = **Away** · You are away until { $value }: I do not ping you, and your time at the tables begins when you are back.
setting-away-off = **Away** · You are not away.
setting-away-form = Away until
setting-away-label = The day on which you are back, or “back”
setting-away-example = Friday, 6 January, 2027-01-06, 10 days, back
setting-digest = **Daily digest** · At { $value } I send you a direct message with all that waits for you: moves, votes, games that are over. I do not ping or remind you otherwise, except at tables where a move may be overdue within a day, of votes that end before, and where you are invited.
setting-digest-off = **Daily digest** · You have none: I call you for each move.
setting-digest-form = Daily digest
setting-digest-label = At which hour, or “off”
setting-digest-example = 8, 18:30, 7 pm, off
refusal-unclear-hour = I find no hour in “{ $typed }”. Type one like 8, 18:30 or 7 pm, or “off”.
refusal-unclear-zone = I do not know a time zone called { $typed }. Did you mean { $near }? A large city or UTC+2 is enough.
refusal-unknown-zone = I do not know a time zone called { $typed }. Type the nearest large city (Berlin, New York, Tokyo) or the offset from UTC (UTC+2).
refusal-unclear-hours = { $found ->
    [0] I find no two times in “{ $typed }”.
    [one] I find only { $times } in “{ $typed }”.
   *[other] I find these times in “{ $typed }”, and two that differ are needed: { $times }.
} Type quiet hours like 22:30-7 or 10 pm to 7 am, or “off”.
refusal-unclear-day = I find no day in “{ $typed }”. Type the day on which you are back like Friday, 6 January, 2027-01-06 or 10 days, or “back”.
refusal-unclear-past-day = I find no day in “{ $typed }”. Type the day like 2026-11-06, 6 November or today.
refusal-day-is-past = { $day } is not after today. Type the day on which you are back, or “back” if you are here.
refusal-away-too-long = { $day } is more than { $days } days away. For that long let a house player take your seat with { command-table-leave }.
