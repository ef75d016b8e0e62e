import { expect, test } from 'vitest'
import { createFormat } from '../../words/format.ts'
import { dates } from '../../words/pt/common.ts'
import { printAmount } from './print-amount.ts'

const format = createFormat('pt-BR', dates)

test('reais are printed as asked for, other currencies by their names', () => {
  expect(printAmount(1_500_000, 'BRL', format, format.roughMoney)).toMatch(/^R\$\s1,5\smi$/)
  expect(printAmount(1_500, 'USD', format, format.roughMoney)).toMatch(/^USD\s1\.500,00$/)
})
