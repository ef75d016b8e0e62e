import type { Publication } from '../../gazette/publication.ts'
import type { ActChange, Fact, FactEdition } from '../../monitor/fact.ts'
import type { OutboxPage } from '../../monitor/fan-out-store.ts'
import { int, json, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

/** What facts tell of, as the archive keeps it. */
export interface FactArchive {
  /** An act as it was in this version; null when there is none such. */
  actVersion(id: string, versao: number): Promise<Publication | null>
  editionOf(data: string, numero: string): Promise<FactEdition | null>
}

/** Which events to read: at most `limit` of those after `seq`. */
export interface VisibleEvents {
  seq: number
  /** Null: of all types. */
  tipo: string | null
  conta_id: string
  limit: number
}

const eventRow = row({ seq: int, id: text, tipo: text, criado_em: text, dados: json<EventData>() })
type EventRow = ReturnType<typeof eventRow>

/**
 * Reads the outbox of events, in the order of their commits, each as the fact that it tells of. Events of
 * which nothing is kept any more are left out.
 */
export function createFactReader(sql: SqlReader, archive: FactArchive) {
  return {
    /** For those who are to be told. What only mails are written of is left out, too. */
    async after(seq: number, limit: number): Promise<OutboxPage> {
      const rows = await sql.all(
        eventRow,
        `SELECT ${eventRow.columns} FROM events
         WHERE seq > $1 AND ${sql.dialect.settled('events')} ORDER BY seq LIMIT $2`,
        [seq, limit],
      )
      return await pageOf(rows, tellsNobody)
    },

    /** Those that an account may see; of one type, or of all. */
    async visible({ seq, tipo, conta_id, limit }: VisibleEvents): Promise<OutboxPage> {
      const visible = `seq > $1 AND (conta_id IS NULL OR conta_id = $2)
        AND ${sql.dialect.settled('events')}`
      const rows =
        tipo === null
          ? await sql.all(
              eventRow,
              `SELECT ${eventRow.columns} FROM events WHERE ${visible} ORDER BY seq LIMIT $3`,
              [seq, conta_id, limit],
            )
          : await sql.all(
              eventRow,
              `SELECT ${eventRow.columns} FROM events
               WHERE ${visible} AND tipo = $4 ORDER BY seq LIMIT $3`,
              [seq, conta_id, limit, tipo],
            )
      return await pageOf(rows, () => false)
    },
  }

  async function pageOf(
    rows: EventRow[],
    leftOut: (event: EventRow) => boolean,
  ): Promise<OutboxPage> {
    const page: OutboxPage = { facts: [], unreadable: [], upTo: rows.at(-1)?.seq ?? null }
    for (const event of rows) {
      if (leftOut(event)) continue
      try {
        const fact = await factOf(event)
        if (fact !== null) page.facts.push(fact)
      } catch (error) {
        page.unreadable.push({ id: event.id, error })
      }
    }
    return page
  }

  async function factOf({ tipo, dados, ...head }: EventRow): Promise<Fact | null> {
    switch (tipo) {
      case 'publicacao.nova': {
        const act = await archive.actVersion(dados.publicacao, 1)
        return act && { ...head, tipo, act }
      }
      case 'publicacao.atualizada': {
        const { publicacao, versao, campos_alterados, motivo, retificada_por = null } = dados
        const change: ActChange = { versao, campos_alterados, motivo, retificada_por }
        const act = await archive.actVersion(publicacao, versao)
        const before = await archive.actVersion(publicacao, versao - 1)
        return act && { ...head, tipo, act, before, change }
      }
      case 'edicao.publicada': {
        const edition = await archive.editionOf(dados.data, dados.numero)
        return edition && { ...head, tipo, edition }
      }
      case 'alerta.match': {
        const { alerta: alert, consulta, webhooks, publicacao, versao } = dados
        const act = await archive.actVersion(publicacao, versao)
        return act && { ...head, tipo, alert, consulta, webhooks, act }
      }
      default:
        return null
    }
  }
}

/** Many alerts only write mails: what they find need not be read for webhooks. */
function tellsNobody({ tipo, dados }: EventRow): boolean {
  return tipo === 'alerta.match' && dados.webhooks.length === 0
}

/** `dados` of an event as it is kept: what is read depends on its type. */
interface EventData {
  publicacao: string
  versao: number
  campos_alterados: string[]
  motivo: string
  retificada_por?: string | null
  data: string
  numero: string
  alerta: { id: string; nome: string }
  consulta: string
  webhooks: string[]
}
