/** What a date or a term is for. `prazo`: whatever the text calls so. */
export const DEADLINE_KINDS = [
  'abertura',
  'entrega_de_propostas',
  'inscricao',
  'recurso',
  'contribuicao',
  'reuniao',
  'prazo',
] as const

export type DeadlineKind = (typeof DEADLINE_KINDS)[number]

/** A date or a term that a text names, in the names of the wire. */
export interface Deadline {
  tipo: DeadlineKind
  /** The day, or the last one of a period, YYYY-MM-DD; null: none is printed. */
  data: string | null
  /** The hour of `data`, or of `desde` where there is no `data`, HH:MM as printed; null: none is. */
  hora: string | null
  /** The first day of a period, YYYY-MM-DD; null: none is printed. */
  desde: string | null
  /** A term in days; null: a date is printed. */
  dias: number | null
  /** Whether only working days count. */
  dias_uteis: boolean
  /** Whether `data` was counted, because the text says that the term begins with its publication. */
  calculada: boolean
  /** Where the words stand, in UTF-16 units; the end is exclusive. */
  inicio: number
  fim: number
}
