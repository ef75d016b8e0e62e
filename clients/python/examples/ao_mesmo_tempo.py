"""python examples/ao_mesmo_tempo.py: several searches at once."""

import asyncio

from arauto import AsyncArauto

TERMOS = ["portaria", "edital", "contrato", "nomear"]


async def main() -> None:
    async with AsyncArauto() as arauto:
        paginas = await asyncio.gather(*(arauto.buscar(termo, limite=1) for termo in TERMOS))
    for termo, pagina in zip(TERMOS, paginas, strict=True):
        print(f"{termo}: {pagina.total}")


asyncio.run(main())
