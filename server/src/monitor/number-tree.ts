/** Numbers of an entry in the table: the place that it leaves from, the number, the place that it leads to. */
const WIDTH = 3
const FIRST_SLOTS = 1024

/**
 * A tree whose places are reached by sequences of numbers from the root, place 0. It lies in flat arrays: millions
 * of places need no object each, and a step reads one place of memory. Its table is open: an entry lies in its own
 * slot or in the next free one.
 */
export function createNumberTree() {
  let slots = FIRST_SLOTS
  let table = new Int32Array(slots * WIDTH)
  let used = 0
  /** How many steps leave a place. */
  const steps = [0]
  const freed: number[] = []

  /** The place that a number leads to; 0: none. */
  function next(place: number, number: number): number {
    return table[find(place, number) + 2]!
  }

  /** The same, which is made where there was none. */
  function grow(place: number, number: number): number {
    const known = next(place, number)
    if (known !== 0) return known
    if (2 * ++used > slots) widen()
    const to = freed.pop() ?? steps.length
    table.set([place, number, to], find(place, number))
    steps[to] = 0
    steps[place]!++
    return to
  }

  const isLeaf = (place: number) => steps[place] === 0

  /** Takes a leaf away, which this step leads to. */
  function prune(place: number, number: number): void {
    const at = find(place, number)
    freed.push(table[at + 2]!)
    steps[place]!--
    used--
    closeGap(at)
  }

  /** Where an entry is, or the free slot where it would be. */
  function find(place: number, number: number): number {
    let at = homeOf(place, number)
    while (table[at + 2] !== 0 && (table[at] !== place || table[at + 1] !== number)) at = after(at)
    return at
  }

  function homeOf(place: number, number: number): number {
    const mixed = Math.imul(place, 0x9e3779b1) ^ Math.imul(number, 0x85ebca6b)
    return ((mixed ^ (mixed >>> 15)) & (slots - 1)) * WIDTH
  }

  const after = (at: number) => (at + WIDTH === table.length ? 0 : at + WIDTH)

  /** Entries behind a freed slot that could lie in it move up: a search for them would end there. */
  function closeGap(gap: number): void {
    for (let at = after(gap); table[at + 2] !== 0; at = after(at)) {
      const home = homeOf(table[at]!, table[at + 1]!)
      if (distance(home, at) < distance(gap, at)) continue
      table.copyWithin(gap, at, at + WIDTH)
      gap = at
    }
    table[gap + 2] = 0
  }

  const distance = (from: number, to: number) => (to - from + table.length) % table.length

  function widen(): void {
    const old = table
    slots *= 2
    table = new Int32Array(slots * WIDTH)
    for (let at = 0; at < old.length; at += WIDTH) {
      const [place, number, to] = old.subarray(at, at + WIDTH) as unknown as [
        number,
        number,
        number,
      ]
      if (to !== 0) table.set([place, number, to], find(place, number))
    }
  }

  return { next, grow, isLeaf, prune }
}
