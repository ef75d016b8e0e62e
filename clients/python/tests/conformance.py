"""
The runner of clients/conformance: performs the steps of the plan, and reports the results.

With CONFORMANCE_ASYNC, the asynchronous client.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import pprint
import re
import tempfile
import traceback
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any, cast

from arauto import APIError, Arauto, ArautoError, AsyncArauto, webhook
from arauto._http import http
from arauto._model import Model, as_text
from arauto._retry import wait_before_next
from arauto.results import Lista

ASYNC = "CONFORMANCE_ASYNC" in os.environ
Args = dict[str, Any]
NAMED = json.loads((Path(__file__).parents[2] / "operations.json").read_text("utf-8"))["operations"]


def main() -> None:
    plan = json.loads(Path(os.environ["CONFORMANCE_PLAN"]).read_text(encoding="utf-8"))
    for scenario in plan["scenarios"]:
        print(json.dumps(asyncio.run(perform(scenario))), flush=True)


async def perform(scenario: dict[str, Any]) -> dict[str, Any]:
    set_environment(scenario["environment"])
    saved: dict[str, str] = {}
    steps: list[dict[str, Any]] = []
    client: Any = None
    for step in scenario["steps"]:
        try:
            client = client or (AsyncArauto if ASYNC else Arauto)(**options_of(scenario))
            answer = await do_step(client, step["operation"], filled(step["arguments"], saved))
            for save in step["save"]:
                saved[save["name"]] = str(read(answer, save["path"]))
            steps.append({"error": None, "values": [read(answer, path) for path in step["read"]]})
        except Exception as error:
            steps.append({"error": describe(error), "values": []})
    if client is not None:
        await settled(client.aclose() if ASYNC else client.close())
    return {"id": scenario["id"], "steps": steps}


def set_environment(variables: list[dict[str, str]]) -> None:
    for name in ("ARAUTO_API_KEY", "ARAUTO_BASE_URL", "ARAUTO_LANGUAGE"):
        os.environ.pop(name, None)
    for each in variables:
        os.environ[each["name"]] = each["value"]


def options_of(scenario: dict[str, Any]) -> Args:
    options = {
        "api_key": scenario["api_key"],
        "base_url": scenario["base_url"],
        "timeout": scenario["timeout_s"],
        "max_retries": scenario["max_retries"],
        "max_wait": scenario["max_wait_s"],
        "user_agent": scenario["user_agent"],
    }
    return {name: value for name, value in options.items() if value is not None}


def filled(arguments: list[dict[str, Any]], saved: dict[str, str]) -> Args:
    text = json.dumps({each["name"]: each["value"] for each in arguments})
    found = re.sub(r"\$\{(\w+)\}", lambda match: json.dumps(saved[match[1]])[1:-1], text)
    return dict(json.loads(found))


async def settled(value: Any) -> Any:
    """The same for both clients: awaits what must be, collects what is iterated over."""
    if inspect.isawaitable(value):
        value = await value
    if hasattr(value, "__aiter__"):
        return [each async for each in value]
    return value


async def export(client: Any, operation: str, args: Args) -> Any:
    exporting = method_of(client, operation)
    if args.get("formato") != "csv":
        exported = exporting(**args)
        return await settled(exported) if ASYNC else list(exported)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "export.csv"
        await settled(exporting(**args).salvar(path))
        return path.read_bytes().decode("utf-8")


def iterator(client: Any, operation: str, of: str) -> Any:
    one: Any = method_of(client, operation)
    return getattr(one.__self__, f"{one.__name__}_{of}")


async def iterate(
    client: Any, operation: str, arguments: Args, max_itens: int | None = None
) -> Any:
    items = iterator(client, operation, "itens")(max_itens=max_itens, **arguments)
    found = await settled(items) if ASYNC else list(items)
    return Lista(found, avisos=items.avisos)


async def iterate_pages(
    client: Any, operation: str, arguments: Args, max_paginas: int | None = None
) -> list[Any]:
    pages = iterator(client, operation, "paginas")(**arguments)
    found: list[Any] = []
    while len(found) != max_paginas:
        try:
            found.append(await pages.__anext__() if ASYNC else next(pages))
        except (StopIteration, StopAsyncIteration):
            break
    return found


def show(client: Any) -> str:
    return "\n".join([str(client), repr(client), pprint.pformat(vars(client)), str(dir(client))])


def limits(client: Any) -> Args:
    limit = client.rate_limit
    reset = limit.reset.timestamp() if limit.reset else None
    return {"limit": limit.limit, "remaining": limit.remaining, "reset": reset}


def wait(_: Any, status: int, headers: list[Args], attempt: int, now: float, random: float) -> Args:
    given = http.Headers([(each["name"], each["value"]) for each in headers])
    return {"wait_s": wait_before_next(attempt, status, given, now, random)}


def verify(
    _: Any,
    body_hex: str,
    headers: list[Args],
    secrets: list[str],
    now: float,
    tolerance_s: float = 300,
) -> Any:
    pairs = [(each["name"], each["value"]) for each in headers]
    return webhook.verify(bytes.fromhex(body_hex), pairs, secrets, now=now, tolerance=tolerance_s)


def sign(_: Any, body_hex: str, id: str, secret: str, timestamp: int) -> Args:
    headers = webhook.sign(bytes.fromhex(body_hex), id, secret, timestamp)
    return {name.lower().replace("-", "_"): value for name, value in headers.items()}


def method_of(client: Any, operation: str) -> Callable[..., Any]:
    """The client's method for an operation of clients/operations.json."""
    *group, name = NAMED[operation]["name"].split(".")
    owner = getattr(client, group[0]) if group else client
    return cast(Callable[..., Any], getattr(owner, re.sub("[A-Z]", r"_\g<0>", name).lower()))


