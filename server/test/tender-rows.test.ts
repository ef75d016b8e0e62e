import { expect, test } from 'vitest'
import { EXTRACTOR_VERSION } from '../src/gazette/rows/extractor-version.ts'
import type { TestArticle } from './_editions.ts'
import { createRowArchive } from './_row-archive.ts'

const VERSION = EXTRACTOR_VERSION.licitacoes

const notice = (texto: string, titulo = 'AVISO DE LICITAÇÃO'): TestArticle => ({
  idMateria: '100',
  pubName: 'DO3',
  titulo,
  texto: `<p>PREGÃO ELETRÔNICO Nº 012/2024 - UASG 150002</p><p>${texto}</p>`,
  attributes: { artType: 'Aviso de Licitação' },
})
const OPENING = notice(
  'Objeto: Registro de preços de pneus. Valor estimado: R$ 1.234,56. Abertura da sessão: 25/03/2024 às 9h.',
)

const createArchive = () => createRowArchive('licitacoes', 'DO3')

test('the rows of an act are stored with it, by what they are found', async () => {
  const archive = createArchive()
  await archive.import([OPENING])
  expect(await archive.rows()).toEqual([
    {
      seq: 0,
      orgao: 'Ministério de Teste/Gabinete do Ministro',
      tipo_aviso: 'abertura',
      modalidade: 'pregao',
      numero: '12',
      ano: 2024,
      uasg: '150002',
      srp: true,
      abertura: '2024-03-25T09:00',
      valor: 123_456,
      vencedores: null,
      vencedor_nome: null,
      processo: null,
      linha: expect.objectContaining({ numero: '012', versao_extrator: VERSION }),
    },
  ])
  expect(await archive.version()).toBe(VERSION)
})

test('a changed act has only the rows of its new text', async () => {
  const archive = createArchive()
  await archive.import([OPENING])
  await archive.import([
    notice(
      'Objeto: pneus. Homologado em favor da empresa ALFA LTDA, CNPJ 11.222.333/0001-81.',
      'AVISO DE HOMOLOGAÇÃO',
    ),
  ])
  const found = await archive.rows()
  expect(found.map(({ tipo_aviso, vencedores }) => [tipo_aviso, vencedores])).toEqual([
    ['homologacao', '11222333000181'],
  ])
})

test.each([
  ['of an older program', 'DELETE FROM row_readings'],
  ['of older rules', `UPDATE row_readings SET licitacoes = ${VERSION - 1}`],
  ['of a program without these rows', 'UPDATE row_readings SET licitacoes = NULL'],
])('an act %s gets its rows by --reler, and nothing else changes', async (_, ages) => {
  const archive = createArchive()
  await archive.import([OPENING])
  const before = await archive.rows()
  await archive.run(ages)
  await archive.run('DELETE FROM licitacoes')
  const news = await archive.news()
  await archive.import([OPENING], { reread: true })
  expect(await archive.rows()).toEqual(before)
  expect(await archive.version()).toBe(VERSION)
  expect(await archive.news()).toBe(news)
})
