import { readFile, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The larger of a record of a megabyte as YAML writes it, and the largest file of a list. */
const MOST_BYTES = 2 * 1_024 * 1_024

/** Files of a folder by their path in it, with `/`; null: one that is too large. */
export type FolderFiles = ReadonlyMap<string, Uint8Array | null>

/** Whether a file may declare something. */
export function isDeclaring(name: string): boolean {
  return /\.(ya?ml|json)$/i.test(name)
}

function isOfItems(name: string): boolean {
  return /\.(txt|csv)$/i.test(name)
}

/**
 * The files of a folder that may declare something, or hold a list; none of hidden folders, such as `.git`. Links
 * lead out of what was reviewed: none is followed.
 */
export async function readFolderFiles(folder: string): Promise<FolderFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && (isDeclaring(entry.name) || isOfItems(entry.name)))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((path) => !path.split(sep).some((part) => part.startsWith('.')))
    .toSorted()
  const files = new Map<string, Uint8Array | null>()
  for (const path of paths) {
    const { size } = await stat(join(folder, path))
    const bytes = size > MOST_BYTES ? null : await readFile(join(folder, path))
    files.set(path.split(sep).join('/'), bytes)
  }
  return files
}
