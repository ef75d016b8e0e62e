import { closeSync, openSync } from 'node:fs'
import { parseArticle } from './article.ts'
import { ArticleError, SourceError } from './errors.ts'
import { parseFileName } from './file-name.ts'
import type { Part } from './normalize.ts'
import { normalizeAct } from './normalize.ts'
import type { Publication } from './publication.ts'
import { readEntry } from './read-entry.ts'
import { regroup } from './regroup.ts'
import type { Entry, SourceLimits } from './source.ts'

/** Plain data, so that a worker thread can send it. */
export interface ParsedChunk {
  publications: Publication[]
  /** XML files seen, accepted or rejected; an identical copy of another does not count. */
  articles: number
  rejected: Rejected[]
}

/** A file set aside. */
interface Rejected {
  arquivo: string
  /** Why, in Portuguese. */
  motivo: string
}

/**
 * Reads, parses, re-joins and normalises the entries of one chunk (see planChunks). What is wrong
 * with one file never concerns the others. Synchronous: meant for a worker thread.
 * @throws SourceError when the zip itself can no longer be opened.
 */
export function readChunk(entries: Entry[], limits: SourceLimits): ParsedChunk {
  const rejected: Rejected[] = []
  const parts: Part[] = []
  const isCopy = createCopyCheck(entries)
  const zips = openZips(entries)
  let articles = 0
  try {
    for (const entry of entries) {
      try {
        const bytes = readEntry(entry, limits, zips)
        if (isCopy(entry.name, bytes)) continue
        parts.push({ part: parseFileName(entry.name)?.part ?? 0, article: parseArticle(bytes) })
      } catch (error) {
        rejected.push({ arquivo: entry.name, motivo: reason(error) })
      }
      articles++
    }
  } finally {
    closeAll(zips)
  }
  return { publications: regroup(parts).map(normalizeAct), articles, rejected }
}

/** Cut, because it may quote the file, and the file may be anything. */
function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 300)
}

function openZips(entries: Entry[]): Map<string, number> {
  const paths = new Set(entries.filter(({ zipped }) => zipped).map(({ path }) => path))
  const zips = new Map<string, number>()
  for (const path of paths) {
    try {
      zips.set(path, openSync(path, 'r'))
    } catch (cause) {
      closeAll(zips)
      throw new SourceError('não foi possível abrir o arquivo', { cause })
    }
  }
  return zips
}

function closeAll(zips: Map<string, number>): void {
  for (const file of zips.values()) closeSync(file)
}

/**
 * Tells an identical copy of a file already seen under the same name. A different one is an error:
 * which of the two is right, only a person can say, so the first stays and the second is shown.
 */
function createCopyCheck(entries: Entry[]) {
  const times = new Map<string, number>()
  for (const { name } of entries) times.set(name, (times.get(name) ?? 0) + 1)
  const first = new Map<string, Uint8Array>()
  return (name: string, bytes: Uint8Array): boolean => {
    if (times.get(name) === 1) return false
    const known = first.get(name)
    if (!known) first.set(name, bytes)
    else if (Buffer.compare(known, bytes) !== 0) {
      throw new ArticleError('nome repetido, com conteúdo diferente do primeiro')
    }
    return known !== undefined
  }
}
