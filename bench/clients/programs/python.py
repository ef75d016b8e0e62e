from arauto import Arauto

with Arauto() as arauto:
    print(sum(1 for each in arauto.buscar_itens("*", limite=100) if each.titulo))
