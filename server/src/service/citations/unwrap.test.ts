import { expect, test } from 'vitest'
import { unwrap } from './unwrap.ts'

const unwrapped = (pasted: string) => unwrap(pasted).text

test('a line that goes on in the next one is one line', () => {
  expect(unwrapped('Portaria\nnº 5, de 13 de\nmarço de\n2023')).toBe(
    'Portaria nº 5, de 13 de março de 2023',
  )
  expect(unwrapped('Portaria nº \r\n 5,\tde 13')).toBe('Portaria nº 5,\tde 13')
  expect(unwrapped('de\u00A013\u202Fde março')).toBe('de 13 de março')
})

test('paragraphs, sentences and items of lists begin anew', () => {
  for (const text of [
    'Portaria\n\nnº 5',
    'da Lei nº 8.112\nA Portaria',
    'é nula.\nnº 5',
    'da Lei nº 8.112\n2. A Portaria',
    'da Lei nº 8.112\n2.1 A Portaria',
    'da Lei nº 8.112\n3 - A Portaria',
    'da Lei nº 8.112,\nb) a Portaria',
  ])
    expect(unwrapped(text)).toBe(text)
})

test('a place is told in the text as it was pasted', () => {
  const pasted = 'Vista a \r\n lei, e a Portaria  \n  nº 5, de\u00A013 de\nmarço de 2023.'
  const { text, placeOf } = unwrap(pasted)
  const name = 'Portaria nº 5, de 13 de março de 2023'
  const start = text.indexOf(name)
  expect(pasted.slice(placeOf(start), placeOf(start + name.length))).toBe(
    'Portaria  \n  nº 5, de\u00A013 de\nmarço de 2023',
  )
})
