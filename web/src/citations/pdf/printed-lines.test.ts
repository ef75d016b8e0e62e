import { expect, test } from 'vitest'
import { type PrintedLine, printedLinesOf, textOfPages } from './printed-lines.ts'

const line = (text: string, base: number, right = 500): PrintedLine => ({
  text,
  left: 70,
  right,
  base,
  height: 12,
})

test('pieces of a line are one line', () => {
  const piece = (str: string, left: number, hasEOL = false) => ({
    str,
    transform: [12, 0, 0, 12, left, 700],
    width: 50,
    height: 12,
    hasEOL,
  })
  const pieces = [
    piece('Portaria n', 70),
    piece('º 5', 120, true),
    piece('', 0, true),
    piece('b', 70),
  ]
  expect(printedLinesOf(pieces)).toMatchObject([
    { text: 'Portaria nº 5', left: 70, right: 170 },
    { text: 'b', left: 70, right: 120 },
  ])
})

test('a line that reaches the margin goes on, one that does not ends', () => {
  const page = [
    line('Vista a Portaria MTE', 700),
    line('nº 674, de 17 de mar-', 684),
    line('ço de 2023, do Ministério', 668),
    line('do Trabalho.', 652, 160),
    line('2. Outro parágrafo, e o Decreto-', 620),
    line('lei nº 4.657.', 604, 200),
    line('TÍTULO', 540, 140),
  ]
  expect(textOfPages([page])).toBe(
    'Vista a Portaria MTE nº 674, de 17 de março de 2023, do Ministério do Trabalho.\n\n2. Outro parágrafo, e o Decreto-lei nº 4.657.\n\nTÍTULO',
  )
})

test('heads and feet of pages are no words of the text, and lines that begin alike are', () => {
  const page = (n: number, words: string) => [
    line('ADVOCACIA', 800, 200),
    line(`Portaria nº ${7 * n}, de 2 de maio de 2023`, 760),
    line(words, 744),
    line(`Página ${n} de 3`, 40, 160),
  ]
  expect(textOfPages([page(1, 'um'), page(2, 'dois'), page(3, 'três')])).toBe(
    [7, 14, 21]
      .map((n, i) => `Portaria nº ${n}, de 2 de maio de 2023 ${['um', 'dois', 'três'][i]}`)
      .join(' '),
  )
})

test('a text without lines is empty', () => {
  expect(textOfPages([])).toBe('')
  expect(textOfPages([[]])).toBe('')
})
