"""
    listar_chaves(client; conta)

All API keys of the account, or of another (`conta`, its id): never the keys themselves. These functions need the scope
`administracao`.
"""
listar_chaves(client::Client; conta = nothing) =
    table_of(request(client, "GET", "/chaves"; query = (; conta = conta)), FIELDS.chaves)

"""
    criar_chave(client; nome, escopos, limite, expira, conta, idempotency_key)

Creates an API key. The answer has it in `chave`, only here.

- `escopos`: any of `"consulta"`, `"webhooks"`, `"alertas"`, `"administracao"`, as a vector
- `limite`: requests a minute; `expira`: last day, a `Date` or `"YYYY-MM-DD"`; `conta`: id of another account
"""
function criar_chave(
    client::Client; nome, escopos = nothing, limite = nothing, expira = nothing, conta = nothing, idempotency_key = nothing,
)
    body = (; nome = nome, escopos = escopos, limite = limite, expira = expira, conta = conta)
    return record_of(request(client, "POST", "/chaves"; body = body, idempotency_key = idempotency_key))
end

"""
    obter_chave(client, id)
"""
obter_chave(client::Client, id) = record_of(request(client, "GET", "/chaves/$(piece(id))"))

"""
    alterar_chave(client, id; nome, escopos, limite, expira)

Changes only the given fields; `expira = missing` removes the expiry.
"""
function alterar_chave(client::Client, id; nome = nothing, escopos = nothing, limite = nothing, expira = nothing)
    body = (; nome = nome, escopos = escopos, limite = limite, expira = expira)
    return record_of(request(client, "PATCH", "/chaves/$(piece(id))"; body = body))
end

"""
    revogar_chave(client, id)

The key is refused from now on. Gives nothing.
"""
revogar_chave(client::Client, id) = request(client, "DELETE", "/chaves/$(piece(id))")

"""
    uso_chave(client, id; periodo)

Requests of a key, day by day, in the last `"7d"`, `"30d"` or `"90d"`.
"""
uso_chave(client::Client, id; periodo = nothing) =
    table_of(request(client, "GET", "/chaves/$(piece(id))/uso"; query = (; periodo = periodo)), FIELDS.uso)

"""
    listar_contas(client)

All accounts, for operators.
"""
listar_contas(client::Client) = table_of(request(client, "GET", "/contas"), FIELDS.contas)

"""
    criar_conta(client; nome, email, idempotency_key)
"""
criar_conta(client::Client; nome, email, idempotency_key = nothing) = record_of(
    request(client, "POST", "/contas"; body = (; nome = nome, email = email), idempotency_key = idempotency_key),
)

"""
    alterar_conta(client, id; nome, email)

Changes only the given fields.
"""
alterar_conta(client::Client, id; nome = nothing, email = nothing) =
    record_of(request(client, "PATCH", "/contas/$(piece(id))"; body = (; nome = nome, email = email)))
