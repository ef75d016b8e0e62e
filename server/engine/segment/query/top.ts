/** The best `size` of many scored keys: by score, then by key, larger first. A binary heap, worst on top. */
export class Top {
  readonly #scores: Float64Array
  readonly #keys: Float64Array
  #count = 0

  constructor(size: number) {
    this.#scores = new Float64Array(size)
    this.#keys = new Float64Array(size)
  }

  get isFull(): boolean {
    return this.#count === this.#scores.length
  }

  /** No score below this one enters. */
  get least(): number {
    return this.#count < this.#scores.length ? -Infinity : this.#scores[0]!
  }

  /** Whether a pair would enter. */
  admits(score: number, key: number): boolean {
    if (this.#count < this.#scores.length) return true
    const worst = this.#scores[0]!
    return score > worst || (score === worst && key > this.#keys[0]!)
  }

  /** Adds a pair that it {@link admits}. */
  add(score: number, key: number): void {
    if (this.#count < this.#scores.length) this.#rise(this.#count++, score, key)
    else this.#sink(score, key)
  }

  /** What was added and is still among the best, best first, but for the first `skipped`. */
  sorted(skipped = 0): { key: number; score: number }[] {
    const left = new Top(this.#count)
    left.#scores.set(this.#scores.subarray(0, this.#count))
    left.#keys.set(this.#keys.subarray(0, this.#count))
    left.#count = this.#count
    const worst: { key: number; score: number }[] = []
    while (left.#count > skipped) {
      worst.push({ key: left.#keys[0]!, score: left.#scores[0]! })
      left.#dropWorst()
    }
    return worst.toReversed()
  }

  #dropWorst(): void {
    const last = --this.#count
    if (last > 0) this.#sink(this.#scores[last]!, this.#keys[last]!)
  }

  #rise(place: number, score: number, key: number): void {
    let at = place
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!this.#isWorse(score, key, parent)) break
      this.#move(parent, at)
      at = parent
    }
    this.#scores[at] = score
    this.#keys[at] = key
  }

  /** Replaces the worst. */
  #sink(score: number, key: number): void {
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      if (child >= this.#count) break
      const other = child + 1
      if (other < this.#count && this.#isWorse(this.#scores[other]!, this.#keys[other]!, child))
        child = other
      if (this.#isWorse(score, key, child)) break
      this.#move(child, at)
      at = child
    }
    this.#scores[at] = score
    this.#keys[at] = key
  }

  #isWorse(score: number, key: number, than: number): boolean {
    const other = this.#scores[than]!
    return score < other || (score === other && key < this.#keys[than]!)
  }

  #move(from: number, to: number): void {
    this.#scores[to] = this.#scores[from]!
    this.#keys[to] = this.#keys[from]!
  }
}
