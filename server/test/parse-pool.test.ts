import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { XmlEntry } from '../src/gazette/source/source.ts'
import { createParsePool } from '../src/threads/import/parse-pool.ts'
import { temporaryFolder } from './_cli.ts'

const MEGABYTE = 2 ** 20
const LIMITS = {
  maxEntryBytes: 16 * MEGABYTE,
  maxActBytes: 16 * MEGABYTE,
  maxTotalBytes: 256 * MEGABYTE,
  maxEntries: 1_000,
}

/** A file of three megabytes that is no article. */
function fileIn(folder: string): XmlEntry {
  const path = join(folder, 'a.xml')
  writeFileSync(path, ' '.repeat(3 * MEGABYTE))
  return { path, name: 'a.xml', size: 3 * MEGABYTE, zipped: null, fault: null }
}

test.each([
  { files: 4, setting: 2, threads: 1 },
  { files: 8, setting: 2, threads: 2 },
  { files: 8, setting: 1, threads: 1 },
])('$files files are read by $threads threads of $setting', async ({ files, setting, threads }) => {
  const entry = fileIn(temporaryFolder())
  let begun = 0
  const count = () => void begun++
  process.on('worker', count)
  try {
    await using pool = createParsePool(setting, LIMITS)
    const read = await Promise.all(Array.from({ length: files }, () => pool.parse([entry])))
    expect(read.map(({ rejected }) => rejected.length)).toEqual(Array(files).fill(1))
  } finally {
    process.off('worker', count)
  }
  expect(begun).toBe(threads)
})
