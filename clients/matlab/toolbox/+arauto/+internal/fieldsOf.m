function names = fieldsOf(kind)
% Fields that the items of each kind of list always have.
  switch kind
    case 'avisos'
      names = {'codigo', 'campo', 'mensagem', 'sugestoes'};
    case 'publicacoes'
      names = {'id', 'titulo', 'resumo', 'data_publicacao', 'secao', 'secao_base', 'orgao', 'tipo_ato', ...
               'url_original', 'situacao', 'sha256', 'trechos'};
    case 'secoes'
      names = {'codigo', 'nome', 'descricao'};
    case 'edicoes'
      names = {'numero', 'data', 'tipo', 'secoes', 'total_publicacoes'};
    case 'fontes'
      names = {'data', 'secao', 'secao_base', 'estado', 'motivo', 'mensagem', 'artigos', 'publicacoes', ...
               'rejeitados', 'arquivo', 'sha256', 'tentativas', 'primeira_em', 'ultima_em'};
    case 'webhooks'
      names = {'id', 'nome', 'url', 'eventos', 'filtros', 'max_simultaneas', 'ativo', 'motivo_inativacao', ...
               'falhas_consecutivas', 'criado_em', 'atualizado_em', 'inativado_em'};
    case 'entregas'
      names = {'id', 'evento_id', 'webhook_id', 'tipo', 'origem', 'status', 'tentativas', 'ultimo_status_http', ...
               'ultimo_erro', 'criado_em', 'proxima_tentativa_em', 'concluido_em'};
    case 'reenvios'
      names = {'id', 'webhook_id', 'status', 'desde', 'ate', 'eventos', 'examinados', 'criadas', 'criado_em', ...
               'concluido_em'};
    case 'eventos'
      names = {'id', 'tipo', 'criado_em', 'dados'};
    case 'alertas'
      names = {'id', 'nome', 'consulta', 'frequencia', 'hora', 'avisar_vazio', 'ativo', 'filtros', 'canais', ...
               'encontrados_sem_canal', 'criado_em', 'atualizado_em', 'enderecos'};
    case 'chaves'
      names = {'id', 'conta_id', 'nome', 'publico', 'escopos', 'limite', 'criado_em', 'expira_em', 'revogada_em', ...
               'ultimo_uso_em', 'situacao'};
    case 'orgaos'
      names = {'orgao', 'nome', 'sigla', 'total', 'primeira_data', 'ultima_data', 'subordinados'};
    case 'tipos_ato'
      names = {'tipo_ato', 'total', 'primeira_data', 'ultima_data'};
    case 'sugestoes'
      names = {'tipo', 'texto', 'termo', 'orgao', 'total'};
    case 'uso'
      names = {'data', 'requisicoes', 'limitadas'};
    case 'contas'
      names = {'id', 'nome', 'email', 'criado_em', 'pessoas', 'chaves_ativas', 'webhooks', 'alertas'};
  end
end