EXTRAS: dict[str, Callable[..., Any]] = {
    "construir": lambda client: None,
    "iterar": iterate,
    "iterarPaginas": iterate_pages,
    "mostrar": show,
    "limite": limits,
    "calcularEspera": wait,
    "verificar": verify,
    "assinar": sign,
}


async def do_step(client: Any, operation: str, args: Args) -> Args:
    """
    The result of an operation in the form of the envelope: the fields beside `dados` are on it.
    """
    if operation.startswith("exportar"):
        dados = await export(client, operation, args)
    elif operation in EXTRAS:
        dados = await settled(EXTRAS[operation](client, **args))
    else:
        dados = await settled(method_of(client, operation)(**args))
    beside = {name: getattr(dados, name, None) for name in ("avisos", "coletor")}
    return {"dados": dados, **beside}


def read(value: Any, path: str) -> Any:
    return read_segments(value, path.split("."))


def read_segments(value: Any, segments: list[str]) -> Any:
    if not segments:
        return as_json(value)
    segment, *rest = segments
    if segment == "#":
        return len(value) if isinstance(value, list) else None
    if segment == "*":
        return [read_segments(each, rest) for each in value]
    if isinstance(value, list):
        index = int(segment)
        return read_segments(value[index], rest) if -len(value) <= index < len(value) else None
    if isinstance(value, Model):
        inner = value.extras.get(segment, None)
        return read_segments(getattr(value, segment, inner), rest)
    return read_segments(value.get(segment), rest) if isinstance(value, dict) else None


def as_json(value: Any) -> Any:
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, list):
        return [as_json(each) for each in value]
    return as_text(value) if isinstance(value, date) else value


def describe(error: Exception) -> Args:
    api = error if isinstance(error, APIError) else None
    known = isinstance(error, ArautoError)
    return {
        "type": type(error).__name__.replace("Arauto", "") if known else "RunnerError",
        "status": api and api.status,
        "code": api and api.codigo,
        "message": str(error) if known else traceback.format_exc(),
        "request_id": api and api.request_id,
        "retry_after_s": api and api.retry_after,
        "details": None if api is None else len(api.detalhes),
    }


if __name__ == "__main__":
    main()
