"""Confere uma prova do Arauto sem o Arauto: python3 provar.py prova.json [edicao.zip]

prova.json é a resposta de GET /publicacao/{id}/prova. A assinatura (Ed25519) se confere com openssl: docs/prova.md.
"""
import hashlib
import json
import re
import sys
import zipfile

sha = lambda *partes: hashlib.sha256(b"".join(partes)).digest()
folha = lambda resumo, nome: sha(b"\0", bytes.fromhex(resumo), nome.encode())


def raiz_pelo_caminho(no, indice, folhas, caminho):
    ultimo = folhas - 1
    for lado in map(bytes.fromhex, caminho):
        if indice % 2 or indice == ultimo:
            no = sha(b"\1", lado, no)
            while indice and not indice % 2:
                indice, ultimo = indice // 2, ultimo // 2
        else:
            no = sha(b"\1", no, lado)
        indice, ultimo = indice // 2, ultimo // 2
    return no.hex() if ultimo == 0 else None


def raiz(nos):
    if len(nos) == 1:
        return nos[0]
    meio = 1 << (len(nos) - 1).bit_length() - 1
    return sha(b"\1", raiz(nos[:meio]), raiz(nos[meio:]))


def xml_do_dia(caminho, dia):
    with zipfile.ZipFile(caminho) as arquivo:
        for item in arquivo.namelist():
            nome = item.rsplit("/", 1)[-1]
            data = re.match(r"\d+_(\d{4})(\d{2})(\d{2})_", nome)
            if nome.lower().endswith(".xml") and not nome.startswith("._") and (not data or "-".join(data.groups()) == dia):
                yield nome.encode(), hashlib.sha256(arquivo.read(item)).hexdigest()


def conferir(prova, zip_dado=None):
    dito, zip_ = json.loads(prova["declaracao"]["texto"]), prova["zip"]
    caminho = lambda no, via: raiz_pelo_caminho(no, via["indice"], via["folhas"], via["caminho"])
    yield "XML até a raiz do zip", prova["xml"] and all(caminho(folha(x["sha256"], x["nome"]), x) == zip_["raiz"] for x in prova["xml"])
    yield "zip até a raiz do dia", caminho(folha(zip_["raiz"], zip_["arquivo"]), zip_) == prova["raiz"] == dito["raiz"]
    yield "declaração", sha(prova["declaracao"]["texto"].encode()).hex() == prova["declaracao"]["sha256"]
    if zip_dado:
        lidos = sorted(set(xml_do_dia(zip_dado, prova["data"])))
        yield "zip dado", raiz([folha(resumo, nome.decode()) for nome, resumo in lidos]).hex() == zip_["raiz"]
        yield "XML no zip dado", all((x["nome"].encode(), x["sha256"]) in lidos for x in prova["xml"])


if __name__ == "__main__":
    lida = json.load(open(sys.argv[1], encoding="utf-8"))
    tudo = list(conferir(lida.get("dados", lida), *sys.argv[2:3]))
    for parte, confere in tudo:
        print(f"{parte}: {'confere' if confere else 'NÃO CONFERE'}")
    sys.exit(0 if all(confere for _, confere in tudo) else 1)
