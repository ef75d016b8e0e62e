import { expect, test } from 'vitest'
import { deedOf, officesIn } from './deeds.ts'

test.each([
  ['nomeacao', true, 'appointment'],
  ['nomeacoes', true, 'appointment'],
  ['exonerados', true, 'appointment'],
  ['dispensar', false, 'appointment'],
  ['dispensa', false, null],
  ['licitacao', true, 'other'],
  ['coordenador', false, null],
])('%s', (word, isOfFamily, deed) => {
  expect(deedOf(word, isOfFamily)).toBe(deed)
})

test.each([
  ['para exercer o cargo de', [20], [18], undefined, [20]],
  ['a post too far before', [20], [11], undefined, []],
  ['a post behind', [20], [21], undefined, []],
  ['one who signs, one who is appointed', [3, 20], [17], undefined, [20]],
  ['of several, those behind a post', [5, 20, 40, 60], [3, 18, 59], undefined, [5, 20, 60]],
  ['chefe de gabinete', [20, 40], [18, 38], [22], [20]],
  ['the next word stands nowhere', [20], [18], [], []],
])('offices: %s', (_, places, posts, next, offices) => {
  expect(officesIn(places, posts, next)).toEqual(offices)
})
