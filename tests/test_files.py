"""What `tools/check_files.py` finds before a commit."""

from pathlib import Path

import pytest

from tools.check_files import faults


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("a.py", "x = 1\n", []),
        ("empty.py", "", []),
        ("a.py", "x = 1", ["the file does not end with one line break"]),
        ("a.py", "x = 1\n\n", ["the file does not end with one line break"]),
        ("a.md", "one \ntwo\n", ["line 1 ends with blanks"]),
        ("a.yaml", "a: [1, 2]\n---\nb: 3\n", []),
    ],
)
def test_faults_of_a_file(tmp_path: Path, name: str, text: str, found: list[str]) -> None:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    assert list(faults(path)) == found


def test_yaml_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("a: [1, 2\n", "utf-8")
    (fault,) = faults(path)
    assert fault.startswith("no YAML: ")
