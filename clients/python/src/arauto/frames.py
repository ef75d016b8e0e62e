"""Objects of the API as tables of pandas or polars, if they are installed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from arauto._language import text
from arauto._model import Model
from arauto.errors import ConfigurationError
from arauto.models import ResultadoBusca

if TYPE_CHECKING:
    import pandas
    import polars

__all__ = ["to_pandas", "to_polars"]


def to_pandas(items: Iterable[Model], model: type[Model] = ResultadoBusca) -> pandas.DataFrame:
    """
    A pandas.DataFrame with a row for each item.

    Days and moments are datetimes, numbers that may be missing are `Int64` and `float64`; objects
    and lists stay as they are. All columns of the items are there, also those that were not asked
    for, without values. An export and an iterator know their columns even without items; of
    others, `model` gives them. `attrs["avisos"]` has the service's notices, if `items` has any; of
    an export, their codes.
    """
    try:
        import pandas
    except ImportError as error:
        raise ConfigurationError(text("no_package", package="pandas")) from error
    found = list(items)
    kind = _kind(found, items, model)
    names = _columns(kind)
    frame = pandas.DataFrame(_rows(found, names), columns=pandas.Index(names))
    for name in names:
        word = _word(kind, name)
        if word in ("date", "datetime"):
            frame[name] = pandas.to_datetime(frame[name])
        elif word == "str":
            # `object` before pandas 3; otherwise a column without values would have another type.
            frame[name] = frame[name].astype(pandas.Series(["a"]).dtype)
        elif word in _PANDAS:
            usual, missing = _PANDAS[word]
            lacks = _may_lack(kind, name) or frame[name].isna().any()
            frame[name] = frame[name].astype(missing if lacks else usual)  # type: ignore[call-overload]
    # Of an iterator, they are there only now.
    frame.attrs["avisos"] = [_cell(each) for each in getattr(items, "avisos", [])]
    return frame


def to_polars(items: Iterable[Model], model: type[Model] = ResultadoBusca) -> polars.DataFrame:
    """
    A polars.DataFrame with a row for each item; columns as in `to_pandas`.

    It has no place for notices: read `avisos` of what you pass.
    """
    try:
        import polars
    except ImportError as error:
        raise ConfigurationError(text("no_package", package="polars")) from error
    found = list(items)
    kind = _kind(found, items, model)
    names = _columns(kind)
    types: dict[str, Any] = {
        "str": polars.String,
        "int": polars.Int64,
        "float": polars.Float64,
        "bool": polars.Boolean,
        "date": polars.Date,
        "datetime": polars.Datetime("us", "UTC"),
        "list[str]": polars.List(polars.String),
    }
    known = {name: types[word] for name in names if (word := _word(kind, name)) in types}
    if not found:
        return polars.DataFrame(schema={name: known.get(name, polars.String) for name in names})
    rows = _rows(found, names)
    return polars.DataFrame(
        {name: [row[name] for row in rows] for name in names}, schema_overrides=known, strict=False
    )


# The types of columns, and those of columns in which a value may be missing.
_PANDAS = {
    "int": ("int64", "Int64"),
    "float": ("float64", "float64"),
    "bool": ("bool", "boolean"),
}


def _kind(found: list[Model], items: Iterable[Model], model: type[Model]) -> type[Model]:
    return type(found[0]) if found else getattr(items, "model", None) or model


def _columns(kind: type[Model]) -> list[str]:
    return [each.name for each in fields(kind) if each.name != "extras"]


def _rows(items: list[Model], names: list[str]) -> list[dict[str, Any]]:
    return [{name: _cell(getattr(item, name)) for name in names} for item in items]


def _cell(value: Any) -> Any:
    if isinstance(value, Model):
        return value.to_dict()
    return [_cell(each) for each in value] if isinstance(value, list) else value


def _declared(model: type[Model], name: str) -> str:
    return next((str(each.type) for each in fields(model) if each.name == name), "")


def _word(model: type[Model], name: str) -> str:
    """What a column is of: `int` for `int | None`."""
    return _declared(model, name).removesuffix(" | None")


def _may_lack(model: type[Model], name: str) -> bool:
    return _declared(model, name).endswith(" | None")
