import { expect, test } from 'vitest'
import { MOST_TOKENS, evenBatch } from './index-batch.ts'

const act = (tokens: number) => {
  const none = { words: '', stems: '' }
  const corpo = { words: 'a'.repeat(tokens), stems: '' }
  const fields = { titulo: none, ementa: none, corpo, orgao: none, assinatura: none }
  return { analyzed: { fields, filters: [] } }
}
const acts = (count: number, tokens: number) => Array.from({ length: count }, () => act(tokens))

test.each([
  ['few short acts are one batch', 30, 1_000, 30],
  ['short acts are counted', 200, 1_000, 100],
  ['long acts are weighed, and split evenly', 200, MOST_TOKENS / 60, 67],
  ['a little over is taken along', 70, MOST_TOKENS / 60, 70],
])('%s', (_, count, tokens, inFirst) => {
  const batch = evenBatch(acts(count, tokens))
  expect(Math.min(batch.acts, Math.ceil(batch.tokens / tokens))).toBe(inFirst)
})
