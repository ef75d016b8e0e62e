/** What somebody should know about an answer, though the request was fine. */
export interface Notice {
  codigo: NoticeCode
  /** Parameter or field that it is about. */
  campo: string
  /** In Portuguese, for people. */
  mensagem: string
  /** Existing values nearest to what was asked for, at most 10. */
  sugestoes: string[]
}

export const NOTICE_CODES = [
  'orgao_inexistente',
  'tipo_ato_inexistente',
  'edicao_inexistente',
  'edicoes_ausentes',
  'edicoes_incompletas',
  'acervo_vazio',
  'secoes_sem_extra',
  'eventos_expirados',
  'cursor_adiante',
  'alerta_sem_canal',
  'webhook_inexistente',
  'webhook_inativo',
  'webhook_sem_alerta',
  'email_nao_confirmado',
] as const

type NoticeCode = (typeof NOTICE_CODES)[number]
