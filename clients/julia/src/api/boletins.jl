# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
# Mails of what several alerts have found, each act once. The key needs the scope `alertas`.

"""
    listar_boletins(client)

All bulletins of the account.

Gives [`Arauto.Rows`](@ref).
"""
listar_boletins(client::Client) = table_of(request(client, "GET", "/boletins"), FIELDS.Boletim)

"""
    criar_boletim(client; nome, alertas, destinatarios, assunto, cabecalho, rodape, texto_vazio, enviar_vazio,
                  agrupar_por, conteudo, anexar_csv, anexar_xlsx, frequencia, hora, dias, dia_do_mes, ativo, chave,
                  idempotency_key)

Creates a bulletin. Read `avisos`: they tell why it might reach nobody.

Gives a `NamedTuple`.

- `nome`: what you call it
- `alertas`: ids of alerts, in the order in which the mail shows them (a vector)
- `destinatarios`: addresses of people; each is asked first (a vector)
- `assunto`: subject; it may have variables, such as `{{atos}}`
- `cabecalho`: text that opens the mail; it may have variables
- `rodape`: text that closes the mail; it may have variables
- `texto_vazio`: what the mail says when nothing was found; it may have variables
- `enviar_vazio`: whether it goes out when nothing was found
- `agrupar_por`: what the acts are put under (`"termo"`, `"orgao"`, `"secao"` or `"alerta"`)
- `conteudo`: what is shown of an act: its summary, an excerpt, or its whole text (`"ementa"`, `"trecho"` or
  `"integra"`)
- `anexar_csv`: whether a table of all acts is attached
- `anexar_xlsx`: whether the same table is attached as a workbook
- `frequencia`: when it goes out: every day, on `dias` of the week, or on `dia_do_mes` (`"diaria"`, `"semanal"` or
  `"mensal"`)
- `hora`: hour at which it goes out, in Brasília (0 to 23)
- `dias`: days of the week of a weekly bulletin (`"dom"`, `"seg"`, `"ter"`, `"qua"`, `"qui"`, `"sex"` or `"sab"`; a
  vector)
- `dia_do_mes`: day of a monthly bulletin; a shorter month has it on its last day (1 to 31)
- `ativo`: whether anything is sent
- `chave`: your own key for it, unique in the account, by which files of configuration name it
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
function criar_boletim(
    client::Client; nome, alertas, destinatarios = nothing, assunto = nothing, cabecalho = nothing, rodape = nothing,
    texto_vazio = nothing, enviar_vazio = nothing, agrupar_por = nothing, conteudo = nothing, anexar_csv = nothing,
    anexar_xlsx = nothing, frequencia = nothing, hora = nothing, dias = nothing, dia_do_mes = nothing, ativo = nothing,
    chave = nothing, idempotency_key = nothing,
)
    body = (;
        nome, alertas, destinatarios, assunto, cabecalho, rodape, texto_vazio, enviar_vazio, agrupar_por, conteudo,
        anexar_csv, anexar_xlsx, frequencia, hora, dias, dia_do_mes, ativo, chave,
    )
    return record_of(request(client, "POST", "/boletins"; body, idempotency_key))
end

"""
    gravar_boletim(client, chave; nome, alertas, destinatarios, assunto, cabecalho, rodape, texto_vazio, enviar_vazio,
                   agrupar_por, conteudo, anexar_csv, anexar_xlsx, frequencia, hora, dias, dia_do_mes, ativo)

Creates the bulletin with this key, or replaces it: what is absent gets its default, but `ativo` stays. The same call
again changes nothing.

Gives a `NamedTuple`.

