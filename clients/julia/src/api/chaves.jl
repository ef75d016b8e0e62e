# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
# API keys. Those of other accounts need the scope `administracao`.

"""
    listar_chaves(client; conta)

Keys of the account, or of another one.

Gives [`Arauto.Rows`](@ref).

- `conta`: id of the account, if it is another
"""
listar_chaves(client::Client; conta = nothing) =
    table_of(request(client, "GET", "/chaves"; query = (; conta)), FIELDS.Chave)

"""
    criar_chave(client; nome, escopos, limite, expira, conta, idempotency_key)

Creates a key. `chave` is returned only here.

Gives a `NamedTuple`.

- `nome`: what you call it
- `escopos`: what the key may do (`"consulta"`, `"webhooks"`, `"alertas"`, `"feeds"` or `"administracao"`; a vector)
- `limite`: requests a minute (from 1)
- `expira`: last day on which the key is valid (a `Date` or `"YYYY-MM-DD"`)
- `conta`: id of the account, if it is another
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
function criar_chave(
    client::Client; nome, escopos, limite = nothing, expira = nothing, conta = nothing, idempotency_key = nothing,
)
    body = (; nome, escopos, limite, expira, conta)
    return record_of(request(client, "POST", "/chaves"; body, idempotency_key))
end

"""
    obter_chave(client, id)

One key, without its secret part.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.
"""
obter_chave(client::Client, id) = record_of(request(client, "GET", "/chaves/$(piece(id))"))

"""
    alterar_chave(client, id; nome, escopos, limite, expira)

Changes the given fields and leaves the rest. `missing` empties a field.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `nome`: what you call it
- `escopos`: what the key may do (`"consulta"`, `"webhooks"`, `"alertas"`, `"feeds"` or `"administracao"`; a vector)
- `limite`: requests a minute (from 1)
- `expira`: last day on which the key is valid (a `Date` or `"YYYY-MM-DD"`)
"""
alterar_chave(client::Client, id; nome = nothing, escopos = nothing, limite = nothing, expira = nothing) =
    record_of(request(client, "PATCH", "/chaves/$(piece(id))"; body = (; nome, escopos, limite, expira)))

"""
    revogar_chave(client, id)

Revokes a key. It takes effect at once.

Gives nothing. Throws `Arauto.NotFoundError` for an unknown id.
"""
revogar_chave(client::Client, id) = request(client, "DELETE", "/chaves/$(piece(id))")

"""
    uso_chave(client, id; periodo)

Requests per day.

Gives [`Arauto.Rows`](@ref). Throws `Arauto.NotFoundError` for an unknown id.

- `periodo`: how far back (`"7d"`, `"30d"` by default or `"90d"`)
"""
uso_chave(client::Client, id; periodo = nothing) =
    table_of(request(client, "GET", "/chaves/$(piece(id))/uso"; query = (; periodo)), FIELDS.UsoDiario)
