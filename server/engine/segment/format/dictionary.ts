import { ByteReader } from './byte-reader.ts'
import type { ByteWriter } from './byte-writer.ts'
import { Term } from './term.ts'

/**
 * A dictionary block: terms in order, each as what it does not share with the term before it, and its
 * payload (see segment-writer.ts). The first term of a block shares nothing.
 *
 *     ┌────────┬─────────┬───────────┬─────────┬──────────┐┌────────┬─ ─
 *     │ shared │ length  │ rest of   │ length  │ payload  ││ shared │
 *     │        │ of rest │ the term  │ of it   │          ││        │
 *     └────────┴─────────┴───────────┴─────────┴──────────┘└────────┴─ ─
 *      varint   varint                varint
 */
export function writeEntry(
  target: ByteWriter,
  shared: number,
  term: Term,
  payload: ByteWriter,
): void {
  target.varint(shared)
  target.varint(term.length - shared)
  target.append(term.bytes, shared, term.length)
  target.varint(payload.length)
  target.appendFrom(payload)
}

/**
 * The payload of a term, or null when the block lacks it. No term is assembled. `equal` is the
 * number of leading bytes that the searched term shares with the current one, which is below it. So
 * an entry that shares
 *
 *     more than `equal` with the current one   differs from it behind the difference: still below
 *     less                                     is already above: the term is absent
 *     exactly as much                          must be compared from there on
 */
export function findEntry(block: Uint8Array, term: Term): Uint8Array | null {
  const reader = new ByteReader(block)
  let equal = 0
  while (!reader.done) {
    const shared = reader.varint()
    const restLength = reader.varint()
    const rest = reader.skip(restLength)
    const payloadLength = reader.varint()
    const payload = reader.skip(payloadLength)
    if (shared > equal) continue
    if (shared < equal) return null
    let same = 0
    while (same < restLength && block[rest + same] === term.bytes[equal + same]) same++
    same = Math.min(same, term.length - equal)
    equal += same
    if (same === restLength) {
      if (equal === term.length) return block.subarray(payload, payload + payloadLength)
    } else if (equal === term.length || block[rest + same]! > term.bytes[equal]!) return null
  }
  return null
}

/** A dictionary block, and the row from which its entries count others. */
export interface DictionaryBlock {
  bytes: Uint8Array
  firstRow: number
}

/** The payload of a term, as a view, and the row from which it counts others. */
export type Payload = Pick<DictionaryCursor, 'payloadBytes' | 'firstRow'>

/** Walks the entries of a segment's dictionary, block by block. */
export class DictionaryCursor {
  /** The current term; changes with the next step. */
  readonly term = new Term()
  /** The position of its payload. */
  block: Uint8Array = new Uint8Array(0)
  payload = 0
  payloadEnd = 0
  /** The row from which it counts others. */
  firstRow = 0
  #reader = new ByteReader(this.block)
  readonly #nextBlock: () => DictionaryBlock | null

  /** @param nextBlock Reads the next block; null after the last one. */
  constructor(nextBlock: () => DictionaryBlock | null) {
    this.#nextBlock = nextBlock
  }

  /** The payload of the current term, as a view. */
  get payloadBytes(): Uint8Array {
    return this.block.subarray(this.payload, this.payloadEnd)
  }

  /** Moves to the next entry; false after the last one. */
  next(): boolean {
    if (this.#reader.done && !this.#openBlock()) return false
    const reader = this.#reader
    const shared = reader.varint()
    if (shared > this.term.length) throw new RangeError('a term shares more than there is')
    const length = reader.varint()
    const rest = reader.skip(length)
    this.term.replaceEnd(shared, this.block, rest, rest + length)
    const payloadLength = reader.varint()
    this.payload = reader.skip(payloadLength)
    this.payloadEnd = this.payload + payloadLength
    return true
  }

  #openBlock(): boolean {
    const block = this.#nextBlock()
    if (block === null) return false
    this.block = block.bytes
    this.firstRow = block.firstRow
    this.#reader = new ByteReader(block.bytes)
    return !this.#reader.done
  }
}

/** What turns the mark of a stem into that of its words (terms.ts). */
const LOWER_CASE = 0x20

/**
 * The payload of a stem with a single form, an alias of that word:
 *
 *     ┌───┬────────────────────────────┬──────────────────┐
 *     │ 0 │ bytes that the word shares │ rest of the word │
 *     │   │ with it behind the mark    │                  │
 *     └───┴────────────────────────────┴──────────────────┘
 *           varint
 */
export function writeAlias(target: ByteWriter, stem: Term, word: Term): void {
  let same = 1
  while (same < stem.length && same < word.length && stem.bytes[same] === word.bytes[same]) same++
  target.byte(0)
  target.varint(same - 1)
  target.append(word.bytes, same, word.length)
}

/** Whether a payload is an alias. */
export function isAlias(payload: Uint8Array, at = 0): boolean {
  return payload[at] === 0
}

/** The term of the word that an alias from `from` to `to` (not included) names. @throws RangeError */
export function aliasedTerm(stem: Term, payload: Uint8Array, from: number, to: number): Term {
  const reader = new ByteReader(payload, from + 1)
  const shared = 1 + reader.varint()
  if (shared > stem.length) throw new RangeError('a word shares more than its stem has')
  const word = new Term()
  word.copy(stem)
  word.replaceEnd(shared, payload, reader.at, Math.max(reader.at, to))
  word.bytes[0]! |= LOWER_CASE
  return word
}
