import { createHash } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { type BlockKey, KEY_BYTES } from './block.ts'
import { UNFINISHED, flushFolder } from './copy-folder.ts'

/*
 * A pack: stored blocks one after the other, then its list (an entry for each block), then an end of fixed size with
 * the SHA-256 of the list. It gets its name when it is whole and on the disk, and never changes again.
 */

/** A block in a pack. */
export interface PackEntry {
  key: BlockKey
  at: number
  length: number
  /** Whether it is stored as it is; otherwise by zstd. */
  plain: boolean
}

/** Key, place, and length with one bit for `plain`. */
const ENTRY = KEY_BYTES + 8
/** SHA-256 of the list, number of entries, magic. */
const END = 44
const MAGIC = Buffer.from('ARAUTOP1')
const PLAIN = 2 ** 31
/** What Linux and its file systems say of a sector that cannot be read. */
const UNREADABLE = new Set(['EIO', 'EUCLEAN', 'EBADMSG', 'ENODATA'])

export interface PackWriter extends Disposable {
  bytes(): number
  add(key: BlockKey, stored: Buffer, plain: boolean): PackEntry
  /** Gives the pack its name. Without it, disposing leaves nothing behind. */
  finish(): void
}

export function writePack(path: string): PackWriter {
  const partial = path + UNFINISHED
  const file = openSync(partial, 'w', 0o600)
  const entries: PackEntry[] = []
  let at = 0
  let isOpen = true
  const end = () => {
    if (isOpen) closeSync(file)
    isOpen = false
  }
  return {
    bytes: () => at,
    add(key, stored, plain) {
      writeWhole(file, stored, at)
      const entry = { key, at, length: stored.length, plain }
      entries.push(entry)
      at += stored.length
      return entry
    },
    finish() {
      const list = Buffer.concat(entries.map(entryBytes))
      writeWhole(file, Buffer.concat([list, endOf(list)]), at)
      fsyncSync(file)
      end()
      renameSync(partial, path)
      flushFolder(dirname(path))
    },
    [Symbol.dispose]() {
      end()
      rmSync(partial, { force: true })
    },
  }
}

function entryBytes({ key, at, length, plain }: PackEntry): Buffer {
  const bytes = Buffer.alloc(ENTRY)
  bytes.write(key, 'latin1')
  bytes.writeUInt32BE(at, KEY_BYTES)
  bytes.writeUInt32BE(length + (plain ? PLAIN : 0), KEY_BYTES + 4)
  return bytes
}

function endOf(list: Buffer): Buffer {
  const end = Buffer.alloc(END)
  createHash('sha256').update(list).digest().copy(end)
  end.writeUInt32BE(list.length / ENTRY, 32)
  MAGIC.copy(end, 36)
  return end
}

function writeWhole(file: number, bytes: Buffer, from: number): void {
  for (let done = 0; done < bytes.length;)
    done += writeSync(file, bytes, done, bytes.length - done, from + done)
}

/** A pack that was opened for reading. */
export interface PackReader extends Disposable {
  bytes: number
  /** Null: its list is damaged. */
  entries(): PackEntry[] | null
  /** What is stored for a block; less where the file ends too early, nothing where the disk cannot read it. */
  stored(entry: PackEntry): Buffer<ArrayBuffer>
}

export function readPack(path: string): PackReader {
  const file = openSync(path, 'r')
  const bytes = fstatSync(file).size
  const part = (at: number, length: number) => {
    const read = Buffer.allocUnsafe(length)
    return read.subarray(0, length === 0 ? 0 : readInto(file, read, at))
  }
  return {
    bytes,
    entries() {
      const end = part(Math.max(0, bytes - END), END)
      const count = end.length === END && end.subarray(36).equals(MAGIC) ? end.readUInt32BE(32) : -1
      const from = bytes - END - count * ENTRY
      const list = count < 0 || from < 0 ? null : part(from, count * ENTRY)
      if (list === null || !createHash('sha256').update(list).digest().equals(end.subarray(0, 32)))
        return null
      return Array.from({ length: count }, (_, nth) => entryAt(list, nth * ENTRY))
    },
    stored: ({ at, length }) => part(at, length),
    [Symbol.dispose]: () => closeSync(file),
  }
}

/** Returns how much could be read: of a bad sector nothing, for what lies there is lost, and the rest is not. */
function readInto(file: number, bytes: Buffer, at: number): number {
  try {
    return readSync(file, bytes, 0, bytes.length, at)
  } catch (error) {
    if (UNREADABLE.has((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}

function entryAt(list: Buffer<ArrayBuffer>, from: number): PackEntry {
  const length = list.readUInt32BE(from + KEY_BYTES + 4)
  return {
    key: list.toString('latin1', from, from + KEY_BYTES),
    at: list.readUInt32BE(from + KEY_BYTES),
    length: length % PLAIN,
    plain: length >= PLAIN,
  }
}
