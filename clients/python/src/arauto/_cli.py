"""The command `arauto`, for those who have a key and no program: `arauto buscar "licitação"`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any

from arauto._sync.client import Arauto
from arauto._version import __version__
from arauto.errors import ArautoError

SECTIONS = ["1", "2", "3", "extra", "extra1", "extra2", "extra3"]

FILTERS: dict[str, dict[str, Any]] = {
    "data_inicio": {"metavar": "AAAA-MM-DD", "help": "primeiro dia, inclusive"},
    "data_fim": {"metavar": "AAAA-MM-DD", "help": "último dia, inclusive"},
    "secao": {"action": "append", "choices": SECTIONS, "help": "seção"},
    "orgao": {"action": "append", "help": "órgão: caminho, começo dele, nível ou sigla"},
    "orgao_exceto": {"action": "append", "help": "órgão cujos atos ficam de fora"},
    "tipo_ato": {
        "action": "append",
        "help": "tipo do ato, como portaria; extrato* vale pelos que começam assim",
    },
    "edicao": {"help": "número da edição"},
    "situacao": {"action": "append", "help": "situação, como revogada"},
    "cnpj": {"action": "append", "help": "CNPJ que o texto nomeia"},
    "valor_min": {"type": float, "help": "o maior valor do texto é este ou mais, em reais"},
    "valor_max": {"type": float, "help": "o maior valor do texto é este ou menos, em reais"},
    "literal": {"action": "store_true", "default": None, "help": "só as palavras como escritas"},
    "ignorar_assinatura": {
        "action": "store_true",
        "default": None,
        "help": "as palavras só contam fora das linhas de quem assina",
    },
}
"""The filters of a search, with the names of the API."""

PAGE = ["ordem", "pagina", "limite"]
"""What is about one page of it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """
    Runs the command; returns its exit code: 0 done, 1 refused or not reached.

    Wrong arguments end the program with 2, as argparse does.
    """
    parser = _parser()
    asked = parser.parse_args(arguments)
    _refuse_pages_of_csv(parser, asked)
    values = {name: value for name, value in vars(asked).items() if value is not None}
    run: Callable[..., None] = values.pop("run")
    options = {name: values.pop(name) for name in ("base_url", "api_key") if name in values}
    try:
        with Arauto(**options) as arauto:
            run(arauto, **values)
    except BrokenPipeError:
        # The reader, such as head, has enough.
        sys.stderr.close()
        return 0
    except (ArautoError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _refuse_pages_of_csv(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> None:
    if not getattr(asked, "csv", None):
        return
    given = [name for name in PAGE if getattr(asked, name) is not None]
    if given:
        parser.error(f"--csv traz tudo o que se encontra: não vai com --{given[0]}")


def _buscar(arauto: Arauto, termo: str, csv: bool = False, **filters: Any) -> None:
    if csv:
        _write_csv(arauto, termo, filters)
        return
    page = arauto.buscar(termo, **filters)
    print(f"{page.total} publicações")
    for act in page.resultados:
        print(
            f"\n{act.data_publicacao}  seção {act.secao}  {act.titulo}\n  {act.orgao}\n  {act.id}"
        )
    for notice in page.avisos:
        print(f"Aviso: {notice.mensagem}", file=sys.stderr)


def _write_csv(arauto: Arauto, termo: str, filters: dict[str, Any]) -> None:
    export = arauto.exportar(termo=termo, formato="csv", **filters)
    for piece in export.arquivo():
        sys.stdout.buffer.write(piece)
    sys.stdout.buffer.flush()
    _tell_notices(export.avisos)


def _tell_notices(codes: list[str]) -> None:
    if codes:
        print(f"Avisos: {', '.join(codes)}; buscar os explica.", file=sys.stderr)


def _ler(arauto: Arauto, id: str) -> None:
    print(arauto.publicacao(id).conteudo_completo)


def _exportar(arauto: Arauto, arquivo: str, **filters: Any) -> None:
    form: Any = filters.pop("formato", None) or arquivo.rpartition(".")[2]
    export = arauto.exportar(formato=form, bom=form == "csv" or None, **filters)
    export.salvar(arquivo)
    print(f"{export.total} publicações em {arquivo}", file=sys.stderr)
    _tell_notices(export.avisos)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="arauto",
        description="Busca no Diário Oficial da União, por um serviço Arauto.",
        epilog="O endereço e a chave vêm de ARAUTO_BASE_URL e ARAUTO_API_KEY, se não são dados.",
    )
    parser.add_argument("--version", action="version", version=f"arauto {__version__}")
    parser.add_argument("--base-url", help="endereço da API: https://…/api/v1")
    parser.add_argument("--api-key", help="chave da API; outros usuários da máquina a veriam")
    commands = parser.add_subparsers(required=True, metavar="comando")

    search = commands.add_parser("buscar", help="mostra uma página do que se encontra")
    search.add_argument(
        "termo", help='o que procurar: palavras, "frase exata", OU, -palavra; * é tudo'
    )
    _add_filters(search)
    search.add_argument("--ordem", choices=["relevancia", "recentes", "antigas", "valor"])
    search.add_argument("--pagina", type=int)
    search.add_argument("--limite", type=int, help="quantas por página, até 100")
    search.add_argument(
        "--csv",
        action="store_true",
        default=None,
        help="em vez da página, tudo o que se encontra, como CSV na saída",
    )
    search.set_defaults(run=_buscar)

    read = commands.add_parser("ler", help="mostra o texto de uma publicação")
    read.add_argument("id", metavar="pub_…")
    read.set_defaults(run=_ler)

    export = commands.add_parser("exportar", help="grava tudo o que se encontra num arquivo")
    export.add_argument("arquivo", help="termina em .csv, .jsonl ou .parquet")
    export.add_argument("--termo", help="o que procurar, como em buscar; sem ele, tudo")
    _add_filters(export)
    export.add_argument("--formato", choices=["csv", "jsonl", "parquet"])
    export.add_argument(
        "--campos", type=lambda text: text.split(","), help="separados por vírgulas"
    )
    export.set_defaults(run=_exportar)
    return parser


def _add_filters(parser: argparse.ArgumentParser) -> None:
    for name, options in FILTERS.items():
        parser.add_argument(f"--{name}", **options)
