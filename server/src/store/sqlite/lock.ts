import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { isBusy } from './errors.ts'

/**
 * Makes this process the only service of a data folder.
 * @throws Problem `conflito` when another service holds the folder.
 */
export function lockDataDir(dataDir: string): Disposable {
  const lock = tryLock(dataDir, 'servico.lock')
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
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, file), { timeout: 0 })
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
