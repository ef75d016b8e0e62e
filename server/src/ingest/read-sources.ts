import { SourceError } from '../gazette/errors.ts'
import { identify } from '../gazette/source/identify.ts'
import { listFiles, listWholeZip } from '../gazette/source/list-source.ts'
import { planChunks } from '../gazette/source/plan-chunks.ts'
import type { SourceLimits, XmlEntry } from '../gazette/source/source.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import type { ImportCount } from './import-result.ts'
import { type PictureKeeper, createPictureKeeper } from './picture-keeper.ts'
import { type ImportSource, fileDigest, folderOf } from './sources.ts'
import { type SourceTally, createTally } from './tally.ts'

/** The articles that a parser thread takes at a time: some tens of milliseconds of work. */
const CHUNK_SIZE = 200

/** Some entries of a source. `last`: no others follow. */
export interface Job {
  source: ImportSource
  tally: SourceTally
  /** By the clock of `performance`. */
  startedAt: number
  entries: XmlEntry[]
  pictures: PictureKeeper
  /** For the whole source. */
  known: number
  last: boolean
}

interface Reading {
  limits: SourceLimits
  writer: Pick<ArchiveWriter, 'readBefore' | 'keepPicture' | 'refuse'>
  count: ImportCount
  signal: AbortSignal
}

/** The entries of all sources in turn, but of those that were read before or cannot be read: these are counted. */
export async function* readSources(sources: ImportSource[], reading: Reading): AsyncGenerator<Job> {
  const { limits, writer, count, signal } = reading
  for (const source of sources) {
    signal.throwIfAborted()
    const startedAt = performance.now()
    const sha256 = await unlessRefused(source, null, reading, () => digestOf(source))
    if (sha256 === REFUSED) continue
    const origem = sha256 ?? folderOf(source)
    const before = sha256 === null ? null : await writer.readBefore(origem)
    if (before) {
      count.skip(source, before)
      continue
    }
    const content = await unlessRefused(source, sha256, reading, () => contentOf(source, limits))
    if (content === REFUSED) continue
    const { chunks } = content
    const pictures = createPictureKeeper(content.pictures, limits, writer.keepPicture)
    const tally = createTally(source, origem, sha256)
    const known = chunks.flat().length
    for (const [i, entries] of chunks.entries())
      yield { source, tally, entries, pictures, known, startedAt, last: i === chunks.length - 1 }
  }
}

const REFUSED = Symbol('nothing of this source goes in')

/** Runs `work` on a source; records a refusal if the source proves unusable. */
async function unlessRefused<T>(
  source: ImportSource,
  sha256: string | null,
  reading: Reading,
  work: () => Promise<T>,
): Promise<T | typeof REFUSED> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    await refuseSource(source, sha256, error.message.replace(`${source.arquivo}: `, ''), reading)
    reading.count.advance(source.bytes)
    return REFUSED
  }
}

/** Nothing of a source goes in. @param origem null: of a file that cannot be told from others */
export async function refuseSource(
  source: ImportSource,
  origem: string | null,
  motivo: string,
  { writer, count }: Pick<Reading, 'writer' | 'count'>,
): Promise<void> {
  if (origem !== null) await writer.refuse({ origem, arquivo: source.arquivo, motivo })
  count.refuse(source, motivo)
}

async function digestOf({ kind, paths }: ImportSource): Promise<string | null> {
  return kind === 'zip' ? await fileDigest(...paths) : null
}

/**
 * The articles of a source in chunks, and its pictures; loose files have none. @throws SourceError when the
 * source cannot or must not be imported.
 */
async function contentOf({ kind, paths }: ImportSource, limits: SourceLimits) {
  const contents =
    kind === 'xml'
      ? [{ articles: await listFiles(paths, limits), pictures: [] }]
      : await Promise.all(paths.map((path) => listWholeZip(path, limits)))
  const entries = contents.flatMap(({ articles }) => articles)
  return {
    chunks: planChunks(entries, CHUNK_SIZE, limits, await identify(entries)),
    pictures: contents.flatMap(({ pictures }) => pictures),
  }
}
