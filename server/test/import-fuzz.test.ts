import { join } from 'node:path'
import { test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { expectConsistent } from './_archive.ts'
import { temporaryFolder } from './_cli.ts'
import { fuzzImport } from './_fuzz.ts'

test('thousands of mutated articles and zips: each has a clear outcome, and none harms the archive', async () => {
  const folder = temporaryFolder()
  using archive = openArchive(join(folder, 'data'))
  const { db } = archive
  const round = { seed: 1, zipsOfArticles: 25, articlesEach: 100, zips: 600 }
  await fuzzImport(archive, join(folder, 'zips'), round)
  expectConsistent(db)
})
