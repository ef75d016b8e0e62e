import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsNear } from './words-near.ts'

const NAME = 'Portaria nº 8, de 2020'

function near(before: string, behind: string): string {
  return wordsNear(before + NAME + behind, {
    start: before.length,
    end: before.length + NAME.length,
  })
}

test('a short paragraph is told whole, without its neighbours', () => {
  expect(near('Outro.\nArt. 1º A ', ', passa a vigorar.\nMais.')).toBe(
    `Art. 1º A ${NAME}, passa a vigorar.`,
  )
})

test('what is cut begins and ends with a whole word, and says that there is more', () => {
  const words = near(`${'considerando '.repeat(30)}a `, ` ${'reconhecimento '.repeat(30)}`)
  expect(words).toMatch(/^… considerando (?:considerando )+a Portaria/)
  expect(words).toMatch(/2020 (?:reconhecimento )+…$/)
})

const word = fc.stringMatching(/^[a-zç0-9.,/]{1,24}$/)

test('every word told is one of the paragraph, in its order, and the name is among them', () => {
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (before, behind) => {
      const told = near([...before, ''].join(' '), ['', ...behind].join(' '))
      const whole = [...before, NAME, ...behind].join(' ')
      expect(told).toContain(NAME)
      const own = told.replace(/^… /, '').replace(/ …$/, '')
      expect(` ${whole} `).toContain(` ${own} `)
      expect(told.startsWith('…')).toBe(!whole.startsWith(own))
      expect(told.endsWith('…')).toBe(!whole.endsWith(own))
    }),
  )
})
