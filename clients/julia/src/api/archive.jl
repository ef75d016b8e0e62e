# Made by `npm run clients` from spec/openapi.json and clients/operations.json.
# What the service has collected: publications, editions, bodies, events.

"""
    buscar(client, termo; literal, ignorar_assinatura, data_inicio, data_fim, secao, orgao, orgao_exceto, tipo_ato,
           edicao, situacao, cnpj, valor_min, valor_max, campos, ordem, pagina, limite, trechos, agrupar, aproximar,
           facetas, histograma)

Searches for publications. `avisos` tell why something may be missing; read them before you trust a total of zero.

Gives one page, as [`Arauto.Rows`](@ref). For more, see [`pages`](@ref), [`items`](@ref) and [`gather`](@ref).

- `termo`: what to look for: words, `"exact phrases"`, `OU`, `-not`, `prefix*`, `titulo:word`; `"*"` finds everything
- `literal`: whether the words of `termo` and the abbreviations in `orgao` stand only for what is written; inflections
  always count
- `ignorar_assinatura`: whether the words of `termo` count only outside of the lines of those who sign; `assinatura:`
  seeks there all the same
- `data_inicio`: first day, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `data_fim`: last day, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `secao`: section (`"1"`, `"2"`, `"3"`, `"extra"`, `"extra1"`, `"extra2"` or `"extra3"`; several as a vector)
- `orgao`: issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body (several
  as a vector)
- `orgao_exceto`: issuing body whose acts are left out, written as `orgao` (several as a vector)
- `tipo_ato`: type of act, such as `"portaria"`; with `*` at the end all that begin so (several as a vector)
- `edicao`: number of the edition; that of an extra edition has a letter
- `situacao`: what later acts did to it (`"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`, `"revogada"`,
  `"sem_efeito"` or `"retirada"`; several as a vector)
- `cnpj`: CNPJ that the text names; its first 8 characters stand for the whole company (several as a vector)
- `valor_min`: the largest amount that the text names is this or more, in reais (from 0)
- `valor_max`: the largest amount that the text names is this or less, in reais (from 0)
- `campos`: the fields of each publication that come, among all that it has (`"id"`, `"titulo"`, `"resumo"`,
  `"data_publicacao"`, `"secao"`, `"secao_base"`, `"orgao"`, `"tipo_ato"`, `"url_original"`, `"situacao"`, `"sha256"`,
  `"conteudo_completo"`, `"ementa"`, `"pagina"`, `"edicao"`, `"assinatura"`, `"url_pdf"`, `"palavras_chave"`,
  `"publicacoes_relacionadas"`, `"relacoes"`, `"entidades"`, `"partes"`, `"imagens"`, `"versao"`, `"retirada_em"`,
  `"recebida_em"`, `"fonte"` or `"citacao"`; several as a vector)
- `ordem`: order of the results; `"valor"` is by the largest amount that the text names, largest first (`"relevancia"`
  by default, `"recentes"`, `"antigas"` or `"valor"`)
- `pagina`: page (from 1; 1 by default)
- `limite`: items per page (1 to 100; 20 by default)
- `trechos`: whether each result has excerpts with what was looked for, in `trechos`
- `agrupar`: `"parte"`: each of several acts in a publication that has the words is a result of its own; totals and
  pages stay those of publications (`"parte"`)
- `aproximar`: whether publications come, too, that only come near what was typed, in `aproximados`; by default when
  few are found
- `facetas`: what to count in the whole result, not only in the page (`"secao"`, `"orgao"`, `"tipo_ato"`, `"ano"` or
  `"situacao"`; several as a vector)
- `histograma`: counts the whole result by day, month or year (`"dia"`, `"mes"` or `"ano"`)
"""
function buscar(
    client::Client, termo; literal = nothing, ignorar_assinatura = nothing, data_inicio = nothing, data_fim = nothing,
    secao = nothing, orgao = nothing, orgao_exceto = nothing, tipo_ato = nothing, edicao = nothing, situacao = nothing,
    cnpj = nothing, valor_min = nothing, valor_max = nothing, campos = nothing, ordem = nothing, pagina = nothing,
    limite = nothing, trechos = nothing, agrupar = nothing, aproximar = nothing, facetas = nothing,
    histograma = nothing,
)
    query = (;
        termo, literal, ignorar_assinatura, data_inicio, data_fim, secao, orgao, orgao_exceto, tipo_ato, edicao,
        situacao, cnpj, valor_min, valor_max, campos, ordem, pagina, limite, trechos, agrupar, aproximar, facetas,
        histograma,
    )
    return page_of(request(client, "GET", "/buscar"; query), FIELDS.ResultadoBusca)
