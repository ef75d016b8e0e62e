import type { Stretch } from '../reading.ts'
import type { LabelledClause, ClauseKind } from '../units/clauses.ts'

/** A clause of a contractor. */
export interface UnitClause extends LabelledClause {
  /** Whose it is, where others have it, too: an instrument's with several contractors, or another contractor's. */
  of?: 'instrument' | 'another'
}

/** The clauses of one contractor, those that hold for several among them. */
export interface ContractUnit extends Stretch {
  clauses: UnitClause[]
  /** What stands before its first label, and tells of it. */
  intro: Stretch
}

/**
 * Parts the clauses of an extract into its instruments and contractors. The first label that comes as often as
 * those of the contractors begins each of them. A clause that comes once holds for all.
 */
export function unitsAmong(clauses: LabelledClause[], extract: Stretch): ContractUnit[] {
  const whole = [{ ...extract, clauses, intro: introOf(extract, clauses) }]
  const counts = new Map<ClauseKind, number>()
  for (const { kind } of clauses) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const times = timesOf(counts)
  if (times < 2) return whole
  const head = clauses.find(
    ({ kind }) =>
      kind !== 'outra' && counts.get(kind) === times && (kind !== 'parte' || areOfPairs(clauses)),
  )?.kind
  if (head === undefined) return whole
  const begins = clauses.flatMap(({ kind }, i) => (kind === head ? [i] : [])).slice(0, MOST)
  const shared = sharedAmong(clauses, begins[0]!, counts)
  return begins.map((first, i) => {
    const own = clauses.slice(first, begins[i + 1] ?? clauses.length)
    const common = shared.filter(({ from }) => !own.some((clause) => clause.from === from))
    const isLast = i === begins.length - 1
    const place = {
      start: i === 0 ? extract.start : clauses[first]!.from,
      end: isLast ? extract.end : clauses[begins[i + 1]!]!.from,
    }
    return {
      ...place,
      clauses: [...own, ...common],
      intro: introOf(place, clauses.slice(i === 0 ? 0 : first)),
    }
  })
}

/** Articles with tables have some hundreds at most. */
const MOST = 1_000
/** A longer clause is repeated for nobody. */
const LONGEST_SHARED = 4_000

/** The first clause of each kind before the first instrument, and those that come once; of amounts, the former. */
function sharedAmong(
  clauses: LabelledClause[],
  first: number,
  counts: Map<ClauseKind, number>,
): UnitClause[] {
  const shared = new Map<ClauseKind, UnitClause>()
  for (const [i, clause] of clauses.entries()) {
    const { kind, start, end } = clause
    const of = i < first ? 'instrument' : 'another'
    const isCommon = i < first || (counts.get(kind) === 1 && kind !== 'valor')
    if (isCommon && kind !== 'outra' && end - start <= LONGEST_SHARED && !shared.has(kind))
      shared.set(kind, { ...clause, of })
  }
  return [...shared.values()]
}

/** How many instruments there are, by the labels that each has. */
function timesOf(counts: Map<ClauseKind, number>): number {
  const of = (kind: ClauseKind) => counts.get(kind) ?? 0
  return of('fornecedor') || Math.max(of('especie'), Math.min(of('parte'), of('objeto')))
}

/** Whether parties and objects take turns; an instrument may name each of its parties by a label of its own. */
function areOfPairs(clauses: LabelledClause[]): boolean {
  const both = clauses.filter(({ kind }) => kind === 'parte' || kind === 'objeto')
  return both.every(({ kind }, i) => kind === (i % 2 === 0 ? 'parte' : 'objeto'))
}

function introOf({ start, end }: Stretch, [first]: LabelledClause[]): Stretch {
  return { start, end: Math.max(start, first?.from ?? end) }
}
