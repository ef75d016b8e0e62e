import type { InstrumentKind } from '../../gazette/rows/contracts/instrument-kind.ts'
import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import type { ContractReader, ContractSum } from '../../service/rows/contract-rows.ts'
import { int, row, word } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { whereAll } from './conditions.ts'
import { contractConditions } from './contract-conditions.ts'
import { createPageReader } from './row-reader.ts'

const ORDERS = {
  recentes: { column: null, direction: 'DESC' },
  antigas: { column: null, direction: 'ASC' },
  valor: { column: 'valor', direction: 'DESC', isNumber: true },
  vigencia_fim: { column: 'vigencia_fim', direction: 'ASC' },
} as const

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

/** Reads the stored rows of contracts. */
export function createContractReader(sql: SqlReader): ContractReader {
  return {
    page: createPageReader(sql, {
      table: 'contratos',
      orders: ORDERS,
      conditionsOf: (filter) => contractConditions(filter, sql.dialect),
      linhaOf: (text) => JSON.parse(text) as ContratoLinha,
    }),

    async sums(filter) {
      const { all, values } = contractConditions(filter, sql.dialect)
      const own = await sql.all(
        sumRow,
        `SELECT c.tipo_instrumento, count(*) AS linhas, count(c.valor) AS com_valor,
           coalesce(sum(c.valor), 0) AS valor
         FROM contratos c ${whereAll(all)}
         GROUP BY c.tipo_instrumento ORDER BY linhas DESC, c.tipo_instrumento`,
        values,
      )
      const common = await sql.all(
        sumRow,
        `WITH c AS MATERIALIZED (SELECT ${COMMON} FROM contratos WHERE valor_comum IS NOT NULL)
         SELECT tipo_instrumento, 0 AS linhas, sum(linhas) AS com_valor, sum(valor) AS valor
         FROM (SELECT c.tipo_instrumento, count(*) AS linhas, max(c.valor_comum) AS valor
               FROM c ${whereAll(all)}
               GROUP BY c.key, c.instrumento, c.tipo_instrumento) AS each
         GROUP BY tipo_instrumento`,
        values,
      )
      return own.map((sum) => withCommon(sum, common))
    },
  }
}

function withCommon(own: ContractSum, common: ContractSum[]): ContractSum {
  const { com_valor = 0, valor = 0 } =
    common.find((one) => one.tipo_instrumento === own.tipo_instrumento) ?? {}
  return { ...own, com_valor: own.com_valor + com_valor, valor: (own.valor + valor) / 100 }
}
