"""Not one pixel changes unnoticed."""

import pytest

from tests.render import golden


@pytest.mark.parametrize(("scene", "picture", "language"), golden.ALL)
def test_picture_is_as_recorded(scene: str, picture: str, language: str, tmp_path) -> None:
    drawn, known = golden.draw(scene, picture, language), golden.path(scene, picture, language)
    if golden.digest(drawn) != golden.recorded(scene, picture, language):
        seen = tmp_path / known.name
        drawn.save(seen)
        pytest.fail(f"{seen} differs from {known}; if meant: python -m tests.render.golden")


def test_a_changed_figure_changes_the_picture() -> None:
    assert golden.recorded("usual", "board") != golden.recorded("opening", "board")


def test_there_are_no_forgotten_golden_files() -> None:
    assert {file.name for file in golden.FOLDER.iterdir()} == {golden.path(*case).name for case in golden.ALL}
