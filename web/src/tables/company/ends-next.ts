import type { Contrato } from '../../api/schema.ts'
import type { Day } from '../../lib/dates.ts'
import { isVoid } from '../rows/row.ts'

type Ending = Contrato & { vigencia_fim: Day }

/**
 * The contract that ends first from a day on: each by the latest end that its rows say, since addenda prolong it, and
 * none that was rescinded.
 */
export function endsNext(rows: Contrato[], from: Day): Ending | null {
  const contracts = Map.groupBy(
    rows.filter((row) => !isVoid(row)),
    contractOf,
  )
  const ends = [...contracts.values()]
    .filter((same) => same.every(({ tipo_instrumento }) => tipo_instrumento !== 'rescisao'))
    .flatMap((same) => same.filter(isInForce(from)).toSorted(byEnd).slice(-1))
  return ends.toSorted(byEnd)[0] ?? null
}

const isInForce =
  (from: Day) =>
  (row: Contrato): row is Ending =>
    row.vigencia_fim !== null && row.vigencia_fim >= from

/** Rows without a number are of nobody knows which contract: each stands for itself. */
function contractOf({ id, numero_contrato, ano_contrato, contratante_orgao }: Contrato): string {
  return numero_contrato === null ? id : `${numero_contrato}/${ano_contrato} ${contratante_orgao}`
}

function byEnd(a: Ending, b: Ending): number {
  return a.vigencia_fim < b.vigencia_fim ? -1 : a.vigencia_fim > b.vigencia_fim ? 1 : 0
}

/** How many days before its end somebody can still be told, out of those that are offered; null: it is too late. */
export function noticeDays(left: number): number | null {
  return [90, 30, 7].find((days) => days < left) ?? null
}
