import type { OpenArchive } from '../../assembly/open-archive.ts'
import type { Config } from '../../config.ts'
import { provenanceRules } from '../../gazette/provenance/rules.ts'
import { relationRules } from '../../gazette/relations/rules.ts'
import type { SourceLimits } from '../../gazette/source/source.ts'
import { baseMonthOf, judgeBaseMonths } from '../../gazette/ledger/base-months.ts'
import { letterMarks } from '../../gazette/ledger/letter-marks.ts'
import { judgeLook } from '../../gazette/ledger/withdrawal.ts'
import type { ArchiveWriter } from '../../ingest/archive-writer.ts'
import { type ImportOptions, importSources } from '../../ingest/import.ts'
import type { ImportResult } from '../../ingest/import-result.ts'
import { EXTRACTOR_VERSION } from '../../gazette/rows/extractor-version.ts'
import { prepareRows } from '../../ingest/prepare-rows.ts'
import { hiddenPlaces } from '../../ingest/row-marks.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import { KEYS_PER_DAY } from '../../../engine/port.ts'
import { createArchiveWriter } from '../../store/archive/archive-writer.ts'
import { boxOrNull, openSigner } from '../../store/provenance/signing-key.ts'
import type { IndexStep } from '../../store/index/index-step.ts'
import { VERSION } from '../../version.ts'
import { type ParsePool, createParsePool } from './parse-pool.ts'

/** More XML files than any month of the gazette has (some 90,000). */
const MAX_ENTRIES = 200_000

/** Where an import writes. */
export interface ImportTarget extends Pick<OpenArchive, 'sql' | 'signals' | 'clock' | 'openBox'> {
  index: IndexStep
  /** Merges a part of the search index in another thread; false if nothing is left to merge. */
  mergeStep(): Promise<boolean>
  /** Frees the space that the import used in the write-ahead log, as far as other connections allow. */
  settle(): Promise<void>
  /** How long the write lock stays free after a transaction, as a share of how long it was held. */
  freeShare: number
  /** For downloads. */
  folder: string
}

export interface ImportRequest {
  paths: string[]
  /** Whether new and changed acts become events. */
  notify: boolean
  /** Whether to read files again that were read in full before; a killed re-reading is continued. */
  reread?: boolean
  signal: AbortSignal
  /** Of all files. */
  onProgress(bytesDone: number, bytes: number): void
  /** Awaited before each transaction of acts; what it throws ends the import. */
  beforeWriting?: () => Promise<void>
  /** Told of every act that was read, new or not. */
  onAct?: ImportOptions['onAct']
  /** Threads that stay when it ends; without them, an import starts its own. */
  parsers?: ParsePool
  /** The lease that every write must hold; without one, no lease is needed. */
  fence?: Fence
  clock?: Clock
}

export interface Imported extends ImportResult {
  /** Whether something was stated that nobody signed: the key of the archive's secrets is not there. */
  unsigned: boolean
}

/** Imports files: parser threads read, the calling thread writes. */
export async function importInto(
  { sql, openBox, index, mergeStep, settle, freeShare, signals, clock: usual }: ImportTarget,
  config: Config,
  request: ImportRequest,
): Promise<Imported> {
  const { paths, notify, signal, onProgress, reread = false } = request
  const { fence = null, clock = usual, beforeWriting = async () => {}, onAct = () => {} } = request
  const limits = importLimits(config)
  await using own = request.parsers ? null : createParsePool(config.importThreads, limits)
  const { parse, readRows } = request.parsers ?? own! // one of both is there
  let unsigned = false
  const writer = createArchiveWriter({
    sql,
    index,
    rules: relationRules,
    readRows: prepareRows,
    hiddenPlaces,
    versions: EXTRACTOR_VERSION,
    provenance: provenanceRules,
    judgeLook,
    judgeLetters: letterMarks,
    months: { baseMonthOf, judge: judgeBaseMonths },
    keysPerDay: KEYS_PER_DAY,
    clock,
    notify,
    fence,
    rereading: reread ? VERSION : null,
    async openSigner(tx) {
      const box = await boxOrNull(() => openBox(tx))
      unsigned ||= box === null
      return box && (await openSigner(tx, box, clock()))
    },
  })
  const result = await importSources({
    paths,
    limits,
    writer: notify ? announcing(writer, () => signals.announce('events')) : writer,
    mergeStep,
    freeShare,
    beforeWriting,
    onAct,
    parse,
    readRows,
    chunksAhead: config.importThreads * 2,
    signal,
    onProgress,
  })
  await settle()
  return { ...result, unsigned }
}

/** A writer that notifies others whenever there may be events. */
function announcing(writer: ArchiveWriter, announce: () => void): ArchiveWriter {
  return {
    ...writer,
    async write(...given) {
      const written = await writer.write(...given)
      announce()
      return written
    },
    async writeRows(read) {
      await writer.writeRows(read)
      announce()
    },
    async settle(arquivo) {
      const isAny = await writer.settle(arquivo)
      if (isAny) announce()
      return isAny
    },
    async finish(source) {
      await writer.finish(source)
      announce()
    },
  }
}

/** Limits on what one source may make us read. */
export function importLimits(config: Config): SourceLimits {
  return {
    maxEntryBytes: config.importMaxEntryBytes,
    maxActBytes: config.importMaxActBytes,
    maxTotalBytes: config.importMaxTotalBytes,
    maxEntries: MAX_ENTRIES,
  }
}
