"""
What arrives of an export: saves it by the client in all formats, and reads these files and those
of a month that the service wrote itself, with everything that people use.
clients/conformance/exports.ts knows what is right.
"""

import csv
import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterable
from typing import Literal

import pandas
import polars

from arauto import Arauto

csv.field_size_limit(sys.maxsize)
FIELDS: list[Literal["id", "titulo", "conteudo_completo"]] = ["id", "titulo", "conteudo_completo"]
FORMATS: list[Literal["jsonl", "csv", "parquet"]] = ["jsonl", "csv", "parquet"]


def rows_of_csv(path: str) -> Iterable[tuple[str, ...]]:
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            yield tuple(row[field] for field in FIELDS)


def rows_of_lines(path: str) -> Iterable[tuple[str, ...]]:
    with open(path, encoding="utf-8") as file:
        for line in file:
            row = json.loads(line)
            yield tuple(row[field] for field in FIELDS)


def of_pandas(frame: pandas.DataFrame) -> Iterable[tuple[str, ...]]:
    return frame[FIELDS].itertuples(index=False)


def of_polars(frame: polars.DataFrame) -> Iterable[tuple[str, ...]]:
    return frame.select(FIELDS).iter_rows()


READERS: dict[str, dict[str, Callable[[str], Iterable[tuple[str, ...]]]]] = {
    "jsonl": {
        "json": rows_of_lines,
        "pandas": lambda path: of_pandas(pandas.read_json(path, lines=True, dtype=False)),
        "polars": lambda path: of_polars(polars.read_ndjson(path, infer_schema_length=None)),
    },
    "csv": {
        "csv": rows_of_csv,
        "pandas": lambda path: of_pandas(pandas.read_csv(path, dtype=str, keep_default_na=False)),
        "polars": lambda path: of_polars(
            polars.read_csv(path, infer_schema=False, empty_string_is_null=False)
        ),
    },
    "parquet": {
        "pandas and pyarrow": lambda path: of_pandas(pandas.read_parquet(path)),
        "polars": lambda path: of_polars(polars.read_parquet(path)),
    },
}


def report(of: str, base: str) -> None:
    for format, readers in READERS.items():
        for name, read in readers.items():
            digest = hashlib.sha256()
            rows = 0
            for values in read(f"{base}.{format}"):
                digest.update("\0".join(values).encode() + b"\n")
                rows += 1
            line = {"id": f"{of} {format} {name}", "rows": rows, "digest": digest.hexdigest()}
            print(json.dumps(line, ensure_ascii=False, separators=(",", ":")))


saved = os.path.join(os.environ["EXPORTS_FOLDER"], "acts")
with Arauto() as arauto:
    for format in FORMATS:
        arauto.exportar(formato=format, campos=FIELDS).salvar(f"{saved}.{format}")
report("saved", saved)
report("month", os.environ["EXPORTS_MONTH"])
