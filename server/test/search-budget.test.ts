import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { createQueries } from '../src/embedded/queries.ts'
import { createBudget, within } from '../src/lib/flow/budget.ts'
import { READING_VERSION } from '../src/search/reading/reading.ts'
import type { SearchAnswer, SearchParams } from '../src/service/archive/archive-queries.ts'
import { acts } from './_acts.ts'
import { importArticles } from './_api.ts'
import { temporaryFolder } from './_cli.ts'

/** Words that no act has, each with more than a thousand similar ones. */
const ABSENT = 'inexistentissimamente imprescindibilissimo desproporcionadissimo'

test('a search beyond its budget is refused, and the answer names the parameter', async () => {
  await expect(search('portaria OU edital', 10)).rejects.toMatchObject({
    codigo: 'parametro_invalido',
    detalhes: [{ campo: 'termo' }],
  })
})

test('zero results are explained within the budget; beyond it, the answer says so', async () => {
  const codesOf = ({ avisos }: SearchAnswer) => avisos.map(({ codigo }) => codigo)
  const explained = await search(ABSENT, 10_000_000)
  expect(codesOf(explained)).toContain('palavra_inexistente')
  const left = await search(ABSENT, 30_000)
  expect([left.total, codesOf(left)[0]]).toEqual([0, 'avisos_omitidos'])
  expect(codesOf(left)).not.toContain('palavra_inexistente')
  expect(codesOf(left)).toContain('edicoes_ausentes') // never left out
})

test('what comes near is sought within the budget; beyond it, the answer says so, once', async () => {
  const near = { leitura: READING_VERSION, aproximar: true }
  const { aproximados } = await search(`portaria ${ABSENT}`, 10_000_000, near)
  expect(aproximados).not.toBeNull()
  const left = await search(`portaria ${ABSENT}`, 30_000, near)
  expect(left.aproximados).toBeNull()
  expect(left.avisos.filter(({ codigo }) => codigo === 'avisos_omitidos')).toHaveLength(1)
})

/** A search with a budget of this many steps, on a new connection. */
async function search(
  termo: string,
  steps: number,
  asked: Partial<SearchParams> = {},
): Promise<SearchAnswer> {
  const dataDir = join(temporaryFolder(), 'data')
  openArchive(dataDir)[Symbol.dispose]()
  await importArticles(dataDir, acts)
  const archive = openArchive(dataDir)
  onTestFinished(() => archive[Symbol.dispose]())
  const queries = createQueries(archive, { dataDir, secretKey: null })
  const blame = { codigo: 'parametro_invalido', campo: 'termo' } as const
  const budget = createBudget({ steps, bytes: 2 ** 20, blame }, Infinity)
  const page = { order: 'recentes', pagina: 1, limite: 10, trechos: false } as const
  const more = { facetas: null, histograma: null, campos: null }
  return await within(budget, () =>
    queries.archive.search({ termo, leitura: 0, filters: {}, ...page, ...more, ...asked }),
  )
}
