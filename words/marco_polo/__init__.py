"""The Voyages of Marco Polo in words: see words.game.GameWords for what each maker gives."""

from typing import Final

from engine.marco_polo.events import Event
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.view import View
from words.game import GameWords, Makers
from words.marco_polo import (
    alt,
    chapters,
    corrections,
    digest,
    figures,
    hand,
    hints,
    look_up,
    meetings,
    minute,
    moments,
    position,
    prompts,
    reach,
    refusals,
    score,
    setup,
    shortcuts,
    sight,
    story,
    why_not,
    wishes,
)
from words.marco_polo.examples.example import example
from words.marco_polo.labels import label

MARCO_POLO: Final = GameWords(
    "marco_polo",
    Makers[View, Outlook, Event](
        option_label=label.option_label,
        shortcut_label=shortcuts.shortcut_label,
        placeholder=label.placeholder,
        prompt=prompts.prompt,
        meetings=meetings.meetings,
        standing=prompts.standing,
        summons=prompts.summons,
        turn_story=story.turn_story,
        seen=story.seen,
        field_value=corrections.field_value,
        since_your_last_turn=digest.since_your_last_turn,
        gist=digest.gist,
        status_line=prompts.status_line,
        role=prompts.role,
        refusal=refusals.refusal_text,
        why_not=why_not.why_not,
        wishes=wishes.wishes,
        alt_texts={
            "board": alt.board_alt,
            "spaces": alt.spaces_alt,
            "carts": alt.carts_alt,
            "reach": reach.map_alt,
            "spaces-reach": reach.spaces_alt,
        },
        state_text=position.state_text,
        hand_text=hand.hand_text,
        held=hand.held,
        to_come=hand.to_come,
        topics=look_up.topics,
        look_up=look_up.look_up,
        chapters=chapters.chapters,
        in_brief=look_up.in_brief,
        in_sight=sight.in_sight,
        ways=sight.ways,
        example=example,
        minute=minute.minute,
        score_sheet=score.score_sheet,
        result=score.result,
        moments=moments.moments,
        figures=figures.figures,
        all_figures=figures.all_figures,
        praised=figures.praised,
        turn_ahead=hints.turn_ahead,
        reason=hints.reason,
        option_help=setup.option_help,
        option_source=setup.option_source,
        bad_option=setup.bad_option,
    ),
)
