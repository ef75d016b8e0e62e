import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { AnalyzedAct, IndexChange } from '../../server/src/search/search-index.ts'
import { type EngineName, fileBytes, openEngine } from './engines.ts'

/*
 * node bench/segment/load.ts fts5|segment TOKENS DATABASE [ACTS [BATCH]]
 *
 * Loads the acts of a file that tokens.ts wrote, BATCH acts a transaction; between the transactions the
 * segment engine takes a merge step. Reading the file is not counted.
 */
const [name, tokens, database, most = 'Infinity', batchSize = '200'] = process.argv.slice(2) as [
  EngineName,
  string,
  string,
  string?,
  string?,
]
const STEP_MS = 25
const { db, index, mergeStep } = openEngine(name, database, 'write')
const spent = { apply: 0, merge: 0, commit: 0, longest: 0, cpu: 0 }
let acts = 0
let batch: IndexChange[] = []
for await (const line of createInterface({ input: createReadStream(tokens) })) {
  const [key, act] = JSON.parse(line) as [number, AnalyzedAct]
  batch.push({ kind: 'put', key, act })
  if (batch.length === Number(batchSize)) write()
  if (acts + batch.length >= Number(most)) break
}
if (batch.length > 0) write()
const loaded = { ...spent }
while (step());
const total = spent.apply + spent.merge + spent.commit
console.log({
  acts,
  actsPerSecond: Math.round((acts / total) * 1000),
  actsPerCpuSecond: Math.round((acts / spent.cpu) * 1000),
  ms: Object.fromEntries(Object.entries(spent).map(([key, ms]) => [key, Math.round(ms)])),
  mergedAfterwardsMs: Math.round(spent.merge - loaded.merge),
  mb: Math.round(fileBytes(database) / 1e6),
})
db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
const free = Number(db.prepare('PRAGMA freelist_count').get()?.freelist_count) * 8192
console.log({
  mbAfterCheckpoint: Math.round(fileBytes(database) / 1e6),
  freeMb: Math.round(free / 1e6),
  bytesPerAct: Math.round((fileBytes(database) - free) / acts),
})
db.close()

function write(): void {
  transaction('apply', () => index.apply(batch))
  acts += batch.length
  batch = []
  step()
}

function step(): boolean {
  let isMore = false
  transaction('merge', () => {
    isMore = mergeStep(STEP_MS)
  })
  return isMore
}

function transaction(kind: 'apply' | 'merge', work: () => void): void {
  const cpu = process.cpuUsage()
  const started = performance.now()
  db.exec('BEGIN IMMEDIATE')
  work()
  const worked = performance.now()
  db.exec('COMMIT')
  const ended = performance.now()
  const { user, system } = process.cpuUsage(cpu)
  spent.cpu += (user + system) / 1000
  spent[kind] += worked - started
  spent.commit += ended - worked
  if (kind === 'merge') spent.longest = Math.max(spent.longest, ended - started)
}
