# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
# Folders in which the account keeps acts, with what its people say of them. The key needs the scope `alertas`.

"""
    listar_pastas(client; publicacao)

All folders of the account.

Gives [`Arauto.Rows`](@ref).

- `publicacao`: only those that have this act
"""
listar_pastas(client::Client; publicacao = nothing) =
    table_of(request(client, "GET", "/pastas"; query = (; publicacao)), FIELDS.Pasta)

"""
    criar_pasta(client; nome, idempotency_key)

Creates a folder.

Gives a `NamedTuple`.

- `nome`: what you call it
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
criar_pasta(client::Client; nome, idempotency_key = nothing) =
    record_of(request(client, "POST", "/pastas"; body = (; nome), idempotency_key))

"""
    obter_pasta(client, id)

One folder, with the labels in it.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.
"""
obter_pasta(client::Client, id) = record_of(request(client, "GET", "/pastas/$(piece(id))"))

"""
    alterar_pasta(client, id; nome, versao)

Renames a folder. `missing` empties a field.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `nome`: what you call it
- `versao`: the version that was read: if somebody has changed it since, nothing is written
"""
alterar_pasta(client::Client, id; nome, versao = nothing) =
    record_of(request(client, "PATCH", "/pastas/$(piece(id))"; body = (; nome, versao)))

"""
    excluir_pasta(client, id; versao)

Deletes a folder, with what was said of its acts.

Gives nothing. Throws `Arauto.NotFoundError` for an unknown id.

- `versao`: the version that was read: if somebody has changed it since, nothing is written
"""
excluir_pasta(client::Client, id; versao = nothing) =
    request(client, "DELETE", "/pastas/$(piece(id))"; query = (; versao))

"""
    atos_pasta(client, id; etiqueta, responsavel, prazo_ate, andamento, ordem, pagina, limite)

The acts in a folder, each as it is now.

Gives one page, as [`Arauto.Rows`](@ref). For more, see [`pages`](@ref), [`items`](@ref) and [`gather`](@ref). Throws
`Arauto.NotFoundError` for an unknown id.

- `etiqueta`: only those with this label, as it is written
- `responsavel`: only those of which this person is in charge, by identifier
- `prazo_ate`: only those with a day until this one, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `andamento`: whether there is something left to do (`"aberto"` or `"concluido"`)
- `ordem`: those with the nearest day first, the newest acts first, or by the next day that the act's own text names
  (`"prazo"` by default, `"data"` or `"prazo_do_ato"`)
- `pagina`: page (from 1; 1 by default)
- `limite`: items per page (1 to 100; 20 by default)
"""
function atos_pasta(
    client::Client, id; etiqueta = nothing, responsavel = nothing, prazo_ate = nothing, andamento = nothing,
    ordem = nothing, pagina = nothing, limite = nothing,
)
    query = (; etiqueta, responsavel, prazo_ate, andamento, ordem, pagina, limite)
    return page_of(request(client, "GET", "/pastas/$(piece(id))/atos"; query), FIELDS.AtoDePasta)
end

"""
    ato_pasta(client, id, publicacao_id)

One act in a folder, as it is now.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.
"""
ato_pasta(client::Client, id, publicacao_id) =
    record_of(request(client, "GET", "/pastas/$(piece(id))/atos/$(piece(publicacao_id))"))

"""
    guardar_ato(client, id, publicacao_id; nota, etiquetas, responsavel, prazo, andamento, versao)

Puts an act into a folder, or changes what is said of it there; what is absent stays. The same call again changes
nothing.

Gives a `NamedTuple`.

- `nota`: what people noted about the act
- `etiquetas`: labels, without commas, semicolons, quotes and backslashes (a vector)
- `responsavel`: who is in charge: the identifier of a person of the account
- `prazo`: the day until which something must be done (a `Date` or `"YYYY-MM-DD"`)
- `andamento`: whether there is something left to do (`"aberto"` or `"concluido"`)
- `versao`: the version that was read: if somebody has changed it since, nothing is written
"""
function guardar_ato(
    client::Client, id, publicacao_id; nota = nothing, etiquetas = nothing, responsavel = nothing, prazo = nothing,
    andamento = nothing, versao = nothing,
)
    body = (; nota, etiquetas, responsavel, prazo, andamento, versao)
    return record_of(request(client, "PUT", "/pastas/$(piece(id))/atos/$(piece(publicacao_id))"; body))
end

"""
    anotar_ato(client, id, publicacao_id; nota, etiquetas, responsavel, prazo, andamento, versao)

Changes what is said of an act that is in the folder; what is absent stays. `missing` empties a field.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `nota`: what people noted about the act
- `etiquetas`: labels, without commas, semicolons, quotes and backslashes (a vector)
- `responsavel`: who is in charge: the identifier of a person of the account
- `prazo`: the day until which something must be done (a `Date` or `"YYYY-MM-DD"`)
- `andamento`: whether there is something left to do (`"aberto"` or `"concluido"`)
- `versao`: the version that was read: if somebody has changed it since, nothing is written
"""
function anotar_ato(
    client::Client, id, publicacao_id; nota = nothing, etiquetas = nothing, responsavel = nothing, prazo = nothing,
    andamento = nothing, versao = nothing,
)
    body = (; nota, etiquetas, responsavel, prazo, andamento, versao)
    return record_of(request(client, "PATCH", "/pastas/$(piece(id))/atos/$(piece(publicacao_id))"; body))
end

"""
    retirar_ato(client, id, publicacao_id; versao)

Takes an act out of a folder.

Gives nothing. Throws `Arauto.NotFoundError` for an unknown id.

- `versao`: the version that was read: if somebody has changed it since, nothing is written
"""
retirar_ato(client::Client, id, publicacao_id; versao = nothing) =
    request(client, "DELETE", "/pastas/$(piece(id))/atos/$(piece(publicacao_id))"; query = (; versao))
