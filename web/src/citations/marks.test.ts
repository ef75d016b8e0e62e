import { expect, test } from 'vitest'
import type { Citacao } from '../api/schema.ts'
import { carriedMarks, markAt, marksIn } from './marks.ts'
import { numbered } from './verdicts.ts'

function cited(inicio: number, fim: number): Citacao {
  return {
    tipo: 'ato',
    texto: '',
    inicio,
    fim,
    lida: '',
    resultado: 'existe',
    motivo: '',
    publicacoes: [],
    total: 0,
    correcoes: [],
  }
}

const whole = (text: string) => ({ text, part: { start: 0, end: text.length } })

const placesOf = (marks: { start: number; end: number }[]) => marks.map((m) => [m.start, m.end])

test('places are counted in characters, of which some are two units', () => {
  const text = '😀 Lei 1, Lei 2'
  const marks = marksIn(whole(text), numbered([cited(2, 7), cited(9, 14)]))
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['Lei 1', 'Lei 2'])
})

test('of two citations that overlap the second begins behind the first', () => {
  const text = 'Portarias 1 e 2'
  expect(
    placesOf(marksIn(whole(text), numbered([cited(0, 11), cited(0, 15), cited(3, 9)]))),
  ).toEqual([
    [0, 11],
    [11, 15],
  ])
})

test('an edit moves the marks behind it, and takes the one that it touches', () => {
  const before = 'Lei 1, Lei 2 e Lei 3.'
  const marks = marksIn(whole(before), numbered([cited(0, 5), cited(7, 12), cited(15, 20)]))
  const after = 'Lei 1, Lei 29 e Lei 3.'
  const carried = carriedMarks(marks, before, after)
  // Its number is another one now.
  expect(carried.map(({ start, end }) => after.slice(start, end))).toEqual(['Lei 1', 'Lei 3'])
  const inside = 'Lei 1, Ldei 2 e Lei 3.'
  expect(
    carriedMarks(marks, before, inside).map(({ start, end }) => inside.slice(start, end)),
  ).toEqual(['Lei 1', 'Lei 3'])
  expect(carriedMarks(marks, before, before)).toEqual(marks)
  expect(carriedMarks(marks, before, '')).toEqual([])
})

test.each([
  ['a Lei 1', 'a Lei 12', []],
  ['a Lei 1', 'a Lei 1-A', []],
  ['a Lei 1', 'a Lei 1, de', ['Lei 1']],
  ['a Lei 1', 'a contraLei 1', []],
  ['a Lei 1', 'a dita Lei 1', ['Lei 1']],
  ['a Lei 1', 'a (Lei 1', ['Lei 1']],
])('of %o, written on as %o, the marks are %o', (before, after, left) => {
  const marks = marksIn(whole(before), numbered([cited(2, 7)]))
  const carried = carriedMarks(marks, before, after)
  expect(carried.map(({ start, end }) => after.slice(start, end))).toEqual(left)
})

test('the citation at the cursor', () => {
  const marks = marksIn(whole('Lei 1, Lei 2'), numbered([cited(0, 5), cited(7, 12)]))
  expect(markAt(marks, 8)?.one.number).toBe(2)
  expect(markAt(marks, 6)).toBeUndefined()
})

test('places in a part of a text are places in the text', () => {
  const text = 'Antes. Lei 1'
  const [mark] = marksIn({ text, part: { start: 7, end: 12 } }, numbered([cited(0, 5)]))
  expect(text.slice(mark?.start, mark?.end)).toBe('Lei 1')
})
