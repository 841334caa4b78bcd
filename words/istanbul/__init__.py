"""Istanbul in words: words.game.GameWords says what each method gives."""

from collections.abc import Mapping
from typing import Final

from engine.core.decision import Decision
from engine.istanbul.events import REVEALING, Event
from engine.istanbul.names import COFFEE, POLICE_STATION
from engine.istanbul.notation import MOVE
from engine.istanbul.reading.outlook import Outlook
from engine.istanbul.reading.view import View
from engine.istanbul.setup.options import MOST_SEATS_WITH_NEUTRALS
from words.game import GameWords, made_by
from words.istanbul import (
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
    terms,
    why_not,
)
from words.istanbul.labels import label, letters, shortcuts
from words.shapes import belongs


class Istanbul(GameWords[View, Outlook, Event]):
    name = "istanbul"
    met_at = prompts.MET_AT
    met_with = prompts.MET_WITH
    met_besides = ("letter",)
    alt_makers = {"board": alt.board_alt, "carts": alt.carts_alt, "reach": alt.reach_alt}  # noqa: RUF012
    teller = events.TELLER
    revealing = REVEALING
    entries = look_up.ENTRIES
    parts = chapters.PARTS
    sources = look_up.SOURCES
    first_options = ("expansion", "layout")
    most_seats = {"too_many_seats": MOST_SEATS_WITH_NEUTRALS}  # noqa: RUF012

    def meetings(self, view: View, decision: Decision) -> list[str]:
        """The family member too, where it can be sent."""
        mine = view.seats[decision.seat]
        sends = mine.family == POLICE_STATION and MOVE(POLICE_STATION) in decision.options
        letter = ["letter"] if mine.letters else []
        return [*super().meetings(view, decision), *(["police-station"] if sends else []), *letter]

    def lacking(self, options: Mapping[str, str]) -> frozenset[str]:
        return frozenset() if belongs(look_up.WITH_MOCHA, options) else frozenset({COFFEE})

    option_label = made_by(label.option_label)
    answer_label = made_by(letters.tile_answer)
    answer_lacks = made_by(letters.tile_lacks)
    shortcut_deal = made_by(shortcuts.shortcut_deal)
    hinted_deal = made_by(shortcuts.hinted_deal)
    deal_within = made_by(shortcuts.deal_within)
    name_within = made_by(shortcuts.name_within)
    shortcut_is_waste = staticmethod(shortcuts.is_waste)
    shortcut_name = made_by(shortcuts.shortcut_name)
    name_in_line = made_by(terms.by_number)
    shortcut_skips = made_by(shortcuts.shortcut_skips)
    shortcut_offers = made_by(shortcuts.shortcut_offers)
    shortcut_meets = made_by(shortcuts.shortcut_meets)
    shortcut_cards = made_by(shortcuts.shortcut_cards)
    shortcut_chance = staticmethod(shortcuts.shortcut_chance)
    placeholder = made_by(label.placeholder)
    prompt = made_by(prompts.prompt)
    standing = made_by(prompts.standing)
    summons = made_by(prompts.summons)
    status_line = made_by(prompts.status_line)
    role = made_by(prompts.role)
    ahead_line = made_by(prompts.ahead_line)
    ahead_choice = made_by(prompts.ahead_choice)
    rule_refusal = made_by(refusals.refusal_text)
    obstacle = made_by(why_not.why_not)
    why_omitted = made_by(why_not.why_omitted)
    wishes = made_by(why_not.wishes)
    turn_ahead = made_by(hints.turn_ahead)
    plan = made_by(hints.plan)
    reason = made_by(hints.reason)

    turn_story = made_by(story.turn_story)
    since_your_last_turn = made_by(meanwhile.since_your_last_turn)
    gist = made_by(meanwhile.gist)
    where = made_by(meanwhile.where)
    score_sheet = made_by(finished.score_sheet)
    result = made_by(finished.result)
    moments = made_by(finished.moments)
    all_figures = made_by(finished.all_figures)
    praised = staticmethod(finished.praised)
    worth_praise = finished.WORTH_PRAISE
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


ISTANBUL: Final = Istanbul()
