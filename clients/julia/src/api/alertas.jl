# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
# Saved searches that report their results to people and webhooks. The key needs the scope `alertas`.

"""
    listar_alertas(client)

All alerts of the account.

Gives [`Arauto.Rows`](@ref).
"""
listar_alertas(client::Client) = table_of(request(client, "GET", "/alertas"), FIELDS.Alerta)

"""
    criar_alerta(client; nome, consulta, filtros, canais, frequencia, hora, avisar_vazio, ativo, termos, listas, chave,
                 idempotency_key)

Creates an alert. Read `avisos`: they tell why it might reach nobody.

Gives a `NamedTuple`.

- `nome`: what you call it
- `consulta`: what to look for, in the language of a search's `termo`; with `termos` or `listas`, it may be absent
- `filtros`: which publications: one value of each list must match, and all that is given; what is absent or empty does
  not filter (a named tuple with any of `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`, `situacoes`,
  `cnpjs`, `valor_min`, `valor_max`, `literal` and `ignorar_assinatura`)
- `canais`: where the results go: ids of webhooks, addresses of people (a named tuple with any of `webhooks` and
  `emails`)
- `frequencia`: when mail goes out: at once, after each edition, or once a day (`"imediata"`, `"edicao"` or `"diaria"`)
- `hora`: hour of the daily mail, in Brasília (0 to 23)
- `avisar_vazio`: whether a mail also says that nothing was found
- `ativo`: whether anything is sent
- `termos`: items of which a publication must match one, too: each a query, with a `grupo` of your own; up to 10,000 (a
  named tuple with any of `termo` and `grupo`; a vector)
- `listas`: ids of lists whose items count like `termos`, now and as they change (a vector)
- `chave`: your own key for it, unique in the account, by which files of configuration name it
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
function criar_alerta(
    client::Client; nome, consulta = nothing, filtros = nothing, canais = nothing, frequencia = nothing,
    hora = nothing, avisar_vazio = nothing, ativo = nothing, termos = nothing, listas = nothing, chave = nothing,
    idempotency_key = nothing,
)
    body = (; nome, consulta, filtros, canais, frequencia, hora, avisar_vazio, ativo, termos, listas, chave)
    return record_of(request(client, "POST", "/alertas"; body, idempotency_key))
end

"""
    gravar_alerta(client, chave; nome, consulta, filtros, canais, frequencia, hora, avisar_vazio, ativo, termos,
                  listas)

Creates the alert with this key, or replaces it: what is absent gets its default, but `ativo` stays. The same call
again changes nothing.

Gives a `NamedTuple`.

- `nome`: what you call it
- `consulta`: what to look for, in the language of a search's `termo`; with `termos` or `listas`, it may be absent
- `filtros`: which publications: one value of each list must match, and all that is given; what is absent or empty does
  not filter (a named tuple with any of `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`, `situacoes`,
  `cnpjs`, `valor_min`, `valor_max`, `literal` and `ignorar_assinatura`)
- `canais`: where the results go: ids of webhooks, addresses of people (a named tuple with any of `webhooks` and
  `emails`)
- `frequencia`: when mail goes out: at once, after each edition, or once a day (`"imediata"`, `"edicao"` or `"diaria"`)
- `hora`: hour of the daily mail, in Brasília (0 to 23)
- `avisar_vazio`: whether a mail also says that nothing was found
- `ativo`: whether anything is sent
- `termos`: items of which a publication must match one, too: each a query, with a `grupo` of your own; up to 10,000 (a
  named tuple with any of `termo` and `grupo`; a vector)
- `listas`: ids of lists whose items count like `termos`, now and as they change (a vector)
"""
function gravar_alerta(
    client::Client, chave; nome, consulta = nothing, filtros = nothing, canais = nothing, frequencia = nothing,
    hora = nothing, avisar_vazio = nothing, ativo = nothing, termos = nothing, listas = nothing,
)
    body = (; nome, consulta, filtros, canais, frequencia, hora, avisar_vazio, ativo, termos, listas)
    return record_of(request(client, "PUT", "/alertas/chave/$(piece(chave))"; body))
end

"""
    obter_alerta(client, id)

One alert.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.
"""
obter_alerta(client::Client, id) = record_of(request(client, "GET", "/alertas/$(piece(id))"))

"""
    alterar_alerta(client, id; nome, consulta, filtros, canais, frequencia, hora, avisar_vazio, ativo, termos, listas,
                   chave)

Changes the given fields and leaves the rest: objects are merged, lists replaced. `missing` empties a field.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `nome`: what you call it
- `consulta`: what to look for, in the language of a search's `termo`; with `termos` or `listas`, it may be absent
- `filtros`: which publications: one value of each list must match, and all that is given; what is absent or empty does
  not filter (a named tuple with any of `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`, `situacoes`,
  `cnpjs`, `valor_min`, `valor_max`, `literal` and `ignorar_assinatura`)
- `canais`: where the results go: ids of webhooks, addresses of people (a named tuple with any of `webhooks` and
  `emails`)
- `frequencia`: when mail goes out: at once, after each edition, or once a day (`"imediata"`, `"edicao"` or `"diaria"`)
- `hora`: hour of the daily mail, in Brasília (0 to 23)
- `avisar_vazio`: whether a mail also says that nothing was found
- `ativo`: whether anything is sent
- `termos`: items of which a publication must match one, too: each a query, with a `grupo` of your own; up to 10,000 (a
  named tuple with any of `termo` and `grupo`; a vector)
