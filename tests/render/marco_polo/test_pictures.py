"""What Marco Polo's pictures show, measured on hand-made scenes."""

import io
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import combinations
from random import Random

import pytest
from PIL import Image, ImageChops

from engine.core.create import new_position
from engine.games import rules_of
from engine.marco_polo import events
from engine.marco_polo.components.amounts import VP, Reward, cost
from engine.marco_polo.components.board import BAZAAR, KHAN
from engine.marco_polo.components.cards import CONTRACTS, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import OASES
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from render.kit import sprites
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.kit.colour import PALETTES, RGB, USUAL, WHITE, mix
from render.kit.colour import SHADOW as SHADOW_COLOUR
from render.marco_polo import MARCO_POLO as MARCO
from render.marco_polo import actions, characters
from render.marco_polo.actions import draw_actions, goal_boxes
from render.marco_polo.board import draw_board, posts_in
from render.marco_polo.carts import contract_boxes, parts, rows
from render.marco_polo.characters import CARDS, GIFTS, cards_of
from render.marco_polo.components import card_rows, draw_city_card, draw_contract, lacking, slot_of
from render.marco_polo.dice import apart, grid
from render.marco_polo.geometry import SPOTS, figure_boxes, post_boxes, way_between
from render.marco_polo.ground import stroke
from render.marco_polo.header import Told, beside_cells, cell_box, dice_left, last_turn
from render.marco_polo.marks import Offered, contracts_of, dice_of, read
from render.marco_polo.scene import last_story
from render.marco_polo.scoring import totals
from render.marco_polo.spaces import DICE, LOWER
from render.marco_polo.symbols import Symbols, draw_row, reward_row, row_width
from render.studio import Studio
from tests.render.drawn import painted, watched
from tests.render.scenes.marco_polo import COLOURS, MARCO_POLO, crowd, four, usual, view
from words.speech import words

import_module("engine.games")
LARGEST = 350 * 1024
SHADOW = 14
CARD = SPOTS["moscow"].cards[0]


def differ(one: Image.Image, two: Image.Image, box: Box) -> bool:
    return (
        one.crop((box.x, box.y, box.right, box.bottom)).tobytes()
        != two.crop((box.x, box.y, box.right, box.bottom)).tobytes()
    )


@pytest.mark.parametrize("name", MARCO_POLO)
@pytest.mark.parametrize("picture", MARCO.pictures)
async def test_a_picture_is_webp_of_the_right_size_and_weight(name: str, picture: str) -> None:
    body = await Studio().picture("marco_polo", picture, MARCO_POLO[name]())
    assert len(body) <= LARGEST
    with Image.open(io.BytesIO(body)) as shown:
        assert (shown.format, shown.width) == ("WEBP", WIDTH)
        lower = picture == "carts" and len(MARCO_POLO[name]().view.seats) < 4  # than others
        assert shown.height < HEIGHT if lower else shown.height == HEIGHT


ROWS: list[tuple[str, Symbols]] = [(card, row) for card in CITY_CARDS for row in card_rows(CITY_CARDS[card])]
REWARDS = [*MARKERS.values(), *OUTPOSTS.values(), *(one.reward for one in CONTRACTS.values())]


@pytest.mark.parametrize(("card", "row"), ROWS)
def test_the_signs_of_a_city_card_leave_room_for_its_die(card: str, row: Symbols) -> None:
    room = slot_of(CARD).x - CARD.x - 12
    assert row
    assert row_width(row, 26) <= room
    seen = painted(lambda canvas: draw_row(canvas, Box(CARD.x, CARD.y, room, 40), row, 40))
    assert CARD.x - 1 <= seen.x
    assert seen.right <= CARD.x + room + 1


@pytest.mark.parametrize("card", CITY_CARDS)
def test_a_city_card_is_drawn_in_its_box(card: str) -> None:
    seen = painted(lambda canvas: draw_city_card(canvas, CARD, card))
    assert CARD.inset(-SHADOW).contains(seen)
    assert seen.contains(CARD)


