# Made by `npm run clients` from spec/openapi.json and clients/operations.json.

# The columns of the lists that operations give, and their types, so that no rows have the columns that rows have.
# c character, i integer, d double, l logical, D Date, T POSIXct, s strings (list column), x anything (list column).
ROWS <- list(
  ResultadoBusca = c(
    id = "c", titulo = "c", resumo = "c", data_publicacao = "D", secao = "c", secao_base = "c", orgao = "c",
    tipo_ato = "c", url_original = "c", situacao = "c", sha256 = "c", trechos = "x", parte = "x"
  ),
  Secao = c(codigo = "c", nome = "c", descricao = "c"),
  Edicao = c(numero = "c", data = "D", tipo = "c", secoes = "s", total_publicacoes = "i", provisoria = "l"),
  Orgao = c(
    orgao = "c", nome = "c", sigla = "c", total = "i", primeira_data = "D", ultima_data = "D", subordinados = "i"
  ),
  TipoAto = c(tipo_ato = "c", total = "i", primeira_data = "D", ultima_data = "D"),
  Sugestao = c(tipo = "c", texto = "c", termo = "c", orgao = "c", total = "i"),
  Fonte = c(
    data = "D", secao = "c", secao_base = "c", estado = "c", provisoria = "l", motivo = "c", mensagem = "c",
    artigos = "i", publicacoes = "i", rejeitados = "i", ausentes = "i", retiradas = "i", arquivo = "c", sha256 = "c",
    raiz = "c", declaracao = "x", tentativas = "i", primeira_em = "T", ultima_em = "T"
  ),
  Declaracao = c(sequencia = "i", texto = "c", sha256 = "c", assinatura = "c", data = "D", raiz = "c"),
  Evento = c(id = "c", tipo = "c", criado_em = "T", dados = "x"),
  Contrato = c(
    id = "c", tipo_instrumento = "c", numero_contrato = "c", ano_contrato = "i", numero_termo = "c", processo = "c",
    modalidade = "c", numero_licitacao = "c", ano_licitacao = "i", uasg = "c", contratante_nome = "c",
    contratante_cnpj = "c", contratante_orgao = "c", fornecedor_nome = "c", fornecedor_ni = "c", fornecedor_tipo = "c",
    partes = "x", objeto = "c", valor_inicial = "d", valor_global = "d", valor_mensal = "d", valor_acrescimo = "d",
    valor_do_instrumento = "d", moeda = "c", data_assinatura = "D", vigencia_inicio = "D", vigencia_fim = "D",
    vigencia_prazo = "c", vigencia_fim_calculada = "l", fundamento_legal = "c", normas = "s", origem_adesao = "l",
    sistema_origem = "c", ato_endereco = "c", ato_tipo = "c", ato_numero = "c", ato_data = "D", confianca = "c",
    versao_extrator = "i", inicio = "i", fim = "i", trechos = "x", publicacao = "c", data_publicacao = "D", secao = "c",
    edicao = "c", pagina = "c", situacao = "c", url_original = "c"
  ),
  Movimento = c(
    id = "c", tipo_movimentacao = "c", verbo = "c", a_pedido = "l", de_oficio = "l", pessoa_nome = "c",
    pessoa_papel = "c", matricula = "c", matricula_tipo = "c", cargo_efetivo = "c", cargo_funcao = "c",
    substituto = "l", codigo = "c", sigla_funcao = "c", nivel_funcao = "c", unidade = "c", orgao_destino = "c",
    data_efeito = "D", data_efeito_origem = "c", periodo_inicio = "D", periodo_fim = "D", vaga_causa = "c",
    vaga_codigo = "c", vaga_antecessor = "c", autoridade_nome = "c", autoridade_cargo = "c", orgao = "c",
    ato_endereco = "c", ato_tipo = "c", ato_numero = "c", ato_data = "D", confianca = "c", versao_extrator = "i",
    inicio = "i", fim = "i", trechos = "x", publicacao = "c", data_publicacao = "D", secao = "c", edicao = "c",
    pagina = "c", situacao = "c", url_original = "c"
  ),
  Licitacao = c(
    id = "c", tipo_aviso = "c", retificacao = "l", modalidade = "c", numero = "c", ano = "i", srp = "l", uasg = "c",
    processo = "c", orgao = "c", objeto = "c", data_abertura = "D", hora_abertura = "c", valor_estimado = "d",
    url_edital = "c", vencedores = "x", sistema_origem = "c", ato_endereco = "c", ato_tipo = "c", ato_numero = "c",
    ato_data = "D", confianca = "c", versao_extrator = "i", inicio = "i", fim = "i", trechos = "x", publicacao = "c",
    data_publicacao = "D", secao = "c", edicao = "c", pagina = "c", situacao = "c", url_original = "c"
  ),
  Sancao = c(
    id = "c", categoria_sancao = "c", situacao_sancao = "c", ambito = "c", retificacao = "l", sancionado_nome = "c",
    sancionado_cnpj = "c", abrangencia = "c", prazo = "c", data_inicio = "D", data_fim = "D", valor_multa = "d",
    motivo = "c", processo = "c", fundamento_legal = "c", orgao_sancionador = "c", orgao = "c", ato_endereco = "c",
    ato_tipo = "c", ato_numero = "c", ato_data = "D", confianca = "c", versao_extrator = "i", inicio = "i", fim = "i",
    trechos = "x", publicacao = "c", data_publicacao = "D", secao = "c", edicao = "c", pagina = "c", situacao = "c",
    url_original = "c"
  ),
  Norma = c(
    id = "c", especie = "c", norma = "c", numero = "c", ano = "i", data = "D", ementa = "c", entra_em_vigor = "D",
    entra_em_vigor_origem = "c", altera = "x", revoga = "x", regulamenta = "x", orgao = "c", ato_endereco = "c",
    ato_tipo = "c", ato_numero = "c", ato_data = "D", confianca = "c", versao_extrator = "i", inicio = "i", fim = "i",
    trechos = "x", publicacao = "c", data_publicacao = "D", secao = "c", edicao = "c", pagina = "c", situacao = "c",
    url_original = "c"
  ),
  Webhook = c(
    id = "c", chave = "c", nome = "c", url = "c", eventos = "s", filtros = "x", leitura = "i", max_simultaneas = "i",
    envio = "x", ativo = "l", motivo_inativacao = "c", falhas_consecutivas = "i", criado_em = "T", atualizado_em = "T",
    inativado_em = "T", conferido_ate = "x"
  ),
  Reenvio = c(
    id = "c", webhook_id = "c", status = "c", desde = "T", ate = "T", eventos = "i", examinados = "i", criadas = "i",
    criado_em = "T", concluido_em = "T"
  ),
  Entrega = c(
    id = "c", evento_id = "c", webhook_id = "c", tipo = "c", origem = "c", status = "c", tentativas = "i",
    ultimo_status_http = "i", ultimo_erro = "c", ultima_duracao_ms = "i", criado_em = "T", proxima_tentativa_em = "T",
    concluido_em = "T", publicacao = "x", edicao = "x"
  ),
  Alerta = c(
    id = "c", chave = "c", nome = "c", consulta = "c", frequencia = "c", hora = "i", avisar_vazio = "l", ativo = "l",
    termos = "x", listas = "s", filtros = "x", leitura = "i", canais = "x", boletins = "s", encontrados_sem_canal = "i",
    criado_em = "T", atualizado_em = "T", enderecos = "x", conferido_ate = "x"
  ),
  MarcaDePessoa = c(publicacao = "c", lido = "l", guardado_em = "T"),
  AtoGuardado = c(
    id = "c", titulo = "c", data_publicacao = "D", secao = "c", secao_base = "c", edicao = "c", pagina = "c",
    orgao = "c", tipo_ato = "c", situacao = "c", url_original = "c", lido = "l", guardado_em = "T"
  ),
  ListaDeTermos = c(
    id = "c", chave = "c", nome = "c", total = "i", versao = "i", criado_em = "T", atualizado_em = "T", alertas = "x"
  ),
  Boletim = c(
    id = "c", chave = "c", nome = "c", alertas = "s", destinatarios = "s", assunto = "c", cabecalho = "c", rodape = "c",
    texto_vazio = "c", enviar_vazio = "l", agrupar_por = "c", conteudo = "c", anexar_csv = "l", anexar_xlsx = "l",
    frequencia = "c", hora = "i", dias = "s", dia_do_mes = "i", ativo = "l", criado_em = "T", atualizado_em = "T",
    enderecos = "x", proximo_envio_em = "T"
  ),
  EnvioBoletim = c(id = "c", data = "D", assunto = "c", total = "i", criado_em = "T", destinatarios = "x"),
  PaginaAbertaBoletim = c(id = "c", data = "D", assunto = "c", total = "i", criado_em = "T", pagina = "c"),
  Pasta = c(
    id = "c", nome = "c", criado_em = "T", atualizado_em = "T", total = "i", abertos = "i", vencidos = "i",
    proximo_prazo = "D", versao = "c"
  ),
  AtoDePasta = c(
    id = "c", ato = "x", nota = "c", etiquetas = "s", prazo = "D", andamento = "c", responsavel = "x", vencido = "l",
    prazo_do_ato = "x", versao = "c", guardado_em = "T", atualizado_em = "T"
  ),
  Chave = c(
    id = "c", conta_id = "c", nome = "c", publico = "c", escopos = "s", limite = "i", criado_em = "T", expira_em = "T",
    revogada_em = "T", ultimo_uso_em = "T", pessoa_id = "c", criada_com = "c", situacao = "c"
  ),
  UsoDiario = c(data = "D", requisicoes = "i", limitadas = "i"),
  Conta = c(
    id = "c", nome = "c", email = "c", criado_em = "T", pessoas = "i", chaves_ativas = "i", webhooks = "i",
    alertas = "i"
  )
)
