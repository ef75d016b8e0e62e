import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAmounts } from './amounts.ts'
import { expectLinear } from '../../../test/_linear.ts'

test.each([
  ['R$ 1.250,00; R$37500,5 e R$ 0,01', [1250, 37500.5, 0.01]],
  ['R$ 1,5 milhão e R$ 2 bilhões e R$ 30 mil', [1_500_000, 2_000_000_000, 30_000]],
  ['R$ 900.000,00.', [900_000]],
  ['R$32.659,20,00 e R$ 1,250,000.00 e R$ 0,00', []],
  ['US$ 100,00', []],
])('amounts in %s', (text, expected) => {
  expect(findAmounts(text)).toEqual(expected)
})

test.each([
  ['R$:97.000,00 e R$ R$ 231.200,00 e Valor R$: . 1.282,31', [97_000, 231_200, 1282.31]],
  ['Valor Global: R$\n\n53.593,10.', [53_593.1]],
  ['no valor de R $ 773.630,59; R $1.000,00', [773_630.59, 1000]],
  ['Valor: RS 440.151,78; na RS 122', [440_151.78]],
  ['R$ 23.059,6700 e R$ 0,0567', [23_059.67, 0.0567]],
  ['decréscimo: R$ -8.547,68', [8547.68]],
  ['VALOR EM R$\n\n14 PEITO DE FRANGO', []],
  ['R$ 159.291,000', []],
])('slips around R$: %s', (text, expected) => {
  expect(findAmounts(text)).toEqual(expected)
})

test.each([
  ['Valor Global: 26.762,57', [26_762.57]],
  ['LOTE 01, valor de 73.804,13; VALOR TOTAL:1.642.914,25;', [73_804.13, 1_642_914.25]],
  ['item 5 valor unitário 5,00, item 6 valor unitário 1,50', [5, 1.5]],
  ['débito apurado de 2.906,41', [2906.41]],
  ['pagará 2.906,41 (dois mil novecentos e seis reais)', [2906.41]],
  ['R$ Lote 01: 412.221,96 (quatrocentos e doze mil reais)', [412_221.96]],
  ['Remuneração: 40 h - Graduação: 3.412,63/Mestrado: 4.692,37 (12,00%)', [3412.63, 4692.37]],
  ['O valor total dos itens foi de: 338.405,00', [338_405]],
  ['valor estimado em 7,93% e área de valor histórico de 488,72m²', []],
  ['VALOR TOTAL DO PROJETO: USD 5.255.451,04 (cinco milhões)', []],
  ['Valor do contrato: GBP 222.091,20', []],
  ['valor dos itens 20,24 e 28,29', []],
  ['valor da nota 8,50; total de pontos: 9,75', []],
  ['Latitude 27° 38 07,67; processo 1.234,56/2023', []],
])('amounts without R$: %s', (text, expected) => {
  expect(findAmounts(text)).toEqual(expected)
})

test.each([
  [
    'a column under a head of money',
    'Nome\tProcesso\tValor R$\tVigência\nA\t1/2023\t50.000,00\t12\nB\t2/2023\t25.000,00\t6',
    [50_000, 25_000],
  ],
  ['whole reais of a budget', 'Programa\tValor\nA\t1.500.000', [1_500_000]],
  ['an abbreviated head', 'ITEM\tDIÁRIA\tV.DIÁRIA\n1\t200\t74,01', [74.01]],
  [
    'joined cells: the only amount of a row',
    'N\tMULTA (R$)\nA\tAI\t22.235.912-9\t3.245,48',
    [3245.48],
  ],
  ['another head ends it', 'N\tValor\nA\t1,50\nN\tValor\tNota\nB\t-\t7,00', [1.5]],
  ['a paragraph ends it', 'N\tValor\nA\t1,50\n\nfim\nB\t7,00', [1.5]],
  ['grades', 'Nome\tNota final\nA\t9,27\nB\t8,46', []],
  ['no head', 'A\t9,27\nB\t8,46', []],
])('amounts of tables: %s', (_, text, expected) => {
  expect(findAmounts(text)).toEqual(expected)
})

const reais = fc.integer({ min: 1, max: 99_999_999_999 }).map((cents) => cents / 100)
const printed = (amount: number) =>
  amount.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

test('an amount is read however money is printed', () => {
  const forms = fc.constantFrom<((amount: string) => string)[]>(
    (amount) => `no importe de R$ ${amount}.`,
    (amount) => `R$: ${amount};`,
    (amount) => `Valor Total: ${amount}, Vigência: 01/01/2023 a 31/12/2023`,
    (amount) => `no valor de ${amount} (por extenso)`,
    (amount) => `paga ${amount} (tantos reais e tantos centavos)`,
    (amount) => `Item\tPreço Unitário\tUnidade\n1\t${amount}\tkg`,
  )
  fc.assert(
    fc.property(reais, forms, (amount, form) => {
      expect(findAmounts(form(printed(amount)))).toEqual([amount])
    }),
  )
})

test('a number alone is no amount', () => {
  fc.assert(
    fc.property(reais, fc.constantFrom('km ', 'item ', 'nota ', ''), (number, before) => {
      expect(findAmounts(`${before}${printed(number)}.`)).toEqual([])
    }),
  )
})

test('any text is read, and amounts are above zero', () => {
  const pieces = ['R$ ', 'valor ', ': ', '1.234,56', '0,00', '\t', '\n', ' (', 'reais)', '%', '-']
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())), (parts) => {
      const found = findAmounts(parts.join(''))
      expect(found.every((amount) => amount > 0 && Number.isFinite(amount))).toBe(true)
      expect(new Set(found).size).toBe(found.length)
    }),
  )
})

test.each([
  'R$ ',
  'valor ',
  '1.',
  '1,11',
  '1,11 (',
  '\t1,11',
  'Valor\t',
  'valor: 1,11/',
  'total de ',
])('a text of nothing but %j takes linear time', (piece) => {
  expectLinear(10_000, (times) => {
    const text = piece.repeat(times)
    return () => {
      findAmounts(text)
      findAmounts(`Valor: ${text}`)
      findAmounts(`Valor\tN\n${text}`)
    }
  })
})
