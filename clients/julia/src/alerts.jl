"""
    criar_alerta(client; nome, consulta, filtros, canais, frequencia, hora, avisar_vazio, ativo, idempotency_key)

Creates an alert: a saved search that tells you of every new publication it finds.

- `consulta`: what to look for, in the query language of [`buscar`](@ref)'s `termo`
- `filtros`: any of `secoes`, `orgaos`, `tipos_ato`, `situacoes` and `cnpjs`, as vectors; `valor_min` and `valor_max`,
  in reais; `literal`
- `canais`: `webhooks` (ids) and `emails`
- `frequencia`: `"imediata"`, `"edicao"` or `"diaria"`, then at `hora` (0 to 23, of Brasília)
- `avisar_vazio`: whether a mail also says that nothing was found
"""
function criar_alerta(
    client::Client; nome, consulta, filtros = nothing, canais = nothing, frequencia = nothing, hora = nothing,
    avisar_vazio = nothing, ativo = nothing, idempotency_key = nothing,
)
    body = (;
        nome = nome, consulta = consulta, filtros = filtros, canais = canais, frequencia = frequencia, hora = hora,
        avisar_vazio = avisar_vazio, ativo = ativo,
    )
    return record_of(request(client, "POST", "/alertas"; body = body, idempotency_key = idempotency_key))
end

"""
    listar_alertas(client)

All alerts of the account.
"""
listar_alertas(client::Client) = table_of(request(client, "GET", "/alertas"), FIELDS.alertas)

"""
    obter_alerta(client, id)
"""
obter_alerta(client::Client, id) = record_of(request(client, "GET", "/alertas/$(piece(id))"))

"""
    alterar_alerta(client, id; nome, consulta, filtros, canais, frequencia, hora, avisar_vazio, ativo)

Changes only the given fields; `missing` empties a field.
"""
function alterar_alerta(
    client::Client, id; nome = nothing, consulta = nothing, filtros = nothing, canais = nothing, frequencia = nothing,
    hora = nothing, avisar_vazio = nothing, ativo = nothing,
)
    body = (;
        nome = nome, consulta = consulta, filtros = filtros, canais = canais, frequencia = frequencia, hora = hora,
        avisar_vazio = avisar_vazio, ativo = ativo,
    )
    return record_of(request(client, "PATCH", "/alertas/$(piece(id))"; body = body))
end

"""
    excluir_alerta(client, id)

Gives nothing.
"""
excluir_alerta(client::Client, id) = request(client, "DELETE", "/alertas/$(piece(id))")

"""
    simular_alerta(client; consulta, filtros, idempotency_key)

Shows what an alert would have found recently, without creating it.
"""
function simular_alerta(client::Client; consulta, filtros = nothing, idempotency_key = nothing)
    body = (; consulta = consulta, filtros = filtros)
    return record_of(request(client, "POST", "/alertas/simular"; body = body, idempotency_key = idempotency_key))
end

"""
    executar_alerta(client, id; desde, ate, entregar, idempotency_key)

Runs an alert over past days. With `entregar = true`, the results go to the alert's channels.
"""
function executar_alerta(client::Client, id; desde, ate, entregar = nothing, idempotency_key = nothing)
    body = (; desde = desde, ate = ate, entregar = entregar)
    return record_of(request(client, "POST", "/alertas/$(piece(id))/executar"; body = body, idempotency_key = idempotency_key))
end
