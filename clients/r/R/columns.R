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
  Webhook = c(
    id = "c", chave = "c", nome = "c", url = "c", eventos = "s", filtros = "x", leitura = "i", max_simultaneas = "i",
    ativo = "l", motivo_inativacao = "c", falhas_consecutivas = "i", criado_em = "T", atualizado_em = "T",
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
  ListaDeTermos = c(
    id = "c", chave = "c", nome = "c", total = "i", versao = "i", criado_em = "T", atualizado_em = "T", alertas = "x"
  ),
  Boletim = c(
    id = "c", chave = "c", nome = "c", alertas = "s", destinatarios = "s", assunto = "c", cabecalho = "c", rodape = "c",
    texto_vazio = "c", enviar_vazio = "l", agrupar_por = "c", conteudo = "c", anexar_csv = "l", frequencia = "c",
    hora = "i", dias = "s", dia_do_mes = "i", ativo = "l", criado_em = "T", atualizado_em = "T", enderecos = "x",
    proximo_envio_em = "T"
  ),
  EnvioBoletim = c(id = "c", data = "D", assunto = "c", total = "i", criado_em = "T", destinatarios = "x"),
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
