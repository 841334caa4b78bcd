"""What is told of undone turns, corrections and requests to undo, and how many turns one by one."""

from collections.abc import Mapping, Sequence
from typing import Final

from cogs.framework import Services, Signs, ago, draw, limits, names_of, server_signs, server_style, words_of_game
from cogs.posts.outgoing import Message, post_message
from host import History, PostRow, SeatRow, TurnRecord
from host.messages.posts import Corrected, TakenBack, Undone, VoteCalled
from host.table.history import Note
from host.table.log import CORRECTION
from host.turn import looking
from host.turn.undo import composer, turns_after
from words.games import game_words, title_of
from words.shapes import clipped
from words.speech import Argument, Words

CHANGES: Final[Mapping[str, type[Undone | Corrected]]] = {Undone.kind: Undone, Corrected.kind: Corrected}
TURNS_TOLD: Final = 20  # the latest of those that are taken back
LONGEST: Final = limits.TEXT - 1000  # beside it there is room for the rules of the vote


def undo_facts(w: Words, seats: Sequence[SeatRow], point: TakenBack, by: int | None) -> dict[str, Argument]:
    """The facts of an undo for the sentences of undo.ftl: who, and which turns."""
    who = w.say("the-organiser") if by is None else names_of(w, seats)[by]
    turns = point.last - point.first + 1
    return {"who": who, "turns": turns, "first": point.first, "last": point.last, "choices": point.choices}


def told_turns(w: Words, history: History, turns: Sequence[TurnRecord], to: int, signs: Signs) -> list[str]:
    """Tells the turns that are undone after row `to` one by one, corrections, and what was seen in them."""
    speech, names = game_words(history.row.rules_name), names_of(w, history.seats)
    own, lines = words_of_game(w, history.row), []
    for turn in turns[-TURNS_TOLD:]:
        story = speech.turn_story(own, turn.events, names)
        if story:
            sign = signs.of_turn(history.seats, turn.seat)
            lines.append(w.say("undo-line", turn=turn.number, sign=sign, story=story))
    seen = [sentence for turn in turns for sentence in speech.seen(own, turn.events, names)]
    lines = lines or [w.say("undo-nothing-told")]
    besides = [_corrected_line(w, history, note) for note in history.notes if note.kind == CORRECTION and note.seq > to]
    if seen:
        besides.append(w.say("undo-seen", what=w.sentences(seen)))
    return [clipped("\n".join(part), LONGEST // 2) for part in (lines, besides) if part]


async def request_lines(services: Services, post: PostRow, w: Words) -> list[str]:
    """The lines of the post of a request, as everybody at the table may know it."""
    history, table = await looking.history(services.host, post.game_id), await services.host.table(post.game_id)
    vote = VoteCalled.read(post.payload)
    facts = undo_facts(w, table.seats, vote.point or TakenBack(), vote.asker)
    head = w.say("post-vote-undo", game=title_of(w, table.row.rules_name), **facts)
    turns = turns_after(history, table, vote.to, composer(table, vote.asker))
    rules = "post-vote-undo-organiser" if vote.organises else "post-vote-undo-rules"
    signs = await server_signs(services, table.row.guild_id)
    return [head, *told_turns(w, history, turns, vote.to, signs), w.say(rules, ends=ago(vote.ends))]


async def changed_message(services: Services, post: PostRow, w: Words) -> Message:
    """Tells an undo or a correction and who is to move now, and shows the position after it."""
    history = await looking.history(services.host, post.game_id)
    game, style = history.row, await server_style(services, history.row.guild_id)
    view = (await services.host.table(game.id)).public_position().view(None)
    events = history.turns[-1].events if history.turns else ()
    pictures = await draw(
        services.studio, game.rules_name, view, history.seats, w, events=events, acting=history.acting, style=style
    )
    names = names_of(w, history.seats)
    acting = [w.say("post-to-move", who=w.listed(names[seat] for seat in history.acting))] if history.acting else []
    text = w.sentences([change_line(w, history, CHANGES[post.kind].read(post.payload)), *acting])
    return post_message(text, post, pictures=pictures)


def change_line(w: Words, history: History, change: Undone | Corrected) -> str:
    """The sentence about an undo or a correction."""
    title = title_of(w, history.row.rules_name)
    if isinstance(change, Undone):
        return w.say("post-undone", game=title, why=change.why, **undo_facts(w, history.seats, change, change.by))
    corrected = w.say("post-corrected", game=title, **_correction(w, history, change))
    return corrected if change.again is False else w.sentences([corrected, w.say("turn-begins-again")])


def _correction(w: Words, history: History, change: Corrected) -> dict[str, Argument]:
    """The facts of a correction for the sentences of organiser.ftl."""
    speech, names = game_words(history.row.rules_name), names_of(w, history.seats)
    return {
        "by": w.say("the-organiser") if change.by is None else names[change.by],
        "who": names[change.seat],
        "was": speech.field_value(w, change.field, change.was),
        "now": speech.field_value(w, change.field, change.now),
    }


def _corrected_line(w: Words, history: History, note: Note) -> str:
    return w.say("history-corrected", **_correction(w, history, Corrected.read(note.facts)))


def note_lines(w: Words, history: History, number: int) -> list[str]:
    """The lines of the history about undone and corrected choices of a turn."""
    lines = []
    for note in history.notes_of(number):
        if note.kind == CORRECTION:
            lines.append(_corrected_line(w, history, note))
        else:
            undone = Undone.read(note.facts)
            lines.append(w.say("history-undone", **undo_facts(w, history.seats, undone, undone.by)))
    return lines
