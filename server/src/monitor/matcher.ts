import type { AnalyzedAct } from '../../engine/port.ts'
import type { KeyRarity } from './act-keys.ts'
import { createActTokens } from './act-tokens.ts'
import { type CompiledBranch, type MonitorFilter, compileFilter } from './filter.ts'
import { createKeyIndex } from './key-index.ts'

/** A filter that an act passed. */
export interface Match {
  /** The key given to `set`. */
  id: string
  /**
   * The terms that the act matches, as written, in the filter's order; empty for a filter without
   * terms.
   */
  termos: string[]
}

interface Filed {
  id: string
  candidates: Candidate[]
}

/** A branch of a filter, its place there, and the serial number of the last act that it was tested on. */
interface Candidate extends CompiledBranch {
  filter: Filed
  place: number
  triedOn: number
}

/**
 * Finds the filters that an act passes. Tests a filter only on acts that have one of its few
 * required keys. The cost of an act therefore depends on its length and its likely filters, not on
 * the number of filters.
 */
export function createMatcher(rarity: KeyRarity) {
  const filters = new Map<string, Filed>()
  const index = createKeyIndex<Candidate>()
  const anyAct = new Set<Candidate>()
  let serial = 0

  /**
   * Adds or replaces a filter. @throws Problem for a term that is not a valid query; nothing
   * changes then.
   */
  function set(id: string, given: MonitorFilter): void {
    const branches = compileFilter(given, rarity)
    remove(id)
    const filter: Filed = { id, candidates: [] }
    filter.candidates = branches.map((branch, place) => ({ ...branch, filter, place, triedOn: 0 }))
    filters.set(id, filter)
    for (const candidate of filter.candidates) {
      if (candidate.cover === null) anyAct.add(candidate)
      for (const key of candidate.cover ?? []) index.add(key, candidate)
    }
  }

  function remove(id: string): void {
    for (const candidate of filters.get(id)?.candidates ?? []) {
      anyAct.delete(candidate)
      for (const key of candidate.cover ?? []) index.remove(key, candidate)
    }
    filters.delete(id)
  }

  /** The filters that an act passes, each once, in no particular order. */
  function match(act: AnalyzedAct): Match[] {
    const tokens = createActTokens(act)
    const passed = new Set<Candidate>()
    serial++
    tryEach(anyAct)
    index.visit(act, tryEach)
    return matchesOf(passed)

    function tryEach(candidates: Iterable<Candidate>): void {
      for (const candidate of candidates) {
        if (candidate.triedOn === serial) continue
        candidate.triedOn = serial
        if (candidate.passes(tokens)) passed.add(candidate)
      }
    }
  }

  return { set, remove, match }
}

/** Looks only at what was passed: a filter may have ten thousand branches. */
function matchesOf(passed: Set<Candidate>): Match[] {
  return [...Map.groupBy(passed, ({ filter }) => filter)].map(([{ id }, branches]) => ({
    id,
    termos: branches
      .toSorted((a, b) => a.place - b.place)
      .flatMap(({ termo }) => (termo === null ? [] : [termo])),
  }))
}
