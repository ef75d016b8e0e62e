import type { Publication } from '../../gazette/publication.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import type {
  ActOutcome,
  ActSource,
  PreparedAct,
  PreparedBatch,
} from '../../ingest/archive-writer.ts'
import { decompressText } from '../../lib/text/compressed-text.ts'
import { dayNumber } from '../../lib/time/dates.ts'
import type { IndexStep, WrittenActs } from '../index/index-step.ts'
import type { RowVersions } from '../row-tables/outdated-rows.ts'
import { noteUntold } from '../row-tables/untold-rows.ts'
import { clearRows, outdateRows } from '../row-tables/write-rows.ts'
import type { Sql } from '../sql.ts'
import { freeEventIds } from '../push/event-id.ts'
import type { RowWriting } from './act-rows.ts'
import { isBetterSource } from './act-sources.ts'
import { countEditions } from './edition-counts.ts'
import type { Linking } from './correction-links.ts'
import { noteSections } from './ledger.ts'
import {
  type StoredAct,
  absentOf,
  eraseAct,
  findAct,
  forgetVersions,
  insertAct,
  keepVersion,
  newlyReceived,
  lastKeyBetween,
  renewOrigin,
  renewReading,
  wasReplaced,
} from './publication-writer.ts'
import { shownSituacao } from './publication-rows.ts'
import { writeRelations } from './relation-writer.ts'
import { erasePictures } from './pictures.ts'
import { queueRows } from './row-queue.ts'
import { noteUnsettled } from './unsettled-corrections.ts'
import {
  type Telling,
  type WrittenEvent,
  essenceOf,
  tellChanges,
  writeEvent,
} from './write-events.ts'

export interface ActWriting extends Linking, Telling, RowWriting {
  /** Of the present rules of rows. */
  versions: RowVersions
}

/** What another archive, which this one follows, says of an act: there it was decided. */
export interface FollowedAct {
  versao: number
  /** The number of its source; null: none is known. */
  source: number | null
}

