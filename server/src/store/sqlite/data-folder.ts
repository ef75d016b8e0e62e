import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Problem, detailOf } from '../../lib/errors/problem.ts'

/**
 * Makes the folder of an archive, and those above it, for its owner alone. It does so level by level: Node's recursive
 * mkdir never returns where the system answers that a new folder is "not found", as /proc does.
 * @throws Problem `parametro_invalido` for a place that takes no folders
 */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) return
    if (code !== 'ENOENT') throw error
    const parent = dirname(dataDir)
    if (existsSync(parent)) throw takesNoFolders(parent, error)
    makeDataFolder(parent)
    makeDataFolder(dataDir)
  }
}

function takesNoFolders(place: string, cause: unknown): Problem {
  return new Problem(
    'parametro_invalido',
    `Não é possível criar uma pasta em ${place}.`,
    [detailOf('ARAUTO_DATA_DIR', 'não pode ser criada', 'Use uma pasta num disco.')],
    cause,
  )
}
