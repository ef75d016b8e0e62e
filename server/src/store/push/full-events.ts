import type { Alcance } from '../../gazette/relations/reach.ts'
import type { ChangeReason, Situacao } from '../../gazette/relations/situacao.ts'
import type { NearDay } from '../../gazette/rows/near-day.ts'
import type { ReadRow } from '../../gazette/rows/row-keys.ts'
import { decompressText } from '../../lib/text/compressed-text.ts'
import type { ActChange, EventAct, FullEvent, RowTerm } from '../../events/full-event.ts'
import type { OutboxPage } from '../../events/fan-out-store.ts'
import { readActVersion } from '../archive/act-versions.ts'
import { createEditionReader } from '../archive/editions.ts'
import { int, json, nullable, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const eventRow = row({
  seq: int,
  id: text,
  tipo: text,
  criado_em: text,
  dados: json<KeptData>(),
  conta_id: nullable(text),
})
type EventRow = ReturnType<typeof eventRow>

/** How many rows are read at a time; those of a single account are noted without their content. */
const MOST_ROWS = 1_000

/** Reads the outbox of events, each with its content. */
export function createFullEventReader(sql: SqlReader) {
  return {
    /**
     * For delivery: events after `seq`, in the order of commits, until `limit` that may concern
     * anybody. Leaves out events without stored content, and those that only cause mails.
     */
    async after(seq: number, limit: number): Promise<OutboxPage> {
      const rows = await sql.all(
        eventRow,
        `SELECT ${eventRow.columns} FROM events
         WHERE seq > $1 ORDER BY seq LIMIT $2`,
        [seq, MOST_ROWS],
      )
      return await pageOf(rows, limit)
    },

    /** Finds events in one snapshot: the act of several that follow one another is read once. */
    finder(): (seq: number) => Promise<FullEvent | null> {
      const actOf = createActReader(sql)
      return (seq) => find(seq, actOf)
    },

    /** One event; null: its content is no longer stored. */
    find: (seq: number) => find(seq, createActReader(sql)),
  }

  async function find(seq: number, actOf: ActReader): Promise<FullEvent | null> {
    const one = `SELECT ${eventRow.columns} FROM events WHERE seq = $1`
    const kept = await sql.one(eventRow, one, [seq])
    return kept && (await fullEventOf(kept, actOf))
  }

  async function pageOf(rows: EventRow[], limit: number): Promise<OutboxPage> {
    const actOf = createActReader(sql)
    const page: OutboxPage = { events: [], ofAccounts: [], unreadable: [], upTo: null }
    for (const kept of rows) {
      const { seq, conta_id } = kept
      if (conta_id === null) await addTo(page, kept, actOf)
      else if (!tellsNobody(kept)) page.ofAccounts.push({ conta_id, seq })
      page.upTo = seq
      if (page.events.length >= limit) break
    }
    return page
  }

  async function addTo(page: OutboxPage, kept: EventRow, actOf: ActReader): Promise<void> {
    try {
      const event = await fullEventOf(kept, actOf)
      if (event !== null) page.events.push(event)
    } catch (error) {
      page.unreadable.push({ id: kept.id, error })
    }
  }

  async function fullEventOf(
    { seq, id, tipo, criado_em, dados }: EventRow,
    actOf: ActReader,
  ): Promise<FullEvent | null> {
    const head = { seq, id, criado_em }
    switch (tipo) {
      case 'publicacao.nova': {
        const act = await actOf(dados, 1)
        return act && { ...head, tipo, act }
      }
      case 'publicacao.atualizada': {
        const act = await actOf(dados, dados.versao)
        return (
          act && { ...head, tipo, act, before: await formerOf(dados, act), change: changeOf(dados) }
        )
      }
      case 'linha.nova': {
        const act = await actOf(dados, dados.versao)
        return act && { ...head, tipo, act, versao: dados.versao, row: rowOf(dados) }
      }
      case 'linha.prazo': {
        const { tabela, linha_lida: linha, prazo, webhook } = dados
        const act = await actOf(dados, dados.versao)
        const term = { tabela, linha, prazo } as RowTerm // as term-events.ts writes it
        return act && { ...head, tipo, act, term, webhook }
      }
      case 'edicao.publicada': {
        const editions = await createEditionReader(sql).list({ data: dados.data })
        const edition = editions.find(({ numero }) => numero === dados.numero)
        return edition ? { ...head, tipo, edition } : null
      }
      case 'alerta.match': {
        const { alerta: alert, leitura = 0, ignorar_assinatura = false, webhooks, versao } = dados
        const act = await actOf(dados, versao)
        const row = foundRowOf(dados)
        const sought = row === null ? [dados.consulta] : []
        const termos = dados.termos?.length ? dados.termos : sought
        const of = { alert, termos, leitura, ignorar_assinatura, webhooks, row }
        return act && { ...head, tipo, ...of, act }
      }
      default:
        return null
    }
  }

  /** The act before it changed: with another text or another state. */
  async function formerOf(dados: EventRow['dados'], act: EventAct): Promise<EventAct | null> {
    const { publicacao, versao, antes = act.situacao } = dados
    const former = isOfText(dados) ? await readActVersion(sql, publicacao, versao - 1) : act
    const isSame = former === act && antes === act.situacao
    return former === null || isSame ? null : { ...former, situacao: antes }
  }
}

type ActReader = (dados: KeptData, versao: number) => Promise<EventAct | null>

/** Reads the acts of events. The rows of an act follow it: it is read once for all of them, and remains one object. */
function createActReader(sql: SqlReader): ActReader {
  let last: { name: string; act: EventAct | null } | null = null
  return async ({ publicacao, situacao }, versao) => {
    const name = [publicacao, versao, situacao].join(' ')
    if (last?.name !== name) {
      const act = await readActVersion(sql, publicacao, versao)
      last = { name, act: act && { ...act, situacao: situacao ?? act.situacao } }
    }
    return last.act
  }
}

function rowOf({ tabela, chaves, seq, extrator: versao, linha }: KeptRow): ReadRow {
  const text = decompressText(Buffer.from(linha, 'base64'))
  return { tabela, chaves, seq, versao, linha: text } as ReadRow // keys of its table, as written
}

/** Of an alert that finds rows. */
function foundRowOf({ tabela, linha_lida: linha, prazo }: KeptData) {
  return linha === undefined ? null : { tabela, linha, ...(prazo && { prazo }) }
}

/** Otherwise the change is in its state, made by other acts or by its source. */
function isOfText({ motivo, campos_alterados }: EventRow['dados']): boolean {
  return motivo === 'reprocessamento' && !campos_alterados.includes('situacao')
}

function changeOf(dados: EventRow['dados']): ActChange {
  const { versao, campos_alterados, motivo, por = dados.retificada_por ?? null } = dados
  const retificada_por = motivo === 'retificacao' ? por : null
  const { alcance = null, parte = null } = dados
  return { versao, campos_alterados, motivo, por, alcance, parte, retificada_por }
}

/** Many alerts only send mails; their matches need not be read for webhooks. */
function tellsNobody({ tipo, dados }: EventRow): boolean {
  return tipo === 'alerta.match' && dados.webhooks.length === 0
}

/** Of `linha.nova`: store/archive/row-events.ts. */
interface KeptRow {
  tabela: ReadRow['tabela']
  chaves: ReadRow['chaves']
  seq: number
  extrator: number
  linha: string
}

/** Of `linha.prazo`, and of the `alerta.match` of a row: term-events.ts, ../alerts/matches.ts. */
interface KeptTerm {
  /** Absent where an alert has found an act as a whole. */
  linha_lida?: object
  /** Null for a row that is new; absent as `linha_lida` is. */
  prazo?: NearDay | null
  webhook: string
}

/** `dados` of a stored event; its fields depend on its type. */
interface KeptData extends KeptRow, KeptTerm {
  publicacao: string
  versao: number
  campos_alterados: string[]
  motivo: ChangeReason
  por?: string | null
  /** Absent in events of an older program. */
  alcance?: Alcance | null
  parte?: string | null
  /** `por` in events of an older program, which also left out `situacao`. */
  retificada_por?: string
  situacao?: Situacao
  /** Its former state; absent in events of an older program when no filter needed it. */
  antes?: Situacao
  data: string
  numero: string
  alerta: { id: string; nome: string }
  consulta: string
  /** The items that the act matches; absent in events of an older program, empty for an alert without any. */
  termos?: string[]
  /** Absent in events of an older program, which read literally: 0. */
  leitura?: number
  ignorar_assinatura?: boolean
  webhooks: string[]
}
