import {
  type ComparedAct,
  type EmulatedSearch,
  type Following,
  ONLY_HERE,
  ONLY_THERE,
  type ReadyAct,
  finds,
} from './emulator.ts'

/** An act that only one of both finds. */
export interface Difference {
  act: Pick<ComparedAct, 'id' | 'titulo' | 'data_publicacao'>
  side: 'arauto' | 'rodou'
  /** In Portuguese; null: none is known. */
  reason: string | null
}

/** What both find by a term. */
export interface ComparedTerm {
  term: string
  arauto: number
  rodou: number
  differences: Difference[]
}

/** @param found the ids of the acts that Arauto finds by the term; `acts` may have others, too */
export function compareActs(
  acts: ReadyAct[],
  term: string,
  search: EmulatedSearch,
  found: ReadonlySet<string>,
): ComparedTerm {
  const compared: ComparedTerm = { term, arauto: 0, rodou: 0, differences: [] }
  for (const ready of acts) {
    const isHere = found.has(ready.act.id)
    const isThere = finds(ready, term, search)
    if (isHere) compared.arauto++
    if (isThere) compared.rodou++
    if (isHere === isThere) continue
    const { id, titulo, data_publicacao } = ready.act
    compared.differences.push({
      act: { id, titulo, data_publicacao },
      side: isHere ? 'arauto' : 'rodou',
      reason: reasonOf(ready, term, search, isHere),
    })
  }
  return compared
}

/** The first respect in which following Arauto makes both agree; all of them together as a last resort. */
function reasonOf(
  ready: ReadyAct,
  term: string,
  search: EmulatedSearch,
  isHere: boolean,
): string | null {
  const reasons = Object.entries(isHere ? ONLY_HERE : ONLY_THERE)
  const agrees = (follow: Following) => finds(ready, term, search, follow) === isHere
  const single = reasons.find(([key]) => agrees({ [key]: true }))
  if (single !== undefined) return single[1]
  if (!isHere) return null
  const all = Object.fromEntries(reasons.map(([key]) => [key, true as const]))
  return agrees(all) ? 'várias razões juntas' : null
}
