"""A slip in a scenario file is told in a sentence: file, line, scenario, what is wrong and what is allowed."""

from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from tests.scenarios.format import Wrong
from tests.scenarios.reading import HERE, read_file
from tests.scenarios.runner import run_source

TABLE: Final[dict[str, Any]] = yaml.safe_load((HERE / "slips.yaml").read_text("utf-8"))
SLIPS: Final = [(game, slip, sentence) for game, part in TABLE.items() for slip, sentence in part["slips"].items()]


def with_slip(scenario: str, slip: str) -> str:
    """The lines of a scenario with that of the slip's key replaced, or one more."""
    lines = scenario.splitlines()
    key = slip.partition(":")[0]
    kept = [f"  {slip}" if line.strip(" -").startswith(f"{key}:") else line for line in lines]
    return "\n".join(kept if kept != lines else [*lines, f"  {slip}"])


def play(game: str, text: str, folder: Path) -> None:
    file = folder / "slip.yaml"
    file.write_text(text, "utf-8")
    for source in read_file(file, folder):
        run_source(game, source)


def test_there_are_many() -> None:
    assert len(SLIPS) > 90


@pytest.mark.parametrize("game", TABLE)
def test_the_scenario_without_a_slip_holds(game: str, tmp_path: Path) -> None:
    play(game, TABLE[game]["scenario"], tmp_path)


@pytest.mark.parametrize(("game", "slip", "sentence"), SLIPS, ids=[slip for _, slip, _ in SLIPS])
def test_a_slip_is_told(game: str, slip: str, sentence: str, tmp_path: Path) -> None:
    scenario = TABLE[game]["scenario"]
    line, _, rest = sentence.partition(": ")
    name = yaml.safe_load(scenario)[0]["name"]
    with pytest.raises(Wrong) as told:
        play(game, with_slip(scenario, slip), tmp_path)
    where = f"slip.yaml, line {line}" if "twice" in rest and "written" in rest else f'slip.yaml, line {line}, "{name}"'
    assert str(told.value).startswith(f"{where}: {rest}")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "slip.yaml: should be a list of scenarios, each beginning with '- name:'"),
        ("name: A walk", "slip.yaml: should be a list of scenarios, each beginning with '- name:'"),
        ("- name: [", "slip.yaml, line 2: did not find expected node content"),
        ("- a walk", 'slip.yaml, line 1, "number 1": should have keys such as choose, covers, default'),
        ("- covers: [I02]", 'slip.yaml, line 1, "number 1": lacks name'),
        ("- name: A walk", 'slip.yaml, line 1, "A walk": lacks covers'),
        ("- {name: A walk, covers: [I02]}", 'slip.yaml, line 1, "A walk": checks nothing; it may check default'),
        (
            "- name: A walk\n  covers: [I02]\n  steps:\n  - {choose: [move 6], then: {}}\n  - choose: [leave]",
            'slip.yaml, line 5, "A walk": steps.1: checks nothing; it may check default',
        ),
    ],
)
def test_a_file_that_holds_no_scenarios_is_told(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(Wrong) as told:
        play("istanbul", text, tmp_path)
    assert str(told.value).startswith(sentence)
