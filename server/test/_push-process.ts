/*
 * node _push-process.ts ZIP…: imports with notices and delivers in one process, until it is killed. Says
 * `started`, and `imported` when the import is through. In one thread, so that it starts fast.
 */
import { readConfig } from '../src/config.ts'
import { systemClock } from '../src/lib/clock.ts'
import { openDatabase } from '../src/store/database.ts'
import { deliver } from '../src/threads/deliver.ts'
import { importFiles } from '../src/threads/import-files.ts'
import { monitorFacts } from '../src/threads/monitor-facts.ts'
import { openArchive } from '../src/embedded/archive.ts'

const config = readConfig()
const archive = openArchive(config.dataDir)
const { signal } = new AbortController()
const delivery = deliver(openDatabase(config.dataDir), config, {
  clock: systemClock,
  random: Math.random,
  onProgress() {},
})
void monitorFacts(openDatabase(config.dataDir), {
  clock: systemClock,
  signal,
  onDeliveries: delivery.look,
  onDefect(id, error) {
    throw new Error(id, { cause: error })
  },
})
process.stdout.write('started\n')
const paths = process.argv.slice(2)
await importFiles(archive, config, { paths, notify: true, signal, onProgress() {} })
process.stdout.write('imported\n')
