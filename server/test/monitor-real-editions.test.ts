import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { rarityIn } from '../src/monitor/act-keys.ts'
import type { MonitorFilter } from '../src/monitor/filter.ts'
import { createMatcher } from '../src/monitor/matcher.ts'
import { NO_FILTER, searchFiltersOf } from '../src/monitor/standing-filter.ts'
import { watchedAct } from '../src/monitor/watched-act.ts'
import { findAmounts, findCnpjs } from '../engine/entities.ts'
import { tokenize } from '../engine/analysis.ts'
import type { AskedFilters } from '../src/search/search-reader.ts'
import { readSearch } from '../src/search/reading/read-search.ts'
import { LITERAL, READING_VERSION } from '../src/search/reading/reading.ts'
import type { ArchivedPublication } from '../src/gazette/publication-detail.ts'
import { filtersFor } from '../src/store/index/index-filters.ts'
import { createPublicationReader } from '../src/store/archive/publications.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { seededRandom } from './_editions.ts'

const repository = resolve(import.meta.dirname, '../..')
const folder = resolve(repository, process.env.REAL_EDITIONS ?? '../shared/dou')
const days = ['2023-05-12', '2026-02-27']
const files = ['2023-05-12-DO2', '2023-05-12-DO3', '2026-02-27-DO1', '2026-02-27-DO1E'].map(
  (name) => join(folder, `${name}.zip`),
)
const present = files.every((file) => existsSync(file))
if (!present) process.stdout.write(`NOT TESTED: alerts over real editions, ${folder} lacks some\n`)

const GENERATED = 1_000

/** Typical filters, and those that are easy to get wrong. */
const HAND_PICKED: MonitorFilter[] = [
  filterOf('*'),
  filterOf('*', { secoes: ['extra'] }),
  filterOf('* -portaria'),
  filterOf('licitação'),
  filterOf('licitacao dispensa'),
  filterOf('pregão eletrônico -suspenso', { secoes: ['3'] }),
  filterOf('PREGÃO ELETRÔNICO Nº 7/2023 - UASG 153030'),
  filterOf('"extrato de contrato" OU "extrato de termo aditivo"'),
  filterOf('"inexigibilidade de licitação"~5'),
  filterOf('"contratada valor"~10'),
  filterOf('nomear OU exonerar', { secoes: ['2'] }),
  filterOf('titulo:portaria'),
  filterOf('titulo:(edital OU aviso) -retificação'),
  filterOf('ementa:autoriza'),
  filterOf('orgao:saúde'),
  filterOf('orgao:"universidade federal"'),
  filterOf('assinatura:maria'),
  filterOf('assinatura:"da silva"'),
  filterOf('concurs*'),
  filterOf('universi* -federal'),
  filterOf('1.326 OU 1326'),
  filterOf('nº 1'),
  filterOf('de'),
  filterOf('a'),
  filterOf('lei 8.666'),
  filterOf('"lei nº 14.133"'),
  filterOf('00.394.460/0001-41'),
  filterOf('@RFB'),
  filterOf('e-CAC'),
  filterOf('R$ 100.000,00'),
  filterOf('edital', { tipos_ato: ['Edital', 'Aviso'] }),
  filterOf('edital', { orgaos: ['Ministério da Educação'] }),
  filterOf('edital', { orgaos: ['ministerio da educacao'], secoes: ['3'] }),
  filterOf('edital', { orgaos: ['MEC', 'Ibama'], secoes: ['3'] }),
  filterOf('edital', { orgaos: ['MEC'], leitura: LITERAL }),
  filterOf('edital', { orgaos_exceto: ['MEC', 'Ministério da Saúde'] }),
  filterOf('*', { tipos_ato: ['Extrato*'], orgaos_exceto: ['Ministério da Educação'] }),
  filterOf('nomeação'),
  filterOf('nomeação', { leitura: LITERAL }),
  filterOf('exoneração secretário executivo'),
  filterOf('lei 8112/90 -aposentadoria'),
  filterOf('IN SEGES nº 5, de 26 de maio de 2017'),
  filterOf('telefonica brasil sa OU M.A. construções ltda'),
  filterOf('anvisa OU ufrj OU orgao:mec'),
  filterOf('=nomeação =(anvisa OU mec)'),
  filterOf('*', { situacoes: ['publicada'] }),
  filterOf('*', { situacoes: ['retificada'] }),
  filterOf('*', { situacoes: ['revogada', 'sem_efeito'] }),
  filterOf('portaria', { situacoes: ['republicada', 'retificada'], secoes: ['2'] }),
  filterOf('*', { situacoes: ['retirada'] }),
  filterOf('*', { valor_min: 1_000_000 }),
  filterOf('contrato', { valor_min: 999.99, valor_max: 10_000 }),
  filterOf('*', { valor_max: 100 }),
  filterOf('*', { valor_min: 1e15 }),
  filterOf('*', { cnpjs: ['00394460'] }),
  filterOf('*', { cnpjs: ['00394460000141', '33000167'], secoes: ['3'] }),
]

const ofState = ({ situacoes }: MonitorFilter) => situacoes.length > 0
const ofCompany = ({ cnpjs }: MonitorFilter) => cnpjs.length > 0
const ofAmount = ({ valor_min, valor_max }: MonitorFilter) =>
  valor_min !== null || valor_max !== null

/** Filters that are read more widely than written. */
const WIDENED = [
  'nomeação',
  'licitar',
  'lei 8.666/93',
  'decreto 9.991',
  'mec',
  'ufpr',
  'ltda',
  's.a.',
]

interface Act extends ArchivedPublication {
  key: number
}

