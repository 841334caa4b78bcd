"""Everything of Nim that must have a scenario."""


def wanted() -> dict[str, set[str]]:
    return {"turns": {"take", "end"}, "table": {"set-up"}}
