import { expect, test } from 'vitest'
import { EXTRACTOR_VERSION } from '../src/gazette/rows/extractor-version.ts'
import { RULES } from './_acts-with-rows.ts'
import { createRowArchive } from './_row-archive.ts'

const VERSION = EXTRACTOR_VERSION.normas
const [, REVOKING] = RULES

const createArchive = () => createRowArchive('normas', 'DO1')

test('the rows of an act are stored with it, by what they are found', async () => {
  const archive = createArchive()
  await archive.import([REVOKING!])
  expect(await archive.rows()).toEqual([
    {
      seq: 0,
      orgao: 'Ministério de Teste/Gabinete do Ministro',
      especie: 'resolucao',
      numero: '12',
      ano: 2024,
      vigor: '2024-04-01',
      linha: expect.objectContaining({ norma: 'Resolução 12/2024', versao_extrator: VERSION }),
    },
  ])
  expect(await archive.version()).toBe(VERSION)
})

test.each([
  ['of an older program', 'DELETE FROM row_readings'],
  ['of a program without these rows', 'UPDATE row_readings SET normas = NULL'],
])('an act %s gets its rows by --reler, and nothing else changes', async (_, ages) => {
  const archive = createArchive()
  await archive.import([REVOKING!])
  const before = await archive.rows()
  await archive.run(ages)
  await archive.run('DELETE FROM normas')
  const news = await archive.news()
  await archive.import([REVOKING!], { reread: true })
  expect(await archive.rows()).toEqual(before)
  expect(await archive.version()).toBe(VERSION)
  expect(await archive.news()).toBe(news)
})
