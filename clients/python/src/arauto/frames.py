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

    Days and moments are datetimes, objects and lists stay as they are. `model` gives the columns,
    even without items; an export knows its own. `attrs["avisos"]` has the service's notices, if
    `items` has any; of an export, their codes.
    """
    try:
        import pandas
    except ImportError as error:
        raise ConfigurationError(text("no_package", package="pandas")) from error
    found = list(items)
    kind = type(found[0]) if found else getattr(items, "model", model)
    names = _columns(kind)
    frame = pandas.DataFrame(_rows(found, names), columns=pandas.Index(names))
    for name in names:
        if _is_time(kind, name):
            frame[name] = pandas.to_datetime(frame[name])
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
    model = getattr(items, "model", model)
    items = list(items)
    names = _columns(type(items[0]) if items else model)
    if not items:
        return polars.DataFrame(schema={name: _empty_type(polars, model, name) for name in names})
    rows = _rows(items, names)
    return polars.DataFrame({name: [row[name] for row in rows] for name in names}, strict=False)


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


def _is_time(kind: type[Model], name: str) -> bool:
    return _declared(kind, name).startswith(("date", "datetime"))


def _empty_type(polars: Any, model: type[Model], name: str) -> Any:
    declared = _declared(model, name)
    types = {"datetime": polars.Datetime("us", "UTC"), "date": polars.Date, "int": polars.Int64}
    return next((kind for word, kind in types.items() if declared.startswith(word)), polars.String)
