"""solitaria."""

FIELDS: dict[str, tuple[str, tuple[int, ...]]] = {}
