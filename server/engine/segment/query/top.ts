/** The best `size` of many scored keys: by score, then by key, larger first. A binary heap, worst on top. */
export class Top {
  readonly #size: number
  /** Plain arrays: for a page, allocating typed ones takes longer than filling them. */
  #scores: number[] = []
  #keys: number[] = []

  constructor(size: number) {
    this.#size = size
  }

  get isFull(): boolean {
    return this.#scores.length === this.#size
  }

  /** No score below this one enters. */
  get least(): number {
    return this.isFull ? this.#scores[0]! : -Infinity
  }

  /** Whether a pair would enter. */
  admits(score: number, key: number): boolean {
    if (!this.isFull) return true
    const worst = this.#scores[0]!
    return score > worst || (score === worst && key > this.#keys[0]!)
  }

  /** Adds a pair that it {@link admits}. */
  add(score: number, key: number): void {
    if (this.isFull) this.#sink(score, key)
    else this.#rise(this.#scores.length, score, key)
  }

  /** What was added and is still among the best, best first, but for the first `skipped`. */
  sorted(skipped = 0): { key: number; score: number }[] {
    const left = new Top(this.#size)
    left.#scores = this.#scores.slice()
    left.#keys = this.#keys.slice()
    const worst: { key: number; score: number }[] = []
    while (left.#scores.length > skipped) {
      worst.push({ key: left.#keys[0]!, score: left.#scores[0]! })
      left.#dropWorst()
    }
    return worst.toReversed()
  }

  #dropWorst(): void {
    const [score, key] = [this.#scores.pop()!, this.#keys.pop()!] // there is a worst
    if (this.#scores.length > 0) this.#sink(score, key)
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
      if (child >= this.#scores.length) break
      const other = child + 1
      if (
        other < this.#scores.length &&
        this.#isWorse(this.#scores[other]!, this.#keys[other]!, child)
      )
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
