import type { DatabaseSync } from 'node:sqlite'
import type { Publication } from '../gazette/publication.ts'
import type {
  ActOutcome,
  ArchiveWriter,
  FinishedSource,
  Origin,
  PreparedAct,
} from '../ingest/archive-writer.ts'
import type { Clock } from '../lib/clock.ts'
import { decompressText } from '../lib/compressed-text.ts'
import { dayNumber } from '../lib/dates.ts'
import { newId } from '../lib/ids.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { transaction } from './database.ts'
import { createEditionWriter } from './editions.ts'
import { createLedgerWriter } from './ledger.ts'
import { type StoredAct, createPublicationWriter } from './publications.ts'

/** Of the 50 ms for which an import may hold the write lock; index and commit take the rest. */
const LOCK_MS = 12

export interface ArchiveWriterOptions {
  db: DatabaseSync
  index: SearchIndex
  /** The key of the first act of a day and the number of keys a day has (search/search-index.ts). */
  keysPerDay: number
  clock: Clock
  /** Whether new and changed acts become events; a backfill stays silent. */
  notify: boolean
  /** Called inside every transaction, and undoes it by throwing. */
  guard?: () => void
}

/** Writes acts, their index entries, editions, ledger and events: each call is one transaction. */
export function createArchiveWriter(options: ArchiveWriterOptions): ArchiveWriter {
  const { db, index, keysPerDay, clock, notify, guard = () => {} } = options
  const publications = createPublicationWriter(db)
  const editions = createEditionWriter(db)
  const ledger = createLedgerWriter(db)
  const insertEvent = db.prepare(
    'INSERT INTO events (id, tipo, criado_em, dados) VALUES (?, ?, ?, ?)',
  )

  return {
    write(acts: PreparedAct[], origin: Origin): ActOutcome[] {
      return transaction(db, () => {
        guard()
        const until = performance.now() + LOCK_MS
        const outcomes: ActOutcome[] = []
        for (const act of acts) {
          const outcome = writeAct(act)
          outcomes.push(outcome)
          if (outcome === 'nova' || outcome === 'alterada')
            ledger.note(outcome, act.publication, origin, clock())
          if (performance.now() > until) break
        }
        editions.recountTouched()
        return outcomes
      })
    },

    finish(source: FinishedSource): void {
      transaction(db, () => {
        guard()
        ledger.finish(source, clock())
        for (const { data, numero } of source.editions) {
          if (editions.announce(data, numero, clock())) event('edicao.publicada', { data, numero })
        }
      })
    },
  }

  function writeAct(act: PreparedAct): ActOutcome {
    const { publication } = act
    const stored = publications.find(publication.id)
    if (!stored) {
      add(act)
      return 'nova'
    }
    if (Buffer.from(stored.digest).equals(act.digest)) return 'igual'
    if (lacksParts(publication.parts, stored.publication.parts)) return 'mantida'
    if (publications.wasReplaced(publication.id, act.digest)) return 'mantida'
    replace(stored, act)
    return 'alterada'
  }

  function add(act: PreparedAct): void {
    const { publication } = act
    const first = dayNumber(publication.data_publicacao) * keysPerDay
    const last = publications.lastKeyBetween(first, first + keysPerDay - 1)
    const key = last === null ? first : last + 1
    publications.insert(key, 1, act)
    index.apply([{ kind: 'put', key, act: act.analyzed }])
    editions.touch(publication)
    event('publicacao.nova', { publicacao: publication.id })
  }

  /** The date is part of the identity, so a changed act keeps its key. */
  function replace(stored: StoredAct, act: PreparedAct): void {
    const { key, versao, publication } = stored
    publications.keepVersion(stored, clock().toISOString())
    publications.erase(key)
    publications.insert(key, versao + 1, act)
    index.apply([{ kind: 'put', key, act: act.analyzed }])
    editions.touch(publication)
    editions.touch(act.publication)
    event('publicacao.atualizada', {
      publicacao: publication.id,
      versao: versao + 1,
      campos_alterados: changedFields(publication, act),
      motivo: 'reprocessamento',
    })
  }

  function event(tipo: string, dados: object): void {
    if (!notify) return
    const now = clock()
    insertEvent.run(newId('evt', now.getTime()), tipo, now.toISOString(), JSON.stringify(dados))
  }
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
