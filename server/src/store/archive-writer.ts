import type { DatabaseSync } from 'node:sqlite'
import type { Publication } from '../gazette/publication.ts'
import type { RelationRules } from '../gazette/relations/rules.ts'
import type {
  ActOutcome,
  ArchiveWriter,
  FinishedSource,
  Origin,
  PreparedAct,
  PreparedBatch,
  RefusedSource,
} from '../ingest/archive-writer.ts'
import type { Clock } from '../lib/clock.ts'
import { decompressText } from '../lib/compressed-text.ts'
import { dayNumber } from '../lib/dates.ts'
import { newId } from '../lib/ids.ts'
import type { ActKey, AnalyzedAct, IndexChange, SearchableAct } from '../search/search-index.ts'
import type { EmbeddedIndex } from '../search/segment/index.ts'
import { transaction } from './database.ts'
import { createEditionWriter } from './editions.ts'
import { createImportedFiles } from './imported-files.ts'
import { createLedgerWriter } from './ledger.ts'
import { type StoredAct, createPublicationWriter } from './publications.ts'
import { createRelationWriter } from './relation-writer.ts'

export interface ArchiveWriterOptions {
  db: DatabaseSync
  index: Pick<EmbeddedIndex, 'add' | 'apply'>
  /** What the index sees of an act (search/analysis.ts). */
  analyze(act: SearchableAct): AnalyzedAct
  /** Which acts belong together. */
  rules: RelationRules
  /** The key of the first act of a day and the number of keys a day has (search/search-index.ts). */
  keysPerDay: number
  clock: Clock
  /** Whether new and changed acts become events; a backfill stays silent. */
  notify: boolean
  /** Called inside every transaction, and undoes it by throwing. */
  guard?: () => void
}

/** An act that is new, or has another text. */
interface Written {
  key: ActKey
  act: PreparedAct
}

/** Writes acts, their index entries, editions, ledger and events: each call is one transaction. */
export function createArchiveWriter(options: ArchiveWriterOptions): ArchiveWriter {
  const { db, index, analyze, rules, keysPerDay, clock, notify, guard = () => {} } = options
  const publications = createPublicationWriter(db)
  const relations = createRelationWriter(db, rules, keysPerDay)
  const editions = createEditionWriter(db)
  const ledger = createLedgerWriter(db)
  const files = createImportedFiles(db)
  const insertEvent = db.prepare(
    'INSERT INTO events (id, tipo, criado_em, dados) VALUES (?, ?, ?, ?)',
  )

  return {
    write({ acts, part }: PreparedBatch, origin: Origin): ActOutcome[] {
      return transaction(db, () => {
        guard()
        const written: Written[] = []
        const outcomes = acts.map((act) => {
          const outcome = writeAct(act, written)
          if (outcome === 'nova' || outcome === 'alterada')
            ledger.note(outcome, act.publication, origin, clock())
          return outcome
        })
        const keys = written.map(({ key }) => key)
        if (keys.length === acts.length && isAscending(keys)) index.add(keys, part)
        else index.apply(written.map(changeOf))
        editions.recountTouched()
        return outcomes
      })
    },

    finish(source: FinishedSource): void {
      transaction(db, () => {
        guard()
        ledger.finish(source, clock())
        files.keep(source, clock())
        for (const { data, numero } of source.editions) {
          if (editions.announce(data, numero, clock())) event('edicao.publicada', { data, numero })
        }
      })
    },

    refuse(source: RefusedSource): void {
      transaction(db, () => {
        guard()
        files.refuse(source, clock())
      })
    },

    readBefore: files.readBefore,
  }

  function writeAct(act: PreparedAct, written: Written[]): ActOutcome {
    const { publication } = act
    const stored = publications.find(publication.id)
    if (!stored) {
      written.push({ key: add(act), act })
      return 'nova'
    }
    if (Buffer.from(stored.digest).equals(act.digest)) {
      // Imported by a program that knew nothing of relations.
      if (!relations.isKnown(stored.key)) relate(stored.key, act, false)
      return 'igual'
    }
    if (lacksParts(publication.parts, stored.publication.parts)) return 'mantida'
    if (publications.wasReplaced(publication.id, act.digest)) return 'mantida'
    replace(stored, act)
    written.push({ key: stored.key, act })
    return 'alterada'
  }

  function changeOf({ key, act: { publication, content } }: Written): IndexChange {
    const text = { ...publication, conteudo_completo: decompressText(content) }
    return { kind: 'put', key, act: analyze(text) }
  }

  /** Gives the key of the new act. */
  function add(act: PreparedAct): number {
    const { publication } = act
    const first = dayNumber(publication.data_publicacao) * keysPerDay
    const last = publications.lastKeyBetween(first, first + keysPerDay - 1)
    const key = last === null ? first : last + 1
    publications.insert(key, 1, act)
    editions.touch(publication)
    event('publicacao.nova', { publicacao: publication.id })
    relate(key, act, true)
    return key
  }

  /** The date is part of the identity, so a changed act keeps its key. */
  function replace(stored: StoredAct, act: PreparedAct): void {
    const { key, versao, publication } = stored
    publications.keepVersion(stored, clock().toISOString())
    publications.erase(key)
    publications.insert(key, versao + 1, act, stored.address)
    editions.touch(publication)
    editions.touch(act.publication)
    event('publicacao.atualizada', {
      publicacao: publication.id,
      versao: versao + 1,
      campos_alterados: changedFields(publication, act),
      motivo: 'reprocessamento',
    })
    relate(key, act, false)
  }

  /** Links an act whose row is written; what it rectifies has changed for those who follow it. */
  function relate(key: number, act: PreparedAct, isNew: boolean): void {
    for (const { id, versao, retificada_por } of relations.write(key, act, isNew))
      event('publicacao.atualizada', {
        publicacao: id,
        versao,
        campos_alterados: [],
        motivo: 'retificacao',
        retificada_por,
      })
  }

  function event(tipo: string, dados: object): void {
    if (!notify) return
    const now = clock()
    insertEvent.run(newId('evt', now.getTime()), tipo, now.toISOString(), JSON.stringify(dados))
  }
}

function isAscending(keys: ActKey[]): boolean {
  return keys.every((key, i) => i === 0 || key > keys[i - 1]!)
}

/** Whether parts that we hold of a split act would be lost; an act that is no longer split is whole. */
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
