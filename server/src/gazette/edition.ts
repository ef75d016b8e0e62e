import type { SectionCode } from './publication.ts'

/** An edition as far as the archive has it, in the names of the wire. */
export interface Edition {
  numero: string
  /** YYYY-MM-DD */
  data: string
  tipo: 'normal' | 'extra'
  /** Sections with acts so far, ascending. */
  secoes: SectionCode[]
  total_publicacoes: number
  /** Whether the source may still replace a file of it (ledger/provisional.ts). */
  provisoria: boolean
}

/** What is stored of an edition. */
export type StoredEdition = Omit<Edition, 'provisoria'>

/** All given conditions must hold (AND). */
export interface EditionFilter {
  data?: string
  /** YYYY-MM */
  mes?: string
  ano?: number
}
