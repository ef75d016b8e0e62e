import { setTimeout } from 'node:timers/promises'
import { onTestFinished, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { createWriterPool } from '../src/threads/service/writer-pool.ts'
import { temporaryFolder } from './_cli.ts'

test('one thread writes from the first command to the last: starting one takes longer than a commit', async () => {
  const dataDir = temporaryFolder()
  openArchive(dataDir)[Symbol.dispose]()
  let started = 0
  const count = () => void started++
  process.on('worker', count)
  onTestFinished(() => void process.off('worker', count))

  await using writer = createWriterPool(readConfig({ ARAUTO_DATA_DIR: dataDir }))
  for (let i = 0; i < 3; i++) {
    await writer.commands.keys.recordUse([])
    await setTimeout(20) // idle, as between two requests
  }
  expect(started).toBe(1)
})
