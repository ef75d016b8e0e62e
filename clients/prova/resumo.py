"""Recalcula o `sha256` de atos do Arauto, só com a biblioteca padrão: python3 resumo.py < atos.jsonl

Lê um ato por linha, como o dá GET /publicacao/{id} (só `dados`) ou GET /exportar com todos os campos.
"""
import hashlib
import json
import sys


def forma_canonica(ato):
    fonte = ato["fonte"]
    campos = {"id": ato["id"], "pubName": fonte["pub_name"], "idMateria": fonte["id_materia"], "parts": fonte["numeros"]}
    for nome in ("data_publicacao", "secao", "secao_base", "edicao", "pagina", "orgao", "tipo_ato", "titulo", "ementa",
                 "resumo", "conteudo_completo", "assinatura"):
        campos[nome] = ato[nome]
    campos["url_original"] = campos["url_pdf"] = ato["url_pdf"]  # o endereço permanente chega depois
    return json.dumps(campos, ensure_ascii=False, separators=(",", ":")).encode()


def main():
    lidos, errados = 0, 0
    for linha in sys.stdin.buffer:
        ato = json.loads(linha)
        lidos += 1
        if hashlib.sha256(forma_canonica(ato)).hexdigest() != ato["sha256"]:
            errados += 1
            print(f"{ato['id']}: o resumo não confere")
    print(f"{lidos} atos, {errados} não conferem")
    sys.exit(1 if errados or not lidos else 0)


if __name__ == "__main__":
    main()