end

"""
    publicacao(client, id; parte, incluir)

One publication with its full text.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.

- `parte`: only this one of several acts in the publication: what comes behind `#` in its `endereco`, as in `partes`
- `incluir`: also the form of the act in its source, in `estrutura`: blocks, tables with merged cells, styles, places
  of images; or what it says as rows (`linhas`), or its openings and deadlines (`prazos`) (`"estrutura"`, `"linhas"` or
  `"prazos"`)
"""
publicacao(client::Client, id; parte = nothing, incluir = nothing) =
    record_of(request(client, "GET", "/publicacao/$(piece(id))"; query = (; parte, incluir)))

"""
    publicacoes(client, ids; campos)

Up to 100 publications at once, in the requested order; `inexistentes` lists those that do not exist.

Gives a `NamedTuple`.

- `ids`: identifiers, at most 100
- `campos`: the fields of each publication that come, among all that it has (`"id"`, `"titulo"`, `"resumo"`,
  `"data_publicacao"`, `"secao"`, `"secao_base"`, `"orgao"`, `"tipo_ato"`, `"url_original"`, `"situacao"`, `"sha256"`,
  `"conteudo_completo"`, `"ementa"`, `"pagina"`, `"edicao"`, `"assinatura"`, `"url_pdf"`, `"palavras_chave"`,
  `"publicacoes_relacionadas"`, `"relacoes"`, `"entidades"`, `"partes"`, `"imagens"`, `"versao"`, `"retirada_em"`,
  `"recebida_em"`, `"fonte"` or `"citacao"`; several as a vector)
"""
publicacoes(client::Client, ids; campos = nothing) =
    record_of(request(client, "GET", "/publicacoes"; query = (; ids = joined(ids), campos)))

"""
    prova(client, id)

What proves, without Arauto, that a publication was in the zip of a day.

Gives a `NamedTuple`. Throws `Arauto.NotFoundError` for an unknown id.
"""
prova(client::Client, id) = record_of(request(client, "GET", "/publicacao/$(piece(id))/prova"))

"""
    semelhantes(client, id; limite)

Acts of the same type that have most in common with this one, most similar first.

Gives [`Arauto.Rows`](@ref). Throws `Arauto.NotFoundError` for an unknown id.

- `limite`: how many, at most (1 to 100; 20 by default)
"""
semelhantes(client::Client, id; limite = nothing) =
    table_of(request(client, "GET", "/publicacao/$(piece(id))/semelhantes"; query = (; limite)), FIELDS.ResultadoBusca)

"""
    verificar_citacoes(client; texto, idempotency_key)

What a text cites (acts, places of the gazette, proceedings), and whether each exists, was corrected or revoked.

Gives a `NamedTuple`.

- `texto`: the text, at most 64,000 characters
- `idempotency_key`: makes the call harmless to repeat; by default a new one for every call
"""
verificar_citacoes(client::Client; texto, idempotency_key = nothing) =
    record_of(request(client, "POST", "/citacoes/verificar"; body = (; texto), idempotency_key))

"""
    pagina_dou(client, data, secao, pagina)

The publications on a printed page of the gazette.

Gives [`Arauto.Rows`](@ref), with `avisos`. Throws `Arauto.NotFoundError` for an unknown id.
"""
pagina_dou(client::Client, data, secao, pagina) =
    table_of(request(client, "GET", "/dou/$(piece(data))/$(piece(secao))/$(piece(pagina))"), FIELDS.ResultadoBusca)

"""
    secoes(client)

The sections of the gazette.

Gives [`Arauto.Rows`](@ref).
"""
secoes(client::Client) = table_of(request(client, "GET", "/secoes"), FIELDS.Secao)

"""
    edicoes(client; data, mes, ano)

Editions of a day, a month or a year; without any, the 100 most recent.

Gives [`Arauto.Rows`](@ref), with `avisos`.

- `data`: day (a `Date` or `"YYYY-MM-DD"`)
- `mes`: month, `"YYYY-MM"`
- `ano`: year (1000 to 9999)
"""
edicoes(client::Client; data = nothing, mes = nothing, ano = nothing) =
    table_of(request(client, "GET", "/edicoes"; query = (; data, mes, ano)), FIELDS.Edicao)

