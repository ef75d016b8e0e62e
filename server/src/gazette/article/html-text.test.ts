import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { htmlToBlocks, htmlToLine } from './html-text.ts'
import { blocksToText } from './print-blocks.ts'
import { plainText } from './styled-text.ts'
import { expectLinear } from '../../../test/_linear.ts'

const text = (html: string) => blocksToText(htmlToBlocks(html))

describe('htmlToBlocks', () => {
  test('gives paragraphs with their class, without the empty ones', () => {
    const html =
      '<p class="identifica"> PORTARIA\r\n Nº 7</p><p /><p></p><p>\u00a0</p><p>Fica.</p><p class="assina">ANA</p>'
    expect(htmlToBlocks(html)).toEqual([
      { kind: 'paragraph', class: 'identifica', ...plainText('PORTARIA Nº 7') },
      { kind: 'paragraph', class: null, ...plainText('Fica.') },
      { kind: 'paragraph', class: 'assina', ...plainText('ANA') },
    ])
  })

  test('gives tables as rows of cells', () => {
    const html =
      '<table><tr /><tr><td rowspan="1" colspan="1"><p>a</p></td><td colspan="1" /><td><p>b</p><p>c</p></td></tr>' +
      '<tr><td /><td><p /></td></tr><tr><td>d</td><td><p> </p></td></tr></table>'
    expect(text(html)).toBe('a\t\tb c\nd')
  })

  test('a cell that spans columns is followed by empty ones, so that the others stand in their columns', () => {
    const html =
      '<table><tr><th>Órgão</th><th>2023</th><th>2024</th><th>Total</th></tr>' +
      '<tr><td colspan="3"><p>Saúde</p><p>e Educação</p></td><td>7</td></tr>' +
      "<tr><td colspan='2'>a</td><td colspan = 2>b</td></tr><tr><td>c</td></tr></table>"
    expect(text(html)).toBe('Órgão\t2023\t2024\tTotal\nSaúde e Educação\t\t\t7\na\t\tb\nc')
  })

  test('spans make no table larger than its HTML', () => {
    const span = fc.oneof(fc.nat(20), fc.nat(1e9), fc.constantFrom('', '-1', '1e9', '0x9', 'a'))
    const cell = span.map((columns) => `<td colspan="${columns}">x</td>`)
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const html = `<table><tr>${cells.join('')}</tr></table>`
        expect(text(html).length).toBeLessThanOrEqual(html.length + cells.length)
        expect(text(html).replaceAll('\t', '')).toBe('x'.repeat(cells.length))
      }),
    )
  })

  test.each([
    ['inline tags vanish', 'pala<strong>vra</strong> <em>a</em><u>b</u>', 'palavra ab'],
    ['p, td, tr and unknown tags separate', 'a<p>b</p>c<br/>d<div>e</div>', 'a\n\nb\n\nc d e'],
    [
      'an image leaves its name',
      '<p>a<img name="1_MPESCA_27_001" />b</p>',
      'a [imagem: 1_MPESCA_27_001, só na versão certificada] b',
    ],
    ['self-closing p does not stay open', '<p class="assina" />corpo', 'corpo'],
    ['a less-than sign is text', 'a < b <5 <- <é> 3<4', 'a < b <5 <- <é> 3<4'],
    ['attributes may hold anything quoted', '<p title="a > b" class=\'x\'>c</p>', 'c'],
    ['an unfinished tag is text', 'fim <p class="x', 'fim <p class="x'],
    ['comments and declarations vanish', 'a<!-- b -->c<!DOCTYPE html>', 'a c'],
    ['escaped markup is text', '&lt;p&gt;', '<p>'],
    ['text beside cells stays', '<table>a<tr>b<td>c</td>d</tr>e</table>f', 'a\nb\tc d e\n\nf'],
    ['a table left open ends with the text', '<table><tr><td>a', 'a'],
    ['cells without a table are text', '<td>a</td><td>b</td>', 'a\n\nb'],
    [
      'tables nest',
      '<table><tr><td>a<table><tr><td>b</td></tr></table>c</td></tr></table>d',
      'a\nb c\n\nd',
    ],
  ])('%s', (_, html, expected) => {
    expect(text(html)).toBe(expected)
  })

  test.each([
    ['Lei n\u00a0<sup>o</sup>\u00a011.340', 'Lei n º 11.340'],
    ['§ 5\u00a0<sup>o</sup>\u00a0, da 6\u00a0<sup>a</sup>\u00a0Região', '§ 5 º , da 6 ª Região'],
    ['100 m\u00a0<sup>2</sup>\u00a0(cem)', '100 m 2 (cem)'],
    ['n<sup>o.</sup> 120', 'no. 120'],
    ['do § <sup></sup>1º', 'do § 1º'],
    ['TOTAL\u00a0<sub>QUANTIDADE</sub>', 'TOTAL QUANTIDADE'],
    ['\u00a0<sup>2</sup>\u00a0Juros', '2 Juros'],
  ])('superscripts lose their tag, and ordinals are written as such: %j', (html, expected) => {
    expect(text(html)).toBe(expected)
  })

  test('accepts any string', () => {
    const markup =
      '<p> </p> <p class=" "> <td <td> </tr> <table> </table> < > <sup> </sup> o &amp; & ; nbsp " = \u00a0 <!-- <! é'
    const fragment = fc.constantFrom(' ', ...markup.split(' '))
    const soup = fc
      .array(fc.oneof(fragment, fc.string({ unit: 'binary' })))
      .map((all) => all.join(''))
    fc.assert(
      fc.property(soup, (html) => {
        for (const block of htmlToBlocks(html)) {
          const cells =
            block.kind === 'table' ? block.rows.flat().map((cell) => cell.text) : [block.text]
          expect(cells.every((cell) => cell === cell.trim())).toBe(true)
          expect(cells.some((cell) => cell !== '')).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('loses no word and glues none together', () => {
    const word = fc.stringMatching(/^[a-zç0-9]{1,8}$/)
    const separator = fc.constantFrom(
      '<p>',
      '</p>',
      '<p />',
      '<td>',
      '</td>',
      '<tr/>',
      '<table>',
      ' ',
    )
    const separators = fc
      .array(separator, { minLength: 1, maxLength: 4 })
      .map((all) => all.join(''))
    const inline = fc.constantFrom('', '<strong>', '</strong>', '<em>', '</u>', '</sub>')
    fc.assert(
      fc.property(fc.array(fc.tuple(word, inline, word, separators)), (pieces) => {
        const html = pieces.map((piece) => piece.join('')).join('')
        const words = pieces.map(([start, , end]) => start + end)
        expect(text(html).split(/\s+/).filter(Boolean)).toEqual(words)
      }),
    )
  })

  test.each<[size: number, htmlOf: (times: number) => string]>([
    [1e6, (times) => '<'.repeat(times)],
    [3e5, (times) => '<p '.repeat(times)],
    [2e5, (times) => '<a b="'.repeat(times)],
    [1e5, (times) => '<a b=\'c" '.repeat(times)],
    [5e5, (times) => '<p' + ' a'.repeat(times)],
    [1e6, (times) => '<p' + ' '.repeat(times)],
    [5e5, (times) => '<!'.repeat(times)],
    [3e5, (times) => '&' + 'amp;'.repeat(times)],
    [7e4, (times) => '<table><tr><td>'.repeat(times)],
    [2e5, (times) => '<td>a'.repeat(times)],
    [6e4, (times) => '1\u00a0<sup>o</sup>'.repeat(times)],
    [5e5, (times) => ' \u00a0'.repeat(times)],
  ])('takes linear time on a hostile megabyte', (size, htmlOf) => {
    expectLinear(size, (times) => {
      const html = htmlOf(times)
      return () => htmlToBlocks(html)
    })
  })
})

test('htmlToLine gives one clean line', () => {
  expect(htmlToLine(' PORTARIA N\u00a0<sup>o</sup>\u00a07 ')).toBe('PORTARIA N º 7')
  expect(htmlToLine('<table><tr><td>a</td><td>b</td></tr></table><p>c</p>')).toBe('a b c')
})
