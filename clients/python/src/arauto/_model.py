"""What all objects of the API have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from datetime import date, datetime, timezone
from typing import Any, ClassVar, TypeVar, get_args, get_type_hints

Reader = Callable[[Any], Any]
M = TypeVar("M", bound="Model")


@dataclass(frozen=True, kw_only=True)
class Model:
    """An object of the API. Fields that this version does not know are in `extras`."""

    extras: Mapping[str, Any] = field(default_factory=dict, repr=False)
    """Fields of a newer service, as JSON."""

    readers: ClassVar[Mapping[str, Reader]] = {}

    @classmethod
    def from_dict(cls: type[M], source: Mapping[str, Any]) -> M:
        """Reads the object from JSON; missing fields are None."""
        names = _names(cls)
        known = {name: source.get(name) for name in names}
        for name, reader in cls.readers.items():
            if known[name] is not None:
                known[name] = reader(known[name])
        extras = {name: value for name, value in source.items() if name not in names}
        return cls(**known, extras=extras)

    def to_dict(self) -> dict[str, Any]:
        """The object as the API writes it."""
        known = {name: _plain(getattr(self, name)) for name in _names(type(self))}
        return {**known, **self.extras}


def item_model(page: Any) -> type[Any] | None:
    """What the items of a page are, also of an empty one."""
    return next(iter(get_args(get_type_hints(type(page)).get("resultados"))), None)


_NAMES: dict[type[Model], frozenset[str]] = {}


def _names(model: type[Model]) -> frozenset[str]:
    if model not in _NAMES:
        names = (each.name for each in fields(model) if each.name != "extras")
        _NAMES[model] = frozenset(names)
    return _NAMES[model]


def _plain(value: Any) -> Any:
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, list):
        return [_plain(each) for each in value]
    return as_text(value) if isinstance(value, date) else value


def as_text(value: date) -> str:
    """A day or a moment as the API writes it: moments in UTC, to the millisecond."""
    if not isinstance(value, datetime):
        return value.isoformat()
    # The Timestamp of pandas does not take a time without a zone as local.
    to_own = getattr(value, "to_pydatetime", None)
    own: datetime = value if to_own is None else to_own()
    moment = own.astimezone(timezone.utc).isoformat(timespec="milliseconds")
    return moment.replace("+00:00", "Z")


def as_date(value: Any) -> Any:
    """A day; a text that cannot be one stays unchanged."""
    try:
        return date.fromisoformat(value)
    except (TypeError, ValueError):
        return value


def as_moment(value: Any) -> Any:
    """A moment with its time zone; a text that cannot be one stays unchanged."""
    try:
        return datetime.fromisoformat(value.replace("Z", "+00:00"))
    except (AttributeError, ValueError):
        return value


def model_of(model: type[Model]) -> Reader:
    return lambda value: model.from_dict(value) if isinstance(value, dict) else value


def list_of(reader: Reader) -> Reader:
    return lambda value: [reader(each) for each in value] if isinstance(value, list) else value
