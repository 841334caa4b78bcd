"""The list of modules names all of them, each with what it holds."""

from collections import Counter

from tools.modules import ROOT, modules

LONGEST = 200
"""Characters of a line that is read among hundreds."""


def test_every_module_outside_the_tests_says_in_one_sentence_what_it_holds() -> None:
    listed = {path: holds for path, holds in modules()}
    written = {path.relative_to(ROOT) for path in ROOT.rglob("*.py") if path.read_text("utf-8").strip()}
    hidden = {path for path in written if path.parts[0].startswith(".")}
    assert {path for path in written - hidden if path.parts[0] != "tests"} == set(listed)
    assert {path: holds for path, holds in listed.items() if not holds or len(holds) > LONGEST} == {}
    assert [holds for holds, times in Counter(listed.values()).items() if times > 1] == []
