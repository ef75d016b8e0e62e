import {
  chmodSync,
  closeSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { damageInCopy } from './check-apart.ts'
import { makeDataFolder } from './data-folder.ts'
import { databasePath } from './database.ts'
import { isBusy, isDamage } from './errors.ts'
import { expectKnownVersion } from './migrate.ts'

/** Read and written at a time where a file cannot be cloned. */
const COPIED_AT_ONCE = 2 ** 20

/** SQLite's files of one database. */
const SUFFIXES = ['', '-wal', '-shm']

/** What an archive is restored from. */
export interface CopySource {
  /** As people know it. */
  name: string
  /** Writes the archive's file; an abort may end it with any error. */
  writeTo(path: string, signal: AbortSignal): Promise<void>
}

/** A copy that is one file. @throws Problem when there is none */
export function copyInFile(file: string): CopySource {
  if (!existsSync(file))
    throw new Problem('nao_encontrado', `Não há o arquivo ${file}.`, [
      detailOf('arquivo', 'não existe', `Diga o caminho de uma cópia feita por ${PROGRAM} backup.`),
    ])
  return {
    name: `O arquivo ${file}`,
    writeTo: (path, signal) => cloneOrCopy(file, path, signal),
  }
}

/** A clone takes no time, but not every file system has it; a copy takes minutes, and can be interrupted. */
async function cloneOrCopy(from: string, to: string, signal: AbortSignal): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE_FORCE)
  } catch {
    const large = { highWaterMark: COPIED_AT_ONCE }
    await pipeline(createReadStream(from, large), createWriteStream(to), { signal })
  }
}

/**
 * Replaces the archive in `dataDir` by a copy, after reading the copy whole. Moves the former
 * archive aside, under a name that contains `now`; returns that name, or null if there was none.
 * Nothing changes before the last step, and until then an abort rejects with the signal's reason.
 * @throws Problem when it is not a sound copy, or the archive is in use.
 */
export async function restoreDatabase(
  dataDir: string,
  { name, writeTo }: CopySource,
  now: Date,
  signal: AbortSignal,
): Promise<string | null> {
  makeDataFolder(dataDir)
  const path = databasePath(dataDir)
  const partial = `${path}.parcial`
  try {
    await writeTo(partial, signal).catch(interruptedOr)
    chmodSync(partial, 0o600)
    await expectArchive(partial, name, signal)
    flush(partial)
    signal.throwIfAborted()
    const aside = moveAside(path, now)
    renameSync(partial, path)
    return aside
  } finally {
    for (const suffix of SUFFIXES) rmSync(partial + suffix, { force: true })
  }

  function interruptedOr(error: unknown): never {
    signal.throwIfAborted()
    throw error
  }
}

/** It is sound, and this program can open it. */
async function expectArchive(copy: string, name: string, signal: AbortSignal): Promise<void> {
  try {
    const damage = await damageInCopy(copy, signal)
    if (damage !== null) throw new Error(damage)
    using db = new DatabaseSync(copy)
    db.prepare('SELECT count(*) FROM publications').get()
    expectKnownVersion(db)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Problem) throw error
    const what = 'está danificado, ou não é a cópia de um acervo'
    const hint = 'Use outra cópia; o acervo que há não foi tocado.'
    throw new Problem('conflito', `${name} ${what}.`, [detailOf('arquivo', what, hint)], error)
  }
}

function moveAside(path: string, now: Date): string | null {
  if (!existsSync(path)) return null
  expectUnused(path)
  const aside = freeName(`${path}.antes-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`)
  for (const suffix of SUFFIXES)
    if (existsSync(path + suffix)) renameSync(path + suffix, aside + suffix)
  return aside
}

/** An archive that a restoration within the same second, or by a clock that went back, had put aside stays. */
function freeName(wanted: string, next = 2): string {
  const isTaken = (name: string) => SUFFIXES.some((suffix) => existsSync(name + suffix))
  if (!isTaken(wanted)) return wanted
  const numbered = `${wanted}-${next}`
  return isTaken(numbered) ? freeName(wanted, next + 1) : numbered
}

/** A running command would go on writing to the file that is moved aside. */
function expectUnused(path: string): void {
  try {
    using db = new DatabaseSync(path, { timeout: 0 })
    db.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT')
  } catch (error) {
    if (isBusy(error))
      throw new Problem('conflito', 'Um comando do Arauto usa o acervo.', [
        detailOf('ARAUTO_DATA_DIR', 'em uso', 'Espere que ele termine, ou encerre-o, e repita.'),
      ])
    if (!isDamage(error)) throw error // what is damaged may be replaced
  }
}

function flush(path: string): void {
  const file = openSync(path, 'r+')
  fsyncSync(file)
  closeSync(file)
}
