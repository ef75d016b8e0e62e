# Which bodies published most acts that match a search, day by day?
#   julia atos-por-orgao.jl 'licitação'        (ARAUTO_API_KEY and ARAUTO_BASE_URL set)
using Arauto, Dates

termo = isempty(ARGS) ? "licitação" : ARGS[1]
acts = gather(buscar, Arauto.Client(), termo; data_fim = today(), max_itens = 1000)

counts = Dict{Tuple{Date,String},Int}()
for act in acts
    key = (act.data_publicacao, first(split(act.orgao, '/')))
    counts[key] = get(counts, key, 0) + 1
end
println(length(acts), " of ", acts.total, " acts read")
for ((day, body), count) in Iterators.take(sort(collect(counts); by = last, rev = true), 10)
    println(day, "  ", lpad(count, 4), "  ", body)
end
