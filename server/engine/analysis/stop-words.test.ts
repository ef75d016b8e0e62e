import { describe, expect, it } from 'vitest'
import { isStopWord } from './stop-words.ts'

describe('isStopWord', () => {
  it.each('a o e de da dos em no nas por para com que pelo ao seu este'.split(' '))(
    'skips %s',
    (word) => expect(isStopWord(word)).toBe(true),
  )

  it.each('sem nao ate mais sao me ser lei art contrato constructor'.split(' '))(
    'seeks %s',
    (word) => expect(isStopWord(word)).toBe(false),
  )
})
