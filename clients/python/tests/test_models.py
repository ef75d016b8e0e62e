import copy
import pickle
from datetime import date, datetime, timezone

import pytest

from arauto import APIError, NotFoundError
from arauto.models import Aviso, Edicao, ResultadoBusca, Webhook
from arauto.results import Lista, WebhookSalvo

EDITION = {
    "numero": "41-A",
    "data": "2026-03-03",
    "tipo": "extra",
    "secoes": ["extra"],
    "total_publicacoes": 4,
    "provisoria": False,
}


def test_an_object_is_read_and_written_as_it_came() -> None:
    edition = Edicao.from_dict({**EDITION, "novo": 1})
    assert edition.data == date(2026, 3, 3)
    assert edition.extras == {"novo": 1}
    assert edition.to_dict() == {**EDITION, "novo": 1}


def test_moments_keep_their_zone() -> None:
    webhook = Webhook.from_dict({"criado_em": "2026-03-09T12:00:00.123Z"})
    assert webhook.criado_em == datetime(2026, 3, 9, 12, 0, 0, 123000, timezone.utc)
    assert webhook.to_dict()["criado_em"] == "2026-03-09T12:00:00.123Z"


def test_what_is_missing_is_none_and_what_cannot_be_read_stays() -> None:
    hit = ResultadoBusca.from_dict({"data_publicacao": "ontem"})
    assert hit.titulo is None
    assert hit.to_dict()["data_publicacao"] == "ontem"


def test_objects_are_values() -> None:
    assert Edicao.from_dict(EDITION) == Edicao.from_dict(EDITION)
    with pytest.raises(AttributeError):
        Edicao.from_dict(EDITION).numero = "42"  # type: ignore[misc]


def test_notices_are_kept() -> None:
    notice = {"codigo": "secoes_sem_extra", "campo": "secoes", "mensagem": "…", "sugestoes": []}
    assert WebhookSalvo.from_dict({"avisos": [notice]}).avisos == [Aviso.from_dict(notice)]
    editions = Lista([Edicao.from_dict(EDITION)], avisos=[Aviso.from_dict(notice)])
    for each in (editions, copy.copy(editions), pickle.loads(pickle.dumps(editions))):
        assert each == [Edicao.from_dict(EDITION)]
        assert each.avisos[0].codigo == "secoes_sem_extra"


def test_errors_go_from_process_to_process() -> None:
    error = NotFoundError(
        status=404,
        codigo="nao_encontrado",
        mensagem="Não há.",
        detalhes=[],
        request_id="req_1",
        retry_after=None,
    )
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, NotFoundError)
    assert isinstance(again, APIError)
    assert (again.status, again.request_id, str(again)) == (404, "req_1", "Não há. (404, req_1)")
