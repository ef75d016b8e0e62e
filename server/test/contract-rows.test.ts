import { expect, test } from 'vitest'
import { EXTRACTOR_VERSION } from '../src/gazette/rows/extractor-version.ts'
import { CPF_FORMS, tellsCpf } from './_cpf-forms.ts'
import type { TestArticle } from './_editions.ts'
import { createRowArchive } from './_row-archive.ts'

const VERSION = EXTRACTOR_VERSION.contratos
const MINISTRY = 'Ministério de Teste/Gabinete do Ministro'

const extract = (texto: string): TestArticle => ({
  idMateria: '100',
  pubName: 'DO3',
  titulo: 'EXTRATO DE CONTRATO Nº 1/2024',
  texto: `<p>${texto}</p>`,
  attributes: { artType: 'Extrato de Contrato' },
})

const CONTRACT = extract(
  'Contratada: EMPRESA DE TAL LTDA, CNPJ 11.222.333/0001-81. Objeto: pneus. Valor Total: R$ 1.234,56. Vigência: 18/03/2024 a 17/03/2025. Data de Assinatura: 15/03/2024.',
)
const PORTARIA: TestArticle = { idMateria: '101', pubName: 'DO3' }

const createArchive = () => createRowArchive('contratos', 'DO3')

test('the rows of an act are stored with it, by what they are found', async () => {
  const archive = createArchive()
  await archive.import([CONTRACT, PORTARIA])
  expect(await archive.rows()).toEqual([
    {
      seq: 0,
      orgao: MINISTRY,
      tipo_instrumento: 'contrato',
      modalidade: null,
      uasg: null,
      fornecedor: '11222333000181',
      valor: 123_456,
      valor_comum: null,
      instrumento: 0,
      data_assinatura: '2024-03-15',
      vigencia_fim: '2025-03-17',
      numero: '1',
      ano: 2024,
      licitacao: null,
      licitacao_ano: null,
      processo: null,
      contratante: null,
      contratante_nome: null,
      fornecedor_nome: 'empresa de tal ltda',
      linha: expect.objectContaining({
        fornecedor_nome: 'EMPRESA DE TAL LTDA',
        valor_global: 1234.56,
        versao_extrator: VERSION,
      }),
    },
  ])
  expect(await archive.version()).toBe(VERSION)
})

test('a changed act has only the rows of its new text', async () => {
  const archive = createArchive()
  await archive.import([CONTRACT])
  await archive.import([
    extract('Contratada: OUTRA LTDA, CNPJ 11.444.777/0001-61. Valor: R$ 2,00.'),
  ])
  const found = await archive.rows()
  expect(found.map(({ fornecedor, valor }) => [fornecedor, valor])).toEqual([
    ['11444777000161', 200],
  ])
  await archive.import([{ ...PORTARIA, idMateria: '100' }])
  expect(await archive.rows()).toEqual([])
})

test.each([
  ['of an older program', 'DELETE FROM row_readings'],
  ['whose text an older program read', 'UPDATE publications SET estrutura = NULL'],
  ['of older rules', `UPDATE row_readings SET contratos = ${VERSION - 1}`],
])('an act %s gets its rows by --reler, and nothing else changes', async (_, ages) => {
  const archive = createArchive()
  await archive.import([CONTRACT, PORTARIA])
  const before = await archive.rows()
  await archive.run(ages)
  await archive.run(`UPDATE contratos SET fornecedor = NULL, valor = 1`)
  await archive.run('UPDATE edition_sections SET versao_contratos = NULL')
  await archive.import([CONTRACT, PORTARIA])
  expect(await archive.version()).toBeNull()
  expect(await archive.import([CONTRACT, PORTARIA], { reread: true })).toMatchObject({
    iguais: 2,
    alteradas: 0,
  })
  expect(await archive.rows()).toEqual(before)
  expect(await archive.version()).toBe(VERSION)
  expect(await archive.news()).toBe(2)
})

test('no CPF is in any stored value', async () => {
  const archive = createArchive()
  const clauses = ['Contratante', 'Contratada', 'Objeto', 'Valor', 'Processo nº', 'Vigência']
  await archive.import(
    CPF_FORMS.map((form, i) => ({
      ...extract(clauses.map((label) => `${label}: FULANA DE TAL ${form}. `).join('')),
      idMateria: String(100 + i),
    })),
  )
  const found = await archive.rows()
  expect(found).toHaveLength(CPF_FORMS.length)
  expect(found.filter((row) => tellsCpf(JSON.stringify(row)))).toEqual([])
})