"""
    orgaos(client; pai, prefixo)

Government bodies that have publications: the topmost, those under `pai`, or those that begin with `prefixo`.

Gives [`Arauto.Rows`](@ref).

- `pai`: path of a body: those right below it come
- `prefixo`: beginning of a word of the name, or an abbreviation
"""
orgaos(client::Client; pai = nothing, prefixo = nothing) =
    table_of(request(client, "GET", "/orgaos"; query = (; pai, prefixo)), FIELDS.Orgao)

"""
    tipos_ato(client)

Types of acts, most common first.

Gives [`Arauto.Rows`](@ref).
"""
tipos_ato(client::Client) = table_of(request(client, "GET", "/tipos-ato"), FIELDS.TipoAto)

"""
    sugerir(client, prefixo)

Completions of the typed text: bodies, norms, words of the texts; at most 5 of each.

Gives [`Arauto.Rows`](@ref).

- `prefixo`: what has been typed so far
"""
sugerir(client::Client, prefixo) = table_of(request(client, "GET", "/sugestoes"; query = (; prefixo)), FIELDS.Sugestao)

"""
    fontes(client; desde, ate)

The state of each section of each day: complete, partial, failed, not published yet.

Gives [`Arauto.Rows`](@ref), with `coletor`.

- `desde`: first day; without it, 30 days before `ate` (a `Date` or `"YYYY-MM-DD"`)
- `ate`: last day; without it, today in Brasília (a `Date` or `"YYYY-MM-DD"`)
"""
fontes(client::Client; desde = nothing, ate = nothing) =
    table_of(request(client, "GET", "/fontes"; query = (; desde, ate)), FIELDS.Fonte)

"""
    declaracoes(client; desde, ate)

What the installation stated and signed about the zips of each day, in the order in which it did.

Gives [`Arauto.Rows`](@ref).

- `desde`: first day; without it, 30 days before `ate` (a `Date` or `"YYYY-MM-DD"`)
- `ate`: last day; without it, today in Brasília (a `Date` or `"YYYY-MM-DD"`)
"""
declaracoes(client::Client; desde = nothing, ate = nothing) =
    table_of(request(client, "GET", "/fontes/declaracoes"; query = (; desde, ate)), FIELDS.Declaracao)

"""
    pontualidade(client; desde, ate)

When the source offered each section of each day, when it was here, when its deliveries went out; and p50 and p99 of
each leg by month.

Gives a `NamedTuple`.

- `desde`: first day; without it, 30 days before `ate` (a `Date` or `"YYYY-MM-DD"`)
- `ate`: last day; without it, today in Brasília (a `Date` or `"YYYY-MM-DD"`)
"""
pontualidade(client::Client; desde = nothing, ate = nothing) =
    record_of(request(client, "GET", "/pontualidade"; query = (; desde, ate)))

"""
    eventos(client; tipo, webhook, apos, limite)

Events in the order in which they were recorded. Keep `proximo`: it is where to continue.

Gives one page, as [`Arauto.Rows`](@ref). For more, see [`pages`](@ref), [`items`](@ref) and [`gather`](@ref).

- `tipo`: only those of this type of event (`"publicacao.nova"`, `"publicacao.atualizada"`, `"linha.nova"`,
  `"linha.prazo"`, `"edicao.publicada"` or `"alerta.match"`)
- `webhook`: only the events that this webhook of the account would receive, with its terms and excerpts
- `apos`: `proximo` of the page before; `"agora"` begins after all existing events; without it, the oldest event still
  kept comes first
- `limite`: items per page (1 to 100; 20 by default)
"""
eventos(client::Client; tipo = nothing, webhook = nothing, apos = nothing, limite = nothing) =
    page_of(request(client, "GET", "/eventos"; query = (; tipo, webhook, apos, limite)), FIELDS.Evento)

"""
    alteracoes(client; desde, limite, campos, incluir)

What changed in the archive, in the order of commits, each publication as it is now. Keep `proximo`: it is where to
continue, at any time.

Gives a `NamedTuple`.

- `desde`: `proximo` of the page before, or the `cursor` of a change; without it, the beginning of the archive
- `limite`: items per page (1 to 100; 20 by default)
- `campos`: the fields of each publication that come, among all that it has (`"id"`, `"titulo"`, `"resumo"`,
  `"data_publicacao"`, `"secao"`, `"secao_base"`, `"orgao"`, `"tipo_ato"`, `"url_original"`, `"situacao"`, `"sha256"`,
  `"conteudo_completo"`, `"ementa"`, `"pagina"`, `"edicao"`, `"assinatura"`, `"url_pdf"`, `"palavras_chave"`,
  `"publicacoes_relacionadas"`, `"relacoes"`, `"entidades"`, `"partes"`, `"imagens"`, `"versao"`, `"retirada_em"`,
  `"recebida_em"`, `"fonte"` or `"citacao"`; several as a vector)
- `incluir`: also the form of the act in its source, in `estrutura`: blocks, tables with merged cells, styles, places
  of images; or what it says as rows (`linhas`), or its openings and deadlines (`prazos`) (`"estrutura"`)
"""
alteracoes(client::Client; desde = nothing, limite = nothing, campos = nothing, incluir = nothing) =
    record_of(request(client, "GET", "/alteracoes"; query = (; desde, limite, campos, incluir)))

