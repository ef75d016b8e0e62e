import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'

test('only the paragraph that changed is shown, and in it the words', () => {
  const before = 'Art. 1º Fica.\n\nArt. 2º O prazo é de 30 dias.\n\nArt. 3º Vigora.'
  expect(differencesOf(before, before.replace('30', '60'))).toEqual([
    [
      { kind: 'same', text: 'Art. 2º O prazo é de ' },
      { kind: 'gone', text: '30 ' },
      { kind: 'new', text: '60 ' },
      { kind: 'same', text: 'dias.\n\n' },
    ],
  ])
})

test('appended text is new, and equal texts do not differ', () => {
  expect(differencesOf('a\n\nb', 'a\n\nb')).toEqual([])
  expect(differencesOf('a\n\n', 'a\n\nb c')).toEqual([[{ kind: 'new', text: 'b c' }]])
})

test('the stretches of each side are its changed paragraphs, whatever they are', () => {
  const texts = fc
    .array(fc.constantFrom('um dois', 'três', 'quatro cinco', ''), { maxLength: 6 })
    .map((paragraphs) => paragraphs.join('\n\n'))
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const runs = differencesOf(before, after)
      for (const [text, kept] of [
        [before, 'gone'],
        [after, 'new'],
      ] as const)
        for (const run of runs) {
          const side = run.filter(({ kind }) => kind === 'same' || kind === kept)
          expect(text).toContain(side.map((one) => one.text).join(''))
        }
      expect(runs.length === 0).toBe(before === after)
    }),
  )
})
