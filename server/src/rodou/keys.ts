/** Where a key stands in a file of Ro-DOU. */
export type Level = 'dag' | 'search' | 'terms' | 'from_db_select' | 'report' | 'chat'

/** What becomes of a key: it is read, or this is said of it. */
type Treatment = 'lida' | { aviso: string } | { dispensado: string }

const AIRFLOW = { dispensado: 'só organiza as telas do Airflow.' }
const LLM = { aviso: 'o Arauto não resume com modelos de linguagem. Não foi importado.' }
const OF_OTHERS = { aviso: 'só vale para diários que o Arauto não tem. Não foi importado.' }
const TABLES = {
  dispensado: 'o Arauto mostra o trecho em volta do que foi encontrado, também em tabelas.',
}

/** Every key that Ro-DOU 0.12.4 knows, and what becomes of it. */
export const KEYS = {
  dag: {
    id: 'lida',
    description: 'lida',
    schedule: 'lida',
    schedule_interval: 'lida',
    dataset: 'lida',
    search: 'lida',
    report: 'lida',
    tags: AIRFLOW,
    owner: AIRFLOW,
    doc_md: AIRFLOW,
    callback: {
      aviso:
        'não tem correspondente: de falhas, o Arauto avisa quem o opera (ARAUTO_OPERATOR_EMAIL). Não foi importado.',
    },
    ai_config: LLM,
  },
  search: {
    header: 'lida',
    sources: 'lida',
    terms: 'lida',
    terms_ignore: 'lida',
    field: 'lida',
    is_exact_search: 'lida',
    force_rematch: 'lida',
    ignore_signature_match: 'lida',
    date: 'lida',
    dou_sections: 'lida',
    department: 'lida',
    department_ignore: 'lida',
    pubtype: 'lida',
    full_text: 'lida',
    use_summary: 'lida',
    text_length: {
      aviso: 'o Arauto escolhe o tamanho do trecho. Não foi importado.',
    },
    ignore_attachments: {
      dispensado: 'o Arauto junta de novo os atos que a fonte traz em partes.',
    },
    ignore_inline_tables: TABLES,
    min_table_rows: TABLES,
    ai_search_config: LLM,
    show_relevancy: { aviso: 'o Arauto não mostra a relevância. Não foi importado.' },
    territory_id: OF_OTHERS,
    excerpt_size: OF_OTHERS,
    number_of_excerpts: OF_OTHERS,
    journals: OF_OTHERS,
  },
  terms: { from_airflow_variable: 'lida', from_db_select: 'lida' },
  from_db_select: {
    conn_id: 'lida',
    sql: { dispensado: 'o Arauto não consulta bancos; a lista vem do arquivo dado.' },
  },
  report: {
    emails: 'lida',
    subject: 'lida',
    attach_csv: 'lida',
    skip_null: 'lida',
    no_results_found_text: 'lida',
    hide_filters: 'lida',
    header_text: 'lida',
    footer_text: 'lida',
    page_title: {
      aviso: 'o boletim tem assunto e cabeçalho, mas não título à parte. Não foi importado.',
    },
    slack: 'lida',
    discord: 'lida',
    notification: 'lida',
  },
  chat: { webhook: 'lida' },
} as const satisfies Record<Level, Record<string, Treatment>>

export type KeyOf<L extends Level> = keyof (typeof KEYS)[L]

/** What becomes of a key of a level; null: Ro-DOU has no such key, and ignores it silently. */
export function treatmentOf(level: Level, key: string): Treatment | null {
  const treatments: Record<string, Treatment> = KEYS[level]
  return Object.hasOwn(treatments, key) ? treatments[key]! : null
}

/** The keys of a level. */
export function dagKeysOf(level: Level): string[] {
  return Object.keys(KEYS[level])
}