"""
    contratos(client; fornecedor_ni, fornecedor_nome, contratante_nome, contratante_cnpj, numero_contrato,
              numero_licitacao, processo, tipo_instrumento, modalidade, uasg, orgao, situacao, valor_min, valor_max,
              data_inicio, data_fim, assinatura_de, assinatura_ate, vigencia_fim_de, vigencia_fim_ate,
              vigencia_fim_em_dias, termo, literal, facetas, ordem, cursor, limite)

Contracts and their kin as rows, read from extracts: one contractor of one instrument each. Experimental: `qualidade`
tells what was measured. `avisos` tell which editions have not been read.

Gives a `NamedTuple`, one page. For all rows, see [`items`](@ref) and [`gather`](@ref).

- `fornecedor_ni`: CNPJ of the contractor; its first 8 characters stand for the whole company (several as a vector)
- `fornecedor_nome`: words in a row in the name of the contractor, whatever their accents
- `contratante_nome`: words in a row in the name of who contracts, as printed
- `contratante_cnpj`: CNPJ of who contracts, if printed, or its first 8 characters (several as a vector)
- `numero_contrato`: number of the contract, with or without its year; zeros before it and punctuation do not count
  (several as a vector)
- `numero_licitacao`: number of the tender that it comes of, likewise (several as a vector)
- `processo`: number of the process, likewise, all of it (several as a vector)
- `tipo_instrumento`: kind of instrument (`"contrato"`, `"termo_aditivo"`, `"apostilamento"`, `"rescisao"`,
  `"dispensa"`, `"inexigibilidade"`, `"ata_registro_precos"`, `"convenio"`, `"acordo_cooperacao"`, `"doacao"`,
  `"cessao"`, `"comodato"`, `"termo_execucao_descentralizada"`, `"empenho"`, `"rerratificacao"`, `"termo_colaboracao"`,
  `"prorrogacao_de_oficio"` or `"outro"`; several as a vector)
- `modalidade`: kind of bid (`"pregao"`, `"concorrencia"`, `"tomada_de_precos"`, `"convite"`, `"concurso"`, `"leilao"`,
  `"dialogo_competitivo"`, `"rdc"`, `"chamamento_publico"`, `"credenciamento"`, `"dispensa"`, `"inexigibilidade"` or
  `"nao_se_aplica"`; several as a vector)
- `uasg`: code of the purchasing unit (several as a vector)
- `orgao`: issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body (several
  as a vector)
- `situacao`: what other acts made of the act (`"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`,
  `"revogada"`, `"sem_efeito"` or `"retirada"`; several as a vector)
- `valor_min`: `valor_global` is this or more, in reais (from 0)
- `valor_max`: `valor_global` is this or less, in reais (from 0)
- `data_inicio`: first day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `data_fim`: last day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `assinatura_de`: signed on this day or later (a `Date` or `"YYYY-MM-DD"`)
- `assinatura_ate`: signed on this day or earlier (a `Date` or `"YYYY-MM-DD"`)
- `vigencia_fim_de`: ends on this day or later (a `Date` or `"YYYY-MM-DD"`)
- `vigencia_fim_ate`: ends on this day or earlier (a `Date` or `"YYYY-MM-DD"`)
- `vigencia_fim_em_dias`: ends from today to this many days ahead, at most 90 (0 to 90)
- `termo`: what to look for in the publications, as in a search, which may find 20,000 at most; without it, everything
- `literal`: whether the words of `termo` and the abbreviations in `orgao` stand only for what is written; inflections
  always count
- `facetas`: what to count in the whole result, not only in the page (`"tipo_instrumento"`, `"modalidade"`, `"orgao"`,
  `"fornecedor_ni"` or `"mes"`; several as a vector)
- `ordem`: order of the rows; `"valor"`: largest `valor_global` first; `"vigencia_fim"`: those that end first
  (`"recentes"` by default, `"antigas"`, `"valor"` or `"vigencia_fim"`)
- `cursor`: `proximo` of the page before, with the same filters and order
- `limite`: items per page (1 to 100; 20 by default)
"""
function contratos(
    client::Client; fornecedor_ni = nothing, fornecedor_nome = nothing, contratante_nome = nothing,
    contratante_cnpj = nothing, numero_contrato = nothing, numero_licitacao = nothing, processo = nothing,
    tipo_instrumento = nothing, modalidade = nothing, uasg = nothing, orgao = nothing, situacao = nothing,
    valor_min = nothing, valor_max = nothing, data_inicio = nothing, data_fim = nothing, assinatura_de = nothing,
    assinatura_ate = nothing, vigencia_fim_de = nothing, vigencia_fim_ate = nothing, vigencia_fim_em_dias = nothing,
    termo = nothing, literal = nothing, facetas = nothing, ordem = nothing, cursor = nothing, limite = nothing,
)
    query = (;
        fornecedor_ni, fornecedor_nome, contratante_nome, contratante_cnpj, numero_contrato, numero_licitacao,
        processo, tipo_instrumento, modalidade, uasg, orgao, situacao, valor_min, valor_max, data_inicio, data_fim,
        assinatura_de, assinatura_ate, vigencia_fim_de, vigencia_fim_ate, vigencia_fim_em_dias, termo, literal,
        facetas, ordem, cursor, limite,
    )
    return record_of(request(client, "GET", "/contratos"; query))
