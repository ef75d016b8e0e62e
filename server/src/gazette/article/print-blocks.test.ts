import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLOCK_KINDS, STYLE_KINDS } from '../structure.ts'
import { htmlToBlocks } from './html-text.ts'
import { printBlocks } from './print-blocks.ts'

const print = (html: string) => printBlocks(htmlToBlocks(html))

/** The styles of a text: kind and words. */
function styles(html: string): [string, string][] {
  const { text, structure } = print(html)
  const points = Array.from(text)
  return structure.blocos
    .flatMap(({ estilos, linhas }) => [estilos, ...linhas.flat().map((cell) => cell.estilos)])
    .flat()
    .map(({ tipo, inicio, fim }) => [tipo, points.slice(inicio, fim).join('')])
}

describe('styles', () => {
  test.each<[html: string, expected: [string, string][]]>([
    [
      '10<sup>6</sup> CO<sub>2</sub>',
      [
        ['sobrescrito', '6'],
        ['subscrito', '2'],
      ],
    ],
    [
      '<s>vale</s> <strike>a</strike> <del>b</del>',
      [
        ['tachado', 'vale'],
        ['tachado', 'a'],
        ['tachado', 'b'],
      ],
    ],
    [
      '<strong>a <em>b</em></strong> c',
      [
        ['negrito', 'a b'],
        ['italico', 'b'],
      ],
    ],
    [
      '<s><p>a</p><p>b</p></s><p>c</p>',
      [
        ['tachado', 'a'],
        ['tachado', 'b'],
      ],
    ],
    [
      'a <b> &nbsp; x\u00a0 </b> y <u>&amp;z</u>',
      [
        ['negrito', 'x'],
        ['sublinhado', '&z'],
      ],
    ],
    ['a<br/><br/>b', [['quebra', ' ']]],
    ['<p>e<b>\u0301f</b></p>', [['negrito', 'f']]],
    [
      '<b>\u{1f600}a</b> \u{1f600}<i>b</i>',
      [
        ['negrito', '\u{1f600}a'],
        ['italico', 'b'],
      ],
    ],
    ['<table><tr><td><b>a</td><td>b</td></tr></table>c', [['negrito', 'a']]],
    ['<table><tr><td><p>a</p><p>b</p></td></tr></table>', [['quebra', ' ']]],
    [
      '<ul><li>a<li>b</li></ul>',
      [
        ['item', 'a'],
        ['item', 'b'],
      ],
    ],
    ['n<sup>o</sup> 7 § <sup></sup>1', []],
  ])('%s', (html, expected) => {
    expect(styles(html)).toEqual(expected)
  })

  test('blocks are named after what they are', () => {
    const html =
      '<p class="identifica">a</p><h2>b</h2><p>c</p><ul><li>d</li><li>e</li></ul><p/><img name="e"/><img/><table><tr><td>f</table>'
    const kinds = print(html).structure.blocos.map(({ tipo, classe }) => [tipo, classe])
    expect(kinds).toEqual([
      ['titulo', 'identifica'],
      ['titulo', null],
      ['paragrafo', null],
      ['lista', null],
      ['imagem', null],
      ['imagem', null],
      ['tabela', null],
    ])
  })

  test('an image names itself, once, in words that end where its name does', () => {
    const html = `<p>a <img src="x" name=' ]<b>"&lt;[1 '/> b</p><img name="${'n'.repeat(1e5)}"/>`
    const { text, structure } = print(html)
    expect(text).toBe(
      `a [imagem: <b>"<1, só na versão certificada] b\n\n[imagem: ${'n'.repeat(100)}, só na versão certificada]`,
    )
    expect(structure.blocos.flatMap(({ estilos }) => estilos.map(({ nome }) => nome))).toEqual([
      '<b>"<1',
      'n'.repeat(100),
    ])
  })
})