@pytest.mark.parametrize("width", [70, 75, 104, 270])
def test_contracts_are_all_different_and_in_their_boxes(width: int) -> None:
    box = Box(10, 100, width, 198)
    faces = set()
    for contract in CONTRACTS:
        canvas = Canvas(Image.new("RGB", (300, 400), (255, 0, 255)))
        draw_contract(canvas, box, contract)
        faces.add(canvas.image.tobytes())
        assert box.inset(-SHADOW).contains(painted(lambda canvas, one=contract: draw_contract(canvas, box, one)))
    values = {(contract.cost, contract.reward, contract.starting) for contract in CONTRACTS.values()}
    assert len(faces) == len(values)


@pytest.mark.parametrize("reward", [*REWARDS, *(one for line in BAZAAR.values() for one in line)])
def test_a_reward_shows_everything_it_gives(reward: Reward) -> None:
    kinds = sum(amount > 0 for amount in (*reward.plain, *reward[1:]))
    assert len(reward_row(reward)) == kinds


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_character_has_a_gift_in_sprites_that_exist(character: str, seats: int) -> None:
    for colour in COLOURS:
        found = GIFTS[character](colour, seats)
        assert 1 <= len(found) <= 4
        for symbol in (one for row in found for one in row if one.sprite):
            assert sprites.sprite(symbol.sprite, 32)


def test_mercators_gifts_grow_with_fewer_players() -> None:
    assert [len(GIFTS["mercator"]("red", seats)) for seats in (4, 3, 2)] == [2, 3, 4]


def test_the_story_is_that_of_the_last_turn_played() -> None:
    story = last_story((
        events.Placed(0, "khan", (3,), 0),
        events.TurnBegan(1, 2, 1),
        events.Placed(1, "card CC07", (4,), 0),
        events.Moved(1, 0, ("o5", "kashgar", "lan_zhou"), "CC07"),
        events.BuiltPost(1, "lan_zhou", 2, None),
        events.TurnBegan(0, 3, 1),
    ))  # fmt: skip
    assert story.seat == 1
    assert (story.put_on("CC07"), story.put_on("khan")) == (1, 0)
    assert story.steps == (("o5", "kashgar"), ("kashgar", "lan_zhou"))
    assert (story.posts, story.ends) == (("lan_zhou",), ("lan_zhou",))


def test_the_strip_counts_what_was_paid_because_dice_lay_there_already() -> None:
    def told(coins: int, *others: events.Paid) -> object:
        placed = (events.TurnBegan(0, 2, 1), events.Placed(0, "bazaar pepper", (3,), coins), *others)
        return last_turn(usual(), last_story(placed))

    assert told(3) == told(0, events.Paid(0, cost(coin=3), "space")) != told(0)


def turn_of(*done: events.Event) -> Told:
    told = last_turn(usual(), last_story((events.TurnBegan(0, 2, 1), *done)))
    assert told is not None
    return told


def test_the_strip_says_first_what_a_turn_brought_all_in_all() -> None:
    """Points, then pieces, then goods; then what it cost. What was paid and gained again is not told."""
    told = turn_of(
        events.Placed(0, "khan", (3,), 2),
        events.Paid(0, cost(coin=1, camel=2, silk=1), "card"),
        events.Gained(0, cost(coin=7, camel=2, vp=4), "card"),
        events.TookContract(0, "K01", 1),
        events.TookContract(0, "K02", 2),
    )
    shown = [(row.parts[0].text, row.parts[1].name) for row in told.gains + told.rest]
    assert shown == [("+4", "points"), ("+2", "contract"), ("+4", "coin-plain"), ("−1", "good-silk")]


def test_a_city_is_named_once_where_a_figure_ends_at_its_new_post() -> None:
    moved, built = events.Moved(0, 0, ("o5", "kashgar"), "travel"), events.BuiltPost(0, "kashgar", 2, None)
    placed = events.Placed(0, "travel", (3,), 0)
    assert turn_of(placed, moved, built).way == turn_of(placed, moved).way
    assert len(turn_of(placed, built).way) == len(turn_of(placed).way) + 1


def test_completed_contracts_are_not_in_the_line_that_says_where_dice_were_put() -> None:
    """There they were read as the space of that name."""
    placed, done = events.Placed(0, "bazaar pepper", (3,), 0), events.Completed(0, "K01")
    assert turn_of(placed, done).way == turn_of(placed).way
    assert len(turn_of(placed, done).rest) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("space", ["travel", "bazaar pepper"])
