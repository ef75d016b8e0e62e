import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startApi } from '../../server/test/_api.ts'
import { seededRandom } from '../../server/test/_editions.ts'
import { runArauto } from '../lib/arauto.ts'
import { progress, progressDone } from '../lib/progress.ts'

/*
 * Sends hostile queries on real editions through the whole API in this process, with the readings of ADR 20:
 * node bench/fuzz/queries.ts [--consultas N] [--semente N]. Measures the processor time of each, garbage
 * collection included. Fails if any is answered with 5xx, or takes too long.
 */
const MOST_MS = 250
const SLOWEST_SHOWN = 5
/** The limit of `termo` in the API. */
const LONGEST = 4_000

const { values } = parseArgs({
  options: {
    consultas: { type: 'string', default: '10000' },
    semente: { type: 'string', default: '1' },
  },
})
const random = seededRandom(Number(values.semente))
const below = (n: number) => Math.floor(random() * n)
const oneOf = <T>(some: readonly T[]): T => some[below(some.length)]!

/**
 * Words that are common, rare, absent, widened, or of strange letters; and text that may break out of a
 * query language.
 */
const WORDS =
  `de a o e que nº 1 2023 1.326 portaria lei 8112/90 decreto edital contrato serviço público federal
  nomeação exonerar licitar dispensa aposentadoria retificação anvisa mec ufrj ibge sa s.a. ltda ma m.a. me
  maria josé silva santos ana paula rodovia br-101 licensa inexistentissimo x zz 12.345.678/0001-95
  23106.010161/2023-23 cnpj:12345678 norma:"Lei-8.112" titulo: ementa:exonerar orgao:saúde valor:1 ou não OU NAO E
  = - * ~ ~5 :secao=3 ' \\\\ ; -- DROP %00 \u0000 \u200b \u202e 🎉 ﬁm ＭＥＣ i\u0307 ß مرسوم \ud83d`
    .trim()
    .split(/\s+/)
const FIELDS = ['', '', '', '', 'titulo:', 'ementa:', 'orgao:', 'assinatura:', '=', '-']

function leaf(): string {
  switch (below(7)) {
    case 0:
      return `"${several(1 + below(6))}"`
    case 1:
      return `"${several(2 + below(4))}"~${oneOf([0, 1, 5, 50, 10_000, 99_999])}`
    case 2:
      return `${oneOf(WORDS).slice(0, 1 + below(4))}*`
    default:
      return oneOf(WORDS)
  }
}

const several = (count: number) => Array.from({ length: count }, () => oneOf(WORDS)).join(' ')

function query(depth: number): string {
  if (depth === 0) return oneOf(FIELDS) + leaf()
  const parts = Array.from({ length: 1 + below(4) }, () => query(depth - 1))
  return `${oneOf(FIELDS)}(${parts.join(oneOf([' ', ' ', ' OU ', ' NAO ', ' -']))})`
}

function hostile(): string {
  switch (below(8)) {
    case 0:
      return oneOf(['(', '-', '=', '"a" ', 'a* OU ', 'nomeação ', 'lei 1 ', 's.a. ']).repeat(
        below(400),
      )
    case 1:
      return several(200)
    case 2:
      return Array.from({ length: 1 + below(60) }, () => String.fromCodePoint(below(0x3000))).join(
        '',
      )
    default:
      return query(below(5))
  }
}

function parameters(): Record<string, string> {
  return {
    termo: hostile().slice(0, LONGEST),
    ordem: oneOf(['relevancia', 'relevancia', 'recentes', 'antigas']),
    limite: oneOf(['1', '20', '100']),
    pagina: oneOf(['1', '1', '1', '7', '1000']),
    ...(below(4) === 0 && { orgao: oneOf(['MEC', 'anvisa', 'Ministério da Saúde', oneOf(WORDS)]) }),
    ...(below(4) === 0 && { secao: oneOf(['1', '2', '3', 'extra']) }),
    ...(below(6) === 0 && { data_fim: oneOf(['2019-12-31', '2023-04-01']) }),
    ...(below(8) === 0 && { literal: 'true' }),
  }
}

const folder = process.env.REAL_EDITIONS ?? '../shared/dou'
const zips = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((name) => name.endsWith('.zip'))
  .map((name) => join(folder, name))
if (zips.length === 0) throw new Error(`NOT TESTED: ${folder} has no editions`)
await using api = await startApi()
await runArauto(api.dataDir, ['importar', ...zips])

const taken: { ms: number; asked: string }[] = []
const statuses = new Map<number, number>()
for (let i = 0; i < Number(values.consultas); i++) {
  if (i % 100 === 0) progress('Asking', `${i}`)
  const asked = new URLSearchParams(parameters()).toString()
  const before = process.cpuUsage()
  const { status, text } = await api.get(`/buscar?${asked}`)
  const { user, system } = process.cpuUsage(before)
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  if (status >= 500) throw new Error(`${status} for ${asked}: ${text}`)
  taken.push({ ms: (user + system) / 1_000, asked })
}
progressDone()

taken.sort((a, b) => b.ms - a.ms)
const at = (share: number) => taken[Math.floor((1 - share) * taken.length)]!.ms.toFixed(1)
console.log(
  `${taken.length} queries, seed ${values.semente}; by status:`,
  Object.fromEntries(statuses),
)
console.log(`processor time: median ${at(0.5)} ms, p99 ${at(0.99)} ms, p99.9 ${at(0.999)} ms`)
for (const { ms, asked } of taken.slice(0, SLOWEST_SHOWN))
  console.log(`${ms.toFixed(1)} ms: ${asked.slice(0, 200)}`)
const slow = taken.filter(({ ms }) => ms > MOST_MS).length
if (slow > 0) throw new Error(`${slow} queries took more than ${MOST_MS} ms`)
