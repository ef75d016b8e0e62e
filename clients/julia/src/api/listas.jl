# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
# Lists of items that alerts have in common. The key needs the scope `alertas`.

"""
    listar_listas(client)

All lists of the account, without their items.

Gives [`Arauto.Rows`](@ref).
"""
listar_listas(client::Client) = table_of(request(client, "GET", "/listas"), FIELDS.ListaDeTermos)

"""
    criar_lista(client; nome, itens, chave, idempotency_key)

Creates a list. Read `recusados`: items that could not be read are left out.

Gives a `NamedTuple`.

- `nome`: what you call it
- `itens`: the items of the list: each a query, with a `grupo` of your own; up to 10,000 (a named tuple with any of
  `termo` and `grupo`; a vector)
- `chave`: your own key for it, unique in the account, by which files of configuration name it
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
criar_lista(client::Client; nome, itens, chave = nothing, idempotency_key = nothing) =
    record_of(request(client, "POST", "/listas"; body = (; nome, itens, chave), idempotency_key))

"""
    gravar_lista(client, chave; nome, itens)

Creates the list with this key, or replaces it. The same call again changes nothing: `mudou` says so.

Gives a `NamedTuple`.

- `nome`: what you call it
- `itens`: the items of the list: each a query, with a `grupo` of your own; up to 10,000 (a named tuple with any of
  `termo` and `grupo`; a vector)
"""
gravar_lista(client::Client, chave; nome, itens) =
    record_of(request(client, "PUT", "/listas/chave/$(piece(chave))"; body = (; nome, itens)))

"""
    obter_lista(client, id)

One list with its items.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.
"""
obter_lista(client::Client, id) = record_of(request(client, "GET", "/listas/$(piece(id))"))

"""
    alterar_lista(client, id; nome, chave, itens, adicionar, remover)

Changes the given fields; adds and removes items, or replaces all. `missing` empties a field.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `nome`: what you call it
- `chave`: your own key for it, unique in the account, by which files of configuration name it
- `itens`: the items of the list: each a query, with a `grupo` of your own; up to 10,000 (a named tuple with any of
  `termo` and `grupo`; a vector)
- `adicionar`: items to add (a named tuple with any of `termo` and `grupo`; a vector)
- `remover`: queries of items to remove (a vector)
"""
function alterar_lista(
    client::Client, id; nome = nothing, chave = nothing, itens = nothing, adicionar = nothing, remover = nothing,
)
    body = (; nome, chave, itens, adicionar, remover)
    return record_of(request(client, "PATCH", "/listas/$(piece(id))"; body))
end

"""
    excluir_lista(client, id)

Deletes a list that no alert has.

Gives nothing. Throws `Arauto.NotFoundError` for an unknown id.
"""
excluir_lista(client::Client, id) = request(client, "DELETE", "/listas/$(piece(id))")
