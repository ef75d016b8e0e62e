import json
from collections.abc import Iterator
from datetime import date, datetime, timezone
from types import SimpleNamespace
from typing import Any

import numpy
import pandas
import polars
import pytest

from arauto._options import read_options
from arauto._request import Request
from arauto._sync.export import Exportacao
from arauto._sync.resource import Itens
from arauto.frames import to_pandas, to_polars
from arauto.models import Aviso, Contrato, Edicao, PaginaContratos, ResultadoBusca
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


class Exported(Exportacao[Contrato]):
    """An export whose rows are here already."""

    def __init__(self, rows: list[Contrato]) -> None:
        super().__init__(None, Contrato, "/contratos/exportar", {})  # type: ignore[arg-type]
        self.avisos = ["edicoes_ausentes"]
        self.rows = rows

    def __iter__(self) -> Iterator[Contrato]:
        return iter(self.rows)


ROW = {
    "id": "lin_A",
    "tipo_instrumento": "contrato",
    "valor_global": 1234.5,
    "data_assinatura": "2026-03-02",
    "vigencia_fim": None,
    "vigencia_fim_calculada": False,
    "normas": ["Lei 14.133/2021"],
}


def test_rows_of_a_table_have_the_types_of_their_columns() -> None:
    rows = [Contrato.from_dict({**ROW, "data_assinatura": day}) for day in ("2026-03-02", None)]
    frame = to_pandas(Exported(rows))
    assert frame.attrs["avisos"] == ["edicoes_ausentes"]
    assert frame["valor_global"].sum() == 2469
    for name in ("data_assinatura", "vigencia_fim", "data_publicacao"):
        assert pandas.api.types.is_datetime64_any_dtype(frame[name])
    assert frame["vigencia_fim_calculada"].dtype == bool
    assert frame["valor_mensal"].dtype == float
    assert to_polars(Exported(rows)).schema["data_assinatura"] == polars.Date


def test_what_is_missing_changes_no_type() -> None:
    dated = Contrato.from_dict({**ROW, "ano_contrato": 2026})
    undated = Contrato.from_dict(ROW)
    for rows in ([dated], [dated, undated], [undated]):
        assert to_pandas(rows)["ano_contrato"].dtype == "Int64"
        schema = to_polars(rows).schema
        assert schema["ano_contrato"] == polars.Int64
        assert schema["valor_mensal"] == polars.Float64
        assert schema["numero_termo"] == polars.String
    assert to_pandas([dated, undated])["ano_contrato"].tolist() == [2026, pandas.NA]


def test_an_iterator_without_items_has_their_columns() -> None:
    def nothing() -> Itens[Contrato]:
        return Itens(iter([PaginaContratos.from_dict({"resultados": []})]), None)

    assert to_pandas(nothing()).columns[1] == "tipo_instrumento"
    assert to_pandas(nothing())["valor_global"].dtype == float
    assert to_polars(nothing()).schema["valor_global"] == polars.Float64


def test_no_rows_of_a_table_have_its_columns() -> None:
    frame = to_pandas(Exported([]))
    assert list(frame.columns[:2]) == ["id", "tipo_instrumento"]
    assert to_polars(Exported([])).schema["data_assinatura"] == polars.Date


def test_pandas_gives_texts_one_type_with_and_without_values() -> None:
    full = to_pandas([Edicao.from_dict(EDITION)])
    gaps = to_pandas([Edicao.from_dict({**EDITION, "numero": None})])
    empty = to_pandas([], Edicao)
    assert full["numero"].dtype == gaps["numero"].dtype == empty["numero"].dtype
    assert gaps["numero"].isna().all()


def _asked(path: str, **query: Any) -> str:
    settings = read_options(
        api_key="ar_x",
        base_url="https://exemplo.com.br/api/v1",
        timeout=1,
        connect_timeout=1,
        max_retries=0,
        max_wait=1,
        user_agent=None,
    )
    return Request("GET", path, query).url(settings).partition("?")[2]


@pytest.mark.parametrize(
    "day",
    [
        pandas.Timestamp("2026-03-02"),
        pandas.Timestamp("2026-03-02", tz="America/Sao_Paulo"),
        numpy.datetime64("2026-03-02", "ns"),
    ],
)
def test_a_day_of_a_frame_can_be_asked_for(day: Any) -> None:
    assert _asked("/buscar", data_inicio=day) == "data_inicio=2026-03-02"


def test_a_moment_of_pandas_is_a_moment_where_one_is_asked_for() -> None:
    path = "/webhooks/wh_1/deliveries"
    zoned = _asked(path, desde=pandas.Timestamp("2026-03-02T09:00Z"))
    assert zoned == "desde=2026-03-02T09%3A00%3A00.000Z"
    naive = pandas.Timestamp("2026-03-02T09:00")
    local = datetime(2026, 3, 2, 9).astimezone(timezone.utc)
    assert _asked(path, desde=naive) == _asked(path, desde=local)


def test_numbers_and_flags_of_numpy_are_sent_as_such() -> None:
    asked = _asked("/buscar", literal=numpy.True_, valor_min=numpy.float64(10.5))
    assert asked == "literal=true&valor_min=10.5"
    filters = {"valor_min": numpy.int64(10), "literal": numpy.False_}
    body = Request("PATCH", "/alertas/alr_1", body={"ativo": numpy.True_, "filtros": filters})
    sent = {"ativo": True, "filtros": {"valor_min": 10, "literal": False}}
    assert json.loads(body.content() or b"") == sent
