import { ArticleError } from '../errors.ts'
import { readBeginning, readEntry } from './read-entry.ts'
import { sectionOf } from '../sections.ts'
import type { XmlEntry } from './source.ts'

/** Enough of an article for its attributes, which are ASCII where we read them. */
const HEAD_BYTES = 4_096
/** A larger article is not inflated for its head alone. */
const USUAL_BYTES = 2 ** 18

/** The attributes at the beginning of an article; null where one is missing. */
export interface ArticleHead {
  /** YYYY-MM-DD; unchecked. */
  data: string | null
  /** In its canonical form, see sectionOf. */
  pubName: string | null
  idMateria: string | null
}

const UNREADABLE: ArticleHead = { data: null, pubName: null, idMateria: null }

/**
 * Reads the attributes of an article without parsing it; all null when it cannot be read.
 * @param zips file descriptors of the zips that entries lie in, by path.
 */
export function readHead(entry: XmlEntry, zips: Map<string, number>): ArticleHead {
  try {
    const bytes =
      entry.size <= USUAL_BYTES ? readEntry(entry, zips) : readBeginning(entry, zips, HEAD_BYTES)
    const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
    const [, day, month, year] = /\bpubDate="(\d{2})\/(\d{2})\/(\d{4})"/.exec(head) ?? []
    const name = /\bpubName="([^"]*)"/.exec(head)?.[1]
    return {
      data: day === undefined ? null : `${year}-${month}-${day}`,
      pubName: name === undefined ? null : sectionOf(name).pubName,
      idMateria: /\bidMateria="\s*([^"\s]+)\s*"/.exec(head)?.[1] ?? null,
    }
  } catch (error) {
    if (!(error instanceof ArticleError)) throw error
    return UNREADABLE
  }
}