describe('tables', () => {
  const grid = (html: string) =>
    print(html).structure.blocos[0]!.linhas.map((row) =>
      row.map(({ coluna, colunas, linhas }) => [coluna, colunas, linhas]),
    )

  test('cells stand beside those that come down from earlier rows, in grid and text', () => {
    const html =
      '<table><tr/><tr><td rowspan="2">a</td><td colspan="2">b</td><td rowspan="9">c</td></tr>' +
      '<tr><td>d</td><td>e</td></tr><tr><td>f</td><td/><td>g</td></tr></table>'
    expect(grid(html)).toEqual([
      [
        [0, 1, 2],
        [1, 2, 1],
        [3, 1, 3],
      ],
      [
        [1, 1, 1],
        [2, 1, 1],
      ],
      [
        [0, 1, 1],
        [1, 1, 1],
        [2, 1, 1],
      ],
    ])
    expect(print(html).text).toBe('a\tb\t\tc\n\td\te\nf\t\tg')
  })

  test.each([
    ['of one row', ['Nome', 'Matrícula'], ['Ana', '123'], 1],
    ['in capitals', ['NOME', 'CARGO'], ['Ana', 'Diretora'], 1],
    ['none: the table goes on', ['Ana', '123'], ['Eva', '456'], 0],
    ['none: names and values', ['Titular:', 'Ana'], ['Suplente:', 'Eva'], 0],
  ])('head %s', (_, first, second, rows) => {
    const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    const html = `<table>${row(first)}${row(second)}${row(second)}</table>`
    expect(print(html).structure.blocos[0]!.cabecalho).toBe(rows)
  })

  test('a head may have a caption and groups, and be told by the source', () => {
    const groups =
      '<tr><td colspan="2">SERVIDOR</td><td>CARGO</td></tr><tr><td>Matrícula</td><td>Nome</td><td>Código</td></tr>'
    const body = '<tr><td>1</td><td>Ana</td><td>FG.1</td></tr>'
    const caption = '<tr><td colspan="3">ANEXO 1</td></tr>'
    expect(print(`<table>${groups}${body}</table>`).structure.blocos[0]!.cabecalho).toBe(2)
    expect(print(`<table>${caption}${groups}${body}</table>`).structure.blocos[0]!.cabecalho).toBe(
      3,
    )
    const told = '<table><tr><th>a</th></tr><tr><td>1</td></tr></table>'
    expect(print(told).structure.blocos[0]!.cabecalho).toBe(1)
  })
})

test('whatever the HTML, places are in the text, only known words come out, and spans stay small', () => {
  const fragment = fc.constantFrom(
    ...'<p>|</p>|<p class="identifica">|<script>|</script>|<td>|</td>|<td colspan=1000000000>|<td rowspan="99" colspan="999">|<tr>|<table>|</table>|<sup>|</sup>|<s onclick="x">|</s>|<li>|<br>|<img name="a" onerror="b">|<img src=javascript:c>|&lt;|\u0301|\u{1f600}| |a|7'.split(
      '|',
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(fragment, fc.string({ unit: 'binary' }))), (fragments) => {
      const html = fragments.join('')
      const { text, structure } = print(html)
      const length = Array.from(text).length
      const styled = structure.blocos.flatMap((block) => [block, ...block.linhas.flat()])
      for (const { inicio, fim, estilos } of styled) {
        expect(0 <= inicio && inicio <= fim && fim <= length).toBe(true)
        for (const style of estilos) {
          expect(inicio <= style.inicio && style.inicio < style.fim && style.fim <= fim).toBe(true)
          expect(STYLE_KINDS).toContain(style.tipo)
        }
      }
      for (const { tipo, classe, linhas } of structure.blocos) {
        expect(BLOCK_KINDS).toContain(tipo)
        expect(classe ?? 'none').toMatch(/^[\w-]{1,40}$/)
        for (const { coluna, colunas } of linhas.flat())
          expect(coluna + colunas).toBeLessThanOrEqual(2 * html.length + 1)
      }
      const parts = structure.blocos.map(({ inicio, fim }) =>
        Array.from(text).slice(inicio, fim).join(''),
      )
      expect(parts.join('\n\n')).toBe(text)
    }),
    { numRuns: 500 },
  )
})
