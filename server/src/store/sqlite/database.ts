import { accessSync, chmodSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { makeDataFolder } from './data-folder.ts'
import { isUnwritable } from './errors.ts'
import { expectKnownVersion, migrate } from './migrate.ts'

const DATABASE = 'arauto.db'

/** The only file of the archive, inside the data folder (next to SQLite's -wal and -shm). */
export function databasePath(dataDir: string): string {
  return join(dataDir, DATABASE)
}

/** Where an archive is until it has moved into the folder as a whole. */
export function partialFolder(dataDir: string): string {
  return join(dataDir, 'mudanca')
}

/** Whether there is an archive in a folder. @throws Error if the folder cannot be read */
export function hasArchive(dataDir: string): boolean {
  const folder = statSync(dataDir, { throwIfNoEntry: false })
  return folder !== undefined && readdirSync(dataDir).includes(DATABASE)
}

/** @throws Problem `nao_encontrado` for a folder without an archive */
export function expectArchive(dataDir: string): void {
  if (!hasArchive(dataDir)) throw noArchive(dataDir)
}

export function noArchive(dataDir: string): Problem {
  return new Problem('nao_encontrado', `Não há acervo na pasta ${dataDir}.`, [
    detailOf(
      'ARAUTO_DATA_DIR',
      'pasta sem acervo',
      `Confira a variável ARAUTO_DATA_DIR. Um acervo novo começa com: ${PROGRAM} servir, ou importar`,
    ),
  ])
}

/**
 * Bytes of the file to map; SQLite maps no more than this. Connections share these pages instead of
 * caching their own: a service has a dozen connections.
 */
const MOST_MAPPED = 2_147_418_112

/** SQLite cuts the write-ahead log to this size, which it needs until a checkpoint (4,000 pages). */
const MOST_LOGGED = 4_000 * 8_192

/** How long a connection waits for another's write lock; no writer holds it for over 50 ms. */
export const BUSY_TIMEOUT_MS = 10_000

/**
 * Opens the archive for reading and writing; creates and migrates it if needed. `synchronous = FULL`:
 * committed data survives a power loss. `secure_delete = FAST`: what is deleted or replaced is overwritten in the pages
 * that are written anyway, so that an erased address leaves the file.
 * @throws Problem `conflito` while an archive moves into the folder
 */
export function openDatabase(dataDir: string): DatabaseSync {
  expectNoMove(dataDir)
  makeDataFolder(dataDir)
  const db = new DatabaseSync(databasePath(dataDir), { timeout: BUSY_TIMEOUT_MS })
  keepPrivate(dataDir, 0o700)
  keepPrivate(databasePath(dataDir), 0o600) // SQLite gives -wal and -shm the same mode
  db.exec(`
    PRAGMA page_size = 8192;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = FAST;
    PRAGMA wal_autocheckpoint = 4000;
    PRAGMA journal_size_limit = ${MOST_LOGGED};
    PRAGMA mmap_size = ${MOST_MAPPED};
    PRAGMA cache_size = -16384;
  `)
  migrate(db)
  return db
}

/** A new archive would be in the place of the one that moves in. */
function expectNoMove(dataDir: string): void {
  if (!existsSync(databasePath(partialFolder(dataDir))) || existsSync(databasePath(dataDir))) return
  throw new Problem('conflito', `Um acervo está sendo copiado para a pasta ${dataDir}.`, [
    detailOf(
      'ARAUTO_DATA_DIR',
      'a cópia não terminou',
      `Repita o mesmo comando, ${PROGRAM} migrar --de …: ele continua de onde parou. Para desistir, apague a pasta ${partialFolder(dataDir)}.`,
    ),
  ])
}

/**
 * From now on, commits of this connection do not wait for the disk. They survive the death of the
 * process; a power loss may undo the last ones, but leaves the database consistent. For work that
 * is repeated in that case.
 */
export function letCommitsLag(db: DatabaseSync): void {
  db.exec('PRAGMA synchronous = NORMAL')
}

/**
 * From now on, this connection keeps in memory what would undo a statement that fails half way: SQLite writes it to a file
 * once it is more than some pages. What it sorts stays in memory, too. For work whose statements change little each.
 */
export function undoInMemory(db: DatabaseSync): void {
  db.exec('PRAGMA temp_store = MEMORY')
}

/** Removes access for everybody but the owner; a folder of another user stays as it is. */
function keepPrivate(path: string, mode: number): void {
  const { mode: found, uid } = statSync(path)
  if ((found & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(path, mode)
}

/** Opens an existing archive for reading only. */
export function openReader(dataDir: string): DatabaseSync {
  return openFile(databasePath(dataDir))
}

/** Opens a copy of an archive read-only. @throws Problem for a file that is not one */
export function openCopy(file: string): DatabaseSync {
  if (statSync(file, { throwIfNoEntry: false }) === undefined)
    throw noCopy('nao_encontrado', file, 'não existe')
  accessSync(file, constants.R_OK) // else whoever may not read it would take it for damaged
  try {
    using trial = openFile(file)
    trial.prepare('SELECT 1 FROM publications LIMIT 1').get()
    expectKnownVersion(trial)
  } catch (error) {
    throw error instanceof Problem ? error : noCopy('conflito', file, NO_ARCHIVE, error)
  }
  return openFile(file)
}

/**
 * Reading beside a writer needs a shared index of the log (-shm). A full disk has no room for it, a read-only
 * folder no permission. If there is none and the log is empty, nobody is writing, and the file alone is
 * complete: it is opened as immutable.
 */
function openFile(path: string): DatabaseSync {
  try {
    return openConnection(path)
  } catch (error) {
    if (!isUnwritable(error) || hasLog(path)) throw error
    const still = pathToFileURL(path)
    still.searchParams.set('immutable', '1')
    return openConnection(still)
  }
}

function openConnection(path: string | URL): DatabaseSync {
  const db = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  try {
    db.exec(`PRAGMA mmap_size = ${MOST_MAPPED}; PRAGMA cache_size = -32768; PRAGMA user_version;`)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Whether the write-ahead log may hold something that the database lacks. */
function hasLog(path: string): boolean {
  return (statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

const NO_ARCHIVE = 'não é a cópia de um acervo, ou está danificado desde o começo'

function noCopy(code: 'nao_encontrado' | 'conflito', file: string, what: string, cause?: unknown) {
  const hint = `Diga o caminho de uma cópia feita por ${PROGRAM} backup.`
  const details = [detailOf('cópia', what, hint)]
  return new Problem(code, `O arquivo ${file} ${what}.`, details, cause)
}

/** Whether the index of an archive has version `version`. */
export function isIndexOf(db: DatabaseSync, version: string): boolean {
  return db.prepare('SELECT version FROM search_index').get()?.version === version
}

/**
 * Whether the index of an archive has version `version`; an archive without acts and without an
 * index gets that version now.
 */
export function claimIndex(db: DatabaseSync, version: string): boolean {
  if (isIndexOf(db, version)) return true
  // One statement, because two processes may start at the same time on a new archive.
  const claimed = db.prepare(
    `INSERT INTO search_index (id, version) SELECT 1, ?
     WHERE NOT EXISTS (SELECT 1 FROM publications) AND NOT EXISTS (SELECT 1 FROM segments)
     ON CONFLICT (id) DO UPDATE SET version = excluded.version`,
  )
  return Number(claimed.run(version).changes) > 0
}
