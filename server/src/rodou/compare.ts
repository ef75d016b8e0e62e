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
  act: Pick<ComparedAct, 'id' | 'titulo' | 'data_publicacao' | 'url_original'>
  /** Whether the archive has it. */
  isHeld: boolean
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
    compared.differences.push(
      differenceOf(
        ready,
        isHere ? 'arauto' : 'rodou',
        differenceReason(ready, term, search, isHere),
      ),
    )
  }
  return compared
}

export function differenceOf(
  { act, isHeld }: ReadyAct,
  side: Difference['side'],
  reason: string | null,
): Difference {
  const { id, titulo, data_publicacao, url_original } = act
  return { act: { id, titulo, data_publicacao, url_original }, isHeld, side, reason }
}

/** Whether Ro-DOU finds what Arauto does not, and nobody knows why, or a person misses it. */
export function isMissed({ side, reason }: Difference): boolean {
  return side === 'rodou' && (reason === null || MISSED.has(reason))
}

const MISSED = new Set<string>([ONLY_THERE.assinatura, ONLY_THERE.ausente])

/** The first respect in which following Arauto makes both agree; all of them together as a last resort. */
export function differenceReason(
  ready: ReadyAct,
  term: string,
  search: EmulatedSearch,
  isHere: boolean,
): string | null {
  if (!ready.isHeld) return ONLY_THERE.ausente
  const reasons = Object.entries(isHere ? ONLY_HERE : ONLY_THERE)
  const agrees = (follow: Following) => finds(ready, term, search, follow) === isHere
  const single = reasons.find(([key]) => agrees({ [key]: true }))
  if (single !== undefined) return single[1]
  if (!isHere) return null
  const all = Object.fromEntries(reasons.map(([key]) => [key, true as const]))
  return agrees(all) ? 'várias razões juntas' : null
}
