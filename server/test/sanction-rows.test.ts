import { expect, test } from 'vitest'
import { EXTRACTOR_VERSION } from '../src/gazette/rows/extractor-version.ts'
import { PUNISHMENTS } from './_acts-with-rows.ts'
import { createRowArchive } from './_row-archive.ts'

const VERSION = EXTRACTOR_VERSION.sancoes
const [PUNISHMENT] = PUNISHMENTS

const createArchive = () => createRowArchive('sancoes', 'DO3')

test('the rows of an act are stored with it, by what they are found', async () => {
  const archive = createArchive()
  await archive.import([PUNISHMENT!])
  const [fine, bar] = await archive.rows()
  expect(fine).toEqual({
    seq: 0,
    orgao: 'Ministério de Teste/Gabinete do Ministro',
    categoria_sancao: 'multa',
    situacao_sancao: 'aplicada',
    ambito: 'licitacao',
    sancionado: '11222333000181',
    valor: 150_010,
    inicio: '2024-03-18',
    fim: '2029-03-18',
    sancionado_nome: 'alfa ltda',
    processo: null,
    linha: expect.objectContaining({ valor_multa: 1_500.1, versao_extrator: VERSION }),
  })
  expect(bar).toMatchObject({ categoria_sancao: 'impedimento', fim: '2024-09-18', valor: null })
  expect(await archive.version()).toBe(VERSION)
})

test.each([
  ['of an older program', 'DELETE FROM row_readings'],
  ['of a program without these rows', 'UPDATE row_readings SET sancoes = NULL'],
])('an act %s gets its rows by --reler, and nothing else changes', async (_, ages) => {
  const archive = createArchive()
  await archive.import([PUNISHMENT!])
  const before = await archive.rows()
  await archive.run(ages)
  await archive.run('DELETE FROM sancoes')
  const news = await archive.news()
  await archive.import([PUNISHMENT!], { reread: true })
  expect(await archive.rows()).toEqual(before)
  expect(await archive.version()).toBe(VERSION)
  expect(await archive.news()).toBe(news)
})
