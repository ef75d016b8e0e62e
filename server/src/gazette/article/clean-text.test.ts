import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['entities', 'A &amp; B &lt;x&gt; n&ordm; &#186; &#xBA; &ccedil;', 'A & B <x> nº º º ç'],
  ['entities escaped twice', 'a&amp;nbsp;b &amp;amp;amp;lt;', 'a b <'],
  [
    'what is no entity',
    'AT&T &inventada; &#x110000; &#xD800; R&D;',
    'AT&T &inventada; &#x110000; &#xD800; R&D;',
  ],
  ['every kind of space', ' a\u00a0\u00a0b\t\r\nc\u2003d\u3000 ', 'a b c d'],
  ['windows-1252 controls', '\u0095 item \u0096 \u0093aspas\u0094\u0085', '• item – “aspas”…'],
  ['other controls', 'a\u0000b\u0081c\u007fd', 'a b c d'],
  [
    'invisible and private characters',
    '1.566.000,6\u202c0 \ue000\ufeffco\u00adfre \uf000\uf07f\uf8ff',
    '1.566.000,60 cofre',
  ],
  [
    'characters of the Symbol font',
    'Lei n\uf0b0 8.666, idade \uf0b3 18 anos, \uf0a3 5 \uf06dm, \uf0b7 item, 3 \uf0b4 4 \uf0b1 1, \uf0e5',
    'Lei n° 8.666, idade ≥ 18 anos, ≤ 5 μm, • item, 3 × 4 ± 1, ∑',
  ],
  ['marks of lists set in Wingdings', '\uf0a7 um \uf0d8 dois \uf0fc três', '▪ um ➢ dois ✓ três'],
  ['combining accents', 'RESOLUC\u0327A\u0303O', 'RESOLUÇÃO'],
])('cleans %s', (_, raw, clean) => {
  expect(cleanText(raw)).toBe(clean)
})
