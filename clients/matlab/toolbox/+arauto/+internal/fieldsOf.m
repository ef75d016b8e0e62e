function names = fieldsOf(row)
% Fields that the items of each kind of list always have.

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  switch row
    case 'ResultadoBusca'
      names = {'id', 'titulo', 'resumo', 'data_publicacao', 'secao', 'secao_base', 'orgao', 'tipo_ato', ...
               'url_original', 'situacao', 'sha256', 'trechos', 'parte'};
    case 'Secao'
      names = {'codigo', 'nome', 'descricao'};
    case 'Edicao'
      names = {'numero', 'data', 'tipo', 'secoes', 'total_publicacoes', 'provisoria'};
    case 'Orgao'
      names = {'orgao', 'nome', 'sigla', 'total', 'primeira_data', 'ultima_data', 'subordinados'};
    case 'TipoAto'
      names = {'tipo_ato', 'total', 'primeira_data', 'ultima_data'};
    case 'Sugestao'
      names = {'tipo', 'texto', 'termo', 'orgao', 'total'};
    case 'Fonte'
      names = {'data', 'secao', 'secao_base', 'estado', 'provisoria', 'motivo', 'mensagem', 'artigos', ...
               'publicacoes', 'rejeitados', 'ausentes', 'retiradas', 'arquivo', 'sha256', 'raiz', 'declaracao', ...
               'tentativas', 'primeira_em', 'ultima_em'};
    case 'Declaracao'
      names = {'sequencia', 'texto', 'sha256', 'assinatura', 'data', 'raiz'};
    case 'Evento'
      names = {'id', 'tipo', 'criado_em', 'dados'};
    case 'Webhook'
      names = {'id', 'chave', 'nome', 'url', 'eventos', 'filtros', 'leitura', 'max_simultaneas', 'envio', 'ativo', ...
               'motivo_inativacao', 'falhas_consecutivas', 'criado_em', 'atualizado_em', 'inativado_em', ...
               'conferido_ate'};
    case 'Reenvio'
      names = {'id', 'webhook_id', 'status', 'desde', 'ate', 'eventos', 'examinados', 'criadas', 'criado_em', ...
               'concluido_em'};
    case 'Entrega'
      names = {'id', 'evento_id', 'webhook_id', 'tipo', 'origem', 'status', 'tentativas', 'ultimo_status_http', ...
               'ultimo_erro', 'ultima_duracao_ms', 'criado_em', 'proxima_tentativa_em', 'concluido_em', ...
               'publicacao', 'edicao'};
    case 'Alerta'
      names = {'id', 'chave', 'nome', 'consulta', 'frequencia', 'hora', 'avisar_vazio', 'ativo', 'termos', ...
               'listas', 'filtros', 'leitura', 'canais', 'boletins', 'encontrados_sem_canal', 'criado_em', ...
               'atualizado_em', 'enderecos', 'conferido_ate'};
    case 'MarcaDePessoa'
      names = {'publicacao', 'lido', 'guardado_em'};
    case 'AtoGuardado'
      names = {'id', 'titulo', 'data_publicacao', 'secao', 'secao_base', 'edicao', 'pagina', 'orgao', 'tipo_ato', ...
               'situacao', 'url_original', 'lido', 'guardado_em'};
    case 'ListaDeTermos'
      names = {'id', 'chave', 'nome', 'total', 'versao', 'criado_em', 'atualizado_em', 'alertas'};
    case 'Boletim'
      names = {'id', 'chave', 'nome', 'alertas', 'destinatarios', 'assunto', 'cabecalho', 'rodape', 'texto_vazio', ...
               'enviar_vazio', 'agrupar_por', 'conteudo', 'anexar_csv', 'anexar_xlsx', 'frequencia', 'hora', ...
               'dias', 'dia_do_mes', 'ativo', 'criado_em', 'atualizado_em', 'enderecos', 'proximo_envio_em'};
    case 'EnvioBoletim'
      names = {'id', 'data', 'assunto', 'total', 'criado_em', 'destinatarios'};
    case 'PaginaAbertaBoletim'
      names = {'id', 'data', 'assunto', 'total', 'criado_em', 'pagina'};
    case 'Pasta'
      names = {'id', 'nome', 'criado_em', 'atualizado_em', 'total', 'abertos', 'vencidos', 'proximo_prazo', ...
               'versao'};
    case 'AtoDePasta'
      names = {'id', 'ato', 'nota', 'etiquetas', 'prazo', 'andamento', 'responsavel', 'vencido', 'prazo_do_ato', ...
               'versao', 'guardado_em', 'atualizado_em'};
    case 'Chave'
      names = {'id', 'conta_id', 'nome', 'publico', 'escopos', 'limite', 'criado_em', 'expira_em', 'revogada_em', ...
               'ultimo_uso_em', 'pessoa_id', 'criada_com', 'situacao'};
    case 'UsoDiario'
      names = {'data', 'requisicoes', 'limitadas'};
    case 'Conta'
      names = {'id', 'nome', 'email', 'criado_em', 'pessoas', 'chaves_ativas', 'webhooks', 'alertas'};
  end
end
