"""Whether buttons, selects and other components of a message keep to Discord's rules."""

from collections.abc import Collection, Iterator
from itertools import count
from typing import Any

from sandbox.checks import emoji, limits
from sandbox.model.world import Json
from sandbox.wire.errors import Path, Problems, units

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
TOP_LEVEL_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
LINK_STYLE = 5


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones included, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def as_kept(part: Any) -> Any:
    """The same as Discord keeps it: without fields that are null, and with the ids of emoji, which discord.py sends as
    numbers too large for a browser, as strings."""
    if isinstance(part, dict):
        kept = {key: as_kept(value) for key, value in part.items() if value is not None}
        if isinstance(kept.get("emoji"), dict) and "id" in kept["emoji"]:
            kept["emoji"]["id"] = str(kept["emoji"]["id"])
        return kept
    return [as_kept(item) for item in part] if isinstance(part, list) else part


def media_of(components: list[Json]) -> Iterator[tuple[Json, Json]]:
    """Each place that shows a file: the component or gallery item, and its media object."""
    for component in walk(components):
        if component["type"] == GALLERY:
            for item in component["items"]:
                yield item, item["media"]
        elif component["type"] == THUMBNAIL:
            yield component, component["media"]
        elif component["type"] == FILE:
            yield component, component["file"]


def number(components: list[Json]) -> None:
    """Gives each component the id Discord would: its own, or the next free one."""
    taken = {component["id"] for component in walk(components) if component.get("id")}
    free = (number for number in count(1) if number not in taken)
    for component in walk(components):
        if not component.get("id"):
            component["id"] = next(free)


