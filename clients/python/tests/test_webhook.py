import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arauto import ConfigurationError, WebhookSignatureError, webhook

NOW = 1_773_057_600
ID = "evt_01JD7V9Y2M3N4P5Q6R7S8T9V0W"
BODY = json.dumps({"id": ID}).encode()
SECRETS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1)


@given(st.dictionaries(st.text(), st.integers() | st.text()), SECRETS)
def test_what_is_signed_is_genuine_by_either_scheme(event: dict[str, Any], secret: str) -> None:
    body = json.dumps(event).encode()
    headers = webhook.sign(body, ID, secret, NOW)
    standard = {name: value for name, value in headers.items() if name.startswith("webhook-")}
    for each in (headers, standard):
        assert webhook.verify(body, each, secret, now=NOW).to_dict().items() >= event.items()


@given(st.integers(0, 8 * 39 - 1))
def test_a_body_with_any_bit_changed_is_not_genuine(bit: int) -> None:
    body = bytearray('{"id":"evt_1","titulo":"Licitação nº"}'.encode())
    headers = webhook.sign(bytes(body), ID, "segredo", NOW)
    body[bit // 8] ^= 1 << bit % 8
    with pytest.raises(WebhookSignatureError):
        webhook.verify(bytes(body), headers, "segredo", now=NOW)


def test_headers_that_are_no_ascii_are_refused_as_all_others() -> None:
    headers = webhook.sign(b"{}", ID, "segredo", NOW) | {"X-Service-Signature": "sha256=é"}
    with pytest.raises(WebhookSignatureError):
        webhook.verify(b"{}", headers, "segredo", now=NOW)
    with pytest.raises(WebhookSignatureError):
        webhook.verify(b"{}", headers | {"X-Service-Timestamp": "١٧٧٣٠٥٧٦٠٠"}, "segredo", now=NOW)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"body": {"id": "evt_1"}}, "body .* dict"),
        ({"body": None}, "body .* NoneType"),
        ({"headers": "x"}, "headers .* str"),
        ({"headers": None}, "headers .* NoneType"),
        ({"headers": {"webhook-timestamp": ["1"]}}, "headers .* list"),
        ({"secrets": None}, "NoneType"),
        ({"secrets": ["a", None]}, "list"),
    ],
)
def test_a_wrong_argument_is_named(change: dict[str, Any], named: str) -> None:
    right = {"body": b"{}", "headers": webhook.sign(b"{}", ID, "s", NOW), "secrets": "s"}
    with pytest.raises(ConfigurationError, match=named):
        webhook.verify(**{**right, **change}, now=NOW)


def test_the_raw_headers_of_asgi_are_read() -> None:
    headers = webhook.sign(BODY, ID, "s", NOW)
    # What `request.scope["headers"]` is in FastAPI, Starlette and Django: pairs of bytes.
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    assert webhook.verify(BODY, raw, "s", now=NOW).to_dict()["id"] == ID
    with pytest.raises(WebhookSignatureError):
        webhook.verify(BODY, [*raw[1:], (raw[0][0], b"0\xff")], "s", now=NOW)


def test_only_the_headers_of_the_proof_are_judged() -> None:
    headers: dict[str, Any] = {**webhook.sign(BODY, ID, "s", NOW), "X-Outro": ["a", "b"]}
    assert webhook.verify(BODY, headers, "s", now=NOW).to_dict()["id"] == ID


def test_an_unchanged_text_is_as_good_as_its_bytes() -> None:
    headers = webhook.sign('{"titulo":"nº"}'.encode(), ID, "s", NOW)
    assert webhook.verify('{"titulo":"nº"}', headers, "s", now=NOW).to_dict()["titulo"] == "nº"
