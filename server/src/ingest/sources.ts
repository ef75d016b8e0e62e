import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { SourceError } from '../gazette/errors.ts'
import { zipScope } from '../gazette/source/zip-name.ts'

/** Something to import completely or not at all. */
export interface ImportSource {
  kind: 'zip' | 'xml'
  /** Its name in the ledger and in messages. */
  arquivo: string
  /** One zip, the parts of a split month, or XML files of one folder. */
  paths: string[]
  /**
   * Whether the source should contain complete editions. False for loose XML files, because nobody
   * guarantees that they are all, and for parts of a month if others are missing.
   */
  whole: boolean
  /** The size of all its files. */
  bytes: number
}

export interface RefusedPath {
  arquivo: string
  motivo: string
}

/** Finds the sources of a command line: zips, XML files, and folders of either, also nested. */
export async function findSources(
  paths: string[],
): Promise<{ sources: ImportSource[]; refused: RefusedPath[] }> {
  const found = { zips: [] as File[], xml: [] as XmlFiles[] }
  const refused: RefusedPath[] = []
  const loose: File[] = []
  for (const path of paths) {
    const info = await stat(path).catch(() => null)
    if (!info) refused.push({ arquivo: path, motivo: 'não existe ou não pode ser lido' })
    else if (info.isDirectory()) {
      if (!(await searchFolder(path, found)))
        refused.push({ arquivo: path, motivo: 'a pasta não tem zip nem XML' })
    } else if (isXml(path)) loose.push({ path, bytes: info.size })
    else found.zips.push({ path, bytes: info.size })
  }
  for (const files of Map.groupBy(loose, ({ path }) => dirname(path)).values())
    found.xml.push({ files, folder: false })
  return { sources: [...zipSources(found.zips), ...found.xml.map(xmlSource)], refused }
}

/**
 * SHA-256 of a file, in hexadecimal; of several, that of their digests in a row.
 * @throws SourceError when one cannot be read.
 */
export async function fileDigest(...paths: string[]): Promise<string> {
  const digests: string[] = []
  for (const path of paths) {
    const hash = createHash('sha256')
    try {
      for await (const chunk of createReadStream(path)) hash.update(chunk)
    } catch (cause) {
      throw new SourceError('não pode ser lido', { cause })
    }
    digests.push(hash.digest('hex'))
  }
  const [only = ''] = digests
  return digests.length === 1 ? only : createHash('sha256').update(digests.join()).digest('hex')
}

/** The folder of XML files, which distinguishes their source from others. */
export function folderOf({ paths }: ImportSource): string {
  return resolve(dirname(paths[0]!))
}

interface File {
  path: string
  bytes: number
}

/** XML files of one folder; `folder`: all of its files. */
interface XmlFiles {
  files: File[]
  folder: boolean
}

/**
 * In name order, so that days come in order and runs are repeatable. Returns false if there is
 * nothing.
 */
async function searchFolder(
  folder: string,
  found: { zips: File[]; xml: XmlFiles[] },
): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  const xml: File[] = []
  let any = false
  for (const entry of entries) {
    const path = join(folder, entry.name)
    const isZip = extname(path).toLowerCase() === '.zip'
    if (entry.isDirectory()) any = (await searchFolder(path, found)) || any
    else if (isXml(path) || isZip) {
      const { size: bytes } = await stat(path).catch(() => ({ size: 0 }))
      if (isZip) found.zips.push({ path, bytes })
      else xml.push({ path, bytes })
      any = true
    }
  }
  if (xml.length > 0) found.xml.push({ files: xml, folder: true })
  return any
}

function isXml(path: string): boolean {
  return extname(path).toLowerCase() === '.xml'
}

/** One source for each zip; the parts of a month make one source, at the position of its first part. */
function zipSources(zips: File[]): ImportSource[] {
  const grouped = Map.groupBy(zips, (zip) => monthOf(zip) ?? zip)
  return [...grouped].map(([key, files]) =>
    typeof key === 'string' ? monthSource(key, files) : zipSource(files[0]!),
  )
}

function zipSource({ path, bytes }: File): ImportSource {
  return { kind: 'zip', arquivo: basename(path), paths: [path], whole: true, bytes }
}

/** The month and section that a zip is a part of: `S03012017`; null for any other zip. */
function monthOf({ path }: File): string | null {
  const { part, period, secao_base } = zipScope(basename(path))
  if (part === null) return null
  const [year, month] = period.split('-')
  return `S0${secao_base}${month}${year}`
}

/** The number of parts is written nowhere: parts from the first on, without a gap, count as all. */
function monthSource(month: string, files: File[]): ImportSource {
  const partOf = ({ path }: File) => zipScope(basename(path)).part ?? 0
  const parts = files.toSorted((a, b) => partOf(a) - partOf(b))
  const whole = parts.length > 1 && parts.every((file, i) => partOf(file) === i + 1)
  return {
    kind: 'zip',
    arquivo: parts.length === 1 ? basename(parts[0]!.path) : `${month} (${parts.length} partes)`,
    paths: parts.map(({ path }) => path),
    whole,
    bytes: sum(parts),
  }
}

function xmlSource({ files, folder }: XmlFiles): ImportSource {
  const [first] = files
  const several = folder ? basename(dirname(first!.path)) : `${files.length} arquivos XML`
  return {
    kind: 'xml',
    arquivo: !folder && files.length === 1 ? basename(first!.path) : several,
    paths: files.map(({ path }) => path),
    whole: false,
    bytes: sum(files),
  }
}

function sum(files: File[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}
