import type { SectionCode } from './publication.ts'

/** An edition as far as the archive has it, under the names of the wire. */
export interface Edition {
  numero: string
  /** YYYY-MM-DD */
  data: string
  tipo: 'normal' | 'extra'
  /** Of which there are acts so far, ascending. */
  secoes: SectionCode[]
  total_publicacoes: number
}

/** All that is given must hold (AND). */
export interface EditionFilter {
  data?: string
  /** YYYY-MM */
  mes?: string
  ano?: number
}