def test_what_a_turn_brought_and_where_dice_were_put_are_large(seats: int, space: str) -> None:
    scene = replace(
        usual(),
        view=view(*four()[:seats]),
        events=(
            events.TurnBegan(0, 2, 1),
            events.Placed(0, space, (3, 4), 0),
            events.Paid(0, cost(coin=7, camel=3), "travel"),
            *([events.Moved(0, 0, ("o5", "kashgar"), "travel")] if space == "travel" else []),
            events.Gained(0, cost(vp=5, pepper=4), "card"),
            events.Completed(0, "K01"),
        ),
    )
    told = [one for one in watched(lambda: MARCO.pictures["board"](scene))[1] if one.by == "header.last_turn"]
    sizes = {one.what: one.size for one in told if one.kind == "text"}
    dice = [one.size for one in told if one.what.startswith("die-")]
    assert min(sizes["+5"], sizes["+4"]) >= 44  # 9 pixels where the picture is 370 across
    assert min(dice) >= 42
    assert min(sizes["−7"], sizes["−3"]) >= 33


def test_before_the_first_turn_nothing_is_marked() -> None:
    assert last_story((events.RoundBegan(None, 1, 0), events.TurnBegan(0, 1, 1))) == last_story(())


@pytest.mark.parametrize("ends", list(combinations(OASES, 2)), ids="-".join)
def test_jumps_between_oases_are_drawn_straight(ends: tuple[str, str]) -> None:
    one, two = ends
    way = way_between(one, two)
    assert (way[0], way[-1]) == (SPOTS[one].disc.middle, SPOTS[two].disc.middle)
    mask, box = stroke(way, 6, 14)
    assert mask.size == (box.w, box.h)
    assert mask.getbbox()


@pytest.mark.parametrize(
    ("offered", "wanted"),
    [
        (
            ("coins", "bazaar silk", "purse", "black", "end"),
            Offered(spaces=frozenset(("coins", "bazaar silk", "purse"))),
        ),
        (("card CC07", "travel"), Offered(frozenset(("travel",)), cards=frozenset(("CC07",)))),
        (("to anxi", "to o3 marco", "stay"), Offered(places=frozenset(("anxi", "o3")))),
        (("via o1 moscow", "direct"), Offered(places=frozenset(("o1", "moscow")))),
        (("collect anxi kochi", "copy xian"), Offered(places=frozenset(("anxi", "kochi", "xian")))),
        (("from moscow", "first adana"), Offered(places=frozenset(("moscow", "adana")))),
        (("take K07 K12", "take 2 pepper"), Offered(contracts=frozenset(("K07", "K12")))),
        (("column 2", "column 3"), Offered(columns=frozenset((2, 3)))),
        (("keep G01 G02", "complete K07", "take 2 camels", "pick kubilai", "done"), Offered()),
    ],
)
def test_notations_point_at_parts_of_the_board(offered: tuple[str, ...], wanted: Offered) -> None:
    assert read(offered) == wanted


def test_notations_point_at_parts_of_the_own_board() -> None:
    assert contracts_of(("complete K07", "swap S01", "discard K02", "take K09")) == {"K07", "S01", "K02"}
    assert dice_of(("die 3", "dice 5 b3", "raise w2", "coins")) == {3, 5, 13, 22, 0, 10, 20}


def test_what_is_offered_and_what_was_done_can_be_seen() -> None:
    scene = usual()
    plain = replace(scene, events=())
    board = MARCO.pictures["board"]
    kashgar = SPOTS["kashgar"]
    for box in (kashgar.disc, kashgar.posts, Box(*map(round, way_between("o5", "kashgar")[8]), 4, 4)):
        assert differ(board(scene), board(plain), box)
    for notation, box in (("to xian", SPOTS["xian"].disc.inset(-8)), ("card CC08", CARD)):
        assert differ(board(replace(plain, offered=(notation,))), board(plain), box)
    untouched = SPOTS["adana"].disc
    assert not differ(board(scene), board(plain), untouched)


