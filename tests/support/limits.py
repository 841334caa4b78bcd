"""Whether what a bot sends keeps Discord's limits, and whether its buttons and menus are short and told apart. Lengths
are in UTF-16 units, of which an emoji has two or more."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from cogs.framework import limits
from tests.support.language.written import WRITTEN
from words.speech import ENGLISH

Json = dict[str, Any]

ROW, BUTTON, TEXT, THUMBNAIL, GALLERY = 1, 2, 10, 11, 12
SELECTS = (3, 5, 6, 7, 8)
SHORT_WITH_EMOJI = 34
"""Characters of a button with an emoji, as Discord advises (limits.SHORT_LABEL without)."""
TOLD_APART_ELSEWHERE = 26
"""Characters of which the first tell a button from others in languages with longer words than English
(limits.TOLD_APART)."""
_READ = ("content", "label", "placeholder", "description")


def broken(payload: Any, files: list[Json]) -> list[str]:
    """Every limit that a request's body breaks."""
    body = payload if isinstance(payload, dict) else {}
    data = body.get("data") or body
    found = [*_message(data), *_files(files)] if isinstance(data, dict) else []
    if isinstance(data, dict) and "choices" in data:
        found += _choices(data["choices"])
    return found


def units(text: str) -> int:
    """The length of a text in UTF-16."""
    return len(text.encode("utf-16-le")) // 2


def components(given: Any) -> Iterator[Json]:
    """Every component, nested ones included."""
    for component in given or []:
        yield component
        yield from components(component.get("components"))
        if component.get("accessory"):
            yield component["accessory"]


def read(body: Json) -> Iterator[str]:
    """All that is read in a message: texts, labels, titles and descriptions of menus, descriptions of pictures."""
    for part in components(body["components"]):
        for shown in (part, *(part.get("options") or ()), *(part.get("items") or ())):
            yield from (shown[name] for name in _READ if isinstance(shown.get(name), str))


def _message(data: Json) -> Iterator[str]:
    parts = list(components(data.get("components")))
    yield from _at_most("content", data.get("content"), limits.CONTENT)
    yield from _at_most("nonce", data.get("nonce"), limits.NONCE)
    yield from _count("components", parts, 0, limits.COMPONENTS)
    texts = sum(units(part["content"]) for part in parts if part["type"] == TEXT)
    if texts > limits.TEXT:
        yield f"{texts} units of text"
    ids = Counter(part["custom_id"] for part in parts if "custom_id" in part)
    yield from (f"custom id {name!r} twice" for name, count in ids.items() if count > 1)
    for part in parts:
        yield from _component(part)
    for upload in data.get("attachments") or []:
        yield from _at_most("alt text of a file", upload.get("description"), limits.ALT_TEXT)


def _component(part: Json) -> Iterator[str]:
    kind = part["type"]
    if "custom_id" in part and not 1 <= units(part["custom_id"]) <= limits.CUSTOM_ID:
        yield f"custom id {part['custom_id']!r}"
    if kind == BUTTON and not 1 <= units(part.get("label") or "") <= limits.BUTTON_LABEL:
        yield f"button {part.get('label')!r}"
    if kind == TEXT and not part["content"]:
        yield "an empty text"
    if kind == ROW:
        selects = [inner for inner in part["components"] if inner["type"] in SELECTS]
        yield from _count("a row", part["components"], 1, 1 if selects else limits.ROW_BUTTONS)
    if kind == 3:
        yield from _select(part)
    if kind == GALLERY:
        yield from _count("a gallery", part["items"], 1, limits.GALLERY_PICTURES)
        for item in part["items"]:
            yield from _at_most("alt text", item.get("description"), limits.ALT_TEXT)
            if not item.get("description"):
                yield "a picture without alt text"


def _select(part: Json) -> Iterator[str]:
    yield from _count(f"menu {part['custom_id']}", part["options"], 1, limits.MENU_OPTIONS)
    yield from _at_most("placeholder", part.get("placeholder"), limits.PLACEHOLDER)
    values = Counter(option["value"] for option in part["options"])
    yield from (f"value {value!r} twice" for value, count in values.items() if count > 1)
    for option in part["options"]:
        for name in ("label", "value"):
            if not 1 <= units(option[name]) <= limits.OPTION_TEXT:
                yield f"{name} {option[name]!r} of an option"
        yield from _at_most("description of an option", option.get("description"), limits.OPTION_TEXT)


def _choices(choices: list[Json]) -> Iterator[str]:
    yield from _count("choices", choices, 0, limits.CHOICES)
    for choice in choices:
        for name in ("name", "value"):
            if not 1 <= units(str(choice[name])) <= limits.CHOICE_TEXT:
                yield f"{name} {choice[name]!r} of a choice"


def _files(files: list[Json]) -> Iterator[str]:
    yield from _count("files", files, 0, limits.FILES)
    yield from (f"{one['name']}: {one['size']} bytes" for one in files if one["size"] > limits.FILE_BYTES)


def _at_most(what: str, text: Any, limit: int) -> Iterator[str]:
    if text is not None and units(str(text)) > limit:
        yield f"{what}: {units(str(text))} units, {limit} allowed"


def _count(what: str, things: Any, least: int, most: int) -> Iterator[str]:
    if not least <= len(things) <= most:
        yield f"{what}: {len(things)}, allowed are {least} to {most}"


def unfit(given: Sequence[Json], language: str = ENGLISH) -> list[str]:
    """What is wrong with the controls among components."""
    quotes = WRITTEN[language].quotes[0]
    told_apart = limits.TOLD_APART if language == ENGLISH else TOLD_APART_ELSEWHERE
    parts = [*components(given)]
    buttons = [part for part in parts if part["type"] == BUTTON]
    wrong = _alike([button["label"] for button in buttons], told_apart)
    for button in buttons:
        most = SHORT_WITH_EMOJI if button.get("emoji") else limits.SHORT_LABEL
        if not 0 < units(button["label"]) <= most:
            wrong.append(f"{units(button['label'])} characters: {button['label']}")
        if _is_cut(button["label"], quotes):
            wrong.append(f"cut: {button['label']}")
    for menu in (part["options"] for part in parts if part.get("options")):
        wrong += _alike([option["label"] for option in menu], limits.OPTION_TOLD_APART)
    return wrong + [f"cannot be used: {part}" for part in parts if part.get("disabled")]


def _is_cut(label: str, quotes: str) -> bool:
    """Whether it ends within a name or quotation; short ones such as "More…" end so on purpose."""
    opening, closing = quotes
    return label.count(opening) != label.count(closing) or (label.endswith("…") and units(label) > limits.TOLD_APART)


def _alike(labels: list[str], length: int) -> list[str]:
    """The beginnings of this length that several labels have."""
    counted = Counter(label[:length] for label in labels)
    return [f"begin alike: {begin}" for begin, count in counted.items() if count > 1]