/** Writes acts of one origin in the transaction `tx`. `source`: its number. */
export function actWriter(tx: Sql, options: ActWriting, origin: ActSource, source: number | null) {
  const { clock, noted } = options
  const written: WrittenActs['acts'] = []
  const editions = countEditions(tx)
  const unsettled = noteUnsettled(tx, origin.arquivo, clock())
  const relations = writeRelations(tx, options, unsettled)
  const sections = noteSections(tx, origin, { silently: !options.notify, clock })
  const rows = queueRows(tx, options)
  /** Ids that the archive is known not to have. */
  const absent = new Set<string>()
  /** Ids that no event has. */
  const free = new Set<string>()
  /** The highest key in use, by the first one of its day. */
  const lastKeys = new Map<number, number>()

  return {
    /** The new or changed acts so far. */
    written,
    /** The ids of the acts so far whose rows must be read behind them: they came without any. */
    unread: rows.unread,
    /** Reads at once what is stored of the acts to write next. */
    async prepare(acts: PreparedAct[]): Promise<void> {
      const ids = acts.map(({ publication }) => publication.id)
      for (const id of await absentOf(tx, ids)) absent.add(id)
      await rows.prepare(ids)
      if (options.notify) {
        const news = acts.filter(({ publication }) => absent.has(publication.id)).map(newAct)
        for (const id of await freeEventIds(tx, news.map(essenceOf))) free.add(id)
      }
      await relations.prepare(acts)
    },
    /** `followed`: what another archive says of it; null: it comes from its source. */
    async write(act: PreparedAct, followed: FollowedAct | null = null): Promise<ActOutcome> {
      const outcome = await writeAct(act, followed)
      if (outcome === 'nova' || outcome === 'alterada') sections.add(outcome, act.publication)
      return outcome
    },
    /** Call it once, after the last act. */
    async finish(): Promise<void> {
      for (const { publication } of await rows.write()) await editions.touch(publication)
      await sections.write()
      await editions.recount()
    },
  }

  async function writeAct(act: PreparedAct, followed: FollowedAct | null): Promise<ActOutcome> {
    const { publication } = act
    const stored = absent.delete(publication.id) ? null : await findAct(tx, publication.id)
    if (!stored) {
      const key = await add(act, followed)
      written.push({ key, act })
      rows.add(key, followed?.versao ?? 1, act)
      return 'nova'
    }
    const isSame = areEqual(stored.digest, act.digest)
    if (isSame || areEqual(stored.digest, act.formerDigest)) {
      await readAgain(stored, act, followed)
      if (rows.isDue(publication.id)) rows.add(stored.key, stored.versao, act)
      // Its words are others, though nobody changed it.
      if (!isSame) written.push({ key: stored.key, act })
      return 'igual'
    }
    if (followed === null && (await isOutdated(stored, act))) return 'mantida'
    const versao = await replace(stored, act, followed)
    written.push({ key: stored.key, act })
    // Where numbers are given again, no version keeps this text.
    rows.add(stored.key, versao, act, stored.publication)
    return 'alterada'
  }

  /** Whether the archive has more of its parts, or a newer text. */
  async function isOutdated(stored: StoredAct, act: PreparedAct): Promise<boolean> {
    const { publication } = act
    if (lacksParts(publication.parts, stored.publication.parts)) return true
    for (const digest of [act.digest, act.formerDigest])
      if (digest !== null && (await wasReplaced(tx, publication.id, digest))) return true
    return false
  }

  /** An older program may have read less of the act, and a disk may have damaged its text. */
  async function readAgain(
    stored: StoredAct,
    act: PreparedAct,
    followed: FollowedAct | null,
  ): Promise<void> {
    const isKept = stored.isReadable && isSameStructure(act.structure, stored.structure)
    if (!isKept) {
      await renewReading(tx, stored.key, act)
      noted.note(stored.key, 'alterada')
      await relations.noteReading(stored.key)
      await outdateRows(tx, stored.key)
      await editions.touch(act.publication)
      rows.outdated(stored.publication.id)
    }
    const better = await betterSource(stored, followed)
    if (better !== stored.source) {
      await renewOrigin(tx, stored.key, act, better)
      noted.note(stored.key, 'religada')
    }
    // The act was imported by a version without relations.
    if (!(await relations.isKnown(stored.key))) await relations.write(stored.key, act)
    // An older program read less from it; what this one reads is no news.
    else if (!options.notify && !(await relations.isCurrent(stored.key, act)))
      await relations.rewrite(stored.key, act)
  }

  async function betterSource(
    stored: StoredAct,
    followed: FollowedAct | null,
  ): Promise<number | null> {
    if (followed !== null) return followed.source
    const isBetter = source !== null && (await isBetterSource(tx, stored.source, source, origin))
    return isBetter ? source : stored.source
  }

  /** Returns the key of the new act. */
  async function add(act: PreparedAct, followed: FollowedAct | null): Promise<number> {
    const { publication } = act
    const key = await nextKey(publication.data_publicacao)
    const { versao, source: from } = followed ?? { versao: 1, source }
    await insertAct(tx, key, versao, act, from, newlyReceived(clock()))
    noted.note(key, 'nova')
    await editions.touch(publication)
    await relations.write(key, act)
    await writeEvent(tx, options, newAct(act), free)
    if (options.notify) await noteUntold(tx, key, 'publicada', clock())
    return key
  }

  /** The keys of a day are given in a row. */
  async function nextKey(data: string): Promise<number> {
    const { keysPerDay } = options
    const first = dayNumber(data) * keysPerDay
    const last =
      lastKeys.get(first) ?? (await lastKeyBetween(tx, first, first + keysPerDay - 1)) ?? first - 1
    lastKeys.set(first, last + 1)
    return last + 1
  }

  /** The date is part of the identity, so a changed act keeps its key. Returns its version. */
  async function replace(
    stored: StoredAct,
    act: PreparedAct,
    followed: FollowedAct | null,
  ): Promise<number> {
    const { key, publication } = stored
    const { versao, source: from } = followed ?? { versao: stored.versao + 1, source }
    await rows.tellFormer(stored)
    // An archive that was set back to an earlier copy gives its numbers again.
    if (followed !== null) await forgetVersions(tx, publication.id, Math.min(versao, stored.versao))
    if (versao > stored.versao) await keepVersion(tx, stored, clock().toISOString())
    await eraseAct(tx, key)
    await erasePictures(tx, key)
    await insertAct(tx, key, versao, act, from, stored)
    await clearRows(tx, [key])
    noted.note(key, 'alterada')
    await editions.touch(publication)
    await editions.touch(act.publication)
    const changes = await relations.rewrite(key, act)
    const situacao = shownSituacao(stored)
    await writeEvent(tx, options, changedAct(act, { versao, before: publication, situacao }))
    if (options.notify) await noteUntold(tx, key, situacao, clock())
    await tellChanges(tx, options, changes)
    return versao
  }
}

function newAct(act: PreparedAct): WrittenEvent {
  const dados = { publicacao: act.publication.id, situacao: 'publicada' }
  return { tipo: 'publicacao.nova', dados, text: textOf(act) }
}

interface Replaced {
  versao: number
  before: Publication
  situacao: Situacao
}

function changedAct(act: PreparedAct, { versao, before, situacao }: Replaced): WrittenEvent {
  const dados = {
    publicacao: before.id,
    versao,
    campos_alterados: changedFields(before, act),
    motivo: 'reprocessamento' as const,
    por: null,
    alcance: null,
    parte: null,
    situacao,
  }
  return { tipo: 'publicacao.atualizada', dados, text: textOf(act), antes: situacao }
}

/** Another text makes another event. */
function textOf({ digest }: PreparedAct): string {
  return Buffer.from(digest).toString('hex')
}

function isSameStructure(one: Uint8Array | null, other: Uint8Array | null): boolean {
  return one === null ? other === null : areEqual(one, other)
}

function areEqual(bytes: Uint8Array, others: Uint8Array | null): boolean {
  return others !== null && Buffer.compare(bytes, others) === 0
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

/** Puts what was written of a batch into the index: by the part that is prepared, if it holds for all of them. */
export async function followBatch(
  tx: Sql,
  index: IndexStep,
  written: WrittenActs['acts'],
  { acts, part }: PreparedBatch,
): Promise<void> {
  const isWhole = written.length === acts.length && isAscending(written)
  await index.follow(tx, { acts: written, part: isWhole ? part : null })
}

/** Whether keys ascend, as in a prepared part of the index. */
function isAscending(acts: WrittenActs['acts']): boolean {
  return acts.every(({ key }, i) => i === 0 || key > acts[i - 1]!.key)
}
