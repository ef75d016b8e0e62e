import { expect, test } from 'vitest'
import { EXTRACTOR_VERSION } from './extractor-version.ts'
import { packMovement, unpackMovement } from './packed-movement.ts'
import { pessoalOf } from './pessoal-linhas.ts'
import { rowPlacer } from './row-places.ts'

const ACT = {
  id: 'dou_teste',
  orgao: 'Ministério de Teste',
  secao_base: '2',
  assinatura: '',
  conteudo_completo: [
    'O MINISTRO DE ESTADO DE TESTE 𝄞, no uso de suas atribuições, resolve:',
    'Nomear FULANA D’ÁVILA DE SOUZA, matrícula SIAPE nº 1234567, para exercer o cargo de Chefe da Divisão de Contratos, código FCE 1.07, em vaga decorrente da exoneração de SICRANO DE MELO.',
    'Exonerar, a pedido, BELTRANA DE MELO, do cargo de Assessora, código CCE 2.13, a contar de 4 de março de 2024.',
  ].join('\n'),
}

test('what is unpacked is the row that was packed', () => {
  const rows = pessoalOf(ACT, rowPlacer(ACT.conteudo_completo))
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
  expect(JSON.stringify(read)).toBe(JSON.stringify(rows))
})

test('a packed row has no name of a column', () => {
  const [row] = pessoalOf(ACT, rowPlacer(ACT.conteudo_completo))
  expect(packMovement(row!)).toMatch(/^\[1,/)
  expect(packMovement(row!)).not.toMatch(/pessoa_nome|trechos|dou_teste|Ministério de Teste/)
})
