"""The README's pictures show the games as they are drawn now."""

import re
from pathlib import Path

import pytest
from PIL import Image

from tools import readme_pictures
from tools.readme_pictures import SHOTS, Shot, digest, drawings, recorded, save


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: "-".join(shot.pictures.values()))
def test_a_picture_of_the_readme_is_as_it_is_drawn_now(shot: Shot) -> None:
    stale = [name for name, picture in drawings(shot).items() if recorded(name) != digest(picture)]
    assert stale == [], "renew them: python -m tools.readme_pictures"


def test_the_readme_shows_all_of_them_and_no_others() -> None:
    readme = (Path(readme_pictures.FOLDER).parent.parent / "README.md").read_text(encoding="utf-8")
    shown = re.findall(r"docs/img/([\w-]+)\.png", readme)
    assert sorted(shown) == sorted(name for shot in SHOTS for name in shot.pictures.values())


def test_a_changed_pixel_makes_a_picture_out_of_date(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(readme_pictures, "FOLDER", tmp_path)
    picture = Image.new("RGB", (1760, 1120), "tan")
    assert recorded("board") == ""
    save("board", picture)
    assert recorded("board") == digest(picture)
    picture.putpixel((5, 5), (0, 0, 0))
    assert recorded("board") != digest(picture)
