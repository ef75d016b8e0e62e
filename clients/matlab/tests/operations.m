function rows = operations()
% For the runner of conformance: an operation, its method, its arguments by position, and how many outputs it has.

% Made by `npm run clients` from spec/openapi.json and clients/operations.json.

  rows = {
    'buscar', 'buscar', {'termo'}, 2
    'obterPublicacao', 'publicacao', {'id'}, 2
    'obterPublicacoes', 'publicacoes', {'ids'}, 2
    'obterProva', 'prova', {'id'}, 2
    'listarSemelhantes', 'semelhantes', {'id'}, 2
    'verificarCitacoes', 'verificarCitacoes', {}, 2
    'obterPaginaDou', 'paginaDou', {'data', 'secao', 'pagina'}, 2
    'listarSecoes', 'secoes', {}, 2
    'listarEdicoes', 'edicoes', {}, 2
    'listarOrgaos', 'orgaos', {}, 2
    'listarTiposAto', 'tiposAto', {}, 2
    'sugerir', 'sugerir', {'prefixo'}, 2
    'listarFontes', 'fontes', {}, 2
    'listarDeclaracoes', 'declaracoes', {}, 2
    'listarPontualidade', 'pontualidade', {}, 2
    'listarEventos', 'eventos', {}, 2
    'listarAlteracoes', 'alteracoes', {}, 2
    'listarContratos', 'contratos', {}, 2
    'listarPessoal', 'pessoal', {}, 2
    'listarLicitacoes', 'licitacoes', {}, 2
    'listarSancoes', 'sancoes', {}, 2
    'listarNormas', 'normas', {}, 2
    'obterNorma', 'norma', {'norma'}, 2
    'listarAlteracoesDaNorma', 'alteracoesDaNorma', {'norma'}, 2
    'criarWebhook', 'webhooks.criar', {}, 2
    'gravarWebhook', 'webhooks.gravar', {'chave'}, 2
    'listarWebhooks', 'webhooks.listar', {}, 2
    'obterWebhook', 'webhooks.obter', {'webhook_id'}, 2
    'alterarWebhook', 'webhooks.alterar', {'webhook_id'}, 2
    'excluirWebhook', 'webhooks.excluir', {'webhook_id'}, 0
    'trocarSegredo', 'webhooks.trocarSegredo', {'webhook_id'}, 2
    'testarWebhook', 'webhooks.testar', {'webhook_id'}, 2
    'reenviarEventos', 'webhooks.reenviar', {'webhook_id'}, 2
    'listarReenvios', 'webhooks.reenvios', {'webhook_id'}, 2
    'listarEntregas', 'webhooks.entregas', {'webhook_id'}, 2
    'obterEntrega', 'webhooks.entrega', {'webhook_id', 'delivery_id'}, 2
    'repetirEntrega', 'webhooks.repetir', {'webhook_id', 'delivery_id'}, 2
    'obterEstatisticas', 'webhooks.estatisticas', {'webhook_id'}, 2
    'listarAlertas', 'alertas.listar', {}, 2
    'criarAlerta', 'alertas.criar', {}, 2
    'gravarAlerta', 'alertas.gravar', {'chave'}, 2
    'obterAlerta', 'alertas.obter', {'id'}, 2
    'alterarAlerta', 'alertas.alterar', {'id'}, 2
    'excluirAlerta', 'alertas.excluir', {'id'}, 0
    'simularAlerta', 'alertas.simular', {}, 2
    'executarAlerta', 'alertas.executar', {'id'}, 2
    'lerCaderno', 'alertas.caderno', {}, 2
    'listarPrazosDoCaderno', 'alertas.prazos_do_caderno', {}, 2
    'marcarAtosDoCaderno', 'alertas.marcar_atos', {}, 2
    'listarGuardados', 'alertas.guardados', {}, 2
    'lerCadernoPorEmail', 'alertas.caderno_por_email', {}, 2
    'definirCadernoPorEmail', 'alertas.definir_caderno_por_email', {}, 2
    'deixarCadernoPorEmail', 'alertas.deixar_caderno_por_email', {}, 2
    'listarListas', 'listas.listar', {}, 2
    'criarLista', 'listas.criar', {}, 2
    'gravarLista', 'listas.gravar', {'chave'}, 2
    'obterLista', 'listas.obter', {'id'}, 2
    'alterarLista', 'listas.alterar', {'id'}, 2
    'excluirLista', 'listas.excluir', {'id'}, 0
    'listarBoletins', 'boletins.listar', {}, 2
    'criarBoletim', 'boletins.criar', {}, 2
    'gravarBoletim', 'boletins.gravar', {'chave'}, 2
    'obterBoletim', 'boletins.obter', {'id'}, 2
    'alterarBoletim', 'boletins.alterar', {'id'}, 2
    'excluirBoletim', 'boletins.excluir', {'id'}, 0
    'preverBoletim', 'boletins.prever', {'id'}, 2
    'listarEnviosBoletim', 'boletins.envios', {'id'}, 2
    'obterEnvioBoletim', 'boletins.envio', {'id', 'envio_id'}, 2
    'fecharPaginaBoletim', 'boletins.fecharPagina', {'id', 'envio_id'}, 0
    'listarPaginasBoletim', 'boletins.paginas', {'id'}, 2
    'fecharPaginasBoletim', 'boletins.fecharPaginas', {'id'}, 0
    'listarPastas', 'pastas.listar', {}, 2
    'criarPasta', 'pastas.criar', {}, 2
    'obterPasta', 'pastas.obter', {'id'}, 2
    'alterarPasta', 'pastas.alterar', {'id'}, 2
    'excluirPasta', 'pastas.excluir', {'id'}, 0
    'listarAtosDaPasta', 'pastas.atos', {'id'}, 2
    'obterAtoDaPasta', 'pastas.obter_ato', {'id', 'publicacao_id'}, 2
    'guardarAtoEmPasta', 'pastas.guardar', {'id', 'publicacao_id'}, 2
    'alterarAtoDaPasta', 'pastas.anotar', {'id', 'publicacao_id'}, 2
    'retirarAtoDaPasta', 'pastas.retirar', {'id', 'publicacao_id'}, 0
    'listarChaves', 'chaves.listar', {}, 2
    'criarChave', 'chaves.criar', {}, 2
    'obterChave', 'chaves.obter', {'id'}, 2
    'alterarChave', 'chaves.alterar', {'id'}, 2
    'revogarChave', 'chaves.revogar', {'id'}, 0
    'obterUsoChave', 'chaves.uso', {'id'}, 2
    'listarContas', 'contas.listar', {}, 2
    'criarConta', 'contas.criar', {}, 2
    'alterarConta', 'contas.alterar', {'id'}, 2
  };
end
