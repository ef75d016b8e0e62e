import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Publication } from '../gazette/publication.ts'
import { decompressText } from '../lib/compressed-text.ts'
import type { ActChange, Fact, FactEdition } from '../monitor/fact.ts'
import type { OutboxEntry } from '../monitor/fan-out-store.ts'
import { createEditionReader } from './editions.ts'
import { createPublicationWriter } from './publications.ts'

type Row = Record<string, SQLOutputValue>

/** Reads the outbox of facts, each with what it tells of. */
export function createFactReader(db: DatabaseSync) {
  const after = db.prepare('SELECT * FROM events WHERE seq > ? ORDER BY seq LIMIT ?')
  const one = db.prepare('SELECT * FROM events WHERE seq = ?')
  const former = db.prepare('SELECT record FROM publication_versions WHERE id = ? AND versao = ?')
  const { find } = createPublicationWriter(db)
  const editions = createEditionReader(db)

  return {
    /** Events in the order of their commits, for those who are to be told. */
    after(seq: number, limit: number): OutboxEntry[] {
      return after
        .all(BigInt(seq), BigInt(limit))
        .map((row) => (tellsNobody(row) ? { ...entryFrom(row), read: () => null } : entryFrom(row)))
    },

    /** What an event tells of, for those who look back; null: nothing that we have. */
    find(seq: number): Fact | null {
      const row = one.get(BigInt(seq))
      return row ? factFrom(row) : null
    },
  }

  /** Many alerts only write mails: what they find need not be read for webhooks. */
  function tellsNobody({ tipo, dados }: Row): boolean {
    return tipo === 'alerta.match' && JSON.parse(String(dados)).webhooks.length === 0
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

  /** An act as it was in this version: the facts of a day may be told after the next change. */
  function version(id: string, versao: number): Publication | null {
    const current = find(id)
    if (current?.versao === versao) return current.publication
    const record = former.get(id, BigInt(versao))?.record
    return record === undefined ? null : JSON.parse(decompressText(record as Uint8Array))
  }

  function editionOf({ data, numero }: { data: string; numero: string }): FactEdition | null {
    return editions.list({ data }).find((edition) => edition.numero === numero) ?? null
  }
}
