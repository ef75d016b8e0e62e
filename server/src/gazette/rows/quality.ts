/** Of a column (`linhas`: of rows as a whole), the values that are right, wrong, and missing in acts of a kind. */
export type Measured<Column extends string, Kind extends string> = readonly [
  coluna: Column,
  kind: Kind,
  certos: number,
  errados: number,
  ausentes: number,
]

/** What `node bench/rows/run-….ts --measured` counts in acts that no rule was tuned on. */
export interface MeasuredTable<Column extends string, Kind extends string> {
  /** Of the rules that were measured. */
  versao_extrator: number
  /** The day, YYYY-MM-DD. */
  medida_em: string
  /** How many acts. */
  atos: number
  colunas: readonly Measured<Column, Kind>[]
}

/** The least shares that are aimed at in columns of acts of a kind; null: none is. */
export interface Aim<Column extends string, Kind extends string> {
  kind: Kind
  colunas: readonly Column[]
  precisao: number
  cobertura: number | null
}

/** Whether a column is as good as was aimed at, or may be wrong more often, and may change. */
export const COLUMN_STATES = ['estavel', 'experimental'] as const
type ColumnState = (typeof COLUMN_STATES)[number]

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
  /** What is aimed at in acts of this kind; null: nothing is. */
  meta_precisao: number | null
  meta_cobertura: number | null
  /** Of the column, in acts of all kinds. */
  estado: ColumnState
}

/** Of fewer values nothing is claimed. */
const LEAST_VALUES = 10

/**
 * The figures of columns. A column is stable if it reaches what is aimed at in acts of every kind that was measured; one
 * that nothing is aimed at for is not.
 */
export function figuresOf<Column extends string, Kind extends string>(
  measured: readonly Measured<Column, Kind>[],
  aims: readonly Aim<NoInfer<Column>, NoInfer<Kind>>[],
): (ColumnFigures & { coluna: Column; kind: Kind })[] {
  const aimOf = ([coluna, kind]: Measured<Column, Kind>) =>
    aims.find((aim) => aim.kind === kind && aim.colunas.includes(coluna))
  return measured.map((one) => {
    const [coluna, kind, certos, errados, ausentes] = one
    const aim = aimOf(one)
    const ofColumn = measured.filter((other) => other[0] === coluna)
    return {
      coluna,
      kind,
      valores: certos + ausentes,
      errados,
      precisao: rounded(shareOf(certos, errados)),
      cobertura: rounded(shareOf(certos, ausentes)),
      meta_precisao: aim?.precisao ?? null,
      meta_cobertura: aim?.cobertura ?? null,
      estado: ofColumn.every((other) => reaches(other, aimOf(other))) ? 'estavel' : 'experimental',
    }
  })
}

function reaches(
  [, , certos, errados, ausentes]: Measured<string, string>,
  aim: Aim<string, string> | undefined,
): boolean {
  if (aim === undefined || certos + errados + ausentes < LEAST_VALUES) return false
  const isFound = aim.cobertura === null || (shareOf(certos, ausentes) ?? 0) >= aim.cobertura
  return (shareOf(certos, errados) ?? 0) >= aim.precisao && isFound
}

function shareOf(right: number, others: number): number | null {
  const all = right + others
  return all === 0 ? null : right / all
}

function rounded(share: number | null): number | null {
  return share === null ? null : Math.round(share * 1_000) / 1_000
}
