/** Something kept in memory, and its size in bytes, which may grow while it is kept. */
export interface Sized {
  readonly bytes: number
}

/** The cost of an entry besides its value. */
const ENTRY_BYTES = 100

/**
 * The bytes that all caches of one connection may keep. Entries live in two generations: an entry
 * that is used moves to the young one; when that takes half of the budget, the old one is dropped
 * whole. So entries in frequent use stay, and nothing is sorted by age.
 */
export class CacheBudget {
  readonly #limit: number
  #costly: CacheBudget | null = null
  #pages: CacheBudget | null = null
  readonly #caches = new Set<WeakRef<Cache<Sized>>>()
  #young = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /**
   * Values that took long to compute get an extra budget of half this size, so that values that are
   * quick to read do not evict them.
   */
  get costly(): CacheBudget {
    return (this.#costly ??= new CacheBudget(this.#limit / 2))
  }

  /**
   * Pages of positions get another third: one common word has more of them than everything else
   * that a search reads.
   */
  get pages(): CacheBudget {
    return (this.#pages ??= new CacheBudget(this.#limit / 3))
  }

  spend(bytes: number): void {
    this.#young += bytes
    if (this.#young < this.#limit / 2) return
    this.#young = 0
    for (const reference of this.#caches) {
      const cache = reference.deref()
      if (cache) cache.age()
      else this.#caches.delete(reference)
    }
  }

  createCache<T extends Sized>(): Cache<T> {
    const cache = new Cache<T>(this)
    this.#caches.add(new WeakRef(cache))
    return cache
  }
}

export class Cache<T extends Sized> {
  readonly #budget: CacheBudget
  #young = new Map<string, T>()
  #old = new Map<string, T>()

  constructor(budget: CacheBudget) {
    this.#budget = budget
  }

  get(key: string): T | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old !== undefined) this.set(key, old)
    return old
  }

  set(key: string, value: T): void {
    this.#young.set(key, value)
    this.#budget.spend(value.bytes + key.length + ENTRY_BYTES)
  }

  /** Drops what was not used since it was last called. */
  age(): void {
    this.#old = this.#young
    this.#young = new Map()
  }
}
