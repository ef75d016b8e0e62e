"""Answers that have more than one of the API's objects: notices beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from arauto._model import Reader, list_of, model_of
from arauto.models import Alerta, Aviso, Coletor, Reenvio, Webhook, WebhookCriado

__all__ = ["AlertaSalvo", "Lista", "ReenvioPedido", "WebhookNovo", "WebhookSalvo"]

T = TypeVar("T")
_NOTICES = {"avisos": list_of(model_of(Aviso))}


class Lista(list[T]):
    """A list, and what the service says of it. Read `avisos` before believing an empty one."""

    avisos: list[Aviso]
    coletor: Coletor | None
    """Of the sources: how the collector is; None where none runs."""

    def __init__(
        self,
        items: Iterable[T] = (),
        *,
        avisos: Iterable[Aviso] = (),
        coletor: Coletor | None = None,
    ) -> None:
        super().__init__(items)
        self.avisos = list(avisos)
        self.coletor = coletor


@dataclass(frozen=True, kw_only=True)
class WebhookSalvo(Webhook):
    """A webhook, and what in it looks like a mistake."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**Webhook.readers, **_NOTICES}


@dataclass(frozen=True, kw_only=True)
class WebhookNovo(WebhookCriado):
    """A new webhook, and what in it looks like a mistake."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**WebhookCriado.readers, **_NOTICES}


@dataclass(frozen=True, kw_only=True)
class ReenvioPedido(Reenvio):
    """A replay, and what of it cannot be done."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**Reenvio.readers, **_NOTICES}


@dataclass(frozen=True, kw_only=True)
class AlertaSalvo(Alerta):
    """An alert, and why it might reach nobody."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**Alerta.readers, **_NOTICES}
