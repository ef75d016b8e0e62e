"""Behaviour that the scenarios of clients/conformance do not cover, because only Python has it."""

import asyncio
import inspect
import re
from collections.abc import AsyncIterator, Iterator
from datetime import date, datetime, timezone
from decimal import Decimal
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from arauto import Arauto, ArautoConnectionError, AsyncArauto, ConfigurationError
from arauto._http import http

KEY = "ar_SEGREDO_0123456789"
BASE = "https://exemplo.com.br/api/v1"
EMPTY: dict[str, Any] = {
    "total": 0,
    "pagina": 1,
    "limite": 20,
    "total_paginas": 0,
    "resultados": [],
    "avisos": [],
}


class Service:
    """Gives the prepared answers, and remembers the requests."""

    def __init__(self, *answers: http.Response) -> None:
        self._answers = list(answers)
        self.requests: list[http.Request] = []

    def __call__(self, request: http.Request) -> http.Response:
        self.requests.append(request)
        return self._answers.pop(0) if self._answers else ok(EMPTY)

    def client(self, **options: Any) -> Arauto:
        own = http.Client(transport=http.MockTransport(self))
        return Arauto(api_key=KEY, base_url=BASE, http_client=own, **options)


def ok(dados: Any, **beside: Any) -> http.Response:
    return http.Response(200, json={"sucesso": True, "dados": dados, **beside})


def test_days_and_moments_are_written_as_the_api_wants_them() -> None:
    service = Service()
    service.client().buscar("a", data_inicio=date(2026, 3, 2), literal=True, secao=("1", "2"))
    query = service.requests[0].url.query.decode()
    assert query == "termo=a&literal=true&data_inicio=2026-03-02&secao=1&secao=2"
    moment = datetime(2026, 3, 2, 9, tzinfo=timezone.utc)
    service.client().webhooks.entregas("wh_1", desde=moment)
    assert service.requests[1].url.params["desde"] == "2026-03-02T09:00:00.000Z"


@pytest.mark.parametrize(
    "day",
    [
        datetime.fromisoformat("2026-03-02T09:00:00"),
        datetime(2026, 3, 2, 23, tzinfo=timezone.utc),
    ],
)
def test_a_moment_is_its_day_where_a_day_is_asked_for(day: Any) -> None:
    service = Service()
    service.client().buscar("a", data_inicio=day)
    assert service.requests[0].url.params["data_inicio"] == "2026-03-02"


def test_all_arguments_of_webhooks_take_moments_and_all_others_days() -> None:
    client = Service().client()
    holders = [client, *(each for each in vars(client).values() if hasattr(each, "_transport"))]
    for holder in holders:
        for _, method in inspect.getmembers(holder, inspect.ismethod):
            for each in inspect.signature(method).parameters.values():
                if re.search(r"\bdate\b", str(each.annotation)):
                    assert ("datetime" in str(each.annotation)) == (holder is client.webhooks)


@pytest.mark.parametrize("count", [-1, 2.5, float("nan"), "3"])
def test_a_number_of_items_that_is_none_is_refused(count: Any) -> None:
    with pytest.raises(ConfigurationError, match=r"^max_itens "):
        Service().client().buscar_itens("a", max_itens=count)


