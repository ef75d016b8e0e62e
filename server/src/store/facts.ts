import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Publication } from '../gazette/publication.ts'
import { decompressText } from '../lib/compressed-text.ts'
import type { ActChange, Fact, FactEdition } from '../monitor/fact.ts'
import { createEditionReader } from './editions.ts'
import { createPublicationWriter } from './publications.ts'

type Row = Record<string, SQLOutputValue>

/** Which events to read: at most `limit` of those after `seq`. */
interface VisibleEvents {
  seq: number
  tipo: string | null
  conta_id: string
  limit: number
}

/** An event as it lies in the outbox. */
interface OutboxEntry {
  /** Its place in the order of commits. */
  seq: number
  /** `evt_…` */
  id: string
  /** What happened; null when it is of nothing that we have. */
  read(): Fact | null
}

/** Reads the outbox of facts, each with what it tells of. */
export function createFactReader(db: DatabaseSync) {
  const visible = db.prepare(
    `SELECT * FROM events WHERE seq > ? AND (conta_id IS NULL OR conta_id = ?) ORDER BY seq LIMIT ?`,
  )
  const visibleOfType = db.prepare(
    `SELECT * FROM events INDEXED BY events_by_type
     WHERE tipo = ? AND seq > ? AND (conta_id IS NULL OR conta_id = ?) ORDER BY seq LIMIT ?`,
  )
  const { version, editionOf } = createActVersions(db)

  return {
    /** Those that an account may see, in the order of their commits; of one type, or of all (null). */
    visible({ seq, tipo, conta_id, limit }: VisibleEvents): OutboxEntry[] {
      const [rows, values] = tipo === null ? [visible, []] : [visibleOfType, [tipo]]
      return rows.all(...values, BigInt(seq), conta_id, BigInt(limit)).map(entryFrom)
    },
  }

  function entryFrom(row: Row): OutboxEntry {
    return { seq: Number(row.seq), id: String(row.id), read: () => factFrom(row) }
  }

  function factFrom(row: Row): Fact | null {
    const head = { seq: Number(row.seq), id: String(row.id), criado_em: String(row.criado_em) }
    const dados = JSON.parse(String(row.dados))
    switch (row.tipo) {
      case 'publicacao.nova': {
        const act = version(dados.publicacao, 1)
        return act && { ...head, tipo: 'publicacao.nova', act }
      }
      case 'publicacao.atualizada': {
        const { publicacao, versao, campos_alterados, motivo, retificada_por = null } = dados
        const change: ActChange = { versao, campos_alterados, motivo, retificada_por }
        const act = version(publicacao, versao)
        const before = version(publicacao, versao - 1)
        return act && { ...head, tipo: 'publicacao.atualizada', act, before, change }
      }
      case 'edicao.publicada': {
        const edition = editionOf(dados)
        return edition && { ...head, tipo: 'edicao.publicada', edition }
      }
      case 'alerta.match': {
        const { alerta: alert, consulta, webhooks, publicacao, versao } = dados
        const act = version(publicacao, versao)
        return act && { ...head, tipo: 'alerta.match', alert, consulta, webhooks, act }
      }
      default:
        return null
    }
  }
}

/** Acts as they were, and editions. */
export function createActVersions(db: DatabaseSync) {
  const former = db.prepare('SELECT record FROM publication_versions WHERE id = ? AND versao = ?')
  const { find } = createPublicationWriter(db)
  const editions = createEditionReader(db)
  return {
    /** An act as it was in this version: the facts of a day may be told after the next change. */
    version(id: string, versao: number): Publication | null {
      const current = find(id)
      if (current?.versao === versao) return current.publication
      const record = former.get(id, BigInt(versao))?.record
      return record === undefined ? null : JSON.parse(decompressText(record as Uint8Array))
    },
    editionOf({ data, numero }: { data: string; numero: string }): FactEdition | null {
      return editions.list({ data }).find((edition) => edition.numero === numero) ?? null
    },
  }
}
