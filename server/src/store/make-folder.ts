import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Problem, detailOf } from '../lib/errors/problem.ts'

/**
 * Makes a folder, and those above it. It does so level by level: Node's recursive mkdir never returns where the system
 * answers that a new folder is "not found", as /proc does.
 * @param named What the user calls it.
 * @throws Problem `parametro_invalido` for a place that takes no folders
 */
export function makeFolder(path: string, named: string, mode?: number): void {
  if (isFolder(path)) return
  const parent = dirname(path)
  makeFolder(parent, named, mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw takesNoFolders(parent, named, error)
    // Another process may have made it since.
    if (code !== 'EEXIST' || !isFolder(path)) throw error
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function takesNoFolders(place: string, named: string, cause: unknown): Problem {
  return new Problem(
    'parametro_invalido',
    `Não é possível criar uma pasta em ${place}.`,
    [detailOf(named, 'não pode ser criada', 'Use uma pasta num disco.')],
    cause,
  )
}
