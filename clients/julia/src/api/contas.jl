# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
# Accounts of the installation. The key needs the scope `administracao`.

"""
    listar_contas(client)

All accounts.

Gives [`Arauto.Rows`](@ref).
"""
listar_contas(client::Client) = table_of(request(client, "GET", "/contas"), FIELDS.Conta)

"""
    criar_conta(client; nome, email, idempotency_key)

Creates an account.

Gives a `NamedTuple`.

- `nome`: what you call it
- `email`: address of whoever answers for it
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
criar_conta(client::Client; nome, email, idempotency_key = nothing) =
    record_of(request(client, "POST", "/contas"; body = (; nome, email), idempotency_key))

"""
    alterar_conta(client, id; nome, email)

Changes the given fields and leaves the rest. `missing` empties a field.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `nome`: what you call it
- `email`: address of whoever answers for it
"""
alterar_conta(client::Client, id; nome = nothing, email = nothing) =
    record_of(request(client, "PATCH", "/contas/$(piece(id))"; body = (; nome, email)))
