import { isDate } from '../../lib/time/dates.ts'
import type { XmlFile } from '../origin.ts'
import { zipScope } from '../source/zip-name.ts'
import { leafHash, merkleRoot } from './merkle.ts'

/** The tree over the XML files of a day in one zip, in the names of the wire. */
export interface ZipRoot {
  arquivo: string
  /** Hexadecimal. */
  raiz: string
  /** How many files. */
  folhas: number
}

/** Named as the gazette names articles: the second number is the day. */
const DAY_OF_FILE = /^\d+_(\d{4})(\d{2})(\d{2})_/
const LENGTH_OF_DAY = 10

/**
 * The files of a zip by the day in their names, else in that of the zip; in the order of the tree, each once.
 * Files of no day are in no tree.
 */
export function filesByDay(arquivo: string, files: XmlFile[]): Map<string, XmlFile[]> {
  const { period } = zipScope(arquivo)
  const dayOf = ({ nome }: XmlFile) => {
    const [, year, month, day] = DAY_OF_FILE.exec(nome) ?? []
    return year === undefined ? period : `${year}-${month}-${day}`
  }
  const days = Map.groupBy(files, dayOf)
  return new Map(
    [...days]
      .filter(([day]) => day.length === LENGTH_OF_DAY && isDate(day))
      .map(([day, found]) => [day, inOrder(found)]),
  )
}

/** By name and digest, each once: a zip may hold a file twice. */
function inOrder(files: XmlFile[]): XmlFile[] {
  const once = new Map(files.map((file) => [`${file.nome} ${file.sha256}`, file]))
  return [...once.values()].sort(
    (a, b) => compareBytes(a.nome, b.nome) || compareBytes(a.sha256, b.sha256),
  )
}

export function rootOfFiles(files: XmlFile[]): string {
  return merkleRoot(files.map(fileLeaf)).toString('hex')
}

/** The digest of its bytes, then its name. */
export function fileLeaf({ nome, sha256 }: XmlFile): Buffer {
  return leafHash(Buffer.concat([Buffer.from(sha256, 'hex'), Buffer.from(nome)]))
}

/** The zips of a day in the order of its tree: by name. */
export function zipsInOrder<Zip extends ZipRoot>(zips: Zip[]): Zip[] {
  return zips.toSorted((a, b) => compareBytes(a.arquivo, b.arquivo))
}

/** @param zips In order. */
export function rootOfDay(zips: ZipRoot[]): string {
  return merkleRoot(zips.map(zipLeaf)).toString('hex')
}

/** The root of its tree, then its name. */
export function zipLeaf({ arquivo, raiz }: Pick<ZipRoot, 'arquivo' | 'raiz'>): Buffer {
  return leafHash(Buffer.concat([Buffer.from(raiz, 'hex'), Buffer.from(arquivo)]))
}

/** By UTF-8 bytes, as every language can. */
function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}
