import { expect, test } from 'vitest'
import { sanctions as en } from '../../words/en/sanctions.ts'
import { sanctions as pt } from '../../words/pt/sanctions.ts'
import { printTerm } from './print-term.ts'

test.each([
  ['P2Y6M', '2 anos e 6 meses', '2 years and 6 months'],
  ['P1Y', '1 ano', '1 year'],
  ['P1M', '1 mês', '1 month'],
  ['P30D', '30 dias', '30 days'],
])('%s', (term, portuguese, english) => {
  expect([printTerm(term, pt.term), printTerm(term, en.term)]).toEqual([portuguese, english])
})
