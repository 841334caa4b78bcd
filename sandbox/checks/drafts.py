"""Whether a message that is to be created or edited is one that Discord would take, before anything is stored."""

from typing import Any

from sandbox.checks import limits, mentions
from sandbox.checks.components import MessageCheck, as_kept
from sandbox.model.world import COMPONENTS_V2, Attachment, Json, Message, World
from sandbox.wire.body import Body, Upload
from sandbox.wire.errors import ApiError, Path, Problems, units

LEGACY_FIELDS = ("content", "embeds", "sticker_ids", "poll")


class Draft:
    """A message as it will be: the request's payload and files merged into the message `before` (None for a new one).

    `kept` are attachments that stay, `removed` those that do not, `added` pairs each new file with its entry of the
    attachments array.
    """

    def __init__(self, world: World, body: Body, before: Message | None, prefix: Path = ()) -> None:
        self.payload: Json = dict(body.payload) if isinstance(body.payload, dict) else {}
        if self.payload.get("components") is not None:
            self.payload["components"] = as_kept(self.payload["components"])
        self._before = before
        self._was_v2 = before is not None and before.is_v2
        self._problems = Problems(prefix)
        self._custom = set(world.store.of("emojis"))
        old = [world.attachments[key] for key in before.attachments] if before else []
        self.kept, self.added = _sort_files(self.payload.get("attachments"), old, body.uploads)
        self.removed = [attachment for attachment in old if attachment not in self.kept]

    @property
    def v2(self) -> bool:
        return self._was_v2 or bool(int(self.payload.get("flags") or 0) & COMPONENTS_V2)

    def value(self, field: str, default: Any) -> Any:
        """The field after this change; null means empty."""
        if field in self.payload:
            return default if self.payload[field] is None else self.payload[field]
        return getattr(self._before, field) if self._before is not None else default

    def check(self, *, late_pictures: bool) -> None:
        """Raises ApiError. `late_pictures`: a new file may be shown in a gallery, as in all but PATCH requests."""
        self._check_files()
        self._check_texts()
        self._check_v2_rules()
        mentions.check_allowed(self._problems, self.payload.get("allowed_mentions"))
        if self.payload.get("components") is not None:
            added = {upload.filename for upload, _ in self.added}
            names = added | {attachment.filename for attachment in self.kept}
            check = MessageCheck(self._problems, self._custom, names, set() if late_pictures else added, v2=self.v2)
            check.run(self.payload["components"])
        self._problems.raise_if_any()
        filled = [self.value(field, None) for field in ("content", "embeds", "components")]
        if not any(filled) and not self.kept and not self.added:
            raise ApiError(400, 50006, "Cannot send an empty message")

    def _check_files(self) -> None:
        if any(len(upload.data) > limits.FILE_BYTES for upload, _ in self.added):
            raise ApiError(413, 40005, "Request entity too large")
        if len(self.kept) + len(self.added) > limits.FILES:
            raise ApiError(400, 30015, "Maximum number of attachments in a message reached (10)")
        for index, (_, entry) in enumerate(self.added):
            self._problems.at_most(("attachments", index, "description"), entry.get("description"), limits.ALT_TEXT)

    def _check_texts(self) -> None:
        self._problems.at_most(("content",), self.payload.get("content"), limits.CONTENT)
        if self.payload.get("nonce") is not None:
            self._problems.length(("nonce",), str(self.payload["nonce"]), 0, limits.NONCE)
        embeds = self.payload.get("embeds") or []
        self._problems.count(("embeds",), embeds, 0, limits.EMBEDS)
        if sum(_embed_size(embed) for embed in embeds) > limits.EMBED_TEXT:
            message = f"Embed size exceeds maximum size of {limits.EMBED_TEXT}"
            self._problems.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)

    def _check_v2_rules(self) -> None:
        if self._was_v2 and "flags" in self.payload and not int(self.payload["flags"] or 0) & COMPONENTS_V2:
            message = "The IS_COMPONENTS_V2 flag cannot be removed from a message"
            self._problems.add(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", message)
        if not self.v2:
            return
        for field in LEGACY_FIELDS:
            held = self.value(field, None) if field in ("content", "embeds") else self.payload.get(field)
            if held:
                message = f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                self._problems.add((field,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)


def _sort_files(
    listed: Any, old: list[Attachment], uploads: dict[str, Upload]
) -> tuple[list[Attachment], list[tuple[Upload, Json]]]:
    """An attachments array names all that stays; without one all old files stay."""
    entries = {str(entry.get("id")): entry for entry in listed or []}
    kept = [attachment for attachment in old if listed is None or attachment.id in entries]
    return kept, [(upload, entries.get(index, {})) for index, upload in uploads.items()]


def _embed_size(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [embed.get("footer", {}).get("text"), embed.get("author", {}).get("name")]
    for field in embed.get("fields", []):
        texts += [field.get("name"), field.get("value")]
    return sum(units(text) for text in texts if text)
