"""Not one pixel changes unnoticed."""

import pytest

from tests.render import golden


@pytest.mark.parametrize(("scene", "picture"), golden.CASES)
def test_picture_is_as_recorded(scene: str, picture: str, tmp_path) -> None:
    drawn = golden.draw(scene, picture)
    if golden.digest(drawn) != golden.recorded(scene, picture):
        seen = tmp_path / f"{scene}-{picture}.png"
        drawn.save(seen)
        pytest.fail(f"{seen} differs from {golden.path(scene, picture)}; if meant: python -m tests.render.golden")


def test_a_changed_figure_changes_the_picture() -> None:
    assert golden.recorded("usual", "board") != golden.recorded("opening", "board")


def test_there_are_no_forgotten_golden_files() -> None:
    assert {file.name for file in golden.FOLDER.iterdir()} == {golden.path(*case).name for case in golden.CASES}
