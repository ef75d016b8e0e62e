import type { Failure, FailureReason } from '../inlabs/reason.ts'

/** The INLABS failures that the portal also has, with its own texts. */
const TEXTS: Partial<Record<FailureReason, string>> = {
  acesso_bloqueado: 'A proteção do portal bloqueou o acesso a partir deste endereço de rede',
  sem_conexao: 'Não foi possível conectar ao portal',
  tempo_esgotado: 'O portal não respondeu a tempo',
  erro_http: 'O portal respondeu com erro',
  resposta_inesperada: 'O portal respondeu com uma página que o Arauto não reconhece',
  arquivo_vazio: 'O portal deu um arquivo vazio',
  arquivo_grande_demais: 'O arquivo do portal é grande demais',
  transferencia_incompleta: 'O arquivo do portal não veio inteiro',
  zip_invalido: 'O zip do portal está corrompido ou incompleto',
  zip_sem_xml: 'O zip do portal não tem nenhum XML',
  nao_e_zip: 'O que o portal deu não é um zip',
  falha_interna: 'O Arauto falhou ao guardar os endereços permanentes',
}

/** A failure of the portal in words; `detail` adds what only this case knows. */
export function portalFailure(motivo: FailureReason, detail?: string): Failure {
  const text = TEXTS[motivo] ?? 'O portal não deu o que se pediu'
  const mensagem = detail === undefined ? `${text}.` : `${text}: ${detail}.`
  return { kind: 'failure', motivo, mensagem }
}
