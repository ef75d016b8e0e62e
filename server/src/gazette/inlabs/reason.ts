/** These affect every request to the source. */
const SOURCE_WIDE = [
  'credenciais_recusadas',
  'sessao_recusada',
  'acesso_bloqueado',
  'sem_conexao',
  'tempo_esgotado',
  'erro_http',
  'resposta_inesperada',
  'falha_interna',
] as const

/**
 * Why something could not be fetched from INLABS: one reason for each way to fail. Status 200
 * proves nothing there, so each reason is recognised by the content, and has its own text.
 */
export const REASONS = [
  ...SOURCE_WIDE,
  'data_ausente',
  'secao_ausente',
  'arquivo_vazio',
  'arquivo_grande_demais',
  'transferencia_incompleta',
  'nao_e_zip',
  'zip_invalido',
  'zip_sem_xml',
  'data_errada',
  'secao_errada',
] as const
export type FailureReason = (typeof REASONS)[number]

/** A request that failed. */
export interface Failure {
  kind: 'failure'
  motivo: FailureReason
  /** In Portuguese, for people: what happened and the way out, if there is one. */
  mensagem: string
}

/** A failure in words; `detail` adds what only this case knows. */
export function failure(motivo: FailureReason, detail?: string): Failure {
  const text = TEXTS[motivo]
  return {
    kind: 'failure',
    motivo,
    mensagem: detail === undefined ? `${text}.` : `${text}: ${detail}.`,
  }
}

/** Whether the failure affects every request to the source, not only one date or file. */
export function isSourceWide(motivo: FailureReason): boolean {
  return SOURCE_WIDE.some((reason) => reason === motivo)
}

const TEXTS: Record<FailureReason, string> = {
  credenciais_recusadas:
    'O INLABS não aceitou o login; confira ARAUTO_INLABS_EMAIL e ARAUTO_INLABS_PASSWORD (ele responde assim também a algumas redes de hospedagem)',
  sessao_recusada: 'O INLABS pediu login de novo logo depois de um login aceito',
  acesso_bloqueado:
    'A proteção do INLABS bloqueou o acesso a partir deste endereço de rede; uma saída brasileira costuma resolver',
  sem_conexao: 'Não foi possível conectar ao INLABS',
  tempo_esgotado: 'O INLABS não respondeu a tempo',
  erro_http: 'O INLABS respondeu com erro',
  resposta_inesperada: 'O INLABS respondeu com uma página que o Arauto não reconhece',
  falha_interna: 'O Arauto falhou ao guardar a edição',
  data_ausente: 'O INLABS não tem esta data',
  secao_ausente: 'O INLABS tem esta data, mas sem esta seção',
  arquivo_vazio: 'O INLABS entregou um arquivo vazio',
  arquivo_grande_demais: 'O arquivo do INLABS passa do tamanho máximo aceito',
  transferencia_incompleta: 'A transferência do arquivo foi interrompida',
  nao_e_zip: 'O INLABS entregou outra coisa no lugar do zip',
  zip_invalido: 'O zip do INLABS está corrompido ou incompleto',
  zip_sem_xml: 'O zip do INLABS não tem nenhum XML',
  data_errada: 'O zip do INLABS traz artigos de outra data',
  secao_errada: 'O zip do INLABS traz artigos de outra seção',
}
