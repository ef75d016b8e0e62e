import { expect, test } from 'vitest'
import type { SearchReader } from '../../search/search-reader.ts'
import { createNearWords } from './near-words.ts'

const WORDS = ['limpeza', 'limpezas', 'limpo'].map((palavra, total) => ({ palavra, total }))

test('one look in the dictionary serves all questions for a word, until the archive changes', async () => {
  let version = '1'
  const looked: string[] = []
  const index = {
    async nearestWords(word: string, limit: number) {
      looked.push(word)
      return WORDS.slice(0, limit)
    },
  } as SearchReader
  const near = createNearWords({ version: () => version })
  expect(await near(index).nearestWords('limpesa', 1)).toEqual(WORDS.slice(0, 1))
  expect(await near(index).nearestWords('limpesa', 3)).toEqual(WORDS)
  expect(looked).toEqual(['limpesa'])
  version = '2'
  expect(await near(index).nearestWords('limpesa', 3)).toEqual(WORDS)
  expect(looked).toEqual(['limpesa', 'limpesa'])
})
