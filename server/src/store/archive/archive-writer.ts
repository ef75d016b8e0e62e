import type { Publication } from '../../gazette/publication.ts'
import type { ProvenanceRules } from '../../gazette/provenance/rules.ts'
import type { RelationRules } from '../../gazette/relations/rules.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import type {
  ActOutcome,
  ActRows,
  ArchiveWriter,
  FinishedSource,
  ActSource,
  PreparedAct,
} from '../../ingest/archive-writer.ts'
import type { ActWithRows } from '../../gazette/rows/linhas.ts'
import type { Signer } from '../../lib/crypto/signing.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { decompressText } from '../../lib/text/compressed-text.ts'
import { dayNumber } from '../../lib/time/dates.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import type { FullEvent } from '../../events/full-event.ts'
import type { IndexStep, WrittenActs } from '../index/index-step.ts'
import { expectHeld } from '../leases/leases.ts'
import { eventIdOf } from '../push/event-id.ts'
import { events } from '../push/tables.ts'
import { declareZip } from '../provenance/declare.ts'
import { ROW_TABLES, outdatedTables, rewriteRows, writeRows } from '../row-tables/write-rows.ts'
import { type NotedChanges, changingActs } from '../act-changes/note-changes.ts'
import type { Sql } from '../sql.ts'
import { isBetterSource, numberOfSource } from './act-sources.ts'
import { announceEdition, countEditions } from './edition-counts.ts'
import { keepFile, readBefore, refuseFile } from './imported-files.ts'
import { createRereading } from './rereading.ts'
import type { StateChange } from './correction-links.ts'
import { finishSections, noteAct } from './ledger.ts'
import { type JudgeLetters, markMissingExtras } from './missing-extras.ts'
import {
  type StoredAct,
  eraseAct,
  findAct,
  insertAct,
  keepVersion,
  newlyReceived,
  lastKeyBetween,
  renewOrigin,
  renewReading,
  wasReplaced,
} from './publication-writer.ts'
import { writeRowEvents } from './row-events.ts'
import { shownSituacao } from './publication-rows.ts'
import { writeRelations } from './relation-writer.ts'
import { erasePictures, keepPicture } from './pictures.ts'
import { noteUnsettled, settleCorrections } from './unsettled-corrections.ts'
import { type JudgeLook, lookForWithdrawals } from './withdrawals.ts'

export interface ArchiveWriterOptions {
  sql: Sql
  index: IndexStep
  /** The rules that find related acts. */
  rules: RelationRules
  /** Reads the rows that a text says by the present rules. */
  readRows(act: ActWithRows): ActRows
  judgeLook: JudgeLook
  judgeLetters: JudgeLetters
  /** The key of the first act of a day and the number of keys a day has (engine/port/keys.ts). */
  keysPerDay: number
  clock: Clock
  /** Whether new and changed acts become events; a backfill stays silent. */
  notify: boolean
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