end

"""
    pessoal(client; tipo_movimentacao, pessoa_nome, cargo_funcao, cargo_efetivo, unidade, autoridade_nome, matricula,
            data_efeito_de, data_efeito_ate, sigla_funcao, codigo, codigo_min, substituto, orgao, secao, situacao,
            data_inicio, data_fim, termo, literal, facetas, ordem, cursor, limite)

Movements of persons as rows, read from acts of Section 2: one person in one movement each. Experimental: `qualidade`
tells what was measured. `avisos` tell which editions have not been read.

Gives a `NamedTuple`, one page. For all rows, see [`items`](@ref) and [`gather`](@ref).

- `tipo_movimentacao`: kind of movement (`"nomeacao"`, `"exoneracao"`, `"designacao"`, `"dispensa"`, `"substituicao"`,
  `"aposentadoria"`, `"pensao"`, `"cessao"`, `"requisicao"`, `"remocao"`, `"redistribuicao"`, `"afastamento"`,
  `"licenca"`, `"reconducao"`, `"reversao"`, `"reintegracao"`, `"promocao"`, `"demissao"`, `"vacancia"`,
  `"contratacao"`, `"rescisao"`, `"transferencia_reserva"`, `"tornar_sem_efeito"`, `"retificacao"`, `"delegacao"`,
  `"comissao"`, `"enquadramento"`, `"convocacao"`, `"alteracao_exercicio"` or `"outro"`; several as a vector)
- `pessoa_nome`: words in a row of the person's name, whatever their accents and case
- `cargo_funcao`: words in a row of the office that is given or taken
- `cargo_efetivo`: words in a row in the person's permanent office
- `unidade`: words in a row in the unit of the office or function
- `autoridade_nome`: words in a row in the name of who signs
- `matricula`: registration, as printed; zeros before it and punctuation do not count (several as a vector)
- `data_efeito_de`: first day from which the act says that it holds, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `data_efeito_ate`: last such day, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `sigla_funcao`: acronym of the office's code (several as a vector)
- `codigo`: code of the office, such as `FCE 1.15`; without the category before the dot, any (several as a vector)
- `codigo_min`: this code or one of a higher level (several as a vector)
- `substituto`: whether the person only stands in for who holds the office
- `orgao`: issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body (several
  as a vector)
- `secao`: section: 2, or extra editions (`"2"` or `"extra"`; several as a vector)
- `situacao`: what other acts made of the act (`"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`,
  `"revogada"`, `"sem_efeito"` or `"retirada"`; several as a vector)
- `data_inicio`: first day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `data_fim`: last day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `termo`: what to look for in the publications, as in a search, which may find 20,000 at most; without it, everything
- `literal`: whether the words of `termo` and the abbreviations in `orgao` stand only for what is written; inflections
  always count
- `facetas`: what to count the whole result by (`"tipo_movimentacao"`, `"orgao"`, `"sigla_funcao"`, `"codigo"` or
  `"mes"`; several as a vector)
- `ordem`: order of the rows: the newest first, or the oldest (`"recentes"` by default or `"antigas"`)
- `cursor`: `proximo` of the page before, with the same filters and order
- `limite`: items per page (1 to 100; 20 by default)
"""
function pessoal(
    client::Client; tipo_movimentacao = nothing, pessoa_nome = nothing, cargo_funcao = nothing,
    cargo_efetivo = nothing, unidade = nothing, autoridade_nome = nothing, matricula = nothing,
    data_efeito_de = nothing, data_efeito_ate = nothing, sigla_funcao = nothing, codigo = nothing,
    codigo_min = nothing, substituto = nothing, orgao = nothing, secao = nothing, situacao = nothing,
    data_inicio = nothing, data_fim = nothing, termo = nothing, literal = nothing, facetas = nothing, ordem = nothing,
    cursor = nothing, limite = nothing,
)
    query = (;
        tipo_movimentacao, pessoa_nome, cargo_funcao, cargo_efetivo, unidade, autoridade_nome, matricula,
        data_efeito_de, data_efeito_ate, sigla_funcao, codigo, codigo_min, substituto, orgao, secao, situacao,
        data_inicio, data_fim, termo, literal, facetas, ordem, cursor, limite,
    )
    return record_of(request(client, "GET", "/pessoal"; query))