def test_goal_cards_show_in_their_owners_row_alone() -> None:
    carts = MARCO.pictures["carts"]
    hands = ("G01", "G02"), ("G07", "G15")
    one, two = (carts(replace(usual(), view=view(*four(), seat=1, start=0, goals=goals))) for goals in hands)
    places = rows(4)
    assert [differ(one, two, row) for row in places] == [False, True, False, False]
    assert not differ(one, two, parts(places[1])["contracts"])


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_fields_of_player_boards_do_not_touch(count: int) -> None:
    found = rows(count)
    assert all(Box(0, 0, WIDTH, HEIGHT).contains(row) for row in found)
    assert not any(one.overlaps(two) for one, two in combinations(found, 2))
    for row in found:
        boxes = parts(row)
        assert all(row.contains(box) for box in boxes.values())
        assert not any(one.overlaps(two) for one, two in combinations(boxes.values(), 2))


def test_a_contract_marks_what_its_owner_lacks() -> None:
    """K13 asks for 2 camels, 2 silk and 1 gold."""
    assert lacking("K13", (12, 4, 3, 1, 0, 18)) == {"good-silk", "good-gold"}
    assert lacking("K13", (0, 2, 0, 2, 1, 0)) == frozenset()


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_panel_shows_ones_own_things_and_goal_cards_whatever_the_number_of_seats(count: int) -> None:
    table = view(*four()[:count], seat=1, start=0, goals=("G03", "G18"))
    drawn = watched(lambda: MARCO.pictures["board"](replace(usual(), view=table, events=())))[1]
    shown = [one for one in drawn if beside_cells(count, narrow=True).contains(one.box)]
    goods = ["12", "4", "3", "1", "0"]
    assert [one.what for one in shown if one.by == "own.goods" and one.kind == "text"] == goods
    assert [one.what for one in shown if one.by == "own.draw_own" and one.what][-5:] == ["1", "2", "5", "6", "6"]
    cities = {city.capitalize() for goal in table.goals for city in GOALS[goal].cities}
    named = {one.what for one in shown if one.by == "components.city" and one.kind == "text"}
    assert named == cities
    assert "×7" in [one.what for one in shown if one.by == "own.posts"]
    assert [one.kind for one in shown if one.by == "components.draw_flat_contract"]


@pytest.mark.parametrize("count", [0, 2, 3, 8])
def test_any_number_of_contracts_lies_apart_on_a_player_board(count: int) -> None:
    room = parts(rows(4)[0])["contracts"]
    boxes = contract_boxes(room, count)
    assert len(boxes) == max(2, count)
    assert all(room.contains(box) and min(box.w, box.h) >= 48 for box in boxes)
    assert not any(one.overlaps(two) for one, two in combinations(boxes, 2))
    if count <= 2:
        assert boxes[1].y - boxes[0].bottom >= 16  # 3 pixels where the picture is 370 across


@pytest.mark.parametrize("count", range(1, 17))
@pytest.mark.parametrize("area", [Box(10, 10, 168, 57), Box(5, 5, 120, 96), Box(0, 0, 280, 90)])
def test_dice_stay_apart_in_their_area(count: int, area: Box) -> None:
    boxes = grid(area, count, 46)
    assert len(boxes) == count
    assert all(area.contains(box) for box in boxes)
    assert not any(one.overlaps(two) for one, two in combinations(boxes, 2))
    assert boxes[0].w >= 20


@pytest.mark.parametrize(
    ("room", "boxes"), [(CARDS, cards_of(3)), (CARDS, cards_of(5)), (LOWER, goal_boxes(4))], ids=["3", "5", "goals"]
)
def test_what_is_chosen_before_the_game_lies_apart(room: Box, boxes: list[Box]) -> None:
    assert all(room.contains(box) for box in boxes)
    assert not any(one.overlaps(two) for one, two in combinations(boxes, 2))


def test_a_frame_is_round_what_may_be_chosen_and_owners_names_on_what_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    lit: list[Box] = []
    monkeypatch.setattr(characters, "light", lambda _, box, radius: lit.append(box))
    scene = MARCO_POLO["polo_taken"]()
    drawn = watched(lambda: draw_actions(scene))[1]
    cards = cards_of(5)
    assert lit == [card.inset(1) for card in cards[:3]]
    names = {one.what: one.box for one in drawn if one.by == "characters.draw_owner" and one.kind == "text"}
    assert list(names) == [scene.names[2], scene.names[3]]
    assert all(card.contains(box) for card, box in zip(cards[3:], names.values(), strict=True))


