import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlToBlocks } from './article/html-text.ts'
import { printBlocks } from './article/print-blocks.ts'
import { imageMark, imagePlaces, isImagesOnly } from './image-places.ts'

const printed = (html: string) => printBlocks(htmlToBlocks(html))

test('an image is named with its place', () => {
  const { text } = printed('<p>𝐀 b</p><img name="mapa_001" /><p>c</p>')
  const [place] = imagePlaces(text)
  expect(place).toEqual({ nome: 'mapa_001', inicio: 5, fim: 49 })
  expect(Array.from(text).slice(5, 49).join('')).toBe(imageMark('mapa_001'))
})

test('a name has single blanks, as the text around it', () => {
  const { text, structure } = printed('<img name="a &#x3347a; b"/>')
  expect(imagePlaces(text).map(({ nome }) => nome)).toEqual(['a b'])
  expect(structure.blocos[0]!.estilos[0]!.nome).toBe('a b')
})

test.each([
  ['nothing but its title', 'BALANÇO\n\n[imagem: a, só na versão certificada]', true],
  ['another paragraph', 'BALANÇO\n\nx\n\n[imagem: a, só na versão certificada]', false],
])('an act with %s beside its images', (_, conteudo_completo, expected) => {
  expect(isImagesOnly({ titulo: 'BALANÇO', conteudo_completo })).toBe(expected)
})

test('the text tells the images that its structure has, whatever they are called', () => {
  const name = fc.string({ unit: 'binary', maxLength: 12 }).map((n) => n.replaceAll(/["<>]/g, ''))
  const piece = fc.oneof(
    name.map((n) => `<img name="${n}"/>`),
    fc.constantFrom('<p>𝐀 texto', '</p>', '<table><tr><td>', '</td></tr></table>', 'x ', '<sup>'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const { text, structure } = printed(pieces.join(''))
      const styles = structure.blocos.flatMap(({ estilos, linhas }) => [
        ...estilos,
        ...linhas.flat().flatMap((cell) => cell.estilos),
      ])
      const images = styles
        .filter(({ tipo }) => tipo === 'imagem')
        .map(({ nome, inicio, fim }) => ({ nome, inicio, fim }))
      expect(imagePlaces(text)).toEqual(images)
    }),
  )
})
