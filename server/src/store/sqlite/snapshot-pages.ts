import { type FileHandle, open } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { BUSY_TIMEOUT_MS, databasePath, openReader } from './database.ts'
import { damageInArchive } from './check-apart.ts'
import { isUnwritable } from './errors.ts'

/** The bytes of the archive's file as they were at one moment, however much others write meanwhile. */
export interface SnapshotPages extends AsyncDisposable {
  pageSize: number
  bytes: number
  /** Reads the trees of the database, at a second or less of processor time for a gigabyte; null: they are sound. */
  damage(signal: AbortSignal): Promise<string | null>
  /** Fills `into` from this place, a whole number of pages; less only at the end. */
  read(into: Buffer<ArrayBuffer>, from: number): Promise<void>
}

/** A frame of the write-ahead log: a header that begins with the page's number, and the page. */
const LOG_HEADER = 32
const FRAME_HEADER = 24
/** SQLite locks bytes of the page that begins here, and never uses it. */
const LOCKED_PAGE_AT = 2 ** 30

/**
 * An open read transaction freezes the file: nothing that was committed later is moved from the log into it. What was
 * committed before and is still in the log is read from there; its frames are not overwritten while the transaction is
 * open. So no byte is copied, and nobody waits but a writer, for the moment in which the transaction begins.
 *
 * Only for a process of its own: when it closes the file, the system releases every lock of the process on it, also
 * those of SQLite's other connections.
 */
export async function openSnapshot(dataDir: string): Promise<SnapshotPages> {
  const path = databasePath(dataDir)
  await using parts = new AsyncDisposableStack()
  const file = await open(path, 'r')
  parts.defer(() => file.close())
  // Closed in the reverse order: the last connection may write, and so removes an empty log.
  const writer = parts.adopt(new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS }), closed)
  const asked = parts.adopt(openReader(dataDir), closed)
  const reader = parts.adopt(openReader(dataDir), closed)

  const frames = pin(writer, reader, asked)
  const { page_size, page_count } = reader
    .prepare('SELECT page_size, page_count FROM pragma_page_size, pragma_page_count')
    .get()!
  const pageSize = Number(page_size)
  const pages = Number(page_count)
  const log = frames === 0 ? null : await open(`${path}-wal`, 'r')
  if (log !== null) parts.defer(() => log.close())
  const newer = log === null ? new Map<number, number>() : await placesOf(log, frames, pageSize)
  const kept = parts.move()
  return {
    pageSize,
    bytes: pages * pageSize,
    damage: (signal) => damageInArchive(dataDir, signal),
    async read(into, from) {
      into.fill(0) // the file may end before pages that are only in the log
      await readAll(file, into, from)
      for (let at = 0; at < into.length; at += pageSize) {
        const page = into.subarray(at, at + pageSize)
        const place = newer.get((from + at) / pageSize + 1)
        if (place !== undefined && log !== null) await readAll(log, page, place)
        if (from + at === LOCKED_PAGE_AT) page.fill(0)
      }
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

function closed(db: DatabaseSync): void {
  db.close()
}

/**
 * Begins the read transaction while nobody can commit. Returns how many frames of the log belong to it; 0: the file has
 * everything. Frames that are in the file already are read from there: once all of them are, the log may begin anew.
 */
function pin(writer: DatabaseSync, reader: DatabaseSync, asked: DatabaseSync): number {
  const isStill = holdWriters(writer)
  try {
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM sqlite_schema').get()
    if (!isStill) return 0
    const { log, checkpointed } = asked.prepare('PRAGMA wal_checkpoint(NOOP)').get()!
    return log === checkpointed ? 0 : Math.max(0, Number(log))
  } finally {
    if (writer.isTransaction) writer.exec('ROLLBACK')
  }
}

/** False: the archive is on a disk that only reads, where nobody writes. */
function holdWriters(writer: DatabaseSync): boolean {
  try {
    writer.exec('BEGIN IMMEDIATE')
    return true
  } catch (error) {
    if (isUnwritable(error)) return false
    throw error
  }
}

/** Where each page lies in the log that has a newer state there than in the file. */
async function placesOf(log: FileHandle, frames: number, pageSize: number) {
  const places = new Map<number, number>()
  const number = Buffer.alloc(4)
  for (let frame = 0; frame < frames; frame++) {
    const at = LOG_HEADER + frame * (FRAME_HEADER + pageSize)
    await readAll(log, number, at)
    places.set(number.readUInt32BE(), at + FRAME_HEADER)
  }
  return places
}

async function readAll(file: FileHandle, into: Buffer, from: number): Promise<void> {
  for (let done = 0; done < into.length;) {
    const { bytesRead } = await file.read(into, done, into.length - done, from + done)
    if (bytesRead === 0) return
    done += bytesRead
  }
}