@pytest.mark.parametrize(
    "proxy", ["socks5://127.0.0.1:1080", "gopher://127.0.0.1:70", "http://127.0.0.1:port"]
)
def test_a_proxy_that_cannot_be_used_is_named(proxy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for each in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.delenv(each, raising=False)
        monkeypatch.delenv(each.upper(), raising=False)
    monkeypatch.setenv("HTTPS_PROXY", proxy)
    monkeypatch.setenv("NO_PROXY", "localhost")
    for client in (Arauto, AsyncArauto):
        with pytest.raises(ConfigurationError, match=r"\(HTTPS_PROXY\)"):
            client(api_key=KEY, base_url=BASE)


def test_what_is_none_is_in_no_body() -> None:
    service = Service(ok({"id": "wh_1"}))
    service.client().webhooks.criar("https://exemplo.com.br", ["publicacao.nova"], secret=None)
    assert service.requests[0].content == (
        b'{"url": "https://exemplo.com.br", "eventos": ["publicacao.nova"]}'
    )


def test_none_clears_a_field_of_a_change() -> None:
    service = Service(ok({"id": "wh_1"}))
    service.client().webhooks.alterar("wh_1", nome=None, ativo=True)
    assert service.requests[0].content == b'{"nome": null, "ativo": true}'


def test_what_is_no_value_is_refused_by_its_name() -> None:
    service = Service()
    client = service.client()
    values: list[Any] = [float("nan"), float("inf"), Decimal("nan")]
    for value in values:
        with pytest.raises(ConfigurationError, match=r"^valor_min "):
            client.buscar("a", valor_min=value)
        with pytest.raises(ConfigurationError, match=r"^cnpj "):
            client.buscar("a", cnpj=["11222333000181", value])
        with pytest.raises(ConfigurationError, match=r"^valor_min "):
            client.webhooks.alterar("wh_1", filtros={"valor_min": value})
    assert service.requests == []


@pytest.mark.parametrize("name", ["NaT", "NA"])
def test_what_a_data_frame_lacks_is_refused(name: str) -> None:
    pandas = pytest.importorskip("pandas")
    service = Service()
    with pytest.raises(ConfigurationError, match=f"^data_inicio .*{name}"):
        service.client().buscar("a", data_inicio=getattr(pandas, name))
    assert service.requests == []


# Of `with_options`; the class explains them.
OPTIONS = {"timeout", "max_retries"}


def operations(client: Any) -> Iterator[Any]:
    for owner in (
        client,
        client.webhooks,
        client.alertas,
        client.listas,
        client.chaves,
        client.contas,
    ):
        for name, method in inspect.getmembers(owner, inspect.ismethod):
            if not name.startswith("_"):
                yield method


@pytest.mark.parametrize("kind", [Arauto, AsyncArauto])
def test_arguments_are_written_out_with_types_and_explained(kind: Any) -> None:
    """Tools that read signatures (notebooks, editors, agents) find each argument by its name."""
    for method in operations(kind(api_key=KEY, base_url=BASE)):
        hints = get_type_hints(method)
        parameters = inspect.signature(method).parameters.values()
        assert not [each for each in parameters if each.kind is each.VAR_KEYWORD], method
        assert {each.name for each in parameters} <= hints.keys(), method
        explained = re.findall(r"^ +(\w+): ", method.__doc__, re.MULTILINE)
        assert {each.name for each in parameters} <= {*explained, *OPTIONS}, method


def test_a_generator_asks_for_nothing_until_it_is_used() -> None:
    service = Service()
    items = service.client().buscar_itens("a")
    assert service.requests == []
    assert list(items) == []
    assert len(service.requests) == 1


def test_other_options_share_the_connections_and_change_nothing_else() -> None:
    service = Service(*[http.Response(503, headers={"Retry-After": "0"})] * 9)
    arauto = service.client()
    with pytest.raises(Exception, match="503"):
        arauto.with_options(max_retries=4).secoes()
    assert len(service.requests) == 5
    with pytest.raises(Exception, match="503"):
        arauto.secoes()
    assert len(service.requests) == 8


def test_a_client_of_the_caller_stays_open() -> None:
    own = http.Client(transport=http.MockTransport(Service()))
    with Arauto(api_key=KEY, base_url=BASE, http_client=own) as arauto:
        arauto.buscar("a")
    assert not own.is_closed


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"api_key": f"{KEY}\n"}, "api_key"),
        ({"base_url": "exemplo.com.br"}, "base_url"),
        ({"base_url": "https://eu:senha@exemplo.com.br/api/v1"}, "base_url"),
        ({"base_url": "file:///etc"}, "base_url"),
        ({"timeout": 0}, "timeout"),
        ({"timeout": float("nan")}, "timeout"),
        ({"max_retries": -1}, "max_retries"),
        ({"max_wait": -1}, "max_wait"),
    ],
)
def test_options_out_of_range_are_refused_and_the_key_not_shown(
    options: dict[str, Any], name: str
) -> None:
    with pytest.raises(ConfigurationError, match=name) as caught:
        Arauto(**{"api_key": KEY, "base_url": BASE, **options})
    assert KEY not in str(caught.value)


class Broken(http.SyncByteStream):
    def __iter__(self) -> Iterator[bytes]:
        yield b"id,titulo\r\npub_A"
        raise http.ReadError("broken")


def test_a_file_that_breaks_off_leaves_nothing(tmp_path: Path) -> None:
    service = Service(http.Response(200, stream=Broken()))
    with pytest.raises(ArautoConnectionError):
        service.client().exportar(formato="csv").salvar(tmp_path / "a.csv")
    assert list(tmp_path.iterdir()) == []


class Large(http.AsyncByteStream):
    closed = False

    async def __aiter__(self) -> AsyncIterator[bytes]:
        yield bytes(1_000_000)

    async def aclose(self) -> None:
        self.closed = True


def test_a_full_disk_leaves_nothing_and_releases_the_connection(tmp_path: Path) -> None:
    (tmp_path / "a.csv.part").symlink_to("/dev/full")
    body = Large()

    async def save() -> None:
        own = http.AsyncClient(
            transport=http.MockTransport(Service(http.Response(200, stream=body)))
        )
        async with own, AsyncArauto(api_key=KEY, base_url=BASE, http_client=own) as arauto:
            with pytest.raises(OSError, match="No space left"):
                await arauto.exportar(formato="csv").salvar(tmp_path / "a.csv")
            assert body.closed

    asyncio.run(save())
    assert list(tmp_path.iterdir()) == []


def test_many_searches_at_once() -> None:
    async def search() -> int:
        own = http.AsyncClient(transport=http.MockTransport(Service()))
        async with AsyncArauto(api_key=KEY, base_url=BASE, http_client=own) as arauto:
            pages = await asyncio.gather(*(arauto.buscar(str(each)) for each in range(20)))
        await own.aclose()
        return len(pages)

    assert asyncio.run(search()) == 20


def test_the_log_says_each_answer_and_each_wait_and_never_the_key(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("DEBUG", logger="arauto")
    busy = http.Response(503, headers={"Retry-After": "0", "X-Request-Id": "req_1"})
    Service(busy).client().buscar("licitação")
    assert [record.levelname for record in caplog.records] == ["DEBUG", "INFO", "DEBUG"]
    assert caplog.messages[0].endswith("/buscar?termo=licita%C3%A7%C3%A3o: 503, req_1")
    assert caplog.messages[1].endswith("; again in 0.0 s")
    assert KEY not in caplog.text


def test_the_log_says_the_wait_of_an_export_that_goes_on(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("arauto._sync.transport.time.sleep", lambda _seconds: None)
    caplog.set_level("INFO", logger="arauto")
    parts = [
        http.Response(200, headers={"X-Total": str(total)}, content=b'{"id":"pub_%d"}\n' % total)
        for total in (2, 1)
    ]
    assert len(list(Service(*parts).client().exportar())) == 2
    assert [re.sub(r".*; again in 0\.\d s", "waits", each) for each in caplog.messages] == ["waits"]