end

"""
    licitacoes(client; tipo_aviso, modalidade, numero, processo, uasg, srp, vencedor_ni, vencedor_nome, orgao,
               situacao, valor_min, valor_max, abertura_de, abertura_ate, abertura_em_dias, data_inicio, data_fim,
               termo, literal, facetas, ordem, cursor, limite)

Tenders as rows, read from notices: one tender in one notice each. Experimental: `qualidade` tells what was measured.
`avisos` tell which editions have not been read.

Gives a `NamedTuple`, one page. For all rows, see [`items`](@ref) and [`gather`](@ref).

- `tipo_aviso`: kind of notice (`"abertura"`, `"alteracao"`, `"adiamento"`, `"suspensao"`, `"revogacao"`, `"anulacao"`,
  `"reabertura"`, `"resultado"`, `"homologacao"`, `"adjudicacao"`, `"deserta"` or `"fracassada"`; several as a vector)
- `modalidade`: kind of bid (`"pregao"`, `"concorrencia"`, `"tomada_de_precos"`, `"convite"`, `"concurso"`, `"leilao"`,
  `"dialogo_competitivo"`, `"rdc"`, `"chamamento_publico"`, `"credenciamento"`, `"dispensa"`, `"inexigibilidade"` or
  `"nao_se_aplica"`; several as a vector)
- `numero`: number of the tender, with or without its year (several as a vector)
- `processo`: number of the process, all of it; zeros before it and punctuation do not count (several as a vector)
- `uasg`: code of the purchasing unit (UASG) (several as a vector)
- `srp`: whether prices are only registered
- `vencedor_ni`: CNPJ of who won, or its first 8 characters (several as a vector)
- `vencedor_nome`: words in a row in the name of who won
- `orgao`: issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body (several
  as a vector)
- `situacao`: what other acts made of the act (`"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`,
  `"revogada"`, `"sem_efeito"` or `"retirada"`; several as a vector)
- `valor_min`: the estimated value is this or more, in reais (from 0)
- `valor_max`: the estimated value is this or less (from 0)
- `abertura_de`: the session opens on this day or later (a `Date` or `"YYYY-MM-DD"`)
- `abertura_ate`: the session opens on this day or earlier (a `Date` or `"YYYY-MM-DD"`)
- `abertura_em_dias`: the session opens from today to this many days ahead, at most 90 (0 to 90)
- `data_inicio`: first day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `data_fim`: last day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `termo`: what to look for in the publications, as in a search, which may find 20,000 at most; without it, everything
- `literal`: whether the words of `termo` and the abbreviations in `orgao` stand only for what is written; inflections
  always count
- `facetas`: what to count the whole result by (`"tipo_aviso"`, `"modalidade"`, `"orgao"` or `"mes"`; several as a
  vector)
- `ordem`: order of the rows: the newest first, the oldest, what opens next, or by estimated value (`"recentes"` by
  default, `"antigas"`, `"abertura"` or `"valor"`)
- `cursor`: `proximo` of the page before, with the same filters and order
- `limite`: items per page (1 to 100; 20 by default)
"""
function licitacoes(
    client::Client; tipo_aviso = nothing, modalidade = nothing, numero = nothing, processo = nothing, uasg = nothing,
    srp = nothing, vencedor_ni = nothing, vencedor_nome = nothing, orgao = nothing, situacao = nothing,
    valor_min = nothing, valor_max = nothing, abertura_de = nothing, abertura_ate = nothing,
    abertura_em_dias = nothing, data_inicio = nothing, data_fim = nothing, termo = nothing, literal = nothing,
    facetas = nothing, ordem = nothing, cursor = nothing, limite = nothing,
)
    query = (;
        tipo_aviso, modalidade, numero, processo, uasg, srp, vencedor_ni, vencedor_nome, orgao, situacao, valor_min,
        valor_max, abertura_de, abertura_ate, abertura_em_dias, data_inicio, data_fim, termo, literal, facetas, ordem,
        cursor, limite,
    )
    return record_of(request(client, "GET", "/licitacoes"; query))
