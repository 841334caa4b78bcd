"""Who may import whom, and what rules must not touch: the layers of the folders, from engine below to bot.py above."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).parents[1]
MAY_IMPORT = {
    "engine": set(),
    "seasons": set(),
    "words": {"engine"},
    "db": {"engine", "meters", "logs"},
    "render": {"engine", "words", "meters"},
    "host": {"engine", "seasons", "db", "meters", "logs"},
    "cogs": {"host", "render", "words", "engine", "seasons", "meters", "logs", "processes", "version"},
    "operation": {
        *("cogs", "host", "render", "db", "engine", "words", "meters", "logs", "processes", "settings", "version"),
    },
    "sandbox": set(),
    "meters": set(),
    "logs": set(),
    "processes": set(),
    "version": set(),
    "settings": {"db"},
    "bot": {"operation"},
}
OURS = {*MAY_IMPORT, "tests", "tools"}
MODULES_AT_MOST = 20
"""In a folder: what a reader takes in at once."""
BANNED_IN_ENGINE = {"random", "time", "datetime", "asyncio", "secrets", "uuid", "os", "threading", "logging"}


def files_of(folder: str) -> list[Path]:
    single = ROOT / f"{folder}.py"
    return [single] if single.exists() else sorted((ROOT / folder).rglob("*.py"))


def imports_of(path: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each imported module, and the names taken from it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield node.module or "", tuple(alias.name for alias in node.names)


def wrong_imports(path: Path, folder: str) -> list[str]:
    tops = [module.partition(".")[0] for module, _ in imports_of(path)]
    return [top for top in tops if top in OURS - {folder} - MAY_IMPORT[folder]]


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_folders_import_only_what_they_may(folder: str) -> None:
    found = files_of(folder)
    assert found, folder
    assert {str(path.relative_to(ROOT)): wrong for path in found if (wrong := wrong_imports(path, folder))} == {}


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def graph_of(folder: str) -> dict[str, set[str]]:
    """Each module of a folder with those of the folder it names in imports, also where only types are checked."""
    paths = {module_of(path): path for path in files_of(folder)}

    def named(module: str, names: tuple[str, ...]) -> Iterator[str]:
        """The modules an import names; what is taken from a package is the package's own, or a module in it."""
        inside = {f"{module}.{name}" for name in names}
        yield from inside & paths.keys()
        if not inside or inside - paths.keys():
            yield module

    return {
        name: {one for module, names in imports_of(path) for one in named(module, names)} & paths.keys() - {name}
        for name, path in paths.items()
    }


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Groups of modules each of which is reached from every other one by imports (strongly connected components)."""

    def reached(start: str) -> set[str]:
        found: set[str] = set()
        waiting = [start]
        while waiting:
            new = graph[waiting.pop()] - found
            found |= new
            waiting += new
        return found

    reach = {module: reached(module) for module in graph}
    groups = {frozenset(other for other in reach[module] if module in reach[other]) for module in graph}
    return sorted((set(group) for group in groups if group), key=sorted)


@pytest.mark.parametrize(
    "folder", ["engine", "cogs", "host", "db", "render", "operation", "sandbox", "seasons", "words"]
)
def test_no_modules_import_each_other_in_a_circle(folder: str) -> None:
    graph = graph_of(folder)
    assert any(graph.values()), folder
    assert circles(graph) == []


def imports_below(folder: str) -> dict[str, set[str]]:
    """The modules of ours that each module of a room imports."""
    return {
        module_of(path): {module for module, _ in imports_of(path) if module.partition(".")[0] in OURS}
        for path in files_of(folder)
    }


def test_the_core_of_the_engine_knows_no_game_and_no_computer_player() -> None:
    imported = imports_below("engine/core")
    assert len(imported) > 1
    assert {
        module: found
        for module, names in imported.items()
        if (found := {one for one in names if not one.startswith("engine.core")})
    } == {}


def test_circles_are_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [{"b", "c"}]


def test_nothing_imports_the_client_but_the_entry() -> None:
    graph = graph_of("cogs")
    assert [module for module, imported in graph.items() if "cogs.client.client" in imported] == []
    assert "cogs.client.client" in {module for module, _ in imports_of(ROOT / "operation" / "serving.py")}


COG_FLOORS = (("cogs.framework",), ("cogs.panel",), ("cogs.posts",))
"""What the groups of commands share, from below: a room knows none of a higher floor, nor a group of commands."""


def test_what_cogs_share_knows_no_cog() -> None:
    below: tuple[str, ...] = ()
    for floor in COG_FLOORS:
        below += floor
        outside = {
            module: above
            for module, imported in graph_of("cogs").items()
            if module.startswith(floor) and (above := {one for one in imported if not one.startswith(below)})
        }
        assert outside == {}


FOLDERS_OF_GAMES = tuple(name for name in GAMES if (ROOT / "render" / name).is_dir())  # not those of games of tests
FLOORS: dict[str, tuple[tuple[str, ...], ...]] = {
    # Tools that know no game, what a game draws with them, and what draws any game.
    "render": (
        ("kit",), ("scene",), ("minute", "topics"), ("game",), FOLDERS_OF_GAMES, ("finale", "cards"), ("games",),
        ("encode",), ("studio",),
    ),
    # What is stored, how it is read and written, and the two engines.
    "db": (
        ("problems", "rows", "schema"), ("packing", "revisions", "shards"), ("migrations", "access"),
        ("stores", "sqlite"), ("postgresql",), ("database",),
    ),
    # A world, what goes over the wire, Discord's rules, what happens, and who talks to it.
    "sandbox": (
        ("model",), ("wire",), ("checks",), ("live",), ("state",), ("api", "files"), ("control",), ("server",),
        ("__main__",),
    ),
}  # fmt: skip
"""The rooms and files of a folder from below. None knows another of its own floor."""


def room_of(module: str) -> str:
    return module.split(".")[1]


@pytest.mark.parametrize("folder", FLOORS)
def test_rooms_know_only_those_below_them(folder: str) -> None:
    graph = {module: imported - {folder} for module, imported in graph_of(folder).items() if module != folder}
    assert {room_of(module) for module in graph} == {room for floor in FLOORS[folder] for room in floor}
    below: set[str] = set()
    for floor in FLOORS[folder]:
        for module, imported in graph.items():
            if room_of(module) in floor:
                assert {one for one in imported if room_of(one) not in {room_of(module), *below}} == set(), module
        below.update(floor)


HOST_FLOORS = (
    ("host.clock", "host.single_flight", "host.side_tasks", "host.payload"),
    ("host.table_options",),
    ("host.people",),
    ("host.messages",),
    ("host.table",),
    ("host.lessons",),
    ("host.houses",),
    ("host.finished",),
    ("host.host",),
    ("host.sleeper",),
    ("host.turn",),
    ("host.learning",),
    ("host.seats",),
    ("host.votes",),
    ("host.timers",),
    ("host.lobby",),
    ("host.leagues",),
    ("host.upkeep",),
    ("host.access",),
    ("host.registered",),
    ("host",),
)
"""The rooms of `host` from below: a room knows none of a higher floor, nor another one of its own."""


def floor_of(module: str) -> int:
    room = ".".join(module.split(".")[:2])
    return next(number for number, rooms in enumerate(HOST_FLOORS) if room in rooms)


def test_rooms_of_host_know_only_those_below() -> None:
    graph = graph_of("host")
    wrong = {
        (module, other)
        for module, imported in graph.items()
        for other in imported
        if module.split(".")[:2] != other.split(".")[:2] and floor_of(other) >= floor_of(module)
    }
    assert wrong == set()


def test_all_that_registers_is_listed() -> None:
    """What registers by being imported is imported from one list (host/registered.py), so that none is forgotten."""
    hooks = "table_timer|game_timer|lone_timer|before_calls|commit_follower|start_follower|lesson_follower|resumer"
    registers = re.compile(rf"^(@({hooks}|person_left)\b|never_due\()", re.M)
    found = {module_of(path) for path in files_of("host") if registers.search(path.read_text("utf-8"))}
    assert found and found == graph_of("host")["host.registered"]


def test_figures_are_asked_of_a_version() -> None:
    """A running game keeps the figures it began with; words about no game have the version LATEST."""
    paths = [path for folder in MAY_IMPORT for path in files_of(folder) if path != ROOT / "engine/core/figures.py"]
    asked = [path for path in paths if re.search(r"\.latest\b", path.read_text("utf-8"))]
    assert asked == []


def banned(path: Path) -> list[str]:
    """Modules that no rule may use; `from random import Random` is a type, computer players get theirs handed in."""
    return [
        module
        for module, names in imports_of(path)
        if module.partition(".")[0] in BANNED_IN_ENGINE and not (module == "random" and names == ("Random",))
    ]


def asserts(path: Path) -> list[int]:
    return [node.lineno for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Assert)]


def makes_chance(path: Path) -> list[int]:
    """Lines that make a stream of their own instead of using the one they are given, or one made from that."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Random"]
    return [call.lineno for call in made if "rng.getrandbits(" not in ast.unparse(call)]


