/** What was measured of a column, in one kind of acts. */
interface Measured {
  coluna: string
  /** Which acts, in words. */
  of: string
  precisao: number | null
  cobertura: number | null
  /** What is aimed at; null: nothing is. */
  meta_precisao: number | null
  meta_cobertura: number | null
  /** Of the column, in acts of all kinds. */
  estado: 'estavel' | 'experimental'
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

/** Whether any of these columns falls short of what is aimed at, or was not measured. */
export function isExperimental({ measured }: TableQuality, columns: string[]): boolean {
  const isStable = (column: string) =>
    measured.some(({ coluna, estado }) => coluna === column && estado === 'estavel')
  return !columns.every(isStable)
}
