/*
 * node bench/memory/run.ts ARCHIVE EDITION.zip…
 *
 * What a service holds before, during and after an import, for each way to set up glibc's allocator: editions come in
 * over the API of a service on a copy of the archive in the folder ARCHIVE. Prints Markdown for RESULTS.md.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databasePath } from '../../server/src/store/sqlite/database.ts'
import { type Service, createKey, startService } from '../lib/arauto.ts'
import { megabytes, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { type Api, createApi } from '../soak/api.ts'

/** Longer than the thread that merges the index waits for more. */
const AFTER_MS = 40_000
const LOOK_MS = 100

const ALLOCATORS: Record<string, Record<string, string>> = {
  'by itself': { MALLOC_ARENA_MAX: '0' }, // no limit
  'two arenas': { MALLOC_ARENA_MAX: '2' },
  'as the program sets it': {},
}

const [archive, ...zips] = process.argv.slice(2)
if (archive === undefined || zips.length === 0)
  throw new Error('node bench/memory/run.ts ARCHIVE EDITION.zip…')
const before = load()
const rows: string[][] = []
for (const [name, settings] of Object.entries(ALLOCATORS)) {
  progress(name)
  rows.push([name, ...(await measure(archive, zips, settings))])
}
progressDone()
const head = [
  'allocator',
  'anonymous, before',
  'most',
  'after',
  'resident, after',
  'log, after',
  'processor s',
]
console.log(`${machine()}; load ${before} before, ${load()} after.\n\n${table(head, rows)}`)

async function measure(
  from: string,
  editions: string[],
  settings: Record<string, string>,
): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arauto-memory-'))
  try {
    cpSync(from, dataDir, { recursive: true })
    const key = await createKey(dataDir, ['consulta', 'administracao'])
    Object.assign(process.env, settings)
    await using service = await startService(dataDir)
    const api = createApi(service.url, key)
    await pause(5_000)
    const quiet = service.memory().anonymous
    let most = 0
    for (const zip of editions) most = Math.max(most, await importOver(api, service, zip))
    await pause(AFTER_MS)
    const { anonymous, resident } = service.memory()
    const log = statSync(`${databasePath(dataDir)}-wal`).size
    return [
      ...[quiet, most, anonymous, resident, log].map(megabytes),
      service.cpuSeconds().toFixed(1),
    ]
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name]
    rmSync(dataDir, { recursive: true })
  }
}

/** Sends an edition and waits until it is in; returns the most anonymous memory meanwhile. */
async function importOver(api: Api, service: Service, zip: string): Promise<number> {
  const sent = `/operacao/envios?nome=${encodeURIComponent(basename(zip))}&notificar=true`
  let upload = (await api.ask('import', 'POST', sent, readFileSync(zip))) as Upload | null
  let most = 0
  while (upload?.estado === 'recebido') {
    most = Math.max(most, service.memory().anonymous)
    await pause(LOOK_MS)
    upload = (await api.ask('look', 'GET', `/operacao/envios/${upload.id}`)) as Upload | null
  }
  if (upload?.estado !== 'importado')
    throw new Error(`${zip}: ${JSON.stringify(upload ?? api.tally)}`)
  return most
}

interface Upload {
  id: string
  estado: string
}
