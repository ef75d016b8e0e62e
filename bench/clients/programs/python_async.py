import asyncio

from arauto import AsyncArauto


async def main() -> None:
    count = 0
    async with AsyncArauto() as arauto:
        async for each in arauto.buscar_itens("*", limite=100):
            count += bool(each.titulo)
    print(count)


asyncio.run(main())
