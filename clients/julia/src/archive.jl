"""
    buscar(client, termo; literal, data_inicio, data_fim, secao, orgao, tipo_ato, edicao, situacao, cnpj,
           valor_min, valor_max, campos, ordem, pagina, limite, trechos, facetas, histograma)

One page of the publications that match, best first: [`Arauto.Rows`](@ref) with `total`, `pagina`, `limite`,
`total_paginas` and `avisos`. For more than a page, see [`pages`](@ref), [`items`](@ref) and [`gather`](@ref).

- `termo`: words, `"exact phrases"`, `OU`, `-not`, `prefix*`, `titulo:word`; `"*"` matches everything
- `literal`: search words only as written, without inflections
- `data_inicio`, `data_fim`: first and last day, inclusive: `Date` or `"YYYY-MM-DD"`
- `secao`: `"1"`, `"2"`, `"3"` or `"extra"`
- `orgao`: issuing body: its full path, the beginning of it, or one level
- `tipo_ato`: type of act, such as `"portaria"`; `edicao`: number of the edition
- `situacao`: the effect of later acts on it, such as `"revogada"`; `cnpj`: that the text names, the first 8 characters
  stand for the whole company; `valor_min`, `valor_max`: bounds, in reais, of the largest amount that the text names
- `campos`: the requested fields of each publication, as a vector
- `ordem`: `"relevancia"` (default), `"recentes"` or `"antigas"`
- `pagina`: from 1; `limite`: items per page, 1 to 100, 20 by default
- `trechos`: whether each row has excerpts with the matches in `trechos`
- `facetas`: facets to count for the whole result, such as `["secao", "orgao"]`; `histograma`: `"dia"`, `"mes"` or
  `"ano"`. The counts are the properties of the same names

`secao`, `orgao`, `tipo_ato`, `situacao` and `cnpj` may be vectors: one of the values must match.
"""
buscar(
    client::Client, termo; literal = nothing, data_inicio = nothing, data_fim = nothing, secao = nothing, orgao = nothing,
    tipo_ato = nothing, edicao = nothing, situacao = nothing, cnpj = nothing, valor_min = nothing,
    valor_max = nothing, campos = nothing, ordem = nothing, pagina = nothing, limite = nothing, trechos = nothing, facetas = nothing, histograma = nothing,
) = page_of(request(client, "GET", "/buscar"; query = (;
    termo = termo, literal = literal, data_inicio = data_inicio, data_fim = data_fim, secao = secao, orgao = orgao, tipo_ato = tipo_ato,
    edicao = edicao, situacao = situacao, cnpj = cnpj, valor_min = valor_min, valor_max = valor_max, campos = campos, ordem = ordem,
    pagina = pagina, limite = limite, trechos = trechos, facetas = facetas, histograma = histograma,
)), FIELDS.publicacoes)

"""
    publicacao(client, id)

One publication with its full text (`conteudo_completo`), its entities (`entidades`) and related acts (`relacoes`).
"""
publicacao(client::Client, id) = record_of(request(client, "GET", "/publicacao/$(piece(id))"))

"""
    publicacoes(client, ids; campos)

Several publications at once, at most 100, in `publicacoes`; `inexistentes` lists the ids that do not exist;
`campos`: the requested fields, as a vector.
"""
publicacoes(client::Client, ids; campos = nothing) =
    record_of(request(client, "GET", "/publicacoes"; query = (; ids = join(ids, ','), campos = campos)))

"""
    semelhantes(client, id; limite)

Publications similar to another, most similar first.
"""
semelhantes(client::Client, id; limite = nothing) = table_of(
    request(client, "GET", "/publicacao/$(piece(id))/semelhantes"; query = (; limite = limite)), FIELDS.publicacoes,
)

"""
    orgaos(client; pai, prefixo)

Bodies in the archive: the highest, those right below `pai`, or those whose name begins with `prefixo`.
"""
orgaos(client::Client; pai = nothing, prefixo = nothing) =
    table_of(request(client, "GET", "/orgaos"; query = (; pai = pai, prefixo = prefixo)), FIELDS.orgaos)

"""
    tipos_ato(client)

Types of acts in the archive.
"""
tipos_ato(client::Client) = table_of(request(client, "GET", "/tipos-ato"), FIELDS.tipos_ato)

"""
    sugerir(client, prefixo)

Words, bodies and norms with this beginning, with the `termo` or `orgao` to search for each.
"""
sugerir(client::Client, prefixo) =
    table_of(request(client, "GET", "/sugestoes"; query = (; prefixo = prefixo)), FIELDS.sugestoes)

"""
    secoes(client)

The sections of the gazette: `codigo`, `nome`, `descricao`.
"""
secoes(client::Client) = table_of(request(client, "GET", "/secoes"), FIELDS.secoes)

"""
    edicoes(client; data, mes, ano)

Editions in the archive, newest first; without arguments, the 100 most recent. `data` is a `Date` or `"YYYY-MM-DD"`,
`mes` is `"YYYY-MM"`.
"""
edicoes(client::Client; data = nothing, mes = nothing, ano = nothing) =
    table_of(request(client, "GET", "/edicoes"; query = (; data = data, mes = mes, ano = ano)), FIELDS.edicoes)

"""
    fontes(client; desde, ate)

Whether each section of each day is in the archive completely, partly, or not, and why. `coletor` is the state of the
collector; `missing` without one.
"""
fontes(client::Client; desde = nothing, ate = nothing) =
    table_of(request(client, "GET", "/fontes"; query = (; desde = desde, ate = ate)), FIELDS.fontes)

"""
    eventos(client; tipo, webhook, apos, limite)

All events in the order in which they were recorded. Keep `proximo` of the last answer, and pass it as `apos` to
continue from there; [`items`](@ref) does so. `apos = "agora"` begins after all existing events; `webhook` gives only
the events that this webhook would receive, with its terms and excerpts.
"""
function eventos(client::Client; tipo = nothing, webhook = nothing, apos = nothing, limite = nothing)
    query = (; tipo = tipo, webhook = webhook, apos = apos, limite = limite)
    return page_of(request(client, "GET", "/eventos"; query), FIELDS.eventos)
end
