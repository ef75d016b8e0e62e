/** The orders that a table may have. */
export type RowOrder = 'recentes' | 'antigas' | 'valor' | 'vigencia_fim' | 'abertura'
