/*
 * node bench/mirror/run.ts ZIP… LAST_ZIP
 *
 * Imports all zips but the last into an archive, serves it, and measures how fast `espelhar --uma-vez` fills
 * a mirror of it. Then the mirror follows, the last zip is imported, and each act's delay is measured: from
 * the commit there to the commit here. Prints Markdown for RESULTS.md.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { createKey, runArauto, startService } from '../lib/arauto.ts'
import { round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'

const COMMAND = join(import.meta.dirname, '../../server/bin/arauto.js')
const SOON_MS = 500

const zips = process.argv.slice(2)
const last = zips.pop()
if (last === undefined || zips.length === 0) throw new Error('at least two zips')
const folder = mkdtempSync(join(tmpdir(), 'arauto-bench-mirror-'))
const [origin, mirror] = [join(folder, 'origin'), join(folder, 'mirror')]
try {
  const before = load()
  const imported = await runArauto(origin, ['importar', ...zips])
  const chave = await createKey(origin)
  await using service = await startService(origin)
  const address = service.url.replace('/api/v1', '')
  const args = ['espelhar', address, '--chave', chave]
  const busyBefore = service.cpuSeconds()
  const filled = await runArauto(mirror, [...args, '--uma-vez'])
  const served = service.cpuSeconds() - busyBefore
  const acts = Number(filled.result.novas)
  const rows = [
    ['import there, acts a second', round(acts / imported.seconds)],
    ['first filling, acts a second', round(acts / filled.seconds)],
    ['processor seconds, mirror and origin', `${round(filled.cpuSeconds)}, ${round(served)}`],
    ['most memory of the mirror, MB', round(filled.anonymousBytes / 1e6)],
    ...(await delays(args, last)),
  ]
  console.log(`${acts} acts; ${machine()}; load ${before} before, ${load()} after.\n`)
  console.log(table(['what', 'figure'], rows))
} finally {
  rmSync(folder, { recursive: true })
}

/** How long after its commit at the origin each act of a zip is in the mirror, and how long until all are. */
async function delays(args: string[], zip: string): Promise<string[][]> {
  const child = spawn(process.execPath, [COMMAND, ...args, '--json'], {
    env: { ...process.env, ARAUTO_DATA_DIR: mirror },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data') // the first pass
  const begun = new Date().toISOString()
  await runArauto(origin, ['importar', zip])
  const ended = performance.now()
  while (countIn(mirror) < countIn(origin)) await pause(SOON_MS)
  const rest = (performance.now() - ended) / 1_000
  child.kill('SIGINT')
  await once(child, 'close')
  using db = new DatabaseSync(join(mirror, 'arauto.db'), { readOnly: true })
  db.exec(`ATTACH '${join(origin, 'arauto.db')}' AS origin`)
  const found = db
    .prepare(
      `SELECT (julianday(min(m.em)) - julianday(min(o.em))) * 86400 AS late
       FROM publications p
         JOIN act_changes mc ON mc.key = p.key AND mc.tipo = 'nova'
         JOIN archive_changes m ON m.seq = mc.seq
         JOIN origin.publications op ON op.id = p.id
         JOIN origin.act_changes oc ON oc.key = op.key AND oc.tipo = 'nova'
         JOIN origin.archive_changes o ON o.seq = oc.seq
       WHERE o.em >= ? GROUP BY p.id`,
    )
    .all(begun)
    .map(({ late }) => Number(late))
    .toSorted((a, b) => a - b)
  const at = (share: number) => round(found[Math.floor((found.length - 1) * share)] ?? NaN)
  return [
    [
      `delay of ${found.length} acts, s, p50 / p95 / longest`,
      `${at(0.5)} / ${at(0.95)} / ${at(1)}`,
    ],
    ['all of them here after the import there ended, s', round(rest)],
  ]
}

function countIn(dataDir: string): number {
  using db = new DatabaseSync(join(dataDir, 'arauto.db'), { readOnly: true })
  return Number(db.prepare('SELECT count(*) AS n FROM publications').get()?.n)
}