end

"""
    sancoes(client; categoria_sancao, situacao_sancao, ambito, sancionado_cnpj, sancionado_nome, processo, vigente_em,
            orgao, situacao, valor_min, valor_max, data_inicio, data_fim, termo, literal, facetas, ordem, cursor,
            limite)

Sanctions of companies in tenders and contracts as rows: one sanction of one company in one act each. Experimental:
`qualidade` tells what was measured. `avisos` tell which editions have not been read.

Gives a `NamedTuple`, one page. For all rows, see [`items`](@ref) and [`gather`](@ref).

- `categoria_sancao`: kind of sanction (`"advertencia"`, `"multa"`, `"impedimento"`, `"suspensao"`, `"inidoneidade"` or
  `"descredenciamento"`; several as a vector)
- `situacao_sancao`: what the act leaves of the sanction (`"aplicada"`, `"reduzida"`, `"suspensa"` or `"retirada"`;
  several as a vector)
- `ambito`: which law: that of tenders and contracts, or that against corruption (`"licitacao"` or `"anticorrupcao"`;
  several as a vector)
- `sancionado_cnpj`: CNPJ of the company, or its first 8 characters (several as a vector)
- `sancionado_nome`: words in a row in the name of the company
- `processo`: number of the process, all of it; zeros before it and punctuation do not count (several as a vector)
- `vigente_em`: a day on which, by its act, the sanction bars the company from contracting (a `Date` or `"YYYY-MM-DD"`)
- `orgao`: issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body (several
  as a vector)
- `situacao`: what other acts made of the act (`"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`,
  `"revogada"`, `"sem_efeito"` or `"retirada"`; several as a vector)
- `valor_min`: the fine is this or more, in reais (from 0)
- `valor_max`: the fine is this or less (from 0)
- `data_inicio`: first day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `data_fim`: last day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `termo`: what to look for in the publications, as in a search, which may find 20,000 at most; without it, everything
- `literal`: whether the words of `termo` and the abbreviations in `orgao` stand only for what is written; inflections
  always count
- `facetas`: what to count the whole result by (`"categoria_sancao"`, `"ambito"`, `"orgao"` or `"mes"`; several as a
  vector)
- `ordem`: order of the rows: the newest first, the oldest, or by the fine (`"recentes"` by default, `"antigas"` or
  `"valor"`)
- `cursor`: `proximo` of the page before, with the same filters and order
- `limite`: items per page (1 to 100; 20 by default)
"""
function sancoes(
    client::Client; categoria_sancao = nothing, situacao_sancao = nothing, ambito = nothing, sancionado_cnpj = nothing,
    sancionado_nome = nothing, processo = nothing, vigente_em = nothing, orgao = nothing, situacao = nothing,
    valor_min = nothing, valor_max = nothing, data_inicio = nothing, data_fim = nothing, termo = nothing,
    literal = nothing, facetas = nothing, ordem = nothing, cursor = nothing, limite = nothing,
)
    query = (;
        categoria_sancao, situacao_sancao, ambito, sancionado_cnpj, sancionado_nome, processo, vigente_em, orgao,
        situacao, valor_min, valor_max, data_inicio, data_fim, termo, literal, facetas, ordem, cursor, limite,
    )
    return record_of(request(client, "GET", "/sancoes"; query))
end

