import { expect, test } from 'vitest'
import { compressText } from '../src/lib/text/compressed-text.ts'
import type { ContractFilter, ContractOrder } from '../src/service/rows/contract-rows.ts'
import type { RowPosition } from '../src/service/rows/row-store.ts'
import { createContractReader } from '../src/store/row-tables/contract-reader.ts'
import { contratos } from '../src/store/row-tables/tables.ts'
import type { Sql } from '../src/store/sql.ts'

const DAY = 2 ** 20
const ROWS = 24_000
const PAGE = 7
const PAGES = 3

/** Enough rows that some filters find many. Three to an act, 20 acts to a day; older acts are of other bodies and end earlier. */
async function fill(sql: Sql): Promise<void> {
  await sql.run(
    `INSERT INTO contratos (key, seq, orgao, tipo_instrumento, modalidade, valor, instrumento, data_assinatura,
       vigencia_fim, linha)
     WITH RECURSIVE n (i) AS (SELECT CAST(0 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${ROWS})
     SELECT (8000 + i / 60) * ${DAY} + i % 60 / 3, i % 3, 'Ministério ' || (i / 3 % 3 + i / 6000),
       CASE i % 3 WHEN 0 THEN 'contrato' WHEN 1 THEN 'termo_aditivo' ELSE 'ata_registro_precos' END,
       CASE WHEN i % 500 = 7 THEN 'convite' WHEN i % 4 > 0 THEN 'pregao' END,
       CASE WHEN i % 5 > 0 THEN i * 7919 % 1000000 END, i % 3,
       CASE WHEN i % 4 > 0 THEN '2023-05-' || (10 + i * 31 % 19) END,
       CASE WHEN i % 6 > 0 THEN '202' || (4 + i / 12000) || '-0' || (1 + i % 5) || '-01' END, $1
     FROM n`,
    [compressText('{}')],
  )
  await sql.run(
    `INSERT INTO publications (key, id, digest, versao, pub_name, id_materia, parts, data_publicacao, secao, secao_base,
       edicao, pagina, orgao, tipo_ato, titulo, resumo, url_pdf, assinatura, conteudo_completo)
     SELECT key, 'pub_' || key, $1, 1, 'DO3', '1', '[]', '2023-05-12', '3', '3', '1', '1', '', '', '', '', '', '', $1
     FROM contratos GROUP BY key`,
    [new Uint8Array()],
  )
  await sql.run('INSERT INTO row_readings (key, contratos) SELECT key, 1 FROM publications')
}

const FILTERS: ContractFilter[] = [
  {},
  { tipos: ['contrato'] },
  { tipos: ['contrato', 'termo_aditivo'], modalidades: ['convite'] },
  { modalidades: ['convite', 'pregao'] },
  { orgaos: ['Ministério 1', 'Ministério 2', 'Ministério 9'] },
  { orgaos: ['Ministério 0', 'Ministério 5'], acts: { from: 8_050 * DAY, to: 8_299 * DAY } },
  { orgaos: ['Ministério 2'], vigencia_fim: { from: '2024-01-15', to: '2025-02-15' } },
  { orgaos: ['Ministério 2', 'Ministério 3'], valor: { from: 900_000 } },
  { vigencia_fim: { from: '2024-01-01', to: '2024-01-31' } },
  { vigencia_fim: { from: '2024-02-01' }, tipos: ['contrato'] },
  { data_assinatura: { from: '2023-05-12', to: '2023-05-20' } },
  { data_assinatura: { to: '2023-05-10' }, modalidades: ['convite'] },
  { data_assinatura: { from: '2024-01-01' } },
  { data_assinatura: { from: '2023-05-12' }, vigencia_fim: { to: '2024-03-01' } },
  { valor: { from: 999_000 } },
  { valor: { from: 10, to: 950_000 } },
  { valor: { from: 10, to: 950_000 }, modalidades: ['pregao'] },
]

const rowOf = contratos.pick(
  'key',
  'seq',
  'orgao',
  'tipo_instrumento',
  'modalidade',
  'valor',
  'data_assinatura',
  'vigencia_fim',
)
type Row = ReturnType<typeof rowOf>

const ORDERS: Record<ContractOrder, (a: Row, b: Row) => number> = {
  recentes: (a, b) => byPlace(b, a),
  antigas: byPlace,
  valor: (a, b) => nullsLast(a.valor, b.valor) || (b.valor ?? 0) - (a.valor ?? 0) || byPlace(b, a),
  vigencia_fim: (a, b) =>
    nullsLast(a.vigencia_fim, b.vigencia_fim) ||
    (a.vigencia_fim ?? '').localeCompare(b.vigencia_fim ?? '') ||
    byPlace(a, b),
}

/** Pages of contracts are those of all rows, sorted, whichever way they are found. */
export function testContractPages(open: () => Promise<Sql>): void {
  test('pages of any filter and order are the rows that it finds, in that order', async () => {
    const sql = await open()
    await fill(sql)
    // A sum that is lost leaves no row out.
    await sql.run("DELETE FROM contratos_por_assinatura WHERE data_assinatura < '2023-05-20'")
    await sql.run("DELETE FROM contratos_por_vigencia_fim WHERE vigencia_fim < '2025-01-01'")
    const all = await sql.all(rowOf, `SELECT ${rowOf.columns} FROM contratos`)
    const reader = createContractReader(sql, DAY)
    for (const filter of FILTERS)
      for (const order of Object.keys(ORDERS) as ContractOrder[]) {
        const places: string[] = []
        for (let after: RowPosition | null = null, page = 0; page < PAGES; page++) {
          const found = await reader.page(filter, { order, after, limit: PAGE })
          places.push(...found.map(({ place: { key, seq } }) => `${key} ${seq}`))
          after = found.at(-1)?.place ?? after
        }
        const sorted = all.filter((row) => passes(row, filter)).toSorted(ORDERS[order])
        const expected = sorted.slice(0, PAGE * PAGES).map(({ key, seq }) => `${key} ${seq}`)
        expect({ filter, order, places }).toEqual({ filter, order, places: expected })
      }
  })
}

function passes(row: Row, filter: ContractFilter): boolean {
  const isIn = (list: string[] | undefined, value: string | null) =>
    list === undefined || (value !== null && list.includes(value))
  const isWithin = <T extends string | number>(
    range: { from?: T | undefined; to?: T | undefined } | undefined,
    value: T | null,
  ) =>
    range === undefined ||
    (value !== null &&
      (range.from === undefined || value >= range.from) &&
      (range.to === undefined || value <= range.to))
  return (
    isIn(filter.orgaos, row.orgao) &&
    isIn(filter.tipos, row.tipo_instrumento) &&
    isIn(filter.modalidades, row.modalidade) &&
    isWithin(filter.acts, row.key) &&
    isWithin(filter.valor, row.valor) &&
    isWithin(filter.data_assinatura, row.data_assinatura) &&
    isWithin(filter.vigencia_fim, row.vigencia_fim)
  )
}

function byPlace(a: Row, b: Row): number {
  return a.key - b.key || a.seq - b.seq
}

function nullsLast(a: unknown, b: unknown): number {
  return Number(a === null) - Number(b === null)
}
