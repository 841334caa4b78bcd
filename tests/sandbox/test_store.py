"""The world's file."""

from pathlib import Path

import pytest

from sandbox.model.seed import fill
from sandbox.model.store import Store, Unusable
from sandbox.model.world import World


def reopened(store: Store) -> Store:
    store.close()
    return Store(store.path)


def test_what_was_put_and_dropped_is_found_again(tmp_path: Path) -> None:
    store = Store(tmp_path / "w.json")
    store.put("a", "1", {"x": "é"})
    store.put("a", "2", 2)
    store.put("a", "1", {"x": "y"})
    store.drop("a", "2")
    again = reopened(store)
    assert again.records == {"a": {"1": {"x": "y"}}}
    assert len(again.path.read_text().splitlines()) == 1


def test_half_a_character_is_kept_as_it_was_typed(tmp_path: Path) -> None:
    store = Store(tmp_path / "w.json")
    store.put("a", "1", "x\ud83d")
    store.put("a", "2", "y")
    again = reopened(store)
    assert reopened(again).records == {"a": {"1": "x\ud83d", "2": "y"}}


def test_half_a_line_of_a_killed_process_is_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "w.json")
    store.put("a", "1", 1)
    store.close()
    with store.path.open("a") as file:
        file.write('["a", "2", {"x"')
    again = Store(store.path)
    assert again.records == {"a": {"1": 1}}
    again.put("a", "3", 3)
    assert reopened(again).records == {"a": {"1": 1, "3": 3}}


@pytest.mark.parametrize("damage", ["rubbish", "5", "[]"])
def test_damage_is_named_with_its_line(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "w.json"
    path.write_text(f'["a", "1", 1]\n{damage}\n["a", "2", 2]\n')
    with pytest.raises(Unusable, match=r"w\.json, line 2"):
        Store(path)
    assert damage in path.read_text()


def test_a_file_that_cannot_be_locked_is_not_taken_for_one_in_use(tmp_path: Path) -> None:
    (tmp_path / "w.json.lock").mkdir()
    with pytest.raises(Unusable, match="cannot be written"):
        Store(tmp_path / "w.json")


def test_second_process_on_the_same_world_is_refused(tmp_path: Path) -> None:
    first = Store(tmp_path / "w.json")
    with pytest.raises(Unusable, match="in use"):
        Store(first.path)
    first.close()
    Store(first.path).close()


def test_world_keeps_people_roles_and_ids_growing(tmp_path: Path) -> None:
    world = World(tmp_path / "w.json")
    fill(world)
    last = int(world.ids.next())
    names = [person.display for person in world.people()]
    world.store.close()
    again = World(tmp_path / "w.json")
    fill(again)
    assert [person.display for person in again.people()] == names == ["Ada", "Ben", "Chloe", "Dilan", "Eda"]
    assert again.guilds == world.guilds
    assert again.roles == world.roles
    assert int(again.ids.next()) > last
