import re

import pytest

from arauto import Arauto, ConfigurationError
from arauto._texts import TEXTS

VARIABLES = ["ARAUTO_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({}, "Falta a chave"),
        ({"LANG": "C.UTF-8"}, "Falta a chave"),
        ({"LANG": "pt_BR.UTF-8"}, "Falta a chave"),
        ({"LANGUAGE": "pt:en"}, "Falta a chave"),
        ({"LANG": "en_US.UTF-8"}, "No API key"),
        ({"LANG": "de_DE.UTF-8"}, "No API key"),
        ({"LC_ALL": "en_GB", "LANG": "pt_BR"}, "No API key"),
        ({"ARAUTO_LANGUAGE": "pt", "LANG": "en_US.UTF-8"}, "Falta a chave"),
        ({"ARAUTO_LANGUAGE": "en", "LANG": "pt_BR.UTF-8"}, "No API key"),
    ],
)
def test_errors_are_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], said: str
) -> None:
    for name in ["ARAUTO_API_KEY", *VARIABLES]:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(ConfigurationError, match=said):
        Arauto(base_url="http://127.0.0.1:1/api/v1")


def test_both_languages_have_the_same_gaps() -> None:
    for text in TEXTS.values():
        gaps = [sorted(re.findall(r"\{\w+\}", each)) for each in text.values()]
        assert gaps[0] == gaps[1]
