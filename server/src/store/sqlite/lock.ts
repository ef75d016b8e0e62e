import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { makeDataFolder } from './data-folder.ts'
import { isBusy } from './errors.ts'

const SERVICE = 'servico.lock'
/** How long somebody who only looks may hold a lock. */
const LOOK_MS = 50

/**
 * Makes this process the only service of a data folder.
 * @throws Problem `conflito` when another service holds the folder.
 */
export function lockDataDir(dataDir: string): Disposable {
  const lock = tryLock(dataDir, SERVICE)
  if (lock !== null) return lock
  throw new Problem('conflito', `Já há um serviço do Arauto usando a pasta de dados ${dataDir}.`, [
    detailOf('ARAUTO_DATA_DIR', 'em uso', 'Encerre o outro serviço ou use outra pasta de dados.'),
  ])
}

/**
 * Locks a data folder: an open exclusive transaction on a small SQLite file. The operating system
 * releases it with the process, so the next process gets it right after a crash. Null when another
 * process holds it.
 */
export function tryLock(dataDir: string, file: string): Disposable | null {
  makeDataFolder(dataDir)
  const lock = new DatabaseSync(join(dataDir, file), { timeout: LOOK_MS })
  try {
    // In memory, because a full disk has no room for the journal of a lock.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return { [Symbol.dispose]: () => lock.close() }
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
}

/** Whether a service works on a data folder. */
export function hasService(dataDir: string): boolean {
  const path = join(dataDir, SERVICE)
  if (!existsSync(path)) return false
  using lock = new DatabaseSync(path, { timeout: 0 })
  try {
    lock.prepare('SELECT count(*) FROM sqlite_schema').get()
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  }
}
