"""The Voyages of Marco Polo in words: words.game.GameWords says what each method gives."""

from typing import Final

from engine.core.decision import Decision
from engine.marco_polo.events import REVEALING, Event
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.shortcuts import SAME_FOR_ALL
from engine.marco_polo.view import View
from words.game import GameWords, made_by
from words.marco_polo import (
    alt,
    chapters,
    events,
    finished,
    hints,
    look_up,
    meanwhile,
    position,
    prompts,
    refusals,
    seats,
    sight,
    story,
    why_not,
)
from words.marco_polo.labels import label, shortcuts


class MarcoPolo(GameWords[View, Outlook, Event]):
    name = "marco_polo"
    met_at = prompts.MET_AT
    met_with = prompts.MET_WITH
    alt_makers = {  # noqa: RUF012
        "board": alt.map_alt,
        "spaces": alt.spaces_alt,
        "carts": alt.carts_alt,
        "reach": alt.map_reach,
        "spaces-reach": alt.spaces_reach,
    }
    teller = events.TELLER
    revealing = REVEALING
    entries = look_up.ENTRIES
    parts = chapters.PARTS
    sources = look_up.SOURCES
    levels = look_up.LEVELS

    def meetings(self, view: View, decision: Decision) -> list[str]:
        """That the lowest die decides is not said where any die brings the same."""
        met = super().meetings(view, decision)
        return [thing for thing in met if thing != "dice" or view.doing not in SAME_FOR_ALL]

    option_label = made_by(label.option_label)
    shortcut_deal = made_by(shortcuts.shortcut_deal)
    deal_within = made_by(shortcuts.deal_within)
    name_within = made_by(shortcuts.name_within)
    shortcut_is_waste = staticmethod(shortcuts.is_waste)
    shortcut_name = made_by(shortcuts.shortcut_name)
    shortcut_chance = staticmethod(shortcuts.shortcut_chance)
    prompt = made_by(prompts.prompt)
    standing = made_by(prompts.standing)
    summons = made_by(prompts.summons)
    status_line = made_by(prompts.status_line)
    role = made_by(prompts.role)
    rule_refusal = made_by(refusals.refusal_text)
    obstacle = made_by(why_not.why_not)
    why_omitted = made_by(why_not.why_omitted)
    why_none_ahead = made_by(why_not.why_none_ahead)
    wishes = made_by(why_not.wishes)
    turn_ahead = made_by(hints.turn_ahead)
    plan = made_by(hints.plan)
    reason = made_by(hints.reason)

    turn_story = made_by(story.turn_story)
    since_your_last_turn = made_by(meanwhile.since_your_last_turn)
    gist = made_by(meanwhile.gist)
    score_sheet = made_by(finished.score_sheet)
    result = made_by(finished.result)
    moments = made_by(finished.moments)
    all_figures = made_by(finished.all_figures)
    praised = staticmethod(finished.praised)
    worth_praise = finished.WORTH_PRAISE
    gained_beside = made_by(finished.gained_beside)
    tie_breakers = finished.TIE_BREAKERS

    state_text = made_by(position.state_text)
    hand_text = made_by(seats.hand_text)
    held = made_by(seats.held)
    to_come = made_by(seats.to_come)
    field_value = made_by(seats.field_value)
    in_sight = staticmethod(sight.in_sight)
    ways = staticmethod(sight.ways)
    minute = made_by(chapters.minute)
    chapter_facts = made_by(chapters.chapter_facts)
    option_help = made_by(look_up.option_help)


MARCO_POLO: Final = MarcoPolo()
