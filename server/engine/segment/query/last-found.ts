import type { SearchRequest } from '../../port/search.ts'
import type { Snapshot } from '../read/segment-list.ts'
import type { Matches } from './matches.ts'

/** Whoever counts what comes near to a query asks for the best of it next, by the same objects. */
export class LastFound {
  #asked: SearchRequest | null = null
  #snapshot: Snapshot | null = null
  #matches: Matches[] = []

  /** The matches of a search: those of the last one, if it was for the same. */
  of(request: SearchRequest, snapshot: Snapshot, find: () => Matches[]): Matches[] {
    if (request.query.kind !== 'most') return find()
    const { query, filters, after } = request
    const isSame =
      query === this.#asked?.query &&
      filters === this.#asked.filters &&
      after === this.#asked.after &&
      snapshot === this.#snapshot
    if (!isSame) this.#matches = find()
    this.#asked = request
    this.#snapshot = snapshot
    return this.#matches
  }
}
