/*
 * node bench/rows/contract-http.ts [rows | folder]
 *
 * What pages of GET /contratos with their total and sums take over HTTP, in an archive of so many rows whose contracts are
 * signed and end as long before and after their publication as real ones: twelve filters as people combine them. A folder
 * has such an archive from before. Filters ask for 2022, which begins behind the first million of rows.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openArchive } from '../../server/src/embedded/archive.ts'
import { type Service, createKey, startService } from '../lib/arauto.ts'
import { p50p95, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { fillArchive, readContracts } from './contract-archive.ts'

const TIMES = 20
const LEAST_LIMIT = 10
const BODY = 'Ministério da Educação/Hospital de Clínicas de Porto Alegre'
const MONTHS = Array.from({ length: 12 }, (_, i) => `2022-${String(i + 1).padStart(2, '0')}`)
const within = (from: string, to: string, month: string) => `${from}=${month}-01&${to}=${month}-28`

const PAGES: [string, (month: string, supplier: string) => string][] = [
  ['a month', (month) => within('data_inicio', 'data_fim', month)],
  ['ends in a month', (month) => within('vigencia_fim_de', 'vigencia_fim_ate', month)],
  ['ends in a year', () => 'vigencia_fim_de=2022-01-01&vigencia_fim_ate=2022-12-31'],
  ['signed in a month', (month) => within('assinatura_de', 'assinatura_ate', month)],
  [
    'signed in a month, bid',
    (month) => `${within('assinatura_de', 'assinatura_ate', month)}&modalidade=pregao`,
  ],
  [
    'an amount, two limits',
    (month) => `valor_min=${100_000 + Number(month.slice(5))}&valor_max=500000`,
  ],
  [
    'contracts above 1 million, a month',
    (month) =>
      `tipo_instrumento=contrato&valor_min=1000000&${within('data_inicio', 'data_fim', month)}`,
  ],
  [
    'body, a month',
    (month) => `orgao=${encodeURIComponent(BODY)}&${within('data_inicio', 'data_fim', month)}`,
  ],
  [
    'body, ends in a month, soonest first',
    (month) =>
      `orgao=${encodeURIComponent(BODY)}&${within('vigencia_fim_de', 'vigencia_fim_ate', month)}&ordem=vigencia_fim`,
  ],
  [
    'municipalities of a state, above 1 million',
    () => `orgao=${encodeURIComponent('Estado de Minas Gerais')}&valor_min=1000000`,
  ],
  [
    'supplier, a year',
    (_, supplier) => `fornecedor_ni=${supplier}&data_inicio=2022-01-01&data_fim=2022-12-31`,
  ],
  [
    'bid, a month, dearest first',
    (month) => `modalidade=pregao&${within('data_inicio', 'data_fim', month)}&ordem=valor`,
  ],
]

const given = process.argv[2] ?? '2000000'
if (/^\d+$/.test(given)) {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-contract-http-'))
  try {
    await fill(folder, Number(given))
    await measure(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
} else await measure(given)

async function fill(folder: string, rows: number): Promise<void> {
  mkdirSync(folder, { recursive: true })
  using archive = openArchive(folder)
  const acts = await readContracts()
  const insertBody = archive.db.prepare('INSERT OR IGNORE INTO bodies (orgao) VALUES (?)')
  for (const { act } of acts) insertBody.run(act.orgao)
  await fillArchive(archive.db, acts, { rows, areDaysMoved: true })
}

async function measure(folder: string): Promise<void> {
  const key = await createKey(folder)
  const suppliers = suppliersOf(folder)
  await using service = await startService(folder)
  const lines: string[][] = []
  for (const [name, queryOf] of PAGES) {
    const took: number[] = []
    let total = 0
    for (let i = 0; i < TIMES; i++) {
      // Answers are remembered: a page of another length is another answer.
      const asked = queryOf(MONTHS[i % MONTHS.length]!, suppliers[i % suppliers.length]!)
      const query = `${asked}&limite=${LEAST_LIMIT + i}`
      const before = service.runMs()
      total = Math.max(total, await ask(service, key, query))
      took.push(service.runMs() - before)
    }
    lines.push([name, total.toLocaleString('en'), p50p95(took)])
  }
  console.log(
    `${machine()}; load ${load()}; median / 95th percentile, milliseconds of processor of the service\n`,
  )
  console.log(table(['filter', 'rows at most', 'GET /contratos'], lines))
}

/** The total that a page tells. */
async function ask({ url }: Service, key: string, query: string): Promise<number> {
  const response = await fetch(`${url}/contratos?${query}`, { headers: { 'X-API-Key': key } })
  const answer = (await response.json()) as { dados: { total: number } }
  if (!response.ok) throw new Error(`${response.status} for ${query}: ${JSON.stringify(answer)}`)
  return answer.dados.total
}

function suppliersOf(folder: string): string[] {
  using db = new DatabaseSync(join(folder, 'arauto.db'), { readOnly: true })
  const found = db
    .prepare(
      'SELECT substr(fornecedor, 1, 8) AS fornecedor FROM contratos WHERE length(fornecedor) = 14 ORDER BY key DESC LIMIT 20',
    )
    .all()
  return found.map(({ fornecedor }) => String(fornecedor))
}
