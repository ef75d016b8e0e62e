"""python examples/por_orgao.py "pregão eletrônico": which bodies publish most, as a table."""

import sys

from arauto import Arauto
from arauto.frames import to_pandas

termo = sys.argv[1] if len(sys.argv) > 1 else "portaria"
with Arauto() as arauto:
    publicacoes = to_pandas(arauto.buscar_itens(termo, max_itens=1_000))
print(publicacoes.groupby("orgao")["id"].count().nlargest(10).to_string())
