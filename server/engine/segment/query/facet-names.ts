import type { FacetName } from '../format/segment-row.ts'
import type { Segment } from '../read/segment.ts'

/**
 * Numbers the values of a facet over all segments, so that counts can be summed without comparing
 * texts. A value may be a path, such as a body: `ministerio_da_saude/gabinete_do_ministro` is below
 * `ministerio_da_saude`.
 */
export class FacetNames {
  readonly #ids = new Map<string, number>()
  readonly #names: string[] = []
  /** The parent of each value; −1: none. */
  readonly #parents: number[] = []
  /** The values that each value counts for, as far as they were needed. */
  readonly #counting: number[][] = []
  readonly #known = new WeakMap<Segment, Uint32Array>()
  readonly facet: FacetName

  constructor(facet: FacetName) {
    this.facet = facet
  }

  get size(): number {
    return this.#names.length
  }

  /** The number of each of a segment's values. */
  idsOf(segment: Segment): Uint32Array {
    const known = this.#known.get(segment)
    if (known) return known
    const ids = Uint32Array.from(segment.facet(this.facet).values, (value) => this.#id(value))
    this.#known.set(segment, ids)
    return ids
  }

  /**
   * Counts by name, of the counted values and of all paths above them, each with the number of acts
   * that a filter by it finds. Such a filter also takes a value of one level for a level of that
   * name anywhere.
   */
  rollUp(counts: Uint32Array): Map<string, number> {
    const sums = new Uint32Array(this.size)
    const found = new Map<string, number>()
    for (let id = 0; id < counts.length; id++)
      if (counts[id]! > 0) for (const name of this.countsFor(id)) sums[name]! += counts[id]!
    for (let id = 0; id < counts.length; id++)
      for (let above = id; counts[id]! > 0 && above >= 0; above = this.#parents[above]!)
        found.set(this.#names[above]!, sums[above]!)
    return found
  }

  nameOf(id: number): string {
    return this.#names[id]!
  }

  /** A value and all paths above it. */
  pathTo(id: number): number[] {
    const path: number[] = []
    for (let above = id; above >= 0; above = this.#parents[above]!) path.push(above)
    return path
  }

  /** The values by which a filter would find acts with this one; some may belong to no act. */
  countsFor(id: number): number[] {
    return (this.#counting[id] ??= [...this.#namesOf(id)])
  }

  #namesOf(id: number): Set<number> {
    const found = new Set(this.pathTo(id))
    for (const level of this.#names[id]!.split('/')) {
      const alone = this.#ids.get(level)
      if (alone !== undefined) found.add(alone)
    }
    return found
  }

  #id(name: string): number {
    const known = this.#ids.get(name)
    if (known !== undefined) return known
    const end = name.lastIndexOf('/')
    const parent = end < 0 ? -1 : this.#id(name.slice(0, end))
    if (parent < 0) this.#counting.length = 0 // others may have a level of this name
    const id = this.#names.push(name) - 1
    this.#parents.push(parent)
    this.#ids.set(name, id)
    return id
  }
}
