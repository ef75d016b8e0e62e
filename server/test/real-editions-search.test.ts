import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RoughArticle, roughArticles, roughTokens } from './_independent-count.ts'
import { type RunningService, startService } from './_service.ts'

const repository = resolve(import.meta.dirname, '../..')
const folder = resolve(repository, process.env.REAL_EDITIONS ?? '../shared/dou')
const present = existsSync(folder)
if (!present) process.stdout.write(`NOT TESTED: search over real editions, ${folder} is absent\n`)

interface Page {
  total: number
  total_paginas: number
  resultados: { id: string; data_publicacao: string }[]
}

describe.skipIf(!present)('search over real editions, through the API', () => {
  let service: RunningService
  /** The tokens of each act, each between spaces, from an independent reading. */
  let acts: { text: string; tokens: string[] }[]

  beforeAll(async () => {
    service = await startService([folder])
    const articles = [...roughArticles(folder).values()].flat()
    acts = [...Map.groupBy(articles, ({ act }) => act).values()].map(actText)
  })
  afterAll(() => service[Symbol.asyncDispose]())

  test('every act is found by *', async () => {
    const { total } = await service.dados<Page>('/buscar?termo=*')
    expect(total).toBe(acts.length)
  })

  test('the count of an exact phrase is that of an independent reading of the XML', async () => {
    const random = fc.sample(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 5 })), {
      numRuns: 250,
      seed: 1,
    })
    for (const [act, at, length] of random) {
      const { tokens } = acts[act % acts.length]!
      const start = at % tokens.length
      const phrase = tokens.slice(start, start + length).join(' ')
      const expected = acts.filter(({ text }) => text.includes(` ${phrase} `)).length
      const { total } = await service.dados<Page>(
        `/buscar?termo=${encodeURIComponent(`"${phrase}"`)}&limite=1`,
      )
      expect([phrase, total]).toEqual([phrase, expected])
    }
  })

  test.each(['relevancia', 'recentes', 'antigas'])(
    'all pages by %s give each act once',
    async (ordem) => {
      const seen: { id: string; data_publicacao: string }[] = []
      for (let pagina = 1, last = 1; pagina <= last; pagina++) {
        const page = await service.dados<Page>(
          `/buscar?termo=contrato&ordem=${ordem}&limite=100&pagina=${pagina}`,
        )
        seen.push(...page.resultados)
        last = page.total_paginas
        expect(page.total).toBeGreaterThan(1_000)
        if (pagina === last) expect(seen.length).toBe(page.total)
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
      const dates = seen.map(({ data_publicacao }) => data_publicacao)
      if (ordem === 'recentes') expect(dates).toEqual(dates.toSorted().toReversed())
      if (ordem === 'antigas') expect(dates).toEqual(dates.toSorted())
    },
  )

  test.each([
    ['publicacao', 'publicação', 'publicações', 'publicacoes', 'PUBLICAÇÃO'],
    ['nomeado', 'nomeada', 'nomeados', 'nomeadas'],
    ['edital', 'editais', 'EDITAL'],
    ['servidor', 'servidores', 'servidora'],
    ['licitação', 'licitacoes'],
  ])('inflections find the same acts: %s', async (...words) => {
    const totals = await Promise.all(
      words.map(
        async (word) =>
          (await service.dados<Page>(`/buscar?termo=${encodeURIComponent(word)}`)).total,
      ),
    )
    expect(totals[0]).toBeGreaterThan(0)
    expect(new Set(totals).size).toBe(1)
  })

  test('editions, their sections and counts are those of the files', async () => {
    const editions =
      await service.dados<{ data: string; numero: string; total_publicacoes: number }[]>('/edicoes')
    const total = editions.reduce((sum, edition) => sum + edition.total_publicacoes, 0)
    expect(total).toBe(acts.length)
    expect(editions.filter(({ data }) => data === '2026-02-27')).toMatchObject([
      { numero: '39-A', tipo: 'extra', secoes: ['extra'], total_publicacoes: 2 },
      { numero: '39', tipo: 'normal', secoes: ['1', '2', '3'] },
    ])
  })
})

/** Heading, ementa and text of all parts; a phrase must be within one of them. */
function actText(parts: RoughArticle[]): { text: string; tokens: string[] } {
  const inOrder = parts.toSorted((a, b) => a.part - b.part)
  const body = roughTokens(inOrder.map(({ texto }) => texto).join(' '))
  const heads = inOrder.flatMap(({ identifica, ementa }) => [
    roughTokens(identifica),
    roughTokens(ementa),
  ])
  const text = [body, ...heads].map((tokens) => ` ${tokens.join(' ')} `).join('|')
  return { text, tokens: body.length > 0 ? body : heads.flat() }
}
