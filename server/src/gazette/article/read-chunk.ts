import { hash } from 'node:crypto'
import { parseArticle } from './article.ts'
import { ArticleError, PageFragmentError, unexpected } from '../errors.ts'
import { parseFileName } from '../source/file-name.ts'
import type { ActParts, NormalizedAct, Part } from './normalize.ts'
import { normalizeAct } from './normalize.ts'
import { openZips } from '../source/open-zips.ts'
import { readEntry } from '../source/read-entry.ts'
import { regroup } from './regroup.ts'
import type { XmlFile } from '../origin.ts'
import type { XmlEntry, SourceLimits } from '../source/source.ts'

/** Plain data, so that a worker thread can send it. */
export interface ParsedChunk<Act = NormalizedAct> {
  acts: Act[]
  /** Every file whose bytes could be read, whatever they hold. */
  files: XmlFile[]
  /** XML files that were seen, whatever the result; identical copies count once. */
  articles: number
  rejected: Rejected[]
  /** Pieces of pages, which are no acts, by section and day. */
  fragments: { data: string; pubName: string }[]
}

/** A file that could not be read. */
interface Rejected {
  arquivo: string
  /** Why, in Portuguese. */
  motivo: string
}

/**
 * Reads, parses, re-joins and normalises the entries of one chunk (see planChunks). A fault in one file
 * never affects the others; an act with too much text is set aside with all its files. Synchronous: meant
 * for a worker thread.
 * @throws SourceError when the zip itself can no longer be opened.
 */
export function readChunk(entries: XmlEntry[], limits: SourceLimits): ParsedChunk {
  return readChunkInto(entries, limits, (act) => act)
}

/**
 * The same with what `make` makes of each act, before the next one is read: the blocks of all acts of a chunk at once are
 * more than a thread's nursery holds.
 */
export function readChunkInto<Made>(
  entries: XmlEntry[],
  limits: SourceLimits,
  make: (act: NormalizedAct) => Made,
): ParsedChunk<Made> {
  const rejected: Rejected[] = []
  const fragments: ParsedChunk['fragments'] = []
  const parts: Part[] = []
  const read: XmlFile[] = []
  const isCopy = createCopyCheck(entries)
  using zips = openZips(entries)
  let articles = 0
  for (const entry of entries) {
    try {
      const bytes = readEntry(entry, zips.files)
      const file = { nome: entry.name, sha256: hash('sha256', bytes) }
      read.push(file)
      if (isCopy(entry.name, bytes)) continue
      const named = parseFileName(entry.name)
      const article = parseArticle(bytes, named?.idMateria)
      parts.push({ part: named?.part ?? 0, article, file })
    } catch (error) {
      if (error instanceof PageFragmentError) fragments.push(error.section)
      else rejected.push({ arquivo: entry.name, motivo: reason(error) })
    }
    articles++
  }
  const acts: Made[] = []
  for (const files of regroup(parts)) {
    try {
      acts.push(make(sized(normalizeAct(files))))
    } catch (error) {
      setAside(files, reason(error))
    }
  }
  return { acts, files: read, articles, rejected, fragments }

  function sized(act: NormalizedAct): NormalizedAct {
    const bytes = Buffer.byteLength(act.publication.conteudo_completo)
    if (bytes <= limits.maxActBytes) return act
    throw new ArticleError(`${bytes} bytes de texto num ato, o limite é ${limits.maxActBytes}`)
  }

  function setAside(files: ActParts, motivo: string): void {
    for (const { file } of files) rejected.push({ arquivo: file.nome, motivo })
  }
}

/** Shortened, because it may quote the file, and the file may be anything. */
function reason(error: unknown): string {
  if (error instanceof ArticleError) return error.message.slice(0, 300)
  return unexpected('ao ler o artigo', error)
}

/**
 * Recognises an identical copy of a file already seen under the same name. A different file under
 * that name is an error: only a person can say which is right, so the first one stays and the
 * second one is reported.
 */
function createCopyCheck(entries: XmlEntry[]) {
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
