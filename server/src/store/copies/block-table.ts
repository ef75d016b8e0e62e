import { type BlockKey, KEY_BYTES } from './block.ts'

/** Numbers for each of many blocks: some 32 bytes more than the numbers, where a `Map` takes 236 and ends at 2^24. */
export interface BlockTable {
  size(): number
  has(key: BlockKey): boolean
  /** Undefined: the block is not there. Valid until the next block is put. */
  get(key: BlockKey): Uint32Array | undefined
  /** Keeps numbers for a block; those that it had go. */
  put(key: BlockKey, ...numbers: number[]): void
}

/** Each part grows alone, so that little is in memory twice. */
const PARTS = 256
const FIRST_ROOM = 16

/** `width`: how many numbers a block has. */
export function createBlockTable(width: number): BlockTable {
  const parts = Array.from({ length: PARTS }, () => createPart(width))
  const partOf = (key: BlockKey) => parts[key.charCodeAt(0)]! // a key has a letter for each byte
  return {
    size: () => parts.reduce((sum, part) => sum + part.size(), 0),
    has: (key) => partOf(key).get(key) !== undefined,
    get: (key) => partOf(key).get(key),
    put: (key, ...numbers) => partOf(key).put(key, numbers),
  }
}

/** Open addressing: a block lies in the first free row from the one that its key names. */
function createPart(width: number) {
  const row = width + 1 // the first number tells that the row is taken
  let room = FIRST_ROOM
  let keys = Buffer.alloc(room * KEY_BYTES)
  let rows = new Uint32Array(room * row)
  let size = 0

  function isAt(nth: number, key: BlockKey): boolean {
    for (let at = 0; at < KEY_BYTES; at++)
      if (keys[nth * KEY_BYTES + at] !== key.charCodeAt(at)) return false
    return true
  }

  function placeOf(key: BlockKey): number {
    const hash =
      key.charCodeAt(1) * 2 ** 24 +
      (key.charCodeAt(2) << 16) +
      (key.charCodeAt(3) << 8) +
      key.charCodeAt(4)
    let nth = hash % room
    while (rows[nth * row] === 1 && !isAt(nth, key)) nth = (nth + 1) % room
    return nth
  }

  function set(key: BlockKey, numbers: Iterable<number>): void {
    const nth = placeOf(key)
    keys.write(key, nth * KEY_BYTES, 'latin1')
    rows.set([1, ...numbers], nth * row)
  }

  function grow(): void {
    const before = { keys, rows, room }
    room *= 2
    keys = Buffer.alloc(room * KEY_BYTES)
    rows = new Uint32Array(room * row)
    for (let nth = 0; nth < before.room; nth++) {
      if (before.rows[nth * row] !== 1) continue
      const key = before.keys.toString('latin1', nth * KEY_BYTES, (nth + 1) * KEY_BYTES)
      set(key, before.rows.subarray(nth * row + 1, (nth + 1) * row))
    }
  }

  return {
    size: () => size,
    get(key: BlockKey) {
      const nth = placeOf(key)
      return rows[nth * row] === 1 ? rows.subarray(nth * row + 1, (nth + 1) * row) : undefined
    },
    put(key: BlockKey, numbers: number[]) {
      if (rows[placeOf(key) * row] === 0) size++
      if (size > room * 0.75) grow()
      set(key, numbers)
    },
  }
}
