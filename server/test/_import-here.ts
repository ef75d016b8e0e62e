import type { Archive } from '../src/embedded/archive.ts'
import { provenanceRules } from '../src/gazette/provenance/rules.ts'
import { relationRules } from '../src/gazette/relations/rules.ts'
import type { Signer } from '../src/lib/crypto/signing.ts'
import type { SourceLimits, XmlEntry } from '../src/gazette/source/source.ts'
import { baseMonthOf, judgeBaseMonths } from '../src/gazette/ledger/base-months.ts'
import { letterMarks } from '../src/gazette/ledger/letter-marks.ts'
import { judgeLook } from '../src/gazette/ledger/withdrawal.ts'
import type { ArchiveWriter } from '../src/ingest/archive-writer.ts'
import { importSources } from '../src/ingest/import.ts'
import type { ImportResult } from '../src/ingest/import-result.ts'
import { EXTRACTOR_VERSION } from '../src/gazette/rows/extractor-version.ts'
import { prepareRows } from '../src/ingest/prepare-rows.ts'
import { hiddenPlaces } from '../src/ingest/row-marks.ts'
import type { Clock } from '../src/lib/time/clock.ts'
import type { Fence } from '../src/lib/flow/lease.ts'
import { analyzeAct } from '../engine/analysis.ts'
import { KEYS_PER_DAY } from '../engine/port.ts'
import { createArchiveWriter } from '../src/store/archive/archive-writer.ts'
import { type IndexStep, createIndexStep } from '../src/store/index/index-step.ts'
import type { Sql } from '../src/store/sql.ts'
import parse, { readRows } from '../src/threads/import/parse.ts'
import { VERSION } from '../src/version.ts'

export const TEST_LIMITS: SourceLimits = {
  maxEntryBytes: 1_000_000,
  maxActBytes: 1_000_000,
  maxTotalBytes: 10_000_000,
  maxEntries: 10_000,
}

export interface ImportHere {
  notify: boolean
  clock: Clock
  fence?: Fence
  signal?: AbortSignal
  /** As --reler does. */
  reread?: boolean
  /** By default nobody signs. */
  openSigner?(tx: Sql): Promise<Signer | null>
  onProgress?(bytesDone: number, bytes: number): void
  /** Instead of the parser. */
  parse?: typeof parseHere
  /** Instead of the rules of rows. */
  readRows?: typeof readRows
  /** What stands between the import and the store. */
  through?(writer: ArchiveWriter): ArchiveWriter
}

const parseHere = async (entries: XmlEntry[]) => parse({ entries, limits: TEST_LIMITS })

/** Imports files into any database in this thread. */
export function importInto(
  sql: Sql,
  index: IndexStep,
  paths: string[],
  {
    notify,
    clock,
    fence,
    signal = new AbortController().signal,
    reread = false,
    through = (writer) => writer,
    openSigner = async () => null,
    onProgress = () => {},
    parse: parseWith = parseHere,
    readRows: readWith = readRows,
  }: ImportHere,
): Promise<ImportResult> {
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
    fence: fence ?? null,
    rereading: reread ? VERSION : null,
    openSigner,
  })
  return importSources({
    paths,
    limits: TEST_LIMITS,
    writer: through(writer),
    mergeStep: async () => false,
    beforeWriting: async () => {},
    onAct: () => {},
    freeShare: 1 / 2,
    parse: parseWith,
    readRows: async (acts) => readWith(acts),
    chunksAhead: 1,
    signal,
    onProgress,
  })
}

/**
 * Imports files in this thread, for tests with very many small imports: starting threads takes
 * longer.
 */
export function importHere(
  { sql, index, indexVersion }: Archive,
  paths: string[],
  options: ImportHere,
): Promise<ImportResult> {
  return importInto(sql, createIndexStep(index, indexVersion, analyzeAct), paths, options)
}
