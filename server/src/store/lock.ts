import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Problem, detalhe } from '../lib/problem.ts'

/** SQLite's code for a lock that another connection holds. */
const SQLITE_BUSY = 5

/**
 * Makes this process the one service of a data folder: an open exclusive transaction on a small SQLite
 * file. The operating system ends it with its holder, so a restart right after a crash succeeds.
 * @throws Problem `conflito` when another service holds the folder.
 */
export function lockDataDir(dataDir: string): Disposable {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'servico.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new Problem(
      'conflito',
      `Já há um serviço do Arauto usando a pasta de dados ${dataDir}.`,
      [
        detalhe(
          'ARAUTO_DATA_DIR',
          'em uso',
          'Encerre o outro serviço ou use outra pasta de dados.',
        ),
      ],
      error,
    )
  }
  return { [Symbol.dispose]: () => lock.close() }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
