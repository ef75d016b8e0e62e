import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { isReadOnly } from '../sqlite/errors.ts'
import { tryLock } from '../sqlite/lock.ts'

/** Where a folder of copies keeps its parts. */
export interface CopyFolder {
  folder: string
  /** A small file for each copy: which blocks it is made of. */
  manifests: string
  /** The blocks of all copies. */
  packs: string
}

const LOCK = '.copias.lock'
/** The end of the name of what is being written. */
export const UNFINISHED = '.parcial'

export function copyFolder(folder: string): CopyFolder {
  return { folder, manifests: join(folder, 'copias'), packs: join(folder, 'pacotes') }
}

/** Whether a path is a folder, and not the file of a whole copy. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Whether a path is a folder of copies. */
export function isCopyFolder(path: string): boolean {
  const { manifests, packs } = copyFolder(path)
  return isFolder(manifests) && isFolder(packs)
}

/** @throws Problem when there is no such folder: on a volume that is not mounted nothing is written */
export async function prepareCopyFolder(path: string): Promise<CopyFolder> {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined)
    throw new Problem('nao_encontrado', `Não há a pasta ${path}.`, [
      detailOf('pasta', 'a pasta não existe', 'Crie a pasta antes, ou escolha outra.'),
    ])
  if (!found.isDirectory())
    throw new Problem('conflito', `${path} é um arquivo.`, [
      detailOf('pasta', 'é um arquivo', 'Cópias incrementais ficam numa pasta só delas.'),
    ])
  if (!isCopyFolder(path)) expectNothingElse(path)
  const places = copyFolder(path)
  for (const part of [places.manifests, places.packs])
    await mkdir(part, { recursive: true, mode: 0o700 }) // blocks hold people's e-mail addresses
  return places
}

/** @throws Problem naming what lies in a folder that is to get its first copy: it may be a mistyped one */
function expectNothingElse(path: string): void {
  const other = readdirSync(path).find((name) => !mayLieBeside(path, name))
  if (other === undefined) return
  const wayOut = 'Cópias incrementais ficam numa pasta só delas: crie uma vazia.'
  throw new Problem('conflito', `A pasta ${path} tem outras coisas.`, [
    detailOf('pasta', `nela já há ${other}`, wayOut),
  ])
}

/** Whole copies may stay, and what a first run that was killed had made. */
function mayLieBeside(path: string, name: string): boolean {
  const place = join(path, name)
  if (name.startsWith('.') || name === 'lost+found') return true
  if (!isFolder(place)) return /\.db(\.parcial)?$/.test(name) && name !== 'arauto.db'
  return Object.values(copyFolder(path)).includes(place) && readdirSync(place).length === 0
}

/** @throws Problem when the path is not a folder of copies */
export function expectCopyFolder(path: string): CopyFolder {
  if (isCopyFolder(path)) return copyFolder(path)
  throw new Problem('nao_encontrado', `Não há cópias incrementais em ${path}.`, [
    detailOf('pasta', 'sem cópias', `Diga a pasta de ${PROGRAM} backup --incremental.`),
  ])
}

/**
 * Keeps others away from a folder of copies: who deletes old blocks would take them from who restores. A disk that
 * only reads changes for nobody, and needs no lock.
 * @throws Problem `conflito` when somebody else works on it, or it cannot be locked
 */
export function lockCopies({ folder }: CopyFolder): Disposable {
  const lock = lockUnlessFrozen(folder)
  if (lock !== null) return lock
  throw new Problem('conflito', `Já se trabalha nas cópias de ${folder}.`, [
    detailOf('pasta', 'em uso', 'Espere que a outra cópia, restauração ou verificação termine.'),
  ])
}

function lockUnlessFrozen(folder: string): Disposable | null {
  try {
    return tryLock(folder, LOCK)
  } catch (error) {
    if (isReadOnly(error) || isFrozen(folder)) return new DisposableStack()
    // Without locks, as on some NFS, two would work at once, and one delete the other's blocks.
    const what = error instanceof Error ? error.message : String(error)
    const remedy =
      'Verifique a permissão e o espaço; num disco de rede, se ele tem travas de arquivos (NFS sem nolock).'
    throw new Problem(
      'conflito',
      `Não foi possível travar as cópias de ${folder}.`,
      [detailOf(LOCK, what, remedy)],
      error,
    )
  }
}

/** Whether a folder is on a file system that only reads. */
export function isFrozen(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS'
  }
}

/** Deletes what an interrupted run left half-written. */
export function removeUnfinished({ manifests, packs }: CopyFolder): void {
  for (const part of [manifests, packs])
    for (const name of readdirSync(part)) if (name.endsWith(UNFINISHED)) rmSync(join(part, name))
}

/** From now on a power loss does not undo what was renamed or deleted in a folder. */
export function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
