import type { ProvenanceRules } from '../../gazette/provenance/rules.ts'
import type { ActOutcome, ArchiveWriter, FinishedSource } from '../../ingest/archive-writer.ts'
import type { Signer } from '../../lib/crypto/signing.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import type { IndexStep } from '../index/index-step.ts'
import { expectHeld } from '../leases/leases.ts'
import { declareZip } from '../provenance/declare.ts'
import { type NotedChanges, changingActs } from '../act-changes/note-changes.ts'
import type { Sql } from '../sql.ts'
import { numberOfSource } from './act-sources.ts'
import { announceEdition } from './edition-counts.ts'
import { keepFile, readBefore, refuseFile } from './imported-files.ts'
import { createRereading } from './rereading.ts'
import type { StateChange } from './correction-links.ts'
import { type MonthRules, markBaseMonths } from './base-months.ts'
import { finishSections } from './ledger.ts'
import { type JudgeLetters, markMissingExtras } from './missing-extras.ts'
import { keepPicture } from './pictures.ts'
import { settleCorrections } from './unsettled-corrections.ts'
import { type JudgeLook, lookForWithdrawals } from './withdrawals.ts'
import { type ActWriting, actWriter, followBatch } from './act-writer.ts'
import { writeReadRows } from './read-rows.ts'
import { tellChanges, writeEvent } from './write-events.ts'

export interface ArchiveWriterOptions extends Omit<ActWriting, 'noted'> {
  sql: Sql
  index: IndexStep
  judgeLook: JudgeLook
  judgeLetters: JudgeLetters
  months: MonthRules
  /**
   * The version of the program, if it reads files again that were read before, because it reads more of them;
   * null: it skips them.
   */
  rereading: string | null
  /** The lease that every write checks; null: none is needed. */
  fence: Fence | null
  /** How statements about zips are made. */
  provenance: ProvenanceRules
  /** What signs them; null: the archive's secrets cannot be opened. */
  openSigner(tx: Sql): Promise<Signer | null>
}

/** Writes acts, editions, ledger and events, and updates the index: each call is one transaction. */
export function createArchiveWriter(options: ArchiveWriterOptions): ArchiveWriter {
  const { sql, index, clock, fence } = options
  const rereading = options.rereading === null ? null : createRereading(options.rereading, clock)
  /** Months of the base that were met, YYYY-MM. */
  const met = new Set<string>()

  return {
    write: ({ acts, part }, origin) =>
      transaction(async (tx, noted) => {
        const source = await numberOfSource(tx, origin)
        const writer = actWriter(tx, { ...options, noted }, origin, source)
        await writer.prepare(acts)
        const outcomes: ActOutcome[] = []
        for (const act of acts) outcomes.push(await writer.write(act))
        const { written } = writer
        await followBatch(tx, index, written, { acts, part })
        await writer.finish()
        return { outcomes, unread: writer.unread }
      }),

    writeRows: (read) => transaction((tx) => writeReadRows(tx, options, read)),

    keepPicture: (picture) => transaction((tx, noted) => keepPicture(tx, noted, picture)),

    settle: (arquivo) =>
      transaction(async (tx, noted) => {
        const changes = await settleCorrections(tx, { ...options, noted }, arquivo, clock())
        await tellChanges(tx, options, changes ?? [])
        return changes !== null
      }),

    finish: (source) =>
      transaction(async (tx, noted) => {
        meet(source.file.arquivo)
        const changes = await withdrawals(tx, noted, source)
        await finishSections(tx, source, clock())
        await keepFile(tx, source, clock())
        await rereading?.note(tx, source.file.origem)
        await declare(tx, source)
        for (const { data, numero } of source.editions) {
          if (await announceEdition(tx, data, numero, clock()))
            await writeEvent(tx, options, { tipo: 'edicao.publicada', dados: { data, numero } })
        }
        await tellChanges(tx, options, changes)
      }),

    refuse: (source) => transaction((tx) => refuseFile(tx, source, clock())),

    async readBefore(origem) {
      const isPending = rereading !== null && !(await rereading.hasRead(sql, origem))
      const before = isPending ? null : await readBefore(sql, origem)
      if (before !== null) meet(before.arquivo)
      return before
    },

    end: () =>
      transaction(async (tx) => {
        await markMissingExtras(tx, options.judgeLetters, clock())
        await markBaseMonths(tx, met, options.months, clock())
        await rereading?.forget(tx)
      }),
  }

  function meet(arquivo: string): void {
    const month = options.months.baseMonthOf(arquivo)
    if (month !== null) met.add(month.mes)
  }

  /** Loose files are no edition: nothing is stated of them. */
  async function declare(tx: Sql, { file, sha256, files }: FinishedSource): Promise<void> {
    if (sha256 === null) return
    const source = await numberOfSource(tx, { ...file, sha256 })
    const { arquivo } = file
    const openSigner = () => options.openSigner(tx)
    const how = { rules: options.provenance, openSigner, now: clock() }
    await declareZip(tx, { source, arquivo, files }, how)
  }

  async function withdrawals(
    tx: Sql,
    noted: NotedChanges,
    { file, entries }: FinishedSource,
  ): Promise<StateChange[]> {
    const changes: StateChange[] = []
    const look = { judge: options.judgeLook, now: clock(), noted }
    for (const entry of entries.filter(({ estado }) => estado === 'completa'))
      changes.push(...(await lookForWithdrawals(tx, file, entry, look)))
    return changes
  }

  function transaction<T>(work: (tx: Sql, noted: NotedChanges) => Promise<T>): Promise<T> {
    return changingActs(sql, clock, async (tx, noted) => {
      if (fence !== null) await expectHeld(tx, fence)
      return await work(tx, noted)
    })
  }
}
