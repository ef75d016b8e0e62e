import type { NormaLinha } from '../../gazette/rows/norma-linhas.ts'
import type { NormEffect } from '../../gazette/rows/norms/norm.ts'
import type { Notice } from '../notice.ts'
import type { NormChange } from './norm-changes.ts'
import type { Published } from './row-store.ts'

/** How many acts there are of something, and the days of the first and of the last one. */
export interface DatedCount {
  total: number
  primeira: string
  ultima: string
}

/** What the archive knows of one norm. */
interface NormRecord {
  citacoes: DatedCount | null
  /** The acts of its kind, number and year, the oldest first, and how many there are. */
  atos: Published<NormaLinha>[]
  total_atos: number
  efeitos: (DatedCount & { efeito: NormEffect })[]
  /** What revokes it wholly, the last ones first. */
  revogada_por: NormChange[]
  avisos: Notice[]
}

export interface NormRecords {
  /** @param norma as readEntity gives it; null: nothing in the archive names it */
  record(norma: string): Promise<NormRecord | null>
}
