import type { InstrumentKind } from '../../gazette/rows/contracts/instrument-kind.ts'
import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import type {
  ContractFilter,
  ContractOrder,
  ContractPlace,
  ContractReader,
  ContractSum,
  PublishedContract,
} from '../../service/contracts/contract-store.ts'
import { decompressText } from '../../lib/text/compressed-text.ts'
import { EXPRESSIONS } from '../archive/publication-rows.ts'
import { publications } from '../archive/tables.ts'
import { bytes, derived, int, row, text, word } from '../rows.ts'
import type { SqlReader, SqlValue } from '../sql.ts'
import { type Conditions, conditionsOf } from './contract-conditions.ts'
import { contratos } from './tables.ts'

/** What rows are ordered by before their place in the gazette. */
const ORDERS = {
  recentes: { column: null, direction: 'DESC' },
  antigas: { column: null, direction: 'ASC' },
  valor: { column: 'valor', direction: 'DESC' },
  vigencia_fim: { column: 'vigencia_fim', direction: 'ASC' },
} as const

const placeColumns = contratos.pick('key', 'seq', 'valor', 'vigencia_fim')
const actColumns = publications.pick('id', 'data_publicacao', 'secao', 'edicao', 'pagina')
const rowColumns = row({
  ...placeColumns.shape,
  ...actColumns.shape,
  url_original: text,
  situacao: word<Situacao>(),
  linha: derived((value) => JSON.parse(decompressText(bytes.read(value))) as ContratoLinha),
})
const SHOWN = `${placeColumns.of('contratos')}, ${actColumns.of('publications')},
  ${EXPRESSIONS.url_original} AS url_original, ${EXPRESSIONS.situacao} AS situacao, contratos.linha`

/** Few rows share a total: all of them are read from one index, whatever is asked for. */
const COMMON = `key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor,
  data_assinatura, vigencia_fim`

/** `valor` in cents. */
const sumRow = row({
  tipo_instrumento: word<InstrumentKind>(),
  linhas: int,
  com_valor: int,
  valor: int,
})
const unreadRow = row({ secao: word<SectionCode>(), edicoes: int, inicio: text, fim: text })

/** Rows of one kind in an order, behind a place; the last key of the order is unique. */
interface Stretch {
  conditions: Conditions
  columns: string[]
  direction: 'ASC' | 'DESC'
  after: SqlValue[] | null
}

/** Reads the stored rows of contracts. */
export function createContractReader(sql: SqlReader): ContractReader {
  return {
    async contracts(filter, { order, after, limit }) {
      const found: ContractRow[] = []
      for (const stretch of stretchesOf(filter, order, after))
        if (found.length < limit) found.push(...(await read(stretch, limit - found.length)))
      return found.map((each) => ({ place: placeOf(each, order), row: published(each) }))
    },

    async contractSums(filter) {
      const { all, values } = conditionsOf(filter, sql.dialect)
      const own = await sql.all(
        sumRow,
        `SELECT c.tipo_instrumento, count(*) AS linhas, count(c.valor) AS com_valor,
           coalesce(sum(c.valor), 0) AS valor
         FROM contratos c ${where(all)}
         GROUP BY c.tipo_instrumento ORDER BY linhas DESC, c.tipo_instrumento`,
        values,
      )
      const common = await sql.all(
        sumRow,
        `WITH c AS MATERIALIZED (SELECT ${COMMON} FROM contratos WHERE valor_comum IS NOT NULL)
         SELECT tipo_instrumento, 0 AS linhas, sum(linhas) AS com_valor, sum(valor) AS valor
         FROM (SELECT c.tipo_instrumento, count(*) AS linhas, max(c.valor_comum) AS valor
               FROM c ${where(all)}
               GROUP BY c.key, c.instrumento, c.tipo_instrumento) AS each
         GROUP BY tipo_instrumento`,
        values,
      )
      return own.map((sum) => withCommon(sum, common))
    },

    unreadEditions: (first, last, versao) =>
      sql.all(
        unreadRow,
        `SELECT secao, count(*) AS edicoes, min(data) AS inicio, max(data) AS fim
         FROM edition_sections
         WHERE data BETWEEN $1 AND $2 AND secao IN ('3', 'extra')
           AND (versao_extrator IS NULL OR versao_extrator < $3)
         GROUP BY secao ORDER BY secao`,
        [first, last, versao],
      ),
  }

  /** Rows without a value come after all others, in the order of the gazette. */
  function* stretchesOf(
    filter: ContractFilter,
    order: ContractOrder,
    after: ContractPlace | null,
  ): Generator<Stretch> {
    const { column, direction } = ORDERS[order]
    const place = after && [after.key, after.seq]
    const given = () => conditionsOf(filter, sql.dialect)
    const inGazette = { columns: ['key', 'seq'], direction }
    if (column === null) return yield { ...inGazette, conditions: given(), after: place }
    if (after?.at !== null) {
      const columns = [column, 'key', 'seq']
      const conditions = also(given(), `c.${column} IS NOT NULL`)
      yield { columns, direction, conditions, after: after && [after.at, after.key, after.seq] }
    }
    const conditions = also(given(), `c.${column} IS NULL`)
    yield { ...inGazette, conditions, after: after?.at === null ? place : null }
  }

  /** The places are found first, by an index: rows are long. LEFT JOIN keeps SQLite from beginning with all rows. */
  function read(
    { conditions: { all, values }, columns, direction, after }: Stretch,
    limit: number,
  ): Promise<ContractRow[]> {
    const bound = [...values]
    const bind = (given: SqlValue) => `$${bound.push(given)}`
    const listed = (alias: string) => columns.map((column) => `${alias}.${column}`)
    const ordered = (alias: string) =>
      listed(alias)
        .map((column) => `${column} ${direction}`)
        .join(', ')
    const behind = after && [
      `(${listed('c').join(', ')}) ${direction === 'ASC' ? '>' : '<'} (${after.map(bind).join(', ')})`,
    ]
    return sql.all(
      rowColumns,
      `SELECT ${SHOWN}
       FROM (SELECT c.key, c.seq FROM contratos c ${where([...all, ...(behind ?? [])])}
             ORDER BY ${ordered('c')} LIMIT ${bind(limit)}) AS page
       LEFT JOIN contratos ON contratos.key = page.key AND contratos.seq = page.seq
       LEFT JOIN publications ON publications.key = page.key
       ORDER BY ${ordered('contratos')}`,
      bound,
    )
  }
}

type ContractRow = ReturnType<typeof rowColumns>

function where(all: string[]): string {
  return all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`
}

function also({ all, values }: Conditions, more: string): Conditions {
  return { all: [...all, more], values }
}

function withCommon(own: ContractSum, common: ContractSum[]): ContractSum {
  const { com_valor = 0, valor = 0 } =
    common.find((one) => one.tipo_instrumento === own.tipo_instrumento) ?? {}
  return { ...own, com_valor: own.com_valor + com_valor, valor: (own.valor + valor) / 100 }
}

function placeOf(found: ContractRow, order: ContractOrder): ContractPlace {
  const { column } = ORDERS[order]
  return { at: column && found[column], key: found.key, seq: found.seq }
}

function published(found: ContractRow): PublishedContract {
  const { id, data_publicacao, secao, edicao, pagina, situacao, url_original, linha } = found
  const act = { publicacao: id, data_publicacao, secao, edicao, pagina, situacao, url_original }
  return { ...linha, ...act }
}
