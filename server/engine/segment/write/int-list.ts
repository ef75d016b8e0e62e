/** A list of 32-bit integers that grows. */
export class IntList {
  #values = new Int32Array(1_024)
  #length = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#values.length) this.#grow()
    this.#values[this.#length++] = value
  }

  /** A view of its content, valid until the next push. */
  view(): Int32Array {
    return this.#values.subarray(0, this.#length)
  }

  #grow(): void {
    const grown = new Int32Array(this.#length * 2)
    grown.set(this.#values)
    this.#values = grown
  }
}
