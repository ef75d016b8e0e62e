import { setTimeout as pause } from 'node:timers/promises'
import { planChunks } from '../gazette/plan-chunks.ts'
import { SourceError } from '../gazette/errors.ts'
import { listFiles, listZip } from '../gazette/list-source.ts'
import type { Entry, SourceLimits } from '../gazette/source.ts'
import type { ArchiveWriter, Origin, PreparedAct } from './archive-writer.ts'
import { prefetch } from './prefetch.ts'
import { type Source, fileDigest, findSources } from './sources.ts'
import { createTally } from './tally.ts'

/** The acts of some entries of a source, as a parser thread returns them. */
export interface PreparedChunk {
  acts: PreparedAct[]
  articles: number
  rejected: { arquivo: string; motivo: string }[]
}

export interface ImportOptions {
  paths: string[]
  limits: SourceLimits
  writer: ArchiveWriter
  /** Parses entries off this thread. */
  parse(entries: Entry[]): Promise<PreparedChunk>
  /** Chunks being parsed or waiting to be written: keeps all threads busy, and memory flat. */
  chunksAhead: number
  signal: AbortSignal
  onProgress(articlesDone: number, articlesKnown: number): void
}

/** What an import did, under the names of `importar --json`. */
interface ImportSummary {
  arquivos: number
  edicoes: number
  artigos: number
  publicacoes: number
  novas: number
  alteradas: number
  iguais: number
  rejeitados: number
}

export interface ImportResult {
  summary: ImportSummary
  /** Files of which nothing went in. */
  refused: { arquivo: string; motivo: string }[]
  /** Articles set aside; the rest of their file went in. */
  rejected: { arquivo: string; artigo: string; motivo: string }[]
  /** Acts left as they were, for the archive holds more of their parts, or a newer text. */
  kept: number
}

/** Articles a parser thread takes at a time: some tens of milliseconds of work. */
const CHUNK_SIZE = 200
/**
 * How long the write lock stays free between two transactions. SQLite's waiting writers try again at
 * intervals; with a shorter pause they keep missing it, for seconds.
 */
const PAUSE_MS = 10

/** A source while it is imported. `last`: no chunk of it follows. */
interface Job {
  tally: ReturnType<typeof createTally>
  entries: Entry[]
  last: boolean
}

/**
 * Imports editions. Parser threads run ahead, across the bounds of files; one writer follows in order.
 * An abort ends it after the current transaction; what was written stays, and the ledger says `parcial`.
 */
export async function importSources(options: ImportOptions): Promise<ImportResult> {
  const { limits, writer, parse, chunksAhead, signal, onProgress } = options
  const { sources, refused } = await findSources(options.paths)
  const result: ImportResult = { summary: { ...NOTHING }, refused, rejected: [], kept: 0 }
  const { summary } = result
  const editions = new Set<string>()
  const articles = { done: 0, known: 0 }

  const pipeline = prefetch(jobs(), chunksAhead, (job) => parse(job.entries))
  for await (const { item, result: chunk } of pipeline) {
    const { tally, last } = item
    tally.add(chunk)
    await write(chunk.acts, tally)
    articles.done += chunk.articles
    onProgress(articles.done, articles.known)
    if (last) finish(tally)
  }
  summary.edicoes = editions.size
  return result

  async function* jobs(): AsyncGenerator<Job> {
    for (const source of sources) {
      try {
        const entries = await list(source, limits)
        const tally = createTally(
          source,
          source.kind === 'zip' ? await fileDigest(source.path) : null,
        )
        articles.known += entries.length
        const chunks = planChunks(entries, CHUNK_SIZE)
        for (const [i, chunk] of chunks.entries())
          yield { tally, entries: chunk, last: i === chunks.length - 1 }
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        const { arquivo } = source
        refused.push({ arquivo, motivo: error.message.replace(`${arquivo}: `, '') })
      }
    }
  }

  async function write(acts: PreparedAct[], origin: Origin): Promise<void> {
    for (let written = 0; written < acts.length;) {
      signal.throwIfAborted()
      const outcomes = writer.write(written === 0 ? acts : acts.slice(written), origin)
      written += outcomes.length
      for (const outcome of outcomes) {
        summary.publicacoes++
        if (outcome === 'nova') summary.novas++
        else if (outcome === 'alterada') summary.alteradas++
        else summary.iguais++
        if (outcome === 'mantida') result.kept++
      }
      await pause(PAUSE_MS)
    }
  }

  function finish(tally: Job['tally']): void {
    const { arquivo } = tally
    if (tally.isEmpty()) {
      refused.push({ arquivo, motivo: `nenhum artigo pôde ser lido: ${tally.firstReason()}` })
      return
    }
    const source = tally.finish()
    writer.finish(source)
    summary.arquivos++
    summary.artigos += tally.articles()
    summary.rejeitados += source.rejections.length
    result.rejected.push(...source.rejections.map((rejection) => ({ arquivo, ...rejection })))
    for (const key of tally.editions()) editions.add(key)
  }
}

function list(source: Source, limits: SourceLimits): Promise<Entry[]> {
  return source.kind === 'zip' ? listZip(source.path, limits) : listFiles(source.paths, limits)
}

const NOTHING: ImportSummary = {
  arquivos: 0,
  edicoes: 0,
  artigos: 0,
  publicacoes: 0,
  novas: 0,
  alteradas: 0,
  iguais: 0,
  rejeitados: 0,
}