def test_a_frame_is_round_goal_cards_that_may_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    lit: list[Box] = []
    monkeypatch.setattr(actions, "light", lambda _, box, radius=0: lit.append(box))
    draw_actions(replace(MARCO_POLO["polo_goals"](), offered=("keep G01 G06", "keep G06 G16")))
    assert lit == [box.inset(1) for number, box in enumerate(goal_boxes(4)) if number != 2]


def test_spectators_see_the_draft_without_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    lit: list[Box] = []
    monkeypatch.setattr(characters, "light", lambda _, box, radius: lit.append(box))
    draw_actions(replace(MARCO_POLO["polo_taken"](), offered=()))
    assert not lit


def test_the_score_sheet_adds_up_to_what_it_is_made_of() -> None:
    position = new_position(rules_of("marco_polo"), {}, COLOURS[:3], bytes(32))
    rng = Random(8)
    while not position.over:
        decision = position.decisions[0]
        position.choose(decision.seat, rng.choice(list(decision.options)))
    for one in position.view(None).seats:
        assert sum(totals(one.sheet).values()) == one.have[VP]


def test_rubruks_last_posts_are_black() -> None:
    table = crowd().view
    rubruk = table.seats[0]
    kinds = [posts_in(table, city)[0][1] for city in rubruk.posts]
    assert kinds == ["post-blue"] * 9 + ["post-black-blue"] * 2


def test_goods_differ_in_shape() -> None:
    outlines = [sprites.sprite(f"good-{good}", 60)[1] for good in ("camel", "pepper", "silk", "gold")]
    for one, two in combinations(outlines, 2):
        apart = sum(ImageChops.difference(one, two).histogram()[128:])
        assert apart / sum(ImageChops.lighter(one, two).histogram()[128:]) > 0.05


@pytest.mark.parametrize("piece", ["die-{}-1", "post-{}", "post-black-{}"])
def test_players_dice_and_posts_differ_in_shape_not_only_in_colour(piece: str) -> None:
    signs = [_sign(piece.format(colour), colour) for colour in COLOURS]
    for one, two in combinations(signs, 2):
        apart = sum(ImageChops.difference(one, two).histogram()[128:])
        assert apart / sum(ImageChops.lighter(one, two).histogram()[128:]) > 0.04


def _sign(name: str, colour: str) -> Image.Image:
    """Where the middle of a piece has its sign's colours rather than its ground's."""
    ground, ink = PALETTES[USUAL][colour]
    if "black" in name:
        ground, ink = (43, 43, 48), ground
    grounds = (ground, mix(ground, WHITE, 0.15), mix(ground, WHITE, 0.3))
    field = mix(ground, SHADOW_COLOUR, 0.34) if ink == WHITE else mix(ground, WHITE, 0.55)
    signs = (ink, field) if "die" in name else (ink,)
    picture = sprites.sprite(name, 128)[0].crop((18, 18, 110, 108))
    mask = Image.new("L", picture.size)
    mask.putdata(
        [255 if _nearest(pixel, signs) < _nearest(pixel, grounds) else 0 for pixel in picture.get_flattened_data()]
    )
    return mask


def _nearest(pixel: RGB, colours: tuple[RGB, ...]) -> int:
    return min(sum((a - b) ** 2 for a, b in zip(pixel, colour, strict=True)) for colour in colours)


def test_a_space_without_dice_shows_one_empty_place(monkeypatch: pytest.MonkeyPatch) -> None:
    slots: list[Box] = []
    monkeypatch.setattr(actions, "empty_slot", lambda _, box: slots.append(box))
    scene = usual()
    draw_actions(scene)
    for space, placed in scene.view.spaces:
        if space in DICE and space != KHAN:
            assert sum(map(DICE[space].contains, slots)) == (0 if placed else 1), space


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ((), ["die-green-0", "0"]),
        ((10,), ["die-black-0", "1"]),
        ((0, 0, 10, 10, 10), ["die-green-0", "2", "die-black-0", "3"]),
        ((26, 1, 2, 15, 6), ["die-green-0", "3", "die-black-0", "1", "die-white-0", "1"]),
    ],
)
def test_dice_left_are_counted_by_colour_above_the_map(dice: tuple[int, ...], told: list[str]) -> None:
    seats = [replace(seat, dice=dice if seat.colour == "green" else ()) for seat in four()]
    assert [part for one in dice_left(seats[1]) for part in (one.sprite, one.count)] == told
    drawn = watched(lambda: MARCO.pictures["board"](replace(usual(), view=view(*seats))))[1]
    cell = cell_box((1 - view(*seats).start) % 4, 4)
    shown = [one for one in drawn if one.by == "header.player" and one.box.overlaps(cell)]
    dice_shown = [one for one in shown if one.what in told]
    assert {one.what for one in dice_shown} == set(told)
    assert all(cell.contains(one.box) for one in shown)


