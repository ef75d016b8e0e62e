/** Of a column (`linhas`: of rows as a whole), the values that are right, wrong, and missing in acts of a kind. */
export type Measured<Column extends string, Kind extends string> = readonly [
  coluna: Column,
  kind: Kind,
  certos: number,
  errados: number,
  ausentes: number,
]

/** What is known of the faults of a column. */
export interface ColumnFigures {
  /** Values that a reader finds in the acts. */
  valores: number
  /** Values that are told, and are another or none in the text. */
  errados: number
  /** Of the values that are told, the share that is right; null: none is told. */
  precisao: number | null
  /** Of the values in the text, the share that is told right; null: there is none. */
  cobertura: number | null
}

export function figuresOf([, , certos, errados, ausentes]: Measured<
  string,
  string
>): ColumnFigures {
  return {
    valores: certos + ausentes,
    errados,
    precisao: share(certos, errados),
    cobertura: share(certos, ausentes),
  }
}

function share(right: number, others: number): number | null {
  const all = right + others
  return all === 0 ? null : Math.round((right / all) * 1_000) / 1_000
}
