/** The subjects of notices; they cross the wire as `codigo`. */
export const NOTICE_CODES = [
  'orgao_inexistente',
  'secao_inexistente',
  'tipo_ato_inexistente',
  'edicao_inexistente',
  'palavra_inexistente',
  'termo_restritivo',
  'frase_restritiva',
  'campo_restritivo',
  'filtro_restritivo',
  'palavras_separadas',
  'campo_separado',
  'campo_desconhecido',
  'operador_minusculo',
  'periodo_fora_do_acervo',
  'edicoes_ausentes',
  'edicoes_incompletas',
  'edicoes_provisorias',
  'edicoes_por_indexar',
  'edicoes_sem_linhas',
  'acervo_vazio',
  'conteudo_em_imagem',
  'parte_em_imagem',
  'avisos_omitidos',
  'sentido_indisponivel',
  'sentido_incompleto',
  'somente_leitura',
  'secoes_sem_extra',
  'eventos_expirados',
  'cursor_adiante',
  'alerta_sem_canal',
  'webhook_inexistente',
  'webhook_inativo',
  'webhook_sem_alerta',
  'email_nao_confirmado',
  'boletim_sem_destinatario',
  'alerta_inexistente',
  'alerta_inativo',
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

/**
 * The content of `mensagem` as values, so that a client can translate it. Fields that do not apply are null
 * or empty.
 */
export interface NoticeData {
  /** The value that the notice is about: a body, a word, a phrase, an id, an address. */
  valor: string | null
  /** The state of an e-mail address. */
  situacao: string | null
  /** The state of the editions of these days, as in the ledger. */
  estado: string | null
  /** Periods of days, both ends inclusive, of one section or of all. */
  periodos: { inicio: string; fim: string; secao: string | null; secao_base: string | null }[]
  /** How many more periods there are. */
  mais: number
  /** What other queries find; `parte`: the part of the query that they leave out. */
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

/** The values of a notice; those that are not given are null or empty. */
export function noticeData(given: Partial<NoticeData> = {}): NoticeData {
  return { ...NOTHING, ...given }
}
