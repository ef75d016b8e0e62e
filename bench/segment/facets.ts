import { parseQuery } from '../../server/engine/query.ts'
import { openEngine } from './engines.ts'

export interface FacetTimes {
  total: number
  ms: number
  cpuMs: number
}

const ROUNDS = 5

/** Section, type, body and day of all matches of each word; the median of some rounds. */
export function timeFacets(file: string, words: string[]): FacetTimes[] {
  using engine = openEngine('segment', file, 'read')
  return words.map((word) => {
    const rounds = Array.from({ length: ROUNDS }, (): FacetTimes => {
      const cpu = process.cpuUsage()
      const started = performance.now()
      const { total } = engine.facets(parseQuery(word), {})
      const ms = performance.now() - started
      const { user, system } = process.cpuUsage(cpu)
      return { total, ms, cpuMs: (user + system) / 1000 }
    })
    return rounds.sort((a, b) => a.cpuMs - b.cpuMs)[ROUNDS >> 1]! // there are rounds
  })
}
