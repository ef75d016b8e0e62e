import { expect, test } from 'vitest'
import { prepareRows } from './prepare-rows.ts'

/** An extract by SIDEC of a purchase from two suppliers, with amounts of their own or none. */
const purchase = (own: string[]) => ({
  id: 'pub_0123456789ABCDEF',
  tipo_ato: 'Extrato de Inexigibilidade de Licitação',
  assinatura: '',
  titulo: '',
  ementa: null,
  orgao: 'Ministério do Exemplo',
  secao_base: '3',
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

/** Amounts of the rows that an extract has. */
const amounts = (text: string) =>
  prepareRows({
    ...purchase([]),
    tipo_ato: 'Extrato de Registro de Preços',
    conteudo_completo: `EXTRATO DE ATA DE REGISTRO DE PREÇOS\n\n${text}`,
  }).contratos.map(({ valor, valor_comum, instrumento }) => [valor, valor_comum, instrumento])
const [A, B, C] = [
  'ALFA LTDA, CNPJ nº 11.222.333/0001-81',
  'BETA LTDA, CNPJ nº 11.222.333/0002-62',
  'GAMA LTDA, CNPJ nº 11.222.333/0003-43',
]

test.each([
  `Espécie: Ata nº 1/2023, no valor total de R$ 300.000,00. Empresas: ${A}; ${B}; ${C}.`,
  `Espécie: Ata nº 1/2023. Valor total: R$ 300.000,00. Empresas: ${A}; ${B}; ${C}.`,
  `Espécie: Ata nº 1/2023, no valor total de R$ 300.000,00. Contratada: ${A}. Contratada: ${B}. Contratada: ${C}.`,
])('a total that is printed once, before its contractors, is one amount: %s', (text) => {
  expect(amounts(text)).toEqual([
    [null, 30_000_000, 0],
    [null, 30_000_000, 0],
    [null, 30_000_000, 0],
  ])
})

test('who has no amount of its own among others that have one does not get the total', () => {
  const text = `Espécie: Ata nº 1/2023, no valor total de R$ 300,00. Empresas: ${A}, R$ 100,00; ${B}, R$ 200,00; ${C}.`
  expect(amounts(text)).toEqual([
    [10_000, null, 0],
    [20_000, null, 0],
    [null, null, 0],
  ])
})

test("the amount in another contractor's clause is nobody else's", () => {
  const text = `Contratada: ${A}. Objeto: Luvas. Contratada: ${B}. Vigência: 12 meses, no valor total de R$ 10,00. Objeto: Botas.`
  expect(amounts(text).map(([own, common]) => [own, common])).toEqual([
    [null, null],
    [1_000, null],
  ])
})

test('a list of contractors that two instruments share counts once', () => {
  const text = `Partes: Município do Exemplo e as empresas: ${A}, R$ 100,00; ${B}, R$ 200,00. Objeto: Luvas. Vigência: 12 meses. Objeto: Botas. Vigência: 6 meses. Partes: as mesmas.`
  expect(amounts(text).map(([own]) => own)).toEqual([10_000, 20_000])
})

test('each of two instruments has the contractors of its own list', () => {
  const ofOne = (listed: string) =>
    `Partes: Município do Exemplo e as empresas: ${listed}. Objeto: Luvas. Vigência: 12 meses. `
  const text = ofOne(`${A}, R$ 1,00; ${B}, R$ 2,00`) + ofOne(`${B}, R$ 3,00; ${C}, R$ 4,00`)
  expect(amounts(text).map(([own]) => own)).toEqual([100, 200, 300, 400])
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
