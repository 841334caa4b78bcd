"""The list of modules names all of them, each with what it holds."""

from tools.modules import ROOT, modules


def test_every_module_outside_the_tests_says_in_one_sentence_what_it_holds() -> None:
    listed = {path: holds for path, holds in modules()}
    written = {path.relative_to(ROOT) for path in ROOT.rglob("*.py") if path.read_text("utf-8").strip()}
    hidden = {path for path in written if path.parts[0].startswith(".")}
    assert {path for path in written - hidden if path.parts[0] != "tests"} == set(listed)
    assert {path: holds for path, holds in listed.items() if not holds or len(holds) > 220} == {}
