import { expect, test } from 'vitest'
import { PERSONNEL_COLUMNS } from './columns/read-columns.ts'
import { EXTRACTOR_VERSION } from './extractor-version.ts'
import { packMovement, unpackMovement } from './packed-movement.ts'
import { linhasOf } from './linhas.ts'

const ACT = {
  id: 'dou_teste',
  orgao: 'Ministério de Teste',
  secao_base: '2',
  tipo_ato: 'Portaria',
  titulo: '',
  ementa: null,
  data_publicacao: '2024-03-12',
  assinatura: '',
  conteudo_completo: [
    'PORTARIAS DE 4 DE MARÇO DE 2024',
    'O MINISTRO DE ESTADO DE TESTE 𝄞, no uso de suas atribuições, resolve:',
    'Nº 1.146 - Nomear FULANA D’ÁVILA DE SOUZA, matrícula SIAPE nº 1234567, para exercer o cargo de Chefe da Divisão de Contratos, código FCE 1.07, em vaga decorrente da exoneração de SICRANO DE MELO.',
    'Nº 1.147 - Exonerar, a pedido, BELTRANA DE MELO, do cargo de Assessora, código CCE 2.13, a contar de 4 de março de 2024.',
  ].join('\n'),
}

test('what is unpacked is the row that was packed', () => {
  const rows = linhasOf(ACT).pessoal
  expect(rows.length).toBe(2)
  expect(rows.flatMap(({ trechos }) => trechos).length).toBeGreaterThan(10)
  const { id: publicacao, orgao } = ACT
  const read = rows.map((row, seq) =>
    unpackMovement(packMovement(row), {
      publicacao,
      seq,
      orgao,
      versao: EXTRACTOR_VERSION.pessoal,
    }),
  )
  expect(read.map(({ ato_endereco }) => ato_endereco)).toEqual(['dou_teste#1146', 'dou_teste#1147'])
  expect(JSON.stringify(read)).toBe(JSON.stringify(rows))
})

test('a row that was packed before acts were told of has its article', () => {
  const [row] = linhasOf(ACT).pessoal
  const [, inicio, fim, confianca, values, trechos] = JSON.parse(packMovement(row!)) as unknown[]
  const former = (values as unknown[]).slice(0, PERSONNEL_COLUMNS.length)
  const packed = JSON.stringify([1, inicio, fim, confianca, former, (trechos as []).slice(-3)])
  const origin = { publicacao: 'dou_teste', seq: 0, orgao: ACT.orgao, versao: 2 }
  expect(unpackMovement(packed, origin)).toMatchObject({
    pessoa_nome: 'FULANA D’ÁVILA DE SOUZA',
    ato_endereco: 'dou_teste',
    ato_tipo: null,
    ato_numero: null,
    ato_data: null,
  })
})

test('a packed row has no name of a column', () => {
  const [row] = linhasOf(ACT).pessoal
  expect(packMovement(row!)).toMatch(/^\[2,/)
  expect(packMovement(row!)).not.toMatch(/pessoa_nome|trechos|dou_teste|Ministério de Teste/)
})
