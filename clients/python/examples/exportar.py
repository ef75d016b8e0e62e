"""python examples/exportar.py portaria portarias.csv: all results, for spreadsheets."""

import sys

from arauto import Arauto

termo, caminho = sys.argv[1:3] if len(sys.argv) > 2 else ("portaria", "publicacoes.csv")
with Arauto() as arauto:
    exportacao = arauto.exportar(termo=termo, formato="csv", bom=True)
    exportacao.salvar(caminho)
print(exportacao.total, "publicações em", caminho)
