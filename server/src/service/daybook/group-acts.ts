import type { PastRow } from '../rows/past-rows.ts'

/** An act that an alert has found. */
export interface FoundMatch {
  publicacao: string
  /** The event that tells which items it matches; null: `termos` has them. */
  evento: string | null
  termos: string[]
  /** What an alert of rows has found in it; absent for one of acts. */
  linhas?: PastRow[]
}

/** What an alert has found of a day, in the order of the gazette. */
export interface FoundByOne {
  alertaId: string
  matches: FoundMatch[]
}

/** The same, told once: what an earlier alert has found stands there. */
export interface ActGroup extends FoundByOne {
  /** Those of `matches` that no earlier alert has found. */
  own: FoundMatch[]
}

/** Each act under the first alert that has found it. */
export function groupActs(found: FoundByOne[]): ActGroup[] {
  const seen = new Set<string>()
  return found.map((group) => {
    const own = group.matches.filter(({ publicacao }) => !seen.has(publicacao))
    for (const { publicacao } of own) seen.add(publicacao)
    return { ...group, own }
  })
}

/** The alerts that have found an act, in their order, each with its match. */
export function findersOf(found: FoundByOne[], publicacao: string) {
  return found.flatMap(({ alertaId, matches }) => {
    const match = matches.find((one) => one.publicacao === publicacao)
    return match === undefined ? [] : [{ alertaId, match }]
  })
}

/** What was recorded and what a search finds now, each act once: in the order of the search. */
export function united(recorded: FoundMatch[], searched: FoundMatch[]): FoundMatch[] {
  const known = new Set(searched.map(({ publicacao }) => publicacao))
  return [...searched, ...recorded.filter(({ publicacao }) => !known.has(publicacao))]
}

/** How many of each group are shown: `each` at most, and `all` together. */
export function shownOf(groups: ActGroup[], each: number, all: number): FoundMatch[][] {
  let room = all
  return groups.map(({ own }) => {
    const shown = own.slice(0, Math.min(each, room))
    room -= shown.length
    return shown
  })
}
