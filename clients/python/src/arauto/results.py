"""Answers with more than an object of the API: notices beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from arauto._model import Reader, list_of, model_of
from arauto.models import (
    Alerta,
    Aviso,
    Boletim,
    Caderno,
    Coletor,
    Publicacao,
    Reenvio,
    Verificacao,
    Webhook,
    WebhookCriado,
)

__all__ = [
    "AlertaSalvo",
    "BoletimSalvo",
    "CadernoLido",
    "Lista",
    "PublicacaoLida",
    "ReenvioPedido",
    "VerificacaoFeita",
    "WebhookNovo",
    "WebhookSalvo",
]

T = TypeVar("T")
_NOTICES = {"avisos": list_of(model_of(Aviso))}


class Lista(list[T]):
    """A list, and the service's notices about it. Read `avisos` before you trust an empty one."""

    avisos: list[Aviso]
    coletor: Coletor | None
    """For sources: the state of the collector; None if none runs."""

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
    """A webhook, and notices about likely mistakes in it."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**Webhook.readers, **_NOTICES}


@dataclass(frozen=True, kw_only=True)
class WebhookNovo(WebhookCriado):
    """A new webhook, and notices about likely mistakes in it."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**WebhookCriado.readers, **_NOTICES}


@dataclass(frozen=True, kw_only=True)
class ReenvioPedido(Reenvio):
    """A replay, and notices about what cannot be repeated."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**Reenvio.readers, **_NOTICES}


@dataclass(frozen=True, kw_only=True)
class AlertaSalvo(Alerta):
    """An alert, and why it might reach nobody."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**Alerta.readers, **_NOTICES}


@dataclass(frozen=True, kw_only=True)
class BoletimSalvo(Boletim):
    """A bulletin, and why it might reach nobody."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**Boletim.readers, **_NOTICES}


@dataclass(frozen=True, kw_only=True)
class CadernoLido(Caderno):
    """A day, and what the archive lacks of it."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**Caderno.readers, **_NOTICES}


@dataclass(frozen=True, kw_only=True)
class PublicacaoLida(Publicacao):
    """A publication, and notices that it says more than its text."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**Publicacao.readers, **_NOTICES}


@dataclass(frozen=True, kw_only=True)
class VerificacaoFeita(Verificacao):
    """The citations of a text, and notices about days that the archive lacks."""

    avisos: list[Aviso]
    readers: ClassVar[Mapping[str, Reader]] = {**Verificacao.readers, **_NOTICES}
