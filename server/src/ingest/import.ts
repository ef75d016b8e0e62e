import { setTimeout as pause } from 'node:timers/promises'
import { chunkBytes } from '../gazette/source/plan-chunks.ts'
import { untilAborted } from '../lib/flow/until-aborted.ts'
import { type SpanStart, beginSpan } from '../lib/tracing/spans.ts'
import type { XmlEntry, SourceLimits } from '../gazette/source/source.ts'
import type {
  ActSource,
  ArchiveWriter,
  PreparedAct,
  PreparedBatch,
  RowsOrDefect,
  UnreadAct,
} from './archive-writer.ts'
import { type ImportResult, countImport } from './import-result.ts'
import { mergeBeside } from './merge-beside.ts'
import type { PictureKeeper } from './picture-keeper.ts'
import { prefetch } from './prefetch.ts'
import type { PreparedChunk } from './prepared-chunk.ts'
import { type Job, readSources, refuseSource } from './read-sources.ts'
import { type ImportSource, findSources } from './sources.ts'
import { createWaitingActs } from './waiting-acts.ts'

export interface ImportOptions {
  paths: string[]
  limits: SourceLimits
  writer: ArchiveWriter
  /** Merges a part of the search index in another thread; false: nothing is left to merge. */
  mergeStep(): Promise<boolean>
  /** How long the write lock stays free after a transaction, as a share of how long it was held. */
  freeShare: number
  /** Awaited before each transaction of acts; what it throws ends the import as an abort does. */
  beforeWriting(): Promise<void>
  /** Told of every act that was read, new or not. */
  onAct(act: PreparedAct['publication']): void
  /** Parses entries, off this thread if they are many. */
  parse(entries: XmlEntry[]): Promise<PreparedChunk>
  /** Reads the rows of acts, likewise; one for each act. */
  readRows(acts: UnreadAct[]): Promise<RowsOrDefect[]>
  /** Chunks being parsed or waiting to be written: enough to keep all threads busy. */
  chunksAhead: number
  signal: AbortSignal
  /** For all files together. */
  onProgress(bytesDone: number, bytes: number): void
}

/**
 * XML being parsed or waiting to be written, in all threads together: each byte takes some forty of memory
 * until it is written.
 */
const BYTES_AHEAD = 16 * 2 ** 20

/**
 * Imports editions. Parser threads work ahead, also across files; one writer follows in order. An abort
 * ends it after the current transaction: what was written stays, and the ledger says `parcial`.
 */
export async function importSources(options: ImportOptions): Promise<ImportResult> {
  const { limits, writer, mergeStep, freeShare, parse, readRows, chunksAhead, signal } = options
  const { sources, refused } = await findSources(options.paths)
  const count = countImport(sources, refused, options.onProgress)
  const reading = { limits, writer, count, signal }
  const merging = mergeBeside(mergeStep, signal)

  const ahead = {
    ahead: chunksAhead,
    budget: BYTES_AHEAD,
    weightOf: ({ entries }: Job) => chunkBytes(entries),
  }
  const waiting = createWaitingActs()
  /** Sources whose acts are written; those of some wait for their rows. */
  let written: Job[] = []
  /** The part of the bytes that is done when these rows are. */
  let bytesOfRows = 0
  /** What ended the reading early: files that were written before are finished all the same. */
  const failures: unknown[] = []
  for await (const { item, result: chunk } of chunks()) {
    const { source, tally, entries, pictures, known, last } = item
    tally.add(chunk)
    for (const batch of chunk.batches) await write(batch, tally, pictures)
    const half = (source.bytes * entries.length) / known / 2
    count.advance(half)
    bytesOfRows += half
    if (last) {
      await settle(source)
      written.push(item)
    }
    if (waiting.isFull() || (last && waiting.isEmpty())) await followUp()
  }
  await followUp()
  if (failures.length > 0) throw failures[0]
  await merging.settle()
  await writer.end()
  return count.end()

  async function* chunks() {
    try {
      yield* prefetch(readSources(sources, reading), ahead, (job) =>
        untilAborted(parse(job.entries), signal),
      )
    } catch (error) {
      failures.push(error)
    }
  }

  async function write(
    batch: PreparedBatch,
    origin: ActSource,
    pictures: PictureKeeper,
  ): Promise<void> {
    await options.beforeWriting()
    signal.throwIfAborted()
    const { outcomes, unread } = await briefly(freeShare, () => writer.write(batch, origin))
    for (const [at, outcome] of outcomes.entries()) {
      const act = batch.acts[at]!
      if (unread.has(act.publication.id)) waiting.add(act)
      else waiting.pass()
      options.onAct(act.publication)
      count.write(outcome)
      if (outcome !== 'mantida' && act.images.length > 0)
        count.keepPictures(origin.arquivo, await pictures.keep(act))
    }
    await merging.wrote()
  }

  /** Links the acts of a source with others. */
  async function settle({ arquivo }: ImportSource): Promise<void> {
    while (await briefly(freeShare, () => writer.settle(arquivo))) signal.throwIfAborted()
  }

  /** Reads the rows of all acts that wait for it; then the sources that are written are whole. */
  async function followUp(): Promise<void> {
    const batches = waiting.take()
    const unbounded = { ahead: chunksAhead, budget: Infinity, weightOf: () => 0 }
    for await (const { item: acts, result } of prefetch(batches, unbounded, (acts) =>
      untilAborted(readRows(acts), signal),
    )) {
      await options.beforeWriting()
      signal.throwIfAborted()
      const read = acts.flatMap(({ publication: { id }, digest }, i) => {
        const rows = result[i]! // one for each act
        if (!('defect' in rows)) return [{ id, digest, rows }]
        count.leaveRows(id, rows.defect)
        return []
      })
      await briefly(freeShare, () => writer.writeRows(read))
      count.advance(bytesOfRows / batches.length)
    }
    if (batches.length === 0) count.advance(bytesOfRows)
    for (const job of written) await finish(job)
    written = []
    bytesOfRows = 0
  }

  async function finish({ source, tally, startedAt }: Job): Promise<void> {
    if (tally.isEmpty()) {
      const motivo = `nenhum artigo pôde ser lido: ${tally.firstReason()}`
      await refuseSource(source, tally.origem, motivo, reading)
      return
    }
    const finished = tally.finish()
    await writer.finish(finished)
    count.finish(finished)
    beginSpan(() => sourceSpan(source, tally, startedAt))?.end()
  }
}

/** Made at its end: files are read ahead, while others are written. */
function sourceSpan(
  { arquivo, bytes }: ImportSource,
  tally: Job['tally'],
  startedAt: number,
): SpanStart {
  return {
    name: 'import file',
    kind: 'internal',
    startedAt,
    attributes: {
      'file.name': arquivo,
      'file.size': bytes,
      'arauto.import.articles': tally.articles(),
    },
  }
}

/** Runs `work` under the write lock, then leaves the lock to others for a while. */
async function briefly<T>(freeShare: number, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  const held = performance.now() - begun
  if (freeShare > 0 && held > 1) await pause(held * freeShare)
  return result
}
