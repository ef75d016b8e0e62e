"""
Tantivy as measure.ts asks it: `load FOLDER` or `ask FOLDER`, each with JSON on standard input and
output. One thread, processor time; what JSON takes is not counted.

An act has the stems of its words as often as Arauto's index counts them, and its words with their
positions, so that both engines have the same vocabulary.
"""

import json
import os
import sys
import time

import tantivy
from tantivy import Index, Occur, Order, Query, SchemaBuilder, TextAnalyzerBuilder, Tokenizer

TITLE_WEIGHT = 8.0
WRITER_BYTES = 512 * 2**20


def schema():
    return (
        SchemaBuilder()
        .add_integer_field("chave", indexed=True, fast=True)
        .add_text_field("radicais", tokenizer_name="palavras", index_option="freq")
        .add_text_field("titulo", tokenizer_name="palavras")
        .add_text_field("texto", tokenizer_name="palavras")
        .add_text_field("filtros", tokenizer_name="palavras", index_option="basic")
        .build()
    )


def load(folder):
    """An act a line; prints what it took."""
    os.mkdir(folder)
    index = Index(schema(), folder)
    index.register_tokenizer("palavras", TextAnalyzerBuilder(Tokenizer.whitespace()).build())
    writer = index.writer(WRITER_BYTES, 1)
    acts = 0
    parsing = 0.0
    started = time.process_time()
    while True:
        before = time.thread_time()
        line = sys.stdin.buffer.readline()
        fields = json.loads(line) if line else None
        parsing += time.thread_time() - before
        if fields is None:
            break
        writer.add_document(tantivy.Document(**fields))
        acts += 1
    writer.commit()
    writer.wait_merging_threads()
    json.dump({"acts": acts, "cpuSeconds": time.process_time() - started - parsing}, sys.stdout)


def ask(folder):
    """All classes, in both orders, on one newly opened index; each request, then each again."""
    index = Index.open(folder)
    searcher = index.searcher()
    classes = json.load(sys.stdin)
    of = index.schema
    asked = []
    for order in ("recentes", "relevancia"):
        for requests in classes:
            made = None if requests is None else [(query(of, r), r) for r in requests]
            asked.append(made and times(searcher, made, order))
    names = os.listdir(folder)
    json.dump(
        {
            "asked": asked,
            "segments": searcher.num_segments,
            "bytes": sum(os.path.getsize(os.path.join(folder, name)) for name in names),
        },
        sys.stdout,
    )


def times(searcher, made, order):
    first, totals = measured(searcher, made, order, True)
    again, _ = measured(searcher, made, order, True)
    page, _ = measured(searcher, made, order, False)
    return {"first": first, "again": again, "page": page, "totals": totals}


def measured(searcher, made, order, count):
    """@param count: Whether the total is asked for, too; without it Tantivy passes over what cannot enter."""
    cpu, totals = [], []
    for sought, request in made:
        settings = {"offset": request["offset"], "count": count}
        if order == "recentes":
            settings |= {"order_by_field": "chave", "order": Order.Desc}
        before = time.process_time_ns()
        found = searcher.search(sought, request["limit"], **settings)
        cpu.append((time.process_time_ns() - before) / 1e6)
        totals.append(found.count)
    return cpu, totals


def query(of, request):
    parts = [part(of, sought) for sought in request["partes"]]
    parts += [unscored(Query.term_query(of, "filtros", term, "basic")) for term in request["filtros"]]
    if request["chaves"]:
        first, last = request["chaves"]
        kind = tantivy.FieldType.Integer
        parts.append(unscored(Query.range_query(of, "chave", kind, first, last)))
    return parts[0] if len(parts) == 1 else Query.boolean_query([(Occur.Must, p) for p in parts])


def part(of, sought):
    if "radical" in sought:
        return Query.term_query(of, "radicais", sought["radical"], "freq")
    if "frase" in sought:
        return anywhere(lambda field: phrase(of, field, sought["frase"]))
    return anywhere(lambda field: Query.regex_query(of, field, f"{sought['prefixo']}.*"))


def phrase(of, field, words):
    return Query.term_query(of, field, words[0]) if len(words) == 1 else Query.phrase_query(of, field, words)


def anywhere(find):
    title = Query.boost_query(find("titulo"), TITLE_WEIGHT)
    return Query.boolean_query([(Occur.Should, find("texto")), (Occur.Should, title)])


def unscored(part):
    return Query.const_score_query(part, 0.0)


if __name__ == "__main__":
    {"load": load, "ask": ask}[sys.argv[1]](sys.argv[2])
