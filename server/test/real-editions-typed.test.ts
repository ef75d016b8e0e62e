import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analyzeField } from '../engine/analysis/analysis.ts'
import { type RunningService, startService } from './_service.ts'

/*
 * Queries as people type them, on the real editions and through the API. Literal searches found nothing,
 * too little, or the wrong acts first.
 */
const repository = resolve(import.meta.dirname, '../..')
const folder = resolve(repository, process.env.REAL_EDITIONS ?? '../shared/dou')
const present = existsSync(folder)
if (!present) process.stdout.write(`NOT TESTED: what people type, ${folder} is absent\n`)

interface Page {
  total: number
  total_paginas: number
  avisos: { codigo: string; mensagem: string; sugestoes: string[] }[]
  consulta: { ampliacoes: { escrito: string; acrescenta: number }[] }
  resultados: { id: string; titulo: string; orgao: string; conteudo_completo: string }[]
}

describe.skipIf(!present)('what people type, on real editions', () => {
  let service: RunningService
  beforeAll(async () => {
    service = await startService([folder])
  })
  afterAll(() => service[Symbol.asyncDispose]())

  const find = (parameters: Record<string, string>) =>
    service.dados<Page>(`/buscar?${String(new URLSearchParams({ limite: '1', ...parameters }))}`)
  const total = async (termo: string) => (await find({ termo })).total
  const codes = (page: Page) => page.avisos.map(({ codigo }) => codigo)

  /** All results in their order, with their texts. */
  async function all(termo: string): Promise<Page['resultados']> {
    const found: Page['resultados'] = []
    for (let pagina = 1, last = 1; pagina <= last; pagina++) {
      const page = await find({
        termo,
        limite: '100',
        pagina: String(pagina),
        campos: 'id,titulo,orgao,conteudo_completo',
      })
      found.push(...page.resultados)
      last = page.total_paginas
    }
    return found
  }

  test.each(['paulo roberto da silva', 'maria aparecida da silva', 'carlos alberto da silva'])(
    'a name without quotes: every act with it in a row comes first: %s',
    async (name) => {
      const found = await all(name)
      const inRow = found.map((act) => holds(act, name))
      const count = inRow.filter(Boolean).length
      expect(count).toBe(await total(`"${name}"`))
      expect(count).toBeGreaterThan(0)
      expect(found.length).toBeGreaterThan(count)
      expect(inRow.slice(0, count).every(Boolean)).toBe(true)
    },
  )

  test('four common names that nobody has together: the same total, and a notice', async () => {
    const name = 'maria josé silva souza'
    const page = await find({ termo: name })
    expect(page.total).toBe((await find({ termo: name, literal: 'true' })).total)
    expect(page.total).toBeGreaterThan(0)
    expect(await total(`"${name}"`)).toBe(0)
    expect(codes(page)).toContain('palavras_separadas')
  })

  // No act in these editions dismisses a secretário executivo.
  test.each([
    ['nomeação coordenador-geral', 'nomear coordenador-geral'],
    ['exoneração secretário executivo', 'exonerar secretário executivo'],
  ])('both forms of a deed: %s, %s', async (noun, verb) => {
    expect(await total(noun)).toBe(await total(verb))
    const literally = await find({ termo: noun, literal: 'true' })
    expect(await total(noun)).toBeGreaterThan(literally.total)
  })

  test('who is appointed, not who signs', async () => {
    const found = (await all('nomeação coordenador-geral')).slice(0, 10)
    const within = (most: number) => `(?:[^.;]|\\.(?=\\S)){0,${most}}?` // one sentence
    const appointed = new RegExp(
      `\\bnome(?:ar|ia|io|ando|acao d[aeo])\\b${within(260)}\\b(?:cargos?|func(?:ao|oes)|encargos?|como)\\b${within(60)}\\bcoordenador(?:a|es|as)?[- ]geral(?![a-z])`,
    )
    expect(found.filter((act) => appointed.test(folded(act.conteudo_completo)))).toHaveLength(10)
  })

  test.each([
    ['lei 8112/90', 'Lei 8.112/1990'],
    ['EC 103', 'Emenda Constitucional 103'],
    ['LC 123', 'Lei Complementar 123'],
    ['IN 5/2017', 'Instrução Normativa 5/2017'],
    ['MP 1.154', 'Medida Provisória 1.154'],
  ])('%s finds what norma:"%s" finds', async (typed, norm) => {
    const ofNorm = await total(`norma:"${norm}"`)
    expect(ofNorm).toBeGreaterThan(0)
    expect(await total(typed)).toBeGreaterThanOrEqual(ofNorm)
  })

  test.each([
    ['telefonica brasil sa', '"telefonica brasil s.a."'],
    ['telefonica brasil sa', 'telefonica brasil S/A'],
    ['MA CONSTRUÇÕES', '"M.A." construções'],
  ])('%s finds what %s finds', async (typed, printed) => {
    const expected = await total(printed)
    expect(expected).toBeGreaterThan(0)
    expect(await total(typed)).toBeGreaterThanOrEqual(expected)
  })

  test.each([
    ['anvisa', 'Agência Nacional de Vigilância Sanitária'],
    ['MEC', 'Ministério da Educação'],
    ['UFRJ', 'Universidade Federal do Rio de Janeiro'],
  ])('%s finds the acts of the body, as a word and as a filter', async (acronym, body) => {
    const ofBody = (await find({ termo: '*', orgao: body })).total
    expect(ofBody).toBeGreaterThan(0)
    const both = await find({ termo: acronym, orgao: body })
    expect(both.total / ofBody).toBeGreaterThanOrEqual(0.95)
    const filtered = await find({ termo: '*', orgao: acronym })
    expect([filtered.total, codes(filtered)]).toEqual([
      ofBody,
      expect.not.arrayContaining(['orgao_inexistente']),
    ])
  })

  test('a slip: the word that was meant', async () => {
    const page = await find({ termo: 'licensa maternidade' })
    expect(page.total).toBe(0)
    const [word] = page.avisos.filter(({ codigo }) => codigo === 'palavra_inexistente')
    expect(word?.sugestoes[0]).toBe('licença maternidade')
    expect(await total(word!.sugestoes[0]!)).toBeGreaterThan(0)
  })

  test('one word too many: which one, with counts', async () => {
    const page = await find({ termo: 'obra rodovia BR-101' })
    expect(page.total).toBe(0)
    const [narrow] = page.avisos.filter(({ codigo }) => codigo === 'termo_restritivo')
    expect(narrow?.mensagem).toMatch(/só com uma parte: .+: [1-9]/)
    expect(await total(narrow!.sugestoes[0]!)).toBeGreaterThan(0)
  })

  test('a family finds what one form alone does not', async () => {
    const termo = 'suspensão da empresa impedida de licitar'
    expect(await total(termo)).toBeGreaterThan((await find({ termo, literal: 'true' })).total)
  })

  test.each([
    ['titulo: portaria', 'campo_separado'],
    ['edital ou aviso', 'operador_minusculo'],
    ['valor:100000', 'campo_desconhecido'],
  ])('apparent syntax is reported: %s', async (termo, codigo) => {
    expect(codes(await find({ termo }))).toContain(codigo)
  })

  test('a field that lacks a word of the text is reported', async () => {
    const page = await find({ termo: 'ementa:exonerar' })
    expect([page.total, codes(page)]).toEqual([0, expect.arrayContaining(['campo_restritivo'])])
  })
})

function holds(
  { titulo, conteudo_completo }: { titulo: string; conteudo_completo: string },
  name: string,
) {
  const sought = ` ${analyzeField(name)} `
  return [titulo, conteudo_completo].some((text) => ` ${analyzeField(text)} `.includes(sought))
}

/** Lower case without accents; single spaces. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')
}