- `nome`: what you call it
- `alertas`: ids of alerts, in the order in which the mail shows them (a vector)
- `destinatarios`: addresses of people; each is asked first (a vector)
- `assunto`: subject; it may have variables, such as `{{atos}}`
- `cabecalho`: text that opens the mail; it may have variables
- `rodape`: text that closes the mail; it may have variables
- `texto_vazio`: what the mail says when nothing was found; it may have variables
- `enviar_vazio`: whether it goes out when nothing was found
- `agrupar_por`: what the acts are put under (`"termo"`, `"orgao"`, `"secao"` or `"alerta"`)
- `conteudo`: what is shown of an act: its summary, an excerpt, or its whole text (`"ementa"`, `"trecho"` or
  `"integra"`)
- `anexar_csv`: whether a table of all acts is attached
- `anexar_xlsx`: whether the same table is attached as a workbook
- `frequencia`: when it goes out: every day, on `dias` of the week, or on `dia_do_mes` (`"diaria"`, `"semanal"` or
  `"mensal"`)
- `hora`: hour at which it goes out, in Brasília (0 to 23)
- `dias`: days of the week of a weekly bulletin (`"dom"`, `"seg"`, `"ter"`, `"qua"`, `"qui"`, `"sex"` or `"sab"`; a
  vector)
- `dia_do_mes`: day of a monthly bulletin; a shorter month has it on its last day (1 to 31)
- `ativo`: whether anything is sent
"""
function gravar_boletim(
    client::Client, chave; nome, alertas, destinatarios = nothing, assunto = nothing, cabecalho = nothing,
    rodape = nothing, texto_vazio = nothing, enviar_vazio = nothing, agrupar_por = nothing, conteudo = nothing,
    anexar_csv = nothing, anexar_xlsx = nothing, frequencia = nothing, hora = nothing, dias = nothing,
    dia_do_mes = nothing, ativo = nothing,
)
    body = (;
        nome, alertas, destinatarios, assunto, cabecalho, rodape, texto_vazio, enviar_vazio, agrupar_por, conteudo,
        anexar_csv, anexar_xlsx, frequencia, hora, dias, dia_do_mes, ativo,
    )
    return record_of(request(client, "PUT", "/boletins/chave/$(piece(chave))"; body))
end

"""
    obter_boletim(client, id)

One bulletin.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.
"""
obter_boletim(client::Client, id) = record_of(request(client, "GET", "/boletins/$(piece(id))"))

"""
    alterar_boletim(client, id; nome, alertas, destinatarios, assunto, cabecalho, rodape, texto_vazio, enviar_vazio,
                    agrupar_por, conteudo, anexar_csv, anexar_xlsx, frequencia, hora, dias, dia_do_mes, ativo, chave)

Changes the given fields and leaves the rest: lists are replaced. `missing` empties a field.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `nome`: what you call it
- `alertas`: ids of alerts, in the order in which the mail shows them (a vector)
- `destinatarios`: addresses of people; each is asked first (a vector)
- `assunto`: subject; it may have variables, such as `{{atos}}`
- `cabecalho`: text that opens the mail; it may have variables
- `rodape`: text that closes the mail; it may have variables
- `texto_vazio`: what the mail says when nothing was found; it may have variables
- `enviar_vazio`: whether it goes out when nothing was found
- `agrupar_por`: what the acts are put under (`"termo"`, `"orgao"`, `"secao"` or `"alerta"`)
- `conteudo`: what is shown of an act: its summary, an excerpt, or its whole text (`"ementa"`, `"trecho"` or
  `"integra"`)
- `anexar_csv`: whether a table of all acts is attached
- `anexar_xlsx`: whether the same table is attached as a workbook
- `frequencia`: when it goes out: every day, on `dias` of the week, or on `dia_do_mes` (`"diaria"`, `"semanal"` or
  `"mensal"`)
- `hora`: hour at which it goes out, in Brasília (0 to 23)
- `dias`: days of the week of a weekly bulletin (`"dom"`, `"seg"`, `"ter"`, `"qua"`, `"qui"`, `"sex"` or `"sab"`; a
  vector)
