import type { AnalyzedAct } from '../../engine/port.ts'
import type { KeyRarity } from './act-keys.ts'
import { type ActTokens, createActTokens } from './act-tokens.ts'
import type { ActTest } from './compile-query.ts'
import { type Filing, rarestCover } from './cover.ts'
import type { MonitorFilter } from './filter.ts'
import { createKeyIndex } from './key-index.ts'
import { type SharedNarrowing, createNarrowings } from './narrowings.ts'
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

/** What acts find by their keys. */
interface Entry {
  filing: Filing
  /** As {@link Filing} says: it is read for each entry that an act finds. */
  isExact: boolean
  /** The serial number of the act that found it last. */
  triedOn: number
}

/** By the serial number of the act, what is known of the last one. */
interface Question {
  askedOn: number
  /** Whether that act has the term, or passes the filter but for its terms. */
  answer: boolean
  /** Compiled when it is first asked. */
  test: ActTest | null
}

interface Term extends SoughtTerm<Filed>, Entry, Question {
  kind: 'term'
}

/** A filter. An act finds it by each of its terms, or by what else it asks where that is rarer. */
interface Filed extends Entry {
  kind: 'filter'
  id: string
  narrowing: SharedNarrowing
  sought: Term[]
  /** The places of those that are tried with the filter itself; null: it has no terms. */
  own: number[] | null
  /** The serial number of the act that passed it last, and the places of the terms that this act has. */
  foundOn: number
  found: number[]
}

/**
 * Finds the filters that an act passes. Asks for a filter only where an act has one of its few
 * required keys, and for a term once, whoever has it. The cost of an act therefore depends on its
 * length and its likely filters, not on the number of filters.
 */
export function createMatcher(rarity: KeyRarity) {
  const filters = new Map<string, Filed>()
  const terms = createSoughtTerms<Filed, Term>(rarity, newTerm)
  const narrowings = createNarrowings(rarity)
  const index = createKeyIndex<Term | Filed>()
  const anyAct = new Set<Term | Filed>()
  let serial = 0

  /**
   * Adds or replaces a filter. @throws Problem for a term that is not a valid query; nothing
   * changes then.
   */
  function set(id: string, given: MonitorFilter): void {
    const sought = [...new Set(given.termos)].map((termo) => terms.read(termo, given))
    const narrowing = narrowings.take(given)
    const before = filters.get(id)
    const filter = filedFilter(id, narrowing, sought)
    filters.set(id, filter)
    if (filter.own === null || filter.own.length > 0) file(filter)
    for (const place of placesByTerm(filter)) {
      const term = sought[place]! // one of its places
      if (terms.addUser(term, filter, place)) file(term)
    }
    // The terms that both have stay where they are filed: a changed list costs what it changes.
    if (before) withdraw(before)
  }

  function filedFilter(id: string, narrowing: SharedNarrowing, sought: Term[]): Filed {
    const isOwn = ({ filing: { cover } }: Term) =>
      rarestCover([narrowing.filing.cover, cover], rarity) !== cover
    return {
      kind: 'filter',
      id,
      filing: narrowing.filing,
      isExact: false,
      triedOn: 0,
      narrowing,
      sought,
      own: sought.length === 0 ? null : [...sought.keys()].filter((i) => isOwn(sought[i]!)),
      foundOn: 0,
      found: [],
    }
  }

  /** The places of the terms by which acts find the filter. */
  function placesByTerm({ sought, own }: Filed): number[] {
    const others = new Set(own)
    return [...sought.keys()].filter((place) => !others.has(place))
  }

  function remove(id: string): void {
    const filter = filters.get(id)
    if (!filter) return
    filters.delete(id)
    withdraw(filter)
  }

  function withdraw(filter: Filed): void {
    narrowings.leave(filter.narrowing)
    if (filter.own === null || filter.own.length > 0) unfile(filter)
    for (const place of placesByTerm(filter)) {
      const term = filter.sought[place]! // one of its places
      if (terms.removeUser(term, filter)) unfile(term)
    }
  }

  function file(entry: Term | Filed): void {
    if (entry.filing.cover === null) anyAct.add(entry)
    else index.add(entry.filing, entry)
  }

  function unfile(entry: Term | Filed): void {
    if (entry.filing.cover === null) anyAct.delete(entry)
    else index.remove(entry.filing, entry)
  }

  /** The filters that an act passes, each once, in no particular order. */
  function match(act: AnalyzedAct): Match[] {
    const tokens = createActTokens(act)
    const found: Filed[] = []
    serial++
    for (const entry of anyAct) tryEntry(entry, false)
    index.visit(act, tokens, tryEntry)
    return found.map(matchOf)

    function tryEntry(entry: Term | Filed, isDefault: boolean): void {
      if (entry.triedOn === serial || (entry.isExact && !isDefault)) return
      entry.triedOn = serial
      if (entry.kind === 'filter') {
        if (holds(entry.narrowing, tokens)) tryOwn(entry)
        return
      }
      if (entry.isExact) answer(entry, true)
      if (!holds(entry, tokens)) return
      for (let use = entry.uses; use !== null; use = use.next)
        if (holds(use.user.narrowing, tokens)) add(use.user, use.place)
    }
    function tryOwn(filter: Filed): void {
      if (filter.own === null) add(filter, null)
      for (const place of filter.own ?? [])
        if (holds(filter.sought[place]!, tokens)) add(filter, place)
    }
    function add(filter: Filed, place: number | null): void {
      if (filter.foundOn !== serial) {
        filter.foundOn = serial
        filter.found = []
        found.push(filter)
      }
      if (place !== null) filter.found.push(place)
    }
  }

  /** Whether the act of this serial number has a term, or passes what else a filter asks. */
  function holds(question: Term | SharedNarrowing, act: ActTokens): boolean {
    if (question.askedOn === serial) return question.answer
    const test = 'termo' in question ? (question.test ??= compileTerm(question)) : question.test
    return answer(question, test(act))
  }

  function answer(question: Question, holds: boolean): boolean {
    question.askedOn = serial
    return (question.answer = holds)
  }

  return { set, remove, match }
}

/** Property by property: there are a million of these, and an object that is spread has them in a second place. */
function newTerm({ termo, leitura, ignorar_assinatura, filing }: SoughtTerm<Filed>): Term {
  return {
    kind: 'term',
    uses: null,
    isExact: filing.isExact,
    triedOn: 0,
    askedOn: 0,
    answer: false,
    test: null,
    filing,
    termo,
    leitura,
    ignorar_assinatura,
  }
}

function matchOf({ id, sought, found }: Filed): Match {
  const places = found.sort((a, b) => a - b)
  return { id, termos: places.map((place) => sought[place]!.termo) } // its own places
}