- `listas`: ids of lists whose items count like `termos`, now and as they change (a vector)
- `chave`: your own key for it, unique in the account, by which files of configuration name it
"""
function alterar_alerta(
    client::Client, id; nome = nothing, consulta = nothing, filtros = nothing, canais = nothing, frequencia = nothing,
    hora = nothing, avisar_vazio = nothing, ativo = nothing, termos = nothing, listas = nothing, chave = nothing,
)
    body = (; nome, consulta, filtros, canais, frequencia, hora, avisar_vazio, ativo, termos, listas, chave)
    return record_of(request(client, "PATCH", "/alertas/$(piece(id))"; body))
end

"""
    excluir_alerta(client, id)

Deletes an alert.

Gives nothing. Throws `Arauto.NotFoundError` for an unknown id.
"""
excluir_alerta(client::Client, id) = request(client, "DELETE", "/alertas/$(piece(id))")

"""
    simular_alerta(client; consulta, termos, listas, filtros, idempotency_key)

Shows what an alert would have found recently, without creating one. At most 200 items, with those of `listas`.

Gives a `NamedTuple`.

- `consulta`: what to look for, in the language of a search's `termo`; with `termos` or `listas`, it may be absent
- `termos`: items of which a publication must match one, too: each a query, with a `grupo` of your own; up to 10,000 (a
  named tuple with any of `termo` and `grupo`; a vector)
- `listas`: ids of lists whose items count like `termos`, now and as they change (a vector)
- `filtros`: which publications: one value of each list must match, and all that is given; what is absent or empty does
  not filter (a named tuple with any of `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`, `situacoes`,
  `cnpjs`, `valor_min`, `valor_max`, `literal` and `ignorar_assinatura`)
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
function simular_alerta(
    client::Client; consulta = nothing, termos = nothing, listas = nothing, filtros = nothing,
    idempotency_key = nothing,
)
    body = (; consulta, termos, listas, filtros)
    return record_of(request(client, "POST", "/alertas/simular"; body, idempotency_key))
end

"""
    executar_alerta(client, id; desde, ate, entregar, idempotency_key)

Runs the alert between two days; with `entregar`, delivers the results.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `desde`: first day (a `Date` or `"YYYY-MM-DD"`)
- `ate`: last day (a `Date` or `"YYYY-MM-DD"`)
- `entregar`: whether the results go to the alert's channels
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
function executar_alerta(client::Client, id; desde, ate, entregar = nothing, idempotency_key = nothing)
    body = (; desde, ate, entregar)
    return record_of(request(client, "POST", "/alertas/$(piece(id))/executar"; body, idempotency_key))
end

"""
    caderno(client; data, alerta, por_alerta)

One day of the gazette for you: what each alert has found, each act once, and how far the day was checked.

Gives a `NamedTuple`.

- `data`: the day; without it, the newest one with an edition (a `Date` or `"YYYY-MM-DD"`)
- `alerta`: only what this alert has found
- `por_alerta`: the most acts of each alert, at most 50 (0 to 50; 5 by default)
"""
caderno(client::Client; data = nothing, alerta = nothing, por_alerta = nothing) =
    record_of(request(client, "GET", "/caderno"; query = (; data, alerta, por_alerta)))

"""
    prazos_do_caderno(client; data)

The openings and deadlines that the acts of a day name, the nearest first.

Gives a `NamedTuple`.

- `data`: the day; without it, the newest one with an edition (a `Date` or `"YYYY-MM-DD"`)
"""
prazos_do_caderno(client::Client; data = nothing) =
    record_of(request(client, "GET", "/caderno/prazos"; query = (; data)))

"""
    marcar_atos(client; publicacoes, lido, guardado)

Marks acts as read, or saves them, for the person to whom the key belongs. The same call again changes nothing.
`missing` empties a field.

Gives [`Arauto.Rows`](@ref).

- `publicacoes`: identifiers of publications, at most 500 (a vector)
- `lido`: whether they are read; without it, they stay as they are
- `guardado`: whether they are saved; without it, they stay as they are
"""
marcar_atos(client::Client; publicacoes, lido = nothing, guardado = nothing) =
    table_of(request(client, "PATCH", "/caderno/atos"; body = (; publicacoes, lido, guardado)), FIELDS.MarcaDePessoa)

"""
    guardados(client; pagina, limite)

What the person to whom the key belongs has saved, the newest first.

Gives one page, as [`Arauto.Rows`](@ref). For more, see [`pages`](@ref), [`items`](@ref) and [`gather`](@ref).

- `pagina`: page (from 1; 1 by default)
- `limite`: items per page (1 to 100; 20 by default)
"""
guardados(client::Client; pagina = nothing, limite = nothing) =
    page_of(request(client, "GET", "/caderno/guardados"; query = (; pagina, limite)), FIELDS.AtoGuardado)

"""
    caderno_por_email(client)

At which hour the day goes by mail to the person to whom the key belongs.

Gives a `NamedTuple`.
"""
caderno_por_email(client::Client) = record_of(request(client, "GET", "/caderno/email"))

"""
    definir_caderno_por_email(client; hora)

Asks for the day by mail, once a day. `missing` empties a field.

Gives a `NamedTuple`.

- `hora`: the hour in Brasília, 0 to 23 (0 to 23)
"""
definir_caderno_por_email(client::Client; hora) = record_of(request(client, "PATCH", "/caderno/email"; body = (; hora)))

"""
    deixar_caderno_por_email(client)

Ends the mails of days.

Gives a `NamedTuple`.
"""
deixar_caderno_por_email(client::Client) = record_of(request(client, "DELETE", "/caderno/email"))
