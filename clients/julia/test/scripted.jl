# A transport whose answers are given, in order, and that notes what it was sent. An answer is a `Response`, an error,
# or, for an export that breaks off, a pair of what is written and the error.
mutable struct Scripted <: A.AbstractTransport
    answers::Vector{Any}
    requests::Vector{A.Request}
    waits::Vector{Float64}
end

function A.send(transport::Scripted, request::A.Request)
    push!(transport.requests, request)
    outcome = transport.answers[length(transport.requests)]
    if outcome isa Pair
        write(request.output, outcome.first)
        outcome = outcome.second
    end
    outcome isa Exception && throw(outcome)
    request.output === nothing || write(request.output, outcome.body)
    return outcome
end

function scripted(answers...; options...)
    transport = Scripted(collect(Any, answers), A.Request[], Float64[])
    client = A.Client(;
        api_key = "ar_00000000_segredo", base_url = "http://servico/api/v1", transport = transport,
        sleep = seconds -> push!(transport.waits, seconds), now = () -> 1000.0, random = () -> 1.0, options...,
    )
    return client, transport
end

answer(body, status = 200, headers = Dict{String,String}()) = A.Response(status, headers, Vector{UInt8}(body))

failure(status, headers = Dict{String,String}()) =
    answer("""{"sucesso":false,"erro":{"codigo":"c","mensagem":"m","detalhes":[]},"request_id":"req_1"}""", status, headers)

broken() = A.UnreachableError("caiu")

function page(ids, pagina = 1, total_paginas = 1)
    items = join(["""{"id":"$id","titulo":"Título $id","data_publicacao":"2026-03-09"}""" for id in ids], ',')
    return answer("""{"sucesso":true,"dados":{"total":9,"pagina":$pagina,"limite":2,"total_paginas":$total_paginas,
        "resultados":[$items],"avisos":[]}}""")
end
