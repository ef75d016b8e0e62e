from datetime import date
from types import SimpleNamespace

import pandas
import polars

from arauto._sync.resource import Itens
from arauto.frames import to_pandas, to_polars
from arauto.models import Aviso, Edicao, ResultadoBusca
from arauto.results import Lista

EDITION = {
    "numero": "41-A",
    "data": "2026-03-03",
    "tipo": "extra",
    "secoes": ["extra"],
    "total_publicacoes": 4,
    "provisoria": False,
}


def test_pandas_has_a_row_for_each_and_days_are_days() -> None:
    frame = to_pandas([Edicao.from_dict(EDITION)] * 2)
    columns = ["numero", "data", "tipo", "secoes", "total_publicacoes", "provisoria"]
    assert list(frame.columns) == columns
    assert frame["data"].dt.year.tolist() == [2026, 2026]
    assert frame["total_publicacoes"].sum() == 8


def test_pandas_without_items_has_the_columns() -> None:
    frame = to_pandas([])
    assert len(frame) == 0
    assert pandas.api.types.is_datetime64_any_dtype(frame["data_publicacao"])


def test_pandas_keeps_the_notices_of_a_list_and_of_an_iterator() -> None:
    notice = Aviso.from_dict({"codigo": "acervo_vazio", "campo": "termo", "mensagem": "Vazio."})
    editions = Lista([Edicao.from_dict(EDITION)], avisos=[notice])
    assert to_pandas(editions).attrs["avisos"][0]["codigo"] == "acervo_vazio"
    page = SimpleNamespace(resultados=[], avisos=[notice])
    assert to_pandas(Itens(iter([page]), None)).attrs["avisos"] == [notice.to_dict()]
    assert to_pandas([]).attrs["avisos"] == []


def test_polars_has_a_row_for_each_and_days_are_days() -> None:
    frame = to_polars([Edicao.from_dict(EDITION)] * 2)
    assert frame["data"].to_list() == [date(2026, 3, 3)] * 2
    assert frame["secoes"].to_list() == [["extra"], ["extra"]]


def test_polars_without_items_has_the_columns_and_their_types() -> None:
    frame = to_polars([], ResultadoBusca)
    assert frame.schema["data_publicacao"] == polars.Date
    assert frame.schema["titulo"] == polars.String