class MessageCheck:
    """Walks a message's components and reports every breach.

    `custom` are ids of known custom emojis, `names` the files of the message, `late` those of them that a media
    gallery may not show because an edit brings them: https://github.com/discord/discord-api-docs/issues/7529.
    """

    def __init__(self, problems: Problems, custom: set[str], names: set[str], late: set[str], *, v2: bool) -> None:
        self._problems = problems
        self._custom = custom
        self._names = names
        self._late = late
        self._v2 = v2
        self._custom_ids: set[Any] = set()
        self._ids: set[int] = set()
        self._count = 0
        self._shown = 0

    def run(self, components: Any, at: Path = ("components",)) -> None:
        if not isinstance(components, list):
            self._problems.add(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if not self._v2:
            self._problems.count(at, components, 0, limits.ROWS)
        self._each(components, TOP_LEVEL_V2 if self._v2 else (ROW,), at)
        if self._count > limits.COMPONENTS:
            self._problems.add(
                at,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {limits.COMPONENTS}, got {self._count}.",
            )
        if self._shown > limits.DISPLAYED_TEXT:
            self._problems.add(
                at,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"Components displayable text size exceeds maximum size of {limits.DISPLAYED_TEXT}",
            )

    def _each(self, components: list[Any], allowed: tuple[int, ...], at: Path) -> None:
        for index, component in enumerate(components):
            self._one(component, allowed, (*at, index))

    def _children(self, parent: Json, allowed: tuple[int, ...], most: int, at: Path) -> list[Any]:
        """The components inside another one, at least one and at most so many."""
        children = parent.get("components")
        self._problems.count((*at, "components"), children, 1, most)
        listed = children if isinstance(children, list) else []
        self._each(listed, allowed, (*at, "components"))
        return listed

    def _one(self, component: Any, allowed: tuple[int, ...], at: Path) -> None:
        kind = component.get("type") if isinstance(component, dict) else None
        if kind not in allowed:
            self._problems.add((*at, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
            return
        self._count += 1
        if component.get("id"):
            message = "Component id cannot be duplicated"
            self._problems.unique((*at, "id"), component["id"], self._ids, "COMPONENT_ID_DUPLICATED", message)
        checks = {
            ROW: self._row,
            BUTTON: self._button,
            SECTION: self._section,
            TEXT: self._text,
            THUMBNAIL: self._media,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
        }
        checks.get(kind, self._select)(component, at)

    def _row(self, row: Json, at: Path) -> None:
        children = self._children(row, (BUTTON, *SELECTS), limits.ROW_BUTTONS, at)
        if len(children) > 1 and any(child.get("type") in SELECTS for child in children if isinstance(child, dict)):
            message = "The specified component exceeds the maximum width"
            self._problems.add((*at, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)

    def _button(self, button: Json, at: Path) -> None:
        style = button.get("style")
        self._problems.one_of((*at, "style"), style, (1, 2, 3, 4, 5))
        self._problems.at_most((*at, "label"), button.get("label"), limits.LABEL)
        if not button.get("label") and not button.get("emoji"):
            self._problems.add(
                (*at, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required"
            )
        check_emoji(self._problems, button, at, self._custom)
        if style == LINK_STYLE:
            self._problems.length((*at, "url"), button.get("url"), 1, limits.URL)
            if button.get("custom_id"):
                self._problems.add(
                    at,
                    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                    "A custom id and url cannot both be specified",
                )
        else:
            check_custom_id(self._problems, button, at, self._custom_ids)

    def _select(self, select: Json, at: Path) -> None:
        check_custom_id(self._problems, select, at, self._custom_ids)
        check_select(self._problems, select, at, self._custom)

    def _section(self, section: Json, at: Path) -> None:
        self._children(section, (TEXT,), limits.SECTION_TEXTS, at)
        self._one(section.get("accessory"), (BUTTON, THUMBNAIL), (*at, "accessory"))

    def _text(self, text: Json, at: Path) -> None:
        self._problems.length((*at, "content"), text.get("content"), 1, limits.DISPLAYED_TEXT)
        self._shown += units(str(text.get("content") or ""))

    def _gallery(self, gallery: Json, at: Path) -> None:
        items = gallery.get("items")
        self._problems.count((*at, "items"), items, 1, limits.GALLERY_ITEMS)
        for index, item in enumerate(items if isinstance(items, list) else []):
            self._media(item, (*at, "items", index), late=self._late)

    def _file(self, file: Json, at: Path) -> None:
        self._media(file, at, "file")
        if not str(file.get("file", {}).get("url", "")).startswith("attachment://"):
            self._problems.add(
                (*at, "file", "url"), "UNFURLED_MEDIA_ITEM_INVALID", "Only attachment:// references are allowed"
            )

    def _media(self, holder: Json, at: Path, key: str = "media", late: Collection[str] = ()) -> None:
        media = holder.get(key)
        url = media.get("url") if isinstance(media, dict) else None
        if not isinstance(url, str) or not url.startswith(("attachment://", "http://", "https://")):
            self._problems.add((*at, key, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
            return
        name = url.removeprefix("attachment://")
        if name != url and (name not in self._names or name in late):
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            self._problems.add((*at, key, "url"), code, "Unfurled media not found.")
        self._problems.at_most((*at, "description"), holder.get("description"), limits.ALT_TEXT)

    def _separator(self, separator: Json, at: Path) -> None:
        self._problems.one_of((*at, "spacing"), separator.get("spacing", 1), (1, 2))

    def _container(self, container: Json, at: Path) -> None:
        self._children(container, IN_CONTAINER, limits.COMPONENTS, at)
        colour = container.get("accent_color")
        if colour is not None and not (isinstance(colour, int) and 0 <= colour <= 0xFFFFFF):
            self._problems.add((*at, "accent_color"), "NUMBER_TYPE_MAX", "int value should be between 0 and 16777215.")


def check_emoji(problems: Problems, holder: Json, at: Path, custom: set[str]) -> None:
    if holder.get("emoji") is not None and not emoji.is_known(holder["emoji"], custom):
        problems.add((*at, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_custom_id(problems: Problems, component: Json, at: Path, others: set[Any]) -> None:
    """Its length, and that no other of the message or modal has it."""
    custom_id, code = component.get("custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED"
    problems.length((*at, "custom_id"), custom_id, 1, limits.CUSTOM_ID)
    problems.unique((*at, "custom_id"), custom_id, others, code, "Component custom id cannot be duplicated")


def check_select(problems: Problems, select: Json, at: Path, custom: set[str]) -> None:
    """For selects in messages and in modals."""
    problems.at_most((*at, "placeholder"), select.get("placeholder"), limits.PLACEHOLDER)
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= low <= limits.OPTIONS or not 1 <= high <= limits.OPTIONS or low > high:
        problems.add((*at, "max_values"), "NUMBER_TYPE_MAX", "min_values and max_values must fit each other and 25.")
    if select["type"] != STRING_SELECT:
        return
    options = select.get("options")
    problems.count((*at, "options"), options, 1, limits.OPTIONS)
    options = options if isinstance(options, list) else []
    check_options(problems, options, (*at, "options"))
    for index, option in enumerate(options):
        check_emoji(problems, option, (*at, "options", index), custom)
    if high > max(len(options), 1):
        problems.add((*at, "max_values"), "NUMBER_TYPE_MAX", "max_values is larger than the number of options.")
    if sum(bool(option.get("default")) for option in options) > high:
        problems.add(
            (*at, "options"), "COMPONENT_TOO_MANY_DEFAULTS", "More options are selected than max_values allows."
        )


def check_options(problems: Problems, options: list[Json], at: Path) -> None:
    """Texts of the options of a select, radio group or checkbox group, and that no value comes twice."""
    values: set[Any] = set()
    code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
    for index, option in enumerate(options):
        value_at = (*at, index, "value")
        problems.length((*at, index, "label"), option.get("label"), 1, limits.OPTION_TEXT)
        problems.length(value_at, option.get("value"), 1, limits.OPTION_TEXT)
        problems.at_most((*at, index, "description"), option.get("description"), limits.OPTION_TEXT)
        problems.unique(value_at, option.get("value"), values, code, "The specified option value is already used")
