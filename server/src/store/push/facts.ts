import type { ChangeReason, Situacao } from '../../gazette/relations/situacao.ts'
import type { ActChange, Fact, FactAct } from '../../monitor/fact.ts'
import type { OutboxPage } from '../../monitor/fan-out-store.ts'
import { readActVersion } from '../archive/act-versions.ts'
import { createEditionReader } from '../archive/editions.ts'
import { int, json, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const eventRow = row({ seq: int, id: text, tipo: text, criado_em: text, dados: json<EventData>() })
type EventRow = ReturnType<typeof eventRow>

/** Reads the outbox of events, each as the fact that it tells of. */
export function createFactReader(sql: SqlReader) {
  return {
    /**
     * For those who are to be told: at most `limit` of those after `seq`, in the order of their commits. Events
     * of which nothing is kept any more are left out, and those of which only mails are written.
     */
    async after(seq: number, limit: number): Promise<OutboxPage> {
      const rows = await sql.all(
        eventRow,
        `SELECT ${eventRow.columns} FROM events
         WHERE seq > $1 AND ${sql.dialect.settled('events')} ORDER BY seq LIMIT $2`,
        [seq, limit],
      )
      return await pageOf(rows)
    },

    /** One of them; null: it is of nothing that we have. */
    async find(seq: number): Promise<Fact | null> {
      const one = `SELECT ${eventRow.columns} FROM events WHERE seq = $1`
      const event = await sql.one(eventRow, one, [seq])
      return event && (await factOf(event))
    },
  }

  async function pageOf(rows: EventRow[]): Promise<OutboxPage> {
    const page: OutboxPage = { facts: [], unreadable: [], upTo: rows.at(-1)?.seq ?? null }
    for (const event of rows) {
      if (tellsNobody(event)) continue
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
        const act = await actOf(dados, 1)
        return act && { ...head, tipo, act }
      }
      case 'publicacao.atualizada': {
        const { publicacao, versao } = dados
        const act = await actOf(dados, versao)
        const before = await readActVersion(sql, publicacao, versao - 1)
        return act && { ...head, tipo, act, before, change: changeOf(dados) }
      }
      case 'edicao.publicada': {
        const editions = await createEditionReader(sql).list({ data: dados.data })
        const edition = editions.find(({ numero }) => numero === dados.numero)
        return edition ? { ...head, tipo, edition } : null
      }
      case 'alerta.match': {
        const { alerta: alert, consulta, webhooks, versao } = dados
        const act = await actOf(dados, versao)
        return act && { ...head, tipo, alert, consulta, webhooks, act }
      }
      default:
        return null
    }
  }

  async function actOf(
    { publicacao, situacao }: EventData,
    versao: number,
  ): Promise<FactAct | null> {
    const act = await readActVersion(sql, publicacao, versao)
    return act && { ...act, situacao: situacao ?? act.situacao }
  }
}

function changeOf(dados: EventData): ActChange {
  const { versao, campos_alterados, motivo, por = dados.retificada_por ?? null } = dados
  const retificada_por = motivo === 'retificacao' ? por : null
  return { versao, campos_alterados, motivo, por, retificada_por }
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
  motivo: ChangeReason
  por?: string | null
  /** `por` of events that an older program wrote, which left out `situacao` too. */
  retificada_por?: string
  situacao?: Situacao
  data: string
  numero: string
  alerta: { id: string; nome: string }
  consulta: string
  webhooks: string[]
}