  return {
    write: ({ acts, part }, origin) =>
      transaction(async (tx, noted) => {
        const source = await numberOfSource(tx, origin)
        const writer = writeActs(tx, options, origin, source, noted)
        const outcomes: ActOutcome[] = []
        for (const act of acts) outcomes.push(await writer.write(act))
        const { written } = writer
        const isWhole = written.length === acts.length && isAscending(written)
        await index.follow(tx, { acts: written, part: isWhole ? part : null })
        await writer.finish()
        return outcomes
      }),

    keepPicture: (picture) => transaction((tx, noted) => keepPicture(tx, noted, picture)),

    settle: (arquivo) =>
      transaction(async (tx, noted) => {
        const changes = await settleCorrections(tx, { ...options, noted }, arquivo, clock())
        await tellChanges(tx, options, changes ?? [])
        return changes !== null
      }),

    finish: (source) =>
      transaction(async (tx, noted) => {
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
      return isPending ? null : await readBefore(sql, origem)
    },

    end: () =>
      transaction(async (tx) => {
        await markMissingExtras(tx, options.judgeLetters, clock())
        await rereading?.forget(tx)
      }),
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

/** Writes acts of one origin in the transaction `tx`. */
function writeActs(
  tx: Sql,
  options: ArchiveWriterOptions,
  origin: ActSource,
  source: number,
  noted: NotedChanges,
) {
  const { clock } = options
  const written: WrittenActs['acts'] = []
  const editions = countEditions(tx)
  const unsettled = noteUnsettled(tx, origin.arquivo, clock())
  const relations = writeRelations(tx, { ...options, noted }, unsettled)

  return {
    /** The new or changed acts so far. */
    written,
    async write(act: PreparedAct): Promise<ActOutcome> {
      const outcome = await writeAct(act)
      if (outcome === 'nova' || outcome === 'alterada')
        await noteAct(tx, outcome, act.publication, origin, !options.notify, clock())
      return outcome
    },
    /** Call it once, after the last act. */
    finish: () => editions.recount(),
  }

  async function writeAct(act: PreparedAct): Promise<ActOutcome> {
    const { publication } = act
    const stored = await findAct(tx, publication.id)
    if (!stored) {
      written.push({ key: await add(act), act })
      return 'nova'
    }
    const isSame = areEqual(stored.digest, act.digest)
    if (isSame || areEqual(stored.digest, act.formerDigest)) {
      await readAgain(stored, act)
      // Its words are others, though nobody changed it.
      if (!isSame) written.push({ key: stored.key, act })
      return 'igual'
    }
    if (lacksParts(publication.parts, stored.publication.parts)) return 'mantida'
    for (const digest of [act.digest, act.formerDigest])
      if (digest !== null && (await wasReplaced(tx, publication.id, digest))) return 'mantida'
    await replace(stored, act)
    written.push({ key: stored.key, act })
    return 'alterada'
  }

  /** An older program may have read less of the act, and a disk may have damaged its text. */
  async function readAgain(stored: StoredAct, act: PreparedAct): Promise<void> {
    const isKept = stored.isReadable && areEqual(act.structure, stored.structure)
    if (!isKept) {
      await renewReading(tx, stored.key, act)
      noted.note(stored.key, 'alterada')
      await relations.noteReading(stored.key)
    }
    if (await isBetterSource(tx, stored.source, source, origin)) {
      await renewOrigin(tx, stored.key, act, source)
      noted.note(stored.key, 'religada')
    }
    const outdated = isKept ? await outdatedTables(tx, stored.key, act.rows) : ROW_TABLES
    if (outdated.length > 0) {
      await rewriteRows(tx, stored.key, act, outdated)
      await editions.touch(act.publication)
    }
    // The act was imported by a version without relations.
    if (!(await relations.isKnown(stored.key))) await relations.write(stored.key, act)
    // An older program read less from it; what this one reads is no news.
    else if (!options.notify && !(await relations.isCurrent(stored.key, act)))
      await relations.rewrite(stored.key, act)
  }

  /** Returns the key of the new act. */
  async function add(act: PreparedAct): Promise<number> {
    const { publication } = act
    const { keysPerDay } = options
    const first = dayNumber(publication.data_publicacao) * keysPerDay
    const last = await lastKeyBetween(tx, first, first + keysPerDay - 1)
    const key = last === null ? first : last + 1
    await insertAct(tx, key, 1, act, source, newlyReceived(clock()))
    noted.note(key, 'nova')
    await editions.touch(publication)
    await writeRows(tx, key, act)
    await relations.write(key, act)
    await event('publicacao.nova', { publicacao: publication.id, situacao: 'publicada' }, act)
    await tellRows(act, { versao: 1, situacao: 'publicada', former: null })
    return key
  }

  /** The date is part of the identity, so a changed act keeps its key. */
  async function replace(stored: StoredAct, act: PreparedAct): Promise<void> {
    const { key, versao, publication } = stored
    await keepVersion(tx, stored, clock().toISOString())
    await eraseAct(tx, key)
    await erasePictures(tx, key)
    await insertAct(tx, key, versao + 1, act, source, stored)
    await rewriteRows(tx, key, act)
    noted.note(key, 'alterada')
    await editions.touch(publication)
    await editions.touch(act.publication)
    const changes = await relations.rewrite(key, act)
    const situacao = shownSituacao(stored)
    const change = {
      publicacao: publication.id,
      versao: versao + 1,
      campos_alterados: changedFields(publication, act),
      motivo: 'reprocessamento',
      por: null,
      alcance: null,
      parte: null,
      situacao,
    }
    await event('publicacao.atualizada', change, act, situacao)
    await tellRows(act, { versao: versao + 1, situacao, former: publication })
    await tellChanges(tx, options, changes)
  }

  /** `former`: the act before; null: it is new. */
  async function tellRows(
    act: PreparedAct,
    { former, ...as }: { versao: number; situacao: Situacao; former: Publication | null },
  ): Promise<void> {
    if (!options.notify) return
    const before = former && options.readRows(former)
    await writeRowEvents(tx, act, { ...as, before, now: clock() })
  }

  /** Another text makes another event. */
  function event(
    tipo: FullEvent['tipo'],
    dados: object,
    { digest }: PreparedAct,
    antes?: Situacao,
  ): Promise<void> {
    const text = Buffer.from(digest).toString('hex')
    return writeEvent(tx, options, { tipo, dados, text, antes })
  }
}

/** An act that others correct, or that its source withdrew, has changed for its followers. */
async function tellChanges(
  tx: Sql,
  options: ArchiveWriterOptions,
  changes: StateChange[],
): Promise<void> {
  const tipo = 'publicacao.atualizada'
  for (const { id, antes, ...change } of changes)
    await writeEvent(tx, options, { tipo, dados: { publicacao: id, ...change }, antes })
}

const insertEvent = events.pick('id', 'tipo', 'criado_em', 'dados').insert()

interface WrittenEvent {
  tipo: FullEvent['tipo']
  /** What happened; the event's id is derived from it. */
  dados: object
  /** The digest of a new text. */
  text?: string
  /** The act before the change; only for the monitor, so not part of the id. */
  antes?: Situacao | undefined
}

async function writeEvent(
  tx: Sql,
  { clock, notify }: ArchiveWriterOptions,
  { tipo, dados, text, antes }: WrittenEvent,
): Promise<void> {
  if (!notify) return
  const now = clock()
  await insertEvent(tx, {
    id: await eventIdOf(tx, [tipo, dados, text ?? null]),
    tipo,
    criado_em: now.toISOString(),
    dados: JSON.stringify({ ...dados, antes }),
  })
}

function areEqual(bytes: Uint8Array, others: Uint8Array | null): boolean {
  return others !== null && Buffer.compare(bytes, others) === 0
}

function isAscending(acts: WrittenActs['acts']): boolean {
  return acts.every(({ key }, i) => i === 0 || key > acts[i - 1]!.key)
}

/**
 * Whether parts of a split act in the archive would be lost; an act that is no longer split is
 * whole.
 */
function lacksParts(given: number[], held: number[]): boolean {
  const reunited = given.length === 1 && given[0] === 0 && !held.includes(0)
  const missing = held.some((part) => part > 0 && !given.includes(part))
  return !reunited && (missing || given.length < held.length)
}

function changedFields(before: Publication, { publication, content }: PreparedAct): string[] {
  const after: Publication = {
    ...publication,
    conteudo_completo: decompressText(content),
  }
  return WIRE_FIELDS.filter((field) => before[field] !== after[field])
}

const WIRE_FIELDS = [
  'titulo',
  'ementa',
  'resumo',
  'conteudo_completo',
  'secao',
  'edicao',
  'pagina',
  'orgao',
  'tipo_ato',
  'assinatura',
  'url_original',
  'url_pdf',
] as const satisfies (keyof Publication)[]
