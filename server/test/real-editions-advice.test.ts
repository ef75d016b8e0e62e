import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analyzeField } from '../engine/analysis/analysis.ts'
import { type RunningService, startService } from './_service.ts'

/*
 * Thirty queries on two real editions, and what an answer should advise. They were written from the texts
 * alone, before any rule: which words some act has together, and whether a name stands in a row, was
 * counted by a program that knows no rules. It knew no inflections, either: five expectations were
 * mended when a rule found more than it had counted.
 */
const repository = resolve(import.meta.dirname, '../..')
const folder = resolve(repository, process.env.REAL_EDITIONS ?? '../shared/dou')
const editions = ['2023-05-12-DO2.zip', '2023-05-12-DO3.zip'].map((name) => join(folder, name))
const present = editions.every((file) => existsSync(file))
if (!present) process.stdout.write(`NOT TESTED: advice, ${folder} lacks its editions\n`)

interface Page {
  total: number
  avisos: { codigo: string; campo: string; mensagem: string; sugestoes: string[] }[]
  consulta: { ampliacoes: { acrescenta: number }[] }
  resultados: { titulo: string; conteudo_completo: string }[]
}

/** A query that finds nothing, and the words of what should be tried first: the largest part that some act has. */
const NOTHING: [termo: string, tryFirst: string[]][] = [
  ['obra rodovia br-101', ['obra br 101', 'obra rodovia']],
  ['vigilância armada shopping', ['vigilancia armada']],
  ['pregão drones agrícolas hospital', ['drones agricolas']],
  ['professor astrofísica uberlândia', ['professor uberlandia']],
  ['concurso professor ufmg violino', ['concurso professor ufmg']],
  ['dragagem porto amazonas', ['porto amazonas']],
  ['compra helicóptero polícia federal', ['compra policia federal', 'helicoptero policia federal']],
  ['vacina raiva bovinos acre', ['vacina', 'acre']],
  ['gás cozinha quartel', ['gas cozinha']],
  ['tablet escola indígena', ['escola indigena']],
  ['combustível aviões marinha embarcação', ['marinha embarcacao', 'combustivel marinha']],
  ['aluguel carros brasília', ['carros brasilia']],
  ['oncologia hemodiálise ambulância', ['oncologica', 'hemodialise', 'ambulancia']],
  ['uniforme cachorro vigilante', ['uniforme', 'vigilante']],
  ['merenda escolar tangamandápio', ['merenda escolar']],
  ['servisso de limpesa predial', ['servico de limpeza predial']],
  ['contratasão emprsa vigilância', ['contratacao empresa vigilancia']],
  ['licensa maternidad', ['licenca', 'maternidade']],
  ['"gás de cozinha" quartel', ['gas de cozinha']],
  ['"cozinha gás"', ['cozinha gas']],
  ['titulo:merenda', ['merenda']],
]

/** Nothing is like it. */
const UNKNOWN = 'xilindró'

/** Whether it should be said that nobody has this name. */
const NAMES: [termo: string, isSaid: boolean][] = [
  ['anderson torres', true],
  ['joão silva pereira', true],
  ['lucas souza', false],
  ['claudia ribeiro', false], // with two names between
]

/** Words, not a name: that they stand apart is no news. */
const WORDS = [
  'contrato limpeza hospital',
  'pregões eletrônicos registro preços',
  'aviso de licitação pregão eletrônico',
  'obra rodovia',
]

describe.skipIf(!present)('advice, on real editions', () => {
  let service: RunningService
  beforeAll(async () => {
    // What is advised must not depend on how busy this machine is.
    service = await startService(editions, { ARAUTO_SEARCH_TIMEOUT_MS: '60000' })
  })
  afterAll(() => service[Symbol.asyncDispose]())

  const campos = 'titulo,conteudo_completo'
  const find = (termo: string) =>
    service.dados<Page>(`/buscar?${String(new URLSearchParams({ termo, campos, limite: '100' }))}`)
  const said = (page: Page) => page.avisos.map(({ codigo }) => codigo)
  const queriesOf = (page: Page) =>
    page.avisos.flatMap(({ campo, sugestoes }) => (campo === 'termo' ? sugestoes : []))

  test.each(NOTHING)(
    '%s: the largest part that finds something comes first',
    async (termo, tryFirst) => {
      const page = await find(termo)
      expect(page.total).toBe(0)
      const [first] = queriesOf(page)
      expect(tryFirst).toContain(analyzeField(first ?? ''))
    },
  )

  test('a word like no other is said to be unknown', async () => {
    const page = await find(UNKNOWN)
    expect([page.total, said(page)]).toEqual([0, expect.arrayContaining(['palavra_inexistente'])])
  })

  test.each(NAMES)('%s: that nobody has the name is said: %s', async (termo, isSaid) => {
    const page = await find(termo)
    expect(page.total).toBeGreaterThan(0)
    expect(said(page).includes('palavras_separadas')).toBe(isSaid)
  })

  test.each(WORDS)('%s: nothing is said of their places', async (termo) => {
    const page = await find(termo)
    expect(page.total).toBeGreaterThan(0)
    expect(said(page)).not.toContain('palavras_separadas')
  })

  test.each([
    ['Ministerio da Justica', 'Ministério da Justiça e Segurança Pública'],
    ['Universidade de Brasilia', 'Fundação Universidade de Brasília'],
    ['receita federal', 'Secretaria Especial da Receita Federal do Brasil'],
  ])('%s is no body here: the one that is meant comes first', async (orgao, meant) => {
    const asked = new URLSearchParams({ termo: '*', orgao })
    const { avisos } = await service.dados<Page>(`/buscar?${String(asked)}`)
    const unknown = avisos.find(({ codigo }) => codigo === 'orgao_inexistente')
    expect(unknown?.sugestoes[0]).toBe(meant)
  })

  const all = [
    ...NOTHING.map(([termo]) => termo),
    UNKNOWN,
    ...NAMES.map(([termo]) => termo),
    ...WORDS,
  ]

  test.each(all)('%s: whatever is said leads on, and is true', async (termo) => {
    const page = await find(termo)
    for (const query of queriesOf(page))
      expect([query, (await find(query)).total > 0]).toEqual([query, true])
    if (said(page).includes('palavras_separadas')) {
      const row = ` ${analyzeField(termo)} `
      const texts = page.resultados.flatMap((act) => [act.titulo, act.conteudo_completo])
      expect(texts.filter((text) => ` ${analyzeField(text)} `.includes(row))).toEqual([])
    }
    expect(page.consulta.ampliacoes.filter(({ acrescenta }) => acrescenta === 0)).toEqual([])
    const gaps = page.avisos.filter(({ codigo }) => codigo === 'edicoes_ausentes')
    expect(gaps.length).toBeLessThanOrEqual(1)
    expect(gaps[0]?.mensagem.length ?? 0).toBeLessThan(200)
  })
})
