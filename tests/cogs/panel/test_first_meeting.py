"""What a person first meets is explained in a line, once for each thing, unless they want none."""

from cogs.settings.settings import PAGES, settings_panel
from cogs.turn.play import opened
from host.learning import taking
from tests.host.desk import ADA, BEN, Desk
from tests.support.played import begun_turn
from tests.support.reader import Reader
from tests.support.sentences import say, tells
from words.games import game_words
from words.speech import words


async def texts(reader: Reader, game_id: str) -> str:
    reply = await opened(reader.interaction, game_id)
    return "\n".join(str(part.to_component_dict().get("content", "")) for part in reply.parts)


async def test_each_thing_is_explained_once_in_all_games_of_a_person(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    (seat,) = table.position.seats_to_act
    person = table.seats[seat].user_id or 0
    reader = Reader(desk, person, guild=1, channel=1)
    first = await texts(reader, game_id)
    assert tells(first, "new-thing", line=say("istanbul/met-turn")) and tells(first, "new-thing-once")
    for _ in range(4):  # a card in hand, if there is one, is new too
        told = await texts(reader, game_id)
        assert not tells(told, "istanbul/met-turn") and not tells(told, "new-thing-once")
    assert not tells(told, "new-thing")
    other = await desk.begin("istanbul", person, BEN if person == ADA else ADA)
    assert not tells(await texts(reader, other), "istanbul/met-turn")


async def test_what_is_new_takes_the_place_of_other_help(desk: Desk) -> None:
    game_id, seat = await begun_turn(desk, "marco_polo", ADA, BEN)
    person = (await desk.host.table(game_id)).seats[seat].user_id or 0
    panel = await desk.choose(game_id, person, "travel")
    while panel.decision is not None and panel.decision.kind != "travel":
        panel = await desk.choose(game_id, person, next(iter(panel.decision.options)))
    reader, helped = Reader(desk, person, guild=1, channel=1), say("marco_polo/ask-travel.help")
    seen = [await texts(reader, game_id) for _ in range(6)]
    new = [told for told in seen if tells(told, "new-thing")]
    assert any(tells(told, "new-thing", line=say("marco_polo/met-travel")) for told in new)
    assert not any(helped in told for told in new)
    assert seen[-1] not in new and helped in seen[-1]


async def test_what_comes_up_while_a_lesson_tells_of_it_is_not_new_afterwards(desk: Desk) -> None:
    lesson = await taking.begin(desk.host, "istanbul", ADA, "Ada", ["Kemal", "Leyla", "Orhan"])
    reader = Reader(desk, ADA, guild=1, channel=1)
    assert not tells(await texts(reader, lesson.id), "new-thing")
    assert "istanbul:turn" in (await desk.host.people.settings(ADA))["met"]
    game_id = await desk.begin("istanbul", ADA, houses=1)
    assert not tells(await texts(reader, game_id), "istanbul/met-turn")


async def test_the_first_game_that_is_no_lesson_tells_once_what_a_character_does(desk: Desk) -> None:
    game_id, seat = await begun_turn(desk, "marco_polo", ADA, BEN)
    table = await desk.host.table(game_id)
    reader = Reader(desk, table.seats[seat].user_id or 0, guild=1, channel=1)
    role = game_words("marco_polo").role(words(), table.position.view(seat), seat)
    assert role in await texts(reader, game_id)
    assert role not in await texts(reader, game_id)


async def test_who_wants_none_is_told_none(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    person = table.seats[table.position.seats_to_act[0]].user_id or 0
    reader = Reader(desk, person, guild=1, channel=1)
    await desk.host.people.settings.change(person, {"explain": False})
    assert not tells(await texts(reader, game_id), "new-thing")
    assert "met" not in await desk.host.people.settings(person)
    for page in PAGES:
        panel = await settings_panel(reader.interaction, page)
        assert panel.view().total_children_count <= 40  # what Discord takes
