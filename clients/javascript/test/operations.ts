/* Made by `npm run clients` from spec/openapi.json and clients/operations.json. */

/** How the runner of conformance calls an operation. */
export interface Operation {
  /** The client's property that has the method; null: the client itself. */
  group: string | null
  method: string
  /** The arguments that it takes by position, before the object of all others. */
  positional: string[]
  takesObject: boolean
}

export const OPERATIONS: Record<string, Operation> = {
  buscar: { group: null, method: 'buscar', positional: [], takesObject: true },
  obterPublicacao: { group: null, method: 'publicacao', positional: ['id'], takesObject: true },
  obterPublicacoes: { group: null, method: 'publicacoes', positional: ['ids'], takesObject: true },
  obterProva: { group: null, method: 'prova', positional: ['id'], takesObject: false },
  listarSemelhantes: { group: null, method: 'semelhantes', positional: ['id'], takesObject: true },
  verificarCitacoes: {
    group: null,
    method: 'verificarCitacoes',
    positional: [],
    takesObject: true,
  },
  obterPaginaDou: {
    group: null,
    method: 'paginaDou',
    positional: ['data', 'secao', 'pagina'],
    takesObject: false,
  },
  listarSecoes: { group: null, method: 'secoes', positional: [], takesObject: false },
  listarEdicoes: { group: null, method: 'edicoes', positional: [], takesObject: true },
  listarOrgaos: { group: null, method: 'orgaos', positional: [], takesObject: true },
  listarTiposAto: { group: null, method: 'tiposAto', positional: [], takesObject: false },
  sugerir: { group: null, method: 'sugerir', positional: [], takesObject: true },
  listarFontes: { group: null, method: 'fontes', positional: [], takesObject: true },
  listarDeclaracoes: { group: null, method: 'declaracoes', positional: [], takesObject: true },
  listarEventos: { group: null, method: 'eventos', positional: [], takesObject: true },
  listarAlteracoes: { group: null, method: 'alteracoes', positional: [], takesObject: true },
  criarWebhook: { group: 'webhooks', method: 'criar', positional: [], takesObject: true },
  gravarWebhook: { group: 'webhooks', method: 'gravar', positional: ['chave'], takesObject: true },
  listarWebhooks: { group: 'webhooks', method: 'listar', positional: [], takesObject: true },
  obterWebhook: {
    group: 'webhooks',
    method: 'obter',
    positional: ['webhook_id'],
    takesObject: false,
  },
  alterarWebhook: {
    group: 'webhooks',
    method: 'alterar',
    positional: ['webhook_id'],
    takesObject: true,
  },
  excluirWebhook: {
    group: 'webhooks',
    method: 'excluir',
    positional: ['webhook_id'],
    takesObject: false,
  },
  trocarSegredo: {
    group: 'webhooks',
    method: 'trocarSegredo',
    positional: ['webhook_id'],
    takesObject: true,
  },
  testarWebhook: {
    group: 'webhooks',
    method: 'testar',
    positional: ['webhook_id'],
    takesObject: true,
  },
  reenviarEventos: {
    group: 'webhooks',
    method: 'reenviar',
    positional: ['webhook_id'],
    takesObject: true,
  },
  listarReenvios: {
    group: 'webhooks',
    method: 'reenvios',
    positional: ['webhook_id'],
    takesObject: false,
  },
  listarEntregas: {
    group: 'webhooks',
    method: 'entregas',
    positional: ['webhook_id'],
    takesObject: true,
  },
  obterEntrega: {
    group: 'webhooks',
    method: 'entrega',
    positional: ['webhook_id', 'delivery_id'],
    takesObject: false,
  },
  repetirEntrega: {
    group: 'webhooks',
    method: 'repetir',
    positional: ['webhook_id', 'delivery_id'],
    takesObject: false,
  },
  obterEstatisticas: {
    group: 'webhooks',
    method: 'estatisticas',
    positional: ['webhook_id'],
    takesObject: true,
  },
  listarAlertas: { group: 'alertas', method: 'listar', positional: [], takesObject: false },
  criarAlerta: { group: 'alertas', method: 'criar', positional: [], takesObject: true },
  gravarAlerta: { group: 'alertas', method: 'gravar', positional: ['chave'], takesObject: true },
  obterAlerta: { group: 'alertas', method: 'obter', positional: ['id'], takesObject: false },
  alterarAlerta: { group: 'alertas', method: 'alterar', positional: ['id'], takesObject: true },
  excluirAlerta: { group: 'alertas', method: 'excluir', positional: ['id'], takesObject: false },
  simularAlerta: { group: 'alertas', method: 'simular', positional: [], takesObject: true },
  executarAlerta: { group: 'alertas', method: 'executar', positional: ['id'], takesObject: true },
  listarListas: { group: 'listas', method: 'listar', positional: [], takesObject: false },
  criarLista: { group: 'listas', method: 'criar', positional: [], takesObject: true },
  gravarLista: { group: 'listas', method: 'gravar', positional: ['chave'], takesObject: true },
  obterLista: { group: 'listas', method: 'obter', positional: ['id'], takesObject: false },
  alterarLista: { group: 'listas', method: 'alterar', positional: ['id'], takesObject: true },
  excluirLista: { group: 'listas', method: 'excluir', positional: ['id'], takesObject: false },
  listarChaves: { group: 'chaves', method: 'listar', positional: [], takesObject: true },
  criarChave: { group: 'chaves', method: 'criar', positional: [], takesObject: true },
  obterChave: { group: 'chaves', method: 'obter', positional: ['id'], takesObject: false },
  alterarChave: { group: 'chaves', method: 'alterar', positional: ['id'], takesObject: true },
  revogarChave: { group: 'chaves', method: 'revogar', positional: ['id'], takesObject: false },
  obterUsoChave: { group: 'chaves', method: 'uso', positional: ['id'], takesObject: true },
  listarContas: { group: 'contas', method: 'listar', positional: [], takesObject: false },
  criarConta: { group: 'contas', method: 'criar', positional: [], takesObject: true },
  alterarConta: { group: 'contas', method: 'alterar', positional: ['id'], takesObject: true },
}
