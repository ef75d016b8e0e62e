"""The command `arauto`, for those who have a key and no program: `arauto buscar "licitação"`."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Callable, Sequence
from typing import Any

from arauto._language import text
from arauto._sync.client import Arauto
from arauto._version import __version__
from arauto.errors import ArautoError

SECTIONS = ["1", "2", "3", "extra", "extra1", "extra2", "extra3"]

FILTERS: dict[str, dict[str, Any]] = {
    "data_inicio": {},
    "data_fim": {},
    "secao": {"action": "append", "choices": SECTIONS, "metavar": "SECAO"},
    "orgao": {"action": "append"},
    "orgao_exceto": {"action": "append"},
    "tipo_ato": {"action": "append"},
    "edicao": {},
    "situacao": {"action": "append"},
    "cnpj": {"action": "append"},
    "valor_min": {"type": float},
    "valor_max": {"type": float},
    "literal": {"action": "store_true", "default": None},
    "ignorar_assinatura": {"action": "store_true", "default": None},
}
"""The filters of a search, with the names of the API."""

PAGE = ["ordem", "pagina", "limite"]
"""What is about one page of it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """
    Runs the command; returns its exit code: 0 done, 1 refused or not reached, 130 interrupted.

    Wrong arguments end the program with 2, as argparse does.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal may lack letters; a `?` in a title is better than no answer.
            stream.reconfigure(errors="replace")
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
    except KeyboardInterrupt:
        return 130
    except (ArautoError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _refuse_pages_of_csv(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> None:
    if not getattr(asked, "csv", None):
        return
    given = [name for name in PAGE if getattr(asked, name) is not None]
    if given:
        parser.error(text("csv_is_all", option=given[0]))


def _buscar(arauto: Arauto, termo: str, csv: bool = False, **filters: Any) -> None:
    if csv:
        _write_csv(arauto, termo, filters)
        return
    page = arauto.buscar(termo, **filters)
    print(_found(page.total))
    for act in page.resultados:
        section = text("in_section", section=act.secao)
        print(f"\n{act.data_publicacao}  {section}  {act.titulo}\n  {act.orgao}\n  {act.id}")
    for notice in page.avisos:
        print(text("notice", message=notice.mensagem), file=sys.stderr)


def _found(count: int | None) -> str:
    return text("found_one") if count == 1 else text("found", count=count)


def _write_csv(arauto: Arauto, termo: str, filters: dict[str, Any]) -> None:
    export = arauto.exportar(termo=termo, formato="csv", **filters)
    for piece in export.arquivo():
        sys.stdout.buffer.write(piece)
    sys.stdout.buffer.flush()
    _tell_notices(export.avisos)


def _tell_notices(codes: list[str]) -> None:
    if codes:
        print(text("notice_codes", codes=", ".join(codes)), file=sys.stderr)


def _ler(arauto: Arauto, id: str) -> None:
    print(arauto.publicacao(id).conteudo_completo)


def _exportar(arauto: Arauto, arquivo: str, **filters: Any) -> None:
    form: Any = filters.pop("formato", None) or arquivo.rpartition(".")[2]
    export = arauto.exportar(formato=form, bom=form == "csv" or None, **filters)
    export.salvar(arquivo)
    print(text("in_file", found=_found(export.total), file=arquivo), file=sys.stderr)
    _tell_notices(export.avisos)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="arauto", description=text("command_about"))
    _add(parser, "--version", "help_version", action="version", version=f"arauto {__version__}")
    _add(parser, "--base-url", "help_base_url")
    _add(parser, "--api-key", "help_api_key")
    commands = parser.add_subparsers(required=True, metavar=text("command"), parser_class=_Parser)

    search = commands.add_parser("buscar", help=text("help_buscar"))
    _add(search, "termo", "help_o_que")
    _add_filters(search)
    _add(search, "--ordem", choices=["relevancia", "recentes", "antigas", "valor"], metavar="ORDEM")
    _add(search, "--pagina", type=int)
    _add(search, "--limite", type=int)
    _add(search, "--csv", action="store_true", default=None)
    search.set_defaults(run=_buscar)

    read = commands.add_parser("ler", help=text("help_ler"))
    read.add_argument("id", metavar="pub_…")
    read.set_defaults(run=_ler)

    export = commands.add_parser("exportar", help=text("help_exportar"))
    _add(export, "arquivo")
    _add(export, "--termo")
    _add_filters(export)
    _add(export, "--formato", choices=["csv", "jsonl", "parquet"], metavar="FORMATO")
    _add(export, "--campos", type=_fields)
    export.set_defaults(run=_exportar)
    return parser


class _Parser(argparse.ArgumentParser):
    """Says what its option for help is in the user's language; argparse has it in English only."""

    def __init__(self, **options: Any) -> None:
        super().__init__(add_help=False, **options)
        self.add_argument("-h", "--help", "--ajuda", action="help", help=text("help_ajuda"))


def _fields(names: str) -> list[str]:
    return names.split(",")


def _add(
    parser: argparse.ArgumentParser, name: str, meaning: str | None = None, **options: Any
) -> None:
    meaning = meaning or f"help_{name.lstrip('-')}"
    parser.add_argument(name, help=text(meaning), **options)


def _add_filters(parser: argparse.ArgumentParser) -> None:
    for name, options in FILTERS.items():
        _add(parser, f"--{name}", **options)