- `dia_do_mes`: day of a monthly bulletin; a shorter month has it on its last day (1 to 31)
- `ativo`: whether anything is sent
- `chave`: your own key for it, unique in the account, by which files of configuration name it
"""
function alterar_boletim(
    client::Client, id; nome = nothing, alertas = nothing, destinatarios = nothing, assunto = nothing,
    cabecalho = nothing, rodape = nothing, texto_vazio = nothing, enviar_vazio = nothing, agrupar_por = nothing,
    conteudo = nothing, anexar_csv = nothing, anexar_xlsx = nothing, frequencia = nothing, hora = nothing,
    dias = nothing, dia_do_mes = nothing, ativo = nothing, chave = nothing,
)
    body = (;
        nome, alertas, destinatarios, assunto, cabecalho, rodape, texto_vazio, enviar_vazio, agrupar_por, conteudo,
        anexar_csv, anexar_xlsx, frequencia, hora, dias, dia_do_mes, ativo, chave,
    )
    return record_of(request(client, "PATCH", "/boletins/$(piece(id))"; body))
end

"""
    excluir_boletim(client, id)

Deletes a bulletin and its history.

Gives nothing. Throws `Arauto.NotFoundError` for an unknown id.
"""
excluir_boletim(client::Client, id) = request(client, "DELETE", "/boletins/$(piece(id))")

"""
    prever_boletim(client, id; data, idempotency_key)

Shows the mail that the bulletin would have been on a past day. Nothing is sent.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `data`: the day (a `Date` or `"YYYY-MM-DD"`)
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
prever_boletim(client::Client, id; data, idempotency_key = nothing) =
    record_of(request(client, "POST", "/boletins/$(piece(id))/previa"; body = (; data), idempotency_key))

"""
    envios_boletim(client, id; pagina, limite)

What was made of the bulletin, newest first, and who received it.

Gives one page, as [`Arauto.Rows`](@ref). For more, see [`pages`](@ref), [`items`](@ref) and [`gather`](@ref). Throws
`Arauto.NotFoundError` for an unknown id.

- `pagina`: page (from 1; 1 by default)
- `limite`: items per page (1 to 100; 20 by default)
"""
envios_boletim(client::Client, id; pagina = nothing, limite = nothing) =
    page_of(request(client, "GET", "/boletins/$(piece(id))/envios"; query = (; pagina, limite)), FIELDS.EnvioBoletim)

"""
    envio_boletim(client, id, envio_id)

One of them, with what it said.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.
"""
envio_boletim(client::Client, id, envio_id) =
    record_of(request(client, "GET", "/boletins/$(piece(id))/envios/$(piece(envio_id))"))

"""
    fechar_pagina_boletim(client, id, envio_id)

Closes the page that whoever has the link of the mail reads, for good.

Gives nothing. Throws `Arauto.NotFoundError` for an unknown id.
"""
fechar_pagina_boletim(client::Client, id, envio_id) =
    request(client, "DELETE", "/boletins/$(piece(id))/envios/$(piece(envio_id))/pagina")

"""
    paginas_boletim(client, id; pagina, limite)

The pages of the bulletin that still open, newest first, also those that the history has forgotten.

Gives one page, as [`Arauto.Rows`](@ref). For more, see [`pages`](@ref), [`items`](@ref) and [`gather`](@ref). Throws
`Arauto.NotFoundError` for an unknown id.

- `pagina`: page (from 1; 1 by default)
- `limite`: items per page (1 to 100; 20 by default)
"""
function paginas_boletim(client::Client, id; pagina = nothing, limite = nothing)
    query = (; pagina, limite)
    return page_of(request(client, "GET", "/boletins/$(piece(id))/paginas"; query), FIELDS.PaginaAbertaBoletim)
end

"""
    fechar_paginas_boletim(client, id)

Closes every page of the bulletin, for good.

Gives nothing. Throws `Arauto.NotFoundError` for an unknown id.
"""
fechar_paginas_boletim(client::Client, id) = request(client, "DELETE", "/boletins/$(piece(id))/paginas")
