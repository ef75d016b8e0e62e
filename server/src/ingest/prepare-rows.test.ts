import { expect, test } from 'vitest'
import { prepareRows } from './prepare-rows.ts'

/** An extract by SIDEC of a purchase from two suppliers, with amounts of their own or none. */
const purchase = (own: string[]) => ({
  id: 'pub_0123456789ABCDEF',
  tipo_ato: 'Extrato de Inexigibilidade de Licitação',
  assinatura: '',
  orgao: 'Ministério do Exemplo',
  data_publicacao: '2023-05-12',
  conteudo_completo: `EXTRATO DE INEXIGIBILIDADE DE LICITAÇÃO Nº 7/2023 - UASG 150002

Nº Processo: 23000012345202320. Objeto: Curso. Total de Itens Licitados: 2. Fundamento Legal: Art. 25º da Lei nº 8.666. Justificativa: Única. Valor Global: R$ 300,00. ${own
    .map(
      (amount, i) =>
        `CNPJ CONTRATADA : 11.222.333/000${i + 1}-${['81', '62'][i]} EMPRESA ${i}. ${amount}`,
    )
    .join('')}

(SIDEC - 11/05/2023) 150002-00001-2023NE000001`,
})

const keys = (own: string[]) =>
  prepareRows(purchase(own)).contratos.map(({ valor, valor_comum, instrumento }) => [
    valor,
    valor_comum,
    instrumento,
  ])

test('the total of two contractors without amounts is of both, and said to be one', () => {
  expect(keys(['', ''])).toEqual([
    [null, 30_000, 0],
    [null, 30_000, 0],
  ])
})

test('where contractors have amounts, these count, and not their total', () => {
  expect(keys(['Valor: R$ 100,00. ', 'Valor: R$ 200,00. '])).toEqual([
    [10_000, null, 0],
    [20_000, null, 0],
  ])
})

test.each([
  ['R$ 0,10', 10],
  ['R$ 1.150,57', 115_057],
  ['US$ 10,00', null],
])('%s is %j cents of reais', (printed, cents) => {
  const text = `EXTRATO DE CONTRATO Nº 1/2023\n\nContratada: A LTDA. Valor Total: ${printed}.`
  const [found] = prepareRows({ ...purchase([]), conteudo_completo: text }).contratos
  expect(found?.valor).toBe(cents)
})
