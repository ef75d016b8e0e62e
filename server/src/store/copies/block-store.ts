import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BlockKey, packBlock, unpackBlock } from './block.ts'
import { createBlockTable } from './block-table.ts'
import {
  type PackEntry,
  type PackReader,
  type PackWriter,
  readPack,
  writePack,
} from './pack-file.ts'

const PACK = /^[0-9a-f]{24}\.pacote$/
/** A pack is finished when it has this much: what a kill loses, and what is rewritten at once. */
const PACK_BYTES = 64 * 2 ** 20
/** Packs that are open at the same time. */
const MOST_OPEN = 32

/** The blocks of a folder of copies: each is stored once, whatever copies have it. */
export interface BlockStore extends Disposable {
  size(): number
  has(key: BlockKey): boolean
  /** Null: it is missing, or damaged. */
  read(key: BlockKey): Buffer | null
  /** Stores a block that is not there yet; returns the bytes that it takes. */
  add(key: BlockKey, block: Buffer): number
  /** Puts on the disk what was added, and gives it its name. */
  flush(): void
  /** Deletes what was added since it was opened. */
  takeBack(): void
}

/** Where a block lies: the number of its pack, the place in it, and the length, with one bit for `plain`. */
const PLACE = 3
const PLAIN_BIT = 2 ** 31

/** The names of the packs of a folder, in no order. */
export function packsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => PACK.test(name))
}

/** By its name nobody can tell when a pack was written; names never come again. */
export function newPackName(): string {
  return `${randomBytes(12).toString('hex')}.pacote`
}

export function openBlockStore(folder: string): BlockStore {
  const places = createBlockTable(PLACE)
  const names: string[] = []
  for (const pack of packsIn(folder)) {
    using reader = readPack(join(folder, pack))
    // The blocks of a pack whose list cannot be read count as missing.
    for (const entry of reader.entries() ?? []) place(entry, names.length)
    names.push(pack)
  }
  const open = createOpenPacks(folder)
  const written: string[] = []
  let writer: PackWriter | null = null
  let writing = ''

  function place({ key, at, length, plain }: PackEntry, pack: number): void {
    places.put(key, pack, at, length + (plain ? PLAIN_BIT : 0))
  }

  function flush(): void {
    if (writer === null) return
    writer.finish()
    writer = null
    written.push(writing)
    expectWhole(join(folder, writing))
  }

  return {
    size: places.size,
    has: places.has,
    read(key) {
      const found = places.get(key)
      if (found === undefined) return null
      const [pack = 0, at = 0, bits = 0] = found
      const name = names[pack]!
      if (name === writing) flush()
      const entry = { key, at, length: bits % PLAIN_BIT, plain: bits >= PLAIN_BIT }
      return unpackBlock(open.get(name).stored(entry), entry)
    },
    add(key, block) {
      if (writer === null) {
        writing = newPackName()
        names.push(writing)
        writer = writePack(join(folder, writing))
      }
      const { stored, plain } = packBlock(block)
      place(writer.add(key, stored, plain), names.length - 1)
      if (writer.bytes() >= PACK_BYTES) flush()
      return stored.length
    },
    flush,
    takeBack() {
      writer?.[Symbol.dispose]()
      writer = null
      for (const pack of written) rmSync(join(folder, pack))
    },
    [Symbol.dispose]() {
      writer?.[Symbol.dispose]()
      open[Symbol.dispose]()
    },
  }
}

/** What was just written is read again, and is what it should be. */
function expectWhole(path: string): void {
  using pack = readPack(path)
  const isWhole = pack.entries()?.every((entry) => unpackBlock(pack.stored(entry), entry) !== null)
  if (!isWhole) throw new Error(`${path} does not have what was written into it`)
}

/** The packs that were read last stay open. */
function createOpenPacks(folder: string): Disposable & { get(pack: string): PackReader } {
  const open = new Map<string, PackReader>()
  return {
    get(pack) {
      const reader = open.get(pack) ?? readPack(join(folder, pack))
      open.delete(pack)
      open.set(pack, reader)
      for (const [oldest, its] of open) {
        if (open.size <= MOST_OPEN) break
        its[Symbol.dispose]()
        open.delete(oldest)
      }
      return reader
    },
    [Symbol.dispose]() {
      for (const reader of open.values()) reader[Symbol.dispose]()
    },
  }
}
