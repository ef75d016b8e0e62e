import { expect, test } from 'vitest'
import { EXTRACTOR_VERSION } from '../src/gazette/rows/extractor-version.ts'
import { CPF_FORMS, tellsCpf } from './_cpf-forms.ts'
import type { TestArticle } from './_editions.ts'
import { createRowArchive } from './_row-archive.ts'

const VERSION = EXTRACTOR_VERSION.pessoal
const createArchive = () => createRowArchive('pessoal', 'DO2')

const decided = (texto: string, idMateria = '100'): TestArticle => ({
  idMateria,
  pubName: 'DO2',
  texto: `<p>O MINISTRO DE ESTADO DE TESTE, no uso de suas atribuições, resolve:</p><p>${texto}</p><p class="assina">BELTRANA DE TAL</p>`,
})

const SUBSTITUTE = decided(
  'Designar FULANA D’ÁVILA DE SOUZA, matrícula SIAPE nº 1234567, para exercer o encargo de substituta eventual do Chefe da Divisão de Contratos, código FCE-1.07.',
)
const NOTICE: TestArticle = { idMateria: '101', pubName: 'DO2' }

test('the rows of an act are stored with it, by what they are found', async () => {
  const archive = createArchive()
  await archive.import([SUBSTITUTE, NOTICE])
  expect(await archive.rows()).toEqual([
    {
      seq: 0,
      orgao: 'Ministério de Teste/Gabinete do Ministro',
      secao: '2',
      tipo_movimentacao: 'designacao',
      sigla: 'FCE',
      grau: 'FCE 7',
      codigo: 'FCE 1.07',
      substituto: true,
      nome: 'fulana d avila de souza',
      cargo: 'chefe da divisao de contratos',
      cargo_efetivo: null,
      unidade: null,
      autoridade_nome: 'beltrana de tal',
      matricula: '1234567',
      efeito: null,
      linha: expect.objectContaining({
        pessoa_nome: 'FULANA D’ÁVILA DE SOUZA',
        codigo: 'FCE-1.07',
      }),
    },
  ])
  expect(await archive.version()).toBe(VERSION)
})

test('a changed act has only the rows of its new text', async () => {
  const archive = createArchive()
  await archive.import([SUBSTITUTE])
  await archive.import([decided('Nomear FULANO DE MELO para o cargo de Assessor, CCE 2.13.')])
  const found = await archive.rows()
  expect(found.map(({ nome, codigo }) => [nome, codigo])).toEqual([['fulano de melo', 'CCE 2.13']])
  await archive.import([{ ...NOTICE, idMateria: '100' }])
  expect(await archive.rows()).toEqual([])
})

test.each([
  ['of a program without these rows', 'UPDATE row_readings SET pessoal = NULL'],
  ['of older rules', `UPDATE row_readings SET pessoal = ${VERSION - 1}`],
])('an act %s gets its rows by --reler, and nothing else changes', async (_, ages) => {
  const archive = createArchive()
  await archive.import([SUBSTITUTE, NOTICE])
  const before = await archive.rows()
  await archive.run(ages)
  await archive.run('DELETE FROM pessoal')
  await archive.run('UPDATE edition_sections SET versao_pessoal = NULL')
  await archive.import([SUBSTITUTE, NOTICE])
  expect(await archive.rows()).toEqual([])
  expect(await archive.import([SUBSTITUTE, NOTICE], { reread: true })).toMatchObject({
    iguais: 2,
    alteradas: 0,
  })
  expect(await archive.rows()).toEqual(before)
  expect(await archive.version()).toBe(VERSION)
  expect(await archive.news()).toBe(2)
})

test('--reler leaves the rows of a table as they are, if only another table has new rules', async () => {
  const archive = createArchive()
  await archive.import([SUBSTITUTE])
  await archive.run('UPDATE row_readings SET contratos = 0')
  await archive.run("UPDATE pessoal SET nome = 'as it was'")
  await archive.import([SUBSTITUTE], { reread: true })
  expect((await archive.rows()).map(({ nome }) => nome)).toEqual(['as it was'])
})

test('no CPF is in any stored value', async () => {
  const archive = createArchive()
  await archive.import(
    CPF_FORMS.map((form, i) =>
      decided(
        `Nomear FULANA DE TAL ${form}, CPF ${form}, matrícula nº ${form}, para o cargo de Chefe ${form} da Divisão ${form}, código FCE 1.07, em vaga decorrente da exoneração de SICRANO ${form}.`,
        String(100 + i),
      ),
    ),
  )
  const found = await archive.rows()
  expect(found.length).toBeGreaterThanOrEqual(CPF_FORMS.length)
  expect(found.filter((row) => tellsCpf(JSON.stringify(row)))).toEqual([])
})

test('of a pension, the late servant alone is stored, and nobody whom it is paid to', async () => {
  const archive = createArchive()
  await archive.import([
    decided(
      'Conceder pensão vitalícia a SICRANA DE MELO, viúva, e temporária a DILTRANO DE MELO, filho do ex-servidor FULANO DE SOUZA, matrícula SIAPE nº 1234567, falecido em 2 de maio de 2023.',
    ),
  ])
  const found = await archive.rows()
  expect(found.map(({ tipo_movimentacao, nome }) => [tipo_movimentacao, nome])).toEqual([
    ['pensao', 'fulano de souza'],
  ])
  expect(JSON.stringify(found)).not.toMatch(/sicrana|diltrano/i)
})