describe.skipIf(!present)('alerts equal search on real editions', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arauto-monitor-'))
  const archive = openArchive(dataDir)
  const { db } = archive
  let acts: Act[]

  beforeAll(async () => {
    const config = readConfig({ ARAUTO_DATA_DIR: dataDir })
    const signal = new AbortController().signal
    await importFiles(archive, config, { paths: files, notify: false, signal, onProgress() {} })
    const publications = createPublicationReader(archive.sql)
    const rows = db.prepare('SELECT key, id FROM publications ORDER BY key').all()
    // in the archive: its id was just read
    acts = await Promise.all(
      rows.map(async ({ key, id }) => ({
        key: Number(key),
        ...(await publications.find(String(id)))!,
      })),
    )
  })
  afterAll(() => {
    db.close()
    rmSync(dataDir, { recursive: true })
  })

  /** What a search finds in the days of the archive, oldest first. */
  async function foundBy(termo: string, leitura: number, asked: AskedFilters): Promise<number[]> {
    const found = days.map(async (day) => {
      const within = { ...asked, data_inicio: day, data_fim: day }
      const { query, filters } = readSearch({ termo, leitura, filters: within })
      const page = { order: 'antigas', offset: 0, limit: 1e6 } as const
      return archive.index.search({
        query,
        filters: await filtersFor(archive.sql, filters),
        ...page,
      })
    })
    return (await Promise.all(found)).flatMap(({ keys }) => keys)
  }

  test(`${GENERATED} generated and ${HAND_PICKED.length} hand-picked filters`, async () => {
    const filters = [...HAND_PICKED, ...generateFilters(acts, GENERATED)]
    const analyzed = acts.map(watchedAct)
    const matcher = createMatcher(rarityIn(analyzed.slice(0, 500)))
    for (const [i, filter] of filters.entries()) matcher.set(String(i), filter)
    const fired = filters.map((): number[] => [])
    for (const [i, act] of analyzed.entries())
      for (const { id } of matcher.match(act)) fired[Number(id)]!.push(acts[i]!.key)

    let matches = 0
    let silent = 0
    for (const [i, { termos, leitura, ...narrowed }] of filters.entries()) {
      const found = await foundBy(termos[0]!, leitura, searchFiltersOf(narrowed))
      expect([filters[i], fired[i]]).toEqual([filters[i], found])
      matches += found.length
      if (found.length === 0) silent++
    }
    // Otherwise the comparison would mean little.
    for (const of of [ofState, ofCompany, ofAmount])
      expect(
        filters.filter((filter, i) => of(filter) && fired[i]!.length > 0).length,
      ).toBeGreaterThan(3)
    expect(matches).toBeGreaterThan(10 * filters.length)
    expect(silent).toBeLessThan(filters.length / 2)
  })
})

function filterOf(termo: string, narrowed: Partial<MonitorFilter> = {}): MonitorFilter {
  return {
    termos: [termo],
    leitura: READING_VERSION,
    ...NO_FILTER,
    ...narrowed,
  }
}

/** Queries built from the acts, so that most of them find something. */
function generateFilters(acts: Act[], count: number): MonitorFilter[] {
  const random = seededRandom(1)
  const below = (n: number) => Math.floor(random() * n)
  const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!
  const tokens = acts.map((act) => tokenize(act.conteudo_completo).map(({ text }) => text))
  const someAct = () => below(acts.length)

  function run(act: number, length: number): string {
    const of = tokens[act]!
    const start = below(Math.max(1, of.length - length))
    return of.slice(start, start + length).join(' ')
  }
  function leaf(act: number): string {
    const kind = below(9)
    if (kind <= 2) return run(act, 1)
    if (kind === 8) return oneOf(WIDENED)
    if (kind === 3) return `"${run(act, 2 + below(4))}"`
    if (kind === 4) return `"${run(act, 1)} ${run(act, 1)}"~${below(30)}`
    if (kind === 5) return `${run(act, 1).slice(0, 1 + below(5))}*`
    if (kind === 6) return `titulo:${tokenize(acts[act]!.titulo)[0]?.text ?? 'ato'}`
    return `orgao:"${oneOf(acts[act]!.orgao.split('/'))}"`
  }
  function query(act: number, depth: number): string {
    const kind = depth === 0 ? 0 : below(6)
    if (kind <= 1) return leaf(act)
    const left = query(act, depth - 1)
    if (kind === 2) return `(${left}) OU (${query(someAct(), depth - 1)})`
    if (kind === 3) return `(${left}) -(${leaf(someAct())})`
    return `(${left}) (${query(act, depth - 1)})`
  }
  return Array.from({ length: count }, () => {
    const act = someAct()
    const { secao, orgao, tipo_ato, situacao, conteudo_completo } = acts[act]!
    const [cnpj] = findCnpjs(conteudo_completo)
    const reais = Math.max(...findAmounts(conteudo_completo))
    return filterOf(query(act, 3), {
      leitura: below(4) === 0 ? LITERAL : READING_VERSION,
      secoes: below(4) === 0 ? [secao] : [],
      orgaos: below(6) === 0 ? [oneOf(orgao.split('/'))] : [],
      orgaos_exceto: below(6) === 0 ? [oneOf(acts[below(acts.length)]!.orgao.split('/'))] : [],
      tipos_ato: below(8) === 0 ? [oneOf([tipo_ato, `${tipo_ato.slice(0, 5)}*`])] : [],
      situacoes: below(6) === 0 ? [situacao] : [],
      cnpjs: cnpj && below(3) === 0 ? [below(2) === 0 ? cnpj : cnpj.slice(0, 8)] : [],
      valor_min: reais > 0 && below(4) === 0 ? reais : null,
      valor_max: reais > 0 && below(4) === 0 ? reais : null,
    })
  })
}
