import type { AnalyzedAct } from '../../engine/port.ts'
import type { KeyRarity, MatchKey } from './act-keys.ts'
import { type ActTokens, createActTokens } from './act-tokens.ts'
import type { ActTest } from './compile-query.ts'
import { rarestCover } from './cover.ts'
import { type MonitorFilter, type Narrowing, compileNarrowing } from './filter.ts'
import { createKeyIndex } from './key-index.ts'
import { type SoughtTerm, compileTerm, createSoughtTerms } from './sought-terms.ts'

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

/** What acts find by their keys. By the serial number of the act, what is known of the last one. */
interface Entry {
  triedOn: number
  askedOn: number
  /** Whether that act has the term, or passes the filter but for its terms. */
  answer: boolean
  /** Compiled when it is first asked. */
  test: ActTest | null
}

interface Term extends SoughtTerm<Seeker>, Entry {
  kind: 'term'
}

/** A filter. An act finds it by each of its terms, or by what else it asks where that is rarer. */
interface Filed extends Entry {
  kind: 'filter'
  id: string
  cover: MatchKey[] | null
  seekers: Seeker[]
  /** Those that are tried with the filter itself; null: it has no terms. */
  own: Seeker[] | null
}

/** A term of a filter, and its place there. */
interface Seeker {
  filter: Filed
  term: Term
  place: number
}

/**
 * Finds the filters that an act passes. Asks for a filter only where an act has one of its few
 * required keys, and for a term once, whoever has it. The cost of an act therefore depends on its
 * length and its likely filters, not on the number of filters.
 */
export function createMatcher(rarity: KeyRarity) {
  const filters = new Map<string, Filed>()
  const terms = createSoughtTerms<Seeker, Term>(rarity, (term) => ({
    kind: 'term',
    ...term,
    ...NEVER_ASKED,
  }))
  const index = createKeyIndex<Term | Filed>()
  const anyAct = new Set<Term | Filed>()
  let serial = 0

  /**
   * Adds or replaces a filter. @throws Problem for a term that is not a valid query; nothing
   * changes then.
   */
  function set(id: string, given: MonitorFilter): void {
    const narrowing = compileNarrowing(given, rarity)
    const sought = [...new Set(given.termos)].map((termo) => terms.read(termo, given))
    remove(id)
    const filter = filedFilter(id, narrowing, sought)
    filters.set(id, filter)
    if (filter.own === null || filter.own.length > 0) file(filter)
    for (const seeker of filter.seekers) if (terms.addUser(seeker.term, seeker)) file(seeker.term)
  }

  function filedFilter(id: string, { cover, passes }: Narrowing, sought: Term[]): Filed {
    const filter: Filed = {
      kind: 'filter',
      id,
      cover,
      seekers: [],
      own: sought.length === 0 ? null : [],
      ...NEVER_ASKED,
      test: passes,
    }
    for (const [place, term] of sought.entries()) {
      const isByTerm = rarestCover([cover, term.cover], rarity) === term.cover
      const seeker = { filter, term, place }
      if (isByTerm) filter.seekers.push(seeker)
      else filter.own!.push(seeker) // there are terms
    }
    return filter
  }

  function remove(id: string): void {
    const filter = filters.get(id)
    if (!filter) return
    filters.delete(id)
    if (filter.own === null || filter.own.length > 0) unfile(filter)
    for (const seeker of filter.seekers)
      if (terms.removeUser(seeker.term, seeker)) unfile(seeker.term)
  }

  function file(entry: Term | Filed): void {
    if (entry.cover === null) anyAct.add(entry)
    for (const key of entry.cover ?? []) index.add(key, entry)
  }

  function unfile(entry: Term | Filed): void {
    anyAct.delete(entry)
    for (const key of entry.cover ?? []) index.remove(key, entry)
  }

  /** The filters that an act passes, each once, in no particular order. */
  function match(act: AnalyzedAct): Match[] {
    const tokens = createActTokens(act)
    const found = new Map<Filed, Seeker[]>()
    serial++
    tryEach([...anyAct], false)
    index.visit(act, tokens, tryEach)
    return [...found].map(matchOf)

    function tryEach(entries: readonly (Term | Filed)[], isDefault: boolean): void {
      for (const entry of entries) {
        if (entry.triedOn === serial) continue
        entry.triedOn = serial
        if (entry.kind === 'term' && entry.isExact && isDefault) answer(entry, true)
        if (!holds(entry, tokens)) continue
        if (entry.kind === 'filter') tryOwn(entry)
        else for (const seeker of entry.users) if (holds(seeker.filter, tokens)) add(seeker)
      }
    }
    function tryOwn(filter: Filed): void {
      if (filter.own === null) found.set(filter, [])
      else for (const seeker of filter.own) if (holds(seeker.term, tokens)) add(seeker)
    }
    function add(seeker: Seeker): void {
      const seekers = found.get(seeker.filter)
      if (seekers) seekers.push(seeker)
      else found.set(seeker.filter, [seeker])
    }
  }

  /** Whether the act of this serial number has a term, or passes what else a filter asks. */
  function holds(entry: Term | Filed, act: ActTokens): boolean {
    if (entry.askedOn === serial) return entry.answer
    if (entry.kind === 'term') entry.test ??= compileTerm(entry)
    return answer(entry, entry.test!(act)) // a filter has its test from the beginning
  }

  function answer(entry: Term | Filed, holds: boolean): boolean {
    entry.askedOn = serial
    return (entry.answer = holds)
  }

  return { set, remove, match }
}

const NEVER_ASKED: Entry = { triedOn: 0, askedOn: 0, answer: false, test: null }

function matchOf([{ id }, seekers]: [Filed, Seeker[]]): Match {
  const termos = seekers.toSorted((a, b) => a.place - b.place).map(({ term }) => term.termo)
  return { id, termos }
}
