"""
    criar_webhook(client; nome, url, eventos, filtros, max_simultaneas, ativo, secret, idempotency_key)

Creates a webhook: your HTTPS address that the service posts events to; see [`verify_webhook`](@ref) for
the receiving side. The answer has the `secret` if the service made it, only here.

- `eventos`: any of `"publicacao.nova"`, `"publicacao.atualizada"`, `"edicao.publicada"`, `"alerta.match"`
- `filtros`: `termos` (each one a query), as a vector, and any of the filters of an alert: `(termos = ["licitação"],)`
- `max_simultaneas`: the most concurrent deliveries, 1 to 64; by default as many as it handles
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
function criar_webhook(
    client::Client; url, eventos, nome = nothing, filtros = nothing, max_simultaneas = nothing, ativo = nothing, secret = nothing,
    idempotency_key = nothing,
)
    body = (;
        nome = nome, url = url, eventos = eventos, filtros = filtros, max_simultaneas = max_simultaneas, ativo = ativo,
        secret = secret,
    )
    return record_of(request(client, "POST", "/webhooks"; body = body, idempotency_key = idempotency_key))
end

"""
    listar_webhooks(client; pagina, limite)

Webhooks of the account, oldest first: all, or one page.
"""
listar_webhooks(client::Client; pagina = nothing, limite = nothing) =
    table_of(request(client, "GET", "/webhooks"; query = (; pagina = pagina, limite = limite)), FIELDS.webhooks)

"""
    obter_webhook(client, webhook_id)
"""
obter_webhook(client::Client, webhook_id) = record_of(request(client, "GET", webhook_path(webhook_id)))

webhook_path(webhook_id, rest = "") = "/webhooks/$(piece(webhook_id))$rest"

"""
    alterar_webhook(client, webhook_id; nome, url, eventos, filtros, max_simultaneas, ativo, secret)

Changes only the given fields; `missing` empties a field, and fields that `filtros` does not name stay.
`ativo = true` reactivates.
"""
function alterar_webhook(
    client::Client, webhook_id; nome = nothing, url = nothing, eventos = nothing, filtros = nothing,
    max_simultaneas = nothing, ativo = nothing, secret = nothing,
)
    body = (;
        nome = nome, url = url, eventos = eventos, filtros = filtros, max_simultaneas = max_simultaneas, ativo = ativo,
        secret = secret,
    )
    return record_of(request(client, "PATCH", webhook_path(webhook_id); body = body))
end

"""
    excluir_webhook(client, webhook_id)

Gives nothing.
"""
excluir_webhook(client::Client, webhook_id) = request(client, "DELETE", webhook_path(webhook_id))

"""
    trocar_segredo(client, webhook_id; secret, carencia_horas, idempotency_key)

Gives the webhook another secret: `secret`, or one that the service makes and returns only here. The old one also signs
for `carencia_horas` (0 to 168, 24 by default).
"""
function trocar_segredo(client::Client, webhook_id; secret = nothing, carencia_horas = nothing, idempotency_key = nothing)
    body = (; secret = secret, carencia_horas = carencia_horas)
    path = webhook_path(webhook_id, "/secret")
    return record_of(request(client, "POST", path; body = body, idempotency_key = idempotency_key))
end

"""
    testar_webhook(client, webhook_id; tipo, idempotency_key)

Sends an invented event at once, even while the webhook is inactive, and returns the finished delivery.
"""
function testar_webhook(client::Client, webhook_id; tipo, idempotency_key = nothing)
    path = webhook_path(webhook_id, "/test")
    return record_of(request(client, "POST", path; body = (; tipo = tipo), idempotency_key = idempotency_key))
end

"""
    entregas(client, webhook_id; status, tipo, desde, ate, pagina, limite)

One page of the webhook's deliveries, newest first. `desde` and `ate` are days (of Brasília) or moments
(`DateTime` in UTC). For more than a page, see [`items`](@ref).
"""
function entregas(
    client::Client, webhook_id; status = nothing, tipo = nothing, desde = nothing, ate = nothing, pagina = nothing,
    limite = nothing,
)
    query = (; status = status, tipo = tipo, desde = desde, ate = ate, pagina = pagina, limite = limite)
    return page_of(request(client, "GET", webhook_path(webhook_id, "/deliveries"); query = query), FIELDS.entregas)
end

"""
    entrega(client, webhook_id, delivery_id)

One delivery with every attempt (`historico`) and the request (`requisicao`).
"""
entrega(client::Client, webhook_id, delivery_id) =
    record_of(request(client, "GET", webhook_path(webhook_id, "/deliveries/$(piece(delivery_id))")))

"""
    repetir_entrega(client, webhook_id, delivery_id; idempotency_key)

Adds one attempt to a finished delivery.
"""
function repetir_entrega(client::Client, webhook_id, delivery_id; idempotency_key = nothing)
    path = webhook_path(webhook_id, "/deliveries/$(piece(delivery_id))/retry")
    return record_of(request(client, "POST", path; idempotency_key = idempotency_key))
end

"""
    reenviar_eventos(client, webhook_id; desde, ate, idempotency_key)

Creates the deliveries that the webhook missed in a period, for instance because it was inactive;
[`reenvios`](@ref) shows the progress.
"""
function reenviar_eventos(client::Client, webhook_id; desde, ate, idempotency_key = nothing)
    path = webhook_path(webhook_id, "/reenviar")
    body = (; desde = desde, ate = ate)
    return record_of(request(client, "POST", path; body = body, idempotency_key = idempotency_key))
end

"""
    reenvios(client, webhook_id)
"""
reenvios(client::Client, webhook_id) =
    table_of(request(client, "GET", webhook_path(webhook_id, "/reenvios")), FIELDS.reenvios)

"""
    estatisticas(client, webhook_id; periodo)

Results of deliveries in the last `"24h"` (default), `"7d"` or `"30d"`.
"""
estatisticas(client::Client, webhook_id; periodo = nothing) =
    record_of(request(client, "GET", webhook_path(webhook_id, "/estatisticas"); query = (; periodo = periodo)))
