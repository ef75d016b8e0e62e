# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
# Your addresses that the service sends events to. The key needs the scope `webhooks`.

"""
    criar_webhook(client; nome, url, eventos, filtros, max_simultaneas, envio, ativo, secret, chave, idempotency_key)

Creates a webhook. The answer has `secret` only if the service made it, and only here: keep it. Read `avisos`: they
tell what in the filter looks like a mistake.

Gives a `NamedTuple`.

- `nome`: what you call it
- `url`: address that receives the deliveries: https, with a public name
- `eventos`: types of events to receive (`"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`,
  `"linha.prazo"`, `"edicao.publicada"` or `"alerta.match"`; a vector)
- `filtros`: which publications: one value of each list must match, and all that is given; what is absent or empty does
  not filter (a named tuple with any of `termos`, `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`,
  `situacoes`, `cnpjs`, `valor_min`, `valor_max`, `literal` and `ignorar_assinatura`)
- `max_simultaneas`: the most concurrent deliveries; without it, as many as the address handles (1 to 64)
- `envio`: when what comes is sent: `frequencia` (`imediata` or `diaria`), `hora`, `juntar_minutos`,
  `horario_silencioso` with `de` and `ate`; without it, at once (a named tuple with any of `frequencia`, `hora`,
  `juntar_minutos`, `dias` and `horario_silencioso`)
- `ativo`: whether anything is sent
- `secret`: text that signs the deliveries; without it, the service makes one
- `chave`: your own key for it, unique in the account, by which files of configuration name it
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
function criar_webhook(
    client::Client; url, eventos, nome = nothing, filtros = nothing, max_simultaneas = nothing, envio = nothing,
    ativo = nothing, secret = nothing, chave = nothing, idempotency_key = nothing,
)
    body = (; nome, url, eventos, filtros, max_simultaneas, envio, ativo, secret, chave)
    return record_of(request(client, "POST", "/webhooks"; body, idempotency_key))
end

"""
    gravar_webhook(client, chave; nome, url, eventos, filtros, max_simultaneas, envio, ativo, secret)

Creates the webhook with this key, or replaces it: what is absent gets its default, but `ativo` and `secret` stay. The
same call again changes nothing. The answer has `secret` only if the service made it, and only here.

Gives a `NamedTuple`.

- `nome`: what you call it
- `url`: address that receives the deliveries: https, with a public name
- `eventos`: types of events to receive (`"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`,
  `"linha.prazo"`, `"edicao.publicada"` or `"alerta.match"`; a vector)
- `filtros`: which publications: one value of each list must match, and all that is given; what is absent or empty does
  not filter (a named tuple with any of `termos`, `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`,
  `situacoes`, `cnpjs`, `valor_min`, `valor_max`, `literal` and `ignorar_assinatura`)
- `max_simultaneas`: the most concurrent deliveries; without it, as many as the address handles (1 to 64)
- `envio`: when what comes is sent: `frequencia` (`imediata` or `diaria`), `hora`, `juntar_minutos`,
  `horario_silencioso` with `de` and `ate`; without it, at once (a named tuple with any of `frequencia`, `hora`,
  `juntar_minutos`, `dias` and `horario_silencioso`)
- `ativo`: whether anything is sent
- `secret`: text that signs the deliveries; without it, the service makes one
"""
function gravar_webhook(
    client::Client, chave; url, eventos, nome = nothing, filtros = nothing, max_simultaneas = nothing, envio = nothing,
    ativo = nothing, secret = nothing,
)
    body = (; nome, url, eventos, filtros, max_simultaneas, envio, ativo, secret)
    return record_of(request(client, "PUT", "/webhooks/chave/$(piece(chave))"; body))
end

"""
    listar_webhooks(client; pagina, limite)

Webhooks of the account, oldest first: all, or one page.

Gives [`Arauto.Rows`](@ref).

- `pagina`: page; with neither this nor `limite`, all webhooks come (from 1; 1 by default)
- `limite`: items per page (1 to 100; 20 by default)
"""
listar_webhooks(client::Client; pagina = nothing, limite = nothing) =
    table_of(request(client, "GET", "/webhooks"; query = (; pagina, limite)), FIELDS.Webhook)

"""
    obter_webhook(client, webhook_id)

One webhook.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.
"""
obter_webhook(client::Client, webhook_id) = record_of(request(client, "GET", "/webhooks/$(piece(webhook_id))"))

"""
    alterar_webhook(client, webhook_id; nome, url, eventos, filtros, max_simultaneas, envio, ativo, secret, chave)

Changes the given fields and leaves the rest: objects are merged, lists replaced. `missing` empties a field.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `nome`: what you call it
- `url`: address that receives the deliveries: https, with a public name
- `eventos`: types of events to receive (`"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`,
  `"linha.prazo"`, `"edicao.publicada"` or `"alerta.match"`; a vector)
- `filtros`: which publications: one value of each list must match, and all that is given; what is absent or empty does
  not filter (a named tuple with any of `termos`, `linhas`, `secoes`, `orgaos`, `orgaos_exceto`, `tipos_ato`,
  `situacoes`, `cnpjs`, `valor_min`, `valor_max`, `literal` and `ignorar_assinatura`)
- `max_simultaneas`: the most concurrent deliveries; empty, as many as the address handles (1 to 64)
- `envio`: when what comes is sent, replaced as a whole: `frequencia`, `hora`, `juntar_minutos`, `horario_silencioso`;
  empty, at once (a named tuple with any of `frequencia`, `hora`, `juntar_minutos`, `dias` and `horario_silencioso`)
