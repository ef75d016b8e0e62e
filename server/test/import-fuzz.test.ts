import { test } from 'vitest'
import { temporaryFolder } from './_cli.ts'
import { fuzzImport } from './_fuzz.ts'

test('thousands of mutated articles and zips: each has a clear outcome, and none harms the archive', async () => {
  const round = { seed: 1, zipsOfArticles: 25, articlesEach: 100, zips: 600 }
  await fuzzImport(temporaryFolder(), round)
})
