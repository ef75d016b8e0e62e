/** The subjects of notices; they cross the wire as `codigo`. */
export const NOTICE_CODES = [
  'orgao_inexistente',
  'secao_inexistente',
  'tipo_ato_inexistente',
  'edicao_inexistente',
  'palavra_inexistente',
  'termo_restritivo',
  'campo_restritivo',
  'palavras_separadas',
  'campo_separado',
  'campo_desconhecido',
  'operador_minusculo',
  'periodo_fora_do_acervo',
  'edicoes_ausentes',
  'edicoes_incompletas',
  'edicoes_por_indexar',
  'acervo_vazio',
  'avisos_omitidos',
  'somente_leitura',
  'secoes_sem_extra',
  'eventos_expirados',
  'cursor_adiante',
  'alerta_sem_canal',
  'webhook_inexistente',
  'webhook_inativo',
  'webhook_sem_alerta',
  'email_nao_confirmado',
] as const

/** Something the user should know about an answer, although the request was fine. */
export interface Notice {
  codigo: (typeof NOTICE_CODES)[number]
  /** The parameter or field that it is about. */
  campo: string
  /** In Portuguese, for people. */
  mensagem: string
  /** Existing values that may have been meant, best first, at most ten. */
  sugestoes: string[]
  dados: NoticeData
}

/** What `mensagem` says, as values: a client may say it in another language. What does not apply is null or empty. */
export interface NoticeData {
  /** What was asked for or written: a body, a word, a phrase, an id, an address. */
  valor: string | null
  /** Of an address for mail. */
  situacao: string | null
  /** What is the matter with the editions of these days: as in the ledger. */
  estado: string | null
  /** Days, both included, of a section or of all. */
  periodos: { inicio: string; fim: string; secao: string | null; secao_base: string | null }[]
  /** How many periods there are besides. */
  mais: number
  /** What other queries find; `parte`: what they lack. */
  contagens: { parte: string; consulta: string; total: number }[]
}

const NOTHING: NoticeData = {
  valor: null,
  situacao: null,
  estado: null,
  periodos: [],
  mais: 0,
  contagens: [],
}

/** The values of a notice; none that is not given. */
export function noticeData(given: Partial<NoticeData> = {}): NoticeData {
  return { ...NOTHING, ...given }
}