- `ativo`: whether anything is sent
- `secret`: text that signs the deliveries from now on
- `chave`: your own key for it, unique in the account, by which files of configuration name it
"""
function alterar_webhook(
    client::Client, webhook_id; nome = nothing, url = nothing, eventos = nothing, filtros = nothing,
    max_simultaneas = nothing, envio = nothing, ativo = nothing, secret = nothing, chave = nothing,
)
    body = (; nome, url, eventos, filtros, max_simultaneas, envio, ativo, secret, chave)
    return record_of(request(client, "PATCH", "/webhooks/$(piece(webhook_id))"; body))
end

"""
    excluir_webhook(client, webhook_id)

Deletes a webhook, and its pending deliveries.

Gives nothing. Throws `Arauto.NotFoundError` for an unknown id.
"""
excluir_webhook(client::Client, webhook_id) = request(client, "DELETE", "/webhooks/$(piece(webhook_id))")

"""
    trocar_segredo(client, webhook_id; secret, carencia_horas, idempotency_key)

Sets a new secret; the old one stays valid for `carencia_horas`.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `secret`: text that signs the deliveries; without it, the service makes one
- `carencia_horas`: for how many hours the old secret also signs (0 to 168; 24 by default)
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
function trocar_segredo(
    client::Client, webhook_id; secret = nothing, carencia_horas = nothing, idempotency_key = nothing,
)
    body = (; secret, carencia_horas)
    return record_of(request(client, "POST", "/webhooks/$(piece(webhook_id))/secret"; body, idempotency_key))
end

"""
    testar_webhook(client, webhook_id; tipo, idempotency_key)

Sends a test event at once; the answer has the receiver's response.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `tipo`: type of the event (`"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`, `"linha.prazo"`,
  `"edicao.publicada"` or `"alerta.match"`)
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
testar_webhook(client::Client, webhook_id; tipo, idempotency_key = nothing) =
    record_of(request(client, "POST", "/webhooks/$(piece(webhook_id))/test"; body = (; tipo), idempotency_key))

"""
    reenviar_eventos(client, webhook_id; desde, ate, idempotency_key)

Creates the deliveries between two moments that were not sent then.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `desde`: from when; a day begins in Brasília (a `Date`, a `DateTime` in UTC, or ISO 8601 text)
- `ate`: until when; a day ends in Brasília (a `Date`, a `DateTime` in UTC, or ISO 8601 text)
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
function reenviar_eventos(client::Client, webhook_id; desde, ate, idempotency_key = nothing)
    body = (; desde, ate)
    return record_of(request(client, "POST", "/webhooks/$(piece(webhook_id))/reenviar"; body, idempotency_key))
end

"""
    reenvios(client, webhook_id)

The requested replays.

Gives [`Arauto.Rows`](@ref). Throws `Arauto.NotFoundError` for an unknown id.
"""
reenvios(client::Client, webhook_id) =
    table_of(request(client, "GET", "/webhooks/$(piece(webhook_id))/reenvios"), FIELDS.Reenvio)

"""
    entregas(client, webhook_id; status, tipo, desde, ate, pagina, limite)

Deliveries, newest first.

Gives one page, as [`Arauto.Rows`](@ref). For more, see [`pages`](@ref), [`items`](@ref) and [`gather`](@ref). Throws
`Arauto.NotFoundError` for an unknown id.

- `status`: only those with this status (`"pendente"`, `"enviando"`, `"entregue"`, `"falhou"`, `"suspensa"` or
  `"cancelada"`)
- `tipo`: only those of this type of event (`"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`,
  `"linha.prazo"`, `"edicao.publicada"` or `"alerta.match"`)
- `desde`: only those created from then on; a day begins in Brasília (a `Date`, a `DateTime` in UTC, or ISO 8601 text)
- `ate`: only those created until then; a day ends in Brasília (a `Date`, a `DateTime` in UTC, or ISO 8601 text)
- `pagina`: page (from 1; 1 by default)
- `limite`: items per page (1 to 100; 20 by default)
"""
function entregas(
    client::Client, webhook_id; status = nothing, tipo = nothing, desde = nothing, ate = nothing, pagina = nothing,
    limite = nothing,
)
    query = (; status, tipo, desde, ate, pagina, limite)
    return page_of(request(client, "GET", "/webhooks/$(piece(webhook_id))/deliveries"; query), FIELDS.Entrega)
end

"""
    entrega(client, webhook_id, delivery_id)

One delivery with all its attempts and the sent body.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.
"""
entrega(client::Client, webhook_id, delivery_id) =
    record_of(request(client, "GET", "/webhooks/$(piece(webhook_id))/deliveries/$(piece(delivery_id))"))

"""
    repetir_entrega(client, webhook_id, delivery_id; idempotency_key)

Sends a finished delivery once more, at once.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
function repetir_entrega(client::Client, webhook_id, delivery_id; idempotency_key = nothing)
    path = "/webhooks/$(piece(webhook_id))/deliveries/$(piece(delivery_id))/retry"
    return record_of(request(client, "POST", path; idempotency_key))
end

"""
    estatisticas(client, webhook_id; periodo)

Results of deliveries, hour by hour.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `periodo`: how far back (`"24h"` by default, `"7d"` or `"30d"`)
"""
estatisticas(client::Client, webhook_id; periodo = nothing) =
    record_of(request(client, "GET", "/webhooks/$(piece(webhook_id))/estatisticas"; query = (; periodo)))
