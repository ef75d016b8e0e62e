import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { SourceError } from '../gazette/errors.ts'

/** Something to import whole or not at all. */
export type Source =
  | { kind: 'zip'; arquivo: string; path: string }
  /**
   * XML files side by side. `whole`: a folder, taken as complete editions; files named one by one on the
   * command line are taken as a part of theirs.
   */
  | { kind: 'xml'; arquivo: string; paths: string[]; whole: boolean }

/** Finds what the paths of a command line name: zips, XML files, and folders of either, nested too. */
export async function findSources(
  paths: string[],
): Promise<{ sources: Source[]; refused: { arquivo: string; motivo: string }[] }> {
  const sources: Source[] = []
  const refused: { arquivo: string; motivo: string }[] = []
  const loose: string[] = []
  for (const path of paths) {
    const info = await stat(path).catch(() => null)
    if (!info) refused.push({ arquivo: path, motivo: 'não existe ou não pode ser lido' })
    else if (info.isDirectory()) {
      const found = await sourcesOfFolder(path)
      if (found.length === 0) refused.push({ arquivo: path, motivo: 'a pasta não tem zip nem XML' })
      sources.push(...found)
    } else if (isXml(path)) loose.push(path)
    else sources.push({ kind: 'zip', arquivo: basename(path), path })
  }
  if (loose.length > 0)
    sources.push({ kind: 'xml', arquivo: looseName(loose), paths: loose, whole: false })
  return { sources, refused }
}

/** SHA-256 of a file, in hexadecimal. @throws SourceError when it cannot be read. */
export async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk)
  } catch (cause) {
    throw new SourceError(`${basename(path)}: não pode ser lido`, { cause })
  }
  return hash.digest('hex')
}

/** In name order, so that days come in order and a run can be repeated. */
async function sourcesOfFolder(folder: string): Promise<Source[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  const sources: Source[] = []
  const xml: string[] = []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) sources.push(...(await sourcesOfFolder(path)))
    else if (isXml(path)) xml.push(path)
    else if (extname(path).toLowerCase() === '.zip')
      sources.push({ kind: 'zip', arquivo: entry.name, path })
  }
  if (xml.length > 0)
    sources.push({ kind: 'xml', arquivo: basename(folder), paths: xml, whole: true })
  return sources
}

function isXml(path: string): boolean {
  return extname(path).toLowerCase() === '.xml'
}

function looseName(paths: string[]): string {
  return paths.length === 1 ? basename(paths[0]!) : `${paths.length} arquivos XML`
}
