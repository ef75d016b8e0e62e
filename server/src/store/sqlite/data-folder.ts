import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Problem, detailOf } from '../../lib/errors/problem.ts'

/**
 * Makes the folder of an archive, and those above it, for its owner alone. It does so level by level: Node's recursive
 * mkdir never returns where the system answers that a new folder is "not found", as /proc does.
 * @throws Problem `parametro_invalido` for a place that takes no folders
 */
export function makeDataFolder(dataDir: string): void {
  if (isFolder(dataDir)) return
  const parent = dirname(dataDir)
  makeDataFolder(parent)
  try {
    mkdirSync(dataDir, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw takesNoFolders(parent, error)
    // Another process may have made it since.
    if (code !== 'EEXIST' || !isFolder(dataDir)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function takesNoFolders(place: string, cause: unknown): Problem {
  return new Problem(
    'parametro_invalido',
    `Não é possível criar uma pasta em ${place}.`,
    [detailOf('ARAUTO_DATA_DIR', 'não pode ser criada', 'Use uma pasta num disco.')],
    cause,
  )
}
