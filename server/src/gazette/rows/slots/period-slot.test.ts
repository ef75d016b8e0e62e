import { expect, test } from 'vitest'
import { durationIn } from './period-slot.ts'

const read = (text: string) => {
  const found = durationIn(text, { start: 0, end: text.length })
  return found && [found.value, text.slice(found.start, found.end)]
}

test.each([
  ['pelo prazo de doze meses', ['P12M', 'doze meses']],
  ['por mais seis meses', ['P6M', 'seis meses']],
  ['de vinte e quatro meses', ['P24M', 'vinte e quatro meses']],
  ['de cento e vinte dias', ['P120D', 'cento e vinte dias']],
  ['de 12 (doze) meses', ['P12M', '12 (doze) meses']],
  // A part of a longer number is not the number.
  ['de trinta e doze meses', null],
  ['de duzentos e noventa dias', null],
])('%s: %j', (text, term) => {
  expect(read(text)).toEqual(term)
})