def test_dice_of_ones_colour_come_before_black_and_white_ones_which_stand_apart() -> None:
    placed = apart(Box(0, 0, 500, 60), (1, 13, 24, 4), 60)
    assert [die for _, die in placed] == [1, 4, 13, 24]
    own, first, black, white = (box.x for box, _ in placed)
    assert first - own == white - black < black - first


def test_dice_on_player_boards_are_figures_and_those_to_be_set_have_no_value() -> None:
    drawn = watched(partial(MARCO.pictures["carts"], MARCO_POLO["polo_dice"]()))[1]
    shown = [one.what for one in drawn if one.by in ("carts.dice", "dice.draw_figure") and one.what]
    assert shown == ["2", "4", "4"] * 2 + ["die-blue-0", "die-blue-0", "die-black-0", "1", "2", "5", "6", "6"]


@pytest.mark.parametrize(("stage", "told"), [("draft", 0), ("goals", 0), ("bonuses", 0), ("roll", 0), ("turn", 4)])
def test_dice_are_all_placed_only_once_they_have_been_rolled(stage: str, told: int) -> None:
    scene = replace(usual(), say=words("en").about("marco_polo").say)
    seats = tuple(replace(seat, dice=()) for seat in scene.view.seats)
    table = replace(scene.view, stage=stage, seats=seats)
    drawn = watched(lambda: MARCO.pictures["carts"](replace(scene, view=table)))[1]
    assert [one.what for one in drawn].count("all dice placed") == told


def test_fewer_posts_in_a_city_show_more_of_their_colours() -> None:
    row = SPOTS["alexandria"].posts
    assert row is not None
    widths = [post_boxes(row, count)[0].w for count in (1, 2, 3, 4)]
    assert widths == sorted(widths, reverse=True)
    assert widths[2] > widths[3]


@pytest.mark.parametrize("with_die", [True, False])
def test_signs_of_a_city_card_give_way_to_its_die_only(with_die: bool) -> None:
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT)))

    def draw(card: str) -> Image.Image:
        draw_city_card(canvas, CARD, card, with_die=with_die)
        return canvas.image

    signs = {card: watched(partial(draw, card))[1] for card in CITY_CARDS}
    reached = [card for card, drawn in signs.items() for one in drawn if one.kind != "field" and
               one.box.overlaps(slot_of(CARD))]  # fmt: skip
    assert bool(reached) is not with_die


def test_a_single_figure_stands_on_a_square_of_its_colour_as_tall_as_its_place() -> None:
    scene = usual()
    shown = draw_board(scene)
    red = PALETTES[USUAL]["red"][0]
    (box,) = figure_boxes(SPOTS["karachi"].figures, 1)
    assert box.w == box.h == SPOTS["karachi"].figures.h
    assert {shown.getpixel((x, box.middle[1])) for x in (box.x + 8, box.right - 9)} == {red}


def test_a_player_board_says_large_who_is_to_move_and_what_its_numbers_count() -> None:
    scene = replace(usual(), say=words("en").about("marco_polo").say)
    said = [one for one in watched(lambda: MARCO.pictures["carts"](scene))[1] if one.kind == "text"]
    (to_move,) = (one for one in said if one.what == "to move")
    assert to_move.size >= 40
    mine = ("carts.posts", "carts.contracts")
    told = [one.what for one in said if one.by in mine and not one.what.startswith("+")]
    assert told == [part for left in (8, 6, 7, 7) for part in (str(left), "left", "1")]


def test_the_two_things_of_adanas_bonus_lie_side_by_side() -> None:
    place = SPOTS["adana"].bonus
    drawn = watched(lambda: draw_board(usual()))[1]
    coin, camel = (one.box for one in drawn if one.by == "board.bonus" and one.kind == "piece"
                   and place.contains(one.box))  # fmt: skip
    assert not coin.overlaps(camel)