"""
    normas(client; especie, numero, ano, altera, revoga, regulamenta, entra_em_vigor_de, entra_em_vigor_ate, orgao,
           situacao, data_inicio, data_fim, termo, literal, facetas, ordem, cursor, limite)

Norms as rows: acts that make rules, or change and revoke those of others, one in each row, with what they change and
when they come into force. Experimental: `qualidade` tells what was measured. `avisos` tell which editions have not
been read.

Gives a `NamedTuple`, one page. For all rows, see [`items`](@ref) and [`gather`](@ref).

- `especie`: what the act is, by its heading (`"emenda_constitucional"`, `"lei_complementar"`, `"lei_delegada"`,
  `"lei"`, `"medida_provisoria"`, `"decreto_lei"`, `"decreto_legislativo"`, `"decreto"`, `"instrucao_normativa"`,
  `"instrucao"`, `"orientacao_normativa"`, `"norma_de_execucao"`, `"portaria"`, `"resolucao"`, `"recomendacao"`,
  `"deliberacao"`, `"provimento"`, `"circular"`, `"ordem_de_servico"` or `"ato"`; several as a vector)
- `numero`: number of the act (several as a vector)
- `ano`: year of the act (1800 to 2200)
- `altera`: a norm that the acts change, as `norma:` names it: `Lei 8.112/1990` (several as a vector)
- `revoga`: a norm that the acts revoke, wholly or in part (several as a vector)
- `regulamenta`: a norm that the acts regulate (several as a vector)
- `entra_em_vigor_de`: first day on which the acts say that they come into force, inclusive (a `Date` or
  `"YYYY-MM-DD"`)
- `entra_em_vigor_ate`: last such day, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `orgao`: issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body (several
  as a vector)
- `situacao`: what other acts made of the act (`"publicada"`, `"retificada"`, `"republicada"`, `"em_parte"`,
  `"revogada"`, `"sem_efeito"` or `"retirada"`; several as a vector)
- `data_inicio`: first day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `data_fim`: last day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `termo`: what to look for in the publications, as in a search, which may find 20,000 at most; without it, everything
- `literal`: whether the words of `termo` and the abbreviations in `orgao` stand only for what is written; inflections
  always count
- `facetas`: what to count the whole result by (`"especie"`, `"orgao"` or `"mes"`; several as a vector)
- `ordem`: order of the rows: the newest first, the oldest, or by the day on which they come into force (`"recentes"`
  by default, `"antigas"` or `"vigor"`)
- `cursor`: `proximo` of the page before, with the same filters and order
- `limite`: items per page (1 to 100; 20 by default)
"""
function normas(
    client::Client; especie = nothing, numero = nothing, ano = nothing, altera = nothing, revoga = nothing,
    regulamenta = nothing, entra_em_vigor_de = nothing, entra_em_vigor_ate = nothing, orgao = nothing,
    situacao = nothing, data_inicio = nothing, data_fim = nothing, termo = nothing, literal = nothing,
    facetas = nothing, ordem = nothing, cursor = nothing, limite = nothing,
)
    query = (;
        especie, numero, ano, altera, revoga, regulamenta, entra_em_vigor_de, entra_em_vigor_ate, orgao, situacao,
        data_inicio, data_fim, termo, literal, facetas, ordem, cursor, limite,
    )
    return record_of(request(client, "GET", "/normas"; query))
end

"""
    norma(client, norma)

What the archive knows of one norm: how many acts name it, the acts that are it, how many change, revoke or regulate
it, and which revoke it wholly. Experimental: that none is found does not mean that the norm is in force.

Gives a `NamedTuple`.
"""
norma(client::Client, norma) = record_of(request(client, "GET", "/normas/$(piece(norma))"))

"""
    alteracoes_da_norma(client, norma; efeito, orgao, data_inicio, data_fim, cursor, limite)

What the acts of the archive did to a norm: which of them change, revoke or regulate it, the newest first, with the
words that say so. Experimental: that none is found does not mean that the norm is in force.

Gives a `NamedTuple`, one page. For all rows, see [`items`](@ref) and [`gather`](@ref).

- `efeito`: only what the acts do to it in this way (`"altera"`, `"revoga"` or `"regulamenta"`; several as a vector)
- `orgao`: issuing body: its full path, the beginning of it, one level, or the abbreviation of a federal body (several
  as a vector)
- `data_inicio`: first day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `data_fim`: last day of publication, inclusive (a `Date` or `"YYYY-MM-DD"`)
- `cursor`: `proximo` of the page before, with the same filters
- `limite`: items per page (1 to 100; 20 by default)
"""
function alteracoes_da_norma(
    client::Client, norma; efeito = nothing, orgao = nothing, data_inicio = nothing, data_fim = nothing,
    cursor = nothing, limite = nothing,
)
    query = (; efeito, orgao, data_inicio, data_fim, cursor, limite)
    return record_of(request(client, "GET", "/normas/$(piece(norma))/alteracoes"; query))
end
