/** What was measured of a column, in one kind of acts. */
interface Measured {
  coluna: string
  /** Which acts, in words. */
  of: string
  precisao: number | null
  cobertura: number | null
}

export interface TableQuality {
  medida_em: string
  atos: number
  measured: Measured[]
  /** What is said of them all, if the rows alone would promise too much. */
  summary?: string
}

/** The worst that is known of these columns, in any kind of acts; null: nothing is. */
export function worstOf(quality: TableQuality, columns: string[]): number | null {
  const known = quality.measured.flatMap(({ coluna, precisao }) =>
    columns.includes(coluna) && precisao !== null ? [precisao] : [],
  )
  return known.length === 0 ? null : Math.min(...known)
}
