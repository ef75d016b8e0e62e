/*
 * node bench/export/run.ts [--atos 500000] [--rapido] [--pasta DIR]
 *
 * Exports the whole archive over HTTP, in each format: acts per second of the service's processor time,
 * its memory, and how much searches beside an export slow down. Prints Markdown for RESULTS.md.
 */
import assert from 'node:assert/strict'
import { get } from 'node:http'
import { HIT_FIELDS } from '../../server/src/gazette/publication-detail.ts'
import { type Service, createKey, startService } from '../lib/arauto.ts'
import { archiveIn, countActs, forgetAnswers } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { type Client, createClient } from '../lib/client.ts'
import { megabytes, quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'

const TEXTS = [...HIT_FIELDS, 'conteudo_completo'].join()
const EXPORTS: [name: string, query: string][] = [
  ['JSON Lines', 'formato=jsonl'],
  ['JSON Lines with texts', `formato=jsonl&campos=${TEXTS}`],
  ['CSV', 'formato=csv'],
  ['CSV with texts', `formato=csv&campos=${TEXTS}`],
  ['Parquet', 'formato=parquet'],
  ['Parquet with texts', `formato=parquet&campos=${TEXTS}`],
]
/** Typical searches: words, a phrase, a filter, a deep page. */
const SEARCHES = [
  '/buscar?termo=contrato',
  '/buscar?termo=licita%C3%A7%C3%A3o+obra&ordem=recentes',
  '/buscar?termo=%22preg%C3%A3o+eletr%C3%B4nico%22',
  '/buscar?termo=portaria&secao=2&pagina=20',
]

await runBench({ acts: 500_000, quickActs: 5_000 }, async (bench) => {
  const { quick, cleanup } = bench
  const dataDir = await archiveIn(bench)
  const acts = countActs(dataDir)
  const key = await createKey(dataDir)
  const service = cleanup.use(await startService(dataDir))
  const client = cleanup.use(createClient(service.url, key))
  const loadBefore = load()

  const rows = [['before any', '', '', '', megabytes(service.memory().anonymous)]]
  for (const [name, query] of EXPORTS) {
    progress('Exporting', name)
    rows.push(await measureExport(service, key, { name, query, acts }))
  }
  progress('Searching', 'beside an export')
  const beside = await searchBeside(dataDir, service, client, key, quick ? 20 : 300)
  progressDone()

  const head = ['export', 'MB', 'acts / processor second', 'acts / second', 'most anonymous memory']
  console.log(
    [
      `${machine()}; load ${loadBefore} before, ${load()} after; ${acts} acts.`,
      table(head, rows),
      table(['p95 of searches, ms', 'alone', 'beside an export', 'ratio'], [beside]),
      `Most that was ever resident, mapped pages of the archive included: ${megabytes(service.memory().peak)}.`,
    ].join('\n\n'),
  )
})

interface Export {
  name: string
  query: string
  acts: number
}

/** A whole export, discarded as it arrives. */
async function measureExport(
  service: Service,
  key: string,
  { name, query, acts }: Export,
): Promise<string[]> {
  const started = performance.now()
  const cpu = service.cpuSeconds()
  let memory = 0
  const watching = setInterval(() => {
    memory = Math.max(memory, service.memory().anonymous)
  }, 50)
  const { bytes, total } = await download(service, key, query).finally(() =>
    clearInterval(watching),
  )
  assert.equal(total, acts)
  const seconds = (performance.now() - started) / 1_000
  const spent = service.cpuSeconds() - cpu
  return [name, round(bytes / 1e6), round(acts / spent), round(acts / seconds), megabytes(memory)]
}

/** @throws Error unless the whole file comes. */
function download(
  service: Service,
  key: string,
  query: string,
  isEnough = () => false,
): Promise<{ bytes: number; total: number }> {
  return new Promise((resolve, reject) => {
    const url = `${service.url}/exportar?${query}`
    const request = get(url, { headers: { 'X-API-Key': key } }, (response) => {
      assert.equal(response.statusCode, 200)
      const total = Number(response.headers['x-total'])
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (!isEnough()) return
        response.removeAllListeners('error').on('error', () => {})
        response.destroy()
        resolve({ bytes, total })
      })
      response.on('error', reject)
      response.on('end', () => resolve({ bytes, total }))
    })
    request.on('error', reject)
  })
}

/**
 * The same searches alone and beside an export, in turns, so that other load on the machine affects both.
 */
async function searchBeside(
  dataDir: string,
  service: Service,
  client: Client,
  key: string,
  rounds: number,
): Promise<string[]> {
  const alone: number[] = []
  const beside: number[] = []
  const ask = async (into: number[]) => {
    for (const path of SEARCHES) {
      forgetAnswers(dataDir)
      into.push((await client.get(path)).ms)
    }
  }
  await ask([]) // warms caches and threads
  const turns = 10
  for (let turn = 0; turn < turns; turn++) {
    for (let i = 0; i < rounds / turns; i++) await ask(alone)
    let isDone = false
    const exporting = download(service, key, `formato=jsonl&campos=${TEXTS}`, () => isDone)
    for (let i = 0; i < rounds / turns; i++) await ask(beside)
    isDone = true
    await exporting
  }
  const [first, second] = [quantile(alone, 0.95), quantile(beside, 0.95)]
  return ['', round(first), round(second), round(second / first)]
}
