using Arauto
println(count(act -> !isempty(act.titulo), items(buscar, Arauto.Client(), "*"; limite = 100)))
