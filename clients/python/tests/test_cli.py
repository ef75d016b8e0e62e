"""The command's own behaviour; clients/conformance/samples.ts runs it on a real service."""

import io
import sys
from types import SimpleNamespace

import pytest

from arauto._cli import main


def test_what_is_missing_is_said_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("ARAUTO_BASE_URL", raising=False)
    monkeypatch.setenv("ARAUTO_API_KEY", "ar_x")
    assert main(["buscar", "licitação"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert "ARAUTO_BASE_URL" in err


def test_a_service_that_cannot_be_reached_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ARAUTO_LANGUAGE", "pt")
    nowhere = ["--base-url", "http://127.0.0.1:1/api/v1", "--api-key", "ar_x"]
    assert main([*nowhere, "ler", "pub_0"]) == 1
    assert "não foi alcançado" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["buscar"],
        ["buscar", "a", "--secao", "4"],
        ["buscar", "a", "--limite", "x"],
        ["buscar", "a", "--csv", "--limite", "5"],
    ],
)
def test_wrong_arguments_end_with_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [("pt", "mostra uma página do que se encontra"), ("en", "shows a page of what is found")],
)
def test_help_is_in_the_language_of_the_user(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ARAUTO_LANGUAGE", language)
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert said in capsys.readouterr().out


def test_an_interruption_ends_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("arauto._sync.client.Arauto.buscar", interrupted)
    assert (
        main(["--base-url", "http://127.0.0.1:1/api/v1", "--api-key", "ar_x", "buscar", "a"]) == 130
    )
    assert capsys.readouterr().err == ""


def test_letters_that_the_terminal_lacks_are_shown_as_question_marks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(raw, encoding="ascii"))
    act = SimpleNamespace(conteudo_completo="LICITAÇÃO")
    monkeypatch.setattr("arauto._sync.client.Arauto.publicacao", lambda *_: act)
    assert (
        main(["--base-url", "http://127.0.0.1:1/api/v1", "--api-key", "ar_x", "ler", "pub_0"]) == 0
    )
    sys.stdout.flush()
    assert raw.getvalue() == b"LICITA??O\n"
