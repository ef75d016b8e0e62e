/*
 * node _push-process.ts ZIP…: imports with notices and delivers in one process, until it is killed.
 * Prints `started`, and `imported` when the import is complete.
 */
import { Worker } from 'node:worker_threads'
import { readConfig } from '../src/config.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { openArchive } from '../src/embedded/archive.ts'
import type { PushThreadTask } from './_push-thread.ts'

const config = readConfig()
const { dataDir } = config
const archive = openArchive(dataDir)
const { signal } = new AbortController()
const push = new Worker(new URL('./_push-thread.ts', import.meta.url), {
  workerData: {
    env: process.env as Record<string, string>,
    dataDir,
    time: new Float64Array(1),
  } satisfies PushThreadTask,
})
push.on('error', (error) => {
  throw error
})
process.stdout.write('started\n')
const paths = process.argv.slice(2)
await importFiles(archive, config, { paths, notify: true, signal, onProgress() {} })
process.stdout.write('imported\n')