def has_chance(path: Path) -> list[int]:
    """Lines that import what makes a stream, but for those that only types need."""
    body = ast.parse(path.read_text("utf-8")).body
    return [node.lineno for node in body if isinstance(node, ast.ImportFrom) and node.module == "random"]


@pytest.mark.parametrize("path", files_of("engine"), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_engine_has_no_clock_no_io_and_no_chance_of_its_own(path: Path) -> None:
    assert banned(path) == []
    assert asserts(path) == []
    assert makes_chance(path) == []
    with_chance = [] if path.is_relative_to(ROOT / "engine" / "players") else has_chance(path)
    assert with_chance == [], "chance comes from state.dice; a Random is named as a type alone, under TYPE_CHECKING"


def test_the_engine_needs_the_standard_library_only() -> None:
    outside = {
        module.partition(".")[0] for path in files_of("engine") for module, _ in imports_of(path)
    } - sys.stdlib_module_names
    assert outside == {"engine"}


def test_offences_are_found(tmp_path: Path) -> None:
    path = tmp_path / "rule.py"
    path.write_text("import time\nfrom random import shuffle\nfrom random import Random\nfrom host import table\n")
    assert banned(path) == ["time", "random"]
    assert has_chance(path) == [2, 3]
    assert wrong_imports(path, "engine") == ["host"]
    path.write_text("assert 1\nother = Random(1)\nother = Random(rng.getrandbits(64))\n")
    assert (asserts(path), makes_chance(path)) == ([1], [2])


# ---------------------------------------------------------------- tests


def imported_tests(path: Path) -> list[str]:
    """Files of tests that a file of tests imports."""
    taken = [f"{module}.{name}" for module, names in imports_of(path) for name in names or ("",)]
    return [one for one in taken if one.startswith("tests.") and ".test_" in one]


def test_no_test_file_imports_another() -> None:
    """What two of them share stands in a conftest, in tests/support, or beside them in a file that is named for it."""
    found = {str(path.relative_to(ROOT)): imported_tests(path) for path in files_of("tests")}
    assert {path: taken for path, taken in found.items() if taken} == {}


def test_no_folder_has_more_modules_than_a_reader_takes_in() -> None:
    folders = {path.parent for top in (*MAY_IMPORT, "tests", "tools") for path in files_of(top)}
    counts = {folder: len({*folder.glob("*.py")} - {folder / "__init__.py"}) for folder in folders}
    assert {str(folder): count for folder, count in counts.items() if count > MODULES_AT_MOST} == {}
